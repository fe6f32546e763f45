### Ce que dit le client web, quel que soit le jeu.

web-page-title = Tablée – des jeux de société autour d’une table
web-navigation = Navigation principale
web-home-heading = Asseyez-vous et jouez.
web-home-lead = Des jeux de société dans votre navigateur : tout de suite contre des robots, ou entre amis grâce à un lien. Sans compte.
web-games = Jeux
web-play-now = Jouer maintenant
web-invite = Inviter
web-options = Options
web-rules = Règles
web-rule = Règle { $rule }
web-players = { $least ->
        [one] 1 à { $most } joueurs
       *[other] { $least } à { $most } joueurs
    }
web-minutes = { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
web-days = { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
web-my-tables = Vos tables
web-past-tables = Parties terminées
web-public-tables = Tables ouvertes
web-no-public-tables = Personne n’attend à une table ouverte pour le moment. Créez-en une, d’autres pourront s’y asseoir.
web-free-seats = { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
web-your-move = À vous de jouer
web-status-waiting = pas encore commencée
web-status-playing = en cours
web-status-over = terminée
web-loading = Un instant…
web-try-again = Réessayer
web-about = À propos de Tablée
web-settings = Réglages
web-account = Compte
web-guest = Invité
web-you = vous
web-bot-random = Robot au hasard
web-bot-greedy = Robot gourmand
web-bot-expert = Robot aguerri
web-bot-level = Sorte de robot
web-name-numbered = { $name } { $number }
web-free-seat = Place libre
web-close = Fermer
web-save = Enregistrer
web-to-home = Vers l’accueil

web-new-table = Nouvelle table
web-new-table-of = Une nouvelle table de { $title }
web-table-of = Une table de { $title }
web-seats = Places
web-seat-number = Place { $number }
web-seat-me = Moi
web-seat-bot = Robot
web-seat-link = Par lien privé
web-seat-open = À qui vient
web-add-seat = Ajouter une place
web-remove-seat = Retirer la dernière place
web-game-options = Comment on joue
web-presets = Préréglages
web-preset-first = Première partie
web-preset-standard = Standard
web-preset-expert = Expert
web-time = Temps et compagnie
web-clock = Pendule
web-clock-none = Sans pendule
web-clock-bank = Temps pour toute la partie
web-clock-days = Jours pour chaque coup
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
web-public-table = Montrer cette table sur la page d’accueil
web-create-table = Créer la table
web-create-and-start = Commencer à jouer

web-invite-others = Inviter les autres
web-invitation = Jouez à { $title } avec moi
web-qr = Code QR du lien de cette table
web-link = Lien de cette table
web-copy-link = Copier le lien
web-copy-seat-link = Copier le lien privé
web-copied = Copié
web-share = Partager
web-nickname = Votre nom à la table
web-sit-down = S’asseoir
web-sit-here = S’asseoir ici
web-leave = Quitter la table
web-start = Commencer la partie
web-waiting-open = Place libre
web-waiting-link = En attente d’un invité
web-connected = présent
web-not-connected = absent
web-waiting-for-seats = { $count ->
        [one] Une place est encore libre. Invitez quelqu’un, ou donnez-la à un robot.
       *[other] { $count } places sont encore libres. Invitez quelqu’un, ou donnez-les à des robots.
    }
web-all-here = Tout le monde est là.
web-waiting-for-host = Tout le monde est là. L’hôte lance la partie.
web-join = Vous êtes invité à une table

web-table-opens = On dresse la table…
web-on-the-table = Sur la table
web-choices = Ce que vous pouvez choisir
web-parts = Parties de la table
web-tab-board = Plateau
web-tab-me = Moi
web-tab-others = Autres
web-tab-history = Journal
web-side-history = Journal
web-side-chat = Discussion
web-tab-your-move = ● À vous – { $title }
web-prompt-confirm = Confirmez votre choix, ou choisissez autre chose.
web-prompt-revealing = Regardez ce qui se passe.
web-prompt-missed = Voici ce qui s’est passé depuis votre dernière visite.
web-pick-more = { $count ->
        [one] Il en faut encore un.
       *[other] Il en faut encore { $count }.
    }
web-see-moment = Voir ce moment
web-missed = Depuis votre dernière visite
web-learn = Apprendre
web-learn-confirm = Rien ne compte avant d’être confirmé. Jusque-là, vous pouvez choisir autre chose ou revenir en arrière.
web-learn-locked = Votre choix reste caché jusqu’à ce que tout le monde ait choisi. Tant que quelqu’un réfléchit, vous pouvez le déverrouiller.
web-learn-group = Choisissez ici { $count } éléments, dans n’importe quel ordre. Un second clic en repose un.
web-learn-got-it = Compris
web-learn-stop = Arrêter les conseils
web-prompt-going-on = La partie continue…
web-prompt-waiting = On attend { $names }.
web-prompt-locked = Votre choix est verrouillé. On attend { $names }.
web-no-undo-after = Ensuite, du nouveau sera révélé : plus de retour en arrière.
web-undo = Annuler
web-undo-all = Tout annuler
web-confirm = Confirmer
web-unlock = Déverrouiller
web-skip = Passer
web-scores = Feuille de score
web-course = Le score au fil de la partie
web-course-rounds = En pointillé : une nouvelle manche commence.
web-seat-is-thinking = réfléchit
web-seat-is-chosen = a choisi
web-seat-is-locked = verrouillé
web-seat-is-away = absent
web-seat-would-end = veut finir
web-bot-stands-in = un robot remplace
web-connection-live = Connecté
web-connection-reconnecting = Reconnexion
web-connection-polling = Connexion lente
web-connection-offline = Pas de connexion
web-nothing-yet = Rien ne s’est encore passé.
web-nothing-said = Personne n’a encore rien dit.
web-say = Dites quelque chose
web-send = Envoyer
web-not-sent = Votre message n’a pas été envoyé.
web-more = Plus
web-my-seat-link = Copier le lien de ma place
web-my-seat-link-text = Avec ce lien privé, vous continuez à jouer sur un autre appareil.
web-concede = Accepter de finir la partie maintenant
web-concede-not = Continuer à jouer quand même
web-concede-text = Si toutes les personnes à la table sont d’accord, la partie s’arrête en l’état.
web-concede-waits = Vous acceptez de finir la partie. Elle s’arrête quand tous les autres acceptent aussi.
web-keys-hint = Appuyez sur ? pour voir les touches.
web-keys = Touches
web-key-tab = Tab, flèches
web-key-tab-does = parcourir ce qu’on peut choisir
web-key-enter = Entrée
web-key-enter-does = choisir, puis confirmer
web-key-escape = Échap
web-key-escape-does = reprendre
web-key-help = ?
web-key-help-does = montrer cette feuille
web-pass-device = Passez l’appareil à { $name }
web-pass-device-text = La table reste couverte jusqu’à ce que { $name } soit prêt.
web-i-am = Je suis { $name }

web-result-alone =
    { $you ->
        [yes] Vous terminez
       *[no] { $name } termine
    } avec { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
web-result-won-together = Vous avez gagné ensemble !
web-result-lost-together = Vous avez perdu ensemble.
web-result-all-won = Tout le monde a gagné ensemble.
web-result-all-lost = Tout le monde a perdu ensemble.
web-result-team-won = Vous gagnez, avec { $partners } !
web-options-clash = Ces choix ne vont pas ensemble. Changez les options ou le nombre de places.
web-winner = Vainqueur
web-rematch = Revanche
web-rematch-same-deal = Revanche avec la même donne
web-join-rematch = Rejoindre la revanche
web-replay = Revoir
web-replay-of = Revoir : { $title }
web-look-at-table = Regarder la table
web-download-record = Télécharger la partie
web-fair-deal = La donne était-elle honnête ?
web-fair-deal-text = L’empreinte ci-dessous était fixée avant le premier coup. La graine donne exactement cette empreinte et cette donne. Téléchargez la partie et vérifiez-la vous-même avec : tablee check { $file }
web-seed = Graine
web-seed-hash = Empreinte publiée au début
web-back-to-table = Retour à la table
web-moment = Moment { $number } sur { $last }
web-copy-moment = Copier le lien de ce moment
web-first = Début
web-step = Suivant
web-step-back = Précédent
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
web-motion = Mouvement
web-motion-full = complet
web-motion-reduced = réduit
web-motion-none = aucun
web-speed = Vitesse
web-speed-slow = lente
web-speed-normal = normale
web-speed-fast = rapide
web-sound = Sons
web-settings-kept = Ces réglages restent sur cet appareil.

web-account-name = Nom du compte
web-password = Mot de passe
web-sign-in = Se connecter
web-sign-up = Créer un compte
web-sign-up-text = Vos places et vos parties restent à vous, sur tous vos appareils. Sans adresse électronique.
web-sign-out = Se déconnecter
web-signed-in = Vous êtes connecté en tant que { $name }.
web-recover = Mot de passe oublié
web-recover-text = Avec votre code de secours, vous pouvez choisir un nouveau mot de passe.
web-recovery-code = Code de secours
web-recovery-code-text = Notez-le : il n’est montré qu’une fois, et permet de choisir un nouveau mot de passe.

web-about-what = Tablée est une table numérique pour les jeux de société modernes. Elle connaît les règles, distribue les cartes et compte les points ; vous amenez la compagnie, ou jouez contre des robots.
web-about-fair = Chaque donne est fixée avant le premier coup et peut être vérifiée ensuite : l’empreinte de sa graine est publiée au début, la graine elle-même à la fin.
web-about-private = Ni pisteurs ni serveurs étrangers : un cookie retient votre place, et vos réglages restent sur votre appareil.
web-about-open = Tablée est un logiciel libre.
web-about-api = Comment des programmes peuvent jouer ici

web-edition = À propos de cette édition
web-edition-what = Rien n’est repris ici des illustrations ni des textes du jeu original. Les règles et les nombres viennent de trois sources ; chaque valeur ci-dessous dit laquelle.
web-edition-rulebook = Imprimé
    .meaning = Figure dans un livret de règles.
web-edition-public = Public
    .meaning = Connu par d’autres descriptions publiques du jeu.
web-edition-reconstructed = Reconstitué
    .meaning = La valeur imprimée nous est inconnue. Celle-ci a été conçue pour Tablée et éprouvée par des milliers de parties simulées.
web-edition-items = Élément
web-edition-counts =
    { $count ->
        [one] 1 valeur
       *[other] { $count } valeurs
    }
web-edition-none = Tout dans ce jeu est connu de tous : rien n’a dû être reconstitué.

web-not-found = Il n’y a rien ici
web-not-found-text = Cette page ou cette table n’existe pas, ou plus.
web-problem-unreachable = Le serveur est injoignable. Vérifiez votre connexion et réessayez.
web-problem-unknown = Quelque chose s’est mal passé. Veuillez réessayer.

## Goofspiel

web-goofspiel-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-goofspiel-at-stake =
    { $points ->
        [one] { $points } point en jeu
       *[other] { $points } points en jeu
    }
web-goofspiel-carried =
    { $count ->
        [one] remis en jeu
       *[other] dont { $count } remis en jeu
    }
web-goofspiel-prize = Prix { $prize }
web-goofspiel-prize-help =
    { $prize ->
        [one] Vaut { $prize } point
       *[other] Vaut { $prize } points
    } pour qui mise, seul, la carte la plus forte.
web-goofspiel-prize-hidden = Un prix caché
web-goofspiel-prize-hidden-help = Il est dévoilé quand toutes les mises sont faites.
web-goofspiel-deck =
    { $count ->
        [0] Plus aucun prix à venir.
       *[other] À venir : { $prizes }. { $points ->
            [one] { $points } point
           *[other] { $points } points
        } en tout.
    }
web-goofspiel-holds =
    { $count ->
        [0] Plus de cartes
       *[other] A encore { $cards }
    }
web-goofspiel-won =
    { $points ->
        [0] Aucun prix pour l’instant
        [one] A gagné { $prizes } : { $points } point
       *[other] A gagné { $prizes } : { $points } points
    }
web-goofspiel-leads = en tête
web-goofspiel-ahead =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } d’avance sur { $players }
web-goofspiel-behind =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de retard sur { $players }
web-goofspiel-level = À égalité avec { $players }
web-goofspiel-state-thinking = réfléchit
web-goofspiel-state-chosen = choisi
web-goofspiel-state-locked = verrouillé
web-goofspiel-slot-none = { $player } n’a pas encore misé.
web-goofspiel-slot-back = { $player } : une carte face cachée
web-goofspiel-slot-peek = Votre { $card }, face cachée
web-goofspiel-slot-front = { $player } mise { $card }.
web-goofspiel-slot-last = Dernière mise de { $player } : { $card }
web-goofspiel-card = Carte { $card }
web-goofspiel-card-help =
    { $stronger ->
        [0] Personne d’autre n’a de carte plus forte : elle peut être égalée, mais pas battue.
        [one] Un autre joueur a encore une carte plus forte.
       *[other] { $stronger } autres joueurs ont encore une carte plus forte.
    } Chaque carte ne sert qu’une fois.
web-goofspiel-over =
    { $count ->
        [0] Personne n’a gagné de prix.
        [one] { $players } gagne avec { $points } points.
       *[other] { $players } partagent la victoire avec { $points } points.
    }
