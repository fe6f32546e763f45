### Precognition. Lo que significan las claves se explica al principio de en.ftl.

title = Precognition
tagline = Conserva una carta, pasa otra: lleva tu Nave por el Río y a los tuyos a través de tres temporadas.
goal =
    { $mode ->
        [cooperative] Ganad juntos: cumplid cada objetivo al acabar su temporada y conservad bastantes humanos saludables hasta el final de las doce rondas. Si falla un solo objetivo, pierde todo el mundo.
        [team] Tras doce rondas gana el equipo con más humanos saludables en sus dos Naves.
       *[competitive] Tras doce rondas gana quien tenga más humanos saludables a bordo.
    }

## Las cosas

card-s1-h1 = Errante solitario
card-s1-h2 = Campamento ribereño
card-s1-h3 = Aldea abandonada
card-s1-y1 = Joven voluntario
card-s1-y2 = Buceadores de algas
card-s1-y3 = Asamblea del arrecife
card-s1-b1 = Pila varada
card-s1-b2 = Barcaza solar
card-s1-f1 = Huerto silvestre
card-s1-f2 = Redes de pesca
card-s2-h1 = Suburbio anegado
card-s2-h2 = Pabellón de cuarentena
card-s2-y1 = Curanderos del pantano
card-s2-y2 = Centinelas del Río
card-s2-b1 = Subestación oxidada
card-s2-b2 = Turbinas gemelas
card-s2-f1 = Silo olvidado
card-s2-f2 = Cosecha mancillada
card-s3-h1 = Metrópolis en ruinas
card-s3-h2 = Convoy espejo
card-s3-y1 = Últimos guardianes
card-s3-b1 = Dinamo de las mareas
card-s3-f1 = Reservas heladas
card-s3-f2 = Granero de la Plaga

room-std-a = Sala normal A
room-std-b = Sala normal B
room-dis = Dispensario
room-sas = Compartimento estanco
room-gen = Generador
room-gre = Invernadero autónomo
room-agr = Laboratorio de agronomía
room-det = Unidad de detección
room-cmd = Puesto de mando
room-dec = Unidad de descontaminación
room-sto = Tienda
room-wor = Taller
room-pan = Pañol
room-sea = Unidad de búsqueda

machine-std-a-1 = Normal A1
machine-std-a-2 = Normal A2
machine-std-a-3 = Normal A3
machine-std-b-1 = Normal B1
machine-std-b-2 = Normal B2
machine-std-b-3 = Normal B3
machine-dis-1 = { room-dis } 1
machine-dis-2 = { room-dis } 2
machine-dis-3 = { room-dis } 3
machine-sas-1 = { room-sas } 1
machine-sas-2 = { room-sas } 2
machine-sas-3 = { room-sas } 3
machine-gen-1 = { room-gen } 1
machine-gen-2 = { room-gen } 2
machine-gen-3 = { room-gen } 3
machine-gre-1 = { room-gre } 1
machine-gre-2 = { room-gre } 2
machine-gre-3 = { room-gre } 3
machine-agr-1 = { room-agr } 1
machine-agr-2 = { room-agr } 2
machine-agr-3 = { room-agr } 3
machine-det-1 = { room-det } 1
machine-det-2 = { room-det } 2
machine-det-3 = { room-det } 3
machine-cmd-1 = { room-cmd } 1
machine-cmd-2 = { room-cmd } 2
machine-cmd-3 = { room-cmd } 3
machine-dec-1 = { room-dec } 1
machine-dec-2 = { room-dec } 2
machine-dec-3 = { room-dec } 3
machine-sto-1 = { room-sto } 1
machine-sto-2 = { room-sto } 2
machine-sto-3 = { room-sto } 3
machine-wor-1 = { room-wor } 1
machine-wor-2 = { room-wor } 2
machine-wor-3 = { room-wor } 3
machine-pan-1 = { room-pan } 1
machine-pan-2 = { room-pan } 2
machine-pan-3 = { room-pan } 3
machine-sea-1 = { room-sea } 1
machine-sea-2 = { room-sea } 2
machine-sea-3 = { room-sea } 3

tile-river-1-food = Bancos de peces
tile-river-1-batt = Pecio a la deriva
tile-river-1-huma = Náufragos
tile-river-1-ymun = Escolta ymune
tile-river-2-food = Víveres estropeados
tile-river-2-batt = Cortocircuito
tile-river-2-huma = Rápidos
tile-river-2-ymun = Llamada de las profundidades
tile-river-3-food = Vientos de hambruna
tile-river-3-batt = Gran helada
tile-river-3-huma = Remolino negro
tile-river-3-ymun = Algas moribundas
tile-island-1 = Isla de verano
tile-island-2 = Isla de otoño
tile-island-3 = Isla de invierno

objective-1a = Primera tripulación
objective-1b = Camarotes llenos
objective-1c = Nave de suministros
objective-1d = Refugio
objective-1e = Mesa común
objective-1f = Toda la tripulación
objective-1g = Motores encendidos
objective-1h = Listos para el otoño
objective-2a = Consejo ymune
objective-2b = Puerto seguro
objective-2c = Fábrica flotante
objective-2d = Nave escudo
objective-2e = Reparaciones de la flota
objective-2f = Nadie pasa hambre
objective-2g = Un vigía en cada proa
objective-2h = Reservas de invierno
objective-3a = El Arca
objective-3b = Buque insignia
objective-3c = Gran dinamo
objective-3d = Hospital flotante
objective-3e = Un solo pueblo
objective-3f = Últimas raciones
objective-3g = Último esfuerzo
objective-3h = Cubiertas saneadas

resource = { $name }
cause = { $name }
slot = { $name }
bound = { $name }
season = Temporada { $name }
amount = { $name }

counted =
    { $resource ->
        [human]
            { $amount ->
                [one] { $amount } humano
               *[other] { $amount } humanos
            }
        [ymune]
            { $amount ->
                [one] { $amount } ymune
               *[other] { $amount } ymunes
            }
        [battery]
            { $amount ->
                [one] { $amount } batería
               *[other] { $amount } baterías
            }
        [food]
            { $amount ->
                [one] { $amount } comida
               *[other] { $amount } comidas
            }
        [doctor]
            { $amount ->
                [one] { $amount } Médico
               *[other] { $amount } Médicos
            }
        [protector]
            { $amount ->
                [one] { $amount } Protector
               *[other] { $amount } Protectores
            }
       *[healthy]
            { $amount ->
                [one] { $amount } humano saludable
               *[other] { $amount } humanos saludables
            }
    }
source =
    { $cause ->
        [cards] gracias a tus cartas
        [machines] gracias a una Máquina
        [river] gracias al Río
       *[aside] que habías apartado
    }
lost-humans =
    { $healthy ->
        [0] { $contaminated ->
            [one] { $contaminated } humano contaminado
           *[other] { $contaminated } humanos contaminados
        }
       *[other] { $contaminated ->
            [0] { $healthy ->
                [one] { $healthy } humano saludable
               *[other] { $healthy } humanos saludables
            }
           *[other] { $healthy ->
                [one] { $healthy } humano saludable
               *[other] { $healthy } humanos saludables
            } y { $contaminated ->
                [one] { $contaminated } contaminado
               *[other] { $contaminated } contaminados
            }
        }
    }

## Las preguntas

ask-install-room =
    { $count ->
        [one] Elige una Sala de Máquinas más para tu Nave.
       *[other] Elige { $count } Salas de Máquinas para tu Nave.
    }
    .help = Instalas dos de las salas que has recibido; la otra vuelve a la caja. Busca condiciones que puedas cumplir a menudo y salas que se ayuden entre sí.
    .hint = Busca condiciones que cumplirás a menudo: las Máquinas funcionan con todos sus huecos llenos.
ask-pass-card =
    { $count ->
        [one] Elige una carta más para tu vecino de la derecha.
       *[other] Elige { $count } de estas cartas para tu vecino de la derecha.
    }
    .help = Quedarán boca arriba en la Zona de Decisión de ese vecino, y una de ellas volverá a tu Zona de Acción en la primera ronda. Las otras dos son las primeras cartas que robarás.
    .hint = Una de las cartas que pasas vuelve a ti: pasa algo que te pueda servir.
ask-keep-card = Elige la carta que conservas y la carta que pasas.
    .help = La carta que conservas va a tu Zona de Acción. De las dos cartas boca arriba pasas una a la izquierda, y te llega otra desde la derecha. Las que sobran van a tu derecha, y una de ellas volverá a ti en la ronda siguiente.
    .hint = Conserva una, da una carta visible a la izquierda; las demás van a la derecha.
ask-give-card = Conservas «{ $kept }». ¿Qué carta boca arriba pasas a la izquierda?
    .help = Quedará junto a la carta que conserve tu vecino, que podrá activarla. Una carta con valor de plaga sube la plaga de esa Nave, se active o no.
    .hint = Ayuda a tu vecino de la izquierda esta ronda: da lo que no necesitas.
ask-activate =
    ¿Activas «{ $kept }», «{ $received }» o las dos? Las dos { $cost ->
        [0] son gratis.
        [one] cuestan { $cost } humano saludable (tienes { $healthy }).
       *[other] cuestan { $cost } humanos saludables (tienes { $healthy }).
    }
    .help = Una sola carta es gratis. Las dos cuestan la suma de sus costes: tantos humanos saludables van a la Cubierta Contaminada, donde los Médicos los curan. Dos del mismo tipo dan también su bonificación.
    .hint = Una carta es gratis; por las dos, enferman humanos saludables. Se curan más tarde.
ask-take-amount = Puedes ganar { counted } { source }. ¿Qué cantidad tomas?
    .help = Puedes tomar menos de lo que se te ofrece, incluso nada. Rara vez conviene: piensa en la comida que hará falta y en las Máquinas que cuentan lo que ganas.
    .hint = Tomarlo todo casi siempre conviene; pero más humanos comen más en la Isla.
ask-station-ymunes =
    { $amount ->
        [one] Sube a bordo un ymune { source }. ¿Médico o Protector?
       *[other] Suben a bordo { $amount } ymunes { source }. ¿Cuántos serán Médicos?
    }
    .help = Cada Médico cura a un humano por ronda hasta el final de la partida. Un Protector se gasta una vez: para bajar tu plaga o para ignorar una ficha de Río que te quita algo.
    .hint = Un Médico cura cada ronda; un Protector se gasta una vez, contra la plaga o una loseta.
ask-place-battery =
    { $amount ->
        [one] Coloca en una Máquina una batería { source }.
       *[other] Coloca en tus Máquinas { $amount } baterías { source }.
    }
    .help = Una Máquina funciona cuando todas sus ranuras están llenas. Las baterías no se mueven: completa la Máquina cuya condición vayas a cumplir más a menudo.
    .hint = Llena primero una Máquina entera: solo entonces funciona.
ask-use-machine = Usa tus Máquinas y luego termina tu fase de Acción.
    .help = Cada Máquina encendida cuya condición se cumple puede usarse una vez por ronda, en el orden que quieras. Gana humanos antes de curar. En el modo cooperativo también puedes revelar o mitigar objetivos ahora.
    .hint = Lo iluminado encaja con tus cartas: usa cada Máquina una vez, en el orden que quieras.
ask-heal-humans =
    { $amount ->
        [one] Puedes curar a { $amount } humano. ¿Lo curas?
       *[other] Puedes curar hasta a { $amount } humanos. ¿A cuántos curas?
    }
    .help = Los humanos curados pasan de la Cubierta Contaminada a los Camarotes: allí cuentan, pagan costes y comen.
    .hint = Los humanos curados vuelven a contar; también comen en la próxima Isla.
ask-spend-ymunes =
    { $amount ->
        [one] Gastas { $amount } ymune en «{ $objective }». ¿Es un Médico?
       *[other] Gastas { $amount } ymunes en «{ $objective }». ¿Cuántos son Médicos?
    }
    .help = Solo se pueden gastar ymunes ganados en esta ronda. El resto de los que gastas son Protectores.
    .hint = Solo pagan los ymunes de esta ronda. Un Médico curaría en cada ronda futura.
ask-lower-plague =
    Tu plaga está en { $plague }. { $protectors ->
        [one] ¿Gastas tu Protector
       *[other] ¿Cuántos de tus { $protectors } Protectores gastas
    } para bajarla?
    .help = Cada Protector gastado baja tu plaga en 2. Lo que quede te quita otros tantos humanos ahora, y de nuevo en cada ronda hasta que la bajes.
    .hint = Lo que quede se lleva ese número de humanos, ahora y cada ronda hasta que baje.
ask-lose-humans =
    { $cause ->
        [river] El Río
       *[plague] La plaga
    } te quita { $amount ->
        [one] { $amount } humano
       *[other] { $amount } humanos
    }. ¿Cuántos contaminados?
    .help = Los demás son saludables. Los humanos contaminados no puntúan ni pagan, pero tampoco comen, y los Médicos aún pueden curarlos.
    .hint = Los humanos contaminados aún no cuentan: suelen ser la pérdida menor.
ask-face-river = «{ $tile }»: ¿aplicas la ficha o la ignoras por 1 Protector?
    .help = Un Protector te libra de todo el efecto de la ficha, aunque sea un regalo. Pero un Protector también baja tu plaga en 2: mira qué vale más.
    .hint = Un Protector te hace evitar esta loseta y se va. ¿Vale la pena?
ask-lose-ymunes =
    «{ $tile }»: pierdes { $amount ->
        [one] { $amount } ymune
       *[other] { $amount } ymunes
    }. ¿Cuántos Médicos?
    .help = Los demás son Protectores. Un Médico cura a un humano en cada ronda que queda; un Protector ayuda una sola vez.
    .hint = Un Médico curaría en cada ronda futura; un Protector ayuda una sola vez.
ask-lose-battery =
    «{ $tile }»: pierdes { $amount ->
        [one] una batería
       *[other] { $amount } baterías
    }. ¿De qué Máquina?
    .help = Una Máquina que pierde una batería se para hasta que la ranura vuelva a llenarse. Quítala de una Máquina que no esté encendida o que uses poco.
    .hint = Quítala de una Máquina que no funciona: sin ella se para.

## Las opciones

verb-install = Instalar { $target }
verb-pass = Enviar a la derecha: { $target }
verb-keep = Conservar { $target }
verb-give = Pasar { $target } a la izquierda
verb-activate =
    { $target ->
        [kept] Activar la conservada
        [received] Activar la recibida
       *[both] Activar las dos
    }
verb-sparingly = Tomar menos esta ronda
verb-take = Tomar { $target }
verb-doctors = Médicos: { $target }
verb-battery = Batería en { $target }
verb-aside = Apartar una batería
verb-use = Usar { $target }
verb-heal = Curar { $target }
verb-reveal = Revelar un objetivo
verb-mitigate = Mitigar { $target }
verb-spend-doctors = Médicos gastados: { $target }
verb-finish = Terminar la fase
verb-protect = Protectores: { $target }
verb-lose = Contaminados perdidos: { $target }
verb-apply = Aplicar la ficha
verb-ignore = Ignorar (1 Protector)
verb-lose-doctors = Médicos perdidos: { $target }
verb-unplug = Quitar una batería de { $target }

## Lo que pasa

event-install =
    { $you ->
        [yes] Instalas
       *[no] { $seat } instala
    } { $rooms_count ->
        [one] la Sala de Máquinas
       *[other] las Salas de Máquinas
    } { $rooms }.
event-round = Empieza la ronda { $round }, temporada { $season }.
event-look =
    { $you ->
        [yes] Miras las primeras cartas de tu mazo: { $cards }.
       *[no] { $seat } mira las primeras cartas de su mazo: { $cards }.
    }
    .hidden =
        { $you ->
            [yes] Miras las primeras cartas de tu mazo.
           *[no] { $seat } mira las primeras cartas de su mazo.
        }
event-draw =
    { $you ->
        [yes] Robas { $cards }.
       *[no] { $seat } roba { $cards }.
    }
    .hidden =
        { $you ->
            [yes] Robas dos cartas.
           *[no] { $seat } roba dos cartas.
        }
event-keep =
    { $you ->
        [yes] Conservas «{ $card }».
       *[no] { $seat } conserva «{ $card }».
    }
event-give =
    { $you ->
        [yes] Pasas «{ $card }» a { $to }.
       *[no] { $to_you ->
            [yes] { $seat } te pasa «{ $card }».
           *[no] { $seat } pasa «{ $card }» a { $to }.
        }
    }
event-pass =
    { $you ->
        [yes] Envías a { $to }: { $cards }.
       *[no] { $to_you ->
            [yes] { $seat } te envía { $cards }.
           *[no] { $seat } envía a { $to }: { $cards }.
        }
    }
event-activate =
    { $you ->
        [yes] Activas
       *[no] { $seat } activa
    } { $slot ->
        [kept] la carta conservada.
        [received] la carta recibida.
       *[both] las dos cartas.
    }
event-pay =
    { $you ->
        [yes] Pagas
       *[no] { $seat } paga
    }: { $amount ->
        [0] nadie se contamina.
        [one] se contamina { $amount } humano saludable.
       *[other] se contaminan { $amount } humanos saludables.
    }
event-gain =
    { $you ->
        [yes] Ganas
       *[no] { $seat } gana
    } { counted } gracias { $cause ->
        [cards] a las cartas.
        [machines] a una Máquina.
       *[river] al Río.
    }
event-place-battery =
    { $you ->
        [yes] Colocas
       *[no] { $seat } coloca
    } una batería { $cause ->
        [cards] de una carta
        [machines] de una Máquina
        [river] del Río
       *[aside] apartada
    } en { $machine }.
event-set-aside =
    { $you ->
        [yes] Apartas
       *[no] { $seat } aparta
    } { $amount ->
        [one] una batería.
       *[other] { $amount } baterías.
    }
event-return-batteries =
    { $amount ->
        [one] Una batería que { $you ->
            [yes] apartaste
           *[no] apartó { $seat }
        } no encuentra ranura libre y vuelve
       *[other] { $amount } baterías que { $you ->
            [yes] apartaste
           *[no] apartó { $seat }
        } no encuentran ranura libre y vuelven
    } a la reserva.
event-use =
    { $you ->
        [yes] Usas la Máquina { $machine }.
       *[no] { $seat } usa la Máquina { $machine }.
    }
event-heal =
    { $cause ->
        [doctors] { $you ->
            [yes] Tus Médicos curan
           *[no] Los Médicos de { $seat } curan
        }
       *[machines] { $you ->
            [yes] Tu Máquina cura
           *[no] La Máquina de { $seat } cura
        }
    } a { $amount ->
        [one] { $amount } humano.
       *[other] { $amount } humanos.
    }
event-finish =
    { $you ->
        [yes] Terminas tu fase de Acción.
       *[no] { $seat } termina su fase de Acción.
    }
event-reveal =
    { $you ->
        [yes] Revelas
       *[no] { $seat } revela
    } el objetivo «{ $objective }»: { $amount ->
        [one] se contamina { $amount } humano saludable.
       *[other] se contaminan { $amount } humanos saludables.
    }
event-mitigate =
    { $you ->
        [yes] Mitigas el objetivo «{ $objective }».
       *[no] { $seat } mitiga el objetivo «{ $objective }».
    }
event-spend =
    { $you ->
        [yes] Gastas { counted }.
       *[no] { $seat } gasta { counted }.
    }
event-raise-plague =
    { $you ->
        [yes] Tu plaga
       *[no] La plaga de { $seat }
    } sube en { $amount }, hasta { $level }.
event-lower-plague =
    { $you ->
        [yes] Gastas
       *[no] { $seat } gasta
    } { $protectors ->
        [one] { $protectors } Protector
       *[other] { $protectors } Protectores
    }: la plaga { $protectors ->
        [0] se queda en
       *[other] baja a
    } { $level }.
event-lose-humans =
    { $cause ->
        [river] El Río
       *[plague] La plaga
    } { $you ->
        [yes] te quita { lost-humans }.
       *[no] le quita { lost-humans } a { $seat }.
    }
event-turn-tile = Se descubre la siguiente ficha del Río: «{ $tile }».
event-ignore =
    { $you ->
        [yes] Gastas un Protector e ignoras la ficha «{ $tile }».
       *[no] { $seat } gasta un Protector e ignora la ficha «{ $tile }».
    }
event-lose =
    { $you ->
        [yes] El Río te quita { counted }.
       *[no] El Río le quita { counted } a { $seat }.
    }
event-lose-battery =
    { $you ->
        [yes] El Río te quita una batería de { $machine }.
       *[no] El Río le quita a { $seat } una batería de { $machine }.
    }
event-feed =
    { $amount ->
        [0]
            { $you ->
                [yes] No tienes
               *[no] { $seat } no tiene
            } { $unfed ->
                [0] a nadie que alimentar.
                [one] comida: { $unfed } humano saludable se queda sin comer y se pierde.
               *[other] comida: { $unfed } humanos saludables se quedan sin comer y se pierden.
            }
       *[other]
            { $you ->
                [yes] Tus humanos saludables
               *[no] Los humanos saludables de { $seat }
            } consumen { $amount ->
                [one] { $amount } comida
               *[other] { $amount } comidas
            }{ $unfed ->
                [0] { "." }
                [one] ; { $unfed } se queda sin comer y se pierde.
               *[other] ; { $unfed } se quedan sin comer y se pierden.
            }
    }
event-discard =
    { $you ->
        [yes] Descartas { $cards }.
       *[no] { $seat } descarta { $cards }.
    }
event-uncover = Acaba la temporada: se descubre el objetivo oculto «{ $objective }».
event-met = El objetivo «{ $objective }» se cumple.
event-failed = El objetivo «{ $objective }» no se cumple.
event-won = Todos ganan juntos, con { $total } humanos saludables; hacían falta { $target }.
event-lost = Todos pierden juntos. Humanos saludables: { $total }; al final hacen falta { $target }.
event-end = El viaje ha terminado.

## Por qué no

refusal-not-dealt = «{ $room }» no es una de las Salas de Máquinas que has recibido.
refusal-not-in-hand = «{ $card }» no es una de las cartas entre las que eliges.
refusal-not-available = «{ $card }» no está ni en tu mano ni en tu Zona de Decisión.
refusal-not-visible = Solo puedes pasar una carta boca arriba de tu Zona de Decisión, y «{ $card }» no está allí.
refusal-kept-already = Conservas «{ $card }»: pasa otra carta.
refusal-cannot-pay =
    Las dos cartas juntas cuestan { $cost ->
        [one] { $cost } humano saludable
       *[other] { $cost } humanos saludables
    }, y solo tienes { $healthy }.
refusal-too-few = Tiene que ser { $least } como mínimo.
refusal-too-many = Puede ser { $most } como máximo.
refusal-ascending-order = Elige en el orden mostrado, sin volver atrás.
refusal-not-aboard = La Máquina { $machine } no está en tu Nave.
refusal-no-free-slot = Todas las ranuras de { $machine } están llenas.
refusal-only-cooperative = Eso solo es posible en el modo cooperativo.
refusal-not-powered = { $machine } no estaba encendida cuando empezaste a usar las Máquinas: todas sus ranuras deben estar llenas.
refusal-condition-not-met = La condición de { $machine } no se cumple en esta ronda.
refusal-used-already = Ya has usado { $machine } en esta ronda.
refusal-pile-empty = Todos los objetivos de esta temporada están revelados.
refusal-too-few-healthy =
    Revelar un objetivo cuesta { $price ->
        [one] { $price } humano saludable
       *[other] { $price } humanos saludables
    }, y solo tienes { $healthy }.
refusal-not-revealed = «{ $objective }» no es un objetivo revelado de esta temporada.
refusal-mitigated-already = «{ $objective }» ya está mitigado.
refusal-not-gained = En esta ronda no has ganado lo suficiente para mitigar «{ $objective }». Solo cuentan tus propias ganancias de esta ronda, sin las baterías ya colocadas.
refusal-no-battery = No hay ninguna batería en { $machine }.
refusal-keep-then-give = Elige primero la carta que conservas y luego la que pasas.
refusal-only-deciding = Las cartas solo se conservan y se pasan en la fase de Decisión.
refusal-only-after-cards = Las Máquinas se usan en la fase de Acción, después de activar las cartas y de colocar todo lo que dan.
refusal-only-acting = Los objetivos se revelan y se mitigan entre dos pasos de tu fase de Acción.

## Lo que se lee en las cartas y las fichas

fact-distribution = ficha de distribución, cartas por mazo: Humano { $human }, Ymune { $ymune }, Batería { $battery }, Comida { $food }
fact-type = { board-card-kind }
fact-cost = coste { $cost }
fact-cost-copied = coste = (el de la otra carta)
fact-gain = da { counted }
fact-gain-x =
    da { $resource ->
        [human] tantos humanos
        [ymune] tantos ymunes
        [battery] tantas baterías
       *[food] tanta comida
    } como cuesta la otra carta (X)
fact-bonus = bonificación: { counted }
fact-plague = plaga { $plague }
fact-loss = quita { counted }
fact-feeds = cada humano saludable come 1 comida
fact-slots =
    necesita { $slots ->
        [one] { $slots } batería
       *[other] { $slots } baterías
    }
fact-pair-type-and-other = { board-condition-pair_type_and_other }
fact-pair-types = { board-condition-pair_types }
fact-pair-plague-mix = { board-condition-pair_plague_mix }
fact-pair-cost-sum = { board-condition-pair_cost_sum }
fact-pair-cost-equal = { board-condition-pair_cost_equal }
fact-pair-cost-different = { board-condition-pair_cost_different }
fact-gained-from-cards = { board-condition-gained_from_cards }
fact-given-type = { board-condition-given_type }
fact-given-cost = { board-condition-given_cost }
fact-given-has-plague = { board-condition-given_has_plague }
fact-heals =
    cura { $amount ->
        [one] a { $amount } humano
       *[other] hasta a { $amount } humanos
    }
fact-for-one = { board-objective-one }
fact-for-each = { board-objective-each }
fact-requires = pide { board-requirement }
fact-mitigated = mitigado
fact-price = se mitiga con { counted }

## La hoja de puntuación

score-start = Humanos saludables al principio
score-cards = Humanos de las cartas
score-machines = Humanos de las Máquinas
score-river = Humanos que trajo o se llevó el Río
score-plague = Perdidos por la plaga
score-hunger = Perdidos por hambre
score-objectives = Gastados en objetivos
score-contaminated = Todavía contaminados
score-partner = Humanos saludables del resto del equipo
score-others = Humanos saludables de los demás

## Lo que hay en la mesa

field-round = Ronda
field-river = Río
field-progress = Fichas del Río descubiertas
field-discard = Cartas descartadas
field-unused_tiles = Fichas de Río en la caja
field-unused_rooms = Salas de Máquinas en la caja
field-piles = Objetivos ocultos
field-revealed = Objetivos revelados
field-mitigated = Objetivos mitigados
field-finished = Objetivos de temporadas pasadas
field-unused_objectives = Objetivos en la caja
field-verdict = Desenlace
field-healthy = Humanos saludables
field-contaminated = Humanos contaminados
field-doctors = Médicos
field-protectors = Protectores
field-food = Comida
field-plague = Plaga
field-rooms = Salas de Máquinas
field-batteries = Baterías en las Máquinas
field-dealt = Salas de Máquinas recibidas
field-deck = Mazo de Expedición
field-hand = Mano
field-offer = Zona de Decisión
field-passing = Para la derecha
field-keep = Bajo la carta de Conservar
field-give = Bajo la carta de Pasar
field-kept = Carta conservada
field-received = Carta recibida
field-activated = Activadas
field-stage = Paso de la fase de Acción
field-sparing = Toma menos
field-incoming = Ganancias por colocar
field-healing = Aún por curar
field-gained = Ganado con cartas en esta ronda
field-fresh = Ganado en esta ronda y sin gastar
field-aside = Baterías apartadas
field-powered = Máquinas encendidas
field-used = Máquinas usadas
field-tally = Humanos por origen

## Cómo se juega

option-mode = Modo
option-mode-competitive = competitivo
option-mode-team = por equipos
option-mode-cooperative = cooperativo
option-setup = Preparación
option-setup-standard = normal
option-setup-advanced = avanzada
option-difficulty = Dificultad del modo cooperativo
option-difficulty-normal = normal
option-difficulty-hard = difícil
option-difficulty-apocalypse = apocalipsis

## El tablero: las cartas

board-type-human = Carta de Humano
board-type-ymune = Carta de Ymune
board-type-battery = Carta de Batería
board-type-food = Carta de Comida
board-season =
    { $season ->
        [1] Temporada 1 · Verano
        [2] Temporada 2 · Otoño
       *[3] Temporada 3 · Invierno
    }
board-distribution = Temporada { $season }: { $human } de Humano, { $ymune } de Ymune, { $battery } de Batería, { $food } de Comida.
board-card-kind =
    { $type ->
        [human] { board-type-human }
        [ymune] { board-type-ymune }
        [battery] { board-type-battery }
       *[food] { board-type-food }
    } · temporada { $season }
board-card-cost =
    { $cost ->
        [copy] Coste =: el mismo que el de la otra carta de la Zona de Acción; 0 si las dos muestran =.
        [0] Coste 0: no añade nada al precio de activar las dos cartas.
        [one] Coste { $cost }: contamina a { $cost } humano saludable si se activan las dos cartas.
       *[other] Coste { $cost }: contamina a { $cost } humanos saludables si se activan las dos cartas.
    }
board-card-gain = Da { counted }.
board-card-gain-x =
    Da X { $resource ->
        [human] humanos
        [ymune] ymunes
        [battery] baterías
       *[food] comidas
    }: tanto como cuesta la otra carta de la Zona de Acción.
board-card-bonus = Bonificación, si las dos cartas de la Zona de Acción son del mismo tipo: { counted }.
board-card-plague = Plaga { $plague }: sube la plaga de la Nave en la que está, se active o no.

## El tablero: Máquinas, Río, objetivos

board-condition-pair_type_and_other =
    En tu Zona de Acción hay una { $type ->
        [human] carta de Humano
        [ymune] carta de Ymune
        [battery] carta de Batería
       *[food] carta de Comida
    } y una carta de otro tipo.
board-condition-pair_types =
    En tu Zona de Acción hay una { $first ->
        [human] carta de Humano
        [ymune] carta de Ymune
        [battery] carta de Batería
       *[food] carta de Comida
    } y una { $second ->
        [human] carta de Humano
        [ymune] carta de Ymune
        [battery] carta de Batería
       *[food] carta de Comida
    }.
board-condition-pair_plague_mix = En tu Zona de Acción hay una carta con valor de plaga y otra sin él.
board-condition-pair_cost_sum =
    Los costes de las dos cartas de tu Zona de Acción suman { $op ->
        [least] { $value } o más
        [most] { $value } o menos
       *[exactly] exactamente { $value }
    }.
board-condition-pair_cost_equal = Las dos cartas de tu Zona de Acción tienen el mismo coste.
board-condition-pair_cost_different = Las dos cartas de tu Zona de Acción tienen costes distintos.
board-condition-gained_from_cards = Tus cartas te han dado al menos { counted } en esta ronda.
board-condition-given_type =
    La carta que has pasado a la izquierda es una { $type ->
        [human] carta de Humano
        [ymune] carta de Ymune
        [battery] carta de Batería
       *[food] carta de Comida
    }.
board-condition-given_cost =
    La carta que has pasado a la izquierda cuesta { $op ->
        [least] { $value } o más
        [most] { $value } o menos
       *[exactly] exactamente { $value }
    }.
board-condition-given_has_plague = La carta que has pasado a la izquierda tiene valor de plaga.
board-effect-gain = Gana { counted }.
board-effect-lose = Pierde { counted }.
board-effect-heal =
    { $amount ->
        [one] Cura a { $amount } humano.
       *[other] Cura hasta a { $amount } humanos.
    }
board-effect-feed = 1 comida por humano saludable; quienes no la reciben se pierden.
board-machine =
    { $slots ->
        [one] { $slots } ranura de batería
       *[other] { $slots } ranuras de batería
    }. Condición: { $condition } Efecto: { $effect }
board-machine-state-usable = Se puede usar ahora
board-machine-state-used = Usada en esta ronda
board-machine-state-powered = Encendida, condición sin cumplir
board-machine-state-full = Encendida desde la próxima ronda
board-machine-state-unpowered =
    { $missing ->
        [one] Falta { $missing } batería
       *[other] Faltan { $missing } baterías
    }
board-tile-hidden = Una ficha de Río aún boca abajo: la temporada 1 da, las temporadas 2 y 3 quitan.
board-tile-ignore = Cada cual puede gastar 1 Protector para ignorarla.
board-objective-one = Basta con que una persona lo tenga todo.
board-objective-each = Cada persona debe tenerlo todo.
board-requirement =
    { $resource ->
        [human] { $amount ->
            [one] { $amount } humano (saludable o contaminado)
           *[other] { $amount } humanos (saludables o contaminados)
        }
        [battery] { $amount ->
            [one] { $amount } batería en las Máquinas
           *[other] { $amount } baterías en las Máquinas
        }
       *[other] { counted }
    }
board-objective-front = Al final de la temporada: { $requirements }. Para mitigarlo: { $price }, de lo que una sola persona gane en una ronda.
board-objective-back = Mitigado. Al final de la temporada: { $requirements }.
board-objective-lacks = A { $player } le falta: { $lacks }.
board-objective-met = Cumplido por ahora

## El tablero: qué va adónde, y lo que viene

board-flow-from = de parte de { $player }
board-outlook-cost =
    { $cost ->
        [0] Las dos: gratis
       *[other] Las dos: coste { $cost } (humanos saludables: { $healthy })
    }
board-outlook-plague =
    { $lost ->
        [0] La plaga no se lleva a nadie en esta ronda.
        [one] La plaga se lleva a { $lost } humano en esta ronda.
       *[other] La plaga se lleva a { $lost } humanos en esta ronda.
    }
board-outlook-food =
    { $lacking ->
        [0] Comida suficiente para la próxima Isla
        [one] Falta { $lacking } comida para la próxima Isla
       *[other] Faltan { $lacking } comidas para la próxima Isla
    }: { $healthy } por alimentar, { $food } en el medidor.
board-outlook-island =
    { $rounds ->
        [0] Se llega a la Isla en esta ronda.
        [one] Se llega a la Isla en { $rounds } ronda.
       *[other] Se llega a la Isla en { $rounds } rondas.
    }
board-total = Humanos saludables: { $total } de { $target }
board-team = Equipo { $team }
board-team-total = Equipo { $team }: { $total }

## El tablero: iconos y términos

board-term-human = Humano
    .meaning = Los humanos ganados suben a bordo contaminados. Los humanos saludables al final son tu puntuación.
board-term-healthy = Humano saludable
    .meaning = Un humano en los Camarotes: paga el coste de las cartas, come 1 comida en cada Isla y cuenta al final.
board-term-contaminated = Humano contaminado
    .meaning = Un humano en la Cubierta Contaminada: no paga, no come y no cuenta hasta que se cura.
board-term-ymune = Ymune
    .meaning = Al subir a bordo se hace Médico o Protector, y lo sigue siendo.
board-term-doctor = Médico
    .meaning = Un ymune en la Enfermería: cura a un humano por ronda y no se gasta.
board-term-protector = Protector
    .meaning = Un ymune en la Proa: se gasta para bajar tu plaga en 2 o para ignorar una ficha de Río.
board-term-food = Comida
    .meaning = En cada Isla, cada humano saludable come 1 comida.
board-term-battery = Batería
    .meaning = Se coloca en una Máquina y no se mueve más; una Máquina con todas las ranuras llenas está encendida.
board-term-plague = Plaga
    .meaning = En cada ronda quita tantos humanos como su nivel, hasta que los Protectores la bajan.
board-term-cost = Coste
    .meaning = Para activar las dos cartas se contaminan tantos humanos saludables como suman los dos costes. Una sola carta es gratis.
board-term-copy = Coste copiado
    .meaning = Cuesta lo mismo que la otra carta de la Zona de Acción; 0 si las dos muestran =.
board-term-variable = X
    .meaning = Tanto como cuesta la otra carta de la Zona de Acción, se active o no.
board-term-bonus = Recursos de bonificación
    .meaning = Una carta activada también los da si las dos cartas de la Zona de Acción son del mismo tipo.
board-term-cabins = Camarotes
    .meaning = Aquí viven los humanos saludables.
board-term-contaminated-deck = Cubierta Contaminada
    .meaning = Aquí llegan los humanos ganados, y aquí van los que pagan un coste.
board-term-infirmary = Enfermería
    .meaning = Aquí trabajan los Médicos.
board-term-bow = Proa
    .meaning = Aquí vigilan los Protectores.
board-term-food-gauge = Medidor de Comida
    .meaning = La comida que hay en reserva; no tiene límite.
board-term-plague-gauge = Medidor de Plaga
    .meaning = El nivel de plaga de la Nave, de 0 a 12.
board-term-decision-zone = Zona de Decisión
    .meaning = Dos cartas boca arriba que llegan de la izquierda. Una de ellas hay que pasarla a la izquierda.
board-term-action-zone = Zona de Acción
    .meaning = La carta conservada y la recibida de la derecha: activa una o las dos.
board-term-machine-zone = Zona de Máquinas
    .meaning = Las dos Salas de Máquinas de la Nave.
board-term-machine-room = Sala de Máquinas
    .meaning = Tres Máquinas, una por fila.
board-term-machine = Máquina
    .meaning = Una vez encendida, se puede usar una vez por ronda si se cumple su condición.
board-term-hand = Mano
    .meaning = Las dos cartas robadas en esta ronda; cada cual ve solo las suyas.
board-term-deck = Mazo de Expedición
    .meaning = Todos los mazos son iguales: 10 cartas de la temporada 1 encima, luego 8 de la 2 y 6 de la 3.
board-term-distribution = Distribución de cartas por temporada
    .meaning = Cuántas cartas de cada tipo tiene cada mazo en cada temporada.
board-term-river = Río
    .meaning = En cada ronda se descubre una ficha. La cuarta ficha de una temporada es una Isla.
board-term-island = Isla
    .meaning = Se alimenta a los humanos saludables. Nadie puede ignorarla.
board-term-progress = Peón de Progreso
    .meaning = Está en la última ficha descubierta.
board-term-objective = Objetivo
    .meaning = Hay que cumplirlo al final de su temporada, o todos pierden.
board-term-heal = Cura
    .meaning = Una Máquina mueve otros tantos humanos de la Cubierta Contaminada a los Camarotes.
board-term-left = Hacia la izquierda
    .meaning = La carta que pasas va a la Zona de Acción de tu vecino de la izquierda.
board-term-right = Hacia la derecha
    .meaning = Las cartas que ni conservas ni pasas van a la Zona de Decisión de tu vecino de la derecha.
board-term-down = Carta conservada
    .meaning = Va a tu propia Zona de Acción.
board-term-other = Otro tipo
    .meaning = En una condición: una carta de cualquier otro tipo.
board-term-sum = Suma de los costes
    .meaning = En una condición: los costes de las dos cartas de tu Zona de Acción, sumados.
board-term-summer = Verano
    .meaning = Una carta de la temporada 1, o las cuatro primeras rondas del Río: sus fichas dan.
board-term-autumn = Otoño
    .meaning = Una carta de la temporada 2, o las rondas 5 a 8 del Río: sus fichas quitan.
board-term-winter = Invierno
    .meaning = Una carta de la temporada 3, o las rondas 9 a 12 del Río: sus fichas quitan.
board-term-prescient = Presciente
    .meaning = El personaje cuyo mazo juegas; todos los mazos son iguales.
board-term-card = Carta de Expedición
    .meaning = Activada, da su ganancia. Solo cuesta algo si activas las dos cartas.

## The board: what is said on the table

board-round = Ronda { $round } de { $rounds }
board-setup = Preparación
board-tile-down = una ficha boca abajo
board-keep = Conservar
board-give = Pasar
board-pass = Enviar a la derecha
board-keeping = Conservas esta carta.
board-confirms = Te quedas con «{ $kept }» y das «{ $given }» a { $player }.
board-gets-rest =
    { $count ->
        [one] { $player } recibe la otra carta.
       *[other] { $player } recibe las otras { $count } cartas.
    }
board-giving = Pasas esta carta.
board-activated = Activada
board-in-rounds =
    { $rounds ->
        [0] esta ronda
        [one] en { $rounds } ronda
       *[other] en { $rounds } rondas
    }
board-heals =
    { $amount ->
        [one] cura { $amount }
       *[other] curan { $amount }
    }
board-aside = apartadas
board-open = Ver la Nave de { $player }
board-boat-of = La Nave de { $player }
board-my-boat = Tu Nave
board-close = Cerrar
board-partner = tu equipo
board-way-give-help = La carta que pasas va a esta Zona de Acción. Lo que envíe este jugador llega a tu Zona de Decisión.
board-way-pass-help = Las dos cartas que ni conservas ni pasas van a esta Zona de Decisión. La carta que pase este jugador llega a tu Zona de Acción.
board-powered =
    { $count ->
        [one] { $count } Máquina encendida
       *[other] { $count } Máquinas encendidas
    }
board-next-round = para la próxima ronda
board-slot-both = Las dos cartas
board-slot-kept = La carta conservada
board-slot-received = La carta recibida
board-would-bring =
    Ganancia: { $gain }. { $cost ->
        [0] No cuesta nada.
        [one] Contamina a { $cost } humano saludable.
       *[other] Contamina a { $cost } humanos saludables.
    }
board-fall-ill =
    { $cost ->
        [0] nadie enferma
        [one] enferma { $cost } de { $healthy }
       *[other] enferman { $cost } de { $healthy }
    }
board-healthy-best =
    { $count ->
        [one] sano como máximo
       *[other] sanos como máximo
    }
board-healthy-best-said =
    { $count ->
        [one] Como máximo { $count } sano tras los Médicos.
       *[other] Como máximo { $count } sanos tras los Médicos.
    }
board-cannot-pay = ambas cuestan { $cost }, solo hay { $healthy } sanos
board-gets = recibe { $card }
board-on-left = a tu izquierda
board-on-right = a tu derecha
board-on-both = a tu izquierda y a tu derecha
board-free = gratis
board-outlook = Lo que traería tu elección
board-outlook-with = «{ $card }» con una carta de { $player }
board-if-comes = Si llega «{ $card }»:
board-look-first = Toca una carta o señálala para ver qué daría con cada carta que { $player } puede pasarte.
board-objectives = Objetivos de la temporada
board-total-help = Los humanos saludables de todos ahora, y cuántos hacen falta entre todos al final.
board-pile =
    { $count ->
        [0] Ya no queda oculto ningún objetivo de la temporada.
        [one] { $count } objetivo sigue oculto. Revelarlo contamina a { $price }.
       *[other] { $count } objetivos siguen ocultos. Revelar uno contamina a { $price }.
    }
board-pile-short =
    { $count ->
        [0] ninguno oculto
        [one] { $count } oculto
       *[other] { $count } ocultos
    }
board-scope-one = una persona
board-scope-each = cada persona
board-decision-zone = Decisión
board-action-zone = Acción
board-mitigate = Mitigar
board-mitigated = mitigado
board-machine-state-open = Encendida; condición aún por saber

# Sobre esta edición: grupos de componentes, sus piezas sin nombre en juego, y campos

edition-numbers = Números de las reglas
edition-numbers-item =
    { $id ->
        [start-healthy] Humanos saludables al empezar
        [start-contaminated] Humanos contaminados al empezar
        [start-doctors] Médicos al empezar
        [start-protectors] Protectores al empezar
        [start-food] Comida al empezar
        [start-plague] Plaga al empezar
        [most-plague] Nivel máximo de plaga
        [plague-per-protector] Plaga que quita un Protector
        [protectors-to-ignore] Protectores para ignorar una ficha de Río
        [food-per-human] Comida que come un humano
        [cards-drawn] Cartas robadas por ronda
        [opening-looked-at] Cartas miradas en la preparación avanzada
        [opening-passed] Cartas enviadas en la preparación
        [rooms-aboard] Salas de Máquinas a bordo
        [rooms-dealt] Salas de Máquinas repartidas en la preparación avanzada
        [slots-per-room] Ranuras de batería de una sala
        [batteries] Baterías en la caja
       *[river-tiles-per-season] Fichas de Río por temporada
    }
edition-resources = Recursos
edition-prescients = Prescientes
edition-prescients-item =
    { $id ->
        [defitia] Tal Defitia
        [terias] Tal Terias
        [kartus] Tal Kartus
       *[pria] Tal Pria
    }
edition-seasons = Temporadas
edition-seasons-item = Temporada { $id }
edition-teams = Equipos
edition-teams-item =
    { $id ->
        [a] Equipo A
       *[b] Equipo B
    }
edition-difficulties = Dificultades
edition-difficulties-item =
    { $id ->
        [normal] Normal
        [hard] Difícil
       *[apocalypse] Apocalipsis
    }
edition-targets = Totales comunes
edition-targets-item = { $id } jugadores
edition-cards = Cartas de Expedición
edition-distribution = Ficha de distribución
edition-distribution-item = Temporada { $id }
edition-rooms = Salas de Máquinas
edition-machines = Máquinas
edition-tiles = Fichas de Río
edition-islands = Fichas de Isla
edition-objectives = Fichas de Objetivo

edition-field-value = Valor
edition-field-name = Nombre
edition-field-rounds = Rondas
edition-field-cards = Cartas
edition-field-plague = Plaga
edition-field-reveal_price = Precio de revelar
edition-field-seats = Asientos
edition-field-food = Comida
edition-field-extra_objectives = Objetivos de más
edition-field-healthy = Humanos saludables
edition-field-season = Temporada
edition-field-type = Tipo
edition-field-cost = Coste
edition-field-gain = Ganancia
edition-field-bonus = Bonificación
edition-field-human = Humano
edition-field-ymune = Ymune
edition-field-battery = Batería
edition-field-face = Cara
edition-field-back = Reverso
edition-field-room = Sala
edition-field-row = Fila
edition-field-slots = Ranuras de batería
edition-field-condition = Condición
edition-field-heal = Curación
edition-field-lose = Pérdida
edition-field-scope = A quién obliga
edition-field-require = Requisitos
edition-field-price = Precio de mitigar
round-number = Ronda { $round }
bar-standing =
    Ronda { $round } de 12, { $round ->
        [1] verano
        [2] verano
        [3] verano
        [4] verano
        [5] otoño
        [6] otoño
        [7] otoño
        [8] otoño
       *[other] invierno
    }
bar-goal =
    { $mode ->
        [cooperative] Meta: cumplir juntos todos los objetivos
        [team] Meta: más humanos sanos en los Barcos de tu equipo
       *[competitive] Meta: más humanos sanos tras la ronda 12
    }
bar-done-keep-card = Confirmar mi elección
bar-done-pass-card = Confirmar mi elección
bar-done-install-room = Confirmar mis salas

## La guía

guide-chapter-summer = Los primeros días
guide-chapter-island = La Isla
    .before = Más tarde, ese mismo verano.
guide-chapter-autumn = La plaga de otoño
    .before = Ha llegado el otoño.

guide-goal = La Nave con más humanos saludables tras la ronda { $rounds }: esa gana. Viven tras estas ventanas.
    .why = Solo cuentan los humanos de los Camarotes. Todo lo demás de la Nave sirve para que sigan saludables.
guide-keep = Conserva lo que quieras usar esta ronda: «{ $card }» trae humanos a bordo.
    .why = Tu mano es secreta; las otras cartas están boca arriba. Puedes conservar cualquiera. Todo el mundo elige a la vez.
guide-keep-else = También sirve: ahora es tu carta de esta ronda.
guide-give = Una de estas ayudará a { $left }, a tu izquierda. ¿De cuál puedes prescindir?
    .why = Será allí la segunda carta de la ronda, igual que { $right } te entrega una a ti.
guide-passed = Lo demás se ha ido a la derecha, con { $right }. Recuérdalo: una parte volverá la próxima ronda.
    .why = La próxima ronda { $right } tendrá que entregarte una de las cartas que allí están boca arriba. Así sabes qué puede llegar.
guide-use-both =
    Una carta es gratis. Usa las dos: { $cost ->
        [one] { $cost } humano saludable lo paga y queda contaminado.
       *[other] { $cost } humanos saludables lo pagan y quedan contaminados.
    }
    .why = Quien paga no se pierde: va a la Cubierta Contaminada, y los Médicos lo traen de vuelta.
guide-use-both-else = Nadie paga, pero la otra carta no te trae nada.
guide-new-people = Quienes han pagado esperan aquí, igual que los recién llegados: contaminados, pero no perdidos.
    .why = Siempre se sube a bordo contaminado. Se cuenta después de la cura.
guide-doctor = En la Enfermería un ymune cura; en la Proa protege, para siempre: toma un Médico.
    .why = Un Médico cura en cada ronda. Un Protector se gasta el día en que hace falta.
guide-doctor-else = Un Protector espera los días malos; hasta entonces se cura a menos humanos.
guide-healed =
    Cada Médico cura a alguien en cada ronda. Esta vez: { $heal_amount ->
        [one] { $heal_amount } humano.
       *[other] { $heal_amount } humanos.
    }
    .why = Los Médicos se quedan: los primeros son los que más curan. Nadie paga por eso.
guide-first-stop = Por último, la Nave llega a una parada del Río. En verano son regalos.
    .why = En otoño y en invierno quitan algo. En las Islas come todo el mundo.
guide-foresee = Una de las cartas que muestra { $right } llegará a ti: conserva pareja para cualquiera.
    .why = Bajo cada carta tuya ves lo que traería junto a una o junto a la otra.
guide-engine = Llena una Máquina y funcionará cuando tus cartas encajen con su imagen: prueba «{ $machine }».
    .why = Funciona una vez por ronda, justo después de tus cartas. Las baterías se quedan donde las pones.
guide-engine-else = También sirve: esta arranca en cuanto estén llenas todas sus ranuras.
guide-mouths = En la Isla come cada humano saludable. Bocas por ahora: { $healthy }; comida: { $food }. Esta ronda es tuya.
    .why = Los Médicos curan antes de comer, así que habrá más bocas. Quien no encuentra comida se pierde.
guide-run-engine = Una Máquina llena encaja con tus cartas. ¿Ayuda con esta comida?
    .why = Cada una puede funcionar una vez por ronda, en el orden que quieras.
guide-hunger =
    No había bastante: { $feed_unfed ->
        [one] se pierde { $feed_unfed } humano saludable.
       *[other] se pierden { $feed_unfed } humanos saludables.
    } Puedes volver atrás.
    .why = Cuenta bocas y comida antes de una Isla. Los humanos contaminados no comen.
guide-fed = Nadie ha pasado hambre. Los contaminados no comen, y lo que sobra se queda a bordo.
    .why = Esperan más Islas al final del otoño y del invierno, y entonces habrá más bocas.
guide-skull = Una calavera sube tu plaga, incluso en una carta que no usas. Esta ronda es tuya.
    .why = Mira lo que muestra { $right }. La plaga se lleva tantos humanos como su nivel, en cada ronda.
guide-stations = ¿Más Médicos, o Protectores en la Proa? Tienes una calavera al lado.
    .why = Los Médicos curan a quien queda. Los Protectores evitan que la plaga y las malas paradas se lleven a alguien.
guide-send =
    Cada Protector que se va quita { $lowers } a la plaga.{ $protectors ->
        [one] {""}
       *[other] {" "}Quien se quede puede hacer falta pronto.
    }
    .why = Lo que quede de la plaga se lleva humanos ahora, y de nuevo en cada ronda.
guide-stop = Las paradas de otoño quitan algo, pero un Protector las rodea.
    .why = Ese Protector se marcha. Las Islas no se pueden rodear así.
guide-plague-stays = Tu plaga sigue en { $plague } y se lleva humanos cada ronda, hasta que los Protectores la bajen.
    .why = Nunca baja sola: los Protectores valen más cuando llegan las calaveras.

# The reference sheet
sheet-goal = Meta
sheet-goal-most = Más humanos sanos tras la última ronda; luego, más contaminados.
sheet-round = Una ronda
sheet-round-decide = Cartas robadas: { $cards_drawn }. Quédate una, da una visible a la izquierda y pasa las demás a la derecha.
sheet-round-act = Usa una carta gratis, o las dos enviando humanos sanos a la cubierta; después, las Máquinas.
sheet-round-plague = La plaga sube. Cada Protector gastado la baja en: { $plague_per_protector }. Luego se pierden tantos humanos como su nivel.
sheet-round-heal = Cada Médico cura a un humano; después llega la loseta del Río.
sheet-people = Las personas
sheet-people-healthy = Sanos: pagan, comen y cuentan al final.
sheet-people-ill = Contaminados: nada, hasta que un Médico los cure. Quien sube a bordo llega contaminado.
sheet-people-ymunes = Ymunes: los Médicos curan en la Enfermería, los Protectores de la Proa frenan la plaga y el Río.
sheet-machines = Máquinas
sheet-machines-full = Todas las ranuras llenas y la condición cumplida: se usa una vez por ronda.
sheet-stops = Paradas
sheet-stops-river = Río: el verano da; el otoño y el invierno quitan. Protectores para ignorar una loseta: { $protectors_to_ignore }.
sheet-stops-island = Isla, al final de una estación: comida por humano sano: { $food_per_human }.
