### Pest. Véase en.ftl.

title = Pest
tagline = Guía a tu Médico por un imperio enfermo: recoge, cura, construye y gánate el oído del Consejo.
goal =
    { $seats ->
        [1] Gana todo el Renombre que puedas en tres Eras, con Edificios, Curados, Decretos y Tecnologías. Tu total dice qué rango alcanzas.
       *[other] Gana Renombre con Edificios, Curados, Decretos, Tecnologías, la Capital y la Influencia. Tras tres Eras gana quien tenga más.
    }

## Cosas: lugares

place-abben = Abben
place-birrik = Birrik
place-corva = Corva
place-dunmel = Dunmel
place-elbrin = Elbrin
place-farrun = Farrun
place-gimmar = Gimmar
place-hollin = Hollin
place-istrel = Istrel
place-jassa = Jassa
place-kelm = Kelm
place-lirra = Lirra
place-meskar = Meskar
place-mossa = Mossa
place-nivel = Nivel
place-oskel = Oskel
place-prynn = Prynn
place-quorra = Quorra
place-rynna = Rynna
place-sollen = Sollen
place-brennok = Brennok
place-caldrin = Caldrin
place-dassar = Dassar
place-ervill = Ervill
place-fennik = Fennik
place-gollor = Gollor
place-jorland = Jorland
place-kestor = Kestor
place-lodren = Lodren
place-morvay = Morvay
place-nertha = Nertha
place-pelgar = Pelgar
place-rosten = Rosten
place-silvar = Silvar
place-terras = Terras
place-blessir = Blessir
place-dolvar = Dolvar
place-esmeron = Esmeron
place-gothar = Gothar
place-hakkon = Hakkon
place-korvath = Korvath
place-lumera = Lumera
place-sandrell = Sandrell
place-tharnis = Tharnis
place-varkand = Varkand
place-thokaia = Thokaia

road-abben-brennok = Abben–Brennok
road-abben-nertha = Abben–Nertha
road-abben-silvar = Abben–Silvar
road-birrik-mossa = Birrik–Mossa
road-birrik-nertha = Birrik–Nertha
road-birrik-varkand = Birrik–Varkand
road-blessir-meskar = Blessir–Meskar
road-blessir-terras = Blessir–Terras
road-brennok-corva = Brennok–Corva
road-brennok-gothar = Brennok–Gothar
road-brennok-thokaia = Brennok–Thokaia
road-caldrin-dolvar = Caldrin–Dolvar
road-caldrin-dunmel = Caldrin–Dunmel
road-caldrin-thokaia = Caldrin–Thokaia
road-caldrin-varkand = Caldrin–Varkand
road-corva-nertha = Corva–Nertha
road-corva-thokaia = Corva–Thokaia
road-corva-varkand = Corva–Varkand
road-dassar-dolvar = Dassar–Dolvar
road-dassar-fennik = Dassar–Fennik
road-dassar-lirra = Dassar–Lirra
road-dassar-oskel = Dassar–Oskel
road-dolvar-farrun = Dolvar–Farrun
road-dolvar-lirra = Dolvar–Lirra
road-dunmel-esmeron = Dunmel–Esmeron
road-dunmel-farrun = Dunmel–Farrun
road-dunmel-thokaia = Dunmel–Thokaia
road-elbrin-gollor = Elbrin–Gollor
road-elbrin-jassa = Elbrin–Jassa
road-elbrin-tharnis = Elbrin–Tharnis
road-ervill-meskar = Ervill–Meskar
road-ervill-sollen = Ervill–Sollen
road-ervill-tharnis = Ervill–Tharnis
road-esmeron-hollin = Esmeron–Hollin
road-esmeron-kelm = Esmeron–Kelm
road-esmeron-pelgar = Esmeron–Pelgar
road-farrun-lumera = Farrun–Lumera
road-fennik-korvath = Fennik–Korvath
road-fennik-mossa = Fennik–Mossa
road-fennik-varkand = Fennik–Varkand
road-gimmar-prynn = Gimmar–Prynn
road-gimmar-silvar = Gimmar–Silvar
road-gollor-gothar = Gollor–Gothar
road-gollor-hakkon = Gollor–Hakkon
road-gollor-rosten = Gollor–Rosten
road-gothar-jassa = Gothar–Jassa
road-gothar-kestor = Gothar–Kestor
road-hakkon-kestor = Hakkon–Kestor
road-hakkon-prynn = Hakkon–Prynn
road-hakkon-quorra = Hakkon–Quorra
road-hollin-jorland = Hollin–Jorland
road-hollin-thokaia = Hollin–Thokaia
road-istrel-jorland = Istrel–Jorland
road-istrel-pelgar = Istrel–Pelgar
road-istrel-terras = Istrel–Terras
road-jassa-jorland = Jassa–Jorland
road-jassa-thokaia = Jassa–Thokaia
road-jorland-tharnis = Jorland–Tharnis
road-kelm-lodren = Kelm–Lodren
road-kelm-pelgar = Kelm–Pelgar
road-kestor-silvar = Kestor–Silvar
road-korvath-oskel = Korvath–Oskel
road-korvath-rynna = Korvath–Rynna
road-lirra-lumera = Lirra–Lumera
road-lodren-lumera = Lodren–Lumera
road-lodren-sandrell = Lodren–Sandrell
road-lumera-morvay = Lumera–Morvay
road-lumera-nivel = Lumera–Nivel
road-meskar-sollen = Meskar–Sollen
road-morvay-nivel = Morvay–Nivel
road-morvay-oskel = Morvay–Oskel
road-mossa-rynna = Mossa–Rynna
road-nivel-sandrell = Nivel–Sandrell
road-prynn-quorra = Prynn–Quorra
road-quorra-rosten = Quorra–Rosten
road-rosten-sollen = Rosten–Sollen
road-terras-tharnis = Terras–Tharnis

route-red = Camino de ascuas
route-blue = Camino de la sal
route-black = Greyroad

## Cosas: cartas

start-start-card-1 = Lugar inicial 1
start-start-card-2 = Lugar inicial 2
start-start-card-3 = Lugar inicial 3
start-start-card-4 = Lugar inicial 4
start-start-card-5 = Lugar inicial 5

plague-forest-villages = Aldeas del bosque
plague-quarry-villages = Aldeas de las canteras
plague-farming-villages = Aldeas de labranza
plague-marsh-villages = Aldeas de los pantanos
plague-market-towns = Pueblos de mercado
plague-crowded-cities = Ciudades abarrotadas
plague-red-caravan-1 = Caravana roja: los campos
plague-red-caravan-2 = Caravana roja: la madera
plague-red-caravan-3 = Caravana roja: los boticarios
plague-blue-caravan-1 = Caravana azul: los pantanos
plague-blue-caravan-2 = Caravana azul: los canteros
plague-blue-caravan-3 = Caravana azul: los panaderos
plague-black-caravan-1 = Caravana de Greyroad: las canteras
plague-black-caravan-2 = Caravana de Greyroad: los mercados
plague-black-caravan-3 = Caravana de Greyroad: los constructores
plague-red-sea-traders = Mercaderes marinos rojos
plague-blue-sea-traders = Mercaderes marinos azules
plague-black-sea-traders = Mercaderes marinos negros

favour-council-aid-granaries = Ayuda del Consejo: Graneros
favour-council-aid-herbalists = Ayuda del Consejo: Herbolarios
favour-council-aid-foresters = Ayuda del Consejo: Leñadores
favour-council-aid-masons = Ayuda del Consejo: Canteros
favour-council-aid-treasury = Ayuda del Consejo: Tesoro
favour-council-aid-scholars = Ayuda del Consejo: Sabios
favour-council-aid-warehouses = Ayuda del Consejo: Almacenes
favour-council-aid-court = Ayuda del Consejo: Corte
favour-council-silence-1 = Consejo en receso
favour-council-silence-2 = Consejo dividido

capital-card-plea-of-the-healers = Petición de los sanadores
capital-card-plea-of-the-masons = Petición de los canteros
capital-card-plea-of-the-merchants = Petición de los mercaderes
capital-card-plea-of-the-scholars = Petición de los eruditos
capital-card-plea-of-the-nobles = Petición de los nobles

decree-quarantine-protocols = Protocolos de cuarentena
decree-full-granaries = Graneros llenos
decree-frontier-charter = Carta de las fronteras
decree-rival-houses = Casas rivales
decree-call-to-the-capital = Llamada de la Capital
decree-shared-settlements = Poblaciones compartidas
decree-employment-program = Programa de empleo
decree-healthy-empire = Imperio sano
decree-open-borders = Fronteras abiertas
decree-age-of-invention = Edad de la invención
decree-great-rebuilding = Gran reconstrucción
decree-voice-of-the-people = Voz del pueblo
decree-political-war = Guerra política
decree-urban-planning = Planificación urbana
decree-clean-streets = Calles limpias

technology-breathing-apparatus = Aparato respiratorio
technology-blast-furnace = Alto horno
technology-examination-desk = Mesa de examen
technology-medical-mask = Mascarilla médica
technology-disinfectant = Desinfectante
technology-cloning-experiment = Experimento de clonación
technology-construction-crane = Grúa de construcción
technology-ambulance-cart = Carro ambulancia
technology-inhaler = Inhalador
technology-plague-experts = Expertos en la peste
technology-scholars = Eruditos
technology-experimental-laboratory = Laboratorio experimental
technology-production-line = Cadena de producción
technology-infirmary = Enfermería
technology-protective-uniform = Uniforme protector
technology-travel-permit = Permiso de viaje
technology-clinical-trials = Ensayos clínicos
technology-quarantine-tent = Tienda de cuarentena
technology-quarantine-house = Casa de cuarentena
technology-tool-cart = Carro de herramientas
technology-advanced-quarantine = Cuarentena avanzada
technology-steel-horseshoe = Herradura de acero
technology-syringe = Jeringuilla
technology-checkpoint = Puesto de control
technology-mobile-workshop = Taller móvil
technology-loading-crane = Grúa de carga
technology-storage-containers = Contenedores de almacenaje
technology-adrenaline-shot = Inyección de adrenalina
technology-letter-of-recommendation = Carta de recomendación
technology-storage-jars = Tarros de almacenaje

## Cosas: Edificios y fichas

building-castle = Castillo
building-workshop-1 = Taller 1
building-workshop-2 = Taller 2
building-mill = Molino
building-workshop-3 = Taller 3
building-workshop-4 = Taller 4
building-factory = Fábrica
building-workshop-5 = Taller 5
building-workshop-6 = Taller 6
building-bank = Banco

district-mill-district = Distrito del Molino
district-factory-district = Distrito de la Fábrica
district-bank-district = Distrito del Banco

capital-building-imperial-granary = Granero imperial
capital-building-city-walls = Murallas
capital-building-university = Universidad
capital-building-hospital = Hospital
capital-building-cathedral = Catedral

reward-renown = 1 ficha de Renombre
reward-coin = 1 Moneda
reward-influence = 1 Influencia
reward-any = 1 recurso a elegir
reward-research = 1 ficha de Investigación
reward-wood = 1 madera
reward-stone = 1 piedra
reward-food = 1 comida
reward-herbs = 1 hierba

rank-squire = Escudero
rank-counsellor = Consejero
rank-baron = Barón
rank-viscount = Vizconde
rank-count = Conde
rank-duke = Duque
rank-archduke = Archiduque
rank-emperor = Emperador

colour-yellow = Amarillo
colour-blue = Azul
colour-red = Rojo
colour-green = Verde
colour-purple = Morado

## Cosas: acciones, espacios y cantidades

action-move = Mover
action-build = Construir
action-produce = Producir
action-research = Investigar
action-heal = Curar
action-assign = Asignar

cell-move-research = { action-move } + { action-research }
cell-move-heal = { action-move } + { action-heal }
cell-move-assign = { action-move } + { action-assign }
cell-build-research = { action-build } + { action-research }
cell-build-heal = { action-build } + { action-heal }
cell-build-assign = { action-build } + { action-assign }
cell-produce-research = { action-produce } + { action-research }
cell-produce-heal = { action-produce } + { action-heal }
cell-produce-assign = { action-produce } + { action-assign }

slot-move = Mover
slot-build = Construir
slot-produce = Producir
slot-storage = Almacén
slot-zone = Zona de Cuarentena

technology-slot-top = Superior
technology-slot-middle = Central
technology-slot-bottom = Inferior

arrangement-none = ninguno
arrangement-move = { slot-move }
arrangement-build = { slot-build }
arrangement-move-build = { slot-move }, { slot-build }
arrangement-produce = { slot-produce }
arrangement-move-produce = { slot-move }, { slot-produce }
arrangement-build-produce = { slot-build }, { slot-produce }
arrangement-move-build-produce = { slot-move }, { slot-build }, { slot-produce }
arrangement-storage = { slot-storage }
arrangement-move-storage = { slot-move }, { slot-storage }
arrangement-build-storage = { slot-build }, { slot-storage }
arrangement-move-build-storage = { slot-move }, { slot-build }, { slot-storage }
arrangement-produce-storage = { slot-produce }, { slot-storage }
arrangement-move-produce-storage = { slot-move }, { slot-produce }, { slot-storage }
arrangement-build-produce-storage = { slot-build }, { slot-produce }, { slot-storage }
arrangement-move-build-produce-storage = { slot-move }, { slot-build }, { slot-produce }, { slot-storage }

pair-wood-wood = 2 maderas
pair-wood-stone = 1 madera y 1 piedra
pair-wood-food = 1 madera y 1 comida
pair-wood-herbs = 1 madera y 1 hierba
pair-stone-stone = 2 piedras
pair-stone-food = 1 piedra y 1 comida
pair-stone-herbs = 1 piedra y 1 hierba
pair-food-food = 2 comidas
pair-food-herbs = 1 comida y 1 hierba
pair-herbs-herbs = 2 hierbas

way-pay = pagando comida
way-camp = con el Campamento
way-leave-pay = dejando 1 Enfermo, pagando comida
way-leave-camp = dejando 1 Enfermo, con el Campamento

post-castle = { building-castle }
post-workshop-1 = { building-workshop-1 }
post-workshop-2 = { building-workshop-2 }
post-mill = { building-mill }
post-workshop-3 = { building-workshop-3 }
post-workshop-4 = { building-workshop-4 }
post-factory = { building-factory }
post-workshop-5 = { building-workshop-5 }
post-workshop-6 = { building-workshop-6 }
post-bank = { building-bank }
post-mobile-workshop = { technology-mobile-workshop }
post-plague-experts = { technology-plague-experts }
post-capital = Capital
post-track = Pista de Población Curada

position = { $name }
resource = { $name }
stock = { $name }
amount = { $name }
gain = { $name }
good-wood = madera
good-stone = piedra
good-food = comida
good-herbs = hierbas
good-coin = Monedas
good-research = fichas de Investigación

agenda-quarantine-protocols = { board-agenda-quarantine-protocols }
agenda-full-granaries = { board-agenda-full-granaries }
agenda-frontier-charter = { board-agenda-frontier-charter }
agenda-rival-houses = { board-agenda-rival-houses }
agenda-call-to-the-capital = { board-agenda-call-to-the-capital }
agenda-shared-settlements = { board-agenda-shared-settlements }
agenda-employment-program = { board-agenda-employment-program }
agenda-healthy-empire = { board-agenda-healthy-empire }
agenda-open-borders = { board-agenda-open-borders }
agenda-age-of-invention = { board-agenda-age-of-invention }
agenda-great-rebuilding = { board-agenda-great-rebuilding }
agenda-voice-of-the-people = { board-agenda-voice-of-the-people }
agenda-political-war = { board-agenda-political-war }
agenda-urban-planning = { board-agenda-urban-planning }
agenda-clean-streets = { board-agenda-clean-streets }

imperative-quarantine-protocols = { board-imperative-quarantine-protocols }
imperative-full-granaries = { board-imperative-full-granaries }
imperative-frontier-charter = { board-imperative-frontier-charter }
imperative-rival-houses = { board-imperative-rival-houses }
imperative-call-to-the-capital = { board-imperative-call-to-the-capital }
imperative-shared-settlements = { board-imperative-shared-settlements }
imperative-employment-program = { board-imperative-employment-program }
imperative-healthy-empire = { board-imperative-healthy-empire }
imperative-open-borders = { board-imperative-open-borders }
imperative-age-of-invention = { board-imperative-age-of-invention }
imperative-great-rebuilding = { board-imperative-great-rebuilding }
imperative-voice-of-the-people = { board-imperative-voice-of-the-people }
imperative-political-war = { board-imperative-political-war }
imperative-urban-planning = { board-imperative-urban-planning }
imperative-clean-streets = { board-imperative-clean-streets }

power-breathing-apparatus = { board-power-breathing-apparatus }
power-blast-furnace = { board-power-blast-furnace }
power-examination-desk = { board-power-examination-desk }
power-medical-mask = { board-power-medical-mask }
power-disinfectant = { board-power-disinfectant }
power-cloning-experiment = { board-power-cloning-experiment }
power-construction-crane = { board-power-construction-crane }
power-ambulance-cart = { board-power-ambulance-cart }
power-inhaler = { board-power-inhaler }
power-plague-experts = { board-power-plague-experts }
power-scholars = { board-power-scholars }
power-experimental-laboratory = { board-power-experimental-laboratory }
power-production-line = { board-power-production-line }
power-infirmary = { board-power-infirmary }
power-protective-uniform = { board-power-protective-uniform }
power-travel-permit = { board-power-travel-permit }
power-clinical-trials = { board-power-clinical-trials }
power-quarantine-tent = { board-power-quarantine-tent }
power-quarantine-house = { board-power-quarantine-house }
power-tool-cart = { board-power-tool-cart }
power-advanced-quarantine = { board-power-advanced-quarantine }
power-steel-horseshoe = { board-power-steel-horseshoe }
power-syringe = { board-power-syringe }
power-checkpoint = { board-power-checkpoint }
power-mobile-workshop = { board-power-mobile-workshop }
power-loading-crane = { board-power-loading-crane }
power-storage-containers = { board-power-storage-containers }
power-adrenaline-shot = { board-power-adrenaline-shot }
power-letter-of-recommendation = { board-power-letter-of-recommendation }
power-storage-jars = { board-power-storage-jars }
seat = Asiento { $name }

## Cosas: cantidades en las frases

counted =
    { $stock ->
        [wood]
            { $amount ->
                [one] { $amount } madera
               *[other] { $amount } maderas
            }
        [stone]
            { $amount ->
                [one] { $amount } piedra
               *[other] { $amount } piedras
            }
        [food]
            { $amount ->
                [one] { $amount } comida
               *[other] { $amount } comidas
            }
        [herbs]
            { $amount ->
                [one] { $amount } hierba
               *[other] { $amount } hierbas
            }
        [coin]
            { $amount ->
                [one] { $amount } Moneda
               *[other] { $amount } Monedas
            }
       *[research]
            { $amount ->
                [one] { $amount } ficha de Investigación
               *[other] { $amount } fichas de Investigación
            }
    }

## Preguntas

ask-place-castle = ¿Dónde pones tu Castillo?
    .help = Produce el recurso de su lugar en cada acción Producir, sin Súbdito, y tu Médico empieza al lado. Un Enfermo que haya allí va a tu Cuarentena.
    .hint = Produce el recurso del lugar toda la partida; tu Médico empieza al lado.
ask-place-doctor = ¿Dónde empieza tu Médico?
    .help = Puedes construir donde esté tu Médico. Una Ciudad da la mayor Influencia a quien construye primero.
    .hint = Construyes donde está tu Médico: los lugares grandes dan más Influencia.
ask-keep-camp = La peste golpea tu Campamento en { $place }: ¿se queda?
    .help = En ambos casos ha rechazado a los Enfermos. Un Campamento que vuelve se puede colocar de nuevo en tu próxima acción Mover.
    .hint = Ya ha cumplido de todos modos. De vuelta, puede colocarse otra vez.
ask-refuse-sick =
    { $count ->
        [one] { $place }: ¿rechazas { $count } Enfermo?
       *[other] { $place }: ¿rechazas { $count } Enfermos?
    }
    .help = Tu Tecnología los rechaza. Tomarlos cuesta sitio en tu Cuarentena, pero se pueden curar.
    .hint = Rechazados no ocupan sitio; acogidos, se pueden curar.
ask-shelter-sick =
    { $count ->
        [one] Sobra { $count } Enfermo en la Zona: ¿qué espacios ocupas?
       *[other] Sobran { $count } Enfermos en la Zona: ¿qué espacios ocupas?
    }
    .help = Un Enfermo en una acción la entorpece; en el Almacén, baja su límite a 4. Quien no encuentra sitio muere, y cada Fallecido cuesta Renombre al final de cada Era.
    .hint = En una acción la entorpecen, en el Almacén lo reducen; los Fallecidos cuestan Renombre.
ask-clear-storage = ¿Liberas el espacio del Almacén antes de la recompensa?
    .help = Con un Enfermo ahí, solo se guardan 4 de cada tipo. Puedes moverlo a otro espacio.
    .hint = Un Enfermo ahí deja menos sitio para lo que vas a ganar.
ask-take-resource =
    { $left ->
        [one] ¿Qué recurso tomas?
       *[other] ¿Qué recurso tomas primero (de { $left })?
    }
    .help = Una caja es un recurso a elegir. Lo que no cabe en tu Almacén se pierde.
    .hint = Madera y piedra construyen, la comida paga el camino, las hierbas curan.
ask-enlarge-type = ¿Qué tipo guardas por encima de 5?
    .help = Los Contenedores de almacenaje llevan un tipo hasta 7; lo que pase de 5 de los demás se pierde.
    .hint = Una clase puede pasar del límite: ¿cuál necesitarás?
ask-pay-coins =
    A pagar: { $resource ->
        [wood]
            { $due ->
                [one] { $due } madera
               *[other] { $due } maderas
            }
        [stone]
            { $due ->
                [one] { $due } piedra
               *[other] { $due } piedras
            }
        [food]
            { $due ->
                [one] { $due } comida
               *[other] { $due } comidas
            }
       *[herbs]
            { $due ->
                [one] { $due } hierba
               *[other] { $due } hierbas
            }
    }. ¿Cuántas Monedas pones en su lugar?
    .help = Una Moneda sustituye a 1 recurso cualquiera: conviene guardarla para lo que más cuesta conseguir.
    .hint = Una Moneda sustituye cualquier recurso; guarda lo que vas a necesitar.
ask-place-assistant = ¿Dónde colocas tu Asistente?
    .help = Cada casilla da dos acciones: la de su columna y la de su fila. Las juegas en el orden que quieras, y en una casilla cabe un Asistente por Año.
    .hint = Cada casilla da dos acciones, la de su columna y la de su fila, una vez al Año.
ask-take-action = ¿Qué acción juegas ahora?
    .help = Termina una acción antes de empezar la otra; puedes renunciar a cualquiera. En todo momento de tu turno puedes cambiar 2 recursos por 1 Moneda y reordenar los Enfermos.
    .hint = Juega las dos en el orden que quieras: ¿cuál conviene antes?
ask-move-doctor = ¿Adónde va tu Médico (puntos de movimiento: { $points })?
    .help = Los lugares con un Edificio tuyo y la Capital no cuestan puntos. Recoges todos los Enfermos del camino: el primero de un lugar es gratis, los demás cuestan 1 comida cada uno. Donde te detienes ganas un recurso.
    .hint = Recoges a todos los Enfermos del camino y ganas un recurso donde paras.
ask-enter-location =
    { $sick ->
        [one] { $place }, { $sick } Enfermo: ¿cómo entras?
       *[other] { $place }, { $sick } Enfermos: ¿cómo entras?
    }
    .help = El Campamento los hace todos gratis y después protege el lugar. Vuelve cuando construyes allí o cuando lo golpea la peste.
    .hint = El Campamento los hace gratis y protege el lugar; si no, cuestan comida.
ask-cure-subject =
    { $count ->
        [one] Recoges { $count } Enfermo: ¿lo cura tu Campamento?
       *[other] Recoges { $count } Enfermos: ¿tu Campamento cura a uno?
    }
    .help = Pasa gratis a tu pista de Población Curada; los demás van a la Cuarentena.
    .hint = Uno va curado a tu pista al momento, sin coste.
ask-treat-subject = ¿Pones uno de los Enfermos en «{ $technology }»?
    .help = Allí no ocupa sitio en la Cuarentena, y cada acción Investigar o Curar lo acerca a una curación gratis.
    .hint = Ahí no ocupa espacio, y cada acción de Investigar o Curar lo acerca a la salud.
ask-build-work = ¿Qué construyes, y dónde?
    .help = Tus Edificios van donde estén tu Médico o tu Campamento, uno por lugar. Puedes construir dos con una acción, o bien un solo Edificio de la Capital.
    .hint = El primero del lugar da más Influencia; un Edificio produce con un Curado.
ask-choose-extra = La acción está entorpecida: ¿qué pagas de más?
    .help = Cuesta 1 madera o 1 piedra más, una sola vez.
    .hint = Un Enfermo entorpece esta acción: cuesta un material más.
ask-choose-saving = ¿Pagas 1 ficha de Investigación para ahorrar un material?
    .help = Una construcción mejorada cuesta 1 madera o 1 piedra menos. Solo una acción de este turno se puede mejorar.
    .hint = Una ficha de Investigación ahorra un material; solo se mejora una acción por turno.
ask-produce-goods = ¿Produces así, o mejoras con 1 ficha de Investigación?
    .help = Producir con mejora da 1 recurso más, de un tipo que ya da alguno de tus Edificios.
    .hint = Una ficha de Investigación trae uno más de lo que dan tus Edificios.
ask-lose-resource = La acción está entorpecida: ¿a qué recurso renuncias?
    .help = Ganas 1 menos. Las Monedas y las fichas de Investigación no se ven afectadas.
    .hint = Un Enfermo entorpece esta acción: renuncia a lo que menos necesitas.
ask-heal-subject = ¿A quién curas ahora?
    .help = Cada Súbdito cuesta las hierbas de la siguiente casilla libre de tu pista de Población Curada. Primero van los que entorpecen una acción o el Almacén; antes o después de la acción puedes reordenarlos.
    .hint = Cura primero a quien entorpece una acción; cada casilla de la pista cuesta sus hierbas.
ask-do-research = ¿Qué Tecnología adquieres?
    .help = Una por acción Investigar, por su coste en fichas de Investigación. Por 1 ficha se sustituye todo el mercado, tantas veces como quieras.
    .hint = Una Tecnología actúa enseguida y para siempre; mira cuál encaja en tu plan.
ask-insert-technology = ¿A qué espacio va «{ $technology }»?
    .help = Una Tecnología que ya esté allí sale: vuelve al mazo, y tomas fichas de Renombre por el Renombre que muestra.
    .hint = Una por espacio: la anterior se va y da su Renombre.
ask-choose-produce = ¿Qué produce tu Taller móvil?
    .help = Eliges para siempre. Necesita un Curado para producir.
    .hint = Vale para toda la partida: elige lo que te falta.
ask-assign-subject = ¿Adónde va el próximo Curado?
    .help = En un Edificio lo hace producir. En la Capital cuenta para la carta de Capital y trae una ficha de Recompensa al final de la acción. En la pista da Renombre al final de la partida.
    .hint = En un Edificio producen, en la Capital cuentan, en la pista dan Renombre.
ask-shift-subject = { $post }: ¿adónde va este Súbdito?
    .help = A un hueco libre de otro Edificio. Los Súbditos no vuelven a la pista ni van de un Edificio a la Capital.
    .hint = A un Edificio libre: donde se produzca más.
ask-claim-reward = ¿Qué ficha de Recompensa tomas?
    .help = Después queda boca abajo para todo el mundo hasta que acabe la Era; en solitario, el resto de la partida.
    .hint = Tomada, ya no está para nadie hasta el final de la Era.
ask-choose-capital = «{ $card }»: ¿la recompensa, o un Súbdito de vuelta?
    .help = Un Súbdito recuperado va a tu pista de Población Curada; todos los demás salen ahora de la Capital.
    .hint = Un Súbdito recuperado se queda contigo; los demás dejan la Capital.

## Elecciones

verb-castle = Poner en { $target }
verb-doctor = Poner en { $target }
verb-refuse = Rechazar
verb-admit = Tomar
verb-stay = Dejar el Campamento
verb-return = Recuperar Campamento
verb-shelter = Ocupar: { $target }
verb-place = Colocar: { $target }
verb-trial = Usar los ensayos
verb-repeat = Repetir: { $target }
verb-act = Jugar: { $target }
verb-exchange = Cambiar { $target }
verb-arrange = Entorpecer: { $target }
verb-end = Terminar el turno
verb-coins = Pagar en Monedas: { $target }
verb-take =
    { $target ->
        [wood] Tomar 1 madera
        [stone] Tomar 1 piedra
        [food] Tomar 1 comida
       *[herbs] Tomar 1 hierba
    }
verb-enlarge =
    Guardar más: { $target ->
        [wood] madera
        [stone] piedra
        [food] comida
        [herbs] hierbas
        [coin] Monedas
       *[research] Investigación
    }
verb-go = Ir a { $target }
verb-jump = Saltar a { $target }
verb-enter = Entrar { $target }
verb-camp = Poner el Campamento
verb-improve = Mejorar la acción
verb-stop = Parar aquí
verb-treat = Tratar: { $target }
verb-cure = Curar a uno
verb-build = Construir { $target }
verb-build-at-camp = Construir en el Campamento: { $target }
verb-build-capital = Construir { $target }
verb-add =
    { $target ->
        [wood] Pagar 1 madera más
        [stone] Pagar 1 piedra más
        [food] Pagar 1 comida más
       *[herbs] Pagar 1 hierba más
    }
verb-save =
    { $target ->
        [wood] Ahorrar 1 madera
        [stone] Ahorrar 1 piedra
        [food] Ahorrar 1 comida
       *[herbs] Ahorrar 1 hierba
    }
verb-produce = Producir
verb-more =
    { $target ->
        [wood] Ganar 1 madera más
        [stone] Ganar 1 piedra más
        [food] Ganar 1 comida más
       *[herbs] Ganar 1 hierba más
    }
verb-less =
    { $target ->
        [wood] Perder 1 madera
        [stone] Perder 1 piedra
        [food] Perder 1 comida
       *[herbs] Perder 1 hierba
    }
verb-acquire = Adquirir { $target }
verb-refresh = Renovar el mercado
verb-insert = Colocar: { $target }
verb-advance = Avanzar: { $target }
verb-recall = Llevar a: { $target }
verb-infect = Tomar Enfermos: { $target }
verb-heal = Curar de: { $target }
verb-discharge = Devolver de: { $target }
verb-shift = Mover de: { $target }
verb-assign = Asignar a: { $target }
verb-employ = Enviar a: { $target }
verb-claim = Tomar { $target }
verb-gain = Tomar la recompensa
verb-retrieve = Recuperar un Súbdito
verb-decline = No hacer nada
verb-done = Eso es todo

## Lo que pasa

event-token =
    { $place } da { $resource ->
        [wood] madera
        [stone] piedra
        [food] comida
       *[herbs] hierbas
    }.
event-order =
    { $you ->
        [yes] Abres tú el orden de turno.
       *[no] { $seat } abre el orden de turno.
    }
event-start-card = Se roba «{ $card }».
event-castle =
    { $you ->
        [yes] Pones tu Castillo en { $place }.
       *[no] { $seat } pone su Castillo en { $place }.
    }
event-doctor =
    { $you ->
        [yes] Tu Médico empieza en { $place }.
       *[no] { $seat } pone su Médico en { $place }.
    }
event-year = Empieza el Año { $year }.
event-plague = La carta de Peste es «{ $card }».
event-road-struck =
    { $count ->
        [one] { $count } Enfermo
       *[other] { $count } Enfermos
    } en el camino { $road }.
event-struck =
    { $count ->
        [one] Llega { $count } Enfermo a { $place }.
       *[other] Llegan { $count } Enfermos a { $place }.
    }
event-blocked = { $place } rechaza la peste.
event-brought =
    { $you ->
        [yes]
            Tu Edificio en { $place } te trae { $count ->
                [one] { $count } Enfermo
               *[other] { $count } Enfermos
            }.
       *[no]
            El Edificio en { $place } trae { $count ->
                [one] { $count } Enfermo
               *[other] { $count } Enfermos
            } a { $seat }.
    }
event-refused =
    { $you ->
        [yes]
            Rechazas { $count ->
                [one] { $count } Enfermo
               *[other] { $count } Enfermos
            } en { $place }.
       *[no]
            { $seat } rechaza { $count ->
                [one] { $count } Enfermo
               *[other] { $count } Enfermos
            } en { $place }.
    }
event-camp-returns =
    { $you ->
        [yes] Tu Campamento vuelve de { $place }.
       *[no] El Campamento de { $seat } vuelve de { $place }.
    }
event-destroyed = { $place } queda destruido y la peste se propaga.
event-quarantine =
    { $you ->
        [yes] Enfermos en tu Zona de Cuarentena: +{ $count }.
       *[no] Enfermos en la Zona de Cuarentena de { $seat }: +{ $count }.
    }
event-die =
    { $you ->
        [yes]
            { $count ->
                [one] Muere { $count } de tus Enfermos.
               *[other] Mueren { $count } de tus Enfermos.
            }
       *[no]
            { $count ->
                [one] Muere { $count } Enfermo de { $seat }.
               *[other] Mueren { $count } Enfermos de { $seat }.
            }
    }
event-overflow =
    { $you ->
        [yes]
            Tu Cementerio está lleno: por { $count ->
                [one] { $count } Fallecido más
               *[other] { $count } Fallecidos más
            }, tomas { $tokens ->
                [one] { $tokens } ficha de Renombre Negativo
               *[other] { $tokens } fichas de Renombre Negativo
            }.
       *[no]
            El Cementerio de { $seat } está lleno: por { $count ->
                [one] { $count } Fallecido más
               *[other] { $count } Fallecidos más
            }, toma { $tokens ->
                [one] { $tokens } ficha de Renombre Negativo
               *[other] { $tokens } fichas de Renombre Negativo
            }.
    }
event-arrange =
    { $you ->
        [yes] Enfermos que te estorban: { $arrangement }.
       *[no] Enfermos que estorban a { $seat }: { $arrangement }.
    }
event-favour = El Consejo anuncia «{ $card }».
event-favour-paid =
    { $you ->
        [yes]
            «{ $card }»: recibes la recompensa { $position ->
                [left] de la izquierda
                [centre] del centro
               *[right] de la derecha
            }.
       *[no]
            «{ $card }»: { $seat } recibe la recompensa { $position ->
                [left] de la izquierda
                [centre] del centro
               *[right] de la derecha
            }.
    }
event-gain =
    { $you ->
        [yes] Ganas { counted }.
       *[no] { $seat } gana { counted }.
    }
event-lose =
    { $you ->
        [yes] Pierdes { counted }.
       *[no] { $seat } pierde { counted }.
    }
event-pay =
    { $you ->
        [yes] Pagas { counted }.
       *[no] { $seat } paga { counted }.
    }
event-renown =
    { $you ->
        [yes]
            Tomas { $tokens ->
                [one] { $tokens } ficha de Renombre
               *[other] { $tokens } fichas de Renombre
            }.
       *[no]
            { $seat } toma { $tokens ->
                [one] { $tokens } ficha de Renombre
               *[other] { $tokens } fichas de Renombre
            }.
    }
event-influence =
    { $you ->
        [yes] Tu Influencia es ahora { $space }.
       *[no] La Influencia de { $seat } es ahora { $space }.
    }
event-marker-taken = Un marcador va al espacio neutral.
event-imperative =
    { $you ->
        [yes] Cumples el Imperativo: nivel { $level }.
       *[no] { $seat } cumple el Imperativo: nivel { $level }.
    }
event-turn =
    { $you ->
        [yes] Es tu turno.
       *[no] Es el turno de { $seat }.
    }
event-place =
    { $you ->
        [yes] Colocas un Asistente: { $cell }.
       *[no] { $seat } coloca un Asistente: { $cell }.
    }
event-trial =
    { $you ->
        [yes] Colocas un Asistente en «Ensayos clínicos».
       *[no] { $seat } coloca un Asistente en «Ensayos clínicos».
    }
event-act =
    { $you ->
        [yes] Juegas: { $action }.
       *[no] { $seat } juega: { $action }.
    }
event-exchange =
    { $you ->
        [yes]
            Cambias { $first ->
                [wood]
                    { $second ->
                        [wood] 2 maderas
                        [stone] 1 madera y 1 piedra
                        [food] 1 madera y 1 comida
                       *[herbs] 1 madera y 1 hierba
                    }
                [stone]
                    { $second ->
                        [stone] 2 piedras
                        [food] 1 piedra y 1 comida
                       *[herbs] 1 piedra y 1 hierba
                    }
                [food]
                    { $second ->
                        [food] 2 comidas
                       *[herbs] 1 comida y 1 hierba
                    }
               *[herbs] 2 hierbas
            } por 1 Moneda.
       *[no]
            { $seat } cambia { $first ->
                [wood]
                    { $second ->
                        [wood] 2 maderas
                        [stone] 1 madera y 1 piedra
                        [food] 1 madera y 1 comida
                       *[herbs] 1 madera y 1 hierba
                    }
                [stone]
                    { $second ->
                        [stone] 2 piedras
                        [food] 1 piedra y 1 comida
                       *[herbs] 1 piedra y 1 hierba
                    }
                [food]
                    { $second ->
                        [food] 2 comidas
                       *[herbs] 1 comida y 1 hierba
                    }
               *[herbs] 2 hierbas
            } por 1 Moneda.
    }
event-improve =
    { $you ->
        [yes] Pagas 1 ficha de Investigación para mejorar la acción.
       *[no] { $seat } paga 1 ficha de Investigación para mejorar la acción.
    }
event-go =
    { $you ->
        [yes] Tu Médico va a { $place }.
       *[no] El Médico de { $seat } va a { $place }.
    }
event-pick-up =
    { $you ->
        [yes]
            { $place }: recoges { $count ->
                [one] { $count } Enfermo
               *[other] { $count } Enfermos
            }.
       *[no]
            { $place }: { $seat } recoge { $count ->
                [one] { $count } Enfermo
               *[other] { $count } Enfermos
            }.
    }
event-camp =
    { $you ->
        [yes] Colocas tu Campamento en { $place }.
       *[no] { $seat } coloca su Campamento en { $place }.
    }
event-treat =
    { $you ->
        [yes] Pones un Enfermo en «{ $technology }».
       *[no] { $seat } pone un Enfermo en «{ $technology }».
    }
event-stop =
    { $you ->
        [yes] Tu Médico se detiene en { $place }.
       *[no] El Médico de { $seat } se detiene en { $place }.
    }
event-build =
    { $you ->
        [yes] Construyes en { $place }: { $building }.
       *[no] { $seat } construye en { $place }: { $building }.
    }
event-build-capital =
    { $you ->
        [yes] Construyes en la Capital: { $building }.
       *[no] { $seat } construye en la Capital: { $building }.
    }
event-healed =
    { $you ->
        [yes] Curas a un Súbdito. Curados en tu pista: { $space }.
       *[no] { $seat } cura a un Súbdito. Curados en su pista: { $space }.
    }
event-acquire =
    { $you ->
        [yes] Adquieres «{ $technology }».
       *[no] { $seat } adquiere «{ $technology }».
    }
event-insert = «{ $technology }» va al espacio { $slot }.
event-discard =
    { $you ->
        [yes]
            Descartas «{ $technology }» por { $tokens ->
                [one] { $tokens } ficha de Renombre
               *[other] { $tokens } fichas de Renombre
            }.
       *[no]
            { $seat } descarta «{ $technology }» por { $tokens ->
                [one] { $tokens } ficha de Renombre
               *[other] { $tokens } fichas de Renombre
            }.
    }
event-workshop =
    { $you ->
        [yes]
            Tu Taller móvil produce { $resource ->
                [wood] madera
                [stone] piedra
                [food] comida
               *[herbs] hierbas
            }.
       *[no]
            El Taller móvil de { $seat } produce { $resource ->
                [wood] madera
                [stone] piedra
                [food] comida
               *[herbs] hierbas
            }.
    }
event-refresh =
    { $you ->
        [yes] Renuevas el mercado.
       *[no] { $seat } renueva el mercado.
    }
event-market = Nuevo en el mercado: { $technologies }.
event-advance =
    { $you ->
        [yes] Tu Enfermo de «{ $technology }» avanza a la casilla { $box }.
       *[no] El Enfermo de { $seat } en «{ $technology }» avanza a la casilla { $box }.
    }
event-recall =
    { $you ->
        [yes] Llevas un Súbdito de la Capital a: { $post }.
       *[no] { $seat } lleva un Súbdito de la Capital a: { $post }.
    }
event-infect =
    { $you ->
        [yes]
            Das un Curado por { $count ->
                [one] { $count } Enfermo
               *[other] { $count } Enfermos
            }.
       *[no]
            { $seat } da un Curado por { $count ->
                [one] { $count } Enfermo
               *[other] { $count } Enfermos
            }.
    }
event-discharge =
    { $you ->
        [yes] Devuelves un Enfermo a la reserva.
       *[no] { $seat } devuelve un Enfermo a la reserva.
    }
event-employ =
    { $you ->
        [yes] Tus Expertos en la peste envían un Súbdito a: { $post }.
       *[no] Los Expertos en la peste de { $seat } envían un Súbdito a: { $post }.
    }
event-assign =
    { $you ->
        [yes] Asignas un Curado a: { $post }.
       *[no] { $seat } asigna un Curado a: { $post }.
    }
event-shift =
    { $you ->
        [yes] Mueves un Súbdito: { $source } → { $target }.
       *[no] { $seat } mueve un Súbdito: { $source } → { $target }.
    }
event-claim =
    { $you ->
        [yes] Tomas una ficha de Recompensa: { $reward }.
       *[no] { $seat } toma una ficha de Recompensa: { $reward }.
    }
event-era-ends =
    Termina la Era { $era ->
        [1] I
        [2] II
       *[3] III
    }.
event-agenda =
    { $you ->
        [yes]
            Agenda de «{ $decree }»: tomas { $tokens ->
                [one] { $tokens } ficha de Renombre
               *[other] { $tokens } fichas de Renombre
            }.
       *[no]
            Agenda de «{ $decree }»: { $seat } toma { $tokens ->
                [one] { $tokens } ficha de Renombre
               *[other] { $tokens } fichas de Renombre
            }.
    }
event-capital =
    { $you ->
        [yes]
            «{ $card }»: recibes la { $place ->
                [1] primera
                [2] segunda
               *[3] tercera
            } recompensa.
       *[no]
            «{ $card }»: { $seat } recibe la { $place ->
                [1] primera
                [2] segunda
               *[3] tercera
            } recompensa.
    }
event-retrieve =
    { $you ->
        [yes] Recuperas un Súbdito de la Capital.
       *[no] { $seat } recupera un Súbdito de la Capital.
    }
event-neutral = Súbditos en el espacio neutral: { $count }.
event-neutral-ahead =
    { $you ->
        [yes]
            El espacio neutral va por delante: tomas { $tokens ->
                [one] { $tokens } ficha de Renombre Negativo
               *[other] { $tokens } fichas de Renombre Negativo
            }.
       *[no]
            El espacio neutral va por delante: { $seat } toma { $tokens ->
                [one] { $tokens } ficha de Renombre Negativo
               *[other] { $tokens } fichas de Renombre Negativo
            }.
    }
event-graves =
    { $you ->
        [yes]
            Por tus Fallecidos tomas { $tokens ->
                [one] { $tokens } ficha de Renombre Negativo
               *[other] { $tokens } fichas de Renombre Negativo
            }.
       *[no]
            Por sus Fallecidos { $seat } toma { $tokens ->
                [one] { $tokens } ficha de Renombre Negativo
               *[other] { $tokens } fichas de Renombre Negativo
            }.
    }
event-end = Las tres Eras han terminado.
event-rank =
    { $you ->
        [yes] Has llegado a { $rank }.
       *[no] { $seat } ha llegado a { $rank }.
    }

## Lo que se lee en las cartas

quantity =
    { $what ->
        [wood]
            { $amount ->
                [one] { $amount } madera
               *[other] { $amount } maderas
            }
        [stone]
            { $amount ->
                [one] { $amount } piedra
               *[other] { $amount } piedras
            }
        [food]
            { $amount ->
                [one] { $amount } comida
               *[other] { $amount } comidas
            }
        [herbs]
            { $amount ->
                [one] { $amount } hierba
               *[other] { $amount } hierbas
            }
        [coin]
            { $amount ->
                [one] { $amount } Moneda
               *[other] { $amount } Monedas
            }
        [research]
            { $amount ->
                [one] { $amount } ficha de Investigación
               *[other] { $amount } fichas de Investigación
            }
        [any]
            { $amount ->
                [one] { $amount } recurso a elegir
               *[other] { $amount } recursos a elegir
            }
        [influence]
            { $amount ->
                [one] { $amount } Influencia
               *[other] { $amount } Influencia
            }
        [renown]
            { $amount ->
                [one] { $amount } ficha de Renombre
               *[other] { $amount } fichas de Renombre
            }
       *[retrieve]
            { $amount ->
                [one] { $amount } Súbdito de vuelta de la Capital
               *[other] { $amount } Súbditos de vuelta de la Capital
            }
    }
fact-resource = da { $resource }
fact-sick =
    { $count ->
        [one] { $count } Enfermo
       *[other] { $count } Enfermos
    }
fact-stands =
    { $owner_you ->
        [yes] tu { $building }
       *[no] { $building } de { $owner }
    }
fact-doctor =
    { $owner_you ->
        [yes] tu Médico
       *[no] Médico de { $owner }
    }
fact-camp =
    { $owner_you ->
        [yes] tu Campamento
       *[no] Campamento de { $owner }
    }
fact-era =
    Era { $era ->
        [1] I
        [2] II
       *[3] III
    }
fact-agenda = Agenda: { $agenda }
fact-imperative = Imperativo: { $imperative }
fact-level = { $owner }: nivel { $level }
fact-marked =
    { $levels_count ->
        [one] Marcador en el nivel { $levels }
       *[other] Marcadores en los niveles { $levels }
    }
fact-paid =
    { $position ->
        [left] Más Influencia: { quantity }
        [centre] Los demás: { quantity }
       *[right] Menos Influencia: { quantity }
    }
fact-no-favour = Nadie gana nada
fact-first = Primera: { quantity }
fact-choice = Con ella { quantity }, o recuperar 1 Súbdito
fact-second = Segunda: { quantity }
fact-third = Tercera: { quantity }
fact-costs = Cuesta { quantity }
fact-gives = Da { quantity }
fact-price =
    Cuesta { $cost ->
        [one] { $cost } ficha de Investigación
       *[other] { $cost } fichas de Investigación
    }
fact-worth = { $renown } de Renombre
fact-slot = Espacio { $slot }
fact-power = { $power }

## Por qué no

refusal-only-in-setup = Los Castillos y los Médicos solo se ponen en la preparación.
refusal-only-when-struck = Eso se decide cuando golpea la peste.
refusal-only-when-placing = Los Asistentes solo se colocan al comienzo de tu turno.
refusal-only-in-your-turn = Solo puedes hacerlo en tu propio turno.
refusal-only-when-paying = Ahora no hay nada que pagar con Monedas.
refusal-only-when-gaining = Ahora no hay ningún recurso que elegir.
refusal-only-moving = Eso solo es posible durante una acción Mover.
refusal-only-building = Eso solo es posible durante una acción Construir.
refusal-only-producing = Eso solo es posible durante una acción Producir.
refusal-only-researching = Eso solo es posible durante una acción Investigar.
refusal-only-healing = Eso solo es posible durante una acción Curar.
refusal-only-assigning = Eso solo es posible durante una acción Asignar.
refusal-only-after-era = Eso se decide al final de una Era.
refusal-destroyed = { $place } está destruido.
refusal-castle-taken = Ya hay un Castillo en { $place }.
refusal-not-a-start = { $place } no está en tu carta de Lugar inicial.
refusal-not-beside-castle = { $place } no es adyacente a tu Castillo.
refusal-already-sheltered = Quien ya tenía un espacio conserva uno.
refusal-too-few-sick = No hay bastantes Enfermos para estos espacios: { $arrangement }.
refusal-too-many-sick = Demasiados Enfermos: estos espacios no bastan ({ $arrangement }).
refusal-arranged-so = Tus Enfermos ya están colocados así: { $arrangement }.
refusal-arranged-already = Acabas de reordenar tus Enfermos. Podrás hacerlo otra vez tras otra elección.
refusal-between-actions = Reordena tus Enfermos antes de esta acción o después.
refusal-needless = Hay sitio sin desventaja: nadie tiene que estorbar ({ $arrangement }).
refusal-storage-not-cleared = El espacio del Almacén seguiría ocupado: { $arrangement }.
refusal-in-order = Elige en el orden en que aparecen: esto no puede venir ahora.
refusal-not-above-limit =
    { $stock ->
        [wood] madera
        [stone] piedra
        [food] comida
        [herbs] hierbas
        [coin] Monedas
       *[research] fichas de Investigación
    }: nada superaría el límite.
refusal-wrong-amount = { $amount } no es posible: puede ser de { $least } a { $most }.
refusal-too-few =
    No tienes { $stock ->
        [wood]
            { $needed ->
                [one] { $needed } madera
               *[other] { $needed } maderas
            }
        [stone]
            { $needed ->
                [one] { $needed } piedra
               *[other] { $needed } piedras
            }
        [food]
            { $needed ->
                [one] { $needed } comida
               *[other] { $needed } comidas
            }
        [herbs]
            { $needed ->
                [one] { $needed } hierba
               *[other] { $needed } hierbas
            }
        [coin]
            { $needed ->
                [one] { $needed } Moneda
               *[other] { $needed } Monedas
            }
       *[research]
            { $needed ->
                [one] { $needed } ficha de Investigación
               *[other] { $needed } fichas de Investigación
            }
    }.
refusal-no-room-for-coin = No cabe otra Moneda en tu Almacén.
refusal-cell-taken = { $cell }: ya hay un Asistente este Año.
refusal-cell-empty = { $cell }: no hay ningún Asistente tuyo este Año.
refusal-no-trials = No tienes «Ensayos clínicos».
refusal-no-repeat = No tienes «Inyección de adrenalina».
refusal-posted-already = Ya hay un Asistente en «{ $technology }» este Año.
refusal-track-full = Tu pista de Población Curada está llena.
refusal-place-first = Coloca primero un Asistente.
refusal-not-this-cell = Tu Asistente está en otra casilla: { $cell }.
refusal-played-already = Ya has jugado esta acción: { $action }.
refusal-turn-over = Las dos acciones de este turno han terminado.
refusal-no-step = Tu Médico no puede entrar ahora en ningún lugar.
refusal-step-owed = Todavía tienes que entrar en un lugar.
refusal-no-road = Ningún camino lleva directamente a { $place }.
refusal-there-already = Tu Médico ya está en { $place }.
refusal-entered-already = Ya has estado en { $place } este turno.
refusal-no-way-out = No habría forma de salir de la Capital.
refusal-no-way-left = Después no quedaría ningún paso legal.
refusal-no-points = Te faltan puntos de movimiento para ir a { $place }.
refusal-cannot-collect =
    { $food ->
        [one] { $place }: los Enfermos cuestan { $food } comida, que no tienes.
       *[other] { $place }: los Enfermos cuestan { $food } comidas, que no tienes.
    }
refusal-no-jump = No tienes «Experimento de clonación».
refusal-only-at-start = Solo se puede saltar al empezar a Mover.
refusal-other-size = { $place } es de otro tamaño.
refusal-no-mask = No tienes «Mascarilla médica».
refusal-camp-placed = Tu Campamento ya está en { $place }.
refusal-location-full = No queda sitio en { $place }.
refusal-no-camp-in-capital = Un Campamento no se coloca en la Capital.
refusal-not-this-card = Se trata de otra carta, no de «{ $technology }».
refusal-improved-already = Ya has mejorado una acción de este turno.
refusal-already-built = { $building }: ya está en el mapa.
refusal-built-there = Ya tienes un Edificio en { $place }.
refusal-cannot-pay = No puedes pagar esto: { $building }.
refusal-cannot-pay-capital = No puedes pagar esto: { $building }.
refusal-capital-built = «{ $building }»: ya se ha construido.
refusal-no-camp-on-map = Tu Campamento no está en el mapa.
refusal-one-or-the-other = Una acción construye o tus Edificios o un Edificio de la Capital.
refusal-build-first = Construye algo primero, o deshaz la acción.
refusal-nothing-to-build = No hay nada que puedas construir y pagar ahora.
refusal-only-materials =
    De más solo se paga madera o piedra, no { $resource ->
        [wood] madera
        [stone] piedra
        [food] comida
       *[herbs] hierbas
    }.
refusal-not-in-cost =
    En el coste no hay { $resource ->
        [wood] madera
        [stone] piedra
        [food] comida
       *[herbs] hierbas
    } que ahorrar.
refusal-must-improve = Sin mejorar la acción no la puedes pagar.
refusal-not-produced =
    Ninguno de tus Edificios da ahora { $resource ->
        [wood] madera
        [stone] piedra
        [food] comida
       *[herbs] hierbas
    }.
refusal-nothing-to-heal = No hay nadie a quien puedas curar y pagar ahora.
refusal-nobody-there = Ahí no hay ningún Enfermo: { $slot }.
refusal-hindering-first = Primero los que estorban, no este espacio: { $slot }.
refusal-not-on-market = «{ $technology }» no está en el mercado.
refusal-acquired-already = Ya has adquirido una Tecnología en esta acción.
refusal-no-slot = No hay espacio para «{ $technology }»: lo ocupa un Enfermo.
refusal-nothing-to-research = No tienes fichas de Investigación ni Tecnología que usar.
refusal-holds-sick = «{ $technology }» tiene un Enfermo y no se puede descartar.
refusal-nobody-to-assign = No hay nadie a quien puedas asignar.
refusal-track-empty = No hay ningún Curado en tu pista.
refusal-post-not-free = Ahí no hay hueco libre: { $post }.
refusal-post-not-staffed = Ahí no hay ningún Curado: { $post }.
refusal-no-free-post = Ningún otro Edificio tuyo tiene un hueco libre.
refusal-not-from-building = Los Súbditos no van de un Edificio a la Capital.
refusal-no-such-reward = Esta ficha de Recompensa no está boca arriba: { $reward }.
refusal-nobody-to-advance = Ahí no hay ningún Enfermo que avanzar.
refusal-nobody-to-recall = No tienes ningún Súbdito en la Capital, o no hay sitio para él.
refusal-nobody-to-infect = No hay ningún Curado que dar en tu pista.
refusal-nobody-to-discharge = Ahí no hay ningún Enfermo.
refusal-nobody-to-employ = Tus Expertos en la peste no tienen a nadie que enviar ahí.
refusal-no-technology = No tienes la Tecnología para eso.
refusal-other-action = «{ $technology }» se usa con otra acción.
refusal-used-already = Ya has usado «{ $technology }» en esta acción.
refusal-finish-first = Termina primero esta acción.

## La hoja de puntuación

score-renown = Fichas de Renombre
score-negative = Fichas de Renombre Negativo
score-buildings = Edificios
score-districts = Distritos completos
score-healed = Población curada
score-imperatives = Imperativos
score-technologies = Tecnologías
score-icons = Iconos de la pista de Influencia
score-majority = Más Influencia
score-passed = Casillas cerradas superadas
score-capital-buildings = Más Edificios de la Capital
score-most-sick = Más Enfermos
score-markers = Marcadores restantes
score-dead = Fallecidos

## Lo que hay en la mesa

field-year = Año
field-order = Orden de turno
field-turn = Turnos de este Año
field-resources = Recursos de los lugares
field-sick = Enfermos en los lugares
field-road_sick = Enfermos en los caminos
field-destroyed = Lugares Destruidos
field-built = Edificios en los lugares
field-start_cards = Cartas de Lugar inicial
field-plague = Cartas de Peste boca abajo
field-plague_shown = Cartas de Peste reveladas
field-favour = Cartas de Favor boca abajo
field-plague_box = Cartas de Peste fuera de la partida
field-favour_box = Cartas de Favor fuera de la partida
field-favour_shown = Cartas de Favor reveladas
field-decrees = Decretos
field-capital_card = Carta de Capital
field-capital_left = Edificios de la Capital por construir
field-rewards = Fichas de Recompensa
field-rewards_used = Fichas de Recompensa boca abajo
field-market = Mercado de Tecnologías
field-deck = Mazo de Tecnologías
field-arrived = Al final de la pista de Influencia
field-neutral = Espacio neutral
field-marked_spaces = Marcadores en la pista de Influencia
field-marked_levels = Marcadores en las pistas de Imperativo
field-marked_buildings = Marcadores junto a los Edificios de la Capital
field-brought = Enfermos en camino
field-hit = Golpeados por esta carta
field-cell = Casilla jugada
field-todo = Acciones restantes
field-improved = Acción mejorada
field-hindered = Acción entorpecida
field-arranged = Cuarentena reordenada
field-points = Puntos de movimiento
field-entered = Lugares visitados este turno
field-moved = Se ha entrado en un lugar
field-jumped = Salto hecho
field-given = Lugares que han dado un recurso
field-tally = Hecho en esta acción
field-sent = Enviados a la Capital
field-works = Construido en esta acción
field-vacated = Puestos vaciados
field-filled = Puestos ocupados
field-used = Tecnologías usadas
field-due = Aún por pagar
field-gain = Ganado en este momento
field-stock = Recursos y fichas
field-doctor = Médico
field-camp = Campamento
field-sites = Edificios en el mapa
field-staff = Edificios con un Curado
field-zone = Cuarentena sin desventaja
field-hindering = Enfermos que estorban
field-dead = Fallecidos
field-healed = Pista de Población Curada
field-capital = Espacio de la Capital
field-capital_buildings = Edificios de la Capital
field-technologies = Tecnologías
field-lying = Súbditos en las Tecnologías
field-workshop_resource = Recurso del Taller móvil
field-ready = Asistentes listos
field-aside = Asistentes apartados
field-grid = Casillas de la cuadrícula ocupadas
field-posted = Asistentes en las Tecnologías
field-influence = Influencia
field-imperatives = Niveles de Imperativo
field-renown = Fichas de Renombre
field-negative = Fichas de Renombre Negativo

## Cómo se juega

option-duel = Con dos jugadores
option-duel-false = el juego básico
option-duel-true = Duelo, con competencia neutral
option-advanced = Recursos de los lugares
option-advanced-false = los del mapa
option-advanced-true = al azar (preparación avanzada)

# Sobre esta edición: grupos de componentes, sus elementos sin nombre en el juego, y campos

edition-numbers = Números de las reglas
edition-numbers-item =
    { $id ->
        [eras] Eras
        [years-per-era] Años por Era
        [destruction] Enfermos que destruyen un lugar
        [spread] Enfermos por propagación
        [movement] Puntos de movimiento
        [hindered-movement] Puntos menos si está entorpecida
        [improved-movement] Puntos más si está mejorada
        [buildings-per-action] Edificios por acción Construir
        [influence-loss] Influencia menos por Edificio rival
        [storage] Límite del Almacén
        [blocked-storage] Límite del Almacén con un Enfermo
        [overflow] Renombre Negativo con el Cementerio lleno
        [market] Tecnologías en el mercado
        [refresh-cost] Fichas de Investigación por un mercado nuevo
        [improve-cost] Fichas de Investigación para mejorar
        [exchanged-resources] Recursos por un Intercambio
        [exchange-coins] Monedas de un Intercambio
        [free-sick] Enfermos gratis en un lugar
        [food-per-sick] Comida por cada Enfermo más
        [food-per-sick-on-road] Comida por Enfermo en un camino
        [plague-cards] Cartas de Peste por partida
        [favour-cards] Cartas de Favor por partida
        [removed-per-colour] Cartas de Peste retiradas por color de camino
        [zone] Espacios de la Zona de Cuarentena
        [start-wood] Madera al empezar
        [start-stone] Piedra al empezar
        [start-food] Comida al empezar
        [start-herbs] Hierbas al empezar
        [start-coin] Monedas al empezar
        [start-research] Fichas de Investigación al empezar
        [start-ready] Asistentes listos al empezar
        [start-aside] Asistentes apartados
        [majority-first] Renombre por la mayor Influencia
        [majority-second] Renombre por la segunda Influencia
       *[renown-per-icon] Renombre por icono de la pista de Influencia
    }
edition-eras = Eras
edition-eras-item = Era { $id }
edition-players = Números de jugadores
edition-players-item = Jugadores: { $id }
edition-sizes = Tamaños de los lugares
edition-sizes-item =
    { $id ->
        [village] Aldea
        [town] Pueblo
       *[city] Ciudad
    }
edition-colours = Colores de los jugadores
edition-colours-item =
    { $id ->
        [yellow] { colour-yellow }
        [blue] { colour-blue }
        [red] { colour-red }
        [green] { colour-green }
       *[purple] { colour-purple }
    }
edition-duel = Números del Duelo
edition-duel-item =
    { $id ->
        [neutral-start] Súbditos neutrales al empezar
        [neutral-added] Súbditos neutrales añadidos por Era
        [most-capital-buildings] Renombre por más Edificios de la Capital
       *[most-sick] Renombre Negativo por más Enfermos
    }
edition-duel-minimum = Niveles mínimos del Duelo
edition-duel-minimum-item = Era { $id }
edition-duel-blocked = Casillas de Influencia cerradas del Duelo
edition-duel-blocked-item = Casilla cerrada { $id }
edition-solo = Números del juego en solitario
edition-solo-item =
    { $id ->
        [per-marker] Renombre Negativo por marcador restante
       *[per-dead] Renombre Negativo por Fallecido
    }
edition-solo-levels = Marcadores en las pistas de Imperativo (en solitario)
edition-solo-levels-item = Era { $id }
edition-solo-spaces = Marcadores en la pista de Influencia (en solitario)
edition-solo-spaces-item = Marcador { $id }
edition-solo-favour = Favor según los marcadores restantes (en solitario)
edition-solo-favour-item =
    { $id ->
        [right] Recompensa de la derecha
        [centre] Recompensa del centro
       *[left] Recompensa de la izquierda
    }
edition-ranks = Rangos (en solitario)
edition-ranks-item =
    { $id ->
        [squire] { rank-squire }
        [counsellor] { rank-counsellor }
        [baron] { rank-baron }
        [viscount] { rank-viscount }
        [count] { rank-count }
        [duke] { rank-duke }
        [archduke] { rank-archduke }
       *[emperor] { rank-emperor }
    }
edition-capital = Capital
edition-locations = Lugares
edition-roads = Caminos
edition-routes = Colores de los caminos y los Puertos
edition-routes-item =
    { $id ->
        [red] { route-red }
        [blue] { route-blue }
       *[black] { route-black }
    }
edition-tokens = Fichas de lugar (preparación avanzada)
edition-tokens-item =
    { $id ->
        [token-village-wood-1] Aldea, madera 1
        [token-village-wood-2] Aldea, madera 2
        [token-village-wood-3] Aldea, madera 3
        [token-village-wood-4] Aldea, madera 4
        [token-village-wood-5] Aldea, madera 5
        [token-village-stone-1] Aldea, piedra 1
        [token-village-stone-2] Aldea, piedra 2
        [token-village-stone-3] Aldea, piedra 3
        [token-village-stone-4] Aldea, piedra 4
        [token-village-stone-5] Aldea, piedra 5
        [token-village-food-1] Aldea, comida 1
        [token-village-food-2] Aldea, comida 2
        [token-village-food-3] Aldea, comida 3
        [token-village-food-4] Aldea, comida 4
        [token-village-food-5] Aldea, comida 5
        [token-village-herbs-1] Aldea, hierbas 1
        [token-village-herbs-2] Aldea, hierbas 2
        [token-village-herbs-3] Aldea, hierbas 3
        [token-village-herbs-4] Aldea, hierbas 4
        [token-village-herbs-5] Aldea, hierbas 5
        [token-town-wood-1] Pueblo, madera 1
        [token-town-wood-2] Pueblo, madera 2
        [token-town-wood-3] Pueblo, madera 3
        [token-town-wood-4] Pueblo, madera 4
        [token-town-stone-1] Pueblo, piedra 1
        [token-town-stone-2] Pueblo, piedra 2
        [token-town-stone-3] Pueblo, piedra 3
        [token-town-stone-4] Pueblo, piedra 4
        [token-town-food-1] Pueblo, comida 1
        [token-town-food-2] Pueblo, comida 2
        [token-town-food-3] Pueblo, comida 3
        [token-town-food-4] Pueblo, comida 4
        [token-town-herbs-1] Pueblo, hierbas 1
        [token-town-herbs-2] Pueblo, hierbas 2
        [token-town-herbs-3] Pueblo, hierbas 3
        [token-town-herbs-4] Pueblo, hierbas 4
        [token-city-wood-1] Ciudad, madera 1
        [token-city-wood-2] Ciudad, madera 2
        [token-city-wood-3] Ciudad, madera 3
        [token-city-stone-1] Ciudad, piedra 1
        [token-city-stone-2] Ciudad, piedra 2
        [token-city-stone-3] Ciudad, piedra 3
        [token-city-food-1] Ciudad, comida 1
        [token-city-food-2] Ciudad, comida 2
        [token-city-food-3] Ciudad, comida 3
        [token-city-herbs-1] Ciudad, hierbas 1
        [token-city-herbs-2] Ciudad, hierbas 2
       *[token-city-herbs-3] Ciudad, hierbas 3
    }
edition-starts = Cartas de Lugar inicial
edition-plague = Cartas de Peste
edition-favour = Cartas de Favor
edition-capital-cards = Cartas de Capital
edition-decrees = Decretos
edition-technologies = Tecnologías
edition-buildings = Edificios
edition-districts = Distritos
edition-districts-item =
    { $id ->
        [mill-district] { district-mill-district }
        [factory-district] { district-factory-district }
       *[bank-district] { district-bank-district }
    }
edition-healed = Pista de Población Curada
edition-healed-item = Casilla { $id }
edition-cemetery = Cementerio
edition-cemetery-item = Espacio { $id }
edition-capital-buildings = Edificios de la Capital
edition-rewards = Fichas de Recompensa de la Capital
edition-influence = Pista de Influencia
edition-influence-item = Casilla { $id }
edition-imperatives = Pistas de Imperativo
edition-imperatives-item = Era y nivel: { $id }

edition-field-value = Valor
edition-field-assistants = Asistentes
edition-field-sick = Enfermos
edition-field-rewards = Fichas de Recompensa
edition-field-villages = Aldeas en juego
edition-field-towns = Pueblos en juego
edition-field-cities = Ciudades en juego
edition-field-trimmed = Cartas de Peste retiradas
edition-field-capacity = Sitio para Edificios
edition-field-influence = Influencia
edition-field-name = Nombre
edition-field-level = Nivel
edition-field-space = Casilla
edition-field-total = Renombre en total
edition-field-levels = Niveles
edition-field-remaining = Marcadores restantes
edition-field-most = Total máximo
edition-field-x = Posición desde la izquierda
edition-field-y = Posición desde arriba
edition-field-size = Tamaño
edition-field-resource = Recurso
edition-field-start = Símbolo de inicio
edition-field-destroyed_at = Destruido con este número de jugadores
edition-field-port = Puerto
edition-field-ends = Entre
edition-field-horseshoe = Herradura
edition-field-number = Número
edition-field-locations = Lugares
edition-field-targets = Objetivos
edition-field-road = Color de camino
edition-field-none = Símbolo «sin recompensa»
edition-field-left = Recompensa de la izquierda
edition-field-centre = Recompensa del centro
edition-field-right = Recompensa de la derecha
edition-field-first = Primera recompensa
edition-field-choice = Elección con ella
edition-field-second = Segunda recompensa
edition-field-third = Tercera recompensa
edition-field-era = Era
edition-field-agenda = Agenda
edition-field-imperative = Imperativo
edition-field-solo = Se usa en solitario
edition-field-slot = Espacio
edition-field-cost = Coste en fichas de Investigación
edition-field-renown = Renombre
edition-field-powers = Poderes
edition-field-type = Tipo
edition-field-wood = Madera
edition-field-stone = Piedra
edition-field-food = Comida
edition-field-staffed = Necesita un Curado
edition-field-output = Produce
edition-field-coin = Produce Monedas
edition-field-district = Distrito
edition-field-herbs = Hierbas
edition-field-laboratory = Laboratorio
edition-field-negative = Renombre Negativo
edition-field-gain = Ganancia
edition-field-copies = Copias
edition-field-icon = Icono de Renombre

## El tablero: lo que se gana y se cuenta

board-plague-places =
    { $resource ->
        [wood]
            { $size ->
                [village] Aldeas de madera
                [town] Pueblos de madera
               *[city] Ciudades de madera
            }
        [stone]
            { $size ->
                [village] Aldeas de piedra
                [town] Pueblos de piedra
               *[city] Ciudades de piedra
            }
        [food]
            { $size ->
                [village] Aldeas de comida
                [town] Pueblos de comida
               *[city] Ciudades de comida
            }
        [herbs]
            { $size ->
                [village] Aldeas de hierbas
                [town] Pueblos de hierbas
               *[city] Ciudades de hierbas
            }
       *[none]
            { $size ->
                [village] Todas las Aldeas
                [town] Todos los Pueblos
               *[city] Todas las Ciudades
            }
    }
board-plague-ports = Puertos: { $route }
board-plague-roads = Caminos: { $route }

## El tablero: lo que piden los Decretos

board-agenda-quarantine-protocols = 1 de Renombre por cada espacio vacío de tu Cuarentena.
board-agenda-full-granaries = 1 de Renombre por cada comida de tu Almacén.
board-agenda-frontier-charter = 1 de Renombre por cada Edificio tuyo en el mapa, sin el Castillo.
board-agenda-rival-houses = 2 de Renombre por cada rival con menos Curados que tú, 4 como máximo.
board-agenda-call-to-the-capital = 2 de Renombre por cada Curado en tu espacio de la Capital.
board-agenda-shared-settlements = 2 de Renombre por cada Edificio tuyo que comparte lugar con un Edificio rival.
board-agenda-employment-program = 1 de Renombre por cada Curado en tus Edificios.
board-agenda-healthy-empire = 2 de Renombre por cada Curado en tu pista.
board-agenda-open-borders = 1 de Renombre por cada Edificio tuyo, también el Castillo, en un lugar con un Edificio rival o al lado.
board-agenda-age-of-invention = 2 de Renombre por cada Tecnología tuya.
board-agenda-great-rebuilding = 2 de Renombre por cada Taller tuyo en el mapa.
board-agenda-voice-of-the-people = 2 de Renombre por cada Curado en tu espacio de la Capital, 6 como máximo.
board-agenda-political-war = 1 de Renombre por cada icono de Renombre alcanzado o superado en la pista de Influencia.
board-agenda-urban-planning = 2 de Renombre por cada Edificio tuyo en una Ciudad.
board-agenda-clean-streets = 1 de Renombre por cada espacio vacío de tu Cuarentena y de tu Cementerio, 8 como máximo.
board-imperative-quarantine-protocols = Recoge al menos 2 Enfermos en una acción Mover.
board-imperative-full-granaries = Construye un Edificio en una Aldea.
board-imperative-frontier-charter = Cura al menos 2 Súbditos en una acción Curar.
board-imperative-rival-houses = Entra en un lugar con un Médico, un Edificio o un Campamento rival.
board-imperative-call-to-the-capital = Asigna al menos 1 Curado de la pista a un Edificio en una acción Asignar.
board-imperative-shared-settlements = Construye en un lugar donde hay un Edificio rival.
board-imperative-employment-program = Construye un Edificio en un Pueblo.
board-imperative-healthy-empire = Adquiere una Tecnología.
board-imperative-open-borders = Entra en un lugar con un Edificio rival.
board-imperative-age-of-invention = Produce al menos 4 recursos y Monedas en una acción Producir.
board-imperative-great-rebuilding = Construye un Edificio en una Ciudad.
board-imperative-voice-of-the-people = Cura al menos 2 Súbditos en una acción Curar.
board-imperative-political-war = Asigna al menos 1 Curado a la Capital en una acción Asignar.
board-imperative-urban-planning = Construye un Edificio Especial o un Edificio de la Capital.
board-imperative-clean-streets = Recoge al menos 2 Enfermos en una acción Mover.

## El tablero: lo que hacen las Tecnologías

board-power-breathing-apparatus = Cuando recoges Enfermos al Mover, puedes poner uno aquí. Cada acción Investigar o Curar lo avanza una casilla; tras 3 está curado gratis.
board-power-blast-furnace = Cada Edificio que construyes en una Aldea da 1 Influencia más.
board-power-examination-desk = Gana 1 Moneda cada vez que un Médico rival entra en un lugar donde tienes un Edificio.
board-power-medical-mask = Puedes dejar 1 Enfermo en cada lugar en el que entras. No en los caminos.
board-power-disinfectant = Entrar en un lugar con un Edificio rival y ninguno tuyo da 1 de su recurso, una vez por lugar y acción Mover.
board-power-cloning-experiment = Una acción Mover puede empezar con un salto a cualquier otro lugar del mismo tamaño, por 2 puntos de movimiento.
board-power-construction-crane = Cada Edificio que construyes en un Pueblo da 1 Influencia más.
board-power-ambulance-cart = Los 2 primeros Enfermos de cada lugar en el que entras son gratis. No en los caminos.
board-power-inhaler = Con cada acción Curar puedes devolver a la reserva 1 Enfermo de tu Cuarentena.
board-power-plague-experts = Asignar puede poner aquí hasta 2 Curados. Investigar o Curar puede enviarlos a tus Edificios o a la Capital, sin ficha de Recompensa.
board-power-scholars = Con cada acción Investigar puedes llevar 1 Súbdito tuyo de la Capital a la pista o a un Edificio.
board-power-experimental-laboratory = Con cada acción Investigar puedes dar 1 Curado de la pista por hasta 3 Enfermos de la reserva.
board-power-production-line = Tu Castillo produce 2 en vez de 1.
board-power-infirmary = Cuando recoges Enfermos al Mover, puedes poner uno aquí. Cada acción Investigar o Curar lo avanza una casilla; tras 2 está curado gratis.
board-power-protective-uniform = Cada vez que la peste te trae Enfermos por un Taller, puedes rechazar 1.
board-power-travel-permit = Los lugares con Edificios rivales no te cuestan puntos de movimiento.
board-power-clinical-trials = Coloca aquí un Asistente: paga 3 hierbas y llegan 2 Curados de la reserva a tu pista.
board-power-quarantine-tent = 1 espacio de Cuarentena más, sin desventaja.
board-power-quarantine-house = 2 espacios de Cuarentena más, sin desventaja.
board-power-tool-cart = Al final de una acción Construir, gana 1 recurso de cada lugar donde has construido.
board-power-advanced-quarantine = Tu Campamento se queda cuando lo golpea la peste. Colocado sobre Enfermos, cura a uno al momento.
board-power-steel-horseshoe = Mover te da 4 puntos de movimiento en vez de 2.
board-power-syringe = Gana 1 hierba al final de cada acción Curar.
board-power-checkpoint = Tu Molino, tu Fábrica y tu Banco no te traen Enfermos, salvo que los quieras.
board-power-mobile-workshop = Elige un recurso para siempre. Con un Curado da 1 en cada acción Producir. No es un Edificio.
board-power-loading-crane = Tu límite de Almacén es 6 para cada recurso y para las Monedas.
board-power-storage-containers = Un solo tipo a la vez, un recurso o las Monedas, se puede guardar hasta 7.
board-power-adrenaline-shot = Coloca aquí un Asistente: juega las dos acciones de una casilla de tu cuadrícula ya ocupada este Año.
board-power-letter-of-recommendation = Una acción Asignar que envía Súbditos a la Capital da 1 Influencia.
board-power-storage-jars = Cada acción Producir da además 1 recurso del lugar de tu Médico.

## El tablero: iconos y términos

board-term-renown = Renombre
    .meaning = Los puntos del juego. Gana quien tenga más tras tres Eras.
board-term-renown_token = Ficha de Renombre
    .meaning = Se toma al momento y se conserva: 1 de Renombre.
board-term-negative_renown_token = Ficha de Renombre Negativo
    .meaning = Se toma al momento y se conserva: 1 de Renombre menos.
board-term-end_renown = Renombre de final de partida
    .meaning = Lo muestra un componente y solo cuenta en la puntuación final.
board-term-influence = Influencia
    .meaning = Tu lugar en la pista de Influencia. Quien tiene menos empieza el Año siguiente.
board-term-influence_track = Pista de Influencia
    .meaning = De 0 a 50, con recompensas e iconos de Renombre por el camino. Las casillas ocupadas se saltan.
board-term-renown_icon = Icono de Renombre
    .meaning = Alcanzado o superado en la pista de Influencia, da 1 de Renombre al final.
board-term-most_influence = Más Influencia
    .meaning = Recibe la recompensa de la izquierda de una carta de Favor.
board-term-least_influence = Menos Influencia
    .meaning = Recibe la recompensa de la derecha de una carta de Favor, como todos los que tienen 0.
board-term-era = Era
    .meaning = Un tercio de la partida: dos Años, con su propio Decreto.
board-term-year = Año
    .meaning = Una ronda: peste y favor, acciones, regreso de los Asistentes, orden de turno.
board-term-turn = Turno
    .meaning = Un Asistente colocado y jugado.
board-term-turn_order = Orden de turno
    .meaning = Según la Influencia, la menor primero; se fija al final de cada Año.
board-term-plague_phase = Peste y Favor
    .meaning = La primera fase de un Año: aparecen Enfermos y se pagan los favores.
board-term-action_phase = Acciones
    .meaning = La segunda fase de un Año: se colocan los Asistentes, uno tras otro.
board-term-return_phase = Regreso de los Asistentes
    .meaning = La tercera fase de un Año: todos los Asistentes vuelven a estar listos.
board-term-plague_card = Carta de Peste
    .meaning = Dice dónde aparecen Enfermos este Año.
board-term-favour_card = Carta de Favor
    .meaning = Recompensas según la Influencia, pagadas al comienzo del Año siguiente.
board-term-no_reward = Sin recompensa
    .meaning = Esta carta de Favor no da nada a nadie.
board-term-decree_card = Decreto
    .meaning = Uno por Era: una Agenda y un Imperativo.
board-term-agenda = Agenda
    .meaning = Da fichas de Renombre al final de su Era.
board-term-imperative = Imperativo
    .meaning = Cada vez que lo haces durante su Era, tu marcador sube un nivel: Influencia al momento, Renombre al final.
board-term-imperative_track = Pista de Imperativo
    .meaning = Cuatro niveles por Era.
board-term-imperative_marker = Marcador de Imperativo
    .meaning = Muestra qué nivel se ha alcanzado.
board-term-capital = Capital
    .meaning = Thokaia. Cruzarla es gratis, pero ningún Médico se detiene en ella.
board-term-capital_card = Carta de Capital
    .meaning = Recompensas al final de cada Era por tener más Curados en la Capital.
board-term-retrieve = Recuperar un Súbdito
    .meaning = Un Súbdito tuyo vuelve de la Capital a tu pista de Población Curada.
board-term-capital_building = Edificio de la Capital
    .meaning = Se construye una vez por partida, por cualquiera: fichas de Renombre e Influencia al momento.
board-term-capital_reward_token = Ficha de Recompensa
    .meaning = Se toma cuando una acción Asignar envía Súbditos a la Capital; queda boca abajo hasta el final de la Era.
board-term-capital_space = Espacio de la Capital
    .meaning = Donde están tus Curados de la Capital; no tiene límite.
board-term-neutral_space = Espacio neutral
    .meaning = Sus Súbditos compiten contigo en la Capital (Duelo, en solitario).
board-term-neutral_marker = Marcador neutral
    .meaning = En solitario: va al espacio neutral cuando llegas a él; si queda, cuesta 1 de Renombre.
board-term-minimum_marker = Mínimo
    .meaning = Duelo: por debajo de este nivel, una pista de Imperativo no da Renombre.
board-term-blocked_space = Casilla cerrada
    .meaning = Duelo: se salta como una ocupada. Las que has superado dan Renombre al final.
board-term-technology = Tecnología
    .meaning = Una carta con un poder, pagada con fichas de Investigación. Te caben tres.
board-term-technology_market = Mercado de Tecnologías
    .meaning = Cinco Tecnologías boca arriba. Una ficha de Investigación las sustituye todas durante una acción Investigar.
board-term-slot_top = Espacio Superior
    .meaning = Sitio para una Tecnología.
board-term-slot_middle = Espacio Central
    .meaning = Sitio para una Tecnología.
board-term-slot_bottom = Espacio Inferior
    .meaning = Sitio para una Tecnología.
board-term-slot_any = Cualquier espacio
    .meaning = Esta Tecnología va al espacio que quieras.
board-term-assistant_space = Espacio de Asistente
    .meaning = Puedes colocar aquí un Asistente en vez de en la cuadrícula.
board-term-treatment = Tratamiento
    .meaning = Un Enfermo en esta carta avanza con cada acción Investigar o Curar, hasta que está curado.
board-term-starting_location_card = Carta de Lugar inicial
    .meaning = Tres lugares a elegir para tu Castillo.
board-term-starting_symbol = Símbolo de inicio
    .meaning = Aquí puede empezar un Castillo.
board-term-player_board = Tablero de jugador
    .meaning = Tu cuadrícula de acciones, tu Cuarentena, tu Almacén, tu pista de Población Curada y tus Edificios.
board-term-action_grid = Cuadrícula de acciones
    .meaning = Nueve casillas. Cada una da una acción superior y una de la izquierda.
board-term-assistant = Asistente
    .meaning = Colocado en tu cuadrícula, da dos acciones: hay 2, 3 o 4 por Año.
board-term-ready_space = Espacio «Listo»
    .meaning = Los Asistentes que aún no has colocado.
board-term-plague_doctor = Médico
    .meaning = Tu figura en el mapa. Recoge Enfermos y mantiene la peste lejos de su lugar.
board-term-quarantine_camp = Campamento
    .meaning = Se coloca al Mover. Vacía un lugar gratis, lo protege una vez y puedes construir allí.
board-term-location = Lugar
    .meaning = Una Aldea, un Pueblo o una Ciudad. Da un recurso.
board-term-village = Aldea
    .meaning = Sitio para 1 Edificio, que da 1 Influencia.
board-term-town = Pueblo
    .meaning = Sitio para 2 Edificios. El primero da 2 de Influencia, el siguiente 1 menos.
board-term-city = Ciudad
    .meaning = Sitio para 3 Edificios. El primero da 3 de Influencia, cada siguiente 1 menos.
board-term-destroyed_location = Lugar Destruido
    .meaning = Sin recurso, sin Edificios, sin Enfermos; los Médicos pueden pasar y detenerse.
board-term-port = Puerto
    .meaning = Las cartas de Peste pueden golpear todos los Puertos de un color.
board-term-road = Camino
    .meaning = Une dos sitios. Cada Enfermo en él cuesta 1 comida.
board-term-horseshoe = Herradura
    .meaning = Las cartas de Peste pueden golpear todos los caminos de un color.
board-term-road_red = { route-red }
    .meaning = Una ruta comercial: las cartas de Peste pueden golpear todos sus caminos, o todos los Puertos con su signo.
board-term-road_blue = { route-blue }
    .meaning = Una ruta comercial: las cartas de Peste pueden golpear todos sus caminos, o todos los Puertos con su signo.
board-term-road_black = { route-black }
    .meaning = Una ruta comercial: las cartas de Peste pueden golpear todos sus caminos, o todos los Puertos con su signo.
board-term-spread = Propagación
    .meaning = Un lugar destruido envía 1 Enfermo a cada lugar adyacente.
board-term-risk = Peligro
    .meaning = Cuántas cartas de Peste aún no vistas destruirían este lugar.
board-term-resource = Recurso
    .meaning = Madera, piedra, comida o hierbas.
board-term-wood = Madera
    .meaning = Paga los Edificios.
board-term-stone = Piedra
    .meaning = Paga los Edificios.
board-term-food = Comida
    .meaning = Paga los Enfermos que recoges del mapa y los Edificios de la Capital.
board-term-herbs = Hierbas
    .meaning = Paga las curaciones.
board-term-coin = Moneda
    .meaning = Sustituye a 1 recurso cualquiera.
board-term-research_token = Ficha de Investigación
    .meaning = Paga las Tecnologías, un mercado nuevo y las acciones mejoradas. No tiene límite.
board-term-any_resource = Caja
    .meaning = 1 recurso a elegir.
board-term-storage = Almacén
    .meaning = Caben 5 de cada recurso y 5 Monedas.
board-term-subject = Súbdito
    .meaning = Alguien del pueblo: enfermo, curado o fallecido.
board-term-sick = Enfermo
    .meaning = En el mapa, en Cuarentena o en tratamiento.
board-term-healed = Curado
    .meaning = En tu pista, trabajando en un Edificio o en la Capital.
board-term-dead = Fallecido
    .meaning = En el Cementerio. Cuesta Renombre al final de cada Era.
board-term-quarantine = Cuarentena
    .meaning = 7 espacios para Enfermos: 3 en la Zona, 3 en las acciones, 1 en el Almacén.
board-term-quarantine_zone = Zona de Cuarentena
    .meaning = Tres espacios sin desventaja; se llenan primero.
board-term-quarantine_action_slot = Espacio de acción
    .meaning = Un Enfermo aquí entorpece la acción.
board-term-quarantine_storage_slot = Espacio del Almacén
    .meaning = Un Enfermo aquí baja el límite del Almacén a 4.
board-term-cemetery = Cementerio
    .meaning = Cinco espacios que no se vacían nunca. Cada uno ocupado cuesta Renombre al final de cada Era.
board-term-healed_track = Pista de Población Curada
    .meaning = Doce casillas: lo que cuesta curar, y el Renombre de quienes se quedan hasta el final.
board-term-laboratory = Laboratorio
    .meaning = Ocupado, da 1 ficha de Investigación con cada acción Producir.
board-term-building = Edificio
    .meaning = Uno de tus diez: paso gratis para tu Médico, y producción.
board-term-workshop = Taller
    .meaning = Produce 1 con un Curado.
board-term-mill = Molino
    .meaning = Produce 2 con un Curado.
board-term-factory = Fábrica
    .meaning = Produce 1 sin Súbdito.
board-term-bank = Banco
    .meaning = Produce 1 Moneda con un Curado.
board-term-castle = Castillo
    .meaning = Tu primer Edificio: produce 1 sin Súbdito.
board-term-special_building = Edificio Especial
    .meaning = El Molino, la Fábrica o el Banco.
board-term-district = Distrito
    .meaning = Dos Talleres y un Edificio Especial. Con los tres construidos da más Renombre.
board-term-action_exchange = Intercambio
    .meaning = 2 recursos por 1 Moneda, gratis y en cualquier momento de tu turno.
board-term-action_move = Mover
    .meaning = 2 puntos de movimiento para tu Médico y 1 recurso donde se detiene.
board-term-action_build = Construir
    .meaning = Uno o dos Edificios donde estén tu Médico y tu Campamento, o un Edificio de la Capital.
board-term-action_produce = Producir
    .meaning = Lo que dan tus Edificios; luego, las fichas de Investigación de los Laboratorios.
board-term-action_research = Investigar
    .meaning = Adquiere una Tecnología por fichas de Investigación.
board-term-action_heal = Curar
    .meaning = Paga hierbas para llevar Enfermos a la pista de Población Curada.
board-term-action_assign = Asignar
    .meaning = Envía Curados a tus Edificios y a la Capital.
board-term-hindered = Entorpecida
    .meaning = Hay un Enfermo en el espacio de la acción: 1 punto de movimiento menos, 1 madera o piedra más, o 1 recurso producido menos.
board-term-improved = Mejorada
    .meaning = Por 1 ficha de Investigación: 1 punto de movimiento más, 1 madera o piedra menos, o 1 recurso producido más.
board-term-movement_point = Punto de movimiento
    .meaning = Entrar en un lugar cuesta 1, o nada donde tienes un Edificio.
board-term-skipped_location = Lugar saltado
    .meaning = Cruzado gratis y sin detenerse: no cuenta como entrar.
board-term-duel = Duelo
    .meaning = Dos jugadores con competencia neutral.
board-term-advanced_setup = Preparación avanzada
    .meaning = Fichas al azar fijan los recursos de los lugares.
board-term-solo = En solitario
    .meaning = Un jugador contra marcadores neutrales, por un rango.

## El tablero: lo que se dice en él

board-map = Mapa del imperio
board-map-fit = Ver todo
board-map-mine = A mi Médico
board-map-change = Lo que ha cambiado
board-map-near = Acercar
board-map-far = Alejar
board-map-more =
    { $count ->
        [one] { $count } Lugar más
       *[other] { $count } Lugares más
    } { $side ->
        [left] a la izquierda
        [right] a la derecha
        [up] más arriba
       *[down] más abajo
    }
board-sick =
    { $count ->
        [one] { $count } Enfermo
       *[other] { $count } Enfermos
    }
board-risk =
    { $count ->
        [one] lo destruiría { $count } carta de Peste aún no vista
       *[other] lo destruirían { $count } cartas de Peste aún no vistas
    }
board-owned = { $thing } ({ $player })
board-steps =
    { $count ->
        [one] { $count } punto de movimiento
       *[other] { $count } puntos de movimiento
    }
board-pay-food =
    { $count ->
        [one] { $count } comida
       *[other] { $count } comidas
    }
board-crowd =
    { $count ->
        [one] { $count } Enfermo sin espacio libre: entorpece una acción o el Almacén, o muere.
       *[other] { $count } Enfermos sin espacio libre: entorpecen acciones o el Almacén, o mueren.
    }
board-buried = La Cuarentena está llena. Muertes: { $count }
board-of = { $count }/{ $of }
board-of-then = { $count }/{ $of } → { $then }
board-slot =
    { $state ->
        [free] libre
        [sick] un Enfermo
        [coming] vendría un Enfermo
       *[going] se iría un Enfermo
    }
board-healed-note = Curados: { $count } · Laboratorios: { $laboratories }
board-healed-space =
    { $healed ->
        [yes] ocupada
       *[no]
            { $herbs ->
                [one] { $herbs } hierba
               *[other] { $herbs } hierbas
            }
    }, Renombre: { $renown }{ $laboratory ->
        [yes] , Laboratorio
       *[no] { "" }
    }
board-each-era =
    { $count ->
        [0] nadie
       *[other] Por Era: −{ $count }
    }
board-buildings = Edificios
board-buildings-note = Renombre por distrito completo: { $count }
board-buildings-castle = Castillo: { $place } · Renombre por distrito completo: { $count }
board-storage-limit = Límite: { $count } · Una Moneda sustituye a cualquier recurso
board-technologies = Tecnologías
board-technology-said =
    { $name }. Fichas de Investigación: { $cost }. Renombre: { $renown }. { $slot ->
        [top] Espacio Superior.
        [middle] Espacio Central.
        [bottom] Espacio Inferior.
       *[any] Cualquier espacio.
    } { $text }
board-favour = Favor
board-favour-none = Sin recompensa
board-favour-side =
    { $side ->
        [left] más Influencia
        [centre] entre ambas
       *[right] menos Influencia
    }
board-plague = Peste
board-next-year = Año siguiente
board-turn = { $place }.º
board-left = Quedan: { $count }
board-camp =
    { $ready ->
        [yes] Campamento listo
       *[no] Campamento puesto
    }
board-taken = Tomada hasta el final de la Era
board-choices = Lo que puedes elegir
board-free-exchange = Intercambiar
board-free-arrange = Recolocar enfermos
board-close = Cerrar
board-decrees = Decretos
board-year-cards = Peste y Favor
board-do-turn = Acabar mi turno
board-do-far = Conservar lo hecho
board-cell-used = ocupada este año
board-places =
    { $count ->
        [one] { $count } lugar
       *[other] { $count } lugares
    }
board-works =
    { $count ->
        [one] { $count } Edificio
       *[other] { $count } Edificios
    }
board-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
board-allows-move =
    { $places ->
        [one] { $places } lugar a tu alcance
       *[other] { $places } lugares a tu alcance
    }
board-allows-build =
    { $works ->
        [0] nada que construir
       *[other] Edificios que puedes construir: { $works }
    }
board-allows-produce = produce { $produced }
board-allows-research = Tecnologías que puedes pagar: { $technologies }
board-allows-heal = puede curar a { $healed }
board-allows-assign = puede asignar a { $assigned }
board-seat-of = Tablero de { $player }
board-way-by = Por { $places }
board-way = Camino: { $facts }
board-place-offered = { $place }. { $offer }

round-number = Año { $round }
bar-standing =
    { $year ->
        [0] Era I, Año 1
        [1] Era I, Año 2
        [2] Era II, Año 3
        [3] Era II, Año 4
        [4] Era III, Año 5
        [5] Era III, Año 6
       *[other] Preparación
    }
bar-goal =
    { $seats ->
        [1] Objetivo: el rango más alto
       *[other] Objetivo: más Renombre tras la Era III
    }

# The reference sheet
sheet-goal = Meta
sheet-goal-most = Más Renombre al final. Eras: { $eras }, con Años en cada una: { $years_per_era }.
sheet-year = Un Año
sheet-year-phases = Peste, Favor, acciones, vuelven los Asistentes, nuevo orden: primero quien tiene menos Influencia.
sheet-grid = Acciones
sheet-grid-columns = Columnas. Mover, con puntos: { $movement }. Construir, Edificios propios como mucho: { $buildings_per_action }, o uno de la Capital. Producir.
sheet-grid-rows = Filas: Investigar, Curar, Asignar. Un Asistente hace las dos acciones de su casilla.
sheet-grid-improve = Mejorar una acción, en fichas de Investigación: { $improve_cost }.
sheet-sick = Los Enfermos
sheet-sick-way = Del mapa a la Cuarentena, curados con hierbas, y luego a trabajar, a la Capital o al registro.
sheet-sick-food = Gratis en cada lugar: { $free_sick }. Comida por cada otro: { $food_per_sick }.
sheet-sick-room = Espacios sin inconveniente: { $zone }. Sin sitio van al Cementerio.
sheet-struck = Lugares golpeados
sheet-struck-safe = Un Médico, un Campamento o dos Edificios protegen un lugar; un solo Edificio: su dueño se queda los Enfermos.
sheet-struck-lost = Un lugar se destruye con tantos Enfermos: { $destruction }.
sheet-stores = Reservas
sheet-stores-limit = Almacén de cada tipo: { $storage }. Una Moneda sustituye a cualquier recurso.
sheet-renown = Renombre
sheet-renown-sources = Edificios, registro, Imperativos, Tecnologías, Capital, Influencia; los muertos restan.

## La guía

guide-chapter-fetch = Recoger y curar
guide-chapter-work = Dar trabajo
    .before = Más tarde, el mismo Año.
guide-chapter-decree = El Decreto paga
    .before = Ha empezado el segundo Año de la Era.

guide-goal = Cura, da trabajo, cumple los Decretos: tras el Año { $years } gana quien tenga más Renombre.
    .why = El Renombre viene de Edificios, Curados, Decretos, Tecnologías, la Capital y la Influencia. Los Fallecidos lo restan.
guide-cell = Un Asistente juega su columna y su fila. Para empezar: { $cell }.
    .why = Las dos mitades se ayudan: a quien una recoge, la otra lo cura. Tú eliges el orden.
guide-cell-else = También sirve: juegas las dos acciones de esta casilla.
guide-first = El orden es libre, pero aún no hay a quién curar: ve primero a buscar a alguien.
    .why = Una acción se acaba antes de empezar la otra. Puedes renunciar a cualquiera.
guide-first-else = Las dos mitades quedan sin usar. Otro Asistente aún puede ir a por los Enfermos.
guide-way = Entrar en un lugar cuesta un punto, salvo donde está tu Castillo. ¿Qué camino encuentra más Enfermos?
    .why = Recoges a todos los Enfermos del camino. Van a tu Cuarentena, y allí se pueden curar. Cada lugar muestra lo que costaría el camino.
guide-enter = El primer Enfermo es gratis; cada uno de los demás cuesta comida. Tu Campamento los toma todos gratis.
    .why = El Campamento se queda allí y aleja la peste. Vuelve cuando construyes allí, o cuando lo golpea la peste.
guide-stop = No quedan puntos. Donde te detienes, el lugar te da un recurso. Aquí: { $here }.
    .why = Una ficha de Investigación da un punto más, una vez por turno. Lo que no cabe en el Almacén se pierde.
guide-obeyed = Has recogido bastantes Enfermos con una acción Mover: se cumple el Imperativo del Decreto y sube tu Influencia.
    .why = Cada vez que lo cumples, tu marcador sube en la pista del Decreto, hasta el último nivel. Los niveles puntúan al final de la partida.
guide-heal = Esperan en la Cuarentena, donde hay pocos espacios. Juega la otra mitad de tu turno.
    .why = Pocos espacios son inofensivos. Los demás entorpecen una acción o el Almacén, y quien no encuentra ninguno muere.
guide-heal-else = Se quedan en la Cuarentena hasta que los cure un Asistente.
guide-price =
    Curar cuesta lo que muestra la siguiente casilla libre de esta pista: { $herbs_due ->
        [one] { $herbs_due } hierba.
       *[other] { $herbs_due } hierbas.
    }
    .why = Las casillas siguientes cuestan más. La pista se llena por la izquierda y se vacía por la derecha.
guide-price-else = Se quedan en la Cuarentena, y tus hierbas contigo.
guide-coins = Una Moneda sustituye a cualquier recurso. ¿La gastas, o la guardas para algo más raro?
    .why = Las Monedas nunca sustituyen a las fichas de Investigación. El Almacén solo guarda unas cuantas.
guide-spare = Todo hecho. Cambia lo que no necesites por una Moneda, o termina tu turno.
    .why = El Intercambio es gratis y posible en todo momento de tu turno. Las opciones dicen lo que entregas.
guide-healed = Aquí están los Curados. Cada cual puede trabajar, servir a la Capital, o quedarse y puntuar.
    .why = Quien se queda en la pista da Renombre al final de la partida. Algunas casillas dan también fichas de Investigación cuando produces.
guide-works = Tus Curados podrían trabajar. { $cell }: levantar un Taller y enviar a alguien.
    .why = Una casilla admite un solo Asistente por Año: donde está el primero no cabe otro.
guide-build-first = Aquí importa el orden: construye primero, y alguien podrá trabajar allí.
    .why = Asignar antes solo dejaría la Capital. Lo que trae un Edificio puede ayudar con la otra mitad.
guide-build-first-else = Por ahora solo está la Capital, o quedarse.
guide-site = Un Edificio va donde está tu Médico. Influencia por una Ciudad libre: { $here_influence }. Prueba: { $building }.
    .why = Un Pueblo da menos, una Aldea lo mínimo, y cada Edificio rival resta. En cada lugar cabe uno solo de los tuyos.
guide-site-else = También sirve. Cada uno tiene su coste, y su valor al final.
guide-saving = Las fichas de Investigación mejoran una acción y también compran Tecnologías. ¿Vale la pena aquí?
    .why = Una vez por turno, una ficha mejora Mover, Construir o Producir. Las Tecnologías piden más.
guide-crate = Tu Influencia pasa por un regalo de su pista: un recurso a elegir. ¿Qué te falta?
    .why = Hay regalos a lo largo de toda la pista. Cada persona que pasa recibe el suyo.
guide-staff = Allí no trabaja nadie todavía, y sin un Curado no produce nada: juega la otra mitad.
    .why = El Castillo y la Fábrica trabajan solos. Los Talleres, el Molino y el Banco necesitan a alguien.
guide-staff-else = Seguirá vacío hasta que alguien trabaje allí.
guide-assign = En un Edificio, un Curado produce; en la Capital, sirve; en la pista, puntúa.
    .why = Quien deja la pista hace sitio: la próxima cura puede costar menos. Nadie vuelve de un Edificio a la pista.
guide-capital = Al final de la Era, la Capital premia a quien más Curados envía. ¿Envías a alguien, o lo guardas?
    .why = Un envío trae además una ficha de Recompensa ahora mismo. Al final de la Era, los Curados dejan la Capital.
guide-token = Una sola ficha por acción. Después nadie la tendrá hasta que acabe la Era.
    .why = Da igual a cuántos Curados envíes. Las fichas de Investigación escasean, y compran Tecnologías.
guide-safe = La peste golpea cada Año, esta vez con «{ $plague_card }». Tu Médico ha protegido { $doctor }.
    .why = Enfermos para cada lugar de la carta, en esta Era: { $strike }. Un Médico, un Campamento o varios Edificios los alejan.
guide-brought = En { $brought_place } tu Castillo estaba solo: los Enfermos de allí han venido a tu Cuarentena.
    .why = Un Edificio solo envía sus Enfermos a quien lo construyó. Es una carga, o alguien a quien curar sin viajar.
guide-order = { $rival } tiene menos Influencia: más ayuda del Consejo, y los primeros turnos.
    .why = Cada carta de Favor se paga un Año después, según la Influencia. Más Influencia puntúa al final de la partida.
guide-yours = Este turno es tuyo. Los Edificios ocupados producen, las fichas de Investigación compran, los Enfermos piden hierbas.
    .why = Cada casilla muestra lo que darían sus dos mitades. Un Taller sin nadie no produce nada.
guide-technology = Las Tecnologías son poderes duraderos y puntúan al final. También puedes guardar tus fichas.
    .why = Cada una va a un espacio junto a tu cuadrícula y actúa al momento. En un espacio cabe una sola carta.
guide-last-turn = Tu último turno de la Era. La Agenda paga los espacios vacíos de la Cuarentena. Renombre por ahora: { $agenda_now }.
    .why = Recoger más Enfermos vuelve a cumplir el Imperativo, pero quien no se cura ocupa un espacio. Cuenta antes de partir.
guide-unhealed = Enfermos en tu Cuarentena: { $sick_held }. Es también el Renombre que falta. Puedes volver atrás.
    .why = Quien recoge tiene que poder curar: con hierbas, y con un Asistente para ello.
guide-era-end = La Era termina. Renombre por «{ $agenda_decree }»: { $agenda_tokens }.
    .why = Después da las gracias la Capital, y los Fallecidos restan Renombre. Cada Era tiene su Decreto.
guide-thanks = Nadie tiene más Curados en la Capital. ¿Renombre ahora, o alguien útil para después?
    .why = Con un empate no habría elección. Los demás dejan ahora la Capital, y sus fichas vuelven.
guide-next-era = Empieza la Era { $era }. Asistentes por persona: { $ready }; Enfermos con cada golpe: { $strike }.
    .why = Rige otro Decreto. El Imperativo anterior ya no cuenta, pero sus niveles son tuyos.
guide-lost = Enfermos allí: { $lost_at } o más. { $destroyed_place } queda como Lugar Destruido, y la peste pasa a sus vecinos.
    .why = Ya no se construye allí, y no da nada. Un Médico, un Campamento o un Edificio lo habría salvado.

guide-fact-sick_held = Enfermos en Cuarentena
guide-fact-wood = Madera
guide-fact-stone = Piedra
guide-fact-food = Comida
guide-fact-herbs = Hierbas
guide-fact-coin = Monedas
guide-fact-research = Fichas de Investigación
