### Lo que dice el cliente web, sea cual sea el juego.

web-page-title = Tablée – juegos de mesa en buena compañía
web-navigation = Navegación principal
web-home-heading = Siéntate y juega.
web-home-lead = Juegos de mesa en tu navegador: contra bots al instante, o con amigos mediante un enlace. Sin cuenta.
web-your-move-at = Te toca en
web-match-goes-on = Tu partida continúa:
web-go-back = Volver
web-table-is-set = Preparando la mesa…
web-games = Juegos
web-play-short = Jugar
web-play-now = Jugar ahora
web-invite = Invitar
web-options = Opciones
web-rules = Reglas
web-rule = Regla { $rule }
web-term-player = Jugador
    .meaning = El símbolo y el color marcan todo lo que es de esta persona.
web-term-state = Qué hace esta persona
    .meaning = Piensa, ha elegido, ha confirmado o no está.
web-term-leads = En cabeza
    .meaning = Va por delante en este momento.
web-term-round = Ronda
    .meaning = Por dónde va la partida.
web-term-forecast = Previsión
    .meaning = Lo que resultaría, hasta donde puedes saber ahora.
web-term-choices = Opciones
    .meaning = Lo que puedes hacer ahora. Nada cuenta hasta que confirmas.
web-term-parts = Vista
    .meaning = Muestra otra parte de la mesa; no cambia nada.
web-rules-search = Buscar en las reglas
web-rules-found = { $count ->
    [0] Ningún pasaje encontrado
    [one] { $count } pasaje encontrado
   *[other] { $count } pasajes encontrados
}
web-rules-nothing = Nada en las reglas sobre «{ $query }».
web-rules-page = Todo en una página
web-players = { $least ->
        [one] De 1 a { $most } jugadores
       *[other] De { $least } a { $most } jugadores
    }
web-minutes = { $minutes ->
        [one] 1 minuto
       *[other] { $minutes } minutos
    }
web-players-short = { $least }–{ $most }
web-minutes-short = { $minutes } min
web-complexity = Complejidad
web-weight = { $weight ->
        [1] muy fácil
        [2] fácil
        [3] medio
        [4] exigente
       *[5] muy exigente
    }
web-days = { $days ->
        [one] 1 día
       *[other] { $days } días
    }
web-my-tables = Tus mesas
web-past-tables = Partidas terminadas
web-small-games = Juegos pequeños
web-public-tables = Mesas abiertas
web-no-public-tables = Ahora mismo nadie espera en una mesa abierta. Crea una y otros podrán sentarse.
web-lobby-lead = Quien espera aquí se alegra de tener compañía. La lista se renueva sola.
web-lobby-all = Todas las mesas abiertas
web-lobby-game = Juego
web-lobby-games = Todos los juegos
web-lobby-none = Nadie espera ahora mismo para { $title }.
web-lobby-start = Abrir una mesa
web-lobby-alone = Aún no hay nadie sentado.
web-lobby-join = Sentarse
web-lobby-join-of = Sentarse: { $title }
web-lobby-look = Mirar antes
web-lobby-look-of = Mirar antes: { $title }
web-lobby-rated = con valoración
web-lobby-rated-usual = valoración como siempre
web-lobby-unrated = sin valoración
web-lobby-here = hay alguien
web-free-seats = { $count ->
        [one] 1 asiento libre
       *[other] { $count } asientos libres
    }
web-your-move = Te toca
web-status-waiting = sin empezar
web-status-playing = en juego
web-status-over = terminada
web-list-won = ganada · { $points }
web-list-shared = ganada en común · { $points }
web-list-lost = perdida · { $points }
web-standing = Tus resultados
web-standing-lead = Tus valoraciones, el balance de tus partidas y todas ellas para volver a verlas.
web-standing-nobody = Aún no se cuenta nada: siéntate primero a una mesa.
web-standing-empty = Todavía no has terminado ninguna partida.
web-ratings = Valoraciones
web-ratings-none = Aún sin valoración: llega con la primera partida valorada contra alguien con nombre.
web-ratings-explained = Todo el mundo empieza en 25, donde están los bots de nivel 3. El número tras ± dice cuánta incertidumbre hay: dos de cada tres veces, la verdad está dentro.
web-rating-figure = { $mean } ± { $spread }
web-rating-provisional = provisional
web-rating-of = Valoración { $figure }
web-rating-change = { $change } en esta partida
web-rating-matches = { $count ->
        [one] 1 partida valorada
       *[other] { $count } partidas valoradas
    }
web-seats-count = { $count ->
        [one] 1 asiento
       *[other] { $count } asientos
    }
web-statistics = Estadísticas
web-statistics-matches = Partidas
web-statistics-won = Victorias
web-statistics-reached = Meta alcanzada
web-statistics-places = Puestos 1 a { $count }
web-statistics-mean = Puntos de media
web-statistics-best = Récord
web-statistics-time = Duración media
web-statistics-streak = Racha
web-streak-won = seguidas: { $count }
web-streak-not = sin victoria: { $count }
web-streak-longest = récord de victorias: { $count }
web-won-of = { $part } de { $all } ({ $percent } %)
web-opponents = Con quién más juegas
web-opponent-matches = { $count ->
        [one] 1 partida
       *[other] { $count } partidas
    }
web-opponent-score = por delante: { $ahead }, por detrás: { $behind }
web-history = Partidas terminadas
web-history-search = Nombres en la mesa
web-history-title = Juego
web-history-any = Todos
web-history-result = Resultado
web-history-result-won = Victoria
web-history-result-shared = Victoria compartida
web-history-result-lost = Derrota
web-history-result-ended = Terminada antes
web-history-after = Desde
web-history-before = Hasta
web-history-with = Con { $name }
web-history-reset = Mostrar todo
web-history-found = { $count ->
        [0] Ninguna partida encontrada
        [one] 1 partida encontrada
       *[other] { $count } partidas encontradas
    }
web-history-page = Página { $page } de { $pages }
web-history-newer = Más recientes
web-history-older = Más antiguas
web-history-place = puesto { $place } de { $of }
web-history-ended = terminada antes
web-history-reached = meta alcanzada
web-history-missed = meta no alcanzada
web-history-uncounted = no cuenta
web-history-replay-of = Repetición de { $title }, { $date }
web-history-review-of = Análisis de { $title }, { $date }
web-person-guest = Sin cuenta
web-person-since = Aquí desde { $date }
web-person-titles = Partidas en mesas públicas
web-person-no-titles = Ninguna partida terminada en una mesa pública todavía.
web-person-yours = Esto es lo que otros ven de ti.
web-person-hidden = Nadie más ve esta página: está oculta.
web-person-open = Tu página
web-person-show = Mostrar mi página y mis valoraciones
web-person-show-text = Otros ven entonces tu nombre, tus valoraciones y tus partidas terminadas en mesas públicas. Si no, no estás en ninguna clasificación y nadie más ve tu valoración en una mesa.
web-ladder = Clasificación
web-ladder-lead = Quienes muestran su valoración, con los bots en la misma escala.
web-ladder-seats = Número de asientos
web-ladder-rank = Puesto
web-ladder-name = Nombre
web-ladder-none = Nadie muestra aquí todavía una valoración lo bastante segura.
web-ladder-provisional = Provisional
web-ladder-provisional-text = Demasiado pocas partidas valoradas por ahora.
web-you-mark = tú
web-kept-until = se guarda hasta el { $date }
web-delete = Borrar
web-delete-of = ¿Borrar esta partida de { $title }?
web-delete-text = Se borra para siempre, con su historial. Nadie más tiene asiento en esta mesa.
web-hide = Ocultar
web-hide-of = ¿Ocultar esta partida de { $title }?
web-hide-text = Solo desaparece de tu lista. Tu asiento sigue siendo tuyo, y el enlace de la mesa sigue valiendo.
web-unhide = Mostrar
web-unhide-of = Mostrar de nuevo esta partida de { $title }
web-hidden-tables = Mesas ocultas: { $count }
web-keep = Conservar
web-loading = Un momento…
web-try-again = Reintentar
web-about = Acerca de Tablée
web-settings = Ajustes
web-account = Cuenta
web-guest = Visitante
web-you = tú
web-bot-random = Bot fácil
web-bot-greedy = Bot medio
web-bot-expert = Bot experto
web-bot-level-at = Nivel del bot del asiento { $number }
web-level = { $number } · { $name }
web-play-level = Nivel de los bots
web-is-bot = Bot, nivel: { $level }
web-is-bot-styled = Bot, nivel: { $level }, estilo: { $style }
web-is-outside-bot = Bot de { $owner }, juega desde fuera
web-bot-level = Nivel del bot
web-name-numbered = { $name } { $number }
web-free-seat = Asiento libre
web-labelled = { $label }: { $value }
web-close = Cerrar
web-save = Guardar
web-to-home = Inicio

web-daily = Repartos del día
web-daily-today = Repartos de hoy
web-daily-of = Reparto del día: { $title }
web-daily-lead = Cada juego tiene un reparto al día, igual para todo el mundo: las mismas cartas, el mismo asiento, los mismos bots. Tienes un solo intento.
web-daily-on = Reparto del { $day }
web-daily-yesterday = Reparto de ayer
web-daily-left = Quedan { $time }
web-daily-streak = { $days ->
    [one] Un día seguido
   *[other] { $days } días seguidos
}
web-daily-alone = En solitario
web-daily-with = { $count ->
    [one] Un bot de nivel { $level }
   *[other] { $count } bots de nivel { $level }
}
web-daily-none = Sin jugar
web-daily-playing = Empezado
web-daily-finished = Jugado: { $result }
web-daily-given-up = Abandonado
web-daily-late = Terminado demasiado tarde para contar
web-daily-points = { $points ->
    [one] un punto
   *[other] { $points } puntos
}
web-daily-won = victoria con { $points }
web-daily-lost = derrota con { $points }
web-daily-place = puesto { $place } con { $points }
web-daily-play = Jugar el de hoy
web-daily-go-on = Seguir
web-daily-see-results = Resultados
web-daily-ranked = { $count ->
    [one] Puesto { $rank }.
   *[other] Puesto { $rank } entre { $count } que lo han jugado.
}
web-daily-results = Resultados
web-daily-guests = Visitantes
web-daily-guests-why = Las visitas y las cuentas creadas ese día no se clasifican: así nadie puede mirar antes el reparto con otro nombre.
web-daily-hidden = { $count ->
    [one] Una persona lo ha jugado. Verás el resultado cuando también lo hayas jugado.
   *[other] { $count } personas lo han jugado. Verás los resultados cuando también lo hayas jugado.
}
web-daily-nobody = Nadie lo ha jugado todavía.
web-daily-rank = Puesto
web-daily-who = Quién
web-daily-place-short = Lugar
web-daily-points-short = Puntos
web-daily-time = Tiempo
web-daily-won-short = victoria
web-daily-you = tú
web-daily-watch-of = Ver cómo jugó { $player }
web-daily-master = El bot más fuerte también ha jugado este reparto, en tu asiento y contra los mismos bots. Mira cómo lo hizo.
web-daily-master-plays = El bot más fuerte está jugando este reparto ahora.
web-daily-before = El día anterior
web-daily-to-today = Al reparto de hoy
web-daily-beside = Tú y { $master }
web-daily-alike = { $count ->
    [0] Vuestros caminos se separan ya en la primera decisión:
    [one] Tu primera decisión fue la misma. Después:
   *[other] Tus primeras { $count } decisiones fueron las mismas. Después:
}
web-daily-you-chose = Tú
web-daily-never-parted = Elegiste como { $master }, de la primera decisión a la última.
web-daily-came-of-it = En qué quedó
web-daily-sealed = La semilla y el registro se muestran cuando acaba el día: otras personas aún tienen que jugar este reparto.
web-daily-how = Qué cuenta
web-daily-how-alike = Las cartas, los dados y los bots se deducen del día. Si eliges como otra persona, ves ocurrir lo mismo.
web-daily-how-once = Cuenta el primer intento, sea cual sea el dispositivo con el que sigas. Tiene que acabar antes de medianoche UTC. No hay pistas y nadie puede jugar por ti.
web-daily-how-secret = Hasta que lo juegues no ves el resultado de nadie ni puedes mirar a nadie. Cuando acaba el día todo queda abierto: resultados, semilla y cada partida para verla.
web-daily-how-ranked = Primero quien ha ganado, luego el lugar, luego los puntos. A igual resultado, mismo puesto; el tiempo solo dice quién figura antes. Las pausas no cuentan.

web-new-table = Mesa nueva
web-new-table-of = Mesa nueva: { $title }
web-table-of = Mesa: { $title }
web-seats = Asientos
web-seat-number = Asiento { $number }
web-seat-me = Yo
web-seat-bot = Bot
web-seat-link = Por enlace privado
web-seat-open = Abierto a todos
web-seat-name = Nombre de quien juega en el asiento { $number }
web-seat-name-short = Nombre
web-seats-shared = Varias personas se pasan el mismo dispositivo. Cada una puede tener un nombre; se recuerda aquí.
web-add-seat = Añadir un asiento
web-remove-seat = Quitar un asiento
web-game-options = Cómo jugamos
web-presets = Preajustes
web-preset-first = Primera partida
web-preset-standard = Estándar
web-preset-expert = Experto
web-time = Tiempo y ausencias
web-clock = Reloj
web-clock-none = Sin reloj
web-clock-bank = Tiempo total
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
web-absence-agree = deciden quienes están
web-absence-agree-text = Tras { $time } de ausencia, quienes están pueden acordar que juegue un bot hasta que vuelva, o terminar la partida.
web-absence-wait-text = Tras { $time } de ausencia, quienes están pueden acordar terminar la partida. No juega ningún bot.
web-absence-bot-until-return-text = Tras { $time } de ausencia, un bot juega hasta que vuelva.
web-absence-bot-to-the-end-text = Tras { $time } de ausencia, un bot juega hasta el final.
web-stand-in = Si un bot toma el relevo, su nivel
web-stand-in-text = Juega por quien no está o se ha ido. Quien vuelve sigue jugando en su próxima decisión.
web-patience = Tiempo de espera
web-patience-after = tras { $time }
web-moments = menos de un minuto
web-hours = { $hours ->
        [one] 1 hora
       *[other] { $hours } horas
    }
web-away = ausencia: { $time }
web-absences = Ausencias
web-away-for = { $name } no está desde hace { $time }.
web-bot-plays-for = Un bot ({ $level }) juega por { $name }, que puede volver en cualquier momento.
web-bot-plays-to-the-end = Un bot ({ $level }) juega por { $name } hasta el final.
web-bot-plays-for-you = Un bot ({ $level }) juega por ti.
web-take-seat-back = Recuperar mi asiento
web-let-bot-play = Que juegue un bot
web-keep-waiting = Seguir esperando
web-end-match = Terminar la partida
web-give-seat-away = Ofrecer este asiento
web-agreed-on-bot = A favor de un bot: { $names }. Falta el acuerdo de: { $missing }.
web-agreed-on-end = A favor de terminar: { $names }. Falta el acuerdo de: { $missing }.
web-public-table = Mostrar esta mesa en la página inicial
web-create-table = Crear la mesa
web-create-and-start = Empezar a jugar

web-invite-others = Invitar a más gente
web-invitation = Juega a { $title } conmigo
web-qr = Código QR del enlace de esta mesa
web-link = Enlace de esta mesa
web-copy-link = Copiar el enlace
web-copy-seat-link = Copiar enlace privado
web-copied = Copiado
web-share = Compartir
web-nickname = Tu nombre en la mesa
web-name-first = ¿Cómo quieres que te llamen?
web-name-first-text = Ven este nombre al abrir tu invitación.
web-name-first-join = Quienes están en la mesa ven este nombre.
web-name-go-on = Continuar
web-name-none = Sin nombre
web-sit-down = Sentarse
web-sit-here = Sentarse aquí
web-prompt-rests = Esta partida está en pausa.
web-older-rules = Esta partida empezó con la versión { $begun } de las reglas; aquí ya es la versión { $here }.
web-older-rules-text = Espera a que todo el mundo en la mesa acepte seguir con las reglas nuevas. Hasta entonces no juega ningún bot ni corre ningún reloj. Después, la partida en conjunto ya no se podrá verificar a partir de su semilla.
web-play-on = Usar reglas nuevas
web-play-on-not = Dejar las antiguas
web-play-on-agreed = A favor de las reglas nuevas: { $names }. Falta el acuerdo: { $missing }.
web-played-on = Esta partida empezó con la versión { $begun } de las reglas y siguió con la versión { $now }: en conjunto no se puede verificar a partir de su semilla.
web-over-older-rules = Esta partida se jugó con la versión { $begun } de las reglas; aquí ya es la versión { $here }. No se puede mostrar cómo se formó la puntuación.
web-list-asked = reglas nuevas: tu voto
web-list-older = reglas anteriores
web-list-frozen = no se puede seguir
web-frozen = Esta partida no se puede seguir
web-frozen-over = Esta partida ha terminado
web-frozen-text = No se pierde nada: queda como está. En la mesa: { $names }.
web-last-shown = Como se mostró por última vez
web-event-unknown = Ha pasado algo que las reglas de aquí no conocen.
web-leave = Dejar la mesa
web-start = Empezar la partida
web-waiting-open = Asiento libre
web-waiting-link = Reservado por enlace
web-connected = está aquí
web-not-connected = no está
web-waiting-for-seats = { $count ->
        [one] Queda un asiento libre. Invita a alguien o dáselo a un bot.
       *[other] Quedan { $count } asientos libres. Invita a alguien o dáselos a bots.
    }
web-all-here = Ya está todo el mundo.
web-waiting-for-host = Ya está todo el mundo. Empieza quien organiza la mesa.
web-join = Te invitan a una mesa

web-table-opens = Se está poniendo la mesa…
web-on-the-table = Sobre la mesa
web-choices = Lo que puedes elegir
web-help = ¿De qué se trata?
web-rail = Al borde de la mesa
web-rail-goal = Meta
web-rail-possible = Posible
web-rail-sheet = Ayuda
web-sheet = Hoja de ayuda
web-sheet-print = Una página para imprimir
web-print = Imprimir
web-possible = ¿Qué puedo hacer?
web-possible-nothing = Ahora no hay nada que elegir.
web-nearly = Casi posible: falta una cosa
web-unread = sin leer
web-you-watch = Estás mirando la partida.
web-parts = Partes de la mesa
web-tab-board = Tablero
web-tab-me = Yo
web-tab-others = Otros
web-tab-history = Historial
web-side-history = Historial
web-side-chat = Chat
web-tab-your-move = ● Te toca – { $title }
web-prompt-confirm = Confirma tu elección, o elige otra cosa.
web-prompt-confirm-this = { $choice }: confírmalo, o elige otra cosa.
web-prompt-revealing = Mira lo que ocurre.
web-prompt-missed = Esto ha ocurrido desde tu última visita.
web-pick-more = Por elegir: { $count }.
web-see-moment = Ver este momento
web-missed = Desde tu última visita
web-learn = Aprender en la mesa
web-learn-short = Aprender
web-learn-on = Seguir aprendiendo ({ $number } de { $steps })
web-guide = Guía
web-guide-step = { $number } de { $steps }
web-guide-look = Mira
web-guide-with = Contigo
web-guide-choice = Tú eliges
web-guide-here = aquí
web-guide-lit = Puedes elegir: { $things }.
web-guide-why = ¿Por qué?
web-first-hint = Primera vez
web-first-hint-close = Entendido
web-guide-go-on = Seguir
web-guide-confirm = Confirma tu elección, o deshazla y vuelve a mirar.
web-guide-waits = Los demás aún están eligiendo.
web-guide-alone = Sigue como quieras. Pronto hay más.
web-guide-else = También sirve.
web-guide-back = Volver atrás
web-guide-over = Este era el capítulo.
web-guide-ready = Ya puedes jugar: sigue aquí o empieza una partida contra principiantes.
web-guide-next = Capítulo siguiente
web-guide-play-on = Seguir jugando
web-guide-own = Una partida mía
web-guide-chapters = Capítulos
web-guide-open = Abrir
web-guide-again = Empezar de nuevo
web-guide-done = hecho
web-guide-leave = Salir de la guía
web-prompt-going-on = La partida sigue…
web-prompt-waiting = Esperamos a { $names }.
web-prompt-waiting-many =
    { $count ->
        [one] Esperamos a { $count } persona.
       *[other] Esperamos a { $count } personas.
    }
web-prompt-locked = Tu elección está confirmada. Esperamos a { $names }.
web-prompt-locked-many =
    { $count ->
        [one] Tu elección está confirmada. Esperamos a { $count } persona.
       *[other] Tu elección está confirmada. Esperamos a { $count } personas.
    }
web-no-undo-after = Después se revelará algo nuevo: ya no se podrá deshacer.
web-reveals = Revela algo nuevo: lo anterior ya no se podrá deshacer.
web-why-confirmed = Tu elección está confirmada. Para elegir otra cosa, cámbiala antes.
web-why-drafted = Ya has elegido: confirma, o deshaz para elegir otra cosa.
web-undo = Deshacer
web-undo-all = Deshacer todo
web-confirm = Confirmar
web-locked = Elección confirmada
web-unlock = Cambiar mi elección
web-skip = Saltar animación
web-scores = Hoja de puntos
web-course = Evolución de los puntos
web-course-rounds = Línea discontinua: empieza una ronda nueva.
web-decided = Dónde se decidió
web-decided-ahead =
    { $round }: { $you ->
        [yes] te pones por delante para siempre.
       *[no] { $winners } { $count ->
            [one] se pone
           *[other] se ponen
        } por delante para siempre.
    } { $changes ->
        [0] El primer puesto nunca cambió de manos.
        [one] El primer puesto cambió de manos una vez.
       *[other] El primer puesto cambió de manos { $changes } veces.
    }
web-decided-level =
    { $points ->
        [one] Empate a { $points } punto: decide el desempate.
       *[other] Empate a { $points } puntos: decide el desempate.
    }
web-decided-otherwise =
    { $points ->
        [one] No decidieron los puntos: alguien tenía { $points } más.
       *[other] No decidieron los puntos: alguien tenía { $points } más.
    }
web-decided-source = La mayor diferencia: { $source }. { $winner }: { $more }. { $other }: { $less }.
web-decided-round =
    { $points ->
        [one] { $round }, lo que más contó: { $points } punto ganado ({ $winner } frente a { $other }).
       *[other] { $round }, lo que más contó: { $points } puntos ganados ({ $winner } frente a { $other }).
    }
web-decided-shared =
    { $points ->
        [one] Todo el mundo acaba con { $points } punto.
       *[other] Todo el mundo acaba con { $points } puntos.
    }
web-decided-most = Lo que más dio: { $source } ({ $points }).
web-decided-cost = Lo que más costó: { $source } (−{ $points }).
web-decided-best-round = Lo mejor: { $round } (+{ $points }).
web-decided-review =
    { $unit ->
        [chances] Tu decisión más cara: «{ $chosen }» en lugar de «{ $better }» (probabilidad de alcanzar juntos la meta: −{ $percent } %).
       *[points] Tu decisión más cara: «{ $chosen }» en lugar de «{ $better }» (puntos: unos −{ $points }).
    }
web-decided-review-link = Verla en el análisis
web-seat-is-thinking = piensa
web-seat-is-chosen = ha elegido
web-seat-is-locked = ha confirmado
web-seat-is-away = no está
web-seat-would-end = quiere terminar
web-bot-stands-in = juega un bot
web-ask-plan = Preguntar a { $name } por su plan
web-plan-of = { $name } responde:
web-plan-thinks = { $name } lo está pensando…
web-plan-open = Voy a: { $choices }.
web-plan-made = He elegido: { $choices }.
web-plan-why = Más que mi siguiente idea: { $reasons }.
web-plan-by-thumb = Aquí sigo los principios del juego.
web-plan-won = Partidas que así ganamos en mi cabeza: { $won } de { $games }.
web-connection-live = En línea
web-connection-reconnecting = Reconectando
web-connection-polling = Conexión lenta
web-connection-offline = Sin conexión
web-nothing-yet = Todavía no ha pasado nada.
web-nothing-said = Todavía nadie ha dicho nada.
web-say = Di algo
web-send = Enviar
web-not-sent = Tu mensaje no se ha enviado.
web-watcher = mira
web-watchers-apart = Los jugadores lo leerán cuando termine la partida.
web-watchers-heard = Los jugadores también leen esto.
web-watchers-heard-wish = Los jugadores leen durante la partida lo que escriben los espectadores
web-more = Menú
web-my-seat-link = Copiar mi enlace
web-my-seat-link-text = Con este enlace privado sigues jugando en otro dispositivo.
web-concede = Terminar la partida
web-concede-not = Seguir jugando
web-concede-text = Si todas las personas de la mesa están de acuerdo, la partida termina tal como está.
web-concede-waits = Quieres terminar. La partida acabará cuando todo el mundo esté de acuerdo.
web-resign = Parar o irse
web-resign-alone = Nadie juega en otro dispositivo: la partida termina enseguida, tal como está.
web-resign-still = Faltan por aceptar: { $names }.
web-resign-sure = ¿Terminar esta partida ahora?
web-resign-now = Terminarla
web-leave-seat = Dejarlo a un bot
web-leave-seat-text = Dejas tu asiento para siempre. Un bot ({ $level }) sigue en tu lugar: nadie más pierde la partida.
web-leave-seat-sure = ¿Dejar tu asiento para siempre?
web-leave-seat-now = Dejarlo
web-fullscreen = Pantalla completa
web-fullscreen-off = Ventana normal
web-goal = Meta e iconos
web-legend = Qué significan los iconos
web-keys-hint = Pulsa ? para ver los atajos de teclado.
web-keys = Atajos de teclado
web-key-tab = Tab, flechas
web-key-tab-does = recorrer lo que se puede elegir
web-key-enter = Intro
web-key-enter-does = elegir y luego confirmar
web-key-escape = Esc
web-key-escape-does = deshacer la última elección
web-key-explain = I
web-key-explain-does = explicar lo que está enfocado; otra vez: lo siguiente en la mesa
web-key-rule = R
web-key-rule-does = abrir la regla de lo que se explica
web-key-search = /
web-key-search-does = buscar en las reglas
web-key-possible = P
web-key-possible-does = ¿qué puedo hacer?
web-key-hint = H
web-key-hint-does = consejo, en una mesa de práctica
web-key-why = W
web-key-why-does = por qué, en una guía
web-key-help = ?
web-key-help-does = mostrar esta ayuda
web-pass-device = Pasa el dispositivo a { $name }
web-pass-device-text = La mesa queda tapada hasta que { $name } la destape.
web-i-am = Soy { $name }

web-result-alone =
    { $you ->
        [yes] Terminas
       *[no] { $name } termina
    } con { $points ->
        [one] { $points } punto.
       *[other] { $points } puntos.
    }
web-result-won-together = ¡Habéis ganado!
web-result-lost-together = Habéis perdido.
web-result-all-won = Ha ganado toda la mesa.
web-result-all-lost = Ha perdido toda la mesa.
web-result-team-won = ¡Ganas, junto con { $partners }!
web-options-clash = Estas opciones no son compatibles. Cámbialas, o cambia el número de asientos.
web-winner = Victoria
web-rematch = Revancha
web-rematch-same-deal = Revancha idéntica
web-rematch-same-deal-agreed = A favor de repetir el mismo reparto: { $names }. La partida empieza cuando todo el mundo esté de acuerdo.
web-rematch-same-deal-not = No el mismo reparto
web-known-deal = Este reparto ya se jugó: cualquiera puede saber lo que está oculto. La partida no cuenta.
web-join-rematch = Ir a la revancha
web-replay = Repetición
web-replay-of = Repetición: { $title }
web-look-at-table = Mirar la mesa
web-download-record = Descargar la partida
web-review = Análisis
web-review-of = Análisis: { $title }
web-review-ask = Analizar la partida
web-review-what = Un bot vuelve a jugar tu partida mentalmente, un minuto como mucho: quién estaba bien situado y cuándo, qué decisiones tuyas costaron más, qué habría sido mejor y por qué, y cuánto fue suerte.
web-review-not-yours = No jugaste esta partida. Quienes la jugaron pueden pedir el análisis y compartirlo.
web-review-waiting =
    { $count ->
        [0] Empieza enseguida.
        [one] Antes va otro análisis.
       *[other] Antes van otros { $count } análisis.
    }
web-review-making = Se está analizando la partida
web-review-steps = { $done } de { $steps }
web-review-go-away = Puedes dejar esta página; el análisis estará aquí cuando vuelvas.
web-review-chances = Probabilidad de ganar
web-review-chances-end = Probabilidad de ganar, al final
web-review-percent = { $percent } %
web-review-moment = La decisión que se mira
web-review-costliest = Lo que más costó
web-review-all = Todas las decisiones ({ $count })
web-review-decision = Decisión { $number }
web-review-inaccuracy = imprecisión
web-review-mistake = error
web-review-blunder = error grave
web-review-chosen = Elegido: { $choice }
web-review-better =
    Mejor: { $choice }, unos { $points ->
        [one] { $points } punto más
       *[other] { $points } puntos más
    }{ $percent ->
        [0] {"."}
       *[other] {" "}(probabilidad de ganar: +{ $percent } %).
    }
web-review-better-together = Mejor: { $choice } (probabilidad de alcanzar el objetivo juntos: +{ $percent } %).
web-review-because = Por: { $reasons }
web-review-reason = { $source } { $points }
web-review-error =
    Con un margen de { $error }, sopesado en { $count ->
        [one] { $count } mundo posible
       *[other] { $count } mundos posibles
    } según lo que se podía saber.
web-review-weighed =
    Sopesado en { $count ->
        [one] { $count } mundo posible
       *[other] { $count } mundos posibles
    } según lo que se podía saber.
web-review-unclear = { $choice } quizá habría sido mejor, pero no es seguro.
web-review-best = No se encontró nada mejor.
web-review-passed-over = Sin sopesar: es lo que aconseja la experiencia, o faltó tiempo.
web-review-see-replay = En la repetición
web-review-play-on = Jugar desde aquí
web-begins = Sigue desde un momento de otra partida, contra bots; lo que no se podía saber se reparte de nuevo. No cuenta.
web-begins-where = La partida de la que viene
web-practice = Práctica
web-practice-text = Mesa de práctica: se dan consejos y la partida no cuenta.
web-practice-wish = Para practicar: con consejos, no cuenta
web-rated = Valoración
web-rated-usual = Como siempre
web-rated-usual-text = Como siempre: las valoraciones cambian si juegan al menos dos personas con nombre.
web-rated-yes = La partida se valora
web-rated-no = La partida no se valora
web-rated-is = Esta partida cambia las valoraciones.
web-unrated-is = Esta partida no cambia ninguna valoración.
web-unrated-guide = No cambia ninguna valoración: aquí se aprende el juego.
web-unrated-own-edition = No cambia ninguna valoración: la edición es propia de este servidor.
web-unrated-played-from = No cambia ninguna valoración: es la continuación de otra partida.
web-unrated-practice = No cambia ninguna valoración: la mesa es de práctica.
web-unrated-known-deal = No cambia ninguna valoración: el reparto ya se jugó.
web-unrated-several-seats = No cambia ninguna valoración: una persona tiene varios asientos.
web-unrated-outside-bot = No cambia ninguna valoración: un bot juega aquí desde fuera.
web-unrated-no-rivals = No cambia ninguna valoración: nadie juega contra nadie.
web-unrated-wished = No cambia ninguna valoración: así se creó la mesa.
web-unrated-few-people = No cambia ninguna valoración mientras haya menos de dos personas con nombre.
web-hint = Consejo
web-hint-thinking = Mirando lo que se puede elegir…
web-hint-best = lo mejor
web-hint-as-good = igual de bueno
web-hint-by-rule = Según la experiencia; faltó tiempo para sopesarlo todo.
web-hint-share = Tu probabilidad de ganar así: { $percent } %.
web-hint-because = Lo que más gana sobre lo siguiente: { $source } (+{ $points }).
web-hint-even = Otras opciones son casi igual de buenas.
web-hint-many = Muchas cosas pequeñas hablan a su favor.
web-hint-others = Otras opciones
web-review-nothing =
    Ninguna decisión fue claramente peor que otra (sopesadas: { $count } de { $all }).{ $good ->
        [yes] {" "}¡Bien jugado!
       *[no] {""}
    }
web-review-luck = Al principio podías esperar un { $start } % de la victoria; al final fue un { $result } %.
web-review-skill =
    { $own ->
        [even] Tus decisiones valieron tanto como las de alguien con experiencia.
        [yes] Tus decisiones te dieron un { $percent } % más que las de alguien con experiencia.
       *[no] Tus decisiones te costaron un { $percent } % frente a las de alguien con experiencia.
    }
web-review-fortune =
    { $alone ->
        [yes] { $good ->
            [even] La suerte no cambió nada.
            [yes] La suerte te dio un { $percent } %.
           *[no] La suerte te costó un { $percent } %.
        }
       *[no] { $good ->
            [even] La suerte y los demás no cambiaron nada.
            [yes] La suerte y los demás te dieron un { $percent } %.
           *[no] La suerte y los demás te costaron un { $percent } %.
        }
    }{ $all ->
        [yes] {""}
       *[no] {" "}Ahí se cuentan también las decisiones que no se sopesaron.
    }
web-review-habits = Lo que más dejaste pasar: { $sources }.
web-review-opinion = La opinión de un bot (partidas jugadas mentalmente: { $count }). Puede equivocarse.
web-review-share = Compartir
web-review-unshare = Dejar de compartir
web-review-shared = Cualquiera que tenga el enlace puede leer este análisis.
web-review-unshared = Solo tú puedes leer este análisis.
web-review-list = Análisis de { $title }
web-fair-deal = ¿Fue limpio el reparto?
web-fair-deal-text = La huella de abajo se fijó antes de la primera jugada. La semilla da exactamente esta huella y este reparto. Descarga la partida y compruébala con: tablee check { $file }
web-seed = Semilla
web-seed-hash = Huella publicada al principio
web-back-to-table = Volver a la mesa
web-moment = Momento { $number } de { $last }
web-copy-moment = Copiar este momento
web-first = Inicio
web-step = Siguiente
web-step-back = Anterior
web-round-next = Ronda siguiente
web-round-back = Ronda anterior
web-round-at = { $round } de { $last }
web-course-rounds-scale = Rondas
web-replay-keys = Flechas: un paso. Página arriba y abajo: una ronda. Espacio: reproducir.
web-seen-by = Visto por
web-seen-by-watcher = Un espectador
web-hands = Lo que cada uno ocultaba
web-hands-none = No hay nada oculto en este momento.
web-thinking = Tiempo de reflexión
web-thinking-all = En total
web-thinking-each = Por jugada
web-thinking-most = El más largo
web-thinking-text = De una pregunta a su respuesta, solo de personas.
web-thought = { $name } lo pensó { $time }.
web-took-seconds = { $seconds } s
web-took-minutes = { $minutes } min { $seconds } s
web-took-hours = { $hours } h { $minutes } min
web-took-days = { $days ->
        [one] 1 día { $hours } h
       *[other] { $days } días { $hours } h
    }
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
web-motion = Animaciones
web-motion-full = completas
web-motion-reduced = reducidas
web-motion-none = ninguna
web-speed = Velocidad
web-speed-slow = lenta
web-speed-normal = normal
web-speed-fast = rápida
web-sound = Sonidos
web-first-hints = Consejos en las primeras partidas
web-first-hints-text = Cada clase de decisión se explica una vez, junto a lo que puedes elegir, hasta que hayas acabado unas partidas.
web-settings-kept = Estos ajustes se guardan solo en este dispositivo.

web-account-name = Nombre de la cuenta
web-password = Contraseña
web-sign-in = Iniciar sesión
web-sign-up = Crear una cuenta
web-sign-up-text = Tus asientos y partidas siguen siendo tuyos, en todos tus dispositivos. Sin correo electrónico.
web-sign-out = Cerrar sesión
web-signed-in = Has iniciado sesión como { $name }.
web-recover = Nueva contraseña
web-recover-text = Con tu código de recuperación puedes elegir una contraseña nueva.
web-recovery-code = Código de recuperación
web-recovery-code-text = Anótalo: se muestra una sola vez y permite elegir una contraseña nueva.

web-privacy = Privacidad
web-privacy-short = Qué se guarda de ti, y cuánto tiempo
web-privacy-lead = Qué guarda este servidor de ti, cuánto tiempo, y qué puedes hacer.
web-privacy-kept = Qué se guarda
web-privacy-guest = Sin cuenta: el nombre que eliges, tus asientos, tus jugadas y lo que escribes en las mesas. Tras { $time } sin visitas, todo ello se olvida y tus asientos quedan anónimos.
web-privacy-account = Con una cuenta: lo mismo, el nombre de la cuenta, y tu contraseña en una forma que nadie puede leer. Ni correo electrónico, ni nombre real. Se queda hasta que la borres.
web-privacy-session = Una cookie mantiene la sesión en este dispositivo. Tras { $time } sin uso deja de valer.
web-privacy-table-alone = Las mesas sin terminar en las que solo estás tú se borran tras { $time } sin uso.
web-privacy-table = Las mesas sin terminar de varias personas se borran tras { $time } sin uso.
web-privacy-finished = Las partidas terminadas se quedan mientras se conozca aquí a alguien que las jugó. Con el enlace de la mesa se pueden volver a ver.
web-privacy-standing = Las valoraciones y estadísticas salen de tus partidas terminadas. Otros ven de ellas lo que muestra tu página, y nada si la ocultas. Se borran con tus datos.
web-privacy-daily = Los repartos del día que has jugado: el resultado con tu nombre, a la vista de todo el mundo. Después del día cualquiera puede ver cómo lo jugaste.
web-privacy-chat = Lo que se escribe en una mesa se borra con la mesa.
web-privacy-report = Cuando alguien avisa de un mensaje, ese mensaje y los de alrededor se guardan, con los nombres, durante { $time }, para que quienes llevan este servidor puedan leerlos.
web-privacy-backup = Las copias de seguridad contienen lo que había aquel día, mientras quienes llevan el servidor las conserven.
web-privacy-not-kept = Qué no se guarda
web-privacy-address = Tablée usa tu dirección de red para evitar abusos, y no la apunta en ninguna parte.
web-privacy-trackers = No hay rastreadores, ni publicidad, ni servidores de terceros.
web-privacy-yours = Qué puedes hacer
web-privacy-yours-text = En tu cuenta puedes descargar todo lo que se guarda de ti, y borrarlo: tus asientos quedan anónimos, y lo que escribiste pierde tu nombre.

web-change-password = Cambiar contraseña
web-change-password-text = Aquí sigues con tu sesión; los demás dispositivos tendrán que volver a iniciarla.
web-old-password = Contraseña actual
web-new-password = Contraseña nueva
web-password-changed = Has cambiado la contraseña.
web-own-data = Tus datos
web-own-data-text = Descarga todo lo que se guarda de ti aquí, o bórralo para siempre.
web-export = Descargar mis datos
web-delete-account = Borrar mi cuenta
web-delete-account-of = ¿Borrar tu cuenta?
web-forget-me = Olvidarme
web-forget-me-of = ¿Debe olvidarte este servidor?
web-delete-account-text = No se puede deshacer. Dejas todas las mesas: en las partidas en curso siguen bots; las terminadas se quedan sin tu nombre. Las mesas en las que solo estás tú se borran.
web-account-deleted = Se ha borrado todo lo que se guardaba de ti.

web-people = Quiénes están en esta mesa
web-mute = Silenciar
web-unmute = Dejar escribir
web-remove-person = Echar de la mesa
web-let-in = Dejar que vuelva
web-is-muted = no puede escribir
web-is-removed = ya no puede venir
web-muted = Quien organiza esta mesa no te deja escribir en ella.
web-removed = Quien organiza esta mesa te ha pedido que te vayas: ya no puedes venir.
web-table-closed = Quienes llevan este servidor han cerrado esta mesa.
web-line-of = Sobre este mensaje de { $name }
web-report = Avisar
web-report-reason = ¿Qué tiene de malo? (opcional)
web-report-text = Quienes llevan este servidor verán el mensaje, los de alrededor y quién avisa.
web-reported = Gracias. Has avisado del mensaje.
web-several-seats = Una persona puede ocupar varios asientos

web-about-what = Tablée es una mesa digital para juegos de mesa modernos. Conoce las reglas, reparte las cartas y cuenta los puntos; tú invitas a tus amigos, o juegas contra bots.
web-about-fair = Cada reparto se fija antes de la primera jugada y se puede comprobar después: la huella de su semilla se publica al principio, la semilla misma al final.
web-about-private = Sin rastreadores ni servidores de terceros: una cookie recuerda tu asiento, y tus ajustes se quedan en tu dispositivo.
web-about-open = Tablée es software libre.
web-about-api = Cómo pueden jugar aquí los programas

web-edition = Sobre esta edición
web-gallery = Cartas y piezas
web-gallery-lead = Todo lo que hay en la mesa, tal como la mesa lo dibuja, y para qué sirve.
web-gallery-search = Buscar cartas y piezas
web-gallery-found = { $count ->
    [0] Nada encontrado
    [one] { $count } encontrada
   *[other] { $count } encontradas
}
web-gallery-next = Siguiente
web-gallery-back = Anterior
web-gallery-larger = { $name }: ver de cerca
web-edition-of-table = Edición
web-edition-usual = Tal como viene
web-edition-own-text = Una edición propia de este servidor. Sus partidas no cambian ninguna valoración y no están entre tus resultados.
web-edition-try = Probarla en una mesa
web-edition-differing = Solo lo que cambia ({ $count })
web-edition-undrawn = Quitado, o fuera de la mesa
web-edition-is-added = Nuevo aquí
web-edition-is-removed = Quitado aquí
web-edition-is-changed = Distinto de la base
web-edition-change = { $field }: { $before } → { $after }
web-edition-what = Aquí no se usa nada de las ilustraciones ni de los textos del juego original. Las reglas y los números vienen de tres fuentes; cada valor indica la suya.
web-edition-rulebook = Impreso
    .meaning = Está en un reglamento.
web-edition-public = Público
    .meaning = Se conoce por otras descripciones públicas del juego.
web-edition-reconstructed = Reconstruido
    .meaning = No conocemos el valor impreso. Este se diseñó para Tablée y se probó en miles de partidas simuladas.
web-edition-kind = Clase
web-edition-all = Todas
web-yes = sí
web-no = no
web-edition-counts =
    { $count ->
        [one] 1 valor
       *[other] { $count } valores
    }
web-edition-none = En este juego se conoce todo: no hubo que reconstruir nada.

web-not-found = Aquí no hay nada
web-not-found-text = Esta página o mesa no existe, o ya no existe.
web-problem-unreachable = No se puede contactar con el servidor. Comprueba tu conexión y vuelve a intentarlo.
web-problem-unknown = Algo ha ido mal. Vuelve a intentarlo.

web-tab-turns = ({ $count }) Te toca – Tablée

# --- bots of one's own ---

web-bots = Tus bots
web-bots-text = Tus propios programas pueden jugar aquí: cada uno con una clave, en tus mesas o con el enlace de un asiento. Toda la mesa ve que es un bot, y que es tuyo.
web-bots-none = Todavía no tienes bots.
web-bots-need-account = Respondes de tus bots con tu nombre. Crea antes una cuenta y vuelve.
web-bots-name = Cómo se llama
web-bots-make = Crear un bot
web-bots-token = La clave de { $bot }
web-bots-token-once = Se muestra ahora y nunca más. Quien la tenga juega como este bot.
web-bots-copy = Copiar la clave
web-bots-renew = Nueva clave
web-bots-remove = Quitar
web-bots-sure = Sí, quitarlo
web-bots-sits = { $tables ->
        [0] No está sentado en ninguna mesa.
        [one] Está sentado en { $tables } mesa.
       *[other] Está sentado en { $tables } mesas.
    }

web-notices = Avisos
web-notices-lead = Cuando te toca y no estás en la mesa, se te avisa: una vez por pregunta, con el juego, la mesa, lo que se pregunta y hasta cuándo.
web-notices-link = Recibir avisos de mi turno
web-notices-device = Este dispositivo
web-notices-here = Avisarme aquí
web-notices-here-text = El navegador muestra un aviso, aunque no haya ninguna página de Tablée abierta.
web-notices-here-on = Los avisos llegan a este dispositivo.
web-notices-denied = Este navegador no permite avisos de este sitio. Sus ajustes pueden cambiarlo.
web-notices-unable = Este navegador no muestra avisos aquí. Necesita una página con https; en un iPhone, Tablée tiene que estar en la pantalla de inicio.
web-install = Instalar Tablée
web-install-text = Instalada, Tablée tiene ventana e icono propios, con el número de mesas que te esperan.
web-notices-places = Dónde llegan los avisos
web-notices-how = Otro lugar
web-notices-kind-push = Un navegador
web-notices-kind-ntfy = ntfy
web-notices-kind-discord = Discord
web-notices-kind-webhook = Webhook
web-notices-kind-mail = Correo
web-notices-help-ntfy = La dirección de un tema que solo tú conoces, como https://ntfy.sh/mi-tema.
web-notices-help-discord = La dirección de un webhook. Quien lee su canal ve los avisos.
web-notices-help-webhook = Una dirección pública con https, que recibe JSON.
web-notices-help-mail = Recibes antes un código. No se envía nada más hasta que lo escribas aquí.
web-notices-address = Dirección
web-notices-add = Añadir
web-notices-test = Enviar una prueba
web-notices-tested = Enviado.
web-notices-remove = Quitar
web-notices-code = Código del correo
web-notices-confirm = Confirmar
web-notices-failed = Ya no se envía nada allí, hasta que llegue una prueba.
web-notices-quiet = Horas de silencio
web-notices-quiet-on = No molestarme, cada día
web-notices-quiet-from = De
web-notices-quiet-until = A
web-notices-quiet-text = Según la hora de donde estás ({ $zone }). Lo que aún haga falta llega cuando acaban.
web-notices-saved = Guardado.
web-notices-table = Avisarme de esta mesa cuando no esté

web-stop = No más avisos
web-stop-text = No se enviará nada más al lugar del que viene este enlace.
web-stop-now = No enviar nada más
web-stop-done = Hecho. No se enviará nada más allí.

web-offline = Sin conexión con el servidor
web-offline-moves = Lo que has elegido y confirmado se guarda en este dispositivo y se envía una sola vez cuando vuelva la conexión.
web-offline-tables = Tus mesas esperan en el servidor, que conoce las reglas: también las de bots y las de un solo dispositivo.
web-offline-own = Un servidor en tu propio ordenador o en tu red no necesita internet: allí esas partidas siguen.

web-privacy-notices = Dónde quieres saber que te toca, hasta que lo quites. El mensaje pasa por quien lleva ese servicio; lo que va a un navegador no lo puede leer nadie por el camino.
