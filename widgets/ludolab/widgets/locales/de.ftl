# German. Keys, placeholders and order as in en.ftl; the pupil is “du”.

## kit/bars.tsx
chart-exact = exakt
chart-exact-second = exakt, zweite Verteilung
chart-counted = gezählt (n = { $n })
chart-counted-word = gezählt
chart-your-guess = dein Tipp
chart-range = plausibel: { $low } bis { $high }
chart-about = etwa { $share }
chart-n-of-d = { $n } von { $d }
chart-of-100 = { $n } von 100
chart-impossible = unmöglich
chart-certain = sicher
chart-outcome-exactly = { $outcome }
chart-outcome-at-least = mindestens { $outcome }
chart-outcome-at-most = höchstens { $outcome }
chart-spoken-part = { $name }: { $text }
chart-spoken-bar = { $outcome }: { $text }
chart-mean = Mittelwert
chart-spread = Standardabweichung

## chart.tsx
chart-untitled = Wie wahrscheinlich ist es?
chart-reading = Welche Ergebnisse zählen
chart-reading-exactly = genau
chart-reading-at-least = mindestens
chart-reading-at-most = höchstens
chart-scale = Schreibweise der Chancen
chart-scale-fraction = Bruch
chart-scale-percent = Prozent
chart-scale-of100 = von 100
chart-plot = { $title } Balken von { $first } bis { $last }. Mit den Pfeilen links und rechts gehst du von Balken zu Balken.
chart-plot-guess = { $title } Dein Tipp für { $first } bis { $last }. Die Pfeile links und rechts wählen einen Balken, hoch und runter ändern deinen Tipp.
chart-nothing = Gerade bleibt hier nichts dem Zufall überlassen.
chart-guess-how = Was erwartest du? Zeichne es mit dem Finger oder der Maus. Mit Tasten: ← → wählen einen Balken, ↑ ↓ machen ihn höher oder niedriger.
chart-guess-sum = Deine Balken ergeben zusammen { $n }; alle Chancen zusammen ergeben 100.
chart-guess-scale = Auf 100 bringen
chart-guess-clear = Neu anfangen
chart-show = Zeigen
chart-gap = Größter Abstand bei { $outcome }: Dein Tipp ist { $guess }, richtig ist { $share }.
chart-no-gap = Dein Tipp passt: Er liegt nirgends um mehr als { $share } daneben.
chart-no-kernel = Hier antwortet niemand. Führe die Zelle noch einmal aus, dann siehst du die Antwort.
chart-law-failed = Für diese Stellung ließ sich die Wahrscheinlichkeit nicht berechnen: { $error }
chart-counting-show = Abzählen zeigen
chart-counting-hide = Abzählen verbergen
chart-counting-pick = Wähle einen Balken, dann siehst du, welche Fälle dazugehören.
chart-counting-none = Kein Fall ergibt { $outcome }.
chart-counting-sum = { $outcome }: { $n } von { $d } gleich wahrscheinlichen Fällen
chart-counting-more = { $n ->
    [one] und noch einer
   *[other] und noch { $n }
}
chart-counting-ways = { $n ->
    [one] eine Möglichkeit
   *[other] { $n } Möglichkeiten
}
chart-table-show = Als Tabelle zeigen
chart-table-hide = Tabelle verbergen
chart-table-caption = { $title } Alle Balken in Zahlen.
chart-table-outcome = Ergebnis
chart-table-chance = Wahrscheinlichkeit
chart-table-count = gezählt
chart-table-share = Anteil
chart-table-range = plausibel

## tumblin_dice.tsx
tumblin-title = Tumblin’ Dice
tumblin-overtime = Zusatzrunde
tumblin-target = Bis { $target } Punkte
tumblin-count-by = Rechnen mit
tumblin-rule-multiply = × mal
tumblin-rule-add = + plus
tumblin-show-points = Punkte
tumblin-show-law = Chancen
tumblin-show-both = × / +
tumblin-again = Neues Spiel
tumblin-won = { $n ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen
} mit { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkten
}.
tumblin-reckon-first = Erst die Antwort, dann der Sieg.
tumblin-let-roll = Rollen lassen
tumblin-flick = Schnipsen
tumblin-key-power = Kraft einstellen (0 ist 10)
tumblin-key-typed = Stufe (0 ist vor der Linie), dann die Zahl oben
tumblin-power = Kraft
tumblin-power-of = Kraft { $power } von 10
## tumblin/board.tsx
tumblin-board = Stufenbrett mit vier Stufen
tumblin-taken-away = Weggenommen
tumblin-level = Stufe { $level }
tumblin-place-short = Vor der Linie
tumblin-place-off = Über die Kante
tumblin-die-lies = Würfel { $die } von { $name }: { $face } auf Stufe { $level }
tumblin-die-away = Würfel { $die } von { $name }: weggenommen
tumblin-launcher = Würfel { $die } von { $name }. Zieh ihn zurück und lass los, oder schnipse mit der Eingabetaste mit Kraft { $power }.
tumblin-waiting = Jetzt Würfel { $die } von { $name }
tumblin-trays = Spieler
tumblin-winner = Sieg
tumblin-total = Gesamt
tumblin-dice-left = { $n ->
    [one] noch { $n } Würfel
   *[other] noch { $n } Würfel
}
## tumblin/column.tsx
tumblin-rolled = Gewürfelt um den Anfang
tumblin-no-die = Schick einen Würfel los: Hier steht dann, was er wert ist.
tumblin-last-die = Würfel { $die } von { $name }
tumblin-spot = { $face } auf Stufe { $level }
tumblin-was-off = Über die Kante: 0 Punkte.
tumblin-was-short = Nicht über die Linie: 0 Punkte.
tumblin-was-hit = Weggestoßen: 0 Punkte.
tumblin-sum-add = { $face } + { $level } = { $points }
tumblin-sum-multiply = { $face } × { $level } = { $points }
tumblin-number-line = Zahlenstrahl: { $sum }
tumblin-ten-frame = Zehnerfeld: { $face } ausgefüllt, { $level } umringt
tumblin-dots = { $level ->
    [one] { $level } Reihe
   *[other] { $level } Reihen
} mit je { $face ->
    [one] { $face } Punkt
   *[other] { $face } Punkten
}
tumblin-this-round = Diese Runde
tumblin-round-over = Runde { $round } ist zu Ende
tumblin-game-counts = das Spiel zählt { $sign }
tumblin-next-order = Nächste Runde: { $names }
tumblin-both = Dieselben Würfel nach beiden Regeln
tumblin-die = Würfel
tumblin-away-short = weggenommen
tumblin-law = Ein Würfel mit Kraft { $power }
tumblin-law-name = Wie wahrscheinlich jede Punktzahl für einen Würfel mit Kraft { $power } ist
tumblin-model = (Modell)
tumblin-model-default = Ein Modell, ausgedacht für diese Stunde.
tumblin-model-own = Mit deinen Gewichten.
tumblin-lands = Von { $all }: vor der Linie { $short } · Stufe 1: { $one } · 2: { $two } · 3: { $three } · 4: { $four } · über die Kante { $off }
tumblin-guess = Erst raten
tumblin-guess-done = Balken zeigen
## tumblin/typed.tsx
tumblin-where = Würfel { $die } von { $name }: Tippe an, wo er liegt.
tumblin-where-to = Würfel { $die } von { $name } wurde getroffen: Tippe an, wo er jetzt liegt.
tumblin-which-hit = Tippe den Würfel an, der getroffen wurde.
tumblin-which-face = Stufe { $level }: Welche Zahl liegt oben?
tumblin-entered = Würfel { $die } von { $name }: { $spot }.
tumblin-enter-throw = Eintragen
tumblin-hit-others = Anderen Würfel getroffen
tumblin-hit-to = Würfel { $die } von { $name }: { $spot }
tumblin-hit-remove = Diesen Treffer löschen
tumblin-take-back = Letztes zurücknehmen
tumblin-faces = Zahl oben
tumblin-face = Eine { $face }
tumblin-roll = Wer fängt an? Würfeln
tumblin-roll-again = Neu würfeln
tumblin-roll-why = Die höchste Zahl fängt an.
tumblin-roll-again-why = Gleiche Zahlen: noch einmal würfeln.
tumblin-rolled-what = Was hat { $name } gewürfelt?
tumblin-enter-order = Eintragen
## tumblin/ask.tsx
tumblin-ask = Wie viel ist { $face } auf Stufe { $level }?
tumblin-your-answer = Deine Antwort
tumblin-check = Prüfen
tumblin-delete = Löschen
tumblin-line-start = Zahlenstrahl von 0 bis 10; { $face } ist markiert. Hüpf von dort weiter.
tumblin-stars = { $n ->
    [one] { $n } Stern
   *[other] { $n } Sterne
}

## kit: the frame around every board
table-player = Spieler { $number }
table-transport = Vor und zurück
table-first = Zum Anfang
table-back = Einen Schritt zurück
table-forward = Einen Schritt vor
table-last = Zum letzten Schritt
table-play = Aufnahme abspielen
table-pause = Pause
table-scrub = Stelle in der Aufnahme
table-at-step = Schritt { $step } von { $steps }
table-undo = Rückgängig
table-redo = Wiederherstellen
table-round = Runde { $round }
table-round-of = Runde { $round } von { $rounds }
table-turn = { $name } ist dran.
table-chance = Die Würfel entscheiden.
table-over = Das Spiel ist zu Ende.
table-won = { $n ->
    [one] { $names } gewinnt!
   *[other] { $names } gewinnen gemeinsam!
  }
table-looking-back = Du schaust zurück; zum Weiterspielen geh zum letzten Schritt.
table-branching = Ein Zug von hier beginnt einen neuen Zweig.
table-busy = Python rechnet noch …
table-gone = Niemand antwortet: Python läuft nicht mehr. Vor- und zurückblättern geht noch. Zum Weiterspielen führe die Zelle noch einmal aus.
table-dismiss = Meldung schließen
table-close = Schließen
table-menu = Menü
table-page-game = Spiel
table-page-names = Namen
table-page-save = Speichern und laden
table-page-look = Sprache und Farben
table-page-keys = Tastenkürzel
table-side = Neben dem Brett
table-side-now = Jetzt
table-side-log = Ablauf
table-log = Spielverlauf, das Neueste unten
table-log-empty = Noch nichts.
table-notation = Notation
table-notation-hint = Zeigt die Schritte so, wie sie gespeichert werden
table-score = Punkte
table-next = dran
table-winner = gewinnt
table-seed = Startzahl dieses Spiels
table-seed-short = Startzahl { $seed }
table-seed-meaning = Gleiche Startzahl und gleiche Entscheidungen ergeben gleiche Würfe.
table-new = Neues Spiel
table-new-seed = Startzahl
table-new-seed-empty = eine neue
table-new-start = Neues Spiel beginnen
table-new-sure = Dieses Spiel wirklich aufgeben?
table-mode = Spielweise
table-mode-fair = Fair
table-mode-explore = Erkunden
table-mode-fair-meaning = Zurück geht es nur bis zum letzten Wurf: Was gefallen ist, bleibt.
table-mode-explore-meaning = Geh beliebig zurück und probiere etwas anderes aus; ein Wurf wiederholt sich.
table-save = Speichern
table-save-file = Als Datei speichern
table-record = Dieses Spiel als Text
table-copy = Kopieren
table-load = Laden
table-load-here = Füge hier den Text eines Spiels ein
table-load-text = Text laden
table-load-file = Datei wählen
table-language = Sprache
table-lang-de = Deutsch
table-lang-en = English
table-lang-fr = Français
table-lang-it = Italiano
table-lang-pt = Português
table-theme = Farben
table-theme-auto = Wie die Seite
table-theme-light = Hell
table-theme-dark = Dunkel
table-key-enter = Eingabe
table-key-home = Pos1
table-key-end = Ende
table-key-ctrl = Strg
table-key-escape = Esc
table-keys-main = Die große Schaltfläche, wenn das Brett ausgewählt ist
table-keys-step = Einen Schritt zurück oder vor
table-keys-ends = Zum Anfang, zum letzten Schritt
table-keys-play = Aufnahme abspielen, Pause
table-keys-undo = Rückgängig, wiederherstellen
table-keys-menu = Menü, diese Tasten
table-keys-save = Spiel speichern
table-keys-escape = Menü schließen; dann zurück ins Notebook
notice-too-long = Dieser Text ist zu lang für ein Spiel.
notice-seed = Eine Startzahl ist eine ganze Zahl.
notice-copied = Kopiert.
notice-not-copied = Die Seite darf nicht selbst kopieren: Der Text ist markiert, drücke Strg+C.

## table.tsx, kit/textboard.tsx
table-yes = ja
table-no = nein
table-seat = Spieler
table-by-seat = Alle im Überblick
table-roll = Würfeln
table-type = Schritt eintippen
table-play-step = Spielen
table-more = und { $n } weitere; tippe sie unten ein
game-tumblin-dice = Tumblin’ Dice
step-power = Schnipsen mit Kraft
step-land = Der Würfel liegt
step-land-short = vor der Linie
step-land-off = neben dem Brett
step-order = Wurf um den Anfang
view-round = Runde
view-rounds = Runden
view-target = Punkteziel
view-overtime = Zusatzrunde
view-scoring = Jeder Würfel zählt
view-scoring-multiply = Augenzahl × Stufe
view-scoring-add = Augenzahl + Stufe
view-order = Reihenfolge dieser Runde
view-next = Am Zug
view-power = Kraft
view-hand = Würfel in der Hand
view-dice = Würfel auf dem Brett
view-die = Würfel
view-level = Stufe
view-face = Augenzahl
view-multiply = ×
view-add = +
view-points = Diese Runde
view-points-multiply = Runde, ×
view-points-add = Runde, +
view-ranks = Noch offen in der Reihenfolge
view-totals = Gesamt

## events of Tumblin’ Dice
event-order-rolled = { $name } würfelt eine { $face }.
event-order-tied = Gleiche Zahlen: Es wird noch einmal gewürfelt.
event-order-set = Reihenfolge: { $order }.
event-power-chosen = { $name } schnipst mit Kraft { $power }.
event-landed-multiply = Würfel { $die } von { $name }: eine { $face } auf Stufe { $level }, { $face } × { $level } = { $points }.
event-landed-add = Würfel { $die } von { $name }: eine { $face } auf Stufe { $level }, { $face } + { $level } = { $points }.
event-fell-short = Würfel { $die } von { $name } bleibt vor der dunklen Linie liegen: 0 Punkte.
event-fell-off = Würfel { $die } von { $name } fällt über die Kante: 0 Punkte.
event-hit-moved-multiply = Würfel { $die } von { $owner } wird getroffen: von Stufe { $from_level } auf { $level }, jetzt { $face } × { $level } = { $points }.
event-hit-moved-add = Würfel { $die } von { $owner } wird getroffen: von Stufe { $from_level } auf { $level }, jetzt { $face } + { $level } = { $points }.
event-hit-off = Würfel { $die } von { $owner } wird vom Brett gestoßen: 0 Punkte.
event-hit-short = Würfel { $die } von { $owner } wird über die Linie zurückgestoßen: 0 Punkte.
event-hit-missed = Würfel { $die } von { $owner } bleibt, wo er ist.
event-round-points = { $name }: { $terms } = { $points }, insgesamt { $total }.
event-round-over = Runde { $round } ist zu Ende.
event-order-next = Nächste Runde: { $order }.
event-overtime = Gleichstand an der Spitze: { $seats } spielen eine Zusatzrunde.
event-won = { $n ->
    [one] { $seats } gewinnt
   *[other] { $seats } gewinnen gemeinsam
} mit { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkten
}.

## odds/tumblin_dice (why a power is where it is; numbers come formatted)
reason-best = Hier am besten. Ein Würfel bringt im Mittel { $mean } Punkte und wird in { $gone } der Fälle weggenommen.
reason-safe = Wenige werden weggenommen ({ $gone }), aber ein Würfel, der liegen bleibt, bringt im Mittel nur { $stays } Punkte.
reason-risk = Zu gewagt: { $off } der Würfel fallen über die Kante.
reason-short = Zu schwach: { $short } der Würfel kommen nicht über die Linie.
reason-hits = Der neue Würfel bringt hier nicht weniger Punkte, kann aber Würfel treffen, die schon liegen.

## figures.py and the spoken description of charts
figure-span = { $first } bis { $last }
figure-law = { $title } Exakte Wahrscheinlichkeiten für { $outcomes }. Am wahrscheinlichsten: { $modes }, jeweils { $share }.
figure-law-other = Daneben { $title }: am wahrscheinlichsten { $modes }, { $share }.
figure-moments = Mittelwert { $mean }, Standardabweichung { $spread }.
figure-counts = { $n }-mal gezählt; am häufigsten { $modes }, { $share }.
figure-guess = Darüber ist ein Tipp gezeichnet.
figure-hidden = { $title } Ergebnisse: { $outcomes }. Die Balken bleiben verdeckt, bis ein Tipp gezeichnet ist.
figure-outcome = Ergebnis
figure-chance = Wahrscheinlichkeit
figure-at-least = mindestens
figure-at-most = höchstens
figure-face = Augenzahl
figure-level = Stufe
figure-cases = Anzahl der Fälle
figure-table-multiply = Augenzahl × Stufe: { $n } Fälle, { $different } verschiedene Ergebnisse
figure-table-add = Augenzahl + Stufe: { $n } Fälle, { $different } verschiedene Ergebnisse
figure-table-modes = Am häufigsten: { $modes }, je { $n }-mal.
figure-board = Das Brett { $n ->
    [0] ohne Würfel
    [one] mit einem Würfel
   *[other] mit { $n } Würfeln
}.

## wire.py, table.py: what Python answers
notice-malformed = Diese Nachricht war nicht zu verstehen; nichts hat sich geändert.
notice-error = Hier ist etwas schiefgegangen; nichts hat sich geändert.
notice-stale = Das Spiel war schon weiter, darum zählt diese Eingabe nicht.
notice-fair-roll = Im fairen Spiel entscheiden die Würfel; beim Erkunden darfst du wählen, was sie zeigen.
notice-branch = Im fairen Spiel geht es am letzten Schritt weiter; beim Erkunden darfst du von hier aus weiterspielen.
notice-undo-stops = Was die Würfel gezeigt haben, bleibt. Beim Erkunden kannst du beliebig zurück.
notice-nothing-to-undo = Es gibt nichts rückgängig zu machen.
notice-nothing-to-redo = Es gibt nichts wiederherzustellen.
notice-variant = So ein Spiel gibt es nicht: Bitte prüfe Mitspieler, Runden, Würfel und Teams.
notice-new-game = Ein neues Spiel mit der Startzahl { $seed }.
notice-loaded = { $n ->
    [one] Das Spiel ist da, mit { $n } Schritt.
   *[other] Das Spiel ist da, mit { $n } Schritten.
  }
notice-not-asked = Gerade gibt es nichts auszurechnen.
view-score-of = { $n ->
    [one] { $name } hat { $n } Punkt.
   *[other] { $name } hat { $n } Punkte.
  }
view-go-on = Zum Weiterspielen führe die Zelle noch einmal aus.

## rules: why a step is refused
illegal-game-over = Das Spiel ist zu Ende.
illegal-not-now = Das geht jetzt gerade nicht.
illegal-step-unreadable = „{ $text }“ ist kein Schritt in diesem Spiel.
illegal-power-range = Kraft { $power } gibt es nicht: Sie geht von { $lowest } bis { $highest }.
illegal-level-range = Stufe { $level } gibt es nicht: Die Stufen gehen von { $lowest } bis { $highest }.
illegal-face-range = Kein Würfel zeigt eine { $face }: Die Zahlen gehen von { $lowest } bis { $highest }.
illegal-order-count = { $needed ->
    [one] Hier wird mit { $needed } Würfel gewürfelt, nicht mit { $dice }.
   *[other] Hier wird mit { $needed } Würfeln gewürfelt, nicht mit { $dice }.
  }
illegal-die-not-on-board = Würfel { $die } von { $owner } liegt nicht auf dem Brett und kann nicht getroffen werden.
illegal-die-hit-twice = Würfel { $die } von { $owner } ist zweimal genannt.
illegal-other-die-first = Zuerst kommt ein anderer Würfel.
illegal-hits-one-by-one = Hier werden getroffene Würfel einzeln genannt.
illegal-landing-impossible = Mit Kraft { $power } kann ein Würfel dort nicht liegen bleiben.
illegal-hit-impossible = Würfel { $die } von { $owner } kann nicht dorthin.
illegal-miss-impossible = Würfel { $die } von { $owner } wird hier immer getroffen.
illegal-position-keys = Diese Stellung hat einen Teil zu viel oder zu wenig.
illegal-position-impossible = Diese Stellung kann im Spiel nicht entstehen.

## records: why one cannot be loaded
record-not-json = Das ist kein gespeichertes Spiel: Der Text ist nicht zu lesen.
record-not-a-record = Das ist kein gespeichertes Spiel.
record-too-long = Dieser Text ist länger als jedes Spiel: höchstens { $longest } Zeichen.
record-other-version = Dieses Spiel wurde mit einer anderen Version des Programms gespeichert.
record-bad-keys = Diesem gespeicherten Spiel fehlt ein Teil, oder einer gehört nicht dazu.
record-unknown-game = Das ist ein gespeichertes Spiel, aber das Spiel ist hier nicht bekannt.
record-other-game = Das ist ein anderes Spiel; dieser Tisch hat dafür kein Brett.
record-other-rules = Dieses Spiel wurde nach anderen Regeln gespeichert, als hier gespielt wird.
record-bad-variant = Die Einstellungen dieses gespeicherten Spiels passen nicht zusammen.
record-bad-names = Ein Name für alle oder für niemanden, jeder höchstens { $longest } Zeichen in einer Zeile.
record-bad-position = In dieser Stellung kann das Spiel nicht beginnen. { $reason }
record-bad-steps = Ein Spiel hat höchstens { $most } Schritte.
record-bad-step = Schritt { $step } verstößt gegen eine Regel. { $reason }

## tumblin_dice.py: help after a wrong answer
hint-too-small = Es ist etwas mehr.
hint-too-big = Es ist etwas weniger.
hint-we-add = Hier werden Augenzahl und Stufe zusammengezählt: { $face } und noch { $level }.
hint-we-multiply = Hier wird malgenommen: { $level } mal { $face }.
hint-count-on = Fang bei { $face } an und zähle { $level } weiter.
hint-rows = { $level ->
    [one] Zähle alle Punkte: { $level } Reihe mit { $face }.
   *[other] Zähle alle Punkte: { $level } Reihen mit je { $face }.
}

## tumblin/story.ts: told while a child still reckons
event-die-covered = Würfel { $die } von { $name }: eine { $face } auf Stufe { $level }.
event-points-covered = Die Punkte von { $name } folgen, wenn die Antwort gefunden ist.
event-won-covered = Erst die Antwort, dann der Sieg.

## tumblin_figures.py
figure-powers = Punkte eines Würfels im Mittel (Modell, exakt)
figure-power = Kraft
figure-mean-multiply = × malnehmen
figure-mean-add = + zusammenzählen
figure-best-multiply = Beim Malnehmen ist Kraft { $power } am besten: { $mean } Punkte.
figure-best-add = Beim Zusammenzählen ist Kraft { $power } am besten: { $mean } Punkte.
