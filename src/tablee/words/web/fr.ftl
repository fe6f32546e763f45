### Ce que dit le client web, quel que soit le jeu.

web-page-title = Tablée – des jeux de société autour d’une table
web-navigation = Navigation principale
web-home-heading = Asseyez-vous et jouez.
web-home-lead = Des jeux de société dans votre navigateur : tout de suite contre des robots, ou entre amis grâce à un lien. Sans compte.
web-your-move-at = À vous de jouer :
web-match-goes-on = Votre partie continue :
web-go-back = Reprendre
web-table-is-set = On met la table…
web-games = Jeux
web-play-short = Jouer
web-play-now = Jouer maintenant
web-invite = Inviter
web-options = Options
web-rules = Règles
web-rule = Règle { $rule }
web-term-player = Joueur
    .meaning = Le symbole et la couleur marquent tout ce qui est à cette personne.
web-term-state = Ce que fait cette personne
    .meaning = Elle réfléchit, a choisi, a confirmé ou s’est absentée.
web-term-leads = En tête
    .meaning = Mène en ce moment.
web-term-round = Manche
    .meaning = Où en est la partie.
web-term-forecast = Prévision
    .meaning = Ce qui en résulterait, d’après ce que vous pouvez savoir maintenant.
web-term-choices = Choix
    .meaning = Ce que vous pouvez faire maintenant. Rien ne compte avant la confirmation.
web-term-parts = Vue
    .meaning = Montre une autre partie de la table ; cela ne change rien.
web-rules-search = Chercher dans les règles
web-rules-found = { $count ->
    [0] Aucun passage trouvé
    [one] { $count } passage trouvé
   *[other] { $count } passages trouvés
}
web-rules-nothing = Rien dans les règles pour « { $query } ».
web-rules-page = Tout sur une page
web-players = { $least ->
        [one] 1 à { $most } joueurs
       *[other] { $least } à { $most } joueurs
    }
web-minutes = { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
web-players-short = { $least }–{ $most }
web-minutes-short = { $minutes } min
web-complexity = Complexité
web-weight = { $weight ->
        [1] très facile
        [2] facile
        [3] moyen
        [4] exigeant
       *[5] très exigeant
    }
web-days = { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
web-my-tables = Vos tables
web-past-tables = Parties terminées
web-small-games = Petits jeux
web-public-tables = Tables ouvertes
web-no-public-tables = Personne n’attend à une table ouverte pour le moment. Créez-en une, d’autres pourront s’y asseoir.
web-lobby-lead = Qui attend ici se réjouit d’avoir de la compagnie. La liste se renouvelle d’elle-même.
web-lobby-all = Toutes les tables ouvertes
web-lobby-game = Jeu
web-lobby-games = Tous les jeux
web-lobby-none = Personne n’attend pour { $title } en ce moment.
web-lobby-start = Ouvrir une table
web-lobby-alone = Personne n’y est encore assis.
web-lobby-join = S’asseoir
web-lobby-join-of = S’asseoir : { $title }
web-lobby-look = Regarder d’abord
web-lobby-look-of = Regarder d’abord : { $title }
web-lobby-rated = cotée
web-lobby-rated-usual = cotée comme d’habitude
web-lobby-unrated = non cotée
web-lobby-here = quelqu’un est là
web-free-seats = { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
web-your-move = À vous de jouer
web-status-waiting = pas encore commencée
web-status-playing = en cours
web-status-over = terminée
web-list-won = gagnée · { $points }
web-list-shared = gagnée ensemble · { $points }
web-list-lost = perdue · { $points }
web-standing = Vos résultats
web-standing-lead = Vos cotes, le bilan de vos parties, et toutes vos parties à revoir.
web-standing-nobody = Rien n’est encore compté : installez-vous d’abord à une table.
web-standing-empty = Vous n’avez pas encore terminé de partie.
web-ratings = Cotes
web-ratings-none = Pas encore de cote : elle vient avec la première partie cotée contre quelqu’un qui a un nom.
web-ratings-explained = Tout le monde commence à 25, où se trouvent les robots de niveau 3. Le nombre après ± dit l’incertitude : deux fois sur trois, la vraie valeur est dans cet intervalle.
web-rating-figure = { $mean } ± { $spread }
web-rating-provisional = provisoire
web-rating-of = Cote { $figure }
web-rating-change = { $change } dans cette partie
web-rating-matches = { $count ->
        [one] { $count } partie cotée
       *[other] { $count } parties cotées
    }
web-seats-count = { $count ->
        [one] { $count } place
       *[other] { $count } places
    }
web-statistics = Statistiques
web-statistics-matches = Parties
web-statistics-won = Victoires
web-statistics-reached = But atteint
web-statistics-places = Rangs 1 à { $count }
web-statistics-mean = Points en moyenne
web-statistics-best = Record
web-statistics-time = Durée moyenne
web-statistics-streak = Série
web-streak-won = d’affilée : { $count }
web-streak-not = sans victoire : { $count }
web-streak-longest = record de victoires : { $count }
web-won-of = { $part } sur { $all } ({ $percent } %)
web-opponents = Le plus souvent à la table
web-opponent-matches = { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
web-opponent-score = devant : { $ahead }, derrière : { $behind }
web-history = Parties terminées
web-history-search = Noms à la table
web-history-title = Jeu
web-history-any = Tous
web-history-result = Résultat
web-history-result-won = Victoire
web-history-result-shared = Victoire partagée
web-history-result-lost = Défaite
web-history-result-ended = Arrêtée avant la fin
web-history-after = Du
web-history-before = Au
web-history-with = Avec { $name }
web-history-reset = Tout montrer
web-history-found = { $count ->
        [0] Aucune partie trouvée
        [one] { $count } partie trouvée
       *[other] { $count } parties trouvées
    }
web-history-page = Page { $page } sur { $pages }
web-history-newer = Plus récentes
web-history-older = Plus anciennes
web-history-place = rang { $place } sur { $of }
web-history-ended = arrêtée avant la fin
web-history-reached = but atteint
web-history-missed = but manqué
web-history-uncounted = ne compte pas
web-history-replay-of = Revoir { $title }, { $date }
web-history-review-of = Analyse : { $title }, { $date }
web-person-guest = Sans compte
web-person-since = Ici depuis { $date }
web-person-titles = Parties à des tables publiques
web-person-no-titles = Pas encore de partie terminée à une table publique.
web-person-yours = Voici ce que les autres voient de vous.
web-person-hidden = Personne d’autre ne voit cette page : elle est cachée.
web-person-open = Votre page
web-person-show = Montrer ma page et mes cotes aux autres
web-person-show-text = Les autres voient alors votre nom, vos cotes et vos parties terminées à des tables publiques. Sinon, vous n’êtes dans aucun classement, et personne d’autre ne voit votre cote à une table.
web-ladder = Classement
web-ladder-lead = Toutes les personnes qui montrent leur cote, avec les robots sur la même échelle.
web-ladder-seats = Nombre de places
web-ladder-rank = Rang
web-ladder-name = Nom
web-ladder-none = Personne ici ne montre encore de cote assez sûre.
web-ladder-provisional = Provisoire
web-ladder-provisional-text = Encore trop peu de parties cotées pour le dire.
web-you-mark = vous
web-kept-until = conservée jusqu’au { $date }
web-delete = Supprimer
web-delete-of = Supprimer cette partie ? ({ $title })
web-delete-text = Elle est supprimée pour toujours, avec son journal. Personne d’autre n’a de place à cette table.
web-hide = Masquer
web-hide-of = Masquer cette partie ? ({ $title })
web-hide-text = Elle disparaît seulement de votre liste. Votre place reste la vôtre, et le lien de la table fonctionne toujours.
web-unhide = Afficher
web-unhide-of = Afficher de nouveau cette partie ({ $title })
web-hidden-tables = Tables masquées : { $count }
web-keep = Garder
web-loading = Un instant…
web-try-again = Réessayer
web-about = À propos de Tablée
web-settings = Réglages
web-account = Compte
web-guest = Anonyme
web-you = vous
web-bot-random = Robot facile
web-bot-greedy = Robot moyen
web-bot-expert = Robot expert
web-bot-level-at = Niveau du robot à la place { $number }
web-level = { $number } · { $name }
web-play-level = Niveau des robots
web-is-bot = Robot, niveau : { $level }
web-is-bot-styled = Robot, niveau : { $level }, style : { $style }
web-is-outside-bot = Robot de { $owner }, joue d’ailleurs
web-bot-level = Niveau du robot
web-name-numbered = { $name } { $number }
web-free-seat = Place libre
web-labelled = { $label } : { $value }
web-close = Fermer
web-save = Enregistrer
web-to-home = Accueil

web-daily = Donnes du jour
web-daily-today = Donnes du jour
web-daily-of = Donne du jour : { $title }
web-daily-lead = Chaque jeu a une donne par jour, la même pour tout le monde : mêmes cartes, même place, mêmes robots. Vous avez un seul essai.
web-daily-on = Donne du { $day }
web-daily-yesterday = Donne d’hier
web-daily-left = Encore { $time }
web-daily-streak = { $days ->
    [one] Un jour de suite
   *[other] { $days } jours de suite
}
web-daily-alone = En solo
web-daily-with = { $count ->
    [one] Un robot de niveau { $level }
   *[other] { $count } robots de niveau { $level }
}
web-daily-none = Pas encore jouée
web-daily-playing = Commencée
web-daily-finished = Jouée : { $result }
web-daily-given-up = Abandonnée
web-daily-late = Finie trop tard pour compter
web-daily-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-daily-won = victoire avec { $points }
web-daily-lost = défaite avec { $points }
web-daily-place = place { $place } avec { $points }
web-daily-play = Jouer la donne du jour
web-daily-go-on = Continuer
web-daily-see-results = Résultats
web-daily-ranked = { $count ->
    [one] Rang { $rank }.
   *[other] Rang { $rank } parmi { $count } qui l’ont jouée.
}
web-daily-results = Résultats
web-daily-guests = Visiteurs
web-daily-guests-why = Les visiteurs et les comptes créés ce jour-là ne sont pas classés : ainsi, personne ne peut regarder la donne d’abord sous un autre nom.
web-daily-hidden = { $count ->
    [one] Une personne l’a jouée. Vous verrez le résultat quand vous l’aurez jouée aussi.
   *[other] { $count } personnes l’ont jouée. Vous verrez les résultats quand vous l’aurez jouée aussi.
}
web-daily-nobody = Personne ne l’a encore jouée.
web-daily-rank = Rang
web-daily-who = Qui
web-daily-place-short = Place
web-daily-points-short = Points
web-daily-time = Temps
web-daily-won-short = victoire
web-daily-you = vous
web-daily-watch-of = Regarder comment { $player } a joué
web-daily-master = Le robot le plus fort a joué cette donne aussi, à votre place et contre les mêmes robots. Regardez comment il a fait.
web-daily-master-plays = Le robot le plus fort joue cette donne en ce moment.
web-daily-before = La veille
web-daily-to-today = Vers la donne du jour
web-daily-beside = Vous et { $master }
web-daily-alike = { $count ->
    [0] Dès la première décision, vos chemins se séparent :
    [1] Votre première décision est la même. Ensuite :
   *[other] Vos { $count } premières décisions sont les mêmes. Ensuite :
}
web-daily-you-chose = Vous
web-daily-never-parted = Vous avez choisi comme { $master }, de la première décision à la dernière.
web-daily-came-of-it = Ce qui en est sorti
web-daily-sealed = La graine et l’enregistrement seront montrés quand la journée sera finie : d’autres doivent encore jouer cette donne.
web-daily-how = Ce qui compte
web-daily-how-alike = Les cartes, les dés et les robots découlent du jour. Si vous choisissez comme quelqu’un d’autre, vous voyez la même chose arriver.
web-daily-how-once = Le premier essai compte, quel que soit l’appareil sur lequel vous le continuez. Il doit finir avant minuit UTC. Il n’y a pas d’indices, et personne ne peut jouer à votre place.
web-daily-how-secret = Tant que vous ne l’avez pas jouée, vous ne voyez le résultat de personne et ne pouvez regarder personne. La journée finie, tout est ouvert : résultats, graine, et chaque partie à regarder.
web-daily-how-ranked = D’abord la victoire, puis la place, puis les points. À résultat égal, même rang ; le temps dit seulement qui figure en premier. Les pauses ne comptent pas.

web-new-table = Nouvelle table
web-new-table-of = Nouvelle table : { $title }
web-table-of = Table : { $title }
web-seats = Places
web-seat-number = Place { $number }
web-seat-me = Moi
web-seat-bot = Robot
web-seat-link = Par lien privé
web-seat-open = Ouverte à tous
web-seat-name = Nom du joueur à la place { $number }
web-seat-name-short = Nom
web-seats-shared = Plusieurs personnes se passent le même appareil. Chacune peut avoir un nom ; il est retenu ici.
web-add-seat = Ajouter une place
web-remove-seat = Retirer une place
web-game-options = Comment on joue
web-presets = Préréglages
web-preset-first = Première partie
web-preset-standard = Standard
web-preset-expert = Expert
web-time = Temps et absences
web-clock = Pendule
web-clock-none = Sans pendule
web-clock-bank = Temps total
web-clock-days = Jours par coup
web-clock-increment = Ajouté à chaque coup
web-clock-plus = + { $seconds } s par coup
web-clock-is-bank = { $minutes } min, + { $increment } s par coup
web-clock-is-days = { $days ->
        [one] { $days } jour pour chaque coup
       *[other] { $days } jours pour chaque coup
    }
web-absence = Si quelqu’un s’absente
web-absence-wait = on attend
web-absence-bot-until-return = un robot joue jusqu’à son retour
web-absence-bot-to-the-end = un robot joue jusqu’à la fin
web-absence-agree = les personnes présentes décident
web-absence-agree-text = Après { $time } d’absence, les personnes présentes peuvent, si toutes sont d’accord, laisser jouer un robot jusqu’au retour ou arrêter la partie.
web-absence-wait-text = Après { $time } d’absence, les personnes présentes peuvent arrêter la partie, si toutes sont d’accord. Aucun robot ne joue.
web-absence-bot-until-return-text = Après { $time } d’absence, un robot joue jusqu’au retour.
web-absence-bot-to-the-end-text = Après { $time } d’absence, un robot joue jusqu’à la fin.
web-stand-in = Si un robot prend le relais, son niveau
web-stand-in-text = Il joue pour les personnes absentes ou parties. Qui revient reprend la main à sa prochaine décision.
web-patience = Temps d’attente
web-patience-after = après { $time }
web-moments = moins d’une minute
web-hours = { $hours ->
        [one] { $hours } heure
       *[other] { $hours } heures
    }
web-away = absence : { $time }
web-absences = Absences
web-away-for = { $name } n’est plus là depuis { $time }.
web-bot-plays-for = Un robot ({ $level }) joue pour { $name }, qui peut revenir à tout moment.
web-bot-plays-to-the-end = Un robot ({ $level }) joue pour { $name } jusqu’à la fin.
web-bot-plays-for-you = Un robot ({ $level }) joue à votre place.
web-take-seat-back = Reprendre ma place
web-let-bot-play = Laisser jouer un robot
web-keep-waiting = Attendre encore
web-end-match = Arrêter la partie
web-give-seat-away = Proposer cette place
web-agreed-on-bot = Pour un robot : { $names }. Accord attendu : { $missing }.
web-agreed-on-end = Pour arrêter la partie : { $names }. Accord attendu : { $missing }.
web-public-table = Montrer cette table sur la page d’accueil
web-create-table = Créer la table
web-create-and-start = Commencer à jouer

web-invite-others = Inviter les autres
web-invitation = { $title } : jouez avec moi !
web-qr = Code QR du lien de cette table
web-link = Lien de cette table
web-copy-link = Copier le lien
web-copy-seat-link = Copier le lien privé
web-copied = Copié
web-share = Partager
web-nickname = Votre nom à la table
web-name-first = Comment les autres doivent-ils vous appeler ?
web-name-first-text = Ils voient ce nom en ouvrant votre invitation.
web-name-first-join = Les personnes à la table voient ce nom.
web-name-go-on = Continuer
web-name-none = Sans nom
web-sit-down = S’asseoir
web-sit-here = S’asseoir ici
web-prompt-rests = Cette partie est en pause.
web-older-rules = Cette partie a commencé avec la version { $begun } des règles ; ici, c’est maintenant la version { $here }.
web-older-rules-text = Elle attend que tout le monde à la table accepte de continuer avec les nouvelles règles. D’ici là, aucun robot ne joue et aucune horloge ne tourne. Ensuite, la partie ne pourra plus être vérifiée dans son ensemble à partir de sa graine.
web-play-on = Adopter les nouvelles
web-play-on-not = Garder les anciennes
web-play-on-agreed = Pour les nouvelles règles : { $names }. Accord attendu : { $missing }.
web-played-on = Cette partie a commencé avec la version { $begun } des règles et continué avec la version { $now } : dans son ensemble, elle ne peut pas être vérifiée à partir de sa graine.
web-over-older-rules = Cette partie a été jouée avec la version { $begun } des règles ; ici, c’est maintenant la version { $here }. Le détail du score ne peut pas être montré.
web-list-asked = nouvelles règles : votre avis
web-list-older = règles plus anciennes
web-list-frozen = ne peut pas continuer
web-frozen = Cette partie ne peut pas continuer
web-frozen-over = Cette partie est terminée
web-frozen-text = Rien n’en est perdu : elle reste telle quelle. À la table : { $names }.
web-last-shown = La dernière position montrée
web-event-unknown = Il s’est passé quelque chose que les règles d’ici ne connaissent pas.
web-leave = Quitter la table
web-start = Commencer la partie
web-waiting-open = Place libre
web-waiting-link = Réservée par lien
web-connected = est là
web-not-connected = n’est pas là
web-waiting-for-seats = { $count ->
        [one] Une place est encore libre. Invitez quelqu’un, ou donnez-la à un robot.
       *[other] { $count } places sont encore libres. Invitez quelqu’un, ou donnez-les à des robots.
    }
web-all-here = Tout le monde est là.
web-waiting-for-host = Tout le monde est là. L’hôte lance la partie.
web-join = On vous invite à une table

web-table-opens = On dresse la table…
web-on-the-table = Sur la table
web-choices = Ce que vous pouvez choisir
web-help = De quoi s’agit-il ?
web-rail = Au bord de la table
web-rail-goal = But
web-rail-possible = Possible
web-rail-sheet = Aide
web-sheet = Aide de jeu
web-sheet-print = Une page à imprimer
web-print = Imprimer
web-possible = Que puis-je faire ?
web-possible-nothing = Il n’y a rien à choisir pour l’instant.
web-nearly = Presque possible : il manque une chose
web-unread = à lire
web-you-watch = Vous regardez la partie.
web-parts = Parties de la table
web-tab-board = Plateau
web-tab-me = Moi
web-tab-others = Autres
web-tab-history = Journal
web-side-history = Journal
web-side-chat = Discussion
web-tab-your-move = ● À vous – { $title }
web-prompt-confirm = Confirmez votre choix, ou choisissez autre chose.
web-prompt-confirm-this = { $choice } : confirmez, ou choisissez autre chose.
web-prompt-revealing = Regardez ce qui se passe.
web-prompt-missed = Voici ce qui s’est passé depuis votre dernière visite.
web-pick-more = Encore { $count } à choisir.
web-see-moment = Voir ce moment
web-missed = Depuis votre dernière visite
web-learn = Apprendre à la table
web-learn-short = Apprendre
web-learn-on = Continuer à apprendre ({ $number } sur { $steps })
web-guide = Guide
web-guide-step = { $number } sur { $steps }
web-guide-look = Regardez
web-guide-with = Ensemble
web-guide-choice = À vous de choisir
web-guide-here = ici
web-guide-lit = Vous pouvez choisir : { $things }.
web-guide-why = Pourquoi ?
web-first-hint = Première fois
web-first-hint-close = Compris
web-guide-go-on = Continuer
web-guide-confirm = Confirmez votre choix, ou annulez-le et regardez encore.
web-guide-waits = Les autres choisissent encore.
web-guide-alone = Continuez comme vous voulez. La suite vient bientôt.
web-guide-else = Cela marche aussi.
web-guide-back = Revenir en arrière
web-guide-over = C’était ce chapitre.
web-guide-ready = Vous voilà à l’aise : continuez ici, ou commencez une partie contre des débutants.
web-guide-next = Chapitre suivant
web-guide-play-on = Jouer la suite
web-guide-own = Une partie à moi
web-guide-chapters = Chapitres
web-guide-open = Ouvrir
web-guide-again = Recommencer
web-guide-done = terminé
web-guide-leave = Quitter le guide
web-prompt-going-on = La partie continue…
web-prompt-waiting = On attend { $names }.
web-prompt-waiting-many =
    { $count ->
        [one] On attend { $count } personne.
       *[other] On attend { $count } personnes.
    }
web-prompt-locked = Votre choix est confirmé. On attend { $names }.
web-prompt-locked-many =
    { $count ->
        [one] Votre choix est confirmé. On attend { $count } personne.
       *[other] Votre choix est confirmé. On attend { $count } personnes.
    }
web-no-undo-after = La suite révèle du nouveau : vous ne pourrez plus revenir en arrière.
web-reveals = Révèle quelque chose : ce qui précède ne pourra plus être annulé.
web-why-confirmed = Votre choix est confirmé. Pour choisir autre chose, modifiez-le d’abord.
web-why-drafted = Votre choix est fait : confirmez-le, ou annulez-le pour choisir autre chose.
web-undo = Annuler
web-undo-all = Tout annuler
web-confirm = Confirmer
web-locked = Choix confirmé
web-unlock = Modifier mon choix
web-skip = Passer l’animation
web-scores = Feuille de score
web-course = Le score au fil de la partie
web-course-rounds = En pointillés : changement de manche ou de tour.
web-decided = Ce qui a fait la différence
web-decided-ahead =
    { $round } : { $you ->
        [yes] vous prenez la tête pour de bon.
       *[no] { $winners } { $count ->
            [one] prend
           *[other] prennent
        } la tête pour de bon.
    } { $changes ->
        [0] La première place n’a jamais changé de mains.
        [one] La première place a changé de mains une fois.
       *[other] La première place a changé de mains { $changes } fois.
    }
web-decided-level =
    { $points ->
        [one] Égalité à { $points } point : le départage décide.
       *[other] Égalité à { $points } points : le départage décide.
    }
web-decided-otherwise =
    { $points ->
        [one] Les points n’ont pas décidé : quelqu’un en avait { $points } de plus.
       *[other] Les points n’ont pas décidé : quelqu’un en avait { $points } de plus.
    }
web-decided-source = Le plus grand écart : { $source }. { $winner } : { $more }. { $other } : { $less }.
web-decided-round =
    { $points ->
        [one] { $round }, le moment fort : { $points } point gagné ({ $winner } face à { $other }).
       *[other] { $round }, le moment fort : { $points } points gagnés ({ $winner } face à { $other }).
    }
web-decided-shared =
    { $points ->
        [one] Tout le monde finit à { $points } point.
       *[other] Tout le monde finit à { $points } points.
    }
web-decided-most = A le plus rapporté : { $source } ({ $points }).
web-decided-cost = A le plus coûté : { $source } (−{ $points }).
web-decided-best-round = Le meilleur moment : { $round } (+{ $points }).
web-decided-review =
    { $unit ->
        [chances] Votre décision la plus chère : « { $chosen } » au lieu de « { $better } » (chance d’atteindre ensemble le but : −{ $percent } %).
       *[points] Votre décision la plus chère : « { $chosen } » au lieu de « { $better } » (points : environ −{ $points }).
    }
web-decided-review-link = La voir dans l’analyse
web-seat-is-thinking = réfléchit
web-seat-is-chosen = a choisi
web-seat-is-locked = a confirmé
web-seat-is-away = n’est pas là
web-seat-would-end = veut arrêter
web-bot-stands-in = un robot joue
web-ask-plan = Demander son plan à { $name }
web-plan-of = { $name } répond :
web-plan-thinks = { $name } y réfléchit…
web-plan-open = Je vais : { $choices }.
web-plan-made = J’ai choisi : { $choices }.
web-plan-why = De plus que mon idée suivante : { $reasons }.
web-plan-by-thumb = Ici, je suis les principes du jeu.
web-plan-won = Parties gagnées ainsi en pensée : { $won } sur { $games }.
web-connection-live = En ligne
web-connection-reconnecting = Reconnexion
web-connection-polling = Connexion lente
web-connection-offline = Pas de connexion
web-nothing-yet = Rien ne s’est encore passé.
web-nothing-said = Personne n’a encore rien dit.
web-say = Dites quelque chose
web-send = Envoyer
web-not-sent = Votre message n’a pas été envoyé.
web-watcher = regarde
web-watchers-apart = Les joueurs liront ceci une fois la partie terminée.
web-watchers-heard = Les joueurs lisent ceci aussi.
web-watchers-heard-wish = Les joueurs lisent pendant la partie ce qu’écrivent les spectateurs
web-more = Menu
web-my-seat-link = Copier mon lien
web-my-seat-link-text = Avec ce lien privé, vous continuez à jouer sur un autre appareil.
web-concede = Arrêter la partie
web-concede-not = Continuer la partie
web-concede-text = Si toutes les personnes à la table sont d’accord, la partie s’arrête en l’état.
web-concede-waits = Vous voulez arrêter. La partie s’arrêtera quand tout le monde sera d’accord.
web-resign = Arrêter ou quitter
web-resign-alone = Personne ne joue sur un autre appareil : la partie se termine aussitôt, en l’état.
web-resign-still = Reste à accepter : { $names }.
web-resign-sure = Terminer cette partie maintenant ?
web-resign-now = La terminer
web-leave-seat = Laisser à un robot
web-leave-seat-text = Vous abandonnez votre place pour de bon. Un robot ({ $level }) joue à votre place : personne d’autre ne perd la partie.
web-leave-seat-sure = Abandonner votre place pour de bon ?
web-leave-seat-now = L’abandonner
web-fullscreen = Plein écran
web-fullscreen-off = Quitter le plein écran
web-goal = But et icônes
web-legend = Ce que veulent dire les icônes
web-keys-hint = Raccourcis clavier : touche « ? ».
web-keys = Raccourcis clavier
web-key-tab = Tab, flèches
web-key-tab-does = parcourir ce qu’on peut choisir
web-key-enter = Entrée
web-key-enter-does = choisir, puis confirmer
web-key-escape = Échap
web-key-escape-does = annuler le dernier choix
web-key-explain = I
web-key-explain-does = expliquer ce qui est sélectionné ; encore : la chose suivante sur la table
web-key-rule = R
web-key-rule-does = ouvrir la règle de ce qui est expliqué
web-key-search = /
web-key-search-does = chercher dans les règles
web-key-possible = P
web-key-possible-does = que puis-je faire ?
web-key-hint = H
web-key-hint-does = conseil, à une table d’entraînement
web-key-why = W
web-key-why-does = pourquoi, dans un guide
web-key-help = ?
web-key-help-does = afficher cette aide
web-pass-device = Passez l’appareil à { $name }
web-pass-device-text = La table reste couverte : à { $name } de la découvrir.
web-i-am = Je suis { $name }

web-result-alone =
    { $you ->
        [yes] Vous terminez
       *[no] { $name } termine
    } avec { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
web-result-won-together = Vous avez gagné ensemble !
web-result-lost-together = Vous avez perdu ensemble.
web-result-all-won = Tout le monde a gagné ensemble.
web-result-all-lost = Tout le monde a perdu ensemble.
web-result-team-won = Vous gagnez, avec { $partners } !
web-options-clash = Ces options sont incompatibles. Changez-les, ou changez le nombre de places.
web-winner = Victoire
web-rematch = Revanche
web-rematch-same-deal = Revanche, même donne
web-rematch-same-deal-agreed = Pour rejouer la même donne : { $names }. La partie commence quand tout le monde est d’accord.
web-rematch-same-deal-not = Pas la même donne
web-known-deal = Cette donne a déjà été jouée : chacun peut savoir ce qui est caché. La partie ne compte pas.
web-join-rematch = Rejoindre la revanche
web-replay = Revoir
web-replay-of = Revoir : { $title }
web-look-at-table = Regarder la table
web-download-record = Télécharger la partie
web-review = Analyse
web-review-of = Analyse : { $title }
web-review-ask = Analyser la partie
web-review-what = Un robot rejoue votre partie de tête, une minute au plus : qui était bien placé et quand, lesquelles de vos décisions ont coûté le plus, ce qui aurait été mieux et pourquoi, et quelle a été la part de chance.
web-review-not-yours = Vous n’avez pas joué cette partie. Ses joueurs peuvent la faire analyser et partager l’analyse.
web-review-waiting =
    { $count ->
        [0] Elle commence dans un instant.
        [one] Une autre analyse passe avant.
       *[other] { $count } autres analyses passent avant.
    }
web-review-making = L’analyse est en cours
web-review-steps = { $done } sur { $steps }
web-review-go-away = Vous pouvez quitter cette page ; l’analyse sera là à votre retour.
web-review-chances = Chances de gagner
web-review-chances-end = Chances de gagner, à la fin
web-review-percent = { $percent } %
web-review-moment = La décision examinée
web-review-costliest = Ce qui a coûté le plus
web-review-all = Toutes les décisions ({ $count })
web-review-decision = Décision { $number }
web-review-inaccuracy = imprécision
web-review-mistake = erreur
web-review-blunder = grosse erreur
web-review-chosen = Choisi : { $choice }
web-review-better =
    Mieux : { $choice }, environ { $points ->
        [one] { $points } point de plus
       *[other] { $points } points de plus
    }{ $percent ->
        [0] {"."}
       *[other] {" "}(chances de gagner : +{ $percent } %).
    }
web-review-better-together = Mieux : { $choice } (chances d’atteindre le but ensemble : +{ $percent } %).
web-review-because = En raison de : { $reasons }
web-review-reason = { $source } { $points }
web-review-error =
    À { $error } près, pesé dans { $count ->
        [one] { $count } monde possible
       *[other] { $count } mondes possibles
    } d’après ce que l’on pouvait savoir.
web-review-weighed =
    Pesé dans { $count ->
        [one] { $count } monde possible
       *[other] { $count } mondes possibles
    } d’après ce que l’on pouvait savoir.
web-review-unclear = { $choice } aurait peut-être été mieux, mais ce n’est pas certain.
web-review-best = Rien de mieux n’a été trouvé.
web-review-passed-over = Pas pesé : c’est ce que conseillent les règles empiriques, ou le temps a manqué.
web-review-see-replay = Revoir ce moment
web-review-play-on = Rejouer à partir d’ici
web-begins = Reprise d’un moment d’une autre partie, contre des robots ; ce que l’on ne pouvait pas savoir est redistribué. Elle ne compte pas.
web-begins-where = La partie d’origine
web-practice = Entraînement
web-practice-text = Table d’entraînement : on y donne des conseils, et la partie ne compte pas.
web-practice-wish = Pour s’entraîner : avec des conseils, ne compte pas
web-rated = Cote
web-rated-usual = Comme d’habitude
web-rated-usual-text = D’habitude, les cotes changent si au moins deux personnes avec un nom jouent.
web-rated-yes = La partie est cotée
web-rated-no = La partie n’est pas cotée
web-rated-is = Cette partie change les cotes.
web-unrated-is = Cette partie ne change aucune cote.
web-unrated-guide = Aucune cote ne change : on apprend le jeu ici.
web-unrated-own-edition = Aucune cote ne change : l’édition est propre à ce serveur.
web-unrated-played-from = Aucune cote ne change : c’est la suite d’une autre partie.
web-unrated-practice = Aucune cote ne change : c’est une table d’entraînement.
web-unrated-known-deal = Aucune cote ne change : la donne a déjà été jouée.
web-unrated-several-seats = Aucune cote ne change : une personne a plusieurs places.
web-unrated-outside-bot = Aucune cote ne change : un robot joue ici d’ailleurs.
web-unrated-no-rivals = Aucune cote ne change : personne ne joue contre personne.
web-unrated-wished = Aucune cote ne change : la table en a décidé ainsi.
web-unrated-few-people = Aucune cote ne change tant qu’il y a moins de deux personnes avec un nom.
web-hint = Conseil
web-hint-thinking = Examen des choix…
web-hint-best = le mieux
web-hint-as-good = aussi bien
web-hint-by-rule = D’après les règles empiriques ; le temps manquait pour tout peser.
web-hint-share = Vos chances de gagner ainsi : { $percent } %.
web-hint-because = Ce qu’il apporte de plus que le suivant : { $source } (+{ $points }).
web-hint-even = D’autres choix sont à peu près aussi bons.
web-hint-many = Beaucoup de petites choses parlent pour lui.
web-hint-others = Autres choix
web-review-nothing =
    Aucune décision n’était nettement moins bonne qu’une autre (pesées : { $count }/{ $all }).{ $good ->
        [yes] {" "}Bien joué !
       *[no] {""}
    }
web-review-luck = Au début, vous pouviez espérer { $start } % de la victoire ; à la fin, c’était { $result } %.
web-review-skill =
    { $own ->
        [even] Vos décisions ont valu celles d’un joueur expérimenté.
        [yes] Vos décisions vous ont apporté { $percent } % de plus que celles d’un joueur expérimenté.
       *[no] Vos décisions vous ont coûté { $percent } % par rapport à celles d’un joueur expérimenté.
    }
web-review-fortune =
    { $alone ->
        [yes] { $good ->
            [even] La chance n’a rien changé.
            [yes] La chance vous a apporté { $percent } %.
           *[no] La chance vous a coûté { $percent } %.
        }
       *[no] { $good ->
            [even] La chance et les autres n’ont rien changé.
            [yes] La chance et les autres vous ont apporté { $percent } %.
           *[no] La chance et les autres vous ont coûté { $percent } %.
        }
    }{ $all ->
        [yes] {""}
       *[no] {" "}Les décisions qui n’ont pas été pesées y sont comptées.
    }
web-review-habits = Ce que vous avez le plus laissé passer : { $sources }.
web-review-opinion = L’avis d’un robot (parties jouées de tête : { $count }). Il peut se tromper.
web-review-share = Partager
web-review-unshare = Ne plus partager
web-review-shared = Toute personne qui a le lien peut lire cette analyse.
web-review-unshared = Personne d’autre ne peut lire cette analyse.
web-review-list = Analyse : { $title }
web-fair-deal = La donne était-elle régulière ?
web-fair-deal-text = L’empreinte ci-dessous était fixée avant le premier coup. La graine donne exactement cette empreinte et cette donne. Téléchargez la partie et vérifiez-la vous-même avec : tablee check { $file }
web-seed = Graine
web-seed-hash = Empreinte publiée au début
web-back-to-table = Retour à la table
web-moment = Moment { $number } sur { $last }
web-copy-moment = Copier ce moment
web-first = Début
web-step = Suivant
web-step-back = Précédent
web-round-next = Manche suivante
web-round-back = Manche précédente
web-round-at = { $round } sur { $last }
web-course-rounds-scale = Manches
web-replay-keys = Flèches : un pas. Page haut et bas : une manche. Espace : lire.
web-seen-by = Vu par
web-seen-by-watcher = Un spectateur
web-hands = Ce que chacun cachait
web-hands-none = Rien n’est caché à ce moment.
web-thinking = Temps de réflexion
web-thinking-all = En tout
web-thinking-each = Par coup
web-thinking-most = Le plus long
web-thinking-text = D’une question à sa réponse, pour les personnes seulement.
web-thought = { $name } y a réfléchi { $time }.
web-took-seconds = { $seconds } s
web-took-minutes = { $minutes } min { $seconds } s
web-took-hours = { $hours } h { $minutes } min
web-took-days = { $days ->
        [one] 1 jour { $hours } h
       *[other] { $days } jours { $hours } h
    }
web-play = Lire
web-pause = Pause

web-language = Langue
web-language-en = English
web-language-fr = Français
web-language-es = Español
web-theme = Couleurs
web-theme-system = comme l’appareil
web-theme-light = claires
web-theme-dark = sombres
web-theme-to-light = Passer aux couleurs claires
web-theme-to-dark = Passer aux couleurs sombres
web-motion = Animations
web-motion-full = complètes
web-motion-reduced = réduites
web-motion-none = aucune
web-speed = Vitesse
web-speed-slow = lente
web-speed-normal = normale
web-speed-fast = rapide
web-sound = Sons
web-first-hints = Conseils dans les premières parties
web-first-hints-text = Chaque sorte de décision est expliquée une fois, près de ce que vous pouvez choisir, jusqu’à ce que vous ayez fini quelques parties.
web-settings-kept = Ces réglages restent sur cet appareil.

web-account-name = Nom du compte
web-password = Mot de passe
web-sign-in = Se connecter
web-sign-up = Créer un compte
web-sign-up-text = Vos places et vos parties restent à vous, sur tous vos appareils. Sans adresse électronique.
web-sign-out = Se déconnecter
web-signed-in = Compte connecté : { $name }.
web-recover = Nouveau mot de passe
web-recover-text = Avec votre code de secours, vous pouvez choisir un nouveau mot de passe.
web-recovery-code = Code de secours
web-recovery-code-text = Notez-le : il n’est montré qu’une fois, et permet de choisir un nouveau mot de passe.

web-privacy = Vie privée
web-privacy-short = Ce qui est gardé, et combien de temps
web-privacy-lead = Ce que ce serveur garde de vous, combien de temps, et ce que vous pouvez y faire.
web-privacy-kept = Ce qui est gardé
web-privacy-guest = Sans compte : le nom que vous choisissez, vos places, vos coups et ce que vous écrivez aux tables. Après { $time } sans visite, tout cela est oublié et vos places deviennent anonymes.
web-privacy-account = Avec un compte : la même chose, le nom du compte, et votre mot de passe sous une forme que personne ne peut lire. Ni adresse e-mail, ni vrai nom. Il reste jusqu’à ce que vous le supprimiez.
web-privacy-session = Un cookie garde cet appareil connecté. Après { $time } sans usage, il n’est plus valable.
web-privacy-table-alone = Les tables inachevées où vous êtes la seule personne sont supprimées après { $time } sans usage.
web-privacy-table = Les tables inachevées à plusieurs sont supprimées après { $time } sans usage.
web-privacy-finished = Les parties terminées restent tant que l’une des personnes qui ont joué est connue ici. Avec le lien de la table, on peut les revoir.
web-privacy-standing = Les cotes et les statistiques viennent de vos parties terminées. Les autres en voient ce que montre votre page, et rien si vous la cachez. Elles disparaissent avec vos données.
web-privacy-daily = Les donnes du jour que vous avez jouées : le résultat sous votre nom, visible de tout le monde. Après la journée, tout le monde peut regarder comment vous avez joué.
web-privacy-chat = Ce qui s’écrit à une table est supprimé avec elle.
web-privacy-report = Quand quelqu’un signale un message, ce message et ceux d’à côté sont gardés, avec les noms, pendant { $time }, pour que les responsables du serveur puissent les lire.
web-privacy-backup = Les sauvegardes du serveur contiennent ce qu’il y avait ce jour-là, aussi longtemps que ses responsables les gardent.
web-privacy-not-kept = Ce qui n’est pas gardé
web-privacy-address = Tablée se sert de votre adresse réseau pour écarter les abus, et ne la note nulle part.
web-privacy-trackers = Aucun pisteur, aucune publicité, aucun serveur tiers : rien ne part vers d’autres sites.
web-privacy-yours = Ce que vous pouvez faire
web-privacy-yours-text = Dans votre compte, vous pouvez télécharger tout ce qui est gardé de vous, et le supprimer : vos places deviennent anonymes, et ce que vous avez écrit perd votre nom.

web-change-password = Changer de mot de passe
web-change-password-text = Vous restez en ligne ici ; tous les autres appareils doivent se reconnecter.
web-old-password = Mot de passe actuel
web-new-password = Nouveau mot de passe
web-password-changed = Votre mot de passe est changé.
web-own-data = Vos données
web-own-data-text = Téléchargez tout ce qui est gardé de vous ici, ou supprimez-le pour de bon.
web-export = Exporter mes données
web-delete-account = Supprimer mon compte
web-delete-account-of = Supprimer votre compte ?
web-forget-me = M’oublier
web-forget-me-of = Ce serveur doit-il vous oublier ?
web-delete-account-text = C’est définitif. Vous quittez toutes les tables : dans les parties en cours, des robots continuent ; les parties terminées restent, sans votre nom. Les tables où vous êtes la seule personne sont supprimées.
web-account-deleted = Tout ce qui était gardé de vous est supprimé.

web-people = Les personnes à cette table
web-mute = Couper la parole
web-unmute = Rendre la parole
web-remove-person = Faire partir
web-let-in = Laisser revenir
web-is-muted = sans la parole
web-is-removed = ne peut plus venir
web-muted = L’hôte ne vous laisse pas écrire à cette table.
web-removed = L’hôte vous a demandé de partir : cette table ne vous est plus ouverte.
web-table-closed = Les responsables de ce serveur ont fermé cette table.
web-line-of = À propos du message signé { $name }
web-report = Signaler
web-report-reason = Qu’est-ce qui ne va pas ? (facultatif)
web-report-text = Les responsables de ce serveur verront le message, ceux d’à côté, et qui le signale.
web-reported = Merci. Le message est signalé.
web-several-seats = Une personne peut prendre plusieurs places

web-about-what = Tablée est une table numérique pour les jeux de société modernes. Elle connaît les règles, distribue les cartes et compte les points ; à vous d’inviter vos amis, ou de jouer contre des robots.
web-about-fair = Chaque donne est fixée avant le premier coup et peut être vérifiée ensuite : l’empreinte de sa graine est publiée au début, la graine elle-même à la fin.
web-about-private = Ni traceurs ni serveurs tiers : un cookie retient votre place, et vos réglages restent sur votre appareil.
web-about-open = Tablée est un logiciel libre.
web-about-api = Comment des programmes peuvent jouer ici

web-edition = Cette édition
web-gallery = Cartes et pièces
web-gallery-lead = Tout ce qui se trouve sur la table, tel que la table le dessine, et à quoi cela sert.
web-gallery-search = Chercher cartes et pièces
web-gallery-found = { $count ->
    [0] Rien trouvé
    [one] { $count } trouvée
   *[other] { $count } trouvées
}
web-gallery-next = Suivante
web-gallery-back = Précédente
web-gallery-larger = { $name } : voir de près
web-edition-of-table = Édition
web-edition-usual = Telle quelle
web-edition-own-text = Une édition propre à ce serveur. Ses parties ne changent aucune cote et ne figurent pas dans vos résultats.
web-edition-try = Essayer à une table
web-edition-differing = Seulement ce qui diffère ({ $count })
web-edition-undrawn = Enlevé, ou absent de la table
web-edition-is-added = Nouveau ici
web-edition-is-removed = Enlevé ici
web-edition-is-changed = Diffère de la base
web-edition-change = { $field } : { $before } → { $after }
web-edition-what = Rien n’est repris ici des illustrations ni des textes du jeu original. Les règles et les nombres viennent de trois sources ; chaque valeur ci-dessous dit laquelle.
web-edition-rulebook = Imprimé
    .meaning = Figure dans un livret de règles.
web-edition-public = Public
    .meaning = Connu par d’autres descriptions publiques du jeu.
web-edition-reconstructed = Reconstitué
    .meaning = La valeur imprimée nous est inconnue. Celle-ci a été conçue pour Tablée et éprouvée par des milliers de parties simulées.
web-edition-kind = Sorte
web-edition-all = Toutes
web-yes = oui
web-no = non
web-edition-counts =
    { $count ->
        [one] 1 valeur
       *[other] { $count } valeurs
    }
web-edition-none = Tout dans ce jeu est connu de tous : rien n’a dû être reconstitué.

web-not-found = Il n’y a rien ici
web-not-found-text = Cette page ou cette table n’existe pas, ou n’existe plus.
web-problem-unreachable = Le serveur est injoignable. Vérifiez votre connexion et réessayez.
web-problem-unknown = Quelque chose s’est mal passé. Veuillez réessayer.

web-tab-turns = ({ $count }) À vous – Tablée

# --- bots of one's own ---

web-bots = Vos robots
web-bots-text = Vos propres programmes peuvent jouer ici : chacun avec un jeton, à vos tables ou par le lien d’une place. Toute la table voit que c’est un robot, et qu’il est à vous.
web-bots-none = Vous n’avez pas encore de robot.
web-bots-need-account = Vous répondez de vos robots par votre nom. Créez d’abord un compte, puis revenez.
web-bots-name = Comment il s’appelle
web-bots-make = Créer un robot
web-bots-token = Le jeton de { $bot }
web-bots-token-once = Il est montré maintenant, et plus jamais. Qui l’a joue à la place de ce robot.
web-bots-copy = Copier le jeton
web-bots-renew = Nouveau jeton
web-bots-remove = Supprimer
web-bots-sure = Oui, supprimer
web-bots-sits = { $tables ->
        [0] N’est assis à aucune table.
        [one] Est assis à { $tables } table.
       *[other] Est assis à { $tables } tables.
    }

web-notices = Avis
web-notices-lead = Quand c’est à vous et que vous n’êtes pas à la table, on vous le dit : une fois par question, avec le jeu, la table, ce qui est demandé et jusqu’à quand.
web-notices-link = Recevoir un avis à mon tour
web-notices-device = Cet appareil
web-notices-here = M’avertir ici
web-notices-here-text = Le navigateur affiche un avis, même si aucune page de Tablée n’est ouverte.
web-notices-here-on = Les avis arrivent sur cet appareil.
web-notices-denied = Ce navigateur n’autorise pas les avis de ce site. Ses réglages permettent de le changer.
web-notices-unable = Ce navigateur n’affiche pas d’avis ici. Il faut une page en https ; sur iPhone, Tablée doit être sur l’écran d’accueil.
web-install = Installer Tablée
web-install-text = Installée, Tablée a sa propre fenêtre et sa propre icône, avec le nombre de tables qui vous attendent.
web-notices-places = Où arrivent les avis
web-notices-how = Un autre endroit
web-notices-kind-push = Un navigateur
web-notices-kind-ntfy = ntfy
web-notices-kind-discord = Discord
web-notices-kind-webhook = Webhook
web-notices-kind-mail = Courriel
web-notices-help-ntfy = L’adresse d’un sujet que personne d’autre ne connaît, en https, comme ntfy.sh/mon-sujet.
web-notices-help-discord = L’adresse d’un webhook. Les avis sont visibles pour quiconque lit son salon.
web-notices-help-webhook = Une adresse publique en https, qui reçoit du JSON.
web-notices-help-mail = Vous recevez d’abord un code. Rien d’autre n’est envoyé avant que vous le saisissiez ici.
web-notices-address = Adresse
web-notices-add = Ajouter
web-notices-test = Envoyer un essai
web-notices-tested = Envoyé.
web-notices-remove = Retirer
web-notices-code = Code reçu par courriel
web-notices-confirm = Confirmer
web-notices-failed = Plus rien n’y est envoyé, jusqu’à ce qu’un essai arrive.
web-notices-quiet = Heures calmes
web-notices-quiet-on = Ne pas me déranger, chaque jour
web-notices-quiet-from = De
web-notices-quiet-until = À
web-notices-quiet-text = À l’heure de chez vous ({ $zone }). Ce qui reste utile arrive à la fin.
web-notices-saved = C’est enregistré.
web-notices-table = M’avertir pour cette table en mon absence

web-stop = Plus d’avis
web-stop-text = Plus rien ne sera envoyé à l’endroit d’où vient ce lien.
web-stop-now = Ne plus rien envoyer
web-stop-done = C’est fait. Plus rien n’y sera envoyé.

web-offline = Pas de connexion au serveur
web-offline-moves = Ce que vous avez choisi et confirmé est gardé sur cet appareil et envoyé une seule fois au retour de la connexion.
web-offline-tables = Vos tables attendent sur le serveur, qui connaît les règles : celles avec des robots et celles à un seul appareil aussi.
web-offline-own = Un serveur sur votre machine ou dans votre réseau n’a pas besoin d’internet : là, ces parties continuent.

web-privacy-notices = Où vous voulez apprendre que c’est à vous, jusqu’à ce que vous retiriez l’adresse. Le message passe par le service choisi ; ce qui va à un navigateur ne peut être lu par personne en chemin.
