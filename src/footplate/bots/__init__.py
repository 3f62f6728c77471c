"""Who plays when no person does; bots know games only through the contract."""
