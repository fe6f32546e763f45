title = Sample Game
tagline = Di en una frase qué se hace en él.
goal = Gana rondas con tus cartas: vence quien tenga más puntos al final.

card = { $name }
seat = Asiento { $name }

ask-play-card = Juega una carta.
    .help = La carta más alta se lleva la ronda.
    .hint = La carta más alta se lleva la ronda; cada carta sirve una sola vez.

verb-play = Jugar el { $target }

event-play =
    { $you ->
        [yes] Juegas el { $card }.
       *[no] { $seat } juega el { $card }.
    }
event-win =
    { $you ->
        [yes] Te llevas la ronda.
       *[no] { $seat } se lleva la ronda.
    }

refusal-not-in-hand = El { $card } no está en tu mano.

score-rounds = Rondas

field-deck = Mazo
field-discard = Descartes
field-starter = Empezó
field-hand = Mano
field-played = Carta jugada
field-points = Puntos

option-hand = Cartas en la mano
round-number = Ronda { $round }
