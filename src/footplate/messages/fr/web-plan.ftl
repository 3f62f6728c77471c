### La page : les plans

web-tab-plan = Plan
web-plan-about = Essayez ce que vous pourriez faire. Le hasard est inventé et les autres font le moins possible ; personne ne le voit, et la partie reste telle quelle.
web-plans = Plans
web-plan-name = { $steps ->
    [0] Plan { $number }
    [one] Plan { $number } : { $steps } pas
   *[other] Plan { $number } : { $steps } pas
}
web-plan-new = Un autre plan
web-plan-steps = Les pas du plan
web-plan-assumed = { $count ->
    [one] Supposé : une chose venue des autres ou du hasard
   *[other] Supposé : { $count } choses venues des autres et du hasard
}
web-plan-then = Et ensuite ?
web-plan-stopped-illegal = Le plan s'arrête ici : cela ne peut se faire.
web-plan-stopped-over = La partie serait finie.
web-plan-stopped-too-long = Le plan est aussi long qu'il peut l'être.
web-plan-add = Ajouter au plan
web-plan-back = Retirer le dernier pas
web-plan-drop = Abandonner ce plan
web-plan-luck = Un autre hasard
web-plan-promote = Choisir le premier pas maintenant
web-plan-shown = Plan { $number } : ce n'est pas la partie
web-plan-leave = Retour à la partie
web-key-w = vers vos plans
