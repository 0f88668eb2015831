# English. Keys are equal in all five languages; a test compares keys and placeholders.

## kit/bars.tsx
chart-exact = exact
chart-exact-second = exact, second
chart-counted = counted (n = { $n })
chart-counted-word = counted
chart-your-guess = your guess
chart-range = plausible: { $low } to { $high }
chart-about = about { $share }
chart-n-of-d = { $n } of { $d }
chart-of-100 = { $n } of 100
chart-impossible = impossible
chart-certain = certain
chart-outcome-exactly = { $outcome }
chart-outcome-at-least = at least { $outcome }
chart-outcome-at-most = at most { $outcome }
chart-spoken-part = { $name }: { $text }
chart-spoken-bar = { $outcome }: { $text }
chart-mean = mean
chart-spread = standard deviation

## chart.tsx
chart-untitled = How likely is it?
chart-reading = Which outcomes count
chart-reading-exactly = exactly
chart-reading-at-least = at least
chart-reading-at-most = at most
chart-scale = How chances are written
chart-scale-fraction = fraction
chart-scale-percent = percent
chart-scale-of100 = of 100
chart-plot = { $title } Bars from { $first } to { $last }. The left and right arrows go from bar to bar.
chart-plot-guess = { $title } Your guess for { $first } to { $last }. The left and right arrows choose a bar, up and down raise and lower your guess.
chart-nothing = Just now there is nothing left to chance here.
chart-guess-how = What do you expect? Draw it with your finger or the mouse. By keys: ← → choose a bar, ↑ ↓ raise and lower it.
chart-guess-sum = Your bars add up to { $n }; all chances together make 100.
chart-guess-scale = Make it 100
chart-guess-clear = Start again
chart-show = Show
chart-gap = Biggest gap at { $outcome }: you guessed { $guess }, it is { $share }.
chart-no-gap = Your guess fits: nowhere is it more than { $share } off.
chart-no-kernel = Nobody answers here. Run the cell again to see the answer.
chart-law-failed = The chances of this position could not be worked out: { $error }
chart-counting-show = Show the counting
chart-counting-hide = Hide the counting
chart-counting-pick = Pick a bar to see which cases make it.
chart-counting-none = No case makes { $outcome }.
chart-counting-sum = { $outcome }: { $n } of { $d } equal cases
chart-counting-more = { $n ->
    [one] and one more
   *[other] and { $n } more
}
chart-counting-ways = { $n ->
    [one] one way
   *[other] { $n } ways
}
chart-table-show = Show as a table
chart-table-hide = Hide the table
chart-table-caption = { $title } Every bar in numbers.
chart-table-outcome = outcome
chart-table-chance = chance
chart-table-count = counted
chart-table-share = share
chart-table-range = plausible

## tumblin_dice.tsx
tumblin-title = Tumblin’ Dice
tumblin-overtime = Extra round
tumblin-target = First to { $target }
tumblin-count-by = Count by
tumblin-rule-multiply = × multiply
tumblin-rule-add = + add
tumblin-show-points = Points
tumblin-show-law = Chances
tumblin-show-both = × / +
tumblin-again = New game
tumblin-won = { $n ->
    [one] { $names } wins
   *[other] { $names } win
} with { $total ->
    [one] { $total } point
   *[other] { $total } points
}.
tumblin-reckon-first = First the answer, then the winner.
tumblin-let-roll = Let it roll
tumblin-flick = Flick
tumblin-key-power = Set the power (0 is 10)
tumblin-key-typed = Level (0 is before the line), then the number on top
tumblin-power = Power
tumblin-power-of = Power { $power } of 10
## tumblin/board.tsx
tumblin-board = Stepped board with four levels
tumblin-taken-away = Taken away
tumblin-level = Level { $level }
tumblin-place-short = Before the line
tumblin-place-off = Over the edge
tumblin-die-lies = { $name }’s die { $die }: { $face } on level { $level }
tumblin-die-away = { $name }’s die { $die }: taken away
tumblin-launcher = { $name }’s die { $die }. Draw it back and let go, or press Enter to flick with power { $power }.
tumblin-waiting = { $name }’s die { $die } is next
tumblin-trays = Players
tumblin-winner = Winner
tumblin-total = Total
tumblin-dice-left = { $n ->
    [one] { $n } die left
   *[other] { $n } dice left
}
## tumblin/column.tsx
tumblin-rolled = Rolled for the start
tumblin-no-die = Send a die down: what it is worth appears here.
tumblin-last-die = { $name }’s die { $die }
tumblin-spot = { $face } on level { $level }
tumblin-was-off = Over the edge: 0 points.
tumblin-was-short = Not past the line: 0 points.
tumblin-was-hit = Knocked away: 0 points.
tumblin-sum-add = { $face } + { $level } = { $points }
tumblin-sum-multiply = { $face } × { $level } = { $points }
tumblin-number-line = Number line: { $sum }
tumblin-ten-frame = Ten boxes: { $face } filled, { $level } ringed
tumblin-dots = { $level ->
    [one] { $level } row
   *[other] { $level } rows
} of { $face ->
    [one] { $face } dot
   *[other] { $face } dots
}
tumblin-this-round = This round
tumblin-round-over = Round { $round } is over
tumblin-game-counts = the game counts { $sign }
tumblin-next-order = Next round: { $names }
tumblin-both = The same dice by both rules
tumblin-die = Die
tumblin-away-short = taken away
tumblin-law = One die at power { $power }
tumblin-law-name = How likely each number of points is for one die at power { $power }
tumblin-model = (model)
tumblin-model-default = A model, made up for this lesson.
tumblin-model-own = With your weights.
tumblin-lands = Of { $all }: before the line { $short } · level 1: { $one } · 2: { $two } · 3: { $three } · 4: { $four } · over the edge { $off }
tumblin-guess = Guess first
tumblin-guess-done = Show the bars
## tumblin/typed.tsx
tumblin-where = { $name }’s die { $die }: tap where it lies.
tumblin-where-to = { $name }’s die { $die } was hit: tap where it lies now.
tumblin-which-hit = Tap the die that was hit.
tumblin-which-face = Level { $level }: which number is on top?
tumblin-entered = { $name }’s die { $die }: { $spot }.
tumblin-enter-throw = Write it down
tumblin-hit-others = It hit another die
tumblin-hit-to = { $name }’s die { $die }: { $spot }
tumblin-hit-remove = Take this hit back
tumblin-take-back = Take back the last one
tumblin-faces = Number on top
tumblin-face = A { $face }
tumblin-roll = Roll for who starts
tumblin-roll-again = Roll again
tumblin-roll-why = The highest goes first.
tumblin-roll-again-why = Equal dice: they roll again.
tumblin-rolled-what = What did { $name } roll?
tumblin-enter-order = Write it down
## tumblin/ask.tsx
tumblin-ask = How much is { $face } on level { $level }?
tumblin-your-answer = Your answer
tumblin-check = Check
tumblin-delete = Delete
tumblin-line-start = Number line from 0 to 10; { $face } is marked. Hop on from there.
tumblin-stars = { $n ->
    [one] { $n } star
   *[other] { $n } stars
}

## kit: the frame around every board
table-player = Player { $number }
table-transport = Back and forth
table-first = To the start
table-back = One step back
table-forward = One step forward
table-last = To the last step
table-play = Play the recording
table-pause = Pause
table-scrub = Place in the recording
table-at-step = Step { $step } of { $steps }
table-undo = Undo
table-redo = Redo
table-round = Round { $round }
table-round-of = Round { $round } of { $rounds }
table-turn = { $name } to play.
table-chance = The dice decide.
table-over = The game is over.
table-won = { $n ->
    [one] { $names } wins!
   *[other] { $names } win together!
  }
table-looking-back = You are looking back; go to the last step to play on.
table-branching = A move here starts a new branch.
table-busy = Python is still computing …
table-gone = Nobody answers: Python has stopped. You can still look back and forth. Run the cell again to play on.
table-dismiss = Close the message
table-close = Close
table-menu = Menu
table-page-game = Game
table-page-names = Names
table-page-save = Save and load
table-page-look = Language and look
table-page-keys = Keys
table-side = Beside the board
table-side-now = Now
table-side-log = Story
table-log = What happened, newest last
table-log-empty = Nothing yet.
table-notation = Notation
table-notation-hint = Shows the steps as they are saved
table-score = Score
table-next = next
table-winner = wins
table-seed = Seed of this game
table-seed-short = Seed { $seed }
table-seed-meaning = The same seed and the same choices give the same dice.
table-new = New game
table-new-seed = Seed
table-new-seed-empty = a new one
table-new-start = Start a new game
table-new-sure = Really give up this game?
table-mode = Way of playing
table-mode-fair = Fair
table-mode-explore = Explore
table-mode-fair-meaning = Undo stops at a roll: what the dice have said stays said.
table-mode-explore-meaning = Go back anywhere and try something else; a roll repeats itself.
table-save = Save
table-save-file = Save as a file
table-record = This game as text
table-copy = Copy
table-load = Load
table-load-here = Paste the text of a game here
table-load-text = Load the text
table-load-file = Choose a file
table-language = Language
table-lang-de = Deutsch
table-lang-en = English
table-lang-fr = Français
table-lang-it = Italiano
table-lang-pt = Português
table-theme = Colours
table-theme-auto = Like the page
table-theme-light = Light
table-theme-dark = Dark
table-key-enter = Enter
table-key-home = Home
table-key-end = End
table-key-ctrl = Ctrl
table-key-escape = Esc
table-keys-main = The main button, when the board has the focus
table-keys-step = One step back or forward
table-keys-ends = To the start, to the last step
table-keys-play = Play the recording, pause
table-keys-undo = Undo, redo
table-keys-menu = Menu, these keys
table-keys-save = Save the game
table-keys-escape = Close the menu; then back to the notebook
notice-too-long = That text is too long for a game.
notice-seed = A seed is a whole number.
notice-copied = Copied.
notice-not-copied = The page may not copy by itself: the text is selected, press Ctrl+C.

## table.tsx, kit/textboard.tsx
table-yes = yes
table-no = no
table-seat = Player
table-by-seat = Player by player
table-roll = Roll
table-type = Type a step
table-play-step = Play
table-more = and { $n } more; type them below
game-tumblin-dice = Tumblin’ Dice
step-power = Flick with power
step-land = The die lies
step-land-short = short of the line
step-land-off = off the board
step-order = Opening roll
view-round = Round
view-rounds = Rounds
view-target = Points to reach
view-overtime = Extra round
view-scoring = Each die counts
view-scoring-multiply = face × level
view-scoring-add = face + level
view-order = Order of this round
view-next = Next
view-power = Power
view-hand = Dice in hand
view-dice = Dice on the board
view-die = Die
view-level = Level
view-face = Face
view-multiply = ×
view-add = +
view-points = This round
view-points-multiply = Round, ×
view-points-add = Round, +
view-ranks = Still to roll for the order
view-totals = Total

## events of Tumblin’ Dice
event-order-rolled = { $name } rolls a { $face }.
event-order-tied = Equal dice: they roll again.
event-order-set = Order: { $order }.
event-power-chosen = { $name } flicks with power { $power }.
event-landed-multiply = { $name }’s die { $die }: a { $face } on level { $level }, { $face } × { $level } = { $points }.
event-landed-add = { $name }’s die { $die }: a { $face } on level { $level }, { $face } + { $level } = { $points }.
event-fell-short = { $name }’s die { $die } stops before the dark line: 0 points.
event-fell-off = { $name }’s die { $die } goes over the edge: 0 points.
event-hit-moved-multiply = { $owner }’s die { $die } is hit: from level { $from_level } to { $level }, now { $face } × { $level } = { $points }.
event-hit-moved-add = { $owner }’s die { $die } is hit: from level { $from_level } to { $level }, now { $face } + { $level } = { $points }.
event-hit-off = { $owner }’s die { $die } is knocked off the board: 0 points.
event-hit-short = { $owner }’s die { $die } is knocked back over the line: 0 points.
event-hit-missed = { $owner }’s die { $die } stays where it is.
event-round-points = { $name }: { $terms } = { $points }, { $total } in all.
event-round-over = Round { $round } is over.
event-order-next = Next round: { $order }.
event-overtime = Equal at the top: { $seats } play an extra round.
event-won = { $n ->
    [one] { $seats } wins
   *[other] { $seats } win together
} with { $total ->
    [one] { $total } point
   *[other] { $total } points
}.

## odds/tumblin_dice (why a power is where it is; numbers come formatted)
reason-best = Best here. A die makes { $mean } points on average and is taken away { $gone } of the time.
reason-safe = Few are taken away ({ $gone }), but a die that stays makes just { $stays } points on average.
reason-risk = Too risky: { $off } of the dice go over the edge.
reason-short = Too weak: { $short } of the dice do not get past the line.
reason-hits = The new die makes no fewer points here, but it may hit dice already lying there.

## figures.py and the spoken description of charts
figure-span = { $first } to { $last }
figure-law = { $title } Exact chances of { $outcomes }. Most likely: { $modes }, { $share } each time.
figure-law-other = Beside it { $title }: most likely { $modes }, { $share }.
figure-moments = Mean { $mean }, standard deviation { $spread }.
figure-counts = Counted { $n } times; most often { $modes }, { $share }.
figure-guess = A guess is drawn over it.
figure-hidden = { $title } Outcomes: { $outcomes }. The bars stay hidden until a guess has been drawn.
figure-outcome = outcome
figure-chance = chance
figure-at-least = at least
figure-at-most = at most
figure-face = face
figure-level = level
figure-cases = number of cases
figure-table-multiply = face × level: { $n } cases, { $different } different results
figure-table-add = face + level: { $n } cases, { $different } different results
figure-table-modes = Most often: { $modes }, { $n } times each.
figure-board = The board with { $n ->
    [one] one die
   *[other] { $n } dice
} on it.

## wire.py, table.py: what Python answers
notice-malformed = That message was not understood; nothing has changed.
notice-error = Something went wrong here; nothing has changed.
notice-stale = The game had already moved on, so this was left out.
notice-fair-roll = In a fair game the dice decide; in explore mode you may choose what they show.
notice-branch = In a fair game play goes on from the last step; in explore mode you may go on from here.
notice-undo-stops = What the dice have said stays said. In explore mode you may go back anywhere.
notice-nothing-to-undo = There is nothing to undo.
notice-nothing-to-redo = There is nothing to redo.
notice-variant = There is no such game: please check players, rounds, dice and teams.
notice-new-game = A new game with the seed { $seed }.
notice-loaded = { $n ->
    [one] The game is here, with { $n } step.
   *[other] The game is here, with { $n } steps.
  }
notice-not-asked = There is nothing to work out just now.
view-score-of = { $n ->
    [one] { $name } has { $n } point.
   *[other] { $name } has { $n } points.
  }
view-go-on = Run the cell again to play on.

## rules: why a step is refused
illegal-game-over = The game is over.
illegal-not-now = That cannot be done just now.
illegal-step-unreadable = “{ $text }” is not a step of this game.
illegal-power-range = There is no power { $power }: it goes from { $lowest } to { $highest }.
illegal-level-range = There is no level { $level }: levels go from { $lowest } to { $highest }.
illegal-face-range = No die shows a { $face }: faces go from { $lowest } to { $highest }.
illegal-order-count = { $needed ->
    [one] { $needed } die is rolled here, not { $dice }.
   *[other] { $needed } dice are rolled here, not { $dice }.
  }
illegal-die-not-on-board = { $owner }’s die { $die } is not on the board, so it cannot be hit.
illegal-die-hit-twice = { $owner }’s die { $die } is named twice.
illegal-other-die-first = Another die comes first.
illegal-hits-one-by-one = Here dice that are hit are told one at a time.
illegal-landing-impossible = With power { $power } a die cannot end there.
illegal-hit-impossible = { $owner }’s die { $die } cannot go there.
illegal-miss-impossible = { $owner }’s die { $die } is always hit here.
illegal-position-keys = This position has a part too many or too few.
illegal-position-impossible = This position cannot come about in the game.

## records: why one cannot be loaded
record-not-json = This is not a saved game: the text cannot be read.
record-not-a-record = This is not a saved game.
record-too-long = This text is longer than any game: at most { $longest } characters.
record-other-version = This game was saved by another version of the program.
record-bad-keys = This saved game has a part missing, or one that does not belong.
record-unknown-game = This is a saved game, but the game is not known here.
record-other-game = This saved game is of another game; this table has no board for it.
record-other-rules = This game was saved under other rules than those played here.
record-bad-variant = The options of this saved game do not fit together.
record-bad-names = A name for every player or none, each at most { $longest } characters on one line.
record-bad-position = The game cannot begin in this position. { $reason }
record-bad-steps = A game has at most { $most } steps.
record-bad-step = Step { $step } breaks a rule. { $reason }

## tumblin_dice.py: help after a wrong answer
hint-too-small = A bit more than that.
hint-too-big = A bit less than that.
hint-we-add = Here face and level are added: { $face } and { $level } more.
hint-we-multiply = Here they are multiplied: { $level } times { $face }.
hint-count-on = Start at { $face } and count on { $level }.
hint-rows = { $level ->
    [one] Count all the dots: { $level } row of { $face }.
   *[other] Count all the dots: { $level } rows of { $face }.
}

## tumblin/story.ts: told while a child still reckons
event-die-covered = { $name }’s die { $die }: a { $face } on level { $level }.
event-points-covered = { $name }’s points follow when the answer is found.
event-won-covered = First the answer, then the winner.

## tumblin_figures.py
figure-powers = Mean points of one die (model, exact)
figure-power = Power
figure-mean-multiply = × multiply
figure-mean-add = + add
figure-best-multiply = Multiplied, power { $power } is best: { $mean } points.
figure-best-add = Added, power { $power } is best: { $mean } points.
