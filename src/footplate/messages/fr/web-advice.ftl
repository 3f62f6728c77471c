### La page : ce que disent les robots

web-event-advised = { $name } a demandé un conseil.
