### AI 100% Human. Lo que significan las claves se explica al principio de en.ftl.

title = AI 100% Human
tagline = Elige cartas en un draft, conéctalas en una cuadrícula de quince casillas y haz que cada una puntúe en cuanto se coloca.

## Las cosas

card-001 = 001 (diagonales rojo/violeta)
card-002 = 002 (diagonales azul/amarillo)
card-003 = 003 (diagonales azul/negro)
card-004 = 004 (diagonales del mismo color)
card-005 = 005 (diagonales del mismo color)
card-006 = 006 (parejas verde/negro en columna)
card-007 = 007 (parejas verde/negro en columna)
card-008 = 008 (parejas azul/rojo en columna)
card-009 = 009 (parejas verde/violeta en fila)
card-010 = 010 (parejas rojo/violeta en fila)
card-011 = 011 (parejas rojo/azul en fila)
card-012 = 012 (parejas rojas en su fila)
card-013 = 013 (parejas del mismo número en columna)
card-014 = 014 (parejas del mismo número en columna)
card-015 = 015 (columnas de tres números)
card-016 = 016 (columnas de tres colores)
card-017 = 017 (parejas del mismo número en fila)
card-018 = 018 (parejas del mismo color en fila)
card-019 = 019 (tríos de tres colores en fila)
card-020 = 020 (L negro/verde)
card-021 = 021 (L del mismo número)
card-022 = 022 (L negro/azul)
card-023 = 023 (cuadrados rojo/violeta)
card-024 = 024 (rojo/violeta con una carta en medio)
card-025 = 025 (parejas dobles amarillo/azul)
card-026 = 026 (violeta + negro en columna)
card-027 = 027 (violeta + negro en columna)
card-028 = 028 (amarillo + verde en columna)
card-029 = 029 (2 × amarillo/azul en columna)
card-030 = 030 (2 × verde/negro en columna)
card-031 = 031 (violeta + amarillo/azul en columna)
card-032 = 032 (violeta + amarillo/azul en columna)
card-033 = 033 (2 + 4 en columna)
card-034 = 034 (2 + 3 en columna)
card-035 = 035 (2 × rojo en su fila)
card-036 = 036 (2 × violeta en su fila)
card-037 = 037 (2 × amarillo/rojo en fila)
card-038 = 038 (1 + 5 en fila)
card-039 = 039 (2 × negro alrededor)
card-040 = 040 (2 × negro/verde alrededor)
card-041 = 041 (2 del mismo color en columna)
card-042 = 042 (2 del mismo número en fila)
card-043 = 043 (tríos verde/violeta/azul en columna)
card-044 = 044 (3 × azul/amarillo en fila)
card-045 = 045 (3 × negro/verde en fila)
card-046 = 046 (3 × azul/verde en fila)
card-047 = 047 (5 números distintos)
card-048 = 048 (5 colores distintos)
card-049 = 049 (6 colores distintos)
card-050 = 050 (4 del mismo color)
card-051 = 051 (4 números distintos en su fila)
card-052 = 052 (cartas rojas)
card-053 = 053 (cartas amarillas en su fila)
card-054 = 054 (cartas negras/verdes en su fila)
card-055 = 055 (cartas violetas/rojas en su fila)
card-056 = 056 (cartas rojas alrededor)
card-057 = 057 (cartas violetas alrededor)
card-058 = 058 (cartas violetas alrededor)
card-059 = 059 (color más repetido)
card-060 = 060 (color más repetido)
card-061 = 061 (color más repetido en su fila)
card-062 = 062 (color más repetido en su fila)
card-063 = 063 (colores de su fila)
card-064 = 064 (colores de su fila)
card-065 = 065 (número más repetido en su fila)
card-066 = 066 (colores de su columna)
card-067 = 067 (color más repetido alrededor)
card-068 = 068 (color más escaso)
card-069 = 069 (color más escaso)
card-070 = 070 (escalones violeta/rojo en su columna)
card-071 = 071 (escalones violeta/rojo en su columna)
card-072 = 072 (escalones rojos alrededor)
card-073 = 073 (escalones verde/amarillo alrededor)
card-074 = 074 (escalones verde/amarillo alrededor)
card-075 = 075 (escalones verde/azul alrededor)
card-076 = 076 (escalones azul/negro alrededor)
card-077 = 077 (escalones del mismo número alrededor)
card-078 = 078 (conectores verticales de suma 6)
card-079 = 079 (conectores verticales de suma 5)
card-080 = 080 (conectores verticales de suma 7)
card-081 = 081 (conectores horizontales de suma 7)
card-082 = 082 (conectores horizontales de suma 5)
card-083 = 083 (conectores horizontales de suma 6)
card-084 = 084 (conectores verticales del mismo número)
card-085 = 085 (conectores horizontales del mismo número en su fila)
card-086 = 086 (conectores horizontales del mismo color)
card-087 = 087 (conectores horizontales de dos colores)
card-088 = 088 (conectores verticales de dos colores en su columna)
card-089 = 089 (conectores verticales azul + rojo)
card-090 = 090 (conectores verticales azul + verde)
card-091 = 091 (conectores verticales violeta + negro)
card-092 = 092 (conectores horizontales negro + violeta)
card-093 = 093 (conectores horizontales azul + verde)
card-094 = 094 (conectores horizontales azul + rojo)
card-095 = 095 (rombos amarillo + violeta)
card-096 = 096 (rombos rojo + negro)
card-097 = 097 (rombos rojo + violeta)
card-098 = 098 (rombos amarillo + negro)
card-099 = 099 (copia de una carta azul)
card-100 = 100 (copia de una carta azul)
card-101 = 101 (copia de una carta verde)
card-102 = 102 (copia de una carta verde)
card-103 = 103 (copia de una carta amarilla)
card-104 = 104 (copia de una carta amarilla)
card-105 = 105 (copia de puntos)
card-106 = 106 (copia de puntos)
card-107 = 107 (los 5 de un vecino)
card-108 = 108 (los 1 de un vecino)
card-109 = 109 (los 2 de un vecino)
card-110 = 110 (los 4 de un vecino)
card-111 = 111 (colores de la fila de un vecino)
card-112 = 112 (colores de la fila de un vecino)
card-113 = 113 (color más repetido en la fila de un vecino)
card-114 = 114 (color más repetido en la fila de un vecino)
card-115 = 115 (cambio con la reserva)
card-116 = 116 (cambio con la reserva)
card-117 = 117 (reserva ampliada)
card-118 = 118 (reserva ampliada)
card-119 = 119 (cambio en el tablero)
card-120 = 120 (cambio en el tablero)
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
objective-O10 = Ω10 (color más escaso × más frecuente)
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
seat = Puesto { $name }

rank-failure = Fracaso
rank-mentat = Mentat
rank-al9000 = AL9000
rank-shyrka = Shyrka
rank-cortana = Cortana
rank-skynet = Skynet
rank-priv8 = PRIV8

## Las preguntas

ask-choose-face = ¿Con qué cara IA juegas? Los objetivos son { $objectives }.
    .help = Está en el centro de tu tablero toda la partida y cuenta allí como cualquier carta. Puntúa al final o te da un poder: elige una que vaya bien con los objetivos.
ask-keep-card =
    { $count ->
        [one] Conserva una de estas cartas como reserva.
       *[other] Conserva { $count } de estas cartas como reserva.
    }
    .help = En cada turno entra una carta más en tu reserva y juegas una de ellas. Conserva cartas que se ayuden entre sí, o que puntúen bien mientras tu tablero es pequeño.
ask-pick-card = Elige una carta del mazo de draft para tu reserva.
    .help = El resto sigue su camino: a la izquierda en la ronda 1, a la derecha en la ronda 2. Toma lo que puntuará en tu tablero y mira qué dejas a tu vecino.
ask-drop-card = ¿Qué carta del mazo de draft descartas?
    .help = El resto del mazo irá a la otra persona, junto con una carta que nadie ha visto. Descarta lo que más valdría allí.
ask-take-from-grid = Toma una carta de la línea de la cabecera { $colour ->
        [rojo] roja
        [amarillo] amarilla
        [negro] negra
       *[other] { $colour }
    }.
    .help = Las otras dos de esta línea salen de la cuadrícula después del turno. La figura va al color de la carta que tomas: esa es la línea de la que elegirás en el próximo turno.
ask-choose-card = ¿Qué carta de tu reserva juegas en este turno?
    .help = Una carta puntúa una sola vez, al colocarla, con lo que haya entonces en el tablero. Juega lo que puntúa ahora y deja esperar lo que necesita más cartas alrededor; después del turno 7, lo que quede en la reserva se pierde.
ask-discard-card =
    { $count ->
        [one] Descarta una carta de tu reserva.
       *[other] Descarta { $count } cartas de tu reserva.
    }
    .help = Las cartas nuevas ya están en tu reserva, y puede irse cualquiera de ella. Conserva lo que aún puedas colocar bien en esta ronda.
ask-place-card = ¿Dónde colocas { $card }?
    .help = En una casilla vacía junto a una carta de tu tablero. Puntúa una vez, aquí y ahora; pero su color, su número y sus esquinas servirán también a las cartas que sigan y al objetivo.
ask-move-to = ¿Adónde va { $card }?
    .help = A una casilla vacía, o a la casilla de otra carta, que ocupa entonces su lugar. Nada puntúa por ello: piensa en el objetivo y en las cartas que vendrán.
ask-copy-card =
    { $card }: ¿qué carta { $colour ->
        [rojo] roja
        [amarillo] amarilla
        [negro] negra
       *[other] { $colour }
    } de un vecino copias?
    .help = Tu carta negra puntúa según la condición de la carta que copias, pero en tu propio tablero y desde su propia casilla. Busca la condición que mejor cumpla tu tablero.
ask-read-neighbour = { $card }: ¿de quién son las cartas que cuentas?
    .help = Compara las dos posibilidades: las cartas de este turno y la carta IA cuentan también. Tu elección no le cuesta nada a tu vecino.
ask-lift-card = { $card }: ¿qué carta de tu tablero va a la reserva?
    .help = La carta nueva puntúa enseguida en esa casilla. La otra va a tu reserva y puede volver a jugarse desde el próximo turno. La pérdida se aplica, cambies o no.
ask-insert-card = ¿Qué carta de tu reserva ocupa el lugar de { $card }?
    .help = Puntúa enseguida, como si la hubieras colocado allí en este turno.
ask-swap-cards = { $card }: ¿qué carta de tu tablero mueves?
    .help = Cambia de lugar con otra carta o va a una casilla vacía. Nada puntúa por ello; úsalo para preparar el objetivo, o renuncia.
ask-prepare-objective = Antes de puntuar { $objective }: ¿usas tu carta IA?
    .help = Con AI-5 puedes intercambiar dos cartas o mover una, una vez por partida. Con AI-10 puedes decir cuál de sus dos identidades cuenta; si no lo haces, cuenta la mejor.
ask-add-card = ¿Qué carta de tu reserva añades como decimosexta?
    .help = Va fuera de la cuadrícula llena, y lo que puntúa allí es la puntuación de tu carta IA. Elige la carta que mejor puntúe con tu tablero.
ask-place-outside = ¿Dónde colocas { $card } fuera de la cuadrícula?
    .help = Alarga en una carta la fila o la columna que toca. Encima y debajo de la cuadrícula está sola en su fila.

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
verb-to = Hasta { $target }
verb-lift = Quitar la carta de { $target }
verb-read =
    { $target ->
        [left] Contar las cartas de tu izquierda
        [right] Contar las cartas de tu derecha
       *[grid] Contar las cartas de la cuadrícula
    }
verb-declare =
    Declarar la carta IA { $target ->
        [rojo] roja
        [amarillo] amarilla
        [negro] negra
       *[other] { $target }
    }
verb-redraw = Robar antes cartas nuevas (AI-6)
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
    La figura va a la cabecera { $colour ->
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
       *[no] { $seat } pasa su mazo de draft a { $to }.
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
        [0] { $you ->
            [yes] No tienes nada que descartar.
           *[no] { $seat } no tiene nada que descartar.
        }
       *[other] { $you ->
            [yes] Descartas { $cards }.
           *[no] { $seat } descarta { $cards }.
        }
    }
    .hidden =
        { $you ->
            [yes] Descartas de tu reserva.
           *[no] { $seat } descarta de su reserva.
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
        [yes] Para { $card } cuentas las cartas { $neighbour ->
            [left] de tu izquierda.
            [right] de tu derecha.
           *[grid] de la cuadrícula.
        }
       *[no] Para { $card }, { $seat } cuenta las cartas { $neighbour ->
            [left] de su izquierda.
            [right] de su derecha.
           *[grid] de la cuadrícula.
        }
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
refusal-in-order = Elige por números ascendentes y deja cartas suficientes para el resto de tu elección: { $card } no puede venir ahora.
refusal-not-in-reserve = { $card } no está en tu reserva.
refusal-not-in-line = { $card } no está en la línea que señala la figura.
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
    }, o ya has declarado.
refusal-cannot-copy = { $card } no se puede copiar: ha de ser una carta Evolución del color adecuado en el tablero de un vecino.
refusal-no-such-neighbour =
    { $neighbour ->
        [left] No hay nadie a tu izquierda.
        [right] En partidas de dos, tus vecinos son la otra persona y la cuadrícula.
       *[grid] En esta partida no hay cuadrícula: tus vecinos están a tu izquierda y a tu derecha.
    }
refusal-takes-no-part = { $card } no se puede cambiar: ni la carta IA ni las cartas con este efecto participan.

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
field-standee = Figura
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
       *[turn-pile] Cartas de la pila de turno
    }
edition-ranks = Rangos en solitario
edition-cards = Cartas de Evolución
edition-faces = Caras de IA
edition-objectives = Objetivos

edition-field-value = Valor
edition-field-least = Puntos necesarios
edition-field-phase = Fase
edition-field-colour = Color
edition-field-number = Número
edition-field-connectors = Conectores
edition-field-zone = Zona
edition-field-scoring = Condición
edition-field-card = Carta de IA
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
board-look = { board-first } { $number }
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
board-shape-row_ends = fila cuyos extremos forman una pareja
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
board-figures = { $points } PV por cada figura de estas clases, { $zone }: { $figures }.
board-set-slots = { $points } PV por cada lote ({ $slots }), { $zone }.
board-slot-colours = una { board-card-of }
board-slot-number = un { $number }
board-slots-alike = { $count } { board-cards-of }
board-set-size = { $points } PV por cada lote de { $size } cartas { $match }, { $zone }.
board-set-groups =
    { $points } PV por cada full, { $zone }: { $attribute ->
        [colour] { $many } cartas de un color y { $few } de un color, que puede ser el mismo.
       *[number] { $many } cartas de un número y { $few } de un número, que puede ser el mismo.
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
board-product = Tantos PV como cartas del color presente más escaso, multiplicado por las del más frecuente, { $zone }.
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
board-effect-swap_with_reserve = Pierde { $points } PV. Puedes cambiar una carta de tu tablero por una de tu reserva, que puntúa enseguida.
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
board-objective-starter = Bueno para empezar

## El tablero: señales de la mesa

board-power-active = El poder puede usarse
board-power-spent = El poder ya se ha usado
board-identity = Cuenta como { board-first } { $number }
board-pass-left = Los mazos van a la izquierda
board-pass-right = Los mazos van a la derecha
board-order = Cartas negras que quedan por resolver, en este orden
board-preview = { $points } PV aquí
board-why = { $count } × { $points } PV = { $total } PV
board-why-steps = { $count } en total: { $total } PV
board-why-product = { $least } del color más escaso × { $most } del más frecuente = { $total } PV
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
    .meaning = De dos cartas una al lado de otra: los dos conectores que se tocan en lo alto de su borde común.
board-term-vertical-pair = Pareja vertical
    .meaning = De dos cartas una encima de otra: los dos conectores que se tocan a la derecha de su borde común.
board-term-diamond = Rombo
    .meaning = Los cuatro conectores que se juntan donde se tocan cuatro casillas. Un tablero tiene ocho rombos.
board-term-figure = Figura
    .meaning = Cartas en una disposición dada; puede estar girada o reflejada.
board-term-set = Lote
    .meaning = Cartas de una misma zona, estén donde estén en ella.
board-term-big-set = Gran lote
    .meaning = Un lote de cuatro cartas o más.
board-term-golden-rule = Regla de oro
    .meaning = Dentro de una misma puntuación, una carta o un conector sirve una sola vez. La mejor manera de agruparlos siempre se encuentra por ti.
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
board-term-standee = Figura de la IA
    .meaning = Marca tu carta IA; en solitario señala la línea de la que tomar.
board-term-rank = Rango
    .meaning = Lo que vale tu total en solitario.

## El tablero en el navegador: rótulos

board-letter-red = Ro
board-letter-blue = Az
board-letter-yellow = Am
board-letter-black = Ne
board-letter-green = Ve
board-letter-violet = Vi
board-kind = Carta de { $kind }, { $look }.
board-vp = PV
board-points = { $points } PV
board-at-best = Como mucho { $points } PV ahora
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
