title = Ortigas
tagline = Pon hojas boca abajo, di cuántas sabrás descubrir y no te piques.
goal =
    { $wins ->
        [1] Supera un desafío
        [2] Supera dos desafíos
       *[3] Supera tres desafíos
    }, o conserva fichas cuando a nadie más le queden.

disc-mint = hoja de menta
disc-nettle = ortiga
number = { $name }
seat = Asiento { $name }
proof-perhaps = quizás
proof-there = sigue ahí
proof-gone = perdida

ask-lay-first = Pon tu primera ficha boca abajo.
    .help = Cada cual pone una ficha a la vez. Quien asuma el desafío descubrirá primero su propia pila: tu ortiga también te pica a ti.
    .hint = Menta u ortiga, nadie lo ve. Tu propia ortiga también te pica.
ask-add-or-bid =
    { $hand ->
        [0] Tu mano está vacía: abre las pujas ({ $discs } fichas en la mesa).
       *[other] Añade una ficha o abre las pujas ({ $discs } fichas en la mesa).
    }
    .help = Una puja es el número de fichas que descubrirás sin encontrar una ortiga: primero tu pila, luego las fichas de encima de las demás. Tras la primera puja ya nadie añade fichas.
    .hint = Una puja dice cuántas hojas descubres sin ortiga, primero las de tu pila.
ask-raise-or-pass = { $bidder } puja { $bid } de { $discs }. ¿Subes o pasas?
    .help = La puja más alta obliga a descubrir ese número de fichas. Quien pasa ya no puja en esta ronda.
    .hint = La puja más alta obliga a descubrir esas fichas. Pasar vale solo esta ronda.
ask-turn-disc =
    { $count ->
        [one] Descubre una ficha más: ¿de quién?
       *[other] Descubre { $count } fichas más: ¿de quién es la siguiente?
    }
    .help = Se descubre la ficha de encima de la pila que elijas. Una ortiga acaba con tu desafío y te cuesta una ficha.
    .hint = ¿Quién pondría una ortiga encima? Descubre donde creas que hay menta.
ask-give-up = Te ha picado tu propia ortiga: ¿qué ficha pierdes?
    .help = Queda fuera de la partida boca abajo, y nadie más sabrá cuál es.
    .hint = Nadie sabrá cuál es. Sin la ortiga no puedes ir de farol.
ask-name-starter = Quedas fuera de la partida. ¿Quién empieza la ronda siguiente?
    .help = Tu propia ortiga te ha dejado fuera: eliges tú quién empieza.
    .hint = Quedas fuera, pero aún eliges quién empieza.

verb-lay = Poner { $target }
verb-lose = Perder { $target }
verb-pass = Pasar
verb-bid = Pujar { $target }
verb-turn = Descubrir: { $target }
verb-name = Empieza { $target }

event-round =
    { $you ->
        [yes] Ronda { $round }: empiezas tú.
       *[no] Ronda { $round }: empieza { $seat }.
    }
event-lay =
    { $you ->
        [yes] Pones una ficha: { $disc }.
       *[no] { $seat } pone una ficha: { $disc }.
    }
    .hidden = { $seat } pone una ficha.
event-bid =
    { $you ->
        [yes] Pujas { $number }.
       *[no] { $seat } puja { $number }.
    }
event-pass =
    { $you ->
        [yes] Pasas.
       *[no] { $seat } pasa.
    }
event-turn-own =
    { $you ->
        [yes] Descubres una de tus fichas: { $disc }.
       *[no] { $seat } descubre una ficha de su pila: { $disc }.
    }
event-turn =
    { $you ->
        [yes] Descubres una ficha ({ $owner }): { $disc }.
       *[no] { $owner_you ->
            [yes] { $seat } descubre una de tus fichas: { $disc }.
           *[no] { $seat } descubre una ficha ({ $owner }): { $disc }.
        }
    }
event-won =
    { $you ->
        [yes] Ganas el desafío ({ $wins } de { $goal }).
       *[no] { $seat } gana el desafío ({ $wins } de { $goal }).
    }
event-failed =
    { $you ->
        [yes] { $owner_you ->
            [yes] Te picas con tu propia ortiga: pierdes el desafío.
           *[no] Te picas: pierdes el desafío (ortiga: { $owner }).
        }
       *[no] { $owner_you ->
            [yes] { $seat } se pica con tu ortiga y pierde el desafío.
           *[no] { $seat } se pica y pierde el desafío (ortiga: { $owner }).
        }
    }
event-lose =
    { $you ->
        [yes] Pierdes una ficha: { $disc }.
       *[no] { $seat } pierde una ficha: { $disc }.
    }
    .hidden = { $seat } pierde una ficha.
event-out =
    { $you ->
        [yes] Quedas fuera de la partida.
       *[no] { $seat } queda fuera de la partida.
    }
event-last =
    { $you ->
        [yes] Solo quedas tú: ganas la partida.
       *[no] Solo queda { $seat }, que gana la partida.
    }

refusal-not-in-hand = Esa ficha no está en tu mano: { $disc }.
refusal-no-such-bid = Ahora una puja debe estar entre { $least } y { $most }.
refusal-bidding = Las pujas están abiertas: sube o pasa.
refusal-nothing-face-down =
    { $owner_you ->
        [yes] Ya no te queda nada boca abajo.
       *[no] Ahí ya no queda nada boca abajo ({ $owner }).
    }
refusal-only-before-bids = Con las pujas abiertas ya nadie añade fichas.
refusal-only-bidding = Se puja después de colocar las fichas y antes de descubrir ninguna.
refusal-only-challenger = Solo la puja más alta descubre fichas, cuando las pujas han terminado.

score-wins = Desafíos ganados
score-last = Única persona en juego

field-round = Ronda
field-starter = Empezó
field-bidder = Puja más alta
field-stung_by = Ortiga encontrada
field-hand = Mano
field-stack = Pila
field-turned = Descubiertas
field-lost = Perdidas
field-nettle = Ortiga
field-bid = Puja
field-passed = Ha pasado
field-wins = Desafíos ganados

option-wins = Desafíos por ganar

board-round = Ronda { $round }
board-track = Pujas
board-number = { $number }
board-highest = { $player } puja { $number }
board-hand = Tus fichas
board-hand-empty = No te quedan fichas en la mano.
board-in-hand = En la mano: { $count }
board-lost = Perdidas: { $count }
board-proof = Ortiga: { $proof }
board-wins =
    { $wins ->
        [one] 1 desafío ganado de { $goal }
       *[other] { $wins } desafíos ganados de { $goal }
    }
board-bid = Puja { $number }
board-passed = Ha pasado
board-out = Fuera de la partida
board-starts = Empieza
board-stack =
    { $count ->
        [0] { $player }: ninguna ficha en la pila
       *[other] { $player }: la pila desde arriba: { $discs }
    }
board-face-down = boca abajo
board-face-down-mine = { $disc }, boca abajo
board-state-thinking = está pensando
board-state-chosen = ha elegido
board-state-locked = ha confirmado

board-term-mint = Hoja de menta
    .meaning = Inofensiva. Descubre tantas como pujaste, y el desafío está ganado.
board-term-nettle = Ortiga
    .meaning = Pica: el desafío está perdido y cuesta una ficha.
board-term-down = Boca abajo
    .meaning = Solo sabe cuál es quien la puso. El símbolo muestra de quién es.
board-term-mine = Tu ficha, boca abajo
    .meaning = Tú ves lo que has puesto; los demás no.
board-term-win = Desafío ganado
    .meaning = Tantas estrellas como desafíos hay que ganar.
board-term-stack = Pila
    .meaning = Las fichas puestas en esta ronda, boca abajo. Quien asume el desafío las descubre desde arriba.
board-term-hand = Fichas restantes
    .meaning = Cuántas fichas hay en la mano y cuántas se han perdido. Solo su dueño sabe cuáles.
board-term-lost = Fichas perdidas
    .meaning = Fuera de la partida para siempre. Quien pierde todas sus fichas queda fuera.
board-term-bid = Puja
    .meaning = Cuántas fichas se descubrirán sin encontrar una ortiga. La puja más alta asume el desafío.
round-number = Ronda { $round }
bar-standing = Ronda { $round }
bar-goal = Meta: { $wins } retos ganados, o quedar en juego

# The reference sheet
sheet-goal = Meta
sheet-goal-most = Gana los retos acordados, o sé la última persona con discos.
sheet-round = Una ronda
sheet-round-lay = Cada cual coloca un disco boca abajo; luego, por turnos, añade otro o abre la puja.
sheet-round-bid = Sube o pasa: ¿cuántos discos sin ortiga?
sheet-round-turn = La puja más alta da la vuelta primero a su pila y luego a otras.
sheet-round-lose = Una ortiga lo termina: se pierde un disco, boca abajo.
