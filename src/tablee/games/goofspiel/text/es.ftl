title = Goofspiel
tagline = Puja con tus cartas, cada una una sola vez, por premios que aparecen de uno en uno.
goal = Gana premios con tus pujas: vence quien tenga más puntos en premios al final.

card = { $name }
prize = { $name }

ask-bid =
    { $prizes_count ->
        [0] Puja con una carta por el premio oculto.
        [one] Puja con una carta por el premio { $prizes }.
       *[other] Puja con una carta por los premios { $prizes }.
    }
    .help = Cada cual pone una carta boca abajo. La carta más alta, si es la única, se lleva todos los premios en juego. Cada carta sirve una sola vez: guarda las altas para lo que importa.
    .hint = La carta más alta, si es única, gana el premio; cada carta sirve una sola vez.

verb-bid = Pujar con { $target }

event-prize = Se descubre el premio { $prize }.
event-bid =
    { $you ->
        [yes] Pujas con el { $card }.
       *[no] { $seat } puja con el { $card }.
    }
event-win =
    { $you ->
        [yes] Ganas { $prizes }.
       *[no] { $seat } gana { $prizes }.
    }
event-discard = Empate en la puja más alta: nadie recibe { $prizes }.
event-carry = Empate en la puja más alta: { $prizes } { $prizes_count ->
        [one] sigue
       *[other] siguen
    } en juego.

refusal-played = Ya has pujado con el { $card }.
refusal-no-such-card = No hay tal carta en esta partida.

score-prizes = Premios ganados

field-deck = Premios por venir
field-stake = En juego
field-gone = Premios de nadie
field-hand = Mano
field-bid = Última puja
field-won = Ganado

option-cards = Cartas por persona
option-order = Orden de los premios
option-order-shuffled = barajado
option-order-ascending = ascendente
option-order-descending = descendente
option-ties = Premio en caso de empate
option-ties-discard = descartado
option-ties-carry = acumulado
option-prize = Premio
option-prize-open = descubierto antes de pujar
option-prize-hidden = oculto hasta que todos pujan

## The board in the browser

board-points =
    { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
board-at-stake =
    { $points ->
        [one] 1 punto en juego
       *[other] { $points } puntos en juego
    }
board-carried =
    { $count ->
        [one] premio acumulado
       *[other] { $count } premios acumulados
    }
board-prize = Premio { $prize }
board-prize-help =
    { $prize ->
        [one] Vale 1 punto
       *[other] Vale { $prize } puntos
    } para la puja más alta, si nadie la iguala.
board-prize-hidden = Un premio oculto
board-prize-hidden-help = Se descubre cuando todos han pujado.
board-deck =
    { $count ->
        [0] Ya no quedan premios por venir.
       *[other] Por venir: { $prizes }. { $points ->
            [one] 1 punto
           *[other] { $points } puntos
        } en total.
    }
board-holds =
    { $count ->
        [0] Sin cartas
       *[other] Aún tiene { $cards }
    }
board-won =
    { $points ->
        [0] Ningún premio todavía
        [one] Ha ganado { $prizes }: 1 punto
       *[other] Ha ganado { $prizes }: { $points } puntos
    }
board-leads = en cabeza
board-ahead =
    { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } por delante de { $players }
board-behind =
    { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } por detrás de { $players }
board-level = Empate con { $players }
board-state-thinking = pensando
board-state-chosen = ha elegido
board-state-locked = ha confirmado
board-slot-none = { $player } aún no ha pujado.
board-slot-back = { $player }: una carta boca abajo
board-slot-peek = Tu { $card }, boca abajo
board-slot-front = { $player } puja con el { $card }.
board-slot-last = Última puja de { $player }: { $card }
board-card = Carta { $card }
board-card-help =
    { $stronger ->
        [0] Nadie más tiene una carta más alta: se puede igualar, pero no superar.
        [one] Otro jugador tiene aún una carta más alta.
       *[other] { $stronger } jugadores más tienen aún una carta más alta.
    }
board-if-won = Si ganas:
board-over =
    { $count ->
        [0] Nadie ha ganado un premio.
        [one]
            { $players } gana con { $points ->
                [one] 1 punto
               *[other] { $points } puntos
            }.
       *[other]
            { $players } comparten la victoria con { $points ->
                [one] 1 punto
               *[other] { $points } puntos
            }.
    }
board-term-prize = Premio
    .meaning = Da tantos puntos como su número a la puja más alta, si nadie la iguala.
board-term-card = Carta de puja
    .meaning = Tiene tantos pétalos como fuerza; cada carta sirve una sola vez.
board-term-left = Cartas que quedan
    .meaning = Claras: aún en la mano. Oscuras: ya usadas.
board-term-leads = En cabeza
    .meaning = Tiene más puntos por ahora.
board-term-points = Puntos
    .meaning = La suma de los premios ganados. Al final gana quien tiene más puntos.
board-term-deck = Premios por venir
    .meaning = Claro: aún por venir. Oscuro: ya revelado. En cada ronda se revela uno.
bar-goal = Meta: más puntos en premios
bar-done-bid = Confirmar mi puja
round-number = Ronda { $round }

## La guía

guide-chapter-bids = Las pujas
guide-low = Los premios son puntos y cada carta sirve una vez: deja ir el { $card } por este.
    .why = Gana quien tenga más puntos al final. Lo que pones queda gastado, pase lo que pase.
guide-low-else = También sirve, pero se va una carta alta por un premio bajo.
guide-higher = La carta más alta gana el premio si nadie pone la misma. ¿Cuánto vale para ti?
    .why = Ves qué cartas les quedan a los demás. Todas se descubren a la vez.

# The reference sheet
sheet-goal = Meta
sheet-goal-most = Más puntos en premios cuando se han gastado todas las cartas.
sheet-round = Una ronda
sheet-round-bid = Cada cual puja en secreto con una carta; todas se revelan a la vez.
sheet-round-win = La puja más alta, si es única, gana lo que está en juego.
sheet-round-tie = Empate en lo más alto: nadie gana; el premio se descarta o se acumula, según lo acordado.
sheet-round-spent = Toda carta con la que se puja queda gastada.
