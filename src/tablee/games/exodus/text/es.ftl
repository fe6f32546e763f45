### Seeders from Sereis: Exodus. Véase en.ftl.

title = Seeders from Sereis: Exodus
tagline = Negocia tus cartas en los pasillos del Ala de los Susurros y construye un Arca de módulos y tripulaciones.
goal = Gana puntos de prestigio con las cartas que integras y, ronda tras ronda, con lo que tu Arca sabe hacer. Tras cuatro rondas gana quien tenga más.

## Las cosas

caste-theocrat = Teócratas
caste-original = Originales
caste-bio = Bioconsorcio
caste-architect = Arquitectos
caste-core = Núcleo
caste-deviant = Desviados

card-novice = Novicio
card-preacher = Predicador
card-missionary = Misionero
card-inquisitor = Inquisidor
card-high-priest = Sumo Sacerdote
card-cathedral = Catedral
card-conversion-centre = Centro de conversión
card-seminary = Seminario
card-sanctuary = Santuario
card-heir = Heredero
card-senator = Senador
card-chancellor = Canciller
card-warden = Alcaide
card-ambassador = Embajador
card-senate-dome = Cúpula del Senado
card-secret-services = Servicios secretos
card-penitentiary = Penitenciaría
card-diplomatic-academy = Academia diplomática
card-lab-assistant = Laboratorista
card-geneticist = Genetista
card-surgeon = Cirujano
card-chimera = Quimera
card-virologist = Virólogo
card-clinic = Clínica
card-regeneration-hospital = Hospital de regeneración
card-mutation-lab = Laboratorio de mutación
card-genotheque = Genoteca
card-nanotechnician = Nanotécnico
card-engineer = Ingeniero
card-sapper = Zapador
card-master-architect = Maestro arquitecto
card-archives = Archivos
card-rd-department = Departamento de I+D
card-orbital-shipyard = Astillero orbital
card-shield-generator = Generador de escudos
card-habitat-ring = Anillo habitacional
card-apprentice = Aprendiz
card-miner = Minero
card-foreman = Capataz
card-union-delegate = Delegado sindical
card-mechanic = Mecánico
card-merchant = Mercader
card-dormitory = Dormitorio obrero
card-refinery = Refinería
card-forge = Forja del Núcleo
card-courtesan = Cortesana
card-conspirator = Conspirador
card-smuggler = Contrabandista
card-hacker = Hacker
card-morphoplast = Morfoplasto
card-hideout = Guarida
card-black-market = Mercado negro
card-clandestine-bank = Banca clandestina
card-lawless-zone = Zona sin ley
card-worker = Obrero
card-convert = Converso
card-priest = Sacerdote

negotiator-theocrat = Teócrata
negotiator-original = Original
negotiator-bio = Bioconsorcio
negotiator-architect = Arquitecto
negotiator-core = Núcleo
negotiator-deviant = Desviado

influence-1-1 = [1]-[1]
influence-2-1 = [2]-[1]
influence-3-1 = [3]-[1]
influence-2-2 = [2]-[2]
influence-3-2 = [3]-[2]
influence-3-3 = [3]-[3]

chamber = { $name }
slot = { $name }
way = { $name }
position = { $name }
amount = { $name }
seat = Asiento { $name }
stage = { $name }
deed = { $name }
noun = { $name }
whose = { $name }
limit = { $name }
ability = { $name }
tilting = { $name }
type = { $name }
token = { $name }
supply-jailer = { field-jailers }
supply-mutagen = { field-mutagens }

## Las preguntas

ask-take-position = ¿Qué posición tomas en el orden de turno?
    .help = El orden vale para toda la ronda. Las primeras posiciones eligen antes sus puestos; las últimas ven lo que han colocado las demás y pueden tener la última palabra en una cámara. La fase de Integración sigue el mismo orden.
    .hint = Las primeras posiciones eligen antes; las últimas ven lo que hacen los demás.
ask-discard-card = Conservaste una carta y te sobra una: ¿cuál descartas?
    .help = Puede ser la conservada o una nueva. Lo que queda es tu primer paquete del draft: una carta no es tuya del todo hasta que la eliges.
    .hint = Puede irse cualquiera. Una carta solo está a salvo cuando la has elegido.
ask-pick-card =
    { $count ->
        [2] Elige una de estas 2 cartas; la otra sigue su camino.
       *[other] Elige una de estas { $count } cartas; las demás siguen su camino.
    }
    .help = Los paquetes van a la izquierda en las rondas 1 y 3, y a la derecha en las rondas 2 y 4. Una carta también vale por sus gemas: todo lo que tienes en la mano se puede reciclar en la fase de Integración.
    .hint = Toma una, el resto sigue. Cada carta vale también gemas más tarde.
ask-refill-chambers =
    «{ $card }»: elige { $count ->
        [one] una cámara más para rellenar
       *[other] hasta { $count } cámaras para rellenar
    }, o sigue.
    .help = Las cartas de esas cámaras se descartan y llegan otras del mazo. Es el único momento de la ronda para hacerlo, y la carta se inclina.
    .hint = Cartas nuevas para cámaras que no te gustan: solo ahora, antes de colocar a nadie.
ask-place-negotiator = Negociador { $negotiator }: ¿en qué puesto, y qué lado recibe más?
    .help = «1-3» es el puesto entre las cámaras 1 y 3 con el valor mayor hacia la cámara 1; «3-1» es el mismo con el valor mayor hacia la cámara 3. Una carta de la misma casta añade un cubo en su lado.
    .hint = Tus cubos van a ambos lados. Quien tiene más, sin empate, gana la carta.
ask-hide-negotiator = ¿Qué negociador pones boca abajo en el puesto { $slot }?
    .help = Nadie más sabrá cuál es, y todavía no pone cubos. Se revela al empezar la resolución, y entonces eliges los lados.
    .hint = Nadie ve quién está aquí. Los cubos se ponen solo al revelarlo.
ask-reveal-negotiator = ¿Cuál de tus negociadores ocultos revelas primero?
    .help = Ponen sus cubos uno tras otro, todos los tuyos antes que los del siguiente jugador. El bono social lo dan las cartas que hay ahora en las cámaras.
    .hint = Ponen sus cubos uno tras otro: empieza por el menos importante.
ask-lay-cubes = Negociador { $negotiator } revelado en { $slot }: ¿qué lado recibe más?
    .help = La cámara nombrada primero recibe el valor mayor. Una carta de la misma casta añade un cubo en su lado.
    .hint = Ahora caen los cubos: el valor mayor, a la cámara que aún puedes ganar.
ask-recall-negotiator = Ganas la cámara { $chamber }: ¿qué negociador retiras?
    .help = Sus cubos se quedan y cuentan para las cámaras que faltan. Un negociador retirado no mejora en esta ronda: retira al que menos lo necesite.
    .hint = Quien vuelve no crece esta ronda; los cubos se quedan.
ask-choose-branch = Tu negociador { $negotiator } mejora: ¿hacia qué influencia?
    .help = [3]-[1] es fuerte en un lado, [2]-[2] es seguro en los dos. En ambos casos el paso siguiente es [3]-[2].
    .hint = ¿Fuerte a un lado o fiable a ambos? El siguiente paso es el mismo.
ask-take-turn =
    { $stage ->
        [placing] Coloca un negociador; antes puedes usar capacidades.
        [placed] Negociador colocado: usa capacidades o termina tu turno.
       *[integrating] Recicla, integra, usa capacidades y después termina tu turno.
    }
    .help = En la Negociación colocas exactamente un negociador en cada turno, y puedes usar capacidades antes y después. En la Integración conviertes cartas en gemas o las integras en tu Arca, en cualquier orden; de lo que quede en tu mano conservas una carta. Mover tripulaciones y gemas no cuesta nada.
    .hint = Lo iluminado se puede hacer ahora. Mirar antes no cuesta nada.
ask-house-crew = ¿Qué módulo aloja «{ $crew }»?
    .help = Un módulo solo puntúa su capacidad de prestigio si aloja una tripulación: conviene tener una en cada uno. Más tarde puedes mover tripulaciones gratis.
    .hint = Un módulo solo puntúa con una tripulación: una en cada uno es buen comienzo.
ask-rehouse-crew = ¿Qué tripulación vacante se instala en «{ $module }»?
    .help = No cuesta nada ni puntúa: vuelves a controlar la tripulación, con sus capacidades y fichas. Las que sigan vacantes se descartan al final de tu turno de integración.
    .hint = No cuesta nada, y la tripulación vuelve a trabajar para ti.
ask-arrange-crew = ¿Qué módulo aloja desde ahora «{ $crew }»?
    .help = Todas las tripulaciones se mueven a la vez cuando la última tiene su módulo, así que pueden cambiarse el sitio. Cada módulo que puntúa debería alojar una, y los Mutantes están mejor en un Hospital.
    .hint = Las tripulaciones se mueven juntas y pueden intercambiarse. No dejes vacío un módulo que puntúa.
ask-settle-vault = «{ $vault }»: ¿cuántas gemas debe guardar? (Ahora: { $amount })
    .help = Las demás están en tu reserva. Las gemas de una Bóveda pagan como las de la reserva, nadie te las puede quitar, y cada una da 1 punto en la fase de Prestigio si la Bóveda aloja una tripulación.
    .hint = Aquí las gemas pagan igual, nadie las quita y puntúan con una tripulación.
ask-keep-card = ¿Qué carta conservas para la ronda siguiente?
    .help = Las demás se descartan sin ganancia. La carta conservada se une a las que recibas y pasa por el draft con ellas.
    .hint = Solo una carta queda para la próxima ronda; ¿qué más podría ser gemas ahora?
ask-imprison-crew = ¿Qué tripulación encarcelas?
    .help = Va a tu prisión y no cuenta para nadie; sus fichas vuelven al suministro. Con otro Carcelero puedes liberarla hacia tu propia mano, la tuviera quien la tuviera.
    .hint = Cualquier tripulación en juego, también tuya. En prisión no cuenta para nadie.
ask-release-crew = ¿Cuál de tus prisioneros tomas en tu mano?
    .help = Desde ahora puedes integrarlo, con su coste y sus puntos.
    .hint = Viene a tu mano, fuera de quien fuera antes.
ask-mutate-crew = Mutágeno en «{ $carrier }»: ¿qué tripulación se hace Mutante?
    .help = Los Hospitales puntúan por los Mutantes primarios, y los Genetistas por todos los que controlas. Pero también hay quien los caza: algunas cartas los destruyen o los devuelven.
    .hint = Un Mutante solo no hace nada: busca Hospitales y cartas que los cuenten.
ask-choose-sacrifice = «{ $card }»: ¿qué carta sacrificas?
    .help = Deja tu Arca. Una tripulación secundaria vuelve a su pila y puede reclutarse otra vez.
    .hint = Deja tu Arca. Los puntos ya conseguidos siguen siendo tuyos.
ask-choose-target =
    «{ $card }»: { $deed ->
        [destroy] ¿qué carta destruyes?
        [return-to-hand] ¿qué tripulación vuelve a una mano?
        [take-control] ¿qué tripulación tomas?
        [promote] ¿qué tripulación asciende?
        [untilt] ¿qué carta enderezas?
        [mutate] ¿qué tripulación se hace Mutante?
        [cure] ¿a qué Mutante curas?
        [take-from-discard] ¿qué carta tomas del descarte?
       *[other] ¿qué carta eliges?
    }
    .help = Solo se eligen cartas en juego, ni tripulaciones vacantes ni prisioneros; o, si se indica, cartas de la pila de descarte.
    .hint = Solo valen cartas en juego; están iluminadas.
ask-protect-card =
    «{ $card }»: { $count ->
        [one] ¿qué módulo proteges?
       *[other] ¿qué módulos proteges (como mucho { $count })?
    }
    .help = No pueden ser destruidos hasta la próxima fase de Preparación. Tú aún puedes sacrificarlos.
    .hint = A salvo de la destrucción hasta la próxima Preparación: protege lo que más puntúa.
ask-house-taken = ¿Qué módulo aloja «{ $crew }», que cambia de Arca?
    .help = La tripulación llega con sus fichas y su inclinación. Ahora no se paga ni se puntúa nada por ella.
    .hint = La tripulación es tuya, con sus fichas. ¿Dónde ayuda más?
ask-steal-from =
    «{ $card }»: ¿a quién le quitas hasta { $most ->
        [one] { $most } gema?
       *[other] { $most } gemas?
    }
    .help = Solo se quitan gemas de la reserva; las de las Bóvedas están a salvo.
    .hint = Solo se quitan gemas de una reserva; las de las Bóvedas están a salvo.
ask-steal-amount = «{ $card }»: ¿cuántas gemas quitas a { $victim } (como mucho { $most })?
    .help = Tomar todas las que puedas casi siempre es lo mejor.
    .hint = Tomar todo lo posible casi siempre conviene.
ask-look-at-hand = «{ $card }»: ¿qué mano miras?
    .help = Solo tú la ves. Después puedes cambiar una de tus cartas por una de esa mano.
    .hint = Solo tú la ves, y después podrás cambiar una carta.
ask-give-card = Ves la mano de { $other }: ¿qué carta das a cambio de otra?
    .help = También puedes dejarlo todo como está. Da lo que menos valga para ti.
    .hint = Da lo que menos te vale, o déjalo todo como está.
ask-take-card = ¿Qué carta tomas de { $other }?
    .help = Nadie más sabe qué cartas han cambiado de mano.
    .hint = Nadie más sabe qué cartas han cambiado de mano.
ask-add-cubes =
    «{ $card }»: ¿en qué zona pones { $amount ->
        [one] { $amount } cubo?
       *[other] { $amount } cubos?
    }
    .help = Todos van a una misma zona junto a uno de tus negociadores.
    .hint = Todos van a una zona junto a un negociador tuyo: ¿dónde ganan una carta?
ask-mark-zone = «{ $card }»: ¿en qué zona quieres ganar un empate?
    .help = Si allí compartes la mayor cantidad de cubos, la carta es tuya, salvo que otro de los empatados también haya marcado la zona.
    .hint = Donde haya empate en cubos, esta marca te da la carta.
ask-choose-cubes =
    «{ $card }»: ¿de quién son los cubos que mueves (como mucho { $most ->
        [one] { $most } cubo
       *[other] { $most } cubos
    })?
    .help = Todos los cubos que mueves ahora son del mismo jugador y van a una zona que ya tiene cubos suyos.
    .hint = Todos los cubos movidos son de la misma persona: ¿cuáles te ayudan más?
ask-choose-zone =
    { $owner_you ->
        [yes] ¿A qué zona van tus cubos (como mucho { $most })?
       *[no] ¿A qué zona van los cubos de { $owner } (como mucho { $most })?
    }
    .help = Debe tener ya un cubo del mismo jugador.
    .hint = Ya debe tener un cubo de esa persona.
ask-move-cube =
    { $owner_you ->
        [yes] ¿De qué zona sale un cubo tuyo hacia la zona { $zone } (quedan { $left })?
       *[no] ¿De qué zona sale un cubo de { $owner } hacia la zona { $zone } (quedan { $left })?
    }
    .help = Cada cubo puede venir de otra zona. Puedes parar después del primero.
    .hint = Cada cubo puede venir de otra zona; puedes parar tras el primero.
ask-remove-from =
    «{ $card }»: ¿de qué zona retiras { $most ->
        [one] { $most } cubo?
       *[other] hasta { $most } cubos?
    }
    .help = Un solo cubo puede deshacer un empate, o crearlo.
    .hint = Un solo cubo puede romper un empate, o crearlo.
ask-remove-of = Zona { $zone }: ¿de quién retiras cubos (como mucho { $most })?
    .help = Vuelven a su dueño.
    .hint = Mira quién va delante aquí: un cubo menos puede cambiarlo.
ask-remove-amount =
    { $owner_you ->
        [yes] Zona { $zone }: ¿cuántos de tus cubos retiras (como mucho { $most })?
       *[no] Zona { $zone }: ¿cuántos cubos de { $owner } retiras (como mucho { $most })?
    }
    .help = Vuelven a su dueño.
    .hint = Vuelven a su dueño; un empate puede bastarte.
ask-swap-first = «{ $card }»: ¿la carta de qué cámara intercambias?
    .help = Las cartas cambian de sitio; los cubos y los negociadores se quedan. Así los cubos de una cámara cuentan para la otra carta.
    .hint = Solo cambian de sitio las cartas; los cubos se quedan y ganan la otra carta.
ask-swap-second = ¿Con qué cámara intercambia su carta la cámara { $chamber }?
    .help = Los cubos y los negociadores se quedan, y ningún bono social cambia.
    .hint = Elige donde mandan tus cubos: esa carta será tuya.
ask-give-point =
    «{ $card }»: ¿qué negociador gana un punto de influencia { $left ->
        [one] (el último)
       *[other] (de { $left })
    }?
    .help = La influencia dura el resto de la partida. En la ronda 4 puntúan los dos valores de un negociador que siga en un puesto.
    .hint = La influencia dura toda la partida, y puntúa en la última ronda.
ask-reorganise-ark = Llega la puntuación: ¿mueves antes tus tripulaciones?
    .help = Un módulo solo puntúa su capacidad de prestigio si aloja una tripulación, y un Hospital cuenta los Mutantes primarios que aloja. Todo el mundo reorganiza a la vez, y nada se muestra hasta que termina la última persona.
    .hint = Ahora se puntúa: un módulo sin tripulación no da nada.
ask-keep-one-card = Una carta ha vuelto a tu mano: ¿cuál conservas?
    .help = Solo conservas una. Las demás se descartan sin ganancia.
    .hint = Solo queda una carta; las demás se van sin ganancia.

## Las opciones

verb-position = Tomar la posición { $target }
verb-discard = Descartar { $target }
verb-pick = Elegir { $target }
verb-send = Enviar: { $target }
verb-hide = Boca abajo en { $target }
verb-place = Colocar en { $target }
verb-reveal = Revelar en { $target }
verb-recall = Retirar: { $target }
verb-branch = Pasar a { $target }
verb-recycle = Reciclar { $target }
verb-integrate = Integrar { $target }
verb-house = Alojar en { $target }
verb-arrange = Mover tripulaciones
verb-vault = Gemas en { $target }
verb-keep = Conservar { $target }
verb-use = Usar { $target }
verb-imprison = Encarcelar ({ $target })
verb-release = Liberar ({ $target })
verb-mutate = Mutágeno en { $target }
verb-sacrifice = Sacrificar { $target }
verb-target = Elegir { $target }
verb-give = Dar { $target }
verb-take = Tomar { $target }
verb-improve = Mejorar: { $target }
verb-player = Elegir a { $target }
verb-chamber = Cámara { $target }
verb-amount = Elegir { $target }
verb-decline = No hacer nada
verb-done = Eso es todo
verb-end = Terminar el turno

## Lo que pasa

event-first-player =
    { $you ->
        [yes] Empiezas tú.
       *[no] Empieza { $seat }.
    }
event-round = Empieza la ronda { $round }.
event-position =
    { $you ->
        [yes] Tomas la posición { $position } en el orden de turno.
       *[no] { $seat } toma la posición { $position } en el orden de turno.
    }
event-deal =
    { $you ->
        [yes] Recibes en la mano: { $cards }.
       *[no] { $seat } recibe en la mano: { $cards }.
    }
    .hidden =
        { $you ->
            [yes] Recibes cartas en la mano.
           *[no] { $seat } recibe cartas en la mano.
        }
event-discard =
    { $you ->
        [yes] Descartas «{ $card }».
       *[no] { $seat } descarta «{ $card }».
    }
event-pick =
    { $you ->
        [yes] Eliges «{ $card }».
       *[no] { $seat } elige «{ $card }».
    }
    .hidden =
        { $you ->
            [yes] Eliges una carta.
           *[no] { $seat } elige una carta.
        }
event-pass =
    { $you ->
        [yes] Pasas el resto de tu paquete a { $to }.
       *[no] { $to_you ->
            [yes] { $seat } te pasa un paquete.
           *[no] { $seat } pasa un paquete a { $to }.
        }
    }
event-receive =
    { $you ->
        [yes] Recibes el paquete: { $cards }.
       *[no] { $seat } recibe el paquete: { $cards }.
    }
    .hidden =
        { $you ->
            [yes] Recibes un paquete.
           *[no] { $seat } recibe un paquete.
        }
event-reshuffle = El mazo está vacío: se baraja el descarte y pasa a ser el nuevo mazo.
event-fill = Se llenan las cámaras: { $cards }.
event-use =
    { $you ->
        [yes] Usas «{ $card }».
       *[no] { $seat } usa «{ $card }».
    }
event-decline-refill =
    { $you ->
        [yes] No usas «{ $card }».
       *[no] { $seat } no usa «{ $card }».
    }
event-refill = En la cámara { $chamber }, «{ $old }» va al descarte y «{ $new }» ocupa su lugar.
event-place =
    { $you ->
        [yes] Colocas tu negociador { $negotiator } en el puesto { $slot }.
       *[no] { $seat } coloca su negociador { $negotiator } en el puesto { $slot }.
    }
event-hide =
    { $you ->
        [yes] Colocas un negociador boca abajo en el puesto { $slot }.
       *[no] { $seat } coloca un negociador boca abajo en el puesto { $slot }.
    }
event-hidden =
    { $you ->
        [yes] Es tu negociador { $negotiator }.
       *[no] Es el negociador { $negotiator }.
    }
    .hidden = No se sabe cuál es.
event-reveal =
    { $you ->
        [yes] Revelas tu negociador { $negotiator } en el puesto { $slot }.
       *[no] { $seat } revela su negociador { $negotiator } en el puesto { $slot }.
    }
event-cubes =
    { $you ->
        [yes] Pones
       *[no] { $seat } pone
    } { $most ->
        [one] { $most } cubo
       *[other] { $most } cubos
    } para la cámara { $first } y { $least ->
        [one] { $least } cubo
       *[other] { $least } cubos
    } para la cámara { $second }.
event-win =
    { $you ->
        [yes] Ganas «{ $card }» en la cámara { $chamber }.
       *[no] { $seat } gana «{ $card }» en la cámara { $chamber }.
    }
event-no-majority = Nadie tiene más cubos que los demás en la cámara { $chamber }: «{ $card }» va al descarte.
event-recall =
    { $you ->
        [yes] Retiras tu negociador { $negotiator }.
       *[no] { $seat } retira su negociador { $negotiator }.
    }
event-improve =
    { $you ->
        [yes] Tu negociador { $negotiator } pasa a { $influence }.
       *[no] El negociador { $negotiator } de { $seat } pasa a { $influence }.
    }
event-score-negotiator =
    { $you ->
        [yes] Tu negociador { $negotiator } da
       *[no] El negociador { $negotiator } de { $seat } da
    } { $points ->
        [one] { $points } punto.
       *[other] { $points } puntos.
    }
event-recycle =
    { $you ->
        [yes] Reciclas «{ $card }»
       *[no] { $seat } recicla «{ $card }»
    } por { $gems ->
        [one] { $gems } gema.
       *[other] { $gems } gemas.
    }
event-integrate =
    { $you ->
        [yes] Integras «{ $card }»
       *[no] { $seat } integra «{ $card }»
    } por { $price ->
        [one] { $price } gema.
       *[other] { $price } gemas.
    }
event-house = «{ $module }» aloja «{ $crew }».
event-prestige =
    { $you ->
        [yes] Ganas
       *[no] { $seat } gana
    } { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } con «{ $card }».
event-jailer = «{ $card }» recibe una ficha de Carcelero.
event-mutagen = «{ $card }» recibe una ficha de Mutágeno.
event-recruit =
    { $you ->
        [yes] Reclutas una tripulación: «{ $card }».
       *[no] { $seat } recluta una tripulación: «{ $card }».
    }
event-lost = «{ $card }»: el efecto no es posible ahora y se pierde.
event-vacate =
    { $you ->
        [yes] Vacantes en tu Arca: { $crews }.
       *[no] Vacantes en el Arca de { $seat }: { $crews }.
    }
event-lose-gems =
    { $gems ->
        [one] { $gems } gema de «{ $module }» vuelve al banco.
       *[other] { $gems } gemas de «{ $module }» vuelven al banco.
    }
event-rehouse =
    { $you ->
        [yes] Tu tripulación vacante «{ $crew }» se instala en «{ $module }».
       *[no] En el Arca de { $seat }, la tripulación vacante «{ $crew }» se instala en «{ $module }».
    }
event-abandon =
    { $you ->
        [yes] Pierdes «{ $crew }», que se quedó sin plaza.
       *[no] { $seat } pierde «{ $crew }», que se quedó sin plaza.
    }
event-move =
    { $you ->
        [yes] Mueves «{ $crew }» a «{ $module }».
       *[no] { $seat } mueve «{ $crew }» a «{ $module }».
    }
event-store =
    { $you ->
        [yes] Gemas en tu «{ $vault }»: { $gems }.
       *[no] Gemas en «{ $vault }» de { $seat }: { $gems }.
    }
event-spend-jailer =
    { $you ->
        [yes] Gastas la ficha de Carcelero de «{ $card }» y 1 gema.
       *[no] { $seat } gasta la ficha de Carcelero de «{ $card }» y 1 gema.
    }
event-imprison =
    { $you ->
        [yes] { $owner_you ->
            [yes] Encarcelas «{ $crew }» de tu propia Arca.
           *[no] Encarcelas «{ $crew }» del Arca de { $owner }.
        }
       *[no] { $owner_you ->
            [yes] { $seat } encarcela «{ $crew }» de tu Arca.
           *[no] { $seat } encarcela «{ $crew }» del Arca de { $owner }.
        }
    }
event-release =
    { $you ->
        [yes] Liberas «{ $crew }», que pasa a tu mano.
       *[no] { $seat } libera «{ $crew }», que pasa a su mano.
    }
event-mutate = «{ $crew }» pasa a ser Mutante.
event-cure = «{ $crew }» deja de ser Mutante.
event-sacrifice =
    { $you ->
        [yes] Sacrificas «{ $card }».
       *[no] { $seat } sacrifica «{ $card }».
    }
event-gain =
    { $you ->
        [yes] Ganas
       *[no] { $seat } gana
    } { $gems ->
        [one] { $gems } gema
       *[other] { $gems } gemas
    } con «{ $card }».
event-steal =
    { $you ->
        [yes] Quitas { $gems ->
            [one] { $gems } gema
           *[other] { $gems } gemas
        } a { $victim }.
       *[no] { $victim_you ->
            [yes] { $seat } te quita { $gems ->
                [one] { $gems } gema.
               *[other] { $gems } gemas.
            }
           *[no] { $seat } quita { $gems ->
                [one] { $gems } gema
               *[other] { $gems } gemas
            } a { $victim }.
        }
    }
event-draw =
    { $you ->
        [yes] Robas: { $cards }.
       *[no] { $seat } roba: { $cards }.
    }
    .hidden =
        { $you ->
            [yes] Robas del mazo.
           *[no] { $seat } roba del mazo.
        }
event-take =
    { $you ->
        [yes] Tomas «{ $card }» de la pila de descarte.
       *[no] { $seat } toma «{ $card }» de la pila de descarte.
    }
event-promote =
    { $you ->
        [yes] Sustituyes «{ $old }» por «{ $new }».
       *[no] { $seat } sustituye «{ $old }» por «{ $new }».
    }
event-destroy =
    { $you ->
        [yes] { $owner_you ->
            [yes] Destruyes «{ $card }» en tu propia Arca.
           *[no] Destruyes «{ $card }» en el Arca de { $owner }.
        }
       *[no] { $owner_you ->
            [yes] { $seat } destruye «{ $card }» en tu Arca.
           *[no] { $seat } destruye «{ $card }» en el Arca de { $owner }.
        }
    }
event-return =
    { $you ->
        [yes] { $owner_you ->
            [yes] Devuelves «{ $card }» a tu mano.
           *[no] Devuelves «{ $card }» a la mano de { $owner }.
        }
       *[no] { $owner_you ->
            [yes] { $seat } devuelve «{ $card }» a tu mano.
           *[no] { $seat } devuelve «{ $card }» a la mano de { $owner }.
        }
    }
event-take-control =
    { $you ->
        [yes] Tomas «{ $crew }» de { $owner }; la aloja «{ $module }».
       *[no] { $owner_you ->
            [yes] { $seat } te quita «{ $crew }»; la aloja «{ $module }».
           *[no] { $seat } toma «{ $crew }» de { $owner }; la aloja «{ $module }».
        }
    }
event-protect = «{ $card }» queda a salvo de la destrucción hasta la próxima fase de Preparación.
event-discount =
    { $amount ->
        [one] «{ $card }»: la próxima carta adecuada cuesta { $amount } gema menos.
       *[other] «{ $card }»: la próxima carta adecuada cuesta { $amount } gemas menos.
    }
event-straighten =
    { $you ->
        [yes] Enderezas «{ $card }».
       *[no] { $seat } endereza «{ $card }».
    }
event-look =
    { $you ->
        [yes] Miras la mano de { $other }.
       *[no] { $other_you ->
            [yes] { $seat } mira tu mano.
           *[no] { $seat } mira la mano de { $other }.
        }
    }
event-see = En esa mano: { $cards }.
    .hidden = Lo que hay en ella queda entre los dos.
event-exchange =
    { $you ->
        [yes] Das «{ $given }» a cambio de «{ $taken }».
       *[no] { $seat } da «{ $given }» a cambio de «{ $taken }».
    }
    .hidden =
        { $you ->
            [yes] Intercambias una carta.
           *[no] { $seat } intercambia una carta.
        }
event-leave-hand =
    { $you ->
        [yes] No intercambias nada con { $other }.
       *[no] { $other_you ->
            [yes] { $seat } no intercambia nada contigo.
           *[no] { $seat } no intercambia nada con { $other }.
        }
    }
event-add-cubes =
    { $you ->
        [yes] Añades
       *[no] { $seat } añade
    } { $amount ->
        [one] { $amount } cubo
       *[other] { $amount } cubos
    } para la cámara { $zone }.
event-mark-zone =
    { $you ->
        [yes] Marcas la zona { $zone }: allí un empate es tuyo.
       *[no] { $seat } pone una marca de empate en la zona { $zone }.
    }
event-move-cube =
    { $owner_you ->
        [yes] Un cubo tuyo pasa de la zona { $origin } a la zona { $zone }.
       *[no] Un cubo de { $owner } pasa de la zona { $origin } a la zona { $zone }.
    }
event-remove-cubes =
    { $owner_you ->
        [yes] { $amount ->
            [one] { $amount } cubo tuyo deja la zona { $zone }.
           *[other] { $amount } cubos tuyos dejan la zona { $zone }.
        }
       *[no] { $amount ->
            [one] { $amount } cubo de { $owner } deja la zona { $zone }.
           *[other] { $amount } cubos de { $owner } dejan la zona { $zone }.
        }
    }
event-swap-chambers = Las cartas de las cámaras { $first } y { $second } cambian de sitio.
event-conceal =
    { $you ->
        [yes] Tus negociadores pasan a una mano oculta: { $count }.
       *[no] Los negociadores restantes de { $seat } pasan a una mano oculta: { $count }.
    }
event-score =
    { $you ->
        [yes] Ganas
       *[no] { $seat } gana
    } { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } con la capacidad de «{ $card }».
event-score-affinity =
    { $you ->
        [yes] Ganas
       *[no] { $seat } gana
    } { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } con la Afinidad de «{ $card }».
event-score-majority =
    { $you ->
        [yes] Ganas
       *[no] { $seat } gana
    } { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } con la Mayoría de «{ $card }».
event-score-vault =
    { $you ->
        [yes] Ganas
       *[no] { $seat } gana
    } { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } con las gemas de «{ $card }».
event-score-hospital =
    { $you ->
        [yes] Ganas
       *[no] { $seat } gana
    } { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } con los Mutantes de «{ $card }».
event-end = Las cuatro rondas han terminado.

## Por qué no

refusal-position-taken =
    { $owner_you ->
        [yes] Ya tienes la posición { $position }.
       *[no] { $owner } ya ha tomado la posición { $position }.
    }
refusal-no-such-position = No hay posición { $position }: hay tantas como jugadores.
refusal-not-in-hand = «{ $card }» no está en tu mano.
refusal-not-in-packet = «{ $card }» no está en tu paquete.
refusal-same-card = Tienes varias copias iguales: elige la carta «{ $card }» que se te ofrece.
refusal-chamber-empty = No hay ninguna carta en la cámara { $chamber }.
refusal-in-order = Elige las cámaras en orden ascendente: la cámara { $chamber } no puede ser la siguiente.
refusal-not-your-negotiator = Este negociador { $negotiator } no es tuyo.
refusal-already-placed = Tu negociador { $negotiator } ya se ha colocado en esta ronda.
refusal-no-right-to-hide = Solo se coloca boca abajo tras activar un Morfoplasto, una vez por activación.
refusal-send-first = Elige primero el negociador y después el puesto.
refusal-equal-values = Los dos valores de tu negociador { $negotiator } son iguales: solo hay una manera de poner los cubos.
refusal-slot-taken = Ya hay un negociador en el puesto { $slot }.
refusal-slot-closed = En esta partida no hay ningún puesto abierto { $slot }.
refusal-not-hidden = Ninguno de tus negociadores está boca abajo en el puesto { $slot }.
refusal-stands-elsewhere = Tu negociador { $negotiator } está en el puesto { $slot } y solo pone cubos a sus dos lados.
refusal-not-beside = Tu negociador { $negotiator } no está junto a la cámara { $chamber }.
refusal-no-such-step = Tu negociador { $negotiator } no puede pasar a { $influence } en un solo paso.
refusal-place-first = No puedes pasar: coloca un negociador antes de terminar tu turno.
refusal-placed-already = Ya has colocado un negociador en este turno.
refusal-only-when-placing = Los negociadores solo se colocan en la fase de Negociación.
refusal-only-when-integrating = Solo se recicla y se integra en la fase de Integración.
refusal-only-in-your-turn = Eso solo se puede hacer en tu turno de la fase de Negociación o de Integración.
refusal-only-by-ability = Solo se elige una cámara cuando una capacidad lo pide.
refusal-cannot-pay =
    { $price ->
        [one] «{ $card }»: cuesta { $price } gema, y tienes { $gems }.
       *[other] «{ $card }»: cuesta { $price } gemas, y tienes { $gems }.
    }
refusal-no-free-berth = Ninguno de tus módulos tiene una plaza libre para «{ $card }».
refusal-module-full = Todas las plazas de «{ $module }» están ocupadas.
refusal-not-your-module = «{ $module }» no es un módulo de tu Arca.
refusal-not-vacant = «{ $card }» no es una de tus tripulaciones vacantes.
refusal-nothing-to-arrange = No hay nada que mover: hacen falta una tripulación y al menos dos módulos.
refusal-arranged-already = Acabas de mover tus tripulaciones. Podrás hacerlo de nuevo después de otra acción.
refusal-not-your-vault = «{ $card }» no es una Bóveda de tu Arca.
refusal-settled-already = Acabas de cambiar las gemas de «{ $vault }». Podrás hacerlo de nuevo después de otra acción.
refusal-no-gems-to-move = No hay gemas que mover a «{ $vault }» ni desde ella.
refusal-same-amount = «{ $vault }» ya guarda esa cantidad de gemas ({ $gems }).
refusal-wrong-amount = { $amount } no es posible: puede ser de { $least } a { $most }.
refusal-not-in-your-ark = No controlas «{ $card }».
refusal-no-ability = «{ $card }» no tiene ninguna capacidad que puedas usar.
refusal-only-when-integrated = La capacidad de «{ $card }» se aplica sola al integrar la carta.
refusal-only-before-placing = «{ $card }» solo se usa antes del primer negociador colocado de la ronda.
refusal-only-in-negotiation = «{ $card }» solo se usa en la fase de Negociación.
refusal-only-in-integration = «{ $card }» solo se usa en la fase de Integración.
refusal-tilted = «{ $card }» es una carta inclinada: su Activación ya se ha usado en esta ronda.
refusal-nothing-to-sacrifice = No controlas ninguna carta que se pueda sacrificar para «{ $card }».
refusal-no-effect = «{ $card }» no tendría ningún efecto ahora.
refusal-no-jailer-there = No tienes ninguna ficha de Carcelero en «{ $card }».
refusal-no-mutagen-there = No tienes ninguna ficha de Mutágeno en «{ $card }».
refusal-no-crew-in-play = No hay ninguna tripulación en juego.
refusal-no-crew-to-mutate = No hay ninguna tripulación en juego sin ficha de Mutante.
refusal-prison-empty = Tu prisión está vacía.
refusal-not-in-your-prison = «{ $card }» no está en tu prisión.
refusal-not-in-play = «{ $card }» no está en juego: no se pueden elegir tripulaciones vacantes, prisioneros ni cartas de la mano.
refusal-only-crews = «{ $card }» no es una tripulación.
refusal-mutant-already = «{ $crew }» ya es Mutante.
refusal-no-target = «{ $by }» no se puede usar sobre «{ $card }».
refusal-protected = «{ $by }» no se puede usar sobre «{ $card }», bajo protección hasta la próxima fase de Preparación.
refusal-chosen-already = Ya has elegido «{ $card }».
refusal-no-player = No existe ese jugador.
refusal-no-opponent = Elige un rival.
refusal-reserve-empty =
    { $owner_you ->
        [yes] No hay gemas en tu reserva.
       *[no] No hay gemas en la reserva de { $owner }.
    }
refusal-hand-empty =
    { $owner_you ->
        [yes] No tienes cartas en la mano.
       *[no] { $owner } no tiene cartas en la mano.
    }
refusal-not-in-that-hand = «{ $card }» no está en esa mano.
refusal-none-of-yours-beside = Ninguno de tus negociadores está junto a la cámara { $zone }.
refusal-no-cube-there = No hay ningún cubo así en la zona { $zone }.
refusal-same-zone = Elige una cámara distinta de la { $zone }.
refusal-too-few-zones =
    { $owner_you ->
        [yes] Tienes cubos en menos de dos zonas.
       *[no] { $owner } tiene cubos en menos de dos zonas.
    }
refusal-strongest-already = Tu negociador { $negotiator } ya tiene la influencia más alta.

## Lo que se lee en las cosas

fact-standing = { board-points }
fact-left = en el suministro: { $amount }
fact-chamber-card = cámara: { $card }
fact-cubes =
    { $owner }: { $amount ->
        [one] { $amount } cubo
       *[other] { $amount } cubos
    }
fact-mark = gana un empate: { $owner }
fact-leads =
    { $owner_you ->
        [yes] vas por delante
       *[no] { $owner } va por delante
    }
fact-tied = { board-tied }
fact-at-home = { $owner }: { $influence }, sin colocar
fact-on-slot = { $owner }: { $influence }, puesto { $slot }
fact-unseen = { $owner }: { $influence }, en la mano oculta o boca abajo
fact-face-down = { $owner }: boca abajo
fact-card-kind = { board-card-kind }
fact-cost = coste { $amount }
fact-recycling = ganancia de reciclaje { $amount }
fact-recycling-round = ganancia de reciclaje: el número de la ronda
fact-prestige =
    { $amount ->
        [one] { $amount } punto
       *[other] { $amount } puntos
    } al integrarla
fact-berths = { board-card-berths }
fact-in-ark = Arca: { $owner }
fact-houses = aloja: { $crews }
fact-housed = en «{ $module }»
fact-vacant = vacante: { $owner }
fact-prisoner = prisión: { $owner }
fact-stored = gemas encima: { $amount }
fact-tilted = carta inclinada
fact-protected = carta protegida
fact-mutant = Mutante
fact-jailers = fichas de Carcelero: { $amount }
fact-mutagens = fichas de Mutágeno: { $amount }
fact-jailer = { board-caste-jailer }
fact-mutagen = { board-caste-mutagen }
fact-recruit-one = { board-caste-recruit }
fact-affinity = { board-prestige-affinity }
fact-majority = { board-prestige-majority }
fact-vault = { board-prestige-vault }
fact-hospital = { board-prestige-hospital }
fact-integration = { board-kind }
fact-ability = { board-kind } ({ board-price })
fact-sacrifice = { board-kind } ({ board-thing })
fact-excepted = salvo «{ $card }»
fact-only-negotiation = { board-only-negotiation }
fact-only-integration = { board-only-integration }
fact-window = { board-window }
fact-gain-resource = { board-effect-gain_resource }
fact-gain-vault = { board-effect-gain_vault }
fact-gain-counted = { board-effect-gain_counted }
fact-steal-resource = { board-effect-steal_resource }
fact-draw = { board-effect-draw }
fact-take-from-discard = { board-effect-take_from_discard }
fact-take-topmost = { board-effect-take_topmost }
fact-recruit = { board-effect-recruit }
fact-promote = { board-effect-promote }
fact-destroy = { board-effect-destroy }
fact-return-to-hand = { board-effect-return_to_hand }
fact-take-control = { board-effect-take_control }
fact-protect = { board-effect-protect }
fact-discount = { board-effect-discount }
fact-untilt = { board-effect-untilt }
fact-mutate = { board-effect-mutate }
fact-cure = { board-effect-cure }
fact-gain-token = { board-effect-gain_token }
fact-swap-hand-card = { board-effect-swap_hand_card }
fact-add-influence = { board-effect-add_influence }
fact-move-cubes = { board-effect-move_cubes }
fact-remove-cubes = { board-effect-remove_cubes }
fact-swap-chambers = { board-effect-swap_chambers }
fact-refill-chambers = { board-effect-refill_chambers }
fact-hide-negotiator = { board-effect-hide_negotiator }
fact-improve-negotiator = { board-effect-improve_negotiator }
fact-win-ties = { board-effect-win_ties }
fact-score = { board-effect-score }

## La hoja de puntuación

score-cards = Cartas integradas
score-abilities = Efectos de las cartas
score-negotiators = Negociadores en la ronda 4
score-affinities = Afinidades
score-majorities = Mayorías
score-vaults = Bóvedas
score-hospitals = Hospitales

## Lo que hay en la mesa

field-round = Ronda
field-order = Orden de turno
field-track = Marcador de orden de turno
field-turn = Turnos de esta negociación
field-deck = Mazo
field-discard = Pila de descarte
field-piles = Tripulaciones secundarias
field-chambers = Cámaras
field-cubes = Cubos en las zonas
field-marks = Marcas de empate
field-slots = Negociadores en sus puestos
field-owners = De quién son
field-face_down = Puestos boca abajo
field-sent = Negociador en camino
field-tilted = Cartas inclinadas
field-protected = Módulos protegidos
field-mutants = Mutantes
field-jailers = Fichas de Carcelero
field-mutagens = Fichas de Mutágeno
field-hand = Mano
field-known_to = Cartas de la mano que otros conocen
field-pack = Paquete de draft
field-passed = Cartas pasadas
field-chosen = Por descartar
field-modules = Módulos
field-stored = Gemas en los módulos
field-crews = Tripulaciones
field-homes = Módulos de las tripulaciones
field-vacant = Tripulaciones vacantes
field-prison = Prisión
field-reserve = Reserva
field-discounts = Descuentos pendientes
field-arranged = Tripulaciones movidas
field-settled = Bóvedas cambiadas
field-influence = Influencia
field-home = Negociadores en el tablero
field-concealed = Mano oculta
field-rights = Colocaciones ocultas que quedan
field-points = Puntos de prestigio por origen
field-laid = Mostradas de la mano
field-lots = Cartas recordadas
field-holders = Quién puede tenerlas
field-boarded = Tripulaciones por llegada
guide-fact-score = Prestigio
field-plan = Nuevos módulos de las tripulaciones

## Cómo se juega

option-airlocks = Esclusas (con tres jugadores)
option-airlocks-a = A: tres puestos por cámara
option-airlocks-b = B, para expertos: de dos a cuatro
option-wing_first = El Ala se llena
option-wing_first-false = después del draft
option-wing_first-true = antes del draft (expertos)
option-experienced = Cartas en juego
option-experienced-false = todas las cartas
option-experienced-true = seis menos (jugadores con experiencia)
option-draft = Draft
option-draft-true = con draft
option-draft-false = sin draft: te quedas lo que recibes
option-first = Jugador inicial
option-first-random = por sorteo
option-first-1 = asiento 1
option-first-2 = asiento 2
option-first-3 = asiento 3
option-first-4 = asiento 4

# Sobre esta edición: grupos de componentes, sus piezas sin nombre en el juego, y campos

edition-numbers = Números de las reglas
edition-numbers-item =
    { $id ->
        [keep-limit] Cartas conservadas para la ronda siguiente
        [social-bonus] Cubos del bono social
        [jailer-price] Gemas por usar un Carcelero
        [points-per-gem] Puntos por gema en una Bóveda
        [points-per-mutant] Puntos por Mutante en un Hospital
        [start-gems] Gemas al empezar
        [start-points] Puntos al empezar
        [jailer-tokens] Fichas de Carcelero
        [mutagen-tokens] Fichas de Mutágeno y Mutante
        [usual-berths] Plazas de un módulo
        [ark-cards] Cartas de Arca
        [secondary-crews] Tripulaciones secundarias
        [gems] Gemas en la caja
        [cubes-per-player] Cubos por jugador
        [influence-tokens] Fichas de influencia
       *[airlocks] Losetas de esclusa
    }
edition-rounds = Rondas
edition-rounds-item = Ronda { $id }
edition-castes = Castas
edition-influence = Influencia de los negociadores
edition-removed = Retiradas entre jugadores con experiencia
edition-removed-item =
    { $id ->
        [apprentice] { card-apprentice }
        [novice] { card-novice }
        [worker] { card-worker }
        [convert] { card-convert }
       *[priest] { card-priest }
    }
edition-setups = Números de jugadores
edition-setups-item = { $id } jugadores
edition-airlocks = Esclusas
edition-airlocks-item =
    { $id ->
        [a] Esclusas A
       *[b] Esclusas B
    }
edition-chambers = Cámaras
edition-chambers-item =
    { $id ->
        [four-1] Cámara 1 (tres o cuatro)
        [four-2] Cámara 2 (tres o cuatro)
        [four-3] Cámara 3 (tres o cuatro)
        [four-4] Cámara 4 (tres o cuatro)
        [four-5] Cámara 5 (tres o cuatro)
        [four-6] Cámara 6 (tres o cuatro)
        [four-7] Cámara 7 (tres o cuatro)
        [four-8] Cámara 8 (tres o cuatro)
        [four-9] Cámara 9 (tres o cuatro)
        [four-10] Cámara 10 (tres o cuatro)
        [four-11] Cámara 11 (tres o cuatro)
        [four-12] Cámara 12 (tres o cuatro)
        [two-1] Cámara 1 (dos jugadores)
        [two-2] Cámara 2 (dos jugadores)
        [two-3] Cámara 3 (dos jugadores)
        [two-4] Cámara 4 (dos jugadores)
        [two-5] Cámara 5 (dos jugadores)
        [two-6] Cámara 6 (dos jugadores)
        [two-7] Cámara 7 (dos jugadores)
        [two-8] Cámara 8 (dos jugadores)
        [two-9] Cámara 9 (dos jugadores)
        [two-10] Cámara 10 (dos jugadores)
        [two-11] Cámara 11 (dos jugadores)
       *[two-12] Cámara 12 (dos jugadores)
    }
edition-slots = Puestos
edition-slots-item =
    { $id ->
        [four-1-2] Puesto 1-2 (tres o cuatro)
        [four-1-3] Puesto 1-3 (tres o cuatro)
        [four-1-11] Puesto 1-11 (tres o cuatro)
        [four-2-3] Puesto 2-3 (tres o cuatro)
        [four-2-4] Puesto 2-4 (tres o cuatro)
        [four-3-6] Puesto 3-6 (tres o cuatro)
        [four-3-12] Puesto 3-12 (tres o cuatro)
        [four-4-5] Puesto 4-5 (tres o cuatro)
        [four-4-6] Puesto 4-6 (tres o cuatro)
        [four-5-6] Puesto 5-6 (tres o cuatro)
        [four-5-7] Puesto 5-7 (tres o cuatro)
        [four-6-9] Puesto 6-9 (tres o cuatro)
        [four-7-8] Puesto 7-8 (tres o cuatro)
        [four-7-9] Puesto 7-9 (tres o cuatro)
        [four-8-9] Puesto 8-9 (tres o cuatro)
        [four-8-10] Puesto 8-10 (tres o cuatro)
        [four-9-12] Puesto 9-12 (tres o cuatro)
        [four-10-11] Puesto 10-11 (tres o cuatro)
        [four-10-12] Puesto 10-12 (tres o cuatro)
        [four-11-12] Puesto 11-12 (tres o cuatro)
        [two-1-2] Puesto 1-2 (dos jugadores)
        [two-1-12] Puesto 1-12 (dos jugadores)
        [two-2-3] Puesto 2-3 (dos jugadores)
        [two-3-4] Puesto 3-4 (dos jugadores)
        [two-4-5] Puesto 4-5 (dos jugadores)
        [two-5-6] Puesto 5-6 (dos jugadores)
        [two-6-7] Puesto 6-7 (dos jugadores)
        [two-7-8] Puesto 7-8 (dos jugadores)
        [two-8-9] Puesto 8-9 (dos jugadores)
        [two-9-10] Puesto 9-10 (dos jugadores)
        [two-10-11] Puesto 10-11 (dos jugadores)
       *[two-11-12] Puesto 11-12 (dos jugadores)
    }
edition-cards = Cartas de Arca
edition-cards-item =
    { $id ->
        [novice] { card-novice }
        [preacher] { card-preacher }
        [missionary] { card-missionary }
        [inquisitor] { card-inquisitor }
        [high-priest] { card-high-priest }
        [cathedral] { card-cathedral }
        [conversion-centre] { card-conversion-centre }
        [seminary] { card-seminary }
        [sanctuary] { card-sanctuary }
        [heir] { card-heir }
        [senator] { card-senator }
        [chancellor] { card-chancellor }
        [warden] { card-warden }
        [ambassador] { card-ambassador }
        [senate-dome] { card-senate-dome }
        [secret-services] { card-secret-services }
        [penitentiary] { card-penitentiary }
        [diplomatic-academy] { card-diplomatic-academy }
        [lab-assistant] { card-lab-assistant }
        [geneticist] { card-geneticist }
        [surgeon] { card-surgeon }
        [chimera] { card-chimera }
        [virologist] { card-virologist }
        [clinic] { card-clinic }
        [regeneration-hospital] { card-regeneration-hospital }
        [mutation-lab] { card-mutation-lab }
        [genotheque] { card-genotheque }
        [nanotechnician] { card-nanotechnician }
        [engineer] { card-engineer }
        [sapper] { card-sapper }
        [master-architect] { card-master-architect }
        [archives] { card-archives }
        [rd-department] { card-rd-department }
        [orbital-shipyard] { card-orbital-shipyard }
        [shield-generator] { card-shield-generator }
        [habitat-ring] { card-habitat-ring }
        [apprentice] { card-apprentice }
        [miner] { card-miner }
        [foreman] { card-foreman }
        [union-delegate] { card-union-delegate }
        [mechanic] { card-mechanic }
        [merchant] { card-merchant }
        [dormitory] { card-dormitory }
        [refinery] { card-refinery }
        [forge] { card-forge }
        [courtesan] { card-courtesan }
        [conspirator] { card-conspirator }
        [smuggler] { card-smuggler }
        [hacker] { card-hacker }
        [morphoplast] { card-morphoplast }
        [hideout] { card-hideout }
        [black-market] { card-black-market }
        [clandestine-bank] { card-clandestine-bank }
       *[lawless-zone] { card-lawless-zone }
    }
edition-secondary = Tripulaciones secundarias
edition-secondary-item =
    { $id ->
        [worker] { card-worker }
        [convert] { card-convert }
       *[priest] { card-priest }
    }

edition-field-value = Valor
edition-field-passes = Sentido de los paquetes
edition-field-name = Nombre
edition-field-colour = Color
edition-field-pair = Valores
edition-field-next = Paso siguiente
edition-field-count = Cantidad
edition-field-side = Cara del Ala
edition-field-airlocks = Esclusas
edition-field-placements = Colocaciones por jugador
edition-field-deal = Cartas repartidas
edition-field-closes = Puestos cerrados
edition-field-number = Número
edition-field-x = Distancia desde la izquierda
edition-field-y = Distancia desde arriba
edition-field-slot = Puesto
edition-field-chambers = Cámaras
edition-field-caste = Casta
edition-field-type = Tipo
edition-field-copies = Copias
edition-field-recycling = Ganancia de reciclaje
edition-field-cost = Coste de integración
edition-field-prestige = Valor de prestigio
edition-field-berths = Plazas
edition-field-caste_ability = Capacidad de casta
edition-field-technical = Capacidad técnica
edition-field-prestige_ability = Capacidad de prestigio

## El tablero: qué son las cartas

board-type-module = Módulo
board-type-crew = Tripulación
board-card-kind =
    { $type ->
        [module] { board-type-module }
       *[crew] { board-type-crew }
    } · { $caste }
board-card-cost =
    { $amount ->
        [0] Integrarla es gratis.
        [one] Integrarla cuesta { $amount } gema.
       *[other] Integrarla cuesta { $amount } gemas.
    }
board-card-recycling =
    { $amount ->
        [round] Reciclarla da tantas gemas como el número de la ronda.
        [0] Reciclarla no da nada.
        [one] Reciclarla da { $amount } gema.
       *[other] Reciclarla da { $amount } gemas.
    }
board-card-prestige =
    { $amount ->
        [0] Ningún punto al integrarla.
        [one] { $amount } punto al integrarla.
       *[other] { $amount } puntos al integrarla.
    }
board-card-berths =
    { $amount ->
        [one] { $amount } plaza.
       *[other] { $amount } plazas.
    }

## El tablero: qué hacen las cartas

board-gems =
    { $amount ->
        [one] { $amount } gema
       *[other] { $amount } gemas
    }
board-noun =
    { $noun ->
        [this] esta carta
        [module] un módulo
        [crew] una tripulación
        [primary] una tripulación primaria
        [secondary] una tripulación secundaria
        [mutant] una tripulación Mutante
        [worker] un Obrero
        [convert] un Converso
        [priest] un Sacerdote
        [tilted] una carta inclinada
       *[card] una carta
    }
board-whose =
    { $whose ->
        [self] { "" } de tu Arca
        [opponent] { "" } de un rival
        [any] { "" } en juego
       *[none] { "" }
    }
board-costing =
    { $cost ->
        [none] { "" }
       *[other] { "" } con un coste de integración de { $cost } o menos
    }
board-excepted =
    { $except ->
        [none] { "" }
       *[other] , salvo «{ $except }»
    }
board-thing = { board-noun }{ board-whose }{ board-costing }{ board-excepted }
board-each =
    { $noun ->
        [module] módulo
        [crew] tripulación
        [mutant] Mutante
        [worker] Obrero
        [convert] Converso
        [priest] Sacerdote
        [theocrat] carta de los Teócratas
        [original] carta de los Originales
        [bio] carta del Bioconsorcio
        [architect] carta de los Arquitectos
        [core] carta del Núcleo
        [deviant] carta de los Desviados
       *[card] carta
    }
board-many =
    { $noun ->
        [module] módulos
        [crew] tripulaciones
        [mutant] Mutantes
        [worker] Obreros
        [convert] Conversos
        [priest] Sacerdotes
        [theocrat] cartas de los Teócratas
        [original] cartas de los Originales
        [bio] cartas del Bioconsorcio
        [architect] cartas de los Arquitectos
        [core] cartas del Núcleo
        [deviant] cartas de los Desviados
       *[card] cartas
    }
board-short =
    { $noun ->
        [module] Módulos
        [crew] Tripulaciones
        [mutant] Mutantes
        [worker] Obreros
        [convert] Conversos
        [priest] Sacerdotes
        [theocrat] { caste-theocrat }
        [original] { caste-original }
        [bio] { caste-bio }
        [architect] { caste-architect }
        [core] { caste-core }
        [deviant] { caste-deviant }
       *[card] Cartas
    }
board-kind =
    { $kind ->
        [integration] Integración
        [activation] Activación
        [natural] Natural
       *[sacrifice] Sacrificio
    }
board-price =
    { $tilt ->
        [yes] { $gems ->
            [0] inclinar
            [one] inclinar, { $gems } gema
           *[other] inclinar, { $gems } gemas
        }
       *[no] { $gems ->
            [0] { $sacrifice }
            [one] { $gems } gema
           *[other] { $gems } gemas
        }
    }
board-ability =
    { $kind ->
        [integration] { board-kind }: { $effects }
       *[other] { board-kind } ({ board-price }): { $effects }
    }
board-only-negotiation = Solo en la fase de Negociación.
board-only-integration = Solo en la fase de Integración.
board-window = Antes del primer negociador colocado, aunque no sea tu turno.
board-effect-gain_resource = Gana { board-gems }.
board-effect-gain_vault =
    { $amount ->
        [one] Pon { $amount } gema del banco en esta Bóveda.
       *[other] Pon { $amount } gemas del banco en esta Bóveda.
    }
board-effect-gain_counted = Gana 1 gema por cada tripulación de tu prisión (como mucho { $amount }).
board-effect-steal_resource = Quita hasta { board-gems } de la reserva de un rival.
board-effect-draw =
    { $amount ->
        [one] Roba { $amount } carta de Arca.
       *[other] Roba { $amount } cartas de Arca.
    }
board-effect-take_from_discard = Toma en tu mano { board-thing } de tu elección de la pila de descarte.
board-effect-take_topmost =
    { $noun ->
        [module] Toma en tu mano el módulo más alto de la pila de descarte.
        [crew] Toma en tu mano la tripulación más alta de la pila de descarte.
       *[card] Toma en tu mano la carta más alta de la pila de descarte.
    }
board-recruited =
    { $noun ->
        [worker] { $amount ->
            [one] { $amount } Obrero
           *[other] { $amount } Obreros
        }
        [convert] { $amount ->
            [one] { $amount } Converso
           *[other] { $amount } Conversos
        }
       *[priest] { $amount ->
            [one] { $amount } Sacerdote
           *[other] { $amount } Sacerdotes
        }
    }
board-effect-recruit = Recluta { board-recruited }.
board-effect-promote =
    Sustituye { $from ->
        [worker] un Obrero
        [convert] un Converso
       *[priest] un Sacerdote
    } de tu Arca por { $to ->
        [worker] un Obrero
        [convert] un Converso
       *[priest] un Sacerdote
    } de la pila y puntúa su valor de prestigio.
board-effect-destroy = Destruye { board-thing }.
board-effect-return_to_hand = Devuelve { board-thing } a la mano de quien la controla.
board-effect-take_control = Toma el control de { board-thing }. Necesitas una plaza libre.
board-effect-protect =
    { $amount ->
        [one] Hasta la próxima fase de Preparación, { $amount } módulo tuyo no puede ser destruido.
       *[other] Hasta la próxima fase de Preparación, hasta { $amount } módulos tuyos no pueden ser destruidos.
    }
board-effect-discount =
    { $noun ->
        [module] El próximo módulo que integres en este turno cuesta { board-gems } menos.
        [crew] La próxima tripulación que integres en este turno cuesta { board-gems } menos.
       *[card] La próxima carta que integres en este turno cuesta { board-gems } menos.
    }
board-effect-untilt = Endereza { board-thing }.
board-effect-mutate = Pon una ficha de Mutante del suministro sobre { board-thing }.
board-effect-cure = Retira la ficha de Mutante de { board-thing }.
board-effect-gain_token =
    { $token ->
        [jailer] Pon una ficha de Carcelero del suministro sobre esta carta.
       *[mutagen] Pon una ficha de Mutágeno del suministro sobre esta carta.
    }
board-effect-swap_hand_card = Mira la mano de un rival; puedes cambiar una carta de tu mano por una de la suya.
board-effect-add_influence =
    { $amount ->
        [one] Pon { $amount } de tus cubos en una zona junto a uno de tus negociadores.
       *[other] Pon { $amount } de tus cubos en una misma zona junto a uno de tus negociadores.
    }
board-effect-move_cubes =
    { $amount ->
        [one] Mueve { $amount } cubo a otra zona que ya tenga cubos del mismo jugador.
       *[other] Mueve hasta { $amount } cubos de un solo jugador, todos a otra zona que ya tenga cubos de ese jugador.
    }
board-effect-remove_cubes =
    { $amount ->
        [one] Retira { $amount } cubo de una zona.
       *[other] Retira hasta { $amount } cubos de un solo jugador de una zona.
    }
board-effect-swap_chambers = Intercambia las cartas de dos cámaras.
board-effect-refill_chambers =
    { $amount ->
        [one] Descarta la carta de { $amount } cámara y rellénala con una del mazo.
       *[other] Descarta las cartas de hasta { $amount } cámaras y rellénalas con cartas del mazo.
    }
board-effect-hide_negotiator = Toma los negociadores que te quedan en una mano oculta; en esta fase puedes colocar uno boca abajo, sin cubos hasta la resolución.
board-effect-improve_negotiator =
    { $amount ->
        [one] Uno de tus negociadores gana { $amount } punto de influencia.
       *[other] Tus negociadores ganan { $amount } puntos de influencia, repartidos como quieras.
    }
board-effect-win_ties = Elige una zona: si allí empatas a más cubos, ganas la carta.
board-effect-score =
    { $amount ->
        [one] Gana { $amount } punto de prestigio.
       *[other] Gana { $amount } puntos de prestigio.
    }
board-caste-jailer = Carcelero: al integrarla, pon una ficha de Carcelero sobre esta carta.
board-caste-mutagen = Mutágeno: al integrarla, pon una ficha de Mutágeno sobre esta carta.
board-caste-recruit =
    Reclutamiento: al integrarla, toma { $noun ->
        [worker] un Obrero
        [convert] un Converso
       *[priest] un Sacerdote
    } en tu mano.
board-prestige-affinity =
    { $points ->
        [one] Afinidad: { $points } punto por ronda por cada { board-each } que controlas.
       *[other] Afinidad: { $points } puntos por ronda por cada { board-each } que controlas.
    }
board-prestige-majority =
    { $points ->
        [one] Mayoría: { $points } punto por ronda si controlas más { board-many } que cada uno de los demás.
       *[other] Mayoría: { $points } puntos por ronda si controlas más { board-many } que cada uno de los demás.
    }
board-prestige-vault =
    { $capacity ->
        [none] Bóveda: guarda gemas; 1 punto por ronda por cada gema.
        [one] Bóveda: guarda { $capacity } gema; 1 punto por ronda por cada gema.
       *[other] Bóveda: guarda hasta { $capacity } gemas; 1 punto por ronda por cada gema.
    }
board-prestige-hospital =
    { $points ->
        [one] Hospital: { $points } punto por ronda por cada Mutante primario alojado aquí.
       *[other] Hospital: { $points } puntos por ronda por cada Mutante primario alojado aquí.
    }
board-label-jailer = Carcelero
board-label-mutagen = Mutágeno
board-label-recruit =
    { $noun ->
        [worker] Recluta: Obrero
        [convert] Recluta: Converso
       *[priest] Recluta: Sacerdote
    }
board-label-affinity = Afinidad { $points } – { board-short }
board-label-majority = Mayoría { $points } – { board-short }
board-label-vault =
    { $capacity ->
        [none] Bóveda
       *[other] Bóveda ({ $capacity })
    }
board-label-hospital = Hospital

## El tablero: iconos y términos

board-term-prestige = Puntos de prestigio
    .meaning = Tras cuatro rondas gana quien tenga más. El número de una carta se puntúa una vez, al integrarla.
board-term-gem = Gema
    .meaning = El único recurso. Paga la integración de cartas y las capacidades.
board-term-cost = Coste de integración
    .meaning = Las gemas que pagas por poner la carta de tu mano en tu Arca.
board-term-recycling = Ganancia de reciclaje
    .meaning = Las gemas que recibes por descartar la carta de tu mano en la fase de Integración.
board-term-recycling-round = Reciclaje por rondas
    .meaning = Reciclarla da tantas gemas como el número de la ronda.
board-term-module = Módulo
    .meaning = Una carta que aloja tripulaciones. Su capacidad de prestigio solo puntúa si aloja alguna.
board-term-crew = Tripulación
    .meaning = Una carta que necesita una plaza libre en uno de tus módulos.
board-term-primary = Tripulación primaria
    .meaning = Una tripulación del mazo de Arca.
board-term-secondary = Tripulación secundaria
    .meaning = Un Obrero, un Converso o un Sacerdote. Viene de su propia pila y vuelve a ella.
board-term-worker = Obrero
    .meaning = Tripulación secundaria del Núcleo: gratis, vale 1 punto.
board-term-convert = Converso
    .meaning = Tripulación secundaria de los Teócratas: gratis, vale 1 punto.
board-term-priest = Sacerdote
    .meaning = Tripulación secundaria de los Teócratas: cuesta 1 gema, vale 3 puntos. Solo lo traen capacidades técnicas.
board-term-berth = Plaza
    .meaning = El sitio de una tripulación en un módulo.
board-term-vacant = Tripulación vacante
    .meaning = Su módulo ha dejado el juego. No hace nada hasta que integras un módulo nuevo y la realojas; tras tu próximo turno de integración se pierde.
board-term-ark = Arca
    .meaning = Las cartas que controlas: tus módulos y las tripulaciones que alojan.
board-term-reserve = Reserva
    .meaning = Las gemas de tu tablero personal. Se guardan de ronda en ronda.
board-term-hand = Mano
    .meaning = Cartas para reciclar o integrar. Se conserva como mucho una para la ronda siguiente.
board-term-packet = Paquete de draft
    .meaning = Elige una carta y pasa el resto.
board-term-deck = Mazo
    .meaning = Todas las cartas de Arca que nadie ha robado aún, boca abajo.
board-term-discard = Pila de descarte
    .meaning = A la vista de todo el mundo, la última carta encima.
board-term-turn-order = Orden de turno
    .meaning = Se elige de nuevo en cada ronda desde la segunda; quien tiene menos puntos elige antes.
board-term-wing = Ala de los Susurros
    .meaning = El tablero de la negociación: doce cámaras unidas por pasillos.
board-term-chamber = Cámara
    .meaning = Guarda una carta por ganar. Las cámaras se resuelven de la 1 a la 12.
board-term-slot = Puesto
    .meaning = El sitio de un negociador, entre dos cámaras.
board-term-zone = Zona
    .meaning = Los cubos de una cámara. Quien tiene estrictamente más gana la carta; con empate, se descarta.
board-term-airlock = Esclusa
    .meaning = Con tres jugadores, cierra un pasillo durante toda la partida.
board-term-negotiator = Negociador
    .meaning = Tienes uno de cada casta. Colocado en un puesto, pone cubos a ambos lados.
board-term-influence = Influencia
    .meaning = Dos valores, uno para cada lado del puesto. Un negociador que no gana nada mejora; en la ronda 4 puntúan los dos valores.
board-term-cube = Cubo de influencia
    .meaning = Lo pone un negociador en una zona. Se queda cuando el negociador se retira.
board-term-bonus = Bono social
    .meaning = Un cubo más para una carta de la casta del negociador.
board-term-recalled = Retirado
    .meaning = Ganó una carta y volvió a casa: no mejora en esta ronda.
board-term-face-down = Negociador oculto
    .meaning = Se revela al empezar la resolución; solo entonces pone cubos.
board-term-hidden-hand = Mano oculta
    .meaning = Tras un Morfoplasto, nadie más ve qué negociadores quedan.
board-term-jailer = Carcelero
    .meaning = Gasta la ficha y 1 gema en tu turno para encarcelar una tripulación en juego, o para liberar una de tu prisión hacia tu mano.
board-term-prison = Prisión
    .meaning = Tripulaciones capturadas. Nadie las controla, y no cuentan para nada.
board-term-mutagen = Mutágeno
    .meaning = En tu turno, dale la vuelta y ponlo gratis sobre cualquier tripulación en juego: pasa a ser Mutante.
board-term-mutant = Mutante
    .meaning = Una tripulación con una ficha de Mutante. Otras cartas lo aprovechan.
board-term-recruit = Reclutamiento
    .meaning = Al integrar la carta, una tripulación secundaria pasa de su pila a tu mano.
board-term-integration = Integración
    .meaning = Se aplica cuando se integra la carta; es obligatoria.
board-term-activation = Activación
    .meaning = Inclina la carta, y paga gemas si se indica un coste: una vez por ronda.
board-term-natural = Natural
    .meaning = Paga las gemas indicadas, tantas veces como quieras.
board-term-sacrifice = Sacrificio
    .meaning = Descarta una carta de tu Arca como se indica, tantas veces como puedas.
board-term-tilted = Inclinada
    .meaning = La Activación de esta carta ya se ha usado. Se endereza en la próxima fase de Preparación.
board-term-affinity = Afinidad
    .meaning = Puntos en cada fase de Prestigio por cada carta de un tipo que controlas.
board-term-majority = Mayoría
    .meaning = Puntos en cada fase de Prestigio si controlas estrictamente más cartas de un tipo que cada uno de los demás.
board-term-vault = Bóveda
    .meaning = Sus gemas pagan como las de la reserva y dan 1 punto cada una en cada fase de Prestigio, si el módulo aloja una tripulación.
board-term-hospital = Hospital
    .meaning = 2 puntos en cada fase de Prestigio por cada Mutante primario alojado aquí.
board-term-protected = Protegido
    .meaning = No puede ser destruido hasta la próxima fase de Preparación.
board-term-discount = Descuento
    .meaning = Abarata la próxima carta adecuada que integres en este turno.
board-term-tie-mark = Marca de empate
    .meaning = Da la carta a quien la puso si empata a más cubos, salvo que otro de los empatados también tenga una.
board-term-theocrat = Teócratas
    .meaning = Casta de los Conversos y los Sacerdotes.
board-term-original = Originales
    .meaning = Casta del alto prestigio y los Carceleros.
board-term-bio = Bioconsorcio
    .meaning = Casta de los Mutágenos y los Hospitales.
board-term-architect = Arquitectos
    .meaning = Casta de los módulos.
board-term-core = Núcleo
    .meaning = Casta del número y los Obreros.
board-term-deviant = Desviados
    .meaning = Casta del desorden y las Bóvedas.

## El tablero: lo que se dice en él

board-card-back = Una carta boca abajo
board-envoy = { $player }, { $caste }
board-envoy-hidden = { $player }, boca abajo
board-tied = empate, nadie se la lleva
board-leads =
    { $you ->
        [yes] vas por delante
       *[no] { $player } va por delante
    }
board-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
board-no-cubes = sin cubos
board-chamber = Cámara { $number }
board-empty = vacía
board-corridor = Pasillo { $slot }
board-place-in = { $corridor }: libre
board-to = a { $chamber }
board-swap = Invertir
board-round-of = de { $rounds }
board-changes = Qué cambia
board-with-bonus = { $value } + { $bonus } de casta
board-value-to = { $value } a { $card }
board-my-negotiators = Mis negociadores
board-stands = está en { $slot }
board-free-berths =
    { $count ->
        [0] Ninguna plaza libre
        [one] { $count } plaza libre
       *[other] { $count } plazas libres
    }
board-used = usada
board-here = aquí
board-free = libre
board-of = { $count }/{ $all }
board-no-modules = Aún no hay módulos. Integra uno primero: las tripulaciones necesitan plazas.
board-integrate = Integrar
board-integrate-for = Integrar { $card }: { board-gems }
board-recycle-for = Reciclar { $card }: +{ board-gems }
board-recycle-hint = Recicla cartas de abajo para obtener gemas.
board-can-do = Qué puedo hacer
board-to-spend = para gastar: { $gems }{ " " }
board-place-one = Elige abajo uno de tus negociadores y después un puesto.
board-scores-now = { board-points } ahora
board-use = Usar
board-tokens = Fichas
board-for-free = Sin coste
board-not-now = Ahora no
board-hand-lost =
    { $count ->
        [one] { $count } carta en la mano.
       *[other] { $count } cartas en la mano.
    } { $lost ->
        [one] Conservas 1, la otra se pierde.
       *[other] Conservas 1, las otras { $lost } se pierden.
    }
board-nothing-lost = No se pierde nada.
board-choose-one = Elegir
board-confirms-pick = Te quedas con «{ $card }».
board-confirms-discard = Descartas «{ $card }».
board-gets-rest =
    { $count ->
        [one] La otra carta va a { $player }.
       *[other] Las otras { $count } van a { $player }.
    }
board-goes-to = el resto va aquí
board-comes-from = el próximo paquete viene de aquí
board-kept = Guardadas boca abajo
board-open-ark = Abrir el Arca
board-supplies = Suministros
board-close = Cerrar
board-my-ark = Mi Arca
board-ark-of = Arca: { $player }
board-this-round = esta ronda
board-my-points = puntos
board-known-hand = Cartas de la mano conocidas
board-look-at-slot = Señala un puesto para ver qué cambia; elígelo para colocar allí a tu negociador. S invierte los dos valores.
board-parts = Partes de la mesa
board-part-draft = Draft
board-part-wing = Ala
board-part-ark = Arca
board-phase-preparation = Preparación
board-phase-foundation = Fundación
board-phase-negotiation = Negociación
board-phase-integration = Integración
board-phase-prestige = Prestigio
board-round-in = Ronda { $round } de { $rounds }
board-do-send = Colocar aquí
board-do-hide = Colocar boca abajo
board-do-recycle = Reciclar
board-do-integrate = Integrar
board-do-use = Usar la habilidad
board-do-arrange = Mover
board-do-vault = Mover las gemas
board-do-imprison = Encarcelar
board-do-release = Liberar
board-do-mutate = Usar el Mutágeno
board-do-end = Terminar el turno
board-do-all = Confirmar las { $count }
board-note-place = La S, o el puesto otra vez, invierte los valores. Nada cuenta todavía.
board-becomes = { $before }, luego { $after }
board-of-berths =
    { $berths ->
        [one] de { $berths } plaza
       *[other] de { $berths } plazas
    }
board-note-house = Cuesta { board-gems }, da { board-points }.
board-in-ark = { $card } en mi Arca
board-once-for = una vez, al integrarla por { board-gems }
board-each-crew = cada ronda, con mi Arca actual
board-each-module = cada ronda con una tripulación dentro, con mi Arca actual
board-through-others = cada ronda por otras cartas de mi Arca
board-point-at-card = Señala una carta para ver qué aportaría a tu Arca.
board-sources = Lo que puntúa cada ronda
board-sources-none = Ninguna carta de esta Arca puntúa todavía.
board-prospect = Cuando puntúen las cartas
board-castes-aboard = A bordo
board-compared = Todo el paquete
board-compared-price = Precio
board-compared-once = una vez
board-compared-each = cada ronda
board-leading-now = En cabeza ahora
board-leading-others = Los demás van por delante
board-leading-none = Aún no vas por delante en ninguna cámara.
board-leading-so = En cabeza tras esta colocación
board-spends = Por gastar: { $count }

round-number = Ronda { $round }
bar-standing = Ronda { $round } de 4
bar-goal = Meta: más prestigio tras la ronda 4
bar-done-discard-card = Confirmar mi elección
bar-done-pick-card = Confirmar mi carta
bar-done-choose-branch = Confirmar mi elección
bar-done-keep-one-card = Confirmar mi elección

# The reference sheet
sheet-goal = Meta
sheet-goal-most = Más prestigio tras la última ronda.
sheet-round = Una ronda
sheet-round-order = Orden de turno: quien va en último lugar elige primero.
sheet-round-phases = Draft, luego el Ala, luego el Arca, luego el prestigio.
sheet-wing = El Ala
sheet-wing-value = Un negociador pone sus valores a ambos lados. De más por una carta de su casta: { $social_bonus }.
sheet-wing-majority = Una mayoría estricta gana la carta; un empate la descarta.
sheet-wing-grow = Quien gana vuelve a casa; los demás se refuerzan.
sheet-ark = El Arca
sheet-ark-recycle = Recicla cartas por gemas; integra otras pagando, con prestigio inmediato.
sheet-ark-berth = Una tripulación necesita una litera. Literas habituales de un módulo: { $usual_berths }.
sheet-ark-keep = Cartas que se guardan para la ronda siguiente: { $keep_limit }.
sheet-score = En cada ronda
sheet-score-cards = Afinidad por cada carta que nombra; Mayoría si tienes estrictamente más.
sheet-score-tokens = Cámara, por gema: { $points_per_gem }. Hospital, por Mutante primario: { $points_per_mutant }.
sheet-signs = Signos
sheet-signs-tilt = Una carta inclinada ya se ha usado esta ronda. Gemas por gastar un Carcelero: { $jailer_price }.

## La guía

guide-chapter-wing = El Ala de los Susurros
guide-chapter-ark = Tu primera Arca
    .before = Las cartas están ganadas; ahora hay que usarlas.
guide-chapter-round-two = Una ronda nueva
    .before = Las dos Arcas han puntuado.
guide-chapter-sides = Un negociador más fuerte
    .before = Hacia el final de la siguiente negociación.

guide-goal = Gana cartas aquí y construye con ellas tu Arca: gana quien tenga más prestigio tras la ronda { $rounds }.
    .why = En cada ronda se ganan cartas, se integran y después puntúan las Arcas. Esta negociación empezó sin ti y está casi terminada.
guide-disc = Un negociador disputa dos cartas a la vez. Toma «{ $negotiator }», por «{ $first }» y «{ $second }».
    .why = Cada puesto está entre dos cámaras y admite un solo negociador. Se juega por turnos hasta ocupar el último puesto.
guide-disc-else = También sirve, pero solo «{ $negotiator }» cuenta doble para «{ $first }».
guide-slot = Ponlo entre las dos: ambas reciben cubos tuyos, y quien tenga más se lleva la carta.
    .why = Todos los cubos de una cámara cuentan juntos, vengan de donde vengan. Ves quién iría por delante antes de confirmar.
guide-slot-else = También sirve: ahora las cartas a ambos lados de ese puesto tienen cubos tuyos.
guide-bonus = «{ $card }» es del color de tu negociador, y por eso hay un cubo más: vas por delante.
    .why = Una carta de la misma casta añade un cubo en su lado. Con otro negociador sería un empate.
guide-last = Puestos libres: { $open_slots }. Uno es para ti y el otro para { $rival }: ¿qué ganas y qué pierdes?
    .why = Elige un puesto, y las dos cámaras muestran quién iría por delante. Nadie puede pasar.
guide-won = Cámara por cámara, gana quien tiene más cubos: «{ $win_card }» es tuya. Un empate no es de nadie.
    .why = Se sigue el número de las cámaras. Las cartas empatadas se descartan.
guide-recall = Cada carta ganada trae a alguien a casa. Quien siga allí al final se hace más fuerte: ¿quién?
    .why = Volver no es perder: los cubos se quedan y cuentan. Pero solo gana influencia quien no gana nada.
guide-grown = «{ $improve_negotiator }» se quedó hasta el final y es más fuerte para toda la partida: { $improve_influence }.
    .why = Son los cubos para un lado y para el otro. En la última ronda, quien se queda da puntos en su lugar.

guide-money = Aún no tienes gemas. Las cartas que no puedes pagar son dinero: recicla «{ $card }».
    .why = Cada carta de la mano se integra o se recicla, nunca ambas cosas. Las caras suelen dar más gemas.
guide-money-else = También sirve: cualquier carta de la mano puede convertirse en gemas.
guide-money-end = Entonces no se construye nada esta ronda, y casi toda tu mano se pierde.
guide-module = Una tripulación necesita plaza, y los módulos las tienen. Gemas: { $reserve }. ¿Por dónde empiezas?
    .why = El prestigio de una carta se puntúa en cuanto está pagada e integrada. Sin plaza libre, ninguna tripulación sube a bordo.
guide-worker = «{ $recruit_card }» llega de regalo y no cuesta nada. Dale una plaza: también puntúa.
    .why = Algunas cartas traen así refuerzos a tu mano. Hay que integrarlos como todo lo demás.
guide-worker-else = Espera en tu mano. No lo olvides: solo se puede conservar una carta.
guide-worker-lost = Se ha ido, y no valía ninguna gema. La plaza sigue libre.
guide-crew = Plazas libres: { $berths }. ¿Qué cartas serán gemas, y quién sube a bordo?
    .why = Toda tripulación da su prestigio al subir. Algunas, como «{ $card }», puntúan otra vez en cada ronda.
guide-leftovers = No quedan plazas. Integra, recicla o guarda una carta: lo demás que quede se pierde.
    .why = Otro módulo trae plazas nuevas. La carta que guardas pasa por el próximo draft, y algunas dan más gemas en rondas posteriores.
guide-finish = Tu mano está vacía: no se pierde nada. Termina aquí, y { $rival } construye.
    .why = Se juega un turno entero tras otro. Las gemas que sobran se quedan contigo.
guide-finish-else = Mover tripulaciones es gratis. Termina cuando todo esté a tu gusto.
guide-keep = Una sola carta se queda contigo y las demás no dan nada. ¿Cuál merece la pena?
    .why = Hasta una carta inútil vale gemas, si se recicla a tiempo. Puedes volver atrás para hacerlo.
guide-move = Un módulo vacío no puntúa. Las tripulaciones pueden cambiar de sitio: ¿ayuda aquí?
    .why = Vale para lo que un módulo puntúa en cada ronda. Lo demás que sabe hacer no necesita tripulación.
guide-scored = Ahora puntúa tu Arca: «{ $score_affinity_card }» da +{ $score_affinity_points }, y lo hará de nuevo en cada ronda.
    .why = Cuenta todas las cartas de una clase en tu Arca y crece con ellas. Cuanto antes esté, más veces da puntos.
guide-nothing-scored = Nada en tu Arca puntúa aún por sí solo. Cartas como «{ $card }» lo hacen en cada ronda.
    .why = Casi todas las cartas dan prestigio una vez, al integrarse. Las que puntúan en cada ronda valen más al principio.

guide-order = Tu prestigio: { $score }; el de { $rival }: { $rival_score }. Quien va por detrás elige primero: ¿pronto o tarde?
    .why = Pronto, eliges puesto el primero de todos. Tarde, ves lo que ha hecho { $rival } y colocas el último negociador.
guide-draft = Guarda lo que le va bien a tu Arca. El resto es para { $rival }, que te entrega lo mismo.
    .why = Se elige a la vez. Una carta también se guarda por sus gemas, o para que no la tenga { $rival }.
guide-opening = Tus negociadores han vuelto y hay cartas nuevas. ¿Quién empieza? Decides tú.
    .why = Busca una carta del color de un negociador, con otra buena al lado. Uno de los tuyos es ahora más fuerte.

guide-strong = «{ $negotiator }» no ganó nada la ronda pasada y ha crecido: { $high } en un lado, { $low } en el otro.
    .why = Quien no gana nada no ha ido en vano: la influencia ya no se pierde.
guide-sides = Cuenta los cubos de { $rival } junto a cada puesto: ¿dónde va, y en qué sentido?
    .why = El color del negociador cuenta aquí también. Ir por delante basta siempre.
guide-sides-else = Entonces { $rival } se pone entre «{ $first }» y «{ $second }» y gana las dos.
guide-both = Las dos son tuyas: «{ $first }» por el valor mayor, «{ $second }» por el color.
    .why = Un cubo de más no gana nada. La fuerza va donde rompe un empate.
guide-tie = «{ $card }» no es de nadie: hubo empate. Puedes volver atrás y cambiar el sentido.
    .why = En el otro lado bastaba el color. La fuerza va donde rompe un empate.
