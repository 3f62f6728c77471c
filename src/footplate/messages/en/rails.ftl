### What several railway games say

## Words

seat-blue = Blue
seat-red = Red
seat-yellow = Yellow
seat-green = Green
seat-black = Black
seat-white = White
seat-orange = Orange
seat-natural = Natural
seat-brown = Brown
seat-purple = Purple

side-n = north
side-s = south

colour-blue = blue
colour-violet = violet
colour-red = red
colour-yellow = yellow
colour-green = green
colour-purple = purple
colour-grey = grey

player = { NAME($seat, of: "seat") }
cube = { $colour ->
    [blue] a blue cube
    [violet] a violet cube
    [red] a red cube
    [yellow] a yellow cube
    [purple] a purple cube
    [grey] a grey cube
   *[other] a cube
}

option-start_player = start player
option-start_player-0 = drawn

## What is counted

sum-cash = money
sum-income = income

## What can be decided

kind-start-player = draw the start player
kind-draw-cube = draw a cube
kind-draw-good = draw a good
kind-take-tile = take an action tile
kind-bid = bid
kind-pass = pass
kind-decline = decline

## Questions

ask-amount = How much?
ask-space = Which space?
ask-hex = Where?
ask-tile = Which tile?
ask-rotation = Which way does it lie?
ask-whole-rotation = Which way does it lie?
ask-colour = Which colour?
ask-good = Which good?
ask-route = Which way next?
ask-whole-route = Which route?
ask-seat = Which player?

## Phases

phase-stock-cities = stock the cities
phase-draw-start-player = draw the start player
phase-rounds = the rounds
phase-round = the round
phase-take-turn = your turn
phase-turns = the turns
phase-whole-game = the game

## What happened

then-winner = { $shared ->
    [one] { NAME($winners, of: "seat") } wins.
   *[other] { NAME($winners, of: "seat", join: " and ") } share the victory.
}

## Why not

why-can-pay = You cannot pay for this.
why-cube-is-there = There is no such cube in this city.
why-ends-in-its-colour = The route does not end in a city of the cube's colour.
why-outbids = The bid is not higher than the last one.
why-stops-at-the-first = The cube would pass a city of its colour: it stops at the first.
why-turned-no-further-than-needed = Turned less it looks the same: name the fewest turns.
