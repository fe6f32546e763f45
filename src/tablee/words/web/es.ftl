### Lo que dice el cliente web, sea cual sea el juego.

web-page-title = Tablée – juegos de mesa en torno a una mesa
web-navigation = Navegación principal
web-home-heading = Siéntate y juega.
web-home-lead = Juegos de mesa en tu navegador: enseguida contra bots, o con amigos mediante un enlace. Sin cuenta.
web-games = Juegos
web-play-now = Jugar ahora
web-invite = Invitar
web-options = Opciones
web-rules = Reglas
web-rule = Regla { $rule }
web-players = { $least ->
        [one] De 1 a { $most } jugadores
       *[other] De { $least } a { $most } jugadores
    }
web-minutes = { $minutes ->
        [one] 1 minuto
       *[other] { $minutes } minutos
    }
web-days = { $days ->
        [one] 1 día
       *[other] { $days } días
    }
web-my-tables = Tus mesas
web-past-tables = Partidas terminadas
web-public-tables = Mesas abiertas
web-no-public-tables = Ahora mismo nadie espera en una mesa abierta. Crea una y otros podrán sentarse.
web-free-seats = { $count ->
        [one] 1 asiento libre
       *[other] { $count } asientos libres
    }
web-your-move = Te toca
web-status-waiting = sin empezar
web-status-playing = en juego
web-status-over = terminada
web-loading = Un momento…
web-try-again = Reintentar
web-about = Acerca de Tablée
web-settings = Ajustes
web-account = Cuenta
web-guest = Invitado
web-you = tú
web-bot-random = Bot al azar
web-bot-greedy = Bot codicioso
web-bot-expert = Bot experto
web-bot-level = Tipo de bot
web-name-numbered = { $name } { $number }
web-free-seat = Asiento libre
web-close = Cerrar
web-save = Guardar
web-to-home = A la página inicial

web-new-table = Mesa nueva
web-new-table-of = Una mesa nueva de { $title }
web-table-of = Una mesa de { $title }
web-seats = Asientos
web-seat-number = Asiento { $number }
web-seat-me = Yo
web-seat-bot = Bot
web-seat-link = Por enlace privado
web-seat-open = Quien venga
web-add-seat = Añadir un asiento
web-remove-seat = Quitar el último asiento
web-game-options = Cómo jugamos
web-presets = Preajustes
web-preset-first = Primera partida
web-preset-standard = Estándar
web-preset-expert = Experto
web-time = Tiempo y compañía
web-clock = Reloj
web-clock-none = Sin reloj
web-clock-bank = Tiempo para toda la partida
web-clock-days = Días por jugada
web-clock-increment = Se añade con cada jugada
web-clock-plus = + { $seconds } s por jugada
web-clock-is-bank = { $minutes } min, + { $increment } s por jugada
web-clock-is-days = { $days ->
        [one] 1 día por jugada
       *[other] { $days } días por jugada
    }
web-absence = Si alguien se ausenta
web-absence-wait = esperamos
web-absence-bot-until-return = un bot juega hasta que vuelva
web-absence-bot-to-the-end = un bot juega hasta el final
web-public-table = Mostrar esta mesa en la página inicial
web-create-table = Crear la mesa
web-create-and-start = Empezar a jugar

web-invite-others = Invitar a otros
web-invitation = Juega a { $title } conmigo
web-qr = Código QR del enlace de esta mesa
web-link = Enlace de esta mesa
web-copy-link = Copiar el enlace
web-copy-seat-link = Copiar el enlace privado
web-copied = Copiado
web-share = Compartir
web-nickname = Tu nombre en la mesa
web-sit-down = Sentarse
web-sit-here = Sentarse aquí
web-leave = Dejar la mesa
web-start = Empezar la partida
web-waiting-open = Asiento libre
web-waiting-link = A la espera de un invitado
web-connected = presente
web-not-connected = ausente
web-waiting-for-seats = { $count ->
        [one] Queda un asiento libre. Invita a alguien o dáselo a un bot.
       *[other] Quedan { $count } asientos libres. Invita a alguien o dáselos a bots.
    }
web-all-here = Ya están todos.
web-waiting-for-host = Ya están todos. El anfitrión empieza la partida.
web-join = Te invitan a una mesa

web-table-opens = Se está poniendo la mesa…
web-on-the-table = Sobre la mesa
web-choices = Lo que puedes elegir
web-parts = Partes de la mesa
web-tab-board = Tablero
web-tab-me = Yo
web-tab-others = Otros
web-tab-history = Historial
web-side-history = Historial
web-side-chat = Charla
web-tab-your-move = ● Te toca – { $title }
web-prompt-confirm = Confirma tu elección, o elige otra cosa.
web-prompt-revealing = Mira lo que ocurre.
web-prompt-missed = Esto ha ocurrido desde tu última visita.
web-pick-more = { $count ->
        [one] Falta uno más.
       *[other] Faltan { $count } más.
    }
web-see-moment = Ver este momento
web-missed = Desde tu última visita
web-learn = Aprender
web-learn-confirm = Nada cuenta hasta que lo confirmas. Hasta entonces puedes elegir otra cosa o deshacerlo.
web-learn-locked = Tu elección queda oculta hasta que todos hayan elegido. Mientras alguien piense, puedes desbloquearla.
web-learn-group = Elige aquí { $count } cosas, en cualquier orden. Con un segundo clic devuelves una.
web-learn-got-it = Entendido
web-learn-stop = Quitar los consejos
web-prompt-going-on = La partida sigue…
web-prompt-waiting = Esperamos a { $names }.
web-prompt-locked = Tu elección está bloqueada. Esperamos a { $names }.
web-no-undo-after = Después se revelará algo nuevo: ya no se podrá deshacer.
web-undo = Deshacer
web-undo-all = Deshacer todo
web-confirm = Confirmar
web-unlock = Desbloquear
web-skip = Saltar
web-scores = Hoja de puntos
web-course = Los puntos a lo largo de la partida
web-course-rounds = Línea discontinua: empieza una ronda nueva.
web-seat-is-thinking = piensa
web-seat-is-chosen = ha elegido
web-seat-is-locked = bloqueado
web-seat-is-away = ausente
web-seat-would-end = quiere acabar
web-bot-stands-in = un bot le sustituye
web-connection-live = Conectado
web-connection-reconnecting = Reconectando
web-connection-polling = Conexión lenta
web-connection-offline = Sin conexión
web-nothing-yet = Todavía no ha pasado nada.
web-nothing-said = Todavía nadie ha dicho nada.
web-say = Di algo
web-send = Enviar
web-not-sent = Tu mensaje no se ha enviado.
web-more = Más
web-my-seat-link = Copiar el enlace de mi asiento
web-my-seat-link-text = Con este enlace privado sigues jugando en otro dispositivo.
web-concede = Aceptar terminar la partida ahora
web-concede-not = Seguir jugando
web-concede-text = Si todas las personas de la mesa están de acuerdo, la partida termina tal como está.
web-concede-waits = Has aceptado terminar la partida. Termina cuando los demás también acepten.
web-keys-hint = Pulsa ? para ver las teclas.
web-keys = Teclas
web-key-tab = Tab, flechas
web-key-tab-does = recorrer lo que se puede elegir
web-key-enter = Intro
web-key-enter-does = elegir y luego confirmar
web-key-escape = Esc
web-key-escape-does = retirar
web-key-help = ?
web-key-help-does = mostrar esta hoja
web-pass-device = Pasa el dispositivo a { $name }
web-pass-device-text = La mesa queda tapada hasta que { $name } esté listo.
web-i-am = Soy { $name }

web-result-alone =
    { $you ->
        [yes] Terminas
       *[no] { $name } termina
    } con { $points ->
        [one] { $points } punto.
       *[other] { $points } puntos.
    }
web-result-won-together = ¡Habéis ganado juntos!
web-result-lost-together = Habéis perdido juntos.
web-result-all-won = Todos han ganado juntos.
web-result-all-lost = Todos han perdido juntos.
web-result-team-won = ¡Ganas, junto con { $partners }!
web-options-clash = Estas elecciones no van juntas. Cambia las opciones o el número de asientos.
web-winner = Ganador
web-rematch = Revancha
web-rematch-same-deal = Revancha con el mismo reparto
web-join-rematch = Ir a la revancha
web-replay = Repetición
web-replay-of = Repetición: { $title }
web-look-at-table = Mirar la mesa
web-download-record = Descargar la partida
web-fair-deal = ¿Fue justo el reparto?
web-fair-deal-text = La huella de abajo se fijó antes de la primera jugada. La semilla da exactamente esta huella y este reparto. Descarga la partida y compruébala con: tablee check { $file }
web-seed = Semilla
web-seed-hash = Huella publicada al principio
web-back-to-table = Volver a la mesa
web-moment = Momento { $number } de { $last }
web-copy-moment = Copiar el enlace de este momento
web-first = Inicio
web-step = Siguiente
web-step-back = Anterior
web-play = Reproducir
web-pause = Pausa

web-language = Idioma
web-language-en = English
web-language-fr = Français
web-language-es = Español
web-theme = Colores
web-theme-system = como el dispositivo
web-theme-light = claros
web-theme-dark = oscuros
web-theme-to-light = Usar colores claros
web-theme-to-dark = Usar colores oscuros
web-motion = Movimiento
web-motion-full = completo
web-motion-reduced = reducido
web-motion-none = ninguno
web-speed = Velocidad
web-speed-slow = lenta
web-speed-normal = normal
web-speed-fast = rápida
web-sound = Sonidos
web-settings-kept = Estos ajustes se guardan solo en este dispositivo.

web-account-name = Nombre de la cuenta
web-password = Contraseña
web-sign-in = Iniciar sesión
web-sign-up = Crear una cuenta
web-sign-up-text = Tus asientos y partidas siguen siendo tuyos, en todos tus dispositivos. Sin correo electrónico.
web-sign-out = Cerrar sesión
web-signed-in = Has iniciado sesión como { $name }.
web-recover = Contraseña olvidada
web-recover-text = Con tu código de recuperación puedes elegir una contraseña nueva.
web-recovery-code = Código de recuperación
web-recovery-code-text = Anótalo: se muestra una sola vez y permite elegir una contraseña nueva.

web-about-what = Tablée es una mesa digital para juegos de mesa modernos. Conoce las reglas, reparte las cartas y cuenta los puntos; tú traes la compañía, o juegas contra bots.
web-about-fair = Cada reparto se fija antes de la primera jugada y se puede comprobar después: la huella de su semilla se publica al principio, la semilla misma al final.
web-about-private = Sin rastreadores ni servidores ajenos: una cookie recuerda tu asiento, y tus ajustes se quedan en tu dispositivo.
web-about-open = Tablée es software libre.
web-about-api = Cómo pueden jugar aquí los programas

web-edition = Sobre esta edición
web-edition-what = Aquí no se usa nada de las ilustraciones ni de los textos del juego original. Las reglas y los números vienen de tres fuentes; cada valor dice de cuál.
web-edition-rulebook = Impreso
    .meaning = Está en un reglamento.
web-edition-public = Público
    .meaning = Se conoce por otras descripciones públicas del juego.
web-edition-reconstructed = Reconstruido
    .meaning = No conocemos el valor impreso. Este se diseñó para Tablée y se probó en miles de partidas simuladas.
web-edition-items = Elemento
web-edition-counts =
    { $count ->
        [one] 1 valor
       *[other] { $count } valores
    }
web-edition-none = En este juego todo es de dominio común: no hubo que reconstruir nada.

web-not-found = Aquí no hay nada
web-not-found-text = Esta página o mesa no existe, o ya no.
web-problem-unreachable = No se puede contactar con el servidor. Comprueba tu conexión y vuelve a intentarlo.
web-problem-unknown = Algo ha ido mal. Vuelve a intentarlo.

## Goofspiel

web-goofspiel-points =
    { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
web-goofspiel-at-stake =
    { $points ->
        [one] 1 punto en juego
       *[other] { $points } puntos en juego
    }
web-goofspiel-carried =
    { $count ->
        [one] acumulado
       *[other] { $count } acumulados
    }
web-goofspiel-prize = Premio { $prize }
web-goofspiel-prize-help =
    { $prize ->
        [one] Vale 1 punto
       *[other] Vale { $prize } puntos
    } para quien puje, en solitario, la carta más alta.
web-goofspiel-prize-hidden = Un premio oculto
web-goofspiel-prize-hidden-help = Se descubre cuando todos han pujado.
web-goofspiel-deck =
    { $count ->
        [0] Ya no quedan premios por venir.
       *[other] Por venir: { $prizes }. { $points ->
            [one] 1 punto
           *[other] { $points } puntos
        } en total.
    }
web-goofspiel-holds =
    { $count ->
        [0] Sin cartas
       *[other] Aún tiene { $cards }
    }
web-goofspiel-won =
    { $points ->
        [0] Ningún premio todavía
        [one] Ha ganado { $prizes }: 1 punto
       *[other] Ha ganado { $prizes }: { $points } puntos
    }
web-goofspiel-leads = en cabeza
web-goofspiel-ahead =
    { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } por delante de { $players }
web-goofspiel-behind =
    { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } por detrás de { $players }
web-goofspiel-level = Igualado con { $players }
web-goofspiel-state-thinking = pensando
web-goofspiel-state-chosen = elegido
web-goofspiel-state-locked = bloqueado
web-goofspiel-slot-none = { $player } aún no ha pujado.
web-goofspiel-slot-back = { $player }: una carta boca abajo
web-goofspiel-slot-peek = Tu { $card }, boca abajo
web-goofspiel-slot-front = { $player } puja { $card }.
web-goofspiel-slot-last = Última puja de { $player }: { $card }
web-goofspiel-card = Carta { $card }
web-goofspiel-card-help =
    { $stronger ->
        [0] Nadie más tiene una carta más alta: se puede igualar, pero no superar.
        [one] Otro jugador tiene aún una carta más alta.
       *[other] { $stronger } jugadores más tienen aún una carta más alta.
    } Cada carta sirve una sola vez.
web-goofspiel-over =
    { $count ->
        [0] Nadie ha ganado un premio.
        [one] { $players } gana con { $points } puntos.
       *[other] { $players } comparten la victoria con { $points } puntos.
    }
