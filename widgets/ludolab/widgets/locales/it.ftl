# Italian. Keys, placeholders and order as in en.ftl; the pupil is “tu”.

## kit/bars.tsx
chart-exact = esatto
chart-exact-second = esatto, seconda distribuzione
chart-counted = contato (n = { $n })
chart-counted-word = contato
chart-your-guess = la tua previsione
chart-range = plausibile: da { $low } a { $high }
chart-about = circa { $share }
chart-n-of-d = { $n } su { $d }
chart-of-100 = { $n } su 100
chart-impossible = impossibile
chart-certain = certo
chart-outcome-exactly = { $outcome }
chart-outcome-at-least = almeno { $outcome }
chart-outcome-at-most = al massimo { $outcome }
chart-spoken-part = { $name }: { $text }
chart-spoken-bar = { $outcome }: { $text }
chart-mean = media
chart-spread = deviazione standard

## chart.tsx
chart-untitled = Quanto è probabile?
chart-reading = Quali risultati contano
chart-reading-exactly = esattamente
chart-reading-at-least = almeno
chart-reading-at-most = al massimo
chart-scale = Come si scrive la probabilità
chart-scale-fraction = frazione
chart-scale-percent = percentuale
chart-scale-of100 = su 100
chart-plot = { $title } Barre da { $first } a { $last }. Con le frecce a sinistra e a destra passi da una barra all’altra.
chart-plot-guess = { $title } La tua previsione da { $first } a { $last }. Le frecce a sinistra e a destra scelgono una barra, su e giù cambiano la tua previsione.
chart-nothing = Per ora qui non resta niente al caso.
chart-guess-how = Che cosa ti aspetti? Disegnalo con il dito o con il mouse. Con i tasti: ← → scelgono una barra, ↑ ↓ la alzano e la abbassano.
chart-guess-sum = Le tue barre fanno in tutto { $n }; tutte le probabilità insieme fanno 100.
chart-guess-scale = Porta a 100
chart-guess-clear = Ricomincia
chart-show = Mostra
chart-gap = Scarto più grande per { $outcome }: hai previsto { $guess }, è { $share }.
chart-no-gap = La tua previsione va bene: in nessun punto sbaglia di più di { $share }.
chart-no-kernel = Qui non risponde nessuno. Esegui di nuovo la cella per vedere la risposta.
chart-law-failed = Non è stato possibile calcolare le probabilità di questa posizione: { $error }
chart-counting-show = Mostra il conteggio
chart-counting-hide = Nascondi il conteggio
chart-counting-pick = Scegli una barra per vedere quali casi la formano.
chart-counting-none = Nessun caso dà { $outcome }.
chart-counting-sum = { $outcome }: { $n } su { $d } casi ugualmente probabili
chart-counting-more = { $n ->
    [one] e ancora uno
   *[other] e ancora { $n }
}
chart-counting-ways = { $n ->
    [one] un modo
   *[other] { $n } modi
}
chart-table-show = Mostra come tabella
chart-table-hide = Nascondi la tabella
chart-table-caption = { $title } Tutte le barre in numeri.
chart-table-outcome = risultato
chart-table-chance = probabilità
chart-table-count = contato
chart-table-share = freq. relativa
chart-table-range = plausibile

## tumblin_dice.tsx
tumblin-title = Tumblin’ Dice
tumblin-overtime = Giro supplementare
tumblin-target = Fino a { $target }
tumblin-count-by = Contare con
tumblin-rule-multiply = × per
tumblin-rule-add = + più
tumblin-show-points = Punti
tumblin-show-law = Probabilità
tumblin-show-both = × / +
tumblin-again = Nuova partita
tumblin-won = { $n ->
    [one] { $names } vince
   *[other] { $names } vincono
} con { $total ->
    [one] { $total } punto
   *[other] { $total } punti
}.
tumblin-reckon-first = Prima la risposta, poi la vittoria.
tumblin-let-roll = Lascia rotolare
tumblin-flick = Colpetto
tumblin-key-power = Regola la forza (0 vuol dire 10)
tumblin-key-typed = Livello (0 è prima della linea), poi il numero in alto
tumblin-power = Forza
tumblin-power-of = Forza { $power } su 10
## tumblin/board.tsx
tumblin-board = Tabellone a gradini con quattro livelli
tumblin-taken-away = Tolti
tumblin-level = Livello { $level }
tumblin-place-short = Prima della linea
tumblin-place-off = Caduto dal tabellone
tumblin-die-lies = Dado { $die } di { $name }: { $face } al livello { $level }
tumblin-die-away = Dado { $die } di { $name }: tolto
tumblin-launcher = Dado { $die } di { $name }. Tiralo indietro e lascialo andare, oppure premi Invio per lanciare con forza { $power }.
tumblin-waiting = Ora tocca al dado { $die } di { $name }
tumblin-trays = Giocatori
tumblin-winner = Vittoria
tumblin-total = Totale
tumblin-dice-left = { $n ->
    [one] ancora { $n } dado
   *[other] ancora { $n } dadi
}
## tumblin/column.tsx
tumblin-rolled = Lanci per l’inizio
tumblin-no-die = Lancia un dado: qui vedrai quanto vale.
tumblin-last-die = Dado { $die } di { $name }
tumblin-spot = { $face } al livello { $level }
tumblin-was-off = Caduto dal tabellone: 0 punti.
tumblin-was-short = Non ha passato la linea: 0 punti.
tumblin-was-hit = Spinto via: 0 punti.
tumblin-sum-add = { $face } + { $level } = { $points }
tumblin-sum-multiply = { $face } × { $level } = { $points }
tumblin-number-line = Linea dei numeri: { $sum }
tumblin-ten-frame = Dieci caselle: { $face } con un gettone pieno, { $level } con un anello
tumblin-dots = { $level ->
    [one] { $level } fila
   *[other] { $level } file
} da { $face ->
    [one] { $face } punto
   *[other] { $face } punti
}
tumblin-this-round = Questo giro
tumblin-round-over = Il giro { $round } è finito
tumblin-game-counts = la partita conta { $sign }
tumblin-next-order = Prossimo giro: { $names }
tumblin-both = Gli stessi dadi con tutte e due le regole
tumblin-die = Dado
tumblin-away-short = tolto
tumblin-law = Un dado con forza { $power }
tumblin-law-name = Quanto è probabile ogni punteggio per un dado con forza { $power }
tumblin-model = (modello)
tumblin-model-default = Un modello, ideato per questa lezione.
tumblin-model-own = Con i tuoi pesi.
tumblin-lands = Su { $all }: prima della linea { $short } · livello 1: { $one } · 2: { $two } · 3: { $three } · 4: { $four } · oltre il bordo { $off }
tumblin-guess = Prima prevedi
tumblin-guess-done = Mostra le barre
## tumblin/typed.tsx
tumblin-where = Dado { $die } di { $name }: tocca dov’è.
tumblin-where-to = Dado { $die } di { $name } colpito: tocca dov’è adesso.
tumblin-which-hit = Tocca il dado che è stato colpito.
tumblin-which-face = Livello { $level }: quale numero sta sopra?
tumblin-entered = Dado { $die } di { $name }: { $spot }.
tumblin-enter-throw = Segna
tumblin-hit-others = Altro dado colpito
tumblin-hit-to = Dado { $die } di { $name }: { $spot }
tumblin-hit-remove = Togli questo colpo
tumblin-take-back = Annulla l’ultimo
tumblin-faces = Numero in alto
tumblin-face = Un { $face }
tumblin-roll = Lancia i dadi: chi inizia?
tumblin-roll-again = Rilancia
tumblin-roll-why = Comincia il numero più alto.
tumblin-roll-again-why = Dadi uguali: si lancia di nuovo.
tumblin-rolled-what = Che cosa ha fatto { $name }?
tumblin-enter-order = Segna
## tumblin/ask.tsx
tumblin-ask = Quanto vale { $face } al livello { $level }?
tumblin-your-answer = La tua risposta
tumblin-check = Verifica
tumblin-delete = Cancella
tumblin-line-start = Linea dei numeri da 0 a 10; { $face } è segnato. Salta avanti da lì.
tumblin-stars = { $n ->
    [one] { $n } stella
   *[other] { $n } stelle
}

## kit: the frame around every board
table-player = Giocatore { $number }
table-transport = Avanti e indietro
table-first = All’inizio
table-back = Un passo indietro
table-forward = Un passo avanti
table-last = All’ultimo passo
table-play = Riproduci la partita
table-pause = Pausa
table-scrub = Punto della registrazione
table-at-step = Passo { $step } di { $steps }
table-undo = Annulla
table-redo = Ripristina
table-round = Giro { $round }
table-round-of = Giro { $round } di { $rounds }
table-turn = Tocca a { $name }.
table-chance = Decidono i dadi.
table-over = La partita è finita.
table-won = { $n ->
    [one] { $names } vince!
   *[other] { $names } vincono insieme!
  }
table-looking-back = Stai guardando indietro; per giocare vai all’ultimo passo.
table-branching = Una mossa da qui apre un nuovo ramo.
table-busy = Python sta ancora calcolando…
table-gone = Non risponde nessuno: Python si è fermato. Puoi ancora andare avanti e indietro. Per giocare esegui di nuovo la cella.
table-dismiss = Chiudi il messaggio
table-close = Chiudi
table-menu = Menù
table-page-game = Partita
table-page-names = Nomi
table-page-save = Salva e carica
table-page-look = Lingua e colori
table-page-keys = Scorciatoie da tastiera
table-side = Accanto al tabellone
table-side-now = Adesso
table-side-log = Storia
table-log = Cronaca della partita, l’ultima cosa in basso
table-log-empty = Ancora niente.
table-notation = Notazione
table-notation-hint = Mostra i passi così come vengono salvati
table-score = Punti
table-next = gioca
table-winner = vince
table-seed = Seme di questa partita
table-seed-short = Seme { $seed }
table-seed-meaning = Lo stesso seme e le stesse scelte danno gli stessi dadi.
table-new = Nuova partita
table-new-seed = Seme
table-new-seed-empty = uno nuovo
table-new-start = Inizia una partita
table-new-sure = Vuoi davvero lasciare la partita?
table-mode = Modo di giocare
table-mode-fair = Leale
table-mode-explore = Esplora
table-mode-fair-meaning = Non si torna dietro a un lancio: ciò che i dadi hanno detto resta.
table-mode-explore-meaning = Torna dove vuoi e prova qualcos’altro; un lancio si ripete uguale.
table-save = Salva
table-save-file = Salva in un file
table-record = Questa partita come testo
table-copy = Copia
table-load = Carica
table-load-here = Incolla qui il testo di una partita
table-load-text = Carica il testo
table-load-file = Scegli un file
table-language = Lingua
table-lang-de = Deutsch
table-lang-en = English
table-lang-fr = Français
table-lang-it = Italiano
table-lang-pt = Português
table-theme = Colori
table-theme-auto = Come la pagina
table-theme-light = Chiaro
table-theme-dark = Scuro
table-key-enter = Invio
table-key-home = Inizio
table-key-end = Fine
table-key-ctrl = Ctrl
table-key-escape = Esc
table-keys-main = Il pulsante principale, quando il tabellone è selezionato
table-keys-step = Un passo indietro o avanti
table-keys-ends = All’inizio, all’ultimo passo
table-keys-play = Riproduci la partita, pausa
table-keys-undo = Annulla, ripristina
table-keys-menu = Menù, questi tasti
table-keys-save = Salva la partita
table-keys-escape = Chiudi il menù; poi torna al notebook
notice-too-long = Questo testo è troppo lungo per una partita.
notice-seed = Un seme è un numero intero.
notice-copied = Copiato.
notice-not-copied = La pagina non può copiare da sola: il testo è selezionato, premi Ctrl+C.

## table.tsx, kit/textboard.tsx
table-yes = sì
table-no = no
table-seat = Giocatore
table-by-seat = Giocatore per giocatore
table-roll = Lancia
table-type = Scrivi un passo
table-play-step = Gioca
table-more = e ancora { $n }; scrivili qui sotto
game-tumblin-dice = Tumblin’ Dice
step-power = Lancia con forza
step-land = Il dado si trova
step-land-short = prima della linea
step-land-off = fuori dal tabellone
step-order = Lancio per l’ordine
view-round = Giro
view-rounds = Giri
view-target = Punti da raggiungere
view-overtime = Giro supplementare
view-scoring = Ogni dado conta
view-scoring-multiply = faccia × livello
view-scoring-add = faccia + livello
view-order = Ordine di questo giro
view-next = Tocca a
view-power = Forza
view-hand = Dadi in mano
view-dice = Dadi sul tabellone
view-die = Dado
view-level = Livello
view-face = Faccia
view-multiply = ×
view-add = +
view-points = Questo giro
view-points-multiply = Giro, ×
view-points-add = Giro, +
view-ranks = Ordine ancora da decidere
view-totals = Totale

## events of Tumblin’ Dice
event-order-rolled = { $name } fa un { $face }.
event-order-tied = Dadi uguali: si lancia di nuovo.
event-order-set = Ordine: { $order }.
event-power-chosen = { $name } lancia con forza { $power }.
event-landed-multiply = Dado { $die } di { $name }: un { $face } al livello { $level }, { $face } × { $level } = { $points }.
event-landed-add = Dado { $die } di { $name }: un { $face } al livello { $level }, { $face } + { $level } = { $points }.
event-fell-short = Il dado { $die } di { $name } si ferma prima della linea scura: 0 punti.
event-fell-off = Il dado { $die } di { $name } cade dal tabellone: 0 punti.
event-hit-moved-multiply = Il dado { $die } di { $owner } è colpito: dal livello { $from_level } al { $level }, ora { $face } × { $level } = { $points }.
event-hit-moved-add = Il dado { $die } di { $owner } è colpito: dal livello { $from_level } al { $level }, ora { $face } + { $level } = { $points }.
event-hit-off = Il dado { $die } di { $owner } è spinto fuori dal tabellone: 0 punti.
event-hit-short = Il dado { $die } di { $owner } è respinto oltre la linea: 0 punti.
event-hit-missed = Il dado { $die } di { $owner } resta dov’è.
event-round-points = { $name }: { $terms } = { $points }, { $total } in tutto.
event-round-over = Il giro { $round } è finito.
event-order-next = Prossimo giro: { $order }.
event-overtime = Parità in testa: { $seats } giocano un giro supplementare.
event-won = { $n ->
    [one] { $seats } vince
   *[other] { $seats } vincono insieme
} con { $total ->
    [one] { $total } punto
   *[other] { $total } punti
}.

## odds/tumblin_dice (why a power is where it is; numbers come formatted)
reason-best = La migliore qui. Un dado fa in media { $mean } punti e viene tolto nel { $gone } dei casi.
reason-safe = Pochi dadi vengono tolti ({ $gone }), ma un dado che resta fa in media solo { $stays } punti.
reason-risk = Troppo rischioso: dadi che cadono oltre il bordo, { $off }.
reason-short = Troppo debole: dadi che non passano la linea, { $short }.
reason-hits = Il nuovo dado qui non fa meno punti, ma può colpire dadi che sono già sul tabellone.

## figures.py and the spoken description of charts
figure-span = da { $first } a { $last }
figure-law = { $title } Probabilità esatte, risultati: { $outcomes }. Più probabile: { $modes }, { $share } ogni volta.
figure-law-other = Accanto { $title }: più probabile { $modes }, { $share }.
figure-moments = Media { $mean }, deviazione standard { $spread }.
figure-counts = Contato { $n } volte; più spesso { $modes }, { $share }.
figure-guess = Sopra è disegnata una previsione.
figure-hidden = { $title } Risultati: { $outcomes }. Le barre restano nascoste finché non è disegnata una previsione.
figure-outcome = risultato
figure-chance = probabilità
figure-at-least = almeno
figure-at-most = al massimo
figure-face = faccia
figure-level = livello
figure-cases = numero di casi
figure-table-multiply = faccia × livello: { $n } casi, { $different } risultati diversi
figure-table-add = faccia + livello: { $n } casi, { $different } risultati diversi
figure-table-modes = Più spesso: { $modes }, { $n } volte ciascuno.
figure-board = Il tabellone { $n ->
    [0] senza dadi
    [one] con un dado
   *[other] con { $n } dadi
}.

## wire.py, table.py: what Python answers
notice-malformed = Questo messaggio non è stato capito; non è cambiato niente.
notice-error = Qui qualcosa è andato storto; non è cambiato niente.
notice-stale = La partita era già andata avanti, perciò questo non conta.
notice-fair-roll = Nel modo «Leale» decidono i dadi; nel modo «Esplora» puoi scegliere che cosa mostrano.
notice-branch = Nel modo «Leale» si continua dall’ultimo passo; nel modo «Esplora» puoi ripartire da qui.
notice-undo-stops = Ciò che i dadi hanno detto resta. Nel modo «Esplora» puoi tornare dove vuoi.
notice-nothing-to-undo = Non c’è niente da annullare.
notice-nothing-to-redo = Non c’è niente da ripristinare.
notice-variant = Una partita così non esiste: controlla giocatori, giri, dadi e squadre.
notice-new-game = Una nuova partita con il seme { $seed }.
notice-loaded = { $n ->
    [one] La partita è qui, con { $n } passo.
   *[other] La partita è qui, con { $n } passi.
  }
notice-not-asked = Adesso non c’è niente da calcolare.
view-score-of = { $n ->
    [one] { $name } ha { $n } punto.
   *[other] { $name } ha { $n } punti.
  }
view-go-on = Per giocare esegui di nuovo la cella.

## rules: why a step is refused
illegal-game-over = La partita è finita.
illegal-not-now = Adesso non si può.
illegal-step-unreadable = «{ $text }» non è un passo di questo gioco.
illegal-power-range = La forza { $power } non c’è: va da { $lowest } a { $highest }.
illegal-level-range = Il livello { $level } non c’è: i livelli vanno da { $lowest } a { $highest }.
illegal-face-range = Nessun dado mostra un { $face }: le facce vanno da { $lowest } a { $highest }.
illegal-order-count = { $needed ->
    [one] Qui si lancia { $needed } dado, non { $dice }.
   *[other] Qui si lanciano { $needed } dadi, non { $dice }.
  }
illegal-die-not-on-board = Il dado { $die } di { $owner } non è sul tabellone, perciò non può essere colpito.
illegal-die-hit-twice = Il dado { $die } di { $owner } è nominato due volte.
illegal-other-die-first = Prima tocca a un altro dado.
illegal-hits-one-by-one = Qui i dadi colpiti si indicano uno alla volta.
illegal-landing-impossible = Con forza { $power } un dado non può fermarsi lì.
illegal-hit-impossible = Il dado { $die } di { $owner } non può andare lì.
illegal-miss-impossible = Il dado { $die } di { $owner } qui è sempre colpito.
illegal-position-keys = Questa posizione ha una parte di troppo o in meno.
illegal-position-impossible = Questa posizione non può capitare nel gioco.

## records: why one cannot be loaded
record-not-json = Questa non è una partita salvata: il testo non si può leggere.
record-not-a-record = Questa non è una partita salvata.
record-too-long = Questo testo è più lungo di qualsiasi partita: al massimo { $longest } caratteri.
record-other-version = Questa partita è stata salvata con un’altra versione del programma.
record-bad-keys = A questa partita salvata manca una parte, oppure ce n’è una di troppo.
record-unknown-game = Questa è una partita salvata, ma il gioco qui non è conosciuto.
record-other-game = Questa è la partita di un altro gioco; questo tavolo non ha il suo tabellone.
record-other-rules = Questa partita è stata salvata con regole diverse da quelle di qui.
record-bad-variant = Le opzioni di questa partita salvata non vanno d’accordo.
record-bad-names = Un nome per ogni giocatore o per nessuno, ciascuno di al massimo { $longest } caratteri su una riga.
record-bad-position = La partita non può cominciare in questa posizione. { $reason }
record-bad-steps = Una partita ha al massimo { $most } passi.
record-bad-step = Il passo { $step } non rispetta una regola. { $reason }

## tumblin_dice.py: help after a wrong answer
hint-too-small = È un po’ di più.
hint-too-big = È un po’ di meno.
hint-we-add = Qui faccia e livello si sommano: { $face } e ancora { $level }.
hint-we-multiply = Qui si moltiplicano: { $level } per { $face }.
hint-count-on = Parti da { $face } e conta avanti di { $level }.
hint-rows = { $level ->
    [one] Conta tutti i punti: { $level } fila da { $face }.
   *[other] Conta tutti i punti: { $level } file da { $face }.
}

## tumblin/story.ts: told while a child still reckons
event-die-covered = Dado { $die } di { $name }: un { $face } al livello { $level }.
event-points-covered = I punti di { $name } arrivano quando c’è la risposta.
event-won-covered = Prima la risposta, poi la vittoria.

## tumblin_figures.py
figure-powers = Punti di un dado in media (modello, esatto)
figure-power = Forza
figure-mean-multiply = × moltiplicare
figure-mean-add = + sommare
figure-best-multiply = Se si moltiplica, la forza migliore è { $power }: { $mean } punti.
figure-best-add = Se si somma, la forza migliore è { $power }: { $mean } punti.
