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
problem-no-edition-there = No hay ninguna edición en { $path }, pues le falta edition.json: { $fault }.
problem-no-edition-data = { $title } no tiene componentes en archivos de datos, así que no puede tener otras ediciones.
problem-edition-of-other-title = Esta edición es para { $found }, no para { $title }.
problem-unknown-edition-file = { $file } no pertenece a ninguna edición de este título. Sus archivos son { $files }.
problem-edition-leads-outside = { $path } lleva fuera de la carpeta de las ediciones.
problem-other-edition = Hace falta la edición { $edition }; la que hay es { $found }, con otro contenido.
problem-closed-edition = Se trata de la edición { $edition } de { $title }, que no está disponible. En la línea de órdenes, indica su carpeta: --edition CARPETA.
problem-edition-of-which-title = ¿De qué título? Indícalo con --title o indica una carpeta.
problem-folder-not-empty = { $path } ya existe y no está vacía.
problem-no-such-chapter = La guía no tiene ese capítulo.
problem-no-such-question = Este juego no hace esa pregunta.
problem-no-guide-here = En esta mesa no hay guía.
problem-guide-goes-on-elsewhere = La guía sigue en otra mesa.
problem-nothing-to-take-back = No hay nada que deshacer.
problem-no-guide = { $title } aún no tiene guía.
problem-bad-guide = La guía de { $title } no sirve. Capítulo «{ $chapter }», paso «{ $step }»: { $fault }
problem-unknown-option = { $title } no tiene opción «{ $option }». Conocidas: { $options }.
problem-bad-option-value = «{ $value }» no es un valor de la opción { $option }. Puede ser: { $choices }.
problem-options-do-not-fit = Con { $seats } jugadores { $title } no se puede jugar así: { $options }.
problem-unknown-action = No hay ninguna acción «{ $action }».
problem-unknown-entity = No hay { $kind } «{ $entity }».
problem-unreadable-number = «{ $value }» debería ser un número.
problem-unreadable-position = Esta posición guardada no se puede leer: { $fault }.
problem-no-world = Ningún reparto de las cartas no vistas concuerda con lo visto.
problem-unknown-bot = No hay ningún bot «{ $bot }». Conocidos: { $bots }.
problem-unknown-reward = No hay ninguna recompensa «{ $reward }». Conocidas: { $rewards }.
problem-unknown-choice = «{ $value }» no es un valor de { $setting }. Puede ser: { $known }.
problem-bad-opponents = Para { $seats } asientos más hace falta un bot para todos o uno para cada uno, no { $opponents }.
problem-learned-otherwise = Lo que { $path } aprendió ({ $title }) ya no encaja: han cambiado las reglas, la edición o lo que se ve de ellas. Haz que aprenda de nuevo.
problem-no-such-seat = No hay ningún asiento { $seat }: van del 0 al { $most }, o «any».
problem-bad-count = Hace falta al menos una mesa, no { $count }.
problem-other-bot-version = { $bot } está aquí en la versión { $version }, no { $wanted }.
problem-unknown-style = No hay ningún estilo «{ $style }». Conocidos: { $styles }.
problem-bots-do-not-fit = Se nombran { $bots } bots para { $seats } asientos. Nombra uno por asiento, o uno solo para todos.
problem-too-few-games = Hay que jugar al menos una partida, no { $games }.
problem-too-few-games-to-learn = Para aprender hacen falta al menos { $least } partidas, no { $games }.
problem-no-features = Todavía no hay de qué aprender { $title }. Conocidos: { $titles }.
problem-bad-values = Los valores aprendidos de { $title } no se pueden leer: { $why }.
problem-other-values = Los valores aprendidos de { $title } se hicieron para { $what ->
    [features] otras características
    [version] otra versión de las reglas
   *[other] otra edición
}. Hay que aprenderlos de nuevo: tablee train { $title }.
problem-no-such-game = La serie tiene las partidas 0 a { $last }; no hay partida { $number }.
problem-unreadable-file = { $path } no se puede leer: { $fault }.
problem-unwritable-file = { $path } no se puede escribir: { $fault }.
problem-bad-record = { $path } no es el registro de una partida: { $fault }.
problem-other-format = { $path } está escrito en el formato { $format } de registros; aquí se conoce el formato { $known }.
problem-other-rules = Esta partida se jugó con la versión { $version } de las reglas de { $title }; aquí está la versión { $known }.
problem-played-on = Esta partida empezó con la versión { $version } de las reglas y siguió, desde la respuesta { $number }, con la versión { $later }: en conjunto no se deduce de la semilla y no se puede verificar.
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
problem-older-database = { $database } procede de una versión anterior de Tablée. Inicia el servidor una vez: actualiza la base de datos.
problem-no-server = El servidor no está instalado; instala tablee con su extra «server»: { $fault }.
problem-no-client = El cliente web aún no está construido.
problem-no-such-page = No hay nada en esta dirección.
problem-no-person-page = Aquí no hay nadie con ese nombre, o no muestra su página.
problem-no-such-table = No existe esa mesa.
problem-half-a-mail-server = El correo necesita las dos cosas: TABLEE_SMTP_URL y TABLEE_SMTP_FROM.
problem-unknown-zone = No existe la zona horaria «{ $zone }».
problem-bad-reach-address = No se puede enviar nada a esta dirección. Tiene que empezar por https:// y llevar a un lugar público.
problem-bad-discord-address = Esta no es la dirección de un webhook de Discord. Discord la muestra en los ajustes del servidor, en Integraciones.
problem-bad-ntfy-address = Esta no es la dirección de un tema de ntfy. Se parece a https://ntfy.sh/mi-tema.
problem-bad-mail-address = Esta no es la dirección de un buzón de correo.
problem-bad-push-keys = Este navegador no ha dado las claves que necesitan los avisos.
problem-no-mail-here = Este servidor no envía correo.
problem-no-such-channel = Ya no se envía nada allí.
problem-too-many-channels = Puedes recibir avisos en { $most } lugares como mucho. Quita antes uno de ellos.
problem-wrong-code = Ese no es el código.
problem-code-void = Este código ya no vale. Añade la dirección de nuevo para recibir otro.
problem-unconfirmed-channel = Escribe antes el código que se ha enviado allí.
problem-notice-refused = El mensaje no se ha aceptado (respuesta { $status }).
problem-notice-unreached = No se ha podido contactar con el destinatario.
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
problem-too-many-connections = Desde tu red ya hay { $most } conexiones abiertas. Cierra antes alguna ventana.
problem-house-full = La casa está llena ahora mismo. Inténtalo de nuevo en un momento.
problem-long-header = La cabecera de la petición es demasiado larga: como mucho { $most } bytes.
problem-too-slow = La petición ha tardado demasiado en llegar.
problem-metrics-private = Estas cifras solo se dan a los programas del propio servidor y a los que tienen su clave.
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
problem-daily-goes-on = Es el reparto de hoy. Hasta medianoche (UTC) otras personas aún tienen que jugarlo.
problem-daily-sealed = Es un reparto de hoy. Juégalo primero hasta el final o vuelve mañana.
problem-daily-fixed = En un reparto del día los asientos se quedan como están, iguales para todo el mundo. Puedes rendirte.
problem-daily-given-up = Empezaste el reparto de hoy de este juego y borraste su mesa. Mañana habrá uno nuevo.
problem-no-such-day = No hay reparto del día «{ $day }». Indica un día hasta hoy, como 2026-11-18.
problem-nothing-to-compare = No hay nada que comparar: hace falta un reparto que hayas jugado hasta el final y que el bot más fuerte haya jugado después.
problem-seats-free = Aún hay asientos libres.
problem-seat-taken = Este asiento está ocupado.
problem-seat-kept = Este asiento está guardado para quien tenga su enlace.
problem-void-link = Este enlace ya no vale. Pide uno nuevo.
problem-not-your-seat = Este no es tu asiento.
problem-review-private = Solo quien ocupa este asiento puede leer este análisis mientras no se comparta.
problem-review-failed = El análisis se detuvo por un fallo nuestro. Ha quedado anotado; puedes pedirlo de nuevo.
problem-review-given-up = El análisis se empezó varias veces y nunca llegó a su fin.
problem-no-such-moment = No hay tal decisión en esta partida.
problem-no-deal-of-its-own = Esta partida siguió desde un momento de otra: no hay reparto que volver a jugar.
problem-no-hints-here = Solo se dan consejos en las mesas de práctica.
problem-nothing-asked = Ahora mismo no se te pregunta nada.
problem-no-hint = No se encontró ningún consejo a tiempo. Inténtalo de nuevo.
problem-not-the-host = Solo quien organiza la mesa puede hacerlo.
problem-others-sit-here = En esta mesa hay más personas: puedes ocultarla de tu lista, pero no borrarla.
problem-no-checkout = En { $folder } no está el código fuente de Tablée: un juego se crea en el repositorio, no en un paquete instalado.
problem-bad-title-name = «{ $title }» no puede ser el nombre de un juego: minúsculas, cifras y guiones, { $most } caracteres como máximo, con una letra al principio.
problem-title-exists = Ya hay algo llamado { $title }: { $where }.
problem-rule-ids-taken = Los números de reglas con { $prefix } son de otro juego: elige otro nombre en lugar de { $title }.
problem-match-rests = Esta partida empezó con otras reglas que las de aquí. Por ahora no se puede jugar nada en ella.
problem-match-frozen = Con las reglas de aquí no se puede seguir esta partida. Queda como está, para verla.
problem-same-rules = Esta partida sigue las reglas de aquí: no hay nada que acordar.
problem-newer-rules = Sigue la versión { $version } de las reglas de { $title }, más reciente que la versión { $known } que se usa aquí.
problem-other-layout = La versión { $version } de { $title } guardaba sus partidas en otra forma que la versión { $known }, que se usa aquí.
problem-broken-row = Lo que se guardó de ella no se puede leer: { $part }.
problem-nobody-away = Este asiento no es de una persona ausente.
problem-not-away = { $player } está en la mesa.
problem-not-away-yet = La ausencia aún es corta ({ $player }). Espera { $seconds } s más.
problem-table-waits = En esta mesa ningún bot sustituye a quien falta. Quienes están pueden acordar terminar la partida.
problem-bot-plays-here = Un bot juega en tu asiento. Recupéralo primero.
problem-bot-to-the-end = En esta mesa, el bot que ocupa un asiento juega hasta el final.
problem-no-partner = Desde tu asiento solo puedes preguntar a bots de tu bando, donde los compañeros pueden hablar de todo.
problem-not-a-bot = { $player } no es un bot: pregunta en el chat.
problem-nothing-planned = Ahora mismo no tiene nada que decidir.
problem-long-name = Este nombre es demasiado largo: { $most } caracteres como máximo.
problem-bad-account-name = «{ $account }» no puede ser el nombre de una cuenta: letras, cifras, puntos, guiones y guiones bajos, dos como mínimo.
problem-name-alike = «{ $account }» se parece al nombre de otra cuenta. Elige otro.
problem-nickname-alike = En esta mesa, alguien con cuenta tiene un nombre que se parece a «{ $nickname }». Elige otro apodo.
problem-wrong-password = Esta no es tu contraseña.
problem-no-account = Todavía no tienes cuenta, así que tampoco contraseña.
problem-not-sure = Di antes que es lo que quieres.
problem-banned = Quienes llevan este servidor han excluido esta cuenta.
problem-banned-until = Quienes llevan este servidor han excluido esta cuenta hasta el { $date }.
problem-one-seat-each = En esta mesa, cada cual ocupa un solo asiento.
problem-not-for-bots = Un bot se sienta, juega y se levanta. Para todo lo demás, se recurre a su dueño.
problem-bot-uninvited = Un bot solo ocupa un asiento libre en las mesas de { $owner }, a quien pertenece. En otras, el anfitrión le da el enlace de un asiento.
problem-no-such-bot = No tienes ningún bot así.
problem-bot-name-taken = Ya tienes un bot cuyo nombre se parece a «{ $bot }». Elige otro nombre.
problem-too-many-bots = Una cuenta tiene como máximo { $most } bots. Elimina antes uno de ellos.
problem-bots-need-account = Las mesas nombran la cuenta que responde por un bot. Crea antes una cuenta.
problem-bad-server-answer = { $url } no responde como un servidor de Tablée: { $fault }.
problem-other-rules-there = Ese servidor juega la versión { $there } de las reglas de { $title }, y aquí está la versión { $here }. Instala la versión de Tablée que él tiene.
problem-bot-has-no-seat = Este bot no está sentado en la mesa { $table }.
problem-muted = Quien organiza esta mesa no te deja escribir en ella.
problem-removed = Quien organiza esta mesa te ha pedido que te vayas: ya no puedes venir.
problem-table-closed = Quienes llevan este servidor han cerrado esta mesa.
problem-plays-here = { $player } juega en esta partida. Puedes silenciar a quien juega; su asiento es suyo, salvo una ausencia demasiado larga.
problem-yourself = Eres tú.
problem-nobody-there = Esto no se refiere a nadie.
problem-no-such-line = No existe ese mensaje.
problem-no-such-report = No hay un único aviso que empiece por «{ $report }». Escribe al menos seis caracteres.
problem-no-such-person = No hay ninguna cuenta «{ $person }», ni un único identificador que empiece así. Escribe al menos seis caracteres de un identificador.
problem-bad-bot-budget = «{ $text }» no es un bot con presupuesto: escribe las iteraciones como search/64, los segundos como search/0.3s.
problem-bad-match-seed = La semilla «{ $seed }» es parte de un nombre de archivo: solo letras y cifras.
problem-other-matchup = { $path } contiene resultados de otro enfrentamiento. Elige otra carpeta.
problem-bot-has-changed = { $bot } ya no juega como en { $path }. Sube su versión o elige otra carpeta.
problem-bad-results = { $path } no se puede leer como resultados: { $fault }
problem-unknown-test = No hay ninguna prueba «{ $test }». Hay: { $tests }.
problem-no-results = No hay resultados de { $title } en { $path }. Juega algunos con tablee match.
problem-bad-toml = { $path } no se puede leer como TOML: { $fault }
problem-unknown-tournament-key = { $path }: la clave { $key } no significa nada aquí.
problem-bad-tournament = { $path }, { $key }: { $why }
problem-bad-margin = Un margen es mayor que 0 y vale 0,5 como máximo, no { $margin }.
problem-no-tables = Hace falta al menos una mesa.
problem-too-few-entrants = Hacen falta al menos dos participantes, no { $count }.
problem-bad-entrant-name = «{ $entrant }» no puede ser el nombre de un participante: letras, cifras, puntos, guiones y signos más, 40 como máximo.
problem-entrant-name-twice = Dos participantes se llaman «{ $entrant }».
problem-entrant-twice = { $text } ya está como entrant[{ $other }].
problem-entrant-is-one-thing = Un participante tiene exactamente una de las claves bot, level y command, no { $count }.
problem-bot-by-name-only = «{ $bot }» tiene que ser solo un nombre: la versión, las iteraciones y los segundos tienen claves propias.
problem-key-of-another-kind = Un participante de este tipo no tiene la clave { $setting }.
problem-not-above-zero = El valor tiene que ser mayor que 0, no { $value }.
problem-below-zero = El valor no puede ser menor que 0, como { $value }.
problem-no-such-program = No hay ningún programa «{ $program }», ni junto al archivo ni entre los programas de este ordenador.
problem-too-few-to-mix = En esta mesa de { $title } se enfrentan bandos a la vez: { $needed }. Participantes: { $entrants }.
problem-no-lab = Los resultados se escriben con el extra «lab»; instala tablee con él: { $fault }.
problem-unknown-place = El trabajo se hace en { $places }, no en «{ $place }».
problem-no-ray = Ray no está instalado; instala tablee con su extra «cluster»: { $fault }.
problem-no-cluster = Ningún clúster de Ray responde en { $place }: { $fault }
problem-other-version-there = Un ordenador del clúster tiene tablee { $there }; aquí está { $here }. Instala la misma versión en todos.
problem-lost-cluster = El clúster ha perdido un trabajo demasiadas veces: { $fault }

cli-help = Juegos de mesa modernos en la terminal: jugarlos, simularlos, comprobar sus registros.
cli-games-help = Listar los juegos con sus asientos, ediciones y opciones.
cli-rules-help = Mostrar las reglas de un juego.
cli-play-help = Jugar contra bots en esta terminal.
cli-simulate-help = Hacer que los bots jueguen muchas partidas y dar puntos y victorias.
cli-match-help = Enfrentar el bot A al bot B en los mismos repartos, en todos los asientos. Si se interrumpe, sigue donde estaba.
cli-match-a-help = Un bot, con su versión y su presupuesto si quieres: search, expert@1, search/64, search/0.3s.
cli-match-b-help = Su rival: en todos los demás asientos, o solo en los mismos repartos donde nadie es rival.
cli-match-iterations-help = Iteraciones por decisión, para los bots sin presupuesto propio.
cli-match-seconds-help = Segundos por decisión, para los bots sin presupuesto propio.
cli-match-games-help = Cuántas partidas; con una prueba, como máximo.
cli-match-test-help = Parar cuando esté claro: gain (A gana al menos 4 puntos de cada 100) o keep (A no pierde nada).
cli-ratings-help = Poner en una misma escala todos los bots de un título que se han enfrentado (OpenSkill).
cli-tournament-help = Enfrentar a todos los participantes de un archivo en los mismos repartos. Si se interrumpe, sigue donde estaba.
cli-tournament-file-help = Quién juega a qué, en TOML; docs/tournament.md tiene un ejemplo.
cli-tournament-results-help = La carpeta de los resultados; por defecto junto al archivo, con su nombre.
cli-on-help = Dónde se hace el trabajo: local, ray (un clúster en este ordenador), o la dirección de un clúster.
cli-results-help = La carpeta de los resultados, un archivo por enfrentamiento.
cli-record-help = Guardar una partida de una simulación como registro.
cli-check-help = Volver a jugar una partida registrada y comprobar que fue como dice el registro.
cli-show-help = Contar una partida registrada.
cli-review-help = Repasar una partida registrada: qué costaron las decisiones y qué hizo la suerte.
cli-review-seat-help = El asiento cuyas decisiones se repasan, desde 1.
cli-review-iterations-help = Partidas jugadas mentalmente por cada decisión; con más, más exactitud.
cli-train-help = Aprender, con partidas entre expertos, cuánto valen las posiciones de un título. Sigue donde se interrumpió.
cli-train-games-help = Partidas de las que se aprende, para cada número de asientos y cada modo.
cli-train-out-help = El archivo para lo aprendido; por defecto el que leen los bots.
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
cli-tidy-help = Borrar lo que ha pasado de plazo: sesiones, invitados, mesas sin terminar, avisos. El servidor puede seguir.
cli-dry-run-help = Decir solo lo que se borraría.
cli-tidied = Se ha borrado lo que había pasado de plazo.
cli-would-tidy = Esto ha pasado de plazo y se borraría.
cli-tidied-tables = Mesas: { $count }
cli-tidied-sessions = Sesiones: { $count }
cli-tidied-guests = Invitados: { $count }
cli-tidied-reports = Avisos: { $count }
cli-moderate-help = Leer los avisos, excluir a personas, cerrar mesas. El servidor puede seguir; lo nota en unos segundos.
cli-reports-help = Mostrar los mensajes de los que se ha avisado, con lo que se dijo alrededor.
cli-all-reports-help = También los avisos resueltos.
cli-no-reports = No hay nada que resolver.
cli-nobody = alguien desconocido
cli-report = { $report } · { $time } · { $title } · mesa { $table } · lo dijo { $person } como «{ $nickname }» · aviso de { $reporter }
cli-report-reason = Motivo: { $reason }
cli-report-settled = Resuelto: { $time }
cli-settle-help = Marcar un aviso como resuelto.
cli-report-help = El identificador del aviso, o su principio.
cli-settled = El aviso { $report } está resuelto.
cli-ban-help = Excluir a alguien: sus sesiones terminan y no puede iniciar otra.
cli-person-help = El nombre de una cuenta, o el principio del identificador de un invitado.
cli-days-help = Durante tantos días; si no, para siempre.
cli-banned = Exclusión: { $person }
cli-lift-help = Dejar que alguien vuelva.
cli-lifted = Fin de la exclusión: { $person }
cli-bans-help = Mostrar a quién se ha excluido.
cli-ban = { $person }
cli-ban-until = { $person } (hasta el { $time })
cli-no-bans = No se ha excluido a nadie.
cli-close-help = Cerrar una mesa: la partida acaba como está y ya no se dice nada en ella. Una que no ha empezado se borra.
cli-table-help = El identificador de la mesa, o su principio.
cli-close-delete-help = Borrarla con todo lo que le pertenece.
cli-closed = La mesa { $table } está cerrada.
cli-new-help = Crear el esqueleto de un juego nuevo en este repositorio: paquete, textos, pruebas.
cli-new-title-help = El nombre del juego nuevo: minúsculas, cifras y guiones.
cli-new-made = El esqueleto ya se puede jugar: tablee play { $title }. Ejecuta ahora make records y sigue con «Adding a game» en CONTRIBUTING.md.
cli-title-help = El juego, por ejemplo goofspiel.
cli-language-help = Idioma: en, fr o es.
cli-seats-help = Número de asientos.
cli-edition-help = Edición de los componentes: su nombre o una carpeta propia, por ejemplo ./mia.
cli-record-edition-help = La carpeta de la edición, si la partida se jugó con una edición propia.
cli-edition-group-help = Ediciones propias: crearlas, comprobarlas y compararlas.
cli-edition-new-help = Crear una edición en una carpeta: un parche que aún no cambia nada o una copia completa.
cli-edition-check-help = Decir todo lo que está mal en una edición.
cli-edition-diff-help = Decir en qué se diferencian dos ediciones.
cli-edition-compare-help = Jugar los mismos repartos con dos ediciones y decir qué provoca el cambio.
cli-edition-folder-help = La carpeta de la edición.
cli-edition-name-help = Su nombre: minúsculas, cifras y guiones, 19 como máximo. Si falta, el de la carpeta.
cli-edition-whole-help = Copiarlo todo, en vez de un parche.
cli-edition-a-help = Una edición: su nombre o su carpeta.
cli-edition-title-help = El título, si ninguna carpeta lo dice.
cli-edition-against-help = La edición con la que comparar.
cli-edition-games-help = Repartos; cada uno se juega con ambas ediciones.
cli-edition-bots-help = Bots de todos los asientos, un nombre o uno por asiento; si no se dice, el que sigue reglas sencillas.
cli-edition-made = Esta edición aún no cambia nada. Escribe en sus archivos lo que deba ser distinto y después: tablee edition check { $path }
cli-edition-good =
    { $changes ->
        [one] { $edition } encaja: cambia { $changes } valor o elemento de { $title }.
       *[other] { $edition } encaja: cambian { $changes } valores o elementos de { $title }.
    }
cli-edition-faults =
    { $count ->
        [one] { $count } cosa está mal.
       *[other] { $count } cosas están mal.
    }
cli-edition-differences =
    { $count ->
        [0] No hay diferencias.
        [one] { $count } diferencia.
       *[other] { $count } diferencias.
    }
cli-edition-added = { $item } ({ $name }): nuevo
cli-edition-removed = { $item } ({ $name }): retirado
cli-edition-changed = { $item } ({ $name }), { $field }: { $before } → { $after }
cli-edition-progress = Repartos
cli-edition-compared = { $title }, repartos: { $deals }
cli-edition-change = Diferencia
cli-edition-answers = Respuestas por partida
cli-edition-score = Puntos, media
cli-edition-best = Puntos del primero
cli-edition-spread = Del primero al último
cli-edition-score-of = Puntos del asiento { $seat }
cli-edition-share-of = Victorias del asiento { $seat }
cli-edition-share-value = { $value } %
cli-edition-chosen = Cuántas veces por partida se elige lo que cambia
cli-edition-note = Ambas ediciones juegan los mismos repartos con los mismos bots. ± abarca el 95 % de la incertidumbre de cada diferencia por sí sola, contada por repartos; * marca las que la superan, una de cada veinte por azar.
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

level-1 = Principiante
level-1-text = Juega sus primeras partidas: piensa en pocas jugadas y regala puntos.
level-2 = Ocasional
level-2-text = Juega por diversión: ve buenas jugadas y a veces se le escapa la mejor.
level-3 = Habitual
level-3-text = Juega a menudo: conoce los principios del juego y se equivoca poco.
level-4 = Fuerte
level-4-text = Piensa por adelantado: prueba cada jugada en su cabeza y castiga los errores.
level-5 = Maestro
level-5-text = El mejor de la casa: juega cientos de partidas en su cabeza antes de una jugada.

style-steady = Sereno
style-steady-text = Sin inclinación: toma lo que parece mejor.
style-denier = Aguafiestas
style-denier-text = De dos buenas jugadas toma la que deja menos puntos a los rivales.
style-gambler = Temerario
style-gambler-text = De dos buenas jugadas toma la que puede salir mejor, o peor.
style-sprinter = Velocista
style-sprinter-text = De dos buenas jugadas toma la que puntúa antes.
style-hoarder = Hormiga
style-hoarder-text = De dos buenas jugadas toma la que promete más para luego.

cli-you = Tú
cli-bot-name = { $bot } { $number }
cli-level = { $bot } ({ $name })
cli-styled = { $level }, { $style }
cli-table = En la mesa
cli-facts = A la vista
cli-each = { $thing }: { $value }
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
cli-review-progress = Repasando
cli-review-decisions = Las decisiones más costosas (sopesadas: { $count })
cli-review-nothing = Ninguna decisión fue claramente peor que otra (sopesadas: { $count }).
cli-review-moment = Respuesta
cli-review-chosen = Elegido
cli-review-better = Mejor
cli-review-cost =
    { $unit ->
        [chances] Coste en probabilidad
       *[points] Coste en puntos
    }
cli-review-why = Por qué
cli-review-points = { $points } ± { $error }
cli-review-chances = { $percent } %
cli-review-inaccuracy = imprecisión
cli-review-mistake = error
cli-review-blunder = error grave
cli-review-reason = { $source }: { $sign }{ $points }
cli-review-curve = Posibilidades de victoria, del principio al final
cli-review-luck = Parte de la victoria: { $start } % en la primera decisión. Cedido por las propias decisiones: { $lost } %. Por el azar y los demás: { $fortune } %. Al final: { $result } %.
cli-train-progress = Aprendiendo
cli-train-done = Aprendido: { $path }
cli-train-kind = Asientos
cli-train-stage = Etapa
cli-train-examples = Ejemplos
cli-train-explained = Previsto
cli-train-spread = Error en puntos
cli-train-share = { $share } %
cli-train-points = ± { $points }
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
cli-match-title = { $title }, asientos: { $seats }
cli-match-share = Victorias (por ciento)
cli-match-points = Puntos
cli-match-seconds = Segundos por decisión
cli-match-longest = La más larga
cli-match-iterations = Iteraciones por decisión
cli-match-span = { $mean } ({ $low } a { $high })
cli-match-number = { $value }
cli-match-ahead = Partidas: { $games }, repartos: { $deals }. Entre iguales sería { $even } %; además de eso, A tiene { $ahead }. Los intervalos cubren el 95 %, contados por reparto.
cli-match-apart = Repartos que cada cual ha jugado por su lado: { $deals }. Diferencia entre A y B: { $ahead }. Los intervalos cubren el 95 %, contados por reparto.
cli-match-reached = { $bot }, por ciento del camino al rango más alto o a la victoria, y cuántas veces: { $reached }
cli-match-higher = Decidido: A tiene { $high } y no { $low } puntos de cada 100 más que un igual (indicio { $evidence }).
cli-match-lower = Decidido: A tiene { $low } y no { $high } puntos de cada 100 más que un igual (indicio { $evidence }).
cli-match-open = Sin decidir: { $low } o { $high } puntos de cada 100 más que un igual (indicio { $evidence }). Más partidas lo dirán.
cli-match-fault = Perdida por un fallo: { $fault }
cli-match-kept = Guardado en { $path }
cli-ratings-title = { $title }: los bots en una misma escala
cli-ratings-rating = Nivel
cli-ratings-spread = ±
cli-ratings-games = Partidas
cli-tournament-table = { $title }, asientos: { $seats }, opciones: { $options }
cli-tournament-played = Partidas: { $games }, repartos de cada enfrentamiento: { $deals }
cli-tournament-against = Ventaja sobre { $entrant }
cli-tournament-note = Ventaja: cuánto más de la victoria tiene un asiento, en puntos de cada 100. Los intervalos valen al 95 %, contados por repartos.
cli-tournament-fault = { $entrant } ha perdido por una falta: { $kind }. Partidas: { $count }. { $text }
cli-tournament-fault-crash = fallo del programa
cli-tournament-fault-illegal = una respuesta que no se ofrecía
cli-tournament-fault-timeout = sin respuesta a tiempo
cli-tournament-fault-start = no está en condiciones de jugar
cli-tournament-fault-protocol = un mensaje que no se entiende
cli-tournament-kept = Partidas: { $games }. Guardado en { $path }: results.parquet, results.json
cli-form-compiled = compilado
cli-form-interpreted = interpretado
cli-recorded = { $path }: partida { $number }, { $answers } respuestas, resultado { $result }.
cli-checked = { $path } es correcto: { $title }, { $players }, { $answers } respuestas, resultado { $result }.
cli-deal = { $title }: { $players }

preview-invited = Te invitan a jugar
preview-playing = Una partida para ver
preview-replay = Una partida para ver otra vez
preview-moment = Un momento de una partida
preview-review = Una partida analizada
preview-title = Un juego de esta mesa
preview-site = Siéntate y juega
preview-lead = Juegos de mesa en tu navegador: juega ya contra bots o invita a tus amistades con un enlace.
preview-daily = Reparto del día, { $day }
preview-daily-lead = Hoy todo el mundo juega el mismo reparto, una sola vez. ¿Qué tal te irá?
preview-played = { $count ->
    [one] Una persona lo ha jugado
   *[other] { $count } personas lo han jugado
}
preview-players = En la mesa: { $players }.
preview-free = { $count ->
    [one] Hay un asiento libre.
   *[other] Hay { $count } asientos libres.
}
preview-reviewed = Las decisiones de { $player } y lo que costaron.

notice-title = { $title }: te toca
notice-players = En la mesa con { $players }
notice-guest = alguien
notice-until = Hasta: { $day }, { $time } ({ $zone })
notice-open = Abrir la mesa: { $link }
notice-stop = Has pedido este mensaje. Para no recibir nada más aquí: { $link }

notice-test-title = Funciona
notice-test-text = Así se ve Tablée aquí. Se te avisa una sola vez de cada pregunta, cuando no estás en la mesa.

notice-code-title = Tu código: { $code }
notice-code-text = Alguien quiere saber en esta dirección cuándo le toca jugar. Si eres tú, escribe este código en la mesa: { $code }
notice-code-ignore = Si no, no hagas nada: no se enviará nada más aquí.
