# Portuguese, of Portugal and also understood in Brazil. Keys, placeholders and order as in en.ftl; the pupil is “tu”.
# [0] stands beside [one] because “one” includes nought in Portuguese, but a noun after “0” is plural.

## kit/bars.tsx
chart-exact = exato
chart-exact-second = exato, segunda distribuição
chart-counted = contado (n = { $n })
chart-counted-word = contado
chart-your-guess = a tua previsão
chart-range = plausível: de { $low } a { $high }
chart-about = cerca de { $share }
chart-n-of-d = { $n } em { $d }
chart-of-100 = { $n } em 100
chart-impossible = impossível
chart-certain = certo
chart-outcome-exactly = { $outcome }
chart-outcome-at-least = pelo menos { $outcome }
chart-outcome-at-most = no máximo { $outcome }
chart-spoken-part = { $name }: { $text }
chart-spoken-bar = { $outcome }: { $text }
chart-mean = média
chart-spread = desvio padrão

## chart.tsx
chart-untitled = Qual é a probabilidade?
chart-reading = Que resultados contam
chart-reading-exactly = exatamente
chart-reading-at-least = pelo menos
chart-reading-at-most = no máximo
chart-scale = Como se escreve a probabilidade
chart-scale-fraction = fração
chart-scale-percent = percentagem
chart-scale-of100 = em 100
chart-plot = { $title } Barras de { $first } a { $last }. As setas esquerda e direita vão de barra em barra.
chart-plot-guess = { $title } A tua previsão de { $first } a { $last }. As setas esquerda e direita escolhem uma barra, para cima e para baixo mudam a tua previsão.
chart-nothing = Neste momento, nada aqui depende do acaso.
chart-guess-how = O que esperas? Desenha com o dedo ou com o rato. Com as teclas: ← → escolhem uma barra, ↑ ↓ sobem e descem a barra.
chart-guess-sum = As tuas barras somam { $n }; todas as probabilidades juntas somam 100.
chart-guess-scale = Ajustar a 100
chart-guess-clear = Recomeçar
chart-show = Mostrar
chart-gap = Maior diferença em { $outcome }: previste { $guess }, é { $share }.
chart-no-gap = A tua previsão está certa: nunca se afasta mais de { $share }.
chart-no-kernel = Aqui ninguém responde. Executa a célula outra vez para veres a resposta.
chart-law-failed = Não foi possível calcular as probabilidades desta posição: { $error }
chart-counting-show = Ver a contagem
chart-counting-hide = Esconder a contagem
chart-counting-pick = Escolhe uma barra para veres que casos a formam.
chart-counting-none = Nenhum caso dá { $outcome }.
chart-counting-sum = { $outcome }: { $n } em { $d } casos igualmente prováveis
chart-counting-more = { $n ->
    [one] e mais um
   *[other] e mais { $n }
}
chart-counting-ways = { $n ->
    [one] uma maneira
   *[other] { $n } maneiras
}
chart-table-show = Ver em tabela
chart-table-hide = Esconder a tabela
chart-table-caption = { $title } Todas as barras em números.
chart-table-outcome = resultado
chart-table-chance = probabilidade
chart-table-count = contado
chart-table-share = freq. relativa
chart-table-range = plausível

## tumblin_dice.tsx
tumblin-title = Tumblin’ Dice
tumblin-overtime = Ronda extra
tumblin-target = Até { $target }
tumblin-count-by = Contar com
tumblin-rule-multiply = × vezes
tumblin-rule-add = + mais
tumblin-show-points = Pontos
tumblin-show-law = Chances
tumblin-show-both = × / +
tumblin-again = Novo jogo
tumblin-won = { $n ->
    [one] { $names } ganha
   *[other] { $names } ganham
} com { $total ->
    [0] 0 pontos
    [one] { $total } ponto
   *[other] { $total } pontos
}.
tumblin-reckon-first = Primeiro a resposta, depois a vitória.
tumblin-let-roll = Deixar rolar
tumblin-flick = Piparote
tumblin-key-power = Escolher a força (0 quer dizer 10)
tumblin-key-typed = Nível (0 é antes da linha), depois o número de cima
tumblin-power = Força
tumblin-power-of = Força { $power } em 10
## tumblin/board.tsx
tumblin-board = Tabuleiro em degraus com quatro níveis
tumblin-taken-away = Retirados
tumblin-level = Nível { $level }
tumblin-place-short = Antes da linha
tumblin-place-off = Caiu do tabuleiro
tumblin-die-lies = Dado { $die } de { $name }: { $face } no nível { $level }
tumblin-die-away = Dado { $die } de { $name }: retirado
tumblin-launcher = Dado { $die } de { $name }. Puxa-o para trás e larga, ou carrega em Enter para lançar com força { $power }.
tumblin-waiting = Agora é a vez do dado { $die } de { $name }
tumblin-trays = Jogadores
tumblin-winner = Vitória
tumblin-total = Total
tumblin-dice-left = { $n ->
    [0] sem mais dados
    [one] mais { $n } dado
   *[other] mais { $n } dados
}
## tumblin/column.tsx
tumblin-rolled = Lançamentos para começar
tumblin-no-die = Lança um dado: aqui vês quanto vale.
tumblin-last-die = Dado { $die } de { $name }
tumblin-spot = { $face } no nível { $level }
tumblin-was-off = Caiu do tabuleiro: 0 pontos.
tumblin-was-short = Não passou a linha: 0 pontos.
tumblin-was-hit = Empurrado para fora: 0 pontos.
tumblin-sum-add = { $face } + { $level } = { $points }
tumblin-sum-multiply = { $face } × { $level } = { $points }
tumblin-number-line = Reta numérica: { $sum }
tumblin-ten-frame = Dez casas: { $face } com uma ficha cheia, { $level } com um anel
tumblin-dots = { $level ->
    [one] { $level } fila
   *[other] { $level } filas
} de { $face ->
    [one] { $face } ponto
   *[other] { $face } pontos
}
tumblin-this-round = Esta ronda
tumblin-round-over = A ronda { $round } acabou
tumblin-game-counts = o jogo conta { $sign }
tumblin-next-order = Próxima ronda: { $names }
tumblin-both = Os mesmos dados com as duas regras
tumblin-die = Dado
tumblin-away-short = retirado
tumblin-law = Um dado com força { $power }
tumblin-law-name = Qual é a probabilidade de cada número de pontos para um dado com força { $power }
tumblin-model = (modelo)
tumblin-model-default = Um modelo, inventado para esta aula.
tumblin-model-own = Com os teus pesos.
tumblin-lands = Em { $all }: antes da linha { $short } · nível 1: { $one } · 2: { $two } · 3: { $three } · 4: { $four } · fora da borda { $off }
tumblin-guess = Prever antes
tumblin-guess-done = Ver as barras
## tumblin/typed.tsx
tumblin-where = Dado { $die } de { $name }: toca onde está.
tumblin-where-to = Dado { $die } de { $name } atingido: toca onde está agora.
tumblin-which-hit = Toca no dado que foi atingido.
tumblin-which-face = Nível { $level }: que número está em cima?
tumblin-entered = Dado { $die } de { $name }: { $spot }.
tumblin-enter-throw = Anotar
tumblin-hit-others = Bateu noutro dado
tumblin-hit-to = Dado { $die } de { $name }: { $spot }
tumblin-hit-remove = Tirar este choque
tumblin-take-back = Desfazer o último
tumblin-faces = Número de cima
tumblin-face = Um { $face }
tumblin-roll = Lançar dados: quem começa?
tumblin-roll-again = Lançar de novo
tumblin-roll-why = Começa o número maior.
tumblin-roll-again-why = Dados iguais: lança-se outra vez.
tumblin-rolled-what = Que número saiu a { $name }?
tumblin-enter-order = Anotar
## tumblin/ask.tsx
tumblin-ask = Quanto vale { $face } no nível { $level }?
tumblin-your-answer = A tua resposta
tumblin-check = Verificar
tumblin-delete = Apagar
tumblin-line-start = Reta numérica de 0 a 10; o { $face } está marcado. Salta a partir daí.
tumblin-stars = { $n ->
    [0] 0 estrelas
    [one] { $n } estrela
   *[other] { $n } estrelas
}

## kit: the frame around every board
table-player = Jogador { $number }
table-transport = Para trás e para a frente
table-first = Ao início
table-back = Um passo atrás
table-forward = Um passo em frente
table-last = Ao último passo
table-play = Ver a gravação
table-pause = Pausa
table-scrub = Ponto da gravação
table-at-step = Passo { $step } de { $steps }
table-undo = Desfazer
table-redo = Refazer
table-round = Ronda { $round }
table-round-of = Ronda { $round } de { $rounds }
table-turn = É a vez de { $name }.
table-chance = Os dados decidem.
table-over = O jogo acabou.
table-won = { $n ->
    [one] { $names } ganha!
   *[other] { $names } ganham em conjunto!
  }
table-looking-back = Estás a ver o que já passou; vai ao último passo para continuar.
table-branching = Uma jogada aqui abre um novo ramo.
table-busy = O Python ainda está a calcular…
table-gone = Ninguém responde: o Python parou. Ainda podes andar para trás e para a frente. Executa a célula outra vez para continuar a jogar.
table-dismiss = Fechar a mensagem
table-close = Fechar
table-menu = Menu
table-page-game = Jogo
table-page-names = Nomes
table-page-save = Guardar e abrir
table-page-look = Língua e cores
table-page-keys = Atalhos de teclado
table-side = Ao lado do tabuleiro
table-side-now = Agora
table-side-log = Diário
table-log = O que aconteceu, o mais recente em baixo
table-log-empty = Ainda nada.
table-notation = Notação
table-notation-hint = Mostra os passos tal como são guardados
table-score = Pontos
table-next = a jogar
table-winner = ganha
table-seed = Semente deste jogo
table-seed-short = Semente { $seed }
table-seed-meaning = A mesma semente e as mesmas escolhas dão os mesmos dados.
table-new = Novo jogo
table-new-seed = Semente
table-new-seed-empty = uma nova
table-new-start = Começar um novo jogo
table-new-sure = Queres mesmo desistir deste jogo?
table-mode = Modo de jogar
table-mode-fair = Jogo limpo
table-mode-explore = Explorar
table-mode-fair-meaning = Não se desfaz um lançamento: o que os dados disseram está dito.
table-mode-explore-meaning = Volta atrás para onde quiseres e experimenta outra coisa; um lançamento repete-se.
table-save = Guardar
table-save-file = Guardar em ficheiro
table-record = Este jogo em texto
table-copy = Copiar
table-load = Abrir
table-load-here = Cola aqui o texto de um jogo
table-load-text = Abrir o texto
table-load-file = Escolher ficheiro
table-language = Língua
table-lang-de = Deutsch
table-lang-en = English
table-lang-fr = Français
table-lang-it = Italiano
table-lang-pt = Português
table-theme = Cores
table-theme-auto = Como a página
table-theme-light = Claro
table-theme-dark = Escuro
table-key-enter = Enter
table-key-home = Home
table-key-end = End
table-key-ctrl = Ctrl
table-key-escape = Esc
table-keys-main = O botão principal, quando o tabuleiro está selecionado
table-keys-step = Um passo atrás ou em frente
table-keys-ends = Ao início, ao último passo
table-keys-play = Ver a gravação, pausa
table-keys-undo = Desfazer, refazer
table-keys-menu = Menu, estas teclas
table-keys-save = Guardar o jogo
table-keys-escape = Fechar o menu; depois voltar ao notebook
notice-too-long = Este texto é demasiado longo para um jogo.
notice-seed = Uma semente é um número inteiro.
notice-copied = Copiado.
notice-not-copied = A página não pode copiar sozinha: o texto está selecionado, carrega em Ctrl+C.

## table.tsx, kit/textboard.tsx
table-yes = sim
table-no = não
table-seat = Jogador
table-by-seat = Jogador a jogador
table-roll = Lançar
table-type = Escreve um passo
table-play-step = Jogar
table-more = e mais { $n }; escreve-os em baixo
game-tumblin-dice = Tumblin’ Dice
step-power = Lançar com força
step-land = O dado está
step-land-short = antes da linha
step-land-off = fora do tabuleiro
step-order = Lançamento para a ordem
view-round = Ronda
view-rounds = Rondas
view-target = Pontos a alcançar
view-overtime = Ronda extra
view-scoring = Cada dado conta
view-scoring-multiply = face × nível
view-scoring-add = face + nível
view-order = Ordem desta ronda
view-next = A jogar
view-power = Força
view-hand = Dados na mão
view-dice = Dados no tabuleiro
view-die = Dado
view-level = Nível
view-face = Face
view-multiply = ×
view-add = +
view-points = Esta ronda
view-points-multiply = Ronda, ×
view-points-add = Ronda, +
view-ranks = Ordem ainda por decidir
view-totals = Total

## events of Tumblin’ Dice
event-order-rolled = { $name } tira um { $face }.
event-order-tied = Dados iguais: lança-se outra vez.
event-order-set = Ordem: { $order }.
event-power-chosen = { $name } lança com força { $power }.
event-landed-multiply = Dado { $die } de { $name }: um { $face } no nível { $level }, { $face } × { $level } = { $points }.
event-landed-add = Dado { $die } de { $name }: um { $face } no nível { $level }, { $face } + { $level } = { $points }.
event-fell-short = O dado { $die } de { $name } para antes da linha escura: 0 pontos.
event-fell-off = O dado { $die } de { $name } cai do tabuleiro: 0 pontos.
event-hit-moved-multiply = O dado { $die } de { $owner } é atingido: do nível { $from_level } para o { $level }, agora { $face } × { $level } = { $points }.
event-hit-moved-add = O dado { $die } de { $owner } é atingido: do nível { $from_level } para o { $level }, agora { $face } + { $level } = { $points }.
event-hit-off = O dado { $die } de { $owner } é expulso do tabuleiro: 0 pontos.
event-hit-short = O dado { $die } de { $owner } é empurrado para antes da linha: 0 pontos.
event-hit-missed = O dado { $die } de { $owner } fica onde está.
event-round-points = { $name }: { $terms } = { $points }, { $total } ao todo.
event-round-over = A ronda { $round } acabou.
event-order-next = Próxima ronda: { $order }.
event-overtime = Empate na frente: { $seats } jogam uma ronda de desempate.
event-won = { $n ->
    [one] { $seats } ganha
   *[other] { $seats } ganham em conjunto
} com { $total ->
    [0] 0 pontos
    [one] { $total } ponto
   *[other] { $total } pontos
}.

## odds/tumblin_dice (why a power is where it is; numbers come formatted)
reason-best = A melhor aqui. Um dado faz em média { $mean } pontos e é retirado em { $gone } dos casos.
reason-safe = Poucos são retirados ({ $gone }), mas um dado que fica faz em média só { $stays } pontos.
reason-risk = Demasiado arriscado: { $off } dos dados caem para fora da borda.
reason-short = Demasiado fraco: { $short } dos dados não passam a linha.
reason-hits = O novo dado não faz menos pontos aqui, mas pode atingir dados que já lá estão.

## figures.py and the spoken description of charts
figure-span = de { $first } a { $last }
figure-law = { $title } Probabilidades exatas, resultados: { $outcomes }. Mais provável: { $modes }, { $share } de cada vez.
figure-law-other = Ao lado { $title }: mais provável { $modes }, { $share }.
figure-moments = Média { $mean }, desvio padrão { $spread }.
figure-counts = Contado { $n } vezes; mais frequente: { $modes }, { $share }.
figure-guess = Por cima está desenhada uma previsão.
figure-hidden = { $title } Resultados: { $outcomes }. As barras ficam escondidas até se desenhar uma previsão.
figure-outcome = resultado
figure-chance = probabilidade
figure-at-least = pelo menos
figure-at-most = no máximo
figure-face = face
figure-level = nível
figure-cases = número de casos
figure-table-multiply = face × nível: { $n } casos, { $different } resultados diferentes
figure-table-add = face + nível: { $n } casos, { $different } resultados diferentes
figure-table-modes = Mais frequente: { $modes }, { $n } vezes cada.
figure-board = O tabuleiro { $n ->
    [0] sem dados
    [one] com um dado
   *[other] com { $n } dados
}.

## wire.py, table.py: what Python answers
notice-malformed = Esta mensagem não foi compreendida; nada mudou.
notice-error = Algo correu mal aqui; nada mudou.
notice-stale = O jogo já tinha avançado, por isso isto não conta.
notice-fair-roll = No modo «Jogo limpo», os dados decidem; no modo «Explorar» podes escolher o que mostram.
notice-branch = No modo «Jogo limpo», continua-se do último passo; no modo «Explorar» podes continuar daqui.
notice-undo-stops = O que os dados disseram está dito. No modo «Explorar» podes voltar para onde quiseres.
notice-nothing-to-undo = Não há nada para desfazer.
notice-nothing-to-redo = Não há nada para refazer.
notice-variant = Não existe um jogo assim: verifica jogadores, rondas, dados e equipas.
notice-new-game = Um novo jogo com a semente { $seed }.
notice-loaded = { $n ->
    [0] O jogo está aqui, com 0 passos.
    [one] O jogo está aqui, com { $n } passo.
   *[other] O jogo está aqui, com { $n } passos.
  }
notice-not-asked = Neste momento não há nada para calcular.
view-score-of = { $n ->
    [0] { $name } tem 0 pontos.
    [one] { $name } tem { $n } ponto.
   *[other] { $name } tem { $n } pontos.
  }
view-go-on = Executa a célula outra vez para continuar a jogar.

## rules: why a step is refused
illegal-game-over = O jogo acabou.
illegal-not-now = Agora isso não é possível.
illegal-step-unreadable = «{ $text }» não é um passo deste jogo.
illegal-power-range = Não há força { $power }: vai de { $lowest } a { $highest }.
illegal-level-range = Não há nível { $level }: os níveis vão de { $lowest } a { $highest }.
illegal-face-range = Nenhum dado mostra um { $face }: as faces vão de { $lowest } a { $highest }.
illegal-order-count = { $needed ->
    [one] Aqui lança-se { $needed } dado, não { $dice }.
   *[other] Aqui lançam-se { $needed } dados, não { $dice }.
  }
illegal-die-not-on-board = O dado { $die } de { $owner } não está no tabuleiro, por isso não pode ser atingido.
illegal-die-hit-twice = O dado { $die } de { $owner } aparece duas vezes.
illegal-other-die-first = Primeiro vem outro dado.
illegal-hits-one-by-one = Aqui os dados atingidos indicam-se um a um.
illegal-landing-impossible = Com força { $power } um dado não pode parar aí.
illegal-hit-impossible = O dado { $die } de { $owner } não pode ir para aí.
illegal-miss-impossible = O dado { $die } de { $owner } é sempre atingido aqui.
illegal-position-keys = Esta posição tem uma parte a mais ou a menos.
illegal-position-impossible = Esta posição não pode acontecer no jogo.

## records: why one cannot be loaded
record-not-json = Isto não é um jogo guardado: não se consegue ler o texto.
record-not-a-record = Isto não é um jogo guardado.
record-too-long = Este texto é mais longo do que qualquer jogo: no máximo { $longest } caracteres.
record-other-version = Este jogo foi guardado por outra versão do programa.
record-bad-keys = A este jogo guardado falta uma parte, ou há uma a mais.
record-unknown-game = Isto é um jogo guardado, mas o jogo não é conhecido aqui.
record-other-game = Isto é de outro jogo; esta mesa não tem tabuleiro para ele.
record-other-rules = Este jogo foi guardado com regras diferentes das que se usam aqui.
record-bad-variant = As opções deste jogo guardado não combinam entre si.
record-bad-names = Um nome para cada jogador ou para nenhum, cada um com no máximo { $longest } caracteres numa linha.
record-bad-position = O jogo não pode começar nesta posição. { $reason }
record-bad-steps = Um jogo tem no máximo { $most } passos.
record-bad-step = O passo { $step } não cumpre uma regra. { $reason }

## tumblin_dice.py: help after a wrong answer
hint-too-small = É um pouco mais.
hint-too-big = É um pouco menos.
hint-we-add = Aqui somam-se a face e o nível: { $face } e mais { $level }.
hint-we-multiply = Aqui multiplica-se: { $level } vezes { $face }.
hint-count-on = Começa em { $face } e conta mais { $level }.
hint-rows = { $level ->
    [one] Conta todos os pontos: { $level } fila de { $face }.
   *[other] Conta todos os pontos: { $level } filas de { $face }.
}

## tumblin/story.ts: told while a child still reckons
event-die-covered = Dado { $die } de { $name }: um { $face } no nível { $level }.
event-points-covered = Os pontos de { $name } aparecem quando houver resposta.
event-won-covered = Primeiro a resposta, depois a vitória.

## tumblin_figures.py
figure-powers = Pontos de um dado em média (modelo, exato)
figure-power = Força
figure-mean-multiply = × multiplicar
figure-mean-add = + somar
figure-best-multiply = A multiplicar, a melhor força é { $power }: { $mean } pontos.
figure-best-add = A somar, a melhor força é { $power }: { $mean } pontos.
