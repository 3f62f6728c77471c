### Was der Server den Leuten mitteilt

## Nachrichten

notice-subject = { $tables ->
    [one] Du bist am Zug: { $game }
   *[other] Du bist an { $tables } Tischen am Zug
}
notice-turn = { $tables ->
    [one] Du bist am Zug:
   *[other] Du bist an { $tables } Tischen am Zug:
}
notice-table = { $game }: { $url }
notice-more = { $more ->
    [one] und noch einer
   *[other] und { $more } weitere
}
notice-settings = Du bekommst diese Nachricht, weil du sie bestellt hast. Hier kannst du das ändern: { $url }
