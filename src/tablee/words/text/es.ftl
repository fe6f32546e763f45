### Todo lo que dice la mesa misma, sea cual sea el juego.

list-empty = nada
list-last = { $head } y { $last }
list-last-before-i = { $head } e { $last }
hidden = ?

refusal-not-asked = Ahora no te toca elegir.
refusal-not-offered = Eso no se puede hacer ahora.

problem-unknown-language = Aquí no hay idioma «{ $language }». Conocidos: { $languages }.
problem-unknown-title = No hay ningún juego «{ $title }». Conocidos: { $titles }.
problem-bad-seats = { $title } es para entre { $least } y { $most } personas, no para { $seats }.
problem-bad-edition = { $title } no tiene edición «{ $edition }». Conocidas: { $editions }.
problem-bad-edition-data = { $file }: { $item } no puede tener este { $field }: { $value }
problem-unknown-option = { $title } no tiene opción «{ $option }». Conocidas: { $options }.
problem-bad-option-value = «{ $value }» no es un valor de la opción { $option }. Puede ser: { $choices }.
problem-options-do-not-fit = Con { $seats } jugadores { $title } no se puede jugar así: { $options }.
problem-unknown-action = No hay ninguna acción «{ $action }».
problem-unknown-entity = No hay { $kind } «{ $entity }».
problem-unreadable-number = «{ $value }» debería ser un número.
problem-unreadable-position = Esta posición guardada no se puede leer: { $fault }.
problem-no-world = Ningún reparto de las cartas no vistas concuerda con lo visto.
problem-unknown-bot = No hay ningún bot «{ $bot }». Conocidos: { $bots }.
problem-bots-do-not-fit = Se nombran { $bots } bots para { $seats } asientos. Nombra uno por asiento, o uno solo para todos.
problem-too-few-games = Hay que jugar al menos una partida, no { $games }.
problem-no-such-game = La serie tiene las partidas 0 a { $last }; no hay partida { $number }.
problem-unreadable-file = { $path } no se puede leer: { $fault }.
problem-unwritable-file = { $path } no se puede escribir: { $fault }.
problem-bad-record = { $path } no es el registro de una partida: { $fault }.
problem-other-format = { $path } está escrito en el formato { $format } de registros; aquí se conoce el formato { $known }.
problem-other-rules = Esta partida se jugó con la versión { $version } de las reglas de { $title }; aquí está la versión { $known }.
problem-bad-seed = «{ $seed }» no es una semilla: debe tener de 2 a 128 cifras hexadecimales.
problem-bad-answer-seat = La respuesta { $number } es del asiento { $seat }, que no está en esta mesa.
problem-bad-answer-text = La respuesta { $number }, «{ $action }», no es una acción de este juego.
problem-bad-answer = La respuesta { $number }, «{ $action }» del asiento { $seat }, no estaba permitida: { $reason }
problem-seed-hash-differs = La semilla no es aquella cuya huella se publicó al principio.
problem-result-differs = La partida acaba con { $found }, no con { $recorded }.
problem-digest-differs = La última posición no es la registrada: su huella es { $found }, no { $recorded }.
problem-bad-option-form = «{ $text }» no tiene la forma nombre=valor.
problem-bad-seat = No hay asiento { $seat } en una mesa de { $seats }.

problem-bad-database = «{ $database }» no es ni un archivo de SQLite ni la dirección de una base PostgreSQL.
problem-no-database = La base de datos «{ $database }» no se puede usar: { $fault }.
problem-bad-workers = Hace falta al menos un proceso, no { $workers }.
problem-workers-need-postgres = { $workers } procesos necesitan una base PostgreSQL: SQLite sirve a uno.
problem-database-served = Otro servidor ya está usando { $database }. Deténgalo, o use otro archivo, o PostgreSQL para varios procesos.
problem-bad-setting = Un ajuste está mal: { $fault }.
problem-database-not-empty = Esta base no está vacía: una copia se restaura en una base vacía.
problem-bad-backup = { $path } no es una copia de Tablée: { $fault }.
problem-incomplete-backup = { $path } está incompleto: falta el final.
problem-damaged-backup = { $path } está dañado: sus filas no son las que se escribieron.
problem-newer-backup = { $path } viene de una versión más nueva de Tablée. Actualice Tablée primero.
problem-newer-database = { $database } viene de una versión más nueva de Tablée. Actualice Tablée primero.
problem-no-server = El servidor no está instalado; instala tablee con su extra «server»: { $fault }.
problem-no-client = El cliente web aún no está construido.
problem-no-such-page = No hay nada en esta dirección.
problem-no-such-table = No existe esa mesa.
problem-bad-request = No se entiende esta petición: { $fault }.
problem-sign-in-first = Di primero quién eres: elige un apodo.
problem-empty-name = Un nombre necesita al menos una letra, una cifra o un signo visible.
problem-account-already = Ya tienes una cuenta.
problem-name-taken = El nombre «{ $account }» está ocupado.
problem-wrong-credentials = Nombre o contraseña incorrectos.
problem-too-many =
    Demasiadas peticiones seguidas. Inténtalo de nuevo dentro de { $seconds ->
        [one] un segundo
       *[other] { $seconds } segundos
    }.
problem-too-many-at-seat = Este asiento ya está abierto en { $most } ventanas. Cierra antes una de ellas.
problem-too-many-sockets = Desde tu conexión ya hay { $most } mesas abiertas. Cierra antes una de ellas.
problem-too-long = Es demasiado largo: se pueden enviar como mucho { $most } bytes a la vez.
problem-foreign-page = Esta página no es una de las nuestras.
problem-unknown-host = Esta mesa no se encuentra con el nombre «{ $host }». Ábrela en { $address } o indica ese nombre al servidor con --base-url.
problem-too-busy = La mesa está muy ocupada. Inténtalo de nuevo.
problem-our-fault = Algo ha salido mal por nuestra parte. Queda anotado.
problem-stale = Ya has respondido a esta pregunta.
problem-refused = Las reglas no lo permiten.
problem-confirm-first = Confirma primero lo elegido: después se verá algo nuevo.
problem-nothing-to-confirm = Aún no hay nada que confirmar.
problem-nothing-to-unlock = No hay nada que cambiar.
problem-not-started = La partida aún no ha empezado.
problem-already-started = La partida ya ha empezado.
problem-match-over = La partida ha terminado.
problem-match-goes-on = La partida aún no ha terminado.
problem-seats-free = Aún hay asientos libres.
problem-seat-taken = Este asiento está ocupado.
problem-seat-kept = Este asiento está guardado para quien tenga su enlace.
problem-void-link = Este enlace ya no vale. Pide uno nuevo.
problem-not-your-seat = Este no es tu asiento.
problem-not-the-host = Solo quien organiza la mesa puede hacerlo.
problem-others-sit-here = En esta mesa hay más personas: puedes ocultarla de tu lista, pero no borrarla.
problem-no-checkout = En { $folder } no está el código fuente de Tablée: un juego se crea en el repositorio, no en un paquete instalado.
problem-bad-title-name = «{ $title }» no puede ser el nombre de un juego: minúsculas, cifras y guiones, { $most } caracteres como máximo, con una letra al principio.
problem-title-exists = Ya hay algo llamado { $title }: { $where }.
problem-rule-ids-taken = Los números de reglas con { $prefix } son de otro juego: elige otro nombre en lugar de { $title }.
problem-nobody-away = Este asiento no es de una persona ausente.
problem-not-away = { $player } está en la mesa.
problem-not-away-yet = La ausencia aún es corta ({ $player }). Espera { $seconds } s más.
problem-table-waits = En esta mesa ningún bot sustituye a quien falta. Quienes están pueden acordar terminar la partida.
problem-bot-plays-here = Un bot juega en tu asiento. Recupéralo primero.
problem-bot-to-the-end = En esta mesa, el bot que ocupa un asiento juega hasta el final.

cli-help = Juegos de mesa modernos en la terminal: jugarlos, simularlos, comprobar sus registros.
cli-games-help = Listar los juegos con sus asientos, ediciones y opciones.
cli-rules-help = Mostrar las reglas de un juego.
cli-play-help = Jugar contra bots en esta terminal.
cli-simulate-help = Hacer que los bots jueguen muchas partidas y dar puntos y victorias.
cli-record-help = Guardar una partida de una simulación como registro.
cli-check-help = Volver a jugar una partida registrada y comprobar que fue como dice el registro.
cli-show-help = Contar una partida registrada.
cli-serve-help = Servir la mesa a los navegadores.
cli-host-help = Dirección de escucha.
cli-port-help = Puerto de escucha.
cli-database-help = Un archivo de SQLite, o la dirección de una base PostgreSQL.
cli-server-workers-help = Número de procesos; más de uno necesita PostgreSQL.
cli-base-url-help = La dirección que usa la gente, si hay un proxy delante.
cli-serving = La mesa está abierta en { $address }
cli-backup-help = Escribir todo lo que hay en la base en un archivo; el servidor puede seguir.
cli-restore-help = Llenar una base vacía desde una copia.
cli-backup-file-help = El archivo de la copia.
cli-backed-up = { $path }: { $rows } filas están a salvo.
cli-restored = { $path }: { $rows } filas han vuelto.
cli-new-help = Crear el esqueleto de un juego nuevo en este repositorio: paquete, textos, pruebas.
cli-new-title-help = El nombre del juego nuevo: minúsculas, cifras y guiones.
cli-new-made = El esqueleto ya se puede jugar: tablee play { $title }. Ejecuta ahora make records y sigue con «Adding a game» en CONTRIBUTING.md.
cli-title-help = El juego, por ejemplo goofspiel.
cli-language-help = Idioma: en, fr o es.
cli-seats-help = Número de asientos.
cli-edition-help = Edición de los componentes.
cli-option-help = Una opción de las reglas, como nombre=valor. Se puede repetir.
cli-seat-help = El asiento que ocupas, desde 1.
cli-bots-help = Bots, separados por comas: uno por asiento, o uno solo para todos.
cli-seed-help = Cualquier texto; la misma semilla da las mismas partidas.
cli-games-count-help = Cuántas partidas.
cli-workers-help = Número de procesos; por defecto uno por núcleo.
cli-json-help = Dar el resultado como JSON.
cli-record-file-help = El archivo del registro.
cli-number-help = Número de la partida en la simulación, desde 0.
cli-viewer-help = Contarla como la vio este asiento, desde 1. Por defecto, como los espectadores.

cli-games-title = Juegos
cli-games-name = Juego
cli-games-seats = Puestos
cli-games-editions = Ediciones
cli-games-options = Opciones
cli-games-default = { $value } (por defecto)

cli-you = Tú
cli-bot-name = { $bot } { $number }
cli-table = En la mesa
cli-facts = A la vista
cli-choices = Puedes: { $choices }
cli-input = >
cli-commands = Escribe una acción, o: help, rules, why ACCIÓN, undo, log, language CÓDIGO, quit
cli-unclear = «{ $text }» puede significar: { $choices }.
cli-not-understood = «{ $text }» no es ni acción ni orden.
cli-undone = Deshecho.
cli-nothing-to-undo = Todavía no hay nada que deshacer.
cli-allowed = Eso se puede hacer ahora.
cli-goodbye = La partida acaba aquí. Su semilla era { $seed }.
cli-over = La partida ha terminado.
cli-seed-hash = Huella de la semilla: { $hash }
cli-seed = Semilla: { $seed }
cli-result-won = ¡Ganas!
cli-result-shared = Compartes la victoria.
cli-result-lost =
    { $winners } { $count ->
        [one] gana
       *[other] ganan
    }.
cli-result-nobody = No gana nadie.
cli-score-total = Total
cli-score-rank = Puesto

cli-simulate-title = { $title }, { $games ->
        [one] una partida
       *[other] { $games } partidas
    }
cli-simulate-progress = Jugando
cli-simulate-by-bot = Por bot
cli-simulate-by-seat = Por asiento
cli-simulate-bot = Bot
cli-simulate-seat = Puesto
cli-simulate-wins = Victorias
cli-simulate-score = Puntos
cli-simulate-share = { $mean } % ± { $error }
cli-simulate-points = { $mean } ± { $error }
cli-simulate-speed = { $answers } decisiones en { $seconds } s: { $speed } por segundo ({ $form }).
cli-simulate-note = ± abarca el 95 % de la incertidumbre, contada por repartos; cada reparto se juega con cada bot en cada asiento.
cli-form-compiled = compilado
cli-form-interpreted = interpretado
cli-recorded = { $path }: partida { $number }, { $answers } respuestas, resultado { $result }.
cli-checked = { $path } es correcto: { $title }, { $players }, { $answers } respuestas, resultado { $result }.
cli-deal = { $title }: { $players }
