# French. Keys, placeholders and order as in en.ftl; the pupil is “tu”. No “de” before a name, which might begin with a vowel.

## kit/bars.tsx
chart-exact = exact
chart-exact-second = exact, 2e loi
chart-counted = compté (n = { $n })
chart-counted-word = compté
chart-your-guess = ta prévision
chart-range = plausible : { $low } à { $high }
chart-about = environ { $share }
chart-n-of-d = { $n } sur { $d }
chart-of-100 = { $n } sur 100
chart-impossible = impossible
chart-certain = certain
chart-outcome-exactly = { $outcome }
chart-outcome-at-least = au moins { $outcome }
chart-outcome-at-most = au plus { $outcome }
chart-spoken-part = { $name } : { $text }
chart-spoken-bar = { $outcome } : { $text }
chart-mean = moyenne
chart-spread = écart type

## chart.tsx
chart-untitled = Quelles sont les chances ?
chart-reading = Quels résultats comptent
chart-reading-exactly = exactement
chart-reading-at-least = au moins
chart-reading-at-most = au plus
chart-scale = Comment la probabilité est écrite
chart-scale-fraction = fraction
chart-scale-percent = pourcentage
chart-scale-of100 = sur 100
chart-plot = { $title } Barres de { $first } à { $last }. Les flèches gauche et droite vont d’une barre à l’autre.
chart-plot-guess = { $title } Ta prévision de { $first } à { $last }. Les flèches gauche et droite choisissent une barre, haut et bas changent ta prévision.
chart-nothing = En ce moment, rien n’est laissé au hasard ici.
chart-guess-how = À quoi t’attends-tu ? Dessine-le avec le doigt ou la souris. Au clavier : ← → choisissent une barre, ↑ ↓ la font monter ou descendre.
chart-guess-sum = Tes barres font { $n } en tout ; toutes les probabilités ensemble font 100.
chart-guess-scale = Ramener à 100
chart-guess-clear = Recommencer
chart-show = Montrer
chart-gap = Plus grand écart, résultat { $outcome } : tu as prévu { $guess }, c’est { $share }.
chart-no-gap = Bien vu : ta prévision ne s’écarte nulle part de plus de { $share }.
chart-no-kernel = Personne ne répond ici. Relance la cellule pour voir la réponse.
chart-law-failed = Les probabilités de cette position n’ont pas pu être calculées : { $error }
chart-counting-show = Voir le décompte
chart-counting-hide = Cacher le décompte
chart-counting-pick = Choisis une barre pour voir quels cas la forment.
chart-counting-none = Aucun cas ne donne { $outcome }.
chart-counting-sum = { $outcome } : { $n } sur { $d } cas équiprobables
chart-counting-more = { $n ->
    [one] et encore un
   *[other] et encore { $n }
}
chart-counting-ways = { $n ->
    [one] une façon
   *[other] { $n } façons
}
chart-table-show = Voir en tableau
chart-table-hide = Cacher le tableau
chart-table-caption = { $title } Toutes les barres en nombres.
chart-table-outcome = résultat
chart-table-chance = probabilité
chart-table-count = compté
chart-table-share = fréquence
chart-table-range = plausible

## tumblin_dice.tsx
tumblin-title = Tumblin’ Dice
tumblin-overtime = Manche supplémentaire
tumblin-target = Jusqu’à { $target }
tumblin-count-by = Compter avec
tumblin-rule-multiply = × fois
tumblin-rule-add = + plus
tumblin-show-points = Points
tumblin-show-law = Chances
tumblin-show-both = × / +
tumblin-again = Rejouer
tumblin-won = { $n ->
    [one] { $names } gagne
   *[other] { $names } gagnent
} avec { $total ->
    [one] { $total } point
   *[other] { $total } points
}.
tumblin-reckon-first = D’abord la réponse, ensuite la victoire.
tumblin-let-roll = Laisser rouler
tumblin-flick = Pichenette
tumblin-key-power = Régler la force (0 veut dire 10)
tumblin-key-typed = Niveau (0 : avant la ligne), puis le nombre du dessus
tumblin-power = Force
tumblin-power-of = Force { $power } sur 10
## tumblin/board.tsx
tumblin-board = Plateau en escalier à quatre niveaux
tumblin-taken-away = Retirés
tumblin-level = Niveau { $level }
tumblin-place-short = Avant la ligne
tumblin-place-off = Tombé du plateau
tumblin-die-lies = { $name }, dé { $die } : { $face } au niveau { $level }
tumblin-die-away = { $name }, dé { $die } : retiré
tumblin-launcher = { $name }, dé { $die }. Tire-le en arrière et lâche, ou appuie sur Entrée pour lancer avec la force { $power }.
tumblin-waiting = { $name } : au tour du dé { $die }
tumblin-trays = Joueurs
tumblin-winner = Victoire
tumblin-total = Total
tumblin-dice-left = { $n ->
    [one] encore { $n } dé
   *[other] encore { $n } dés
}
## tumblin/column.tsx
tumblin-rolled = Lancers pour commencer
tumblin-no-die = Lance un dé : ce qu’il vaut s’affichera ici.
tumblin-last-die = { $name }, dé { $die }
tumblin-spot = { $face } au niveau { $level }
tumblin-was-off = Tombé du plateau : 0 point.
tumblin-was-short = Ligne non franchie : 0 point.
tumblin-was-hit = Poussé hors du jeu : 0 point.
tumblin-sum-add = { $face } + { $level } = { $points }
tumblin-sum-multiply = { $face } × { $level } = { $points }
tumblin-number-line = Droite graduée : { $sum }
tumblin-ten-frame = Dix cases : { $face } avec un jeton plein, { $level } avec un anneau
tumblin-dots = { $level ->
    [one] { $level } rangée
   *[other] { $level } rangées
} de { $face ->
    [one] { $face } point
   *[other] { $face } points
}
tumblin-this-round = Cette manche
tumblin-round-over = La manche { $round } est finie
tumblin-game-counts = la partie compte { $sign }
tumblin-next-order = Manche suivante : { $names }
tumblin-both = Les mêmes dés avec les deux règles
tumblin-die = Dé
tumblin-away-short = retiré
tumblin-law = Un dé avec la force { $power }
tumblin-law-name = Probabilité de chaque nombre de points pour un dé lancé avec la force { $power }
tumblin-model = (modèle)
tumblin-model-default = Un modèle, imaginé pour cette leçon.
tumblin-model-own = Avec tes poids.
tumblin-lands = Sur { $all } : avant la ligne { $short } · niveau 1 : { $one } · 2 : { $two } · 3 : { $three } · 4 : { $four } · par-dessus le bord { $off }
tumblin-guess = Prévoir d’abord
tumblin-guess-done = Voir les barres
## tumblin/typed.tsx
tumblin-where = { $name }, dé { $die } : touche sa place.
tumblin-where-to = { $name }, dé { $die } heurté : touche sa nouvelle place.
tumblin-which-hit = Touche le dé qui a été heurté.
tumblin-which-face = Niveau { $level } : quel nombre est sur le dessus ?
tumblin-entered = { $name }, dé { $die } : { $spot }.
tumblin-enter-throw = Noter
tumblin-hit-others = Autre dé heurté
tumblin-hit-to = { $name }, dé { $die } : { $spot }
tumblin-hit-remove = Effacer ce choc
tumblin-take-back = Reprendre le dernier
tumblin-faces = Nombre du dessus
tumblin-face = Un { $face }
tumblin-roll = Lancer les dés : qui commence ?
tumblin-roll-again = Relancer
tumblin-roll-why = Le plus grand nombre commence.
tumblin-roll-again-why = Égalité : on relance.
tumblin-rolled-what = Qu’a obtenu { $name } ?
tumblin-enter-order = Noter
## tumblin/ask.tsx
tumblin-ask = Combien vaut { $face } au niveau { $level } ?
tumblin-your-answer = Ta réponse
tumblin-check = Vérifier
tumblin-delete = Effacer
tumblin-line-start = Droite graduée de 0 à 10 ; { $face } est marqué. Continue à sauter à partir de là.
tumblin-stars = { $n ->
    [one] { $n } étoile
   *[other] { $n } étoiles
}

## kit: the frame around every board
table-player = Joueur { $number }
table-transport = En arrière et en avant
table-first = Au début
table-back = Une étape en arrière
table-forward = Une étape en avant
table-last = À la dernière étape
table-play = Lire l’enregistrement
table-pause = Pause
table-scrub = Position dans l’enregistrement
table-at-step = Étape { $step } sur { $steps }
table-undo = Annuler
table-redo = Rétablir
table-round = Manche { $round }
table-round-of = Manche { $round } sur { $rounds }
table-turn = { $name }, à toi de jouer !
table-chance = Les dés décident.
table-over = La partie est finie.
table-won = { $n ->
    [one] { $names } gagne !
   *[other] { $names } gagnent ensemble !
  }
table-looking-back = Tu regardes en arrière ; va à la dernière étape pour continuer.
table-branching = Un coup joué ici ouvre une nouvelle branche.
table-busy = Python calcule encore…
table-gone = Personne ne répond : Python s’est arrêté. Tu peux encore revoir la partie. Relance la cellule pour continuer à jouer.
table-dismiss = Fermer le message
table-close = Fermer
table-menu = Menu
table-page-game = Partie
table-page-names = Noms
table-page-save = Enregistrer et charger
table-page-look = Langue et couleurs
table-page-keys = Raccourcis clavier
table-side = À côté du plateau
table-side-now = Maintenant
table-side-log = Récit
table-log = Déroulement, le plus récent en bas
table-log-empty = Encore rien.
table-notation = Notation
table-notation-hint = Montre les étapes comme elles sont enregistrées
table-score = Points
table-next = à jouer
table-winner = gagne
table-seed = Graine de cette partie
table-seed-short = Graine { $seed }
table-seed-meaning = La même graine et les mêmes choix donnent les mêmes dés.
table-new = Nouvelle partie
table-new-seed = Graine
table-new-seed-empty = une nouvelle
table-new-start = Commencer une partie
table-new-sure = Vraiment abandonner la partie ?
table-mode = Façon de jouer
table-mode-fair = Franc jeu
table-mode-explore = Explorer
table-mode-fair-meaning = On ne revient pas sur un lancer : ce que les dés ont dit reste dit.
table-mode-explore-meaning = Reviens où tu veux et essaie autre chose ; un lancer se répète à l’identique.
table-save = Enregistrer
table-save-file = Enregistrer dans un fichier
table-record = Cette partie en texte
table-copy = Copier
table-load = Charger
table-load-here = Colle ici le texte d’une partie
table-load-text = Charger le texte
table-load-file = Choisir un fichier
table-language = Langue
table-lang-de = Deutsch
table-lang-en = English
table-lang-fr = Français
table-lang-it = Italiano
table-lang-pt = Português
table-theme = Couleurs
table-theme-auto = Comme la page
table-theme-light = Clair
table-theme-dark = Sombre
table-key-enter = Entrée
table-key-home = Début
table-key-end = Fin
table-key-ctrl = Ctrl
table-key-escape = Échap
table-keys-main = Le bouton principal, quand le plateau est sélectionné
table-keys-step = Une étape en arrière ou en avant
table-keys-ends = Au début, à la dernière étape
table-keys-play = Lire l’enregistrement, pause
table-keys-undo = Annuler, rétablir
table-keys-menu = Menu, ces touches
table-keys-save = Enregistrer la partie
table-keys-escape = Fermer le menu ; puis retour au notebook
notice-too-long = Ce texte est trop long pour une partie.
notice-seed = Une graine est un nombre entier.
notice-copied = Copié.
notice-not-copied = La page ne peut pas copier elle-même : le texte est sélectionné, appuie sur Ctrl+C.

## table.tsx, kit/textboard.tsx
table-yes = oui
table-no = non
table-seat = Joueur
table-by-seat = Joueur par joueur
table-roll = Lancer
table-type = Écris une étape
table-play-step = Jouer
table-more = et encore { $n } ; écris-les en dessous
game-tumblin-dice = Tumblin’ Dice
step-power = Lancer avec la force
step-land = Le dé est
step-land-short = avant la ligne
step-land-off = hors du plateau
step-order = Lancer pour l’ordre
view-round = Manche
view-rounds = Manches
view-target = Points à atteindre
view-overtime = Manche supplémentaire
view-scoring = Chaque dé compte
view-scoring-multiply = face × niveau
view-scoring-add = face + niveau
view-order = Ordre de cette manche
view-next = À jouer
view-power = Force
view-hand = Dés en main
view-dice = Dés sur le plateau
view-die = Dé
view-level = Niveau
view-face = Face
view-multiply = ×
view-add = +
view-points = Cette manche
view-points-multiply = Manche, ×
view-points-add = Manche, +
view-ranks = Ordre encore à départager
view-totals = Total

## events of Tumblin’ Dice
event-order-rolled = { $name } obtient un { $face }.
event-order-tied = Égalité : on relance les dés.
event-order-set = Ordre : { $order }.
event-power-chosen = { $name } lance avec la force { $power }.
event-landed-multiply = { $name }, dé { $die } : un { $face } au niveau { $level }, { $face } × { $level } = { $points }.
event-landed-add = { $name }, dé { $die } : un { $face } au niveau { $level }, { $face } + { $level } = { $points }.
event-fell-short = { $name }, dé { $die } : arrêté avant la ligne sombre, 0 point.
event-fell-off = { $name }, dé { $die } : tombé du plateau, 0 point.
event-hit-moved-multiply = { $owner }, dé { $die } heurté : du niveau { $from_level } au { $level }, maintenant { $face } × { $level } = { $points }.
event-hit-moved-add = { $owner }, dé { $die } heurté : du niveau { $from_level } au { $level }, maintenant { $face } + { $level } = { $points }.
event-hit-off = { $owner }, dé { $die } : poussé hors du plateau, 0 point.
event-hit-short = { $owner }, dé { $die } : repoussé avant la ligne, 0 point.
event-hit-missed = { $owner }, dé { $die } : il reste où il est.
event-round-points = { $name } : { $terms } = { $points }, { $total } en tout.
event-round-over = La manche { $round } est finie.
event-order-next = Manche suivante : { $order }.
event-overtime = Égalité en tête : { $seats } jouent une manche supplémentaire.
event-won = { $n ->
    [one] { $seats } gagne
   *[other] { $seats } gagnent ensemble
} avec { $total ->
    [one] { $total } point
   *[other] { $total } points
}.

## odds/tumblin_dice (why a power is where it is; numbers come formatted)
reason-best = Le mieux ici. Un dé rapporte en moyenne { $mean } points et il est retiré dans { $gone } des cas.
reason-safe = Peu de dés sont retirés ({ $gone }), mais un dé qui reste ne rapporte en moyenne que { $stays } points.
reason-risk = Trop risqué : { $off } des dés passent par-dessus le bord.
reason-short = Trop faible : { $short } des dés ne franchissent pas la ligne.
reason-hits = Le nouveau dé ne rapporte pas moins de points ici, mais il peut heurter des dés déjà posés.

## figures.py and the spoken description of charts
figure-span = de { $first } à { $last }
figure-law = { $title } Probabilités exactes, résultats : { $outcomes }. Le plus probable : { $modes }, { $share } à chaque fois.
figure-law-other = À côté, { $title } : le plus probable { $modes }, { $share }.
figure-moments = Moyenne { $mean }, écart type { $spread }.
figure-counts = Compté { $n } fois ; le plus souvent { $modes }, { $share }.
figure-guess = Une prévision est dessinée par-dessus.
figure-hidden = { $title } Résultats : { $outcomes }. Les barres restent cachées jusqu’à ce qu’une prévision soit dessinée.
figure-outcome = résultat
figure-chance = probabilité
figure-at-least = au moins
figure-at-most = au plus
figure-face = face
figure-level = niveau
figure-cases = nombre de cas
figure-table-multiply = face × niveau : { $n } cas, { $different } résultats différents
figure-table-add = face + niveau : { $n } cas, { $different } résultats différents
figure-table-modes = Le plus souvent : { $modes }, { $n } fois chacun.
figure-board = Le plateau { $n ->
    [0] sans dé
    [one] avec un dé
   *[other] avec { $n } dés
}.

## wire.py, table.py: what Python answers
notice-malformed = Ce message n’a pas été compris ; rien n’a changé.
notice-error = Quelque chose s’est mal passé ici ; rien n’a changé.
notice-stale = La partie avait déjà avancé, cela n’a donc pas été pris en compte.
notice-fair-roll = En mode Franc jeu, les dés décident ; en mode Explorer, tu peux choisir ce qu’ils montrent.
notice-branch = En mode Franc jeu, on continue depuis la dernière étape ; en mode Explorer, tu peux repartir d’ici.
notice-undo-stops = Ce que les dés ont dit reste dit. En mode Explorer, tu peux revenir où tu veux.
notice-nothing-to-undo = Il n’y a rien à annuler.
notice-nothing-to-redo = Il n’y a rien à rétablir.
notice-variant = Cette partie n’existe pas : vérifie les joueurs, les manches, les dés et les équipes.
notice-new-game = Une nouvelle partie avec la graine { $seed }.
notice-loaded = { $n ->
    [one] La partie est là, avec { $n } étape.
   *[other] La partie est là, avec { $n } étapes.
  }
notice-not-asked = Il n’y a rien à calculer pour l’instant.
view-score-of = { $n ->
    [one] { $name } a { $n } point.
   *[other] { $name } a { $n } points.
  }
view-go-on = Relance la cellule pour continuer à jouer.

## rules: why a step is refused
illegal-game-over = La partie est finie.
illegal-not-now = Ce n’est pas possible pour l’instant.
illegal-step-unreadable = « { $text } » n’est pas une étape de ce jeu.
illegal-power-range = La force { $power } n’existe pas : elle va de { $lowest } à { $highest }.
illegal-level-range = Le niveau { $level } n’existe pas : les niveaux vont de { $lowest } à { $highest }.
illegal-face-range = Aucun dé ne montre un { $face } : les faces vont de { $lowest } à { $highest }.
illegal-order-count = { $needed ->
    [one] Ici on lance { $needed } dé, pas { $dice }.
   *[other] Ici on lance { $needed } dés, pas { $dice }.
  }
illegal-die-not-on-board = { $owner } : le dé { $die } n’est pas sur le plateau, il ne peut pas être heurté.
illegal-die-hit-twice = { $owner } : le dé { $die } est nommé deux fois.
illegal-other-die-first = Un autre dé passe d’abord.
illegal-hits-one-by-one = Ici, les dés heurtés se donnent un par un.
illegal-landing-impossible = Avec la force { $power }, un dé ne peut pas s’arrêter là.
illegal-hit-impossible = { $owner } : le dé { $die } ne peut pas aller là.
illegal-miss-impossible = { $owner } : le dé { $die } est toujours heurté ici.
illegal-position-keys = Cette position a une partie en trop ou en moins.
illegal-position-impossible = Cette position ne peut pas se produire dans le jeu.

## records: why one cannot be loaded
record-not-json = Ce n’est pas une partie enregistrée : le texte est illisible.
record-not-a-record = Ce n’est pas une partie enregistrée.
record-too-long = Ce texte est plus long que toute partie : au plus { $longest } caractères.
record-other-version = Cette partie a été enregistrée par une autre version du programme.
record-bad-keys = Il manque un élément à cette partie enregistrée, ou il y en a un de trop.
record-unknown-game = C’est une partie enregistrée, mais ce jeu n’est pas connu ici.
record-other-game = C’est une partie d’un autre jeu ; cette table n’a pas de plateau pour lui.
record-other-rules = Cette partie a été enregistrée avec d’autres règles que celles d’ici.
record-bad-variant = Les options de cette partie enregistrée ne vont pas ensemble.
record-bad-names = Un nom pour chaque joueur ou pour aucun, chacun d’au plus { $longest } caractères sur une ligne.
record-bad-position = La partie ne peut pas commencer dans cette position. { $reason }
record-bad-steps = Une partie a au plus { $most } étapes.
record-bad-step = L’étape { $step } ne respecte pas une règle. { $reason }

## tumblin_dice.py: help after a wrong answer
hint-too-small = C’est un peu plus que ça.
hint-too-big = C’est un peu moins que ça.
hint-we-add = Ici on additionne la face et le niveau : { $face } et encore { $level }.
hint-we-multiply = Ici on les multiplie : { $level } fois { $face }.
hint-count-on = Pars de { $face } et compte encore { $level }.
hint-rows = { $level ->
    [one] Compte tous les points : { $level } rangée de { $face }.
   *[other] Compte tous les points : { $level } rangées de { $face }.
}

## tumblin/story.ts: told while a child still reckons
event-die-covered = { $name }, dé { $die } : un { $face } au niveau { $level }.
event-points-covered = { $name } : les points viennent quand la réponse est trouvée.
event-won-covered = D’abord la réponse, ensuite la victoire.

## tumblin_figures.py
figure-powers = Points d’un dé en moyenne (modèle, exact)
figure-power = Force
figure-mean-multiply = × multiplier
figure-mean-add = + additionner
figure-best-multiply = Si on multiplie, la force { $power } est la meilleure : { $mean } points.
figure-best-add = Si on additionne, la force { $power } est la meilleure : { $mean } points.
