title = Goofspiel
tagline = Puja con tus cartas, cada una una sola vez, por premios que aparecen de uno en uno.

card = { $name }
prize = { $name }

ask-bid =
    { $prizes_count ->
        [0] Puja con una carta por el premio oculto.
        [one] Puja con una carta por el premio { $prizes }.
       *[other] Puja con una carta por los premios { $prizes }.
    }
    .help = Cada cual pone una carta boca abajo. La carta más alta, si es la única, se lleva todos los premios en juego. Cada carta sirve una sola vez: guarda las altas para lo que importa.

verb-bid = Pujar { $target }

event-prize = Se descubre el premio { $prize }.
event-bid =
    { $you ->
        [yes] Pujas { $card }.
       *[no] { $seat } puja { $card }.
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

refusal-played = Ya has pujado { $card }.
refusal-no-such-card = No hay tal carta en esta partida.

score-prizes = Premios ganados

field-deck = Premios por venir
field-stake = En juego
field-gone = Premios de nadie
field-hand = Mano
field-bid = Última puja
field-won = Ganado

option-cards = Cartas por palo
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
