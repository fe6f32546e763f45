### AI 100% Human. Lo que significan las claves se explica al principio de en.ftl.

title = AI 100% Human
tagline = Elige cartas, conéctalas en una cuadrícula de quince casillas y haz que cada una puntúe al colocarla.
goal =
    { $seats ->
        [1] Gana tantos puntos de victoria como puedas: tu total te da un rango, de Fracaso a PRIV8.
       *[other] Gana puntos de victoria con las cartas que colocas, los dos objetivos y tu carta IA. Quien más tenga al final gana.
    }

## Las cosas

card-001 = { board-title-diagonal_2 } 001 (rojo/violeta)
card-002 = { board-title-diagonal_2 } 002 (azul/amarillo)
card-003 = { board-title-diagonal_2 } 003 (azul/negro)
card-004 = { board-title-diagonal_2 } 004 (mismo color)
card-005 = { board-title-diagonal_2 } 005 (mismo color)
card-006 = { board-title-adjacent_2 } 006 (verde/negro en columna)
card-007 = { board-title-adjacent_2 } 007 (verde/negro en columna)
card-008 = { board-title-adjacent_2 } 008 (azul/rojo en columna)
card-009 = { board-title-adjacent_2 } 009 (verde/violeta en fila)
card-010 = { board-title-adjacent_2 } 010 (rojo/violeta en fila)
card-011 = { board-title-adjacent_2 } 011 (rojo/azul en fila)
card-012 = { board-title-adjacent_2 } 012 (rojas en su fila)
card-013 = { board-title-adjacent_2 } 013 (mismo número en columna)
card-014 = { board-title-adjacent_2 } 014 (mismo número en columna)
card-015 = { board-title-adjacent_3 } 015 (tres números en columna)
card-016 = { board-title-adjacent_3 } 016 (tres colores en columna)
card-017 = { board-title-adjacent_2 } 017 (mismo número en fila)
card-018 = { board-title-adjacent_2 } 018 (mismo color en fila)
card-019 = { board-title-adjacent_3 } 019 (tres colores en fila)
card-020 = { board-title-l_3 } 020 (negro/verde)
card-021 = { board-title-l_3 } 021 (mismo número)
card-022 = { board-title-l_3 } 022 (negro/azul)
card-023 = { board-title-square_4 } 023 (rojo/violeta)
card-024 = { board-title-gap_2 } 024 (rojo/violeta con una carta en medio)
card-025 = { board-title-two_horizontal_pairs } 025 (amarillo/azul)
card-026 = { board-title-set } 026 (violeta + negro en columna)
card-027 = { board-title-set } 027 (violeta + negro en columna)
card-028 = { board-title-set } 028 (amarillo + verde en columna)
card-029 = { board-title-set } 029 (2 × amarillo/azul en columna)
card-030 = { board-title-set } 030 (2 × verde/negro en columna)
card-031 = { board-title-set } 031 (violeta + amarillo/azul en columna)
card-032 = { board-title-set } 032 (violeta + amarillo/azul en columna)
card-033 = { board-title-set } 033 (2 + 4 en columna)
card-034 = { board-title-set } 034 (2 + 3 en columna)
card-035 = { board-title-set } 035 (2 × rojo en su fila)
card-036 = { board-title-set } 036 (2 × violeta en su fila)
card-037 = { board-title-set } 037 (2 × amarillo/rojo en fila)
card-038 = { board-title-set } 038 (1 + 5 en fila)
card-039 = { board-title-set } 039 (2 × negro alrededor)
card-040 = { board-title-set } 040 (2 × negro/verde alrededor)
card-041 = { board-title-set } 041 (2 del mismo color en columna)
card-042 = { board-title-set } 042 (2 del mismo número en fila)
card-043 = { board-title-trio } 043 (verde/violeta/azul en columna)
card-044 = { board-title-trio } 044 (3 × azul/amarillo en fila)
card-045 = { board-title-trio } 045 (3 × negro/verde en fila)
card-046 = { board-title-trio } 046 (3 × azul/verde en fila)
card-047 = { board-title-quintet } 047 (5 números distintos)
card-048 = { board-title-quintet } 048 (5 colores distintos)
card-049 = { board-title-sextet } 049 (6 colores distintos)
card-050 = { board-title-quartet } 050 (4 del mismo color)
card-051 = { board-title-quartet } 051 (4 números distintos en su fila)
card-052 = { board-title-crowd } 052 (rojas)
card-053 = { board-title-row } 053 (amarillas en su fila)
card-054 = { board-title-row } 054 (negras/verdes en su fila)
card-055 = { board-title-row } 055 (violetas/rojas en su fila)
card-056 = { board-title-ring } 056 (rojas alrededor)
card-057 = { board-title-ring } 057 (violetas alrededor)
card-058 = { board-title-ring } 058 (violetas alrededor)
card-059 = { board-title-most } 059 (color más repetido)
card-060 = { board-title-most } 060 (color más repetido)
card-061 = { board-title-most } 061 (color más repetido en su fila)
card-062 = { board-title-most } 062 (color más repetido en su fila)
card-063 = { board-title-distinct } 063 (colores de su fila)
card-064 = { board-title-distinct } 064 (colores de su fila)
card-065 = { board-title-most } 065 (número más repetido en su fila)
card-066 = { board-title-distinct } 066 (colores de su columna)
card-067 = { board-title-most } 067 (color más repetido alrededor)
card-068 = { board-title-least } 068 (color más escaso)
card-069 = { board-title-least } 069 (color más escaso)
card-070 = { board-title-stack } 070 (violeta/rojo en su columna)
card-071 = { board-title-stack } 071 (violeta/rojo en su columna)
card-072 = { board-title-halo } 072 (rojos alrededor)
card-073 = { board-title-halo } 073 (verde/amarillo alrededor)
card-074 = { board-title-halo } 074 (verde/amarillo alrededor)
card-075 = { board-title-halo } 075 (verde/azul alrededor)
card-076 = { board-title-halo } 076 (azul/negro alrededor)
card-077 = { board-title-halo } 077 (mismo número alrededor)
card-078 = { board-title-connectors } 078 (vertical, suma 6)
card-079 = { board-title-connectors } 079 (vertical, suma 5)
card-080 = { board-title-connectors } 080 (vertical, suma 7)
card-081 = { board-title-connectors } 081 (horizontal, suma 7)
card-082 = { board-title-connectors } 082 (horizontal, suma 5)
card-083 = { board-title-connectors } 083 (horizontal, suma 6)
card-084 = { board-title-connectors } 084 (vertical, mismo número)
card-085 = { board-title-connectors } 085 (horizontal, mismo número en su fila)
card-086 = { board-title-connectors } 086 (horizontal, mismo color)
card-087 = { board-title-connectors } 087 (horizontal, dos colores)
card-088 = { board-title-connectors } 088 (vertical, dos colores en su columna)
card-089 = { board-title-connectors } 089 (vertical, azul + rojo)
card-090 = { board-title-connectors } 090 (vertical, azul + verde)
card-091 = { board-title-connectors } 091 (vertical, violeta + negro)
card-092 = { board-title-connectors } 092 (horizontal, negro + violeta)
card-093 = { board-title-connectors } 093 (horizontal, azul + verde)
card-094 = { board-title-connectors } 094 (horizontal, azul + rojo)
card-095 = { board-title-diamonds } 095 (amarillo + violeta)
card-096 = { board-title-diamonds } 096 (rojo + negro)
card-097 = { board-title-diamonds } 097 (rojo + violeta)
card-098 = { board-title-diamonds } 098 (amarillo + negro)
card-099 = { board-title-copy } 099 (azul)
card-100 = { board-title-copy } 100 (azul)
card-101 = { board-title-copy } 101 (verde)
card-102 = { board-title-copy } 102 (verde)
card-103 = { board-title-copy } 103 (amarilla)
card-104 = { board-title-copy } 104 (amarilla)
card-105 = { board-title-copy_points } 105 (puntos)
card-106 = { board-title-copy_points } 106 (puntos)
card-107 = { board-title-spy } 107 (los 5 de un vecino)
card-108 = { board-title-spy } 108 (los 1 de un vecino)
card-109 = { board-title-spy } 109 (los 2 de un vecino)
card-110 = { board-title-spy } 110 (los 4 de un vecino)
card-111 = { board-title-distinct } 111 (colores de la fila de un vecino)
card-112 = { board-title-distinct } 112 (colores de la fila de un vecino)
card-113 = { board-title-most } 113 (color más repetido en la fila de un vecino)
card-114 = { board-title-most } 114 (color más repetido en la fila de un vecino)
card-115 = { board-title-swap_with_reserve } 115 (con la reserva)
card-116 = { board-title-swap_with_reserve } 116 (con la reserva)
card-117 = { board-title-extra_reserve } 117 (ampliada)
card-118 = { board-title-extra_reserve } 118 (ampliada)
card-119 = { board-title-swap_in_tableau } 119 (en el tablero)
card-120 = { board-title-swap_in_tableau } 120 (en el tablero)
card-AI-1 = AI-1 (tres figuras)
card-AI-2 = AI-2 (decimosexta carta)
card-AI-3 = AI-3 (rombos mixtos)
card-AI-4 = AI-4 (extremos)
card-AI-5 = AI-5 (recableado)
card-AI-6 = AI-6 (datos nuevos)
card-AI-7 = AI-7 (corona roja y violeta)
card-AI-8 = AI-8 (enlaces diagonales)
card-AI-9 = AI-9 (espectro completo)
card-AI-10 = AI-10 (doble identidad)
card-AI-11 = AI-11 (escaleras)
card-AI-12 = AI-12 (extremos gemelos)

objective-O1 = Ω1 (parejas del mismo número en columna)
objective-O2 = Ω2 (parejas de suma 6 en columna)
objective-O3 = Ω3 (números distintos en una fila)
objective-O4 = Ω4 (rombos de cuatro colores)
objective-O5 = Ω5 (columnas de un color)
objective-O6 = Ω6 (full de colores)
objective-O7 = Ω7 (diagonales del mismo color)
objective-O8 = Ω8 (parejas del mismo color en fila)
objective-O9 = Ω9 (conectores verticales del mismo color)
objective-O10 = Ω10 (color más escaso × más repetido)
objective-O11 = Ω11 (colores distintos)
objective-O12 = Ω12 (rombos con 3 números iguales)
objective-O13 = Ω13 (rombos de cuatro números)
objective-O14 = Ω14 (rombos de 13)
objective-O15 = Ω15 (full de números)
objective-O16 = Ω16 (4 del mismo número en fila)

colour-red = rojo
colour-blue = azul
colour-yellow = amarillo
colour-black = negro
colour-green = verde
colour-violet = violeta

corner = { $name }

cell = { $name }
cell-n1 = la casilla encima de a1
cell-n2 = la casilla encima de a2
cell-n3 = la casilla encima de a3
cell-n4 = la casilla encima de a4
cell-n5 = la casilla encima de a5
cell-s1 = la casilla debajo de c1
cell-s2 = la casilla debajo de c2
cell-s3 = la casilla debajo de c3
cell-s4 = la casilla debajo de c4
cell-s5 = la casilla debajo de c5
cell-wa = la casilla a la izquierda de a1
cell-wb = la casilla a la izquierda de b1
cell-wc = la casilla a la izquierda de c1
cell-ea = la casilla a la derecha de a5
cell-eb = la casilla a la derecha de b5
cell-ec = la casilla a la derecha de c5

neighbour = { $name }
seat = Asiento { $name }

rank-failure = Fracaso
rank-mentat = Mentat
rank-al9000 = AL9000
rank-shyrka = Shyrka
rank-cortana = Cortana
rank-skynet = Skynet
rank-priv8 = PRIV8

## Las preguntas

ask-choose-face =
    ¿Con qué cara IA juegas? { $objectives_count ->
        [0] Los objetivos se sacan después.
       *[other] Los objetivos son { $objectives }.
    }
    .help = Está en el centro de tu tablero toda la partida y cuenta allí como cualquier carta. Puntúa al final o te da un poder: elige una que vaya bien con los objetivos o, en solitario, con la cuadrícula de draft.
    .hint = Se queda en el centro toda la partida. Elige según los objetivos.
ask-keep-card =
    { $count ->
        [one] Conserva una de estas cartas para tu reserva.
       *[other] Conserva { $count } de estas cartas para tu reserva.
    }
    .help = En cada turno entra una carta más en tu reserva y juegas una de ellas. Conserva cartas que se ayuden entre sí, o que puntúen bien mientras tu tablero es pequeño.
    .hint = Quédate cartas que se ayuden; esperan aquí hasta que las juegues.
ask-pick-card = Elige una carta del mazo de draft para tu reserva.
    .help = El resto sigue su camino: a la izquierda en la ronda 1, a la derecha en la ronda 2. Toma lo que puntuará en tu tablero y mira qué dejas a tu vecino.
    .hint = Una carta es tuya; el resto va al vecino. Toma lo que mejor pague tu tablero.
ask-drop-card = ¿Qué carta del mazo de draft descartas?
    .help = El resto del mazo de draft irá a tu rival, junto con una carta que nadie ha visto. Descarta lo que más valdría allí.
    .hint = Tu rival recibe el resto: descarta lo que más le ayudaría.
ask-take-from-grid =
    Cabecera { $colour ->
        [rojo] roja
        [amarillo] amarilla
        [negro] negra
       *[other] { $colour }
    }: toma una de sus tres cartas.
    .help = Las otras dos salen de la cuadrícula después del turno. El standee va a la cabecera del color que tomas: ahí elegirás en el próximo turno.
    .hint = El color que tomas decide la línea de la que elegirás el próximo turno.
ask-choose-card = ¿Qué carta de tu reserva juegas en este turno?
    .help = Una carta puntúa una sola vez, al colocarla, con lo que haya entonces en el tablero. Juega lo que puntúa ahora y deja esperar lo que necesita más cartas alrededor; después del turno 7, lo que quede en la reserva se pierde.
    .hint = Una carta paga una vez, al colocarla, por lo que ya hay. ¿Pagaría más después?
ask-discard-card =
    { $count ->
        [one] Descarta una carta de tu reserva.
       *[other] Descarta { $count } cartas de tu reserva.
    }
    .help = Las cartas nuevas ya están en tu reserva, y puede irse cualquiera de ella. Conserva lo que aún puedas colocar bien en esta ronda.
    .hint = Nueva o vieja, cualquiera puede irse: conserva lo que aún colocarás bien esta ronda.
ask-place-card = ¿Dónde colocas { $card }?
    .help = En una casilla vacía junto a una carta de tu tablero. Puntúa una vez, aquí y ahora; pero su color, su número y sus esquinas servirán también a las cartas que sigan y al objetivo.
    .hint = Los números dicen lo que paga cada casilla ahora. Sus vecinas pueden pagar después.
ask-move-to = ¿Adónde va { $card }?
    .help = A una casilla vacía, o a la casilla de otra carta, que ocupa entonces su lugar. Nada puntúa por ello: piensa en el objetivo y en las cartas que vendrán.
    .hint = Mover no paga nada por sí mismo: prepara el objetivo o la próxima carta.
ask-copy-card =
    { $card }: ¿qué carta { $colour ->
        [rojo] roja
        [amarillo] amarilla
        [negro] negra
       *[other] { $colour }
    } de un vecino copias?
    .help = Tu carta negra puntúa según la condición de la carta que copias, pero en tu propio tablero y desde su propia casilla. Busca la condición que mejor cumpla tu tablero.
    .hint = Copias lo que pide una carta vecina; se cuenta en tu propio tablero.
ask-read-neighbour = { $card }: ¿de quién son las cartas que cuentas?
    .help = Compara las dos posibilidades: las cartas de este turno y la carta IA cuentan también. Tu elección no le cuesta nada a tu vecino.
    .hint = Las cartas negras miran al lado: elige de quién se cuentan. No le cuesta nada.
ask-lift-card = { $card }: ¿qué carta de tu tablero va a la reserva?
    .help = La carta nueva puntúa de inmediato en esa casilla. La otra va a tu reserva y puede volver a jugarse desde el próximo turno. Después pierdes los puntos de la carta, cambies o no.
    .hint = La carta que levantas podrá jugarse otra vez; la nueva se puntúa al momento.
ask-insert-card = ¿Qué carta de tu reserva ocupa el lugar de { $card }?
    .help = Puntúa de inmediato, como si la hubieras colocado allí en este turno.
    .hint = Se puntúa al momento en esta casilla, como si la acabaras de colocar.
ask-swap-cards = { $card }: ¿qué carta de tu tablero mueves?
    .help = Cambia de lugar con otra carta o va a una casilla vacía. Nada puntúa por ello; úsalo para preparar el objetivo, o renuncia.
    .hint = Dos cartas pueden cambiar de sitio. No se puntúa nada: piensa en el objetivo.
ask-prepare-objective = Antes de puntuar { $objective }: ¿usas tu carta IA?
    .help = Con AI-5 puedes intercambiar dos cartas o mover una, una vez por partida. Con AI-10 puedes decir cuál de sus dos identidades cuenta; si no lo haces, cuenta la mejor.
    .hint = Última ocasión antes del objetivo: un cambio puede completar algo.
ask-add-card = ¿Qué carta de tu reserva añades como decimosexta?
    .help = Va fuera de la cuadrícula llena, y lo que puntúa allí es la puntuación de tu carta IA. Elige la carta que mejor puntúe con tu tablero.
    .hint = Esta carta va fuera de la cuadrícula; lo que puntúe es la puntuación de tu carta IA.
ask-place-outside = ¿Dónde colocas { $card } fuera de la cuadrícula?
    .help = Alarga en una carta la fila o la columna que toca. Encima y debajo de la cuadrícula está sola en su fila.
    .hint = Alarga la fila o columna que toca: mira dónde paga.

## Las opciones

verb-face = Jugar con { $target }
verb-keep = Conservar { $target }
verb-pick = Tomar { $target }
verb-discard = Descartar { $target }
verb-play = Jugar { $target }
verb-copy = Copiar { $target }
verb-insert = Poner { $target }
verb-place = Colocar en { $target }
verb-move = Mover la carta de { $target }
verb-to = A { $target }
verb-lift = Quitar la carta de { $target }
verb-read =
    { $target ->
        [left] Vecino de la izquierda
        [right] Vecino de la derecha
       *[grid] Cuadrícula
    }
verb-declare =
    Carta IA { $target ->
        [rojo] roja
        [amarillo] amarilla
        [negro] negra
       *[other] { $target }
    }
verb-redraw = Robar primero (AI-6)
verb-decline = Renunciar

## Lo que pasa

event-objectives = Los objetivos son { $objectives }.
event-headers = Cabeceras de la cuadrícula de draft, primero las filas y luego las columnas: { $colours }.
event-ai-card =
    { $you ->
        [yes] Puedes jugar con una de estas caras IA: { $faces }.
       *[no] { $seat } puede jugar con una de estas caras IA: { $faces }.
    }
event-face =
    { $you ->
        [yes] Juegas con { $card }.
       *[no] { $seat } juega con { $card }.
    }
event-round = Empieza la ronda { $round }.
event-grid = Cartas puestas boca arriba en la cuadrícula: { $cards }.
event-standee =
    El standee va a la cabecera { $colour ->
        [rojo] roja.
        [amarillo] amarilla.
        [negro] negra.
       *[other] { $colour }.
    }
event-deal-reserve =
    { $you ->
        [yes] Recibes { $cards }.
       *[no] { $seat } recibe { $cards }.
    }
    .hidden =
        { $you ->
            [yes] Recibes cartas para tu reserva.
           *[no] { $seat } recibe cartas para su reserva.
        }
event-keep =
    { $you ->
        [yes] Conservas { $card }.
       *[no] { $seat } conserva { $card }.
    }
    .hidden =
        { $you ->
            [yes] Conservas una carta.
           *[no] { $seat } conserva una carta.
        }
event-return =
    { $cards_count ->
        [0] { $you ->
            [yes] Las conservas todas.
           *[no] { $seat } las conserva todas.
        }
       *[other] { $you ->
            [yes] Devuelves { $cards } al mazo.
           *[no] { $seat } devuelve { $cards } al mazo.
        }
    }
    .hidden =
        { $you ->
            [yes] Devuelves las demás cartas al mazo.
           *[no] { $seat } devuelve las demás cartas al mazo.
        }
event-deal-pack =
    { $you ->
        [yes] Recibes el mazo de draft { $cards }.
       *[no] { $seat } recibe el mazo de draft { $cards }.
    }
    .hidden =
        { $you ->
            [yes] Recibes un mazo de draft.
           *[no] { $seat } recibe un mazo de draft.
        }
event-turn = Turno { $turn }.
event-pick =
    { $you ->
        [yes] Tomas { $card }.
       *[no] { $seat } toma { $card }.
    }
    .hidden =
        { $you ->
            [yes] Tomas una carta.
           *[no] { $seat } toma una carta.
        }
event-drop =
    { $you ->
        [yes] Descartas { $card } del mazo de draft.
       *[no] { $seat } descarta { $card } del mazo de draft.
    }
    .hidden =
        { $you ->
            [yes] Descartas una carta del mazo de draft.
           *[no] { $seat } descarta una carta del mazo de draft.
        }
event-top-up =
    { $you ->
        [yes] Una carta que nadie ha visto se añade a tu mazo de draft.
       *[no] Una carta que nadie ha visto se añade al mazo de draft de { $seat }.
    }
event-pass =
    { $you ->
        [yes] Pasas tu mazo de draft a { $to }.
       *[no]
            { $to_you ->
                [yes] { $seat } te pasa su mazo de draft.
               *[no] { $seat } pasa su mazo de draft a { $to }.
            }
    }
event-receive =
    { $you ->
        [yes] Recibes { $cards }.
       *[no] { $seat } recibe { $cards }.
    }
    .hidden =
        { $you ->
            [yes] Recibes un mazo de draft.
           *[no] { $seat } recibe un mazo de draft.
        }
event-take =
    { $you ->
        [yes] Tomas { $card } de { $cell } de la cuadrícula de draft.
       *[no] { $seat } toma { $card } de { $cell } de la cuadrícula de draft.
    }
event-mark = Lo que está en { $cells } de la cuadrícula de draft sale después de este turno.
event-refill = La cuadrícula de draft se completa con { $cards }.
event-redraw =
    { $you ->
        [yes] Usas el poder de tu carta IA para tener cartas nuevas.
       *[no] { $seat } usa el poder de su carta IA para tener cartas nuevas.
    }
event-draw =
    { $cards_count ->
        [0] { $you ->
            [yes] No te queda nada que robar.
           *[no] No queda nada que { $seat } pueda robar.
        }
       *[other] { $you ->
            [yes] Robas { $cards }.
           *[no] { $seat } roba { $cards }.
        }
    }
    .hidden =
        { $you ->
            [yes] Robas para tu reserva.
           *[no] { $seat } roba para su reserva.
        }
event-reshuffle = El mazo de robo está vacío: los descartes de esta ronda se barajan y forman el nuevo.
event-discard =
    { $cards_count ->
        [0]
            { $you ->
                [yes] No tienes nada que descartar.
               *[no] { $seat } no tiene nada que descartar.
            }
       *[other]
            { $you ->
                [yes] Descartas { $cards }.
               *[no] { $seat } descarta { $cards }.
            }
    }
    .hidden =
        { $you ->
            [yes] Descartas cartas de tu reserva.
           *[no] { $seat } descarta cartas de su reserva.
        }
event-reveal =
    { $you ->
        [yes] Revelas { $card }.
       *[no] { $seat } revela { $card }.
    }
event-place =
    { $you ->
        [yes] Colocas { $card } en { $cell }.
       *[no] { $seat } coloca { $card } en { $cell }.
    }
event-declare =
    { $you ->
        [yes] Declaras tu carta IA
       *[no] { $seat } declara su carta IA
    } { $colour ->
        [rojo] roja.
        [amarillo] amarilla.
        [negro] negra.
       *[other] { $colour }.
    }
event-identity =
    { $you ->
        [yes] Tu carta IA cuenta ahora como
       *[no] La carta IA de { $seat } cuenta ahora como
    } { $colour ->
        [rojo] roja
        [amarillo] amarilla
        [negro] negra
       *[other] { $colour }
    }: así puntúa más.
event-swap =
    { $cards_count ->
        [one] { $you ->
            [yes] Mueves { $cards } de { $start } a { $end }.
           *[no] { $seat } mueve { $cards } de { $start } a { $end }.
        }
       *[other] { $you ->
            [yes] Intercambias { $cards }, en { $start } y { $end }.
           *[no] { $seat } intercambia { $cards }, en { $start } y { $end }.
        }
    }
event-stay =
    { $you ->
        [yes] No cambias nada con { $card }.
       *[no] { $seat } no cambia nada con { $card }.
    }
event-copy =
    { $you ->
        [yes] Con { $card } copias { $copied }.
       *[no] Con { $card }, { $seat } copia { $copied }.
    }
event-read =
    { $you ->
        [yes] Para { $card } cuentas las cartas de { $owner }.
       *[no] { $owner_you ->
            [yes] Para { $card }, { $seat } cuenta tus cartas.
           *[no] Para { $card }, { $seat } cuenta las cartas de { $owner }.
        }
    }
event-read-grid =
    { $you ->
        [yes] Para { $card } cuentas las cartas de la cuadrícula.
       *[no] Para { $card }, { $seat } cuenta las cartas de la cuadrícula.
    }
event-exchange =
    { $you ->
        [yes] En { $cell } pones { $new } en lugar de { $out }, que va a tu reserva.
       *[no] En { $cell }, { $seat } pone { $new } en lugar de { $out }, que va a su reserva.
    }
event-score =
    { $you ->
        [yes] Ganas
       *[no] { $seat } gana
    } { $points } PV con { $card } en { $cell }.
event-lose =
    { $you ->
        [yes] Pierdes
       *[no] { $seat } pierde
    } { $points } PV con { $card } en { $cell }.
event-objective =
    { $you ->
        [yes] Ganas
       *[no] { $seat } gana
    } { $points } PV por el objetivo { $objective }.
event-prospect = { $objective } daría entonces { $points } PV
event-count = Gracias a { $cells }
event-connect = Conectados en { $corners }
event-extra =
    { $you ->
        [yes] Colocas { $card } fuera de la cuadrícula, en { $cell }.
       *[no] { $seat } coloca { $card } fuera de la cuadrícula, en { $cell }.
    }
event-no-extra =
    { $you ->
        [yes] No añades una decimosexta carta.
       *[no] { $seat } no añade una decimosexta carta.
    }
event-ai =
    { $you ->
        [yes] Ganas
       *[no] { $seat } gana
    } { $points } PV con { $card }, la carta IA.
event-rank =
    { $you ->
        [yes] Con { $points } PV, tu rango es { $rank }.
       *[no] Con { $points } PV, el rango de { $seat } es { $rank }.
    }

## Por qué no

refusal-not-your-face = { $card } no es una cara de tu carta IA.
refusal-not-in-hand = { $card } no está entre las cartas de tu mano.
refusal-not-in-pack = { $card } no está en tu mazo de draft.
refusal-in-order = Elige por números ascendentes y deja cartas suficientes para el resto de tu elección: { $card } no puede venir ahora.
refusal-not-in-reserve = { $card } no está en tu reserva.
refusal-not-in-line = { $card } no está en la fila ni en la columna del standee.
refusal-cell-taken = Ya hay una carta en { $cell }.
refusal-cell-apart = En { $cell } la carta no tocaría ninguna otra: debe compartir un lado con una carta de tu tablero (con AI-8 basta una esquina).
refusal-outside-grid = No puedes colocar en { $cell }: las cartas quedan dentro de la cuadrícula de 3 filas y 5 columnas.
refusal-ai-card-stays = La carta IA no se mueve nunca.
refusal-nothing-there = No hay ninguna carta en { $cell }.
refusal-would-be-alone = Con esa carta en { $cell }, alguna carta de tu tablero no tocaría ninguna otra.
refusal-other-order = Empieza el intercambio por la carta que va primero, fila a fila: { $cell } no puede elegirse aquí.
refusal-power-spent = Ya has usado el poder de tu carta IA.
refusal-not-your-power = Tu cara IA no tiene ese poder.
refusal-no-such-identity =
    Tu carta IA no puede ser { $colour ->
        [rojo] roja
        [amarillo] amarilla
        [negro] negra
       *[other] { $colour }
    }, o ya la has declarado.
refusal-cannot-copy = { $card } no se puede copiar: ha de ser una carta Evolución del color adecuado en el tablero de un vecino.
refusal-no-such-neighbour =
    { $neighbour ->
        [left] No hay nadie a tu izquierda.
        [right] Con dos jugadores, tus vecinos son tu rival y la cuadrícula.
       *[grid] En esta partida no hay cuadrícula: tus vecinos están a tu izquierda y a tu derecha.
    }
refusal-takes-no-part = { $card } no se puede cambiar: ni la carta IA ni las cartas con este efecto participan.
refusal-card-stays = La carta de { $cell } se queda en su sitio: solo unos pocos efectos mueven cartas.
refusal-only-placing = Las casillas se eligen en un solo paso del turno: para colocar la carta que has revelado.
refusal-only-before-placing = Las cartas del mazo de draft y de la reserva se eligen antes de colocar las cartas del turno.

## La hoja de puntos

score-red = Cartas rojas
score-blue = Cartas azules
score-yellow = Cartas amarillas
score-black = Cartas negras
score-green = Cartas verdes
score-violet = Cartas violetas
score-objective-1 = Objetivo de la ronda 1
score-objective-2 = Objetivo de la ronda 2
score-ai = Carta IA

## Lo que hay en la mesa

field-round = Ronda
field-turn = Turno
field-objectives = Objetivos
field-deck = Mazo de robo
field-stock = Cartas de la ronda 2
field-gone = Fuera del juego
field-queue = Cartas negras por resolver
field-grid = Cuadrícula
field-headers = Cabeceras de la cuadrícula de draft
field-standee = Standee
field-marked = Casillas por vaciar
field-pile = Pila de turnos
field-discard = Descartes
field-tableau = Tablero
field-faces = Caras IA que no están en juego
field-outside = Decimosexta carta
field-edge = Su casilla fuera de la cuadrícula
field-pack = Mazo de draft
field-added = Carta añadida sin verla
field-reserve = Reserva
field-known = Reserva, conocida por todos
field-chosen = Carta elegida
field-revealed = Carta revelada
field-cell = Casilla de este turno
field-discarded = Descartado en esta ronda
field-spent = Descartado en la ronda anterior
field-passed = Devuelto y pasado
field-picks = Elegido en el draft
field-first = Conservadas al empezar la ronda
field-came_out = Salido de la reserva
field-came_out_in = Salido en el turno
field-joined = Entrado en la reserva a la vista
field-joined_in = Entrado en el turno
field-drew_in = Robado en el turno
field-power = Poder usado en el turno
field-declared = Identidad declarada
field-identity = Identidad de la carta IA
field-points = Puntos de victoria
field-gained = PV de este turno
field-sheet = Cartas puntuadas
field-sheet_points = Sus PV

## Cómo se juega

option-objectives = Objetivos
option-objectives-all = los dieciséis
option-objectives-starter = para empezar

# Acerca de esta edición: grupos de componentes, sus elementos sin nombre en el juego, y campos

edition-numbers = Números de las reglas
edition-numbers-item =
    { $id ->
        [turns] Turnos de una ronda
        [cards-dealt] Cartas repartidas para la reserva
        [cards-kept] Cartas conservadas en la reserva
        [cards-in-pack] Cartas de un mazo de draft
        [neutral-columns] Columnas de la cuadrícula neutral añadidas cada ronda
        [draft-grid-side] Filas y columnas de la cuadrícula de draft
       *[turn-pile] Cartas de la pila de turnos
    }
edition-ranks = Rangos en solitario
edition-cards = Cartas Evolución
edition-faces = Caras IA
edition-objectives = Objetivos

edition-field-value = Valor
edition-field-least = Puntos necesarios
edition-field-phase = Fase
edition-field-colour = Color
edition-field-number = Número
edition-field-connectors = Conectores
edition-field-zone = Zona
edition-field-scoring = Condición
edition-field-card = Carta IA
edition-field-identities = Identidades
edition-field-last_figure = Última figura
edition-field-starter = Para una primera partida

## El tablero: cartas

board-kind-red = Ilustración
board-kind-blue = Juego
board-kind-yellow = Cálculo
board-kind-black = Hackeo
board-kind-green = Investigación
board-kind-violet = Conversación
board-first =
    { $first ->
        [red] rojo
        [blue] azul
        [yellow] amarillo
        [black] negro
        [green] verde
       *[violet] violeta
    }
board-second =
    { $second ->
        [red] rojo
        [blue] azul
        [yellow] amarillo
        [black] negro
        [green] verde
       *[violet] violeta
    }
board-first-card =
    { $first ->
        [red] roja
        [blue] azul
        [yellow] amarilla
        [black] negra
        [green] verde
       *[violet] violeta
    }
board-second-card =
    { $second ->
        [red] roja
        [blue] azul
        [yellow] amarilla
        [black] negra
        [green] verde
       *[violet] violeta
    }
board-first-cards =
    { $first ->
        [blue] azules
       *[other] { board-first-card }s
    }
board-second-cards =
    { $second ->
        [blue] azules
       *[other] { board-second-card }s
    }
board-colours =
    { $second ->
        [none] { board-first }
       *[other] { board-first } y/o { board-second }
    }
board-card-of =
    { $second ->
        [none] carta { board-first-card }
       *[other] carta { board-first-card } o { board-second-card }
    }
board-cards-of =
    { $second ->
        [none] cartas { board-first-cards }
       *[other] cartas { board-first-cards } y/o { board-second-cards }
    }
board-look = { board-first-card } { $number }
board-phase = fase { $phase }
board-corner-tl = arriba a la izquierda
board-corner-tr = arriba a la derecha
board-corner-bl = abajo a la izquierda
board-corner-br = abajo a la derecha
board-connector = { $corner } { board-first } { $number }
board-connectors = Conectores: { $connectors }.

## El tablero: zonas

board-zone-tableau = Todo el tablero
    .meaning = Todas las cartas de tu tablero, incluida la carta IA.
board-zone-each_row = Cada fila
    .meaning = Cada fila se cuenta por separado, y los resultados se suman.
board-zone-each_column = Cada columna
    .meaning = Cada columna se cuenta por separado, y los resultados se suman.
board-zone-row = Su fila
    .meaning = Solo la fila en la que está la carta, ella incluida.
board-zone-column = Su columna
    .meaning = Solo la columna en la que está la carta, ella incluida.
board-zone-around = Alrededor
    .meaning = Las cartas, ocho como mucho, que la tocan por un lado o una esquina, pero no ella misma.
board-zone-best_row = Una fila
    .meaning = Se cuenta una sola fila: la que más puntúa.
board-zone-neighbour_tableau = El tablero de un vecino
    .meaning = Todas las cartas del vecino que elijas, incluida la carta IA.
board-zone-neighbour_row = La fila de un vecino
    .meaning = La fila del vecino que elijas que está a la altura de esta carta.
board-zone-copied = Zona de la carta copiada
    .meaning = Se lee en tu propio tablero, desde la casilla de la carta negra.
board-zone-both_neighbours = Los dos vecinos
    .meaning = Se compara lo que han ganado ambos en este turno.
board-zone-reserve = Reserva
    .meaning = La carta actúa sobre tu reserva.
board-zone-outside = Fuera de la cuadrícula
    .meaning = Una de las dieciséis casillas que tocan la cuadrícula por fuera.
board-zone-self = Esta carta
    .meaning = La carta actúa sobre sí misma.
board-in-tableau = en todo el tablero
board-in-each_row = en cada fila
board-in-each_column = en cada columna
board-in-row = en su fila
board-in-column = en su columna
board-in-around = alrededor de ella
board-in-best_row = en una sola fila, la mejor
board-in-neighbour_tableau = en todo el tablero de un vecino
board-in-neighbour_row = en la misma fila de un vecino

## El tablero: condiciones

board-shape-diagonal_2 = pareja en diagonal
board-shape-adjacent_2 = pareja contigua
board-shape-adjacent_3 = línea de tres
board-shape-l_3 = L de tres
board-shape-square_4 = cuadrado de 2 × 2
board-shape-gap_2 = pareja separada por una carta
board-shape-two_horizontal_pairs = grupo de dos parejas horizontales
board-shape-row_ends = pareja formada por los dos extremos
board-match-colours = en { board-colours }
board-match-same =
    { $attribute ->
        [colour] del mismo color
       *[number] del mismo número
    }
board-match-distinct =
    { $attribute ->
        [colour] sin repetir color
       *[number] sin repetir número
    }
board-match-sum = de suma { $sum }
board-match-consecutive = de números consecutivos en cualquier orden
board-match-colour_pair = con uno { board-first } y uno { board-second }
board-match-at_least = con { $requirements }
board-match-at_least_same =
    con al menos { $count } { $attribute ->
        [colour] del mismo color
       *[number] números iguales
    }
board-requirement-colour = un conector { board-first }
board-requirement-number = un conector de número { $number }
board-figure = { $points } PV por cada { $shape } { $match }, { $zone }.
board-figure-kind = { $shape } { $match }
board-figures = { $points } PV por cada una de estas figuras, { $zone }: { $figures }.
board-set-slots = { $points } PV por cada lote ({ $slots }), { $zone }.
board-slot-colours = una { board-card-of }
board-slot-number = un { $number }
board-slots-alike = { $count } { board-cards-of }
board-set-size = { $points } PV por cada lote de { $size } cartas { $match }, { $zone }.
board-set-groups =
    { $points } PV por cada full, { $zone }: { $attribute ->
        [colour] { $many } cartas de un color y { $few } de otro, o del mismo.
       *[number] { $many } cartas de un número y { $few } de otro, o del mismo.
    }
board-at-most =
    { $max ->
        [one] Puntúa una vez como mucho.
       *[other] Puntúa { $max } veces como mucho.
    }
board-per_card-colours = { $points } PV por cada { board-card-of }, { $zone }.
board-per_card-number = { $points } PV por cada carta de número { $number }, { $zone }.
board-most =
    { $points } PV por cada carta del { $attribute ->
        [colour] color más repetido
       *[number] número más repetido
    }, { $zone }.
board-least =
    { $points } PV por cada carta del { $attribute ->
        [colour] color presente más escaso
       *[number] número presente más escaso
    }, { $zone }.
board-distinct =
    { $points } PV por cada { $attribute ->
        [colour] color distinto
       *[number] número distinto
    }, { $zone }.
board-progressive-colours = Según el número de { board-cards-of }, { $zone }: { $steps }.
board-progressive-most =
    Según el número de cartas { $attribute ->
        [colour] del mismo color
       *[number] del mismo número
    }, { $zone }: { $steps }.
board-progressive-distinct =
    Según cuántos { $attribute ->
        [colour] colores distintos
       *[number] números distintos
    } hay, { $zone }: { $steps }.
board-step = { $points } PV por { $count }
board-step-last = { $points } PV por { $count } o más
board-product = Cartas del color presente más escaso × cartas del más repetido = PV, { $zone }. Un solo color puntúa 0.
board-connectors-horizontal = { $points } PV por cada pareja horizontal de conectores { $match }, { $zone }.
board-connectors-vertical = { $points } PV por cada pareja vertical de conectores { $match }, { $zone }.
board-diamonds = { $points } PV por cada rombo { $match }, { $zone }.
board-diamonds-complete = El rombo ha de estar completo.
board-diamonds-incomplete = Los rombos aún incompletos cuentan también.
board-share = Un mismo conector puede servir para un color y para un número.

## El tablero: efectos, caras IA, objetivos

board-effect-copy = Copia una carta { board-first-card } de un vecino: puntúa en tu propio tablero, desde la casilla de esta carta.
board-effect-copy_points =
    Tantos PV como haya ganado en este turno el mejor de tus dos vecinos. En solitario: { $points } PV.
board-effect-swap_with_reserve = Puedes cambiar una carta de tu tablero por una de tu reserva, que puntúa de inmediato. Después pierde { $points } PV en cualquier caso.
board-effect-extra_reserve =
    { $points } PV. Roba { $draw ->
        [one] { $draw } carta
       *[other] { $draw } cartas
    } para tu reserva. Si esta carta está en tu tablero cuando empieza la ronda 2, conserva { $more ->
        [one] { $more } carta más.
       *[other] { $more } cartas más.
    }
board-effect-swap_in_tableau = { $points } PV. Puedes intercambiar dos cartas de tu tablero, o mover una a una casilla vacía.
board-face-extra_card = Al final de la partida: añade una carta de tu reserva fuera de la cuadrícula y puntúala.
board-face-swap_in_tableau = Una vez por partida: intercambia dos cartas de tu tablero, o mueve una a una casilla vacía. Al final de la partida: { $points } PV.
board-face-redraw =
    Una vez por ronda: roba { $draw ->
        [one] { $draw } carta
       *[other] { $draw } cartas
    } para tu reserva y luego descarta { $discard }.
board-face-diagonal_placement = También puedes colocar cartas que solo se toquen por una esquina. Al final de la partida: { $points } PV.
board-face-dual_identity = En cada puntuación tuya, esta carta es { board-first-card } { $first_number } o { board-second-card } { $second_number }, como prefieras. Al final de la partida: { $points } PV.
board-face-end = Puntúa al final de la partida. { $condition }
board-objective = Puntúa al final de la ronda { $round }. { $condition }
board-objective-starter = Ideal para empezar

## El tablero: señales de la mesa

board-power-active = El poder puede usarse
board-power-spent = El poder ya se ha usado
board-pass-left = Mazos a la izquierda
board-pass-right = Mazos a la derecha
board-order = Cartas negras que quedan por resolver, en este orden
board-preview = { $points } PV aquí
board-why = { $count } × { $points } PV = { $total } PV
board-why-steps = { $count } en total: { $total } PV
board-why-product = { $least } del color más escaso × { $most } del más repetido = { $total } PV
board-why-copy = Puntúa como { $copied }
board-why-nothing = La condición no se cumple: 0 PV
board-rank = De { $least } a { $most } PV: { $rank }
board-rank-last = { $least } PV o más: { $rank }

## El tablero: iconos y términos

board-term-evolution-card = Carta Evolución
    .meaning = Una carta para elegir y colocar. Tiene un color, un número, cuatro conectores y una condición que puntúa una sola vez.
board-term-ai-card = Carta IA
    .meaning = Está en el centro del tablero y cuenta allí como cualquier carta; puntúa al final de la partida o da un poder.
board-term-objective = Carta Objetivo
    .meaning = Cada cual la puntúa en su propio tablero al final de su ronda.
board-term-starter = Objetivo de inicio
    .meaning = Uno de los seis objetivos buenos para las primeras partidas.
board-term-tableau = Tablero
    .meaning = Tu cuadrícula de 3 filas y 5 columnas; al final están llenas las quince casillas.
board-term-row = Fila
    .meaning = Cinco casillas una al lado de otra: a arriba, b en medio, c abajo.
board-term-column = Columna
    .meaning = Tres casillas una encima de otra, de 1 a 5 desde la izquierda.
board-term-reserve = Reserva
    .meaning = Tus cartas secretas. En cada turno juegas una de ellas.
board-term-pack = Mazo de draft
    .meaning = Las cartas que se van eligiendo: toma una y pasa el resto.
board-term-separation-card = Carta separadora
    .meaning = Separa la reserva del mazo de draft; en solitario encabeza una fila o una columna de la cuadrícula de draft.
board-term-draft = Draft
    .meaning = Cada cual toma una carta de un mazo y pasa el resto.
board-term-draw-pile = Mazo de robo
    .meaning = Las cartas de esta ronda que no se han repartido.
board-term-phase = Fase
    .meaning = Las cartas y los objetivos de fase 1 se usan en la ronda 1; los de fase 2, en la ronda 2.
board-term-round = Ronda
    .meaning = Siete turnos y luego el objetivo. La partida tiene dos rondas.
board-term-turn = Turno
    .meaning = Tomar, pasar, elegir, colocar, puntuar: todo el mundo a la vez.
board-term-points = Puntos de victoria (PV)
    .meaning = Gana quien más tenga al final.
board-term-condition = Condición
    .meaning = Por qué puntúa una carta, o qué hace.
board-term-zone = Zona de localización
    .meaning = La parte del tablero en la que se lee una condición.
board-term-number = Número
    .meaning = Cada carta tiene un número del 1 al 5.
board-term-connector = Conector
    .meaning = El triángulo en una esquina de una carta, con un color y un número propios.
board-term-horizontal-pair = Pareja horizontal
    .meaning = Entre dos cartas una al lado de otra: los dos conectores que se tocan en la parte alta del borde común.
board-term-vertical-pair = Pareja vertical
    .meaning = Entre dos cartas una encima de otra: los dos conectores que se tocan a la derecha de su borde común.
board-term-diamond = Rombo
    .meaning = Los cuatro conectores que se juntan donde se tocan cuatro casillas. Un tablero tiene ocho rombos.
board-term-figure = Figura
    .meaning = Cartas en una disposición dada; puede estar girada o reflejada.
board-term-set = Lote
    .meaning = Cartas de una misma zona, estén donde estén en ella.
board-term-big-set = Gran lote
    .meaning = Un lote de cuatro cartas o más.
board-term-golden-rule = Regla de oro
    .meaning = Dentro de una misma puntuación, una carta o un conector sirve una sola vez. La mesa encuentra siempre por ti la mejor manera de agruparlos.
board-term-neighbour = Vecino
    .meaning = Quien está a tu izquierda o a tu derecha.
board-term-neutral-grid = Cuadrícula neutral
    .meaning = En partidas de dos, cartas a la vista que hacen de segundo vecino.
board-term-draft-grid = Cuadrícula de draft
    .meaning = En solitario, nueve cartas a la vista de las que tomar; también hace de vecino.
board-term-header = Cabecera
    .meaning = El color que encabeza una fila o una columna de la cuadrícula de draft.
board-term-turn-pile = Pila de turnos
    .meaning = En solitario, las cartas que completan la cuadrícula de draft después de cada turno.
board-term-copy-card = Carta copia
    .meaning = Una carta negra que puntúa como una carta de un vecino.
board-term-black-card = Carta negra
    .meaning = Una carta de hackeo: se resuelve después de los demás colores, por números ascendentes.
board-term-token = Ficha AI
    .meaning = Muestra si el poder de AI-5 o de AI-6 aún puede usarse.
board-term-standee = Standee
    .meaning = Marca tu carta IA; en solitario señala la línea de la que tomar.
board-term-rank = Rango
    .meaning = Lo que vale tu total en solitario.

## El tablero en el navegador: rótulos

board-title-diagonal_2 = Diagonal
board-title-adjacent_2 = Pareja
board-title-adjacent_3 = Línea
board-title-l_3 = Esquina
board-title-square_4 = Cuadrado
board-title-gap_2 = Eco
board-title-two_horizontal_pairs = Gemelas
board-title-row_ends = Extremos
board-title-figures = Figuras
board-title-set = Lote
board-title-trio = Trío
board-title-quartet = Cuarteto
board-title-quintet = Quinteto
board-title-sextet = Sexteto
board-title-row = Fila
board-title-ring = Anillo
board-title-crowd = Multitud
board-title-spy = Espía
board-title-stack = Pila
board-title-halo = Halo
board-title-most = Mayoría
board-title-least = Minoría
board-title-distinct = Arcoíris
board-title-product = Contraste
board-title-connectors = Enlace
board-title-diamonds = Rombo
board-title-copy = Copia
board-title-copy_points = Espejo
board-title-swap_with_reserve = Cambio
board-title-extra_reserve = Reserva
board-title-swap_in_tableau = Permuta
board-title-extra_card = Extra
board-title-redraw = Robo
board-title-diagonal_placement = Sesgo
board-title-dual_identity = Doble
board-kind = Carta de { $kind }, { $look }.
board-vp = PV
board-points = { $points } PV
board-at-best = Hasta { $points } PV
board-gain-here = PV en { $cell }
board-gain-best = PV como mucho, en { $cell }
board-pays = Daría { $now } PV ahora
board-pays-then = Daría { $now } PV ahora y { $then } PV después
board-at-end = Fin de la ronda { $round }
board-scale =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
board-confirms-play = Juegas { $card } este turno.
board-confirms-pick = Tomas { $card }; el resto sigue su camino.
board-confirms-place = Colocas { $card } en { $cell }.
board-confirms-pays =
    { $sure ->
        [yes] Da { $points } PV.
       *[no] Da { $points } PV como mucho, en { $cell }.
    }
board-do-play = Jugar { $card }
board-do-pick = Tomar { $card }
board-do-place = Colocar en { $cell }
board-round = Ronda { $round } de 2
board-turn = turno { $turn } de { $turns }
board-my-tableau = Tu tablero
board-tableau-of = Tablero de { $player }
board-open = Ver el tablero
board-close = Cerrar
board-back = Volver a la mesa
board-empty = { $cell }: vacía
board-sheet = Cartas puntuadas
board-sheet-empty = Aún no se ha puntuado nada.
board-no-pack = sin mazo en la mano
board-no-reserve = sin cartas en la reserva
board-held = { $reserve } en la reserva, { $pack } en el mazo
board-neighbour-left = vecino de la izquierda
board-neighbour-right = vecino de la derecha
board-marked = Sale de la cuadrícula tras este turno.
round-number = Ronda { $round }
bar-standing =
    { $round ->
        [0] Antes de la ronda 1
       *[other] Ronda { $round } de 2, turno { $turn } de 7
    }
bar-goal =
    { $seats ->
        [1] Meta: tantos puntos como puedas
       *[other] Meta: más puntos tras la ronda 2
    }
bar-done-choose-card = Confirmar mi carta
bar-done-pick-card = Confirmar mi carta
bar-done-keep-card = Confirmar mi elección

# The reference sheet
sheet-goal = Meta
sheet-goal-most = Más puntos tras dos rondas. Turnos por ronda: { $turns }.
sheet-turn = Un turno
sheet-turn-pick = Toma una carta del mazo de draft y pasa el resto.
sheet-turn-place = Elige una carta de tu reserva y colócala junto a otra.
sheet-turn-score = Puntúa ahora, por lo que hay colocado.
sheet-when = Cuándo puntúa
sheet-when-card = Carta: una vez, al colocarla.
sheet-when-objective = Objetivo: tras el último turno de su ronda.
sheet-when-ai = Carta de IA: al final de todo.
sheet-zones = Dónde mira
sheet-zones-wide = Todo el tablero; cada fila o columna por separado; su fila o su columna.
sheet-zones-near = Alrededor: las casillas que la tocan, no ella misma. El tablero de un vecino, o una fila suya.
sheet-counts = Qué cuenta
sheet-counts-figures = Figuras de forma exacta: pareja, línea, L, cuadrado. Conjuntos: en cualquier lugar de la zona.
sheet-counts-many = Por carta, lo más común, lo más raro, lo distinto; las escalas según la cantidad.
sheet-counts-corners = Conectores: pareja al lado arriba, pareja encima a la derecha, cuatro forman un diamante.
sheet-counts-black = Las cartas negras van las últimas del turno.

## La guía

guide-chapter-feed = Primeras cartas
guide-chapter-objective = El objetivo
    .before = Unos turnos después.
guide-chapter-last = Las últimas cartas
    .before = La segunda ronda está por acabar.

guide-goal = { $free } cartas se unirán aquí a tu carta IA. Después gana quien tenga más puntos de victoria.
    .why = Todo el mundo añade una carta por turno. La mayoría de los puntos viene de estas cartas; el resto, de los objetivos y de las cartas IA.
guide-play = Juega esta carta verde: puntúa por cada carta del color más repetido de su fila.
    .why = Cada carta dice por qué puntúa y dónde cuenta: esta, en su fila, donde también se cuenta a sí misma.
guide-play-else = También sirve: ahora necesita una casilla.
guide-place = Los números dicen cuánto puntuaría en cada casilla. Elige una.
    .why = Tiene que quedar junto a otra carta. Tu carta IA verde cuenta en su fila como las demás.
guide-paid =
    { $score_points ->
        [0] Nada esta vez: a partir de ahora, esta carta solo ayuda a otras.
        [one] { $score_points } punto, y solo una vez: a partir de ahora, esta carta solo ayuda a otras.
       *[other] { $score_points } puntos, y solo una vez: a partir de ahora, esta carta solo ayuda a otras.
    }
    .why = Una carta puntúa al colocarla, con lo que haya allí entonces. Nunca vuelve a puntuar.
guide-pick = Esta carta verde va bien en tu tablero: tómala. El mazo de draft pasa luego a { $left }.
    .why = En cada turno entra una carta en tu reserva y sale otra hacia tu tablero. Los mazos de draft circulan: te llega otro.
guide-pick-else = También sirve: lo que has dejado lo tiene ahora { $left }.
guide-wait = La carta roja da { $grows_now } ahora, y hasta { $grows_most } con más alrededor. ¿La usas o esperas?
    .why = Cuenta las cartas verdes y amarillas a su alrededor, una sola vez. Otras cartas podrían alimentarla antes.
guide-anywhere = Esta puntúa lo mismo en cualquier casilla. ¿Dónde ayudará a las siguientes?
    .why = Cuenta en todo el tablero. La carta roja de tu reserva busca vecinas verdes, también en diagonal.
guide-early =
    Solo { $score_points ->
        [one] { $score_points } punto,
       *[other] { $score_points } puntos,
    } para siempre: con más alrededor da hasta { $grows_most }. Puedes volver atrás.
    .why = Una carta puntúa por lo que ya está colocado. Coloca antes lo que alimenta y después lo que puntúa.
guide-corners-pick = Las esquinas también cuentan: toma esta carta amarilla, que las compara.
    .why = Cada esquina de una carta es un conector, un triángulo con un color y un número propios.
guide-corners-play = Pruébala ya, y mira a qué esquinas se refiere.
    .why = Lo que no juegas se queda en tu reserva para otros turnos.
guide-corners = Encima de tu carta IA, dos esquinas se tocan a la derecha: sus colores son distintos, y eso puntúa.
    .why = Entre dos cartas una encima de otra, los conectores a la derecha del borde común son una pareja. Una al lado de otra, son los de arriba.
guide-corners-else = También sirve: cuenta las parejas de su propia columna.
guide-own-pick = Ahora decides tú. Cada carta muestra cuánto puntuaría como mucho en este momento.
    .why = Toma lo que puntuará pronto, o lo que no quieras dejarle a { $left }.
guide-feed-play = Ya hay bastante verde y amarillo reunido: juega la carta que esperaba.
    .why = Las cartas de tu reserva pueden esperar hasta el final de la ronda. Lo que quede entonces se pierde.
guide-feed-else = También sirve: puede esperar hasta el turno { $turns }, pero no más.
guide-feed-place = ¿Dónde tiene más cartas verdes y amarillas a su alrededor? Allí da { $best }.
    .why = Cuenta las cartas de su alrededor, también en diagonal, pero no a sí misma.
guide-fed = { $score_points } puntos, porque lo que la alimenta ya estaba allí. Ese es todo el secreto.
    .why = Antes lo que alimenta, después lo que puntúa. Las buenas cartas esperan en la reserva.

guide-slip = Después del turno { $turns }, este objetivo da puntos a todo el mundo: pide números distintos en una fila.
    .why = Solo cuenta la mejor fila de cada tablero. El segundo objetivo llega al final de la partida.
guide-alone = Este turno es tuyo. El objetivo ya muestra cuánto te daría.
    .why = Mira una carta o una casilla: ves cuánto puntúa ahora y cuánto daría entonces el objetivo.
guide-missing = Tal como está, el objetivo da { $objective_now }. ¿Qué número le falta aún a tu mejor fila?
    .why = Cuantos más números distintos, más da. Un número repetido no añade nada.
guide-black = Esta carta negra tiene en cuenta el tablero de un vecino. Juégala y verás.
    .why = Las cartas negras van al final: las demás del turno puntúan antes.
guide-black-else = También sirve: una carta negra puede esperar como cualquier otra.
guide-keep-free = Puntúa lo mismo en todas partes. ¿Qué casilla debe quedar libre para tu mejor fila?
    .why = Esté donde esté, su número, su color y sus esquinas sirven a otras cartas y al objetivo.
guide-whose = Compara a tus dos vecinos: ¿dónde encuentra más?
    .why = En el tablero de { $left } da { $left_pays }; en el de { $right }, { $right_pays }. Nadie pierde nada por ello.
guide-both-counts = La ronda acaba con esta carta: suma lo que da y lo que da entonces el objetivo.
    .why = La previsión muestra las dos cosas en cada casilla. Lo que quede en tu reserva se pierde.
guide-counted =
    { $objective_points ->
        [0] El objetivo no ha dado nada esta vez.
        [one] El objetivo ha dado { $objective_points } punto.
       *[other] El objetivo ha dado { $objective_points } puntos.
    } Empieza una segunda ronda, con cartas nuevas.
    .why = El tablero y los puntos se quedan como están. En la segunda ronda, los mazos de draft van a la derecha.

guide-columns = Casillas libres: { $free }. El segundo objetivo pide columnas enteras de un solo color.
    .why = Una de tus columnas ya está así. Mira las columnas de las casillas libres.
guide-last-cards = Al final también puntúa tu carta IA, por lotes con todos los colores. ¿Qué juegas antes?
    .why = Cuenta todo tu tablero, cuando el objetivo ya ha puntuado. Las cartas que no hayas jugado se pierden.
guide-last-cells = Estos números cuentan solo la carta: ¿qué cambiaría cada casilla para el objetivo?
    .why = En cuanto miras una casilla, el objetivo muestra cuánto daría entonces.
guide-end = Queda una carta: después puntúan el objetivo y cada carta IA, y se acaba.
    .why = Gana quien tenga entonces más puntos. Con totales iguales se comparte la victoria.
