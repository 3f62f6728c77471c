### The page: what bots tell

web-event-advised = { $name } asked for a hint.
