### The page: standing orders

web-orders = { $count ->
    [0] Standing orders
   *[other] Standing orders ({ $count })
}
web-orders-mine = My standing orders
web-orders-lead = “{ $phase }”: let this be decided for you, now and whenever it comes up.
web-orders-what = Do
web-orders-lowest = { $kind }, the least allowed
web-orders-limit = Up to
web-orders-beyond = Beyond that
web-orders-ask = ask me
web-orders-until = Until
web-orders-give = Do this for me
web-orders-remove = Remove: { $order }

## What an order says

web-orders-in = “{ $phase }”: { $done }, until { $end }.
web-orders-anywhere = Everywhere: { $done }, until { $end }.
web-orders-else = { $first }, else { $then }
web-orders-or = { $first } or { $then }
web-orders-from = from { $number }
web-orders-up-to = up to { $number }
web-orders-until-phase = “{ $phase }” begins again
web-orders-until-uses = it is done { $count ->
    [one] once
    [2] twice
   *[other] { $count } times
} more
web-orders-until-kind = somebody else does this: { $kind }
web-orders-until-below = you have less than { $number } ({ $sum })
web-orders-until-above = you have more than { $number } ({ $sum })
web-orders-until-removed = I remove it

## What is told of it

web-event-orders-given = Your standing orders have changed.
web-event-order-stopped = { $why ->
    [used-up] A standing order of yours has ended: it has been done as often as you said.
    [phase] A standing order of yours has ended: the phase that you named has begun.
    [kind] A standing order of yours has ended: somebody did what you named.
    [below] A standing order of yours has ended: you have less than you said.
    [above] A standing order of yours has ended: you have more than you said.
    [too-many] A standing order of yours was stopped: it decided very often in a row.
    [taken-back] A standing order of yours has ended: a decision of yours was taken back.
   *[other] A standing order of yours has ended.
}
