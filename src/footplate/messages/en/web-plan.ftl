### The page: plans

web-tab-plan = Plan
web-plan-about = Try what you might do. Luck is made up, and the others do as little as they can; nobody sees it, and the game stays as it is.
web-plans = Plans
web-plan-name = { $steps ->
    [0] Plan { $number }
    [one] Plan { $number }: 1 step
   *[other] Plan { $number }: { $steps } steps
}
web-plan-new = Another plan
web-plan-steps = The steps of the plan
web-plan-assumed = { $count ->
    [one] Assumed: 1 thing that others or luck do
   *[other] Assumed: { $count } things that others and luck do
}
web-plan-then = And then?
web-plan-stopped-illegal = The plan stops here: that cannot be done.
web-plan-stopped-over = The game would be over.
web-plan-stopped-too-long = The plan is as long as a plan can be.
web-plan-add = Add it to the plan
web-plan-back = Remove the last step
web-plan-drop = Give up this plan
web-plan-luck = Other luck
web-plan-promote = Choose the first step now
web-plan-shown = Plan { $number }: this is not the game
web-plan-leave = Back to the game
web-key-w = to your plans
