"""The phases of Volldampf, each under the rulebook's name for it."""
