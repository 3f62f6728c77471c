"""Who plays when no person does; bots know games through the contract, but for their `values`."""
