### What the server tells people

## Notices

notice-subject = { $tables ->
    [one] It is your turn at { $game }
   *[other] It is your turn at { $tables } tables
}
notice-turn = { $tables ->
    [one] It is your turn:
   *[other] It is your turn at { $tables } tables:
}
notice-table = { $game }: { $url }
notice-more = { $more ->
    [one] and one more
   *[other] and { $more } more
}
notice-settings = You are told because you asked to be. To change that: { $url }
