### Tout ce que dit la table elle-même, quel que soit le jeu.

list-empty = rien
list-last = { $head } et { $last }
list-last-before-i = { $head } et { $last }
hidden = ?

refusal-not-asked = Ce n’est pas à vous de choisir pour l’instant.
refusal-not-offered = Cela n’est pas possible maintenant.

problem-unknown-language = Il n’y a pas de langue « { $language } » ici. Connues : { $languages }.
problem-unknown-title = Il n’y a pas de jeu « { $title } ». Connus : { $titles }.
problem-bad-seats = { $title } se joue de { $least } à { $most }, pas à { $seats }.
problem-bad-edition = { $title } n’a pas d’édition « { $edition } ». Connues : { $editions }.
problem-bad-edition-data = { $file } : { $item } ne peut pas avoir ce { $field } : { $value }
problem-unknown-option = { $title } n’a pas d’option « { $option } ». Connues : { $options }.
problem-bad-option-value = « { $value } » n’est pas une valeur de l’option { $option }. Possibles : { $choices }.
problem-options-do-not-fit = À { $seats }, { $title } ne peut pas se jouer ainsi : { $options }.
problem-unknown-action = Il n’y a pas d’action « { $action } ».
problem-unknown-entity = Il n’y a pas de { $kind } « { $entity } ».
problem-unreadable-number = « { $value } » devrait être un nombre.
problem-unreadable-position = Cette position enregistrée est illisible : { $fault }.
problem-no-world = Aucune distribution des cartes non vues ne s’accorde avec ce qui a été vu.
problem-unknown-bot = Il n’y a pas de robot « { $bot } ». Connus : { $bots }.
problem-bots-do-not-fit = { $bots } robots sont nommés pour { $seats } places. Nommez-en un par place, ou un seul pour toutes.
problem-too-few-games = Il faut jouer au moins une partie, pas { $games }.
problem-no-such-game = La série a les parties 0 à { $last } ; il n’y a pas de partie { $number }.
problem-unreadable-file = { $path } est illisible : { $fault }.
problem-unwritable-file = { $path } ne peut pas être écrit : { $fault }.
problem-bad-record = { $path } n’est pas l’enregistrement d’une partie : { $fault }.
problem-other-format = { $path } est écrit au format { $format } des enregistrements ; ici on connaît le format { $known }.
problem-other-rules = Cette partie a été jouée avec les règles en version { $version } ({ $title }) ; ici, c’est la version { $known }.
problem-played-on = Cette partie a commencé avec les règles en version { $version } et continué, à partir de la réponse { $number }, avec la version { $later } : dans son ensemble, elle ne découle pas de la graine et ne peut pas être vérifiée.
problem-bad-seed = « { $seed } » n’est pas une graine : il faut de 2 à 128 chiffres hexadécimaux.
problem-bad-answer-seat = La réponse { $number } vient de la place { $seat }, qui n’est pas à cette table.
problem-bad-answer-text = La réponse { $number }, « { $action } », n’est pas une action de ce jeu.
problem-bad-answer = La réponse { $number }, « { $action } » de la place { $seat }, n’était pas permise : { $reason }
problem-seed-hash-differs = La graine n’est pas celle dont l’empreinte a été publiée au début.
problem-result-differs = La partie finit sur { $found }, pas sur { $recorded }.
problem-digest-differs = La dernière position n’est pas celle enregistrée : son empreinte est { $found }, pas { $recorded }.
problem-bad-option-form = « { $text } » n’est pas de la forme nom=valeur.
problem-bad-seat = Il n’y a pas de place { $seat } à une table de { $seats }.

problem-bad-database = « { $database } » n’est ni un nom de fichier pour SQLite ni l’adresse d’une base PostgreSQL.
problem-no-database = La base de données « { $database } » est inutilisable : { $fault }.
problem-bad-workers = Il faut au moins un processus, pas { $workers }.
problem-workers-need-postgres = { $workers } processus ont besoin d’une base PostgreSQL : SQLite n’en sert qu’un.
problem-database-served = Un autre serveur utilise déjà { $database }. Arrêtez-le, ou prenez un autre fichier, ou PostgreSQL pour plusieurs processus.
problem-bad-setting = Un réglage est faux : { $fault }.
problem-database-not-empty = Cette base n’est pas vide : une sauvegarde se restaure dans une base vide.
problem-bad-backup = { $path } n’est pas une sauvegarde de Tablée : { $fault }.
problem-incomplete-backup = { $path } est incomplet : la fin manque.
problem-damaged-backup = { $path } est abîmé : ses lignes ne sont pas celles qui ont été écrites.
problem-newer-backup = { $path } vient d’une version plus récente de Tablée. Mettez d’abord Tablée à jour.
problem-newer-database = { $database } vient d’une version plus récente de Tablée. Mettez d’abord Tablée à jour.
problem-no-server = Le serveur n’est pas installé ; installez tablee avec son extra « server » : { $fault }.
problem-no-client = Le client web n’est pas encore construit.
problem-no-such-page = Il n’y a rien à cette adresse.
problem-no-such-table = Cette table n’existe pas.
problem-bad-request = Cette demande est incompréhensible : { $fault }.
problem-sign-in-first = Dites d’abord qui vous êtes : choisissez un pseudonyme.
problem-empty-name = Un nom doit contenir au moins une lettre, un chiffre ou un signe visible.
problem-account-already = Vous avez déjà un compte.
problem-name-taken = Le nom « { $account } » est pris.
problem-wrong-credentials = Nom ou mot de passe incorrect.
problem-too-many =
    Trop de demandes à la fois. Réessayez dans { $seconds ->
        [one] une seconde
       *[other] { $seconds } secondes
    }.
problem-too-many-at-seat = Cette place est déjà ouverte dans { $most } fenêtres. Fermez-en une d’abord.
problem-too-many-sockets = Depuis votre connexion, { $most } tables sont déjà ouvertes. Fermez-en une d’abord.
problem-too-long = C’est trop long : on peut envoyer { $most } octets au plus à la fois.
problem-foreign-page = Cette page n’est pas une des nôtres.
problem-too-busy = La table est trop occupée. Réessayez.
problem-our-fault = Quelque chose s’est mal passé de notre côté. C’est noté.
problem-stale = Vous avez déjà répondu à cette question.
problem-refused = Les règles ne le permettent pas.
problem-confirm-first = Confirmez d’abord votre choix : la suite révèle du nouveau.
problem-nothing-to-confirm = Il n’y a encore rien à confirmer.
problem-nothing-to-unlock = Il n’y a rien à modifier.
problem-not-started = La partie n’a pas encore commencé.
problem-already-started = La partie a déjà commencé.
problem-match-over = La partie est finie.
problem-match-goes-on = La partie n’est pas encore finie.
problem-seats-free = Des places sont encore libres.
problem-seat-taken = Cette place est prise.
problem-seat-kept = Cette place est gardée pour la personne qui a son lien.
problem-void-link = Ce lien n’est plus valable. Demandez-en un nouveau.
problem-not-your-seat = Ce n’est pas votre place.
problem-not-the-host = Seul l’hôte de la table peut le faire.
problem-others-sit-here = D’autres personnes ont une place à cette table : vous pouvez la masquer de votre liste, mais pas la supprimer.
problem-no-checkout = Il n’y a pas de source de Tablée dans { $folder } : on crée un jeu dans un dépôt, pas dans un paquet installé.
problem-bad-title-name = « { $title } » ne peut pas être le nom d’un jeu : minuscules, chiffres et traits d’union, { $most } caractères au plus, une lettre au début.
problem-title-exists = Ce nom est déjà pris ({ $title }) : { $where }.
problem-rule-ids-taken = Les numéros de règles en { $prefix } sont ceux d’un autre jeu : choisissez un autre nom que { $title }.
problem-match-rests = Cette partie a commencé avec d’autres règles que celles d’ici. Rien ne peut y être joué pour l’instant.
problem-match-frozen = Les règles d’ici ne permettent pas de continuer cette partie. Elle reste telle quelle, à consulter.
problem-same-rules = Cette partie suit les règles d’ici : il n’y a rien à décider.
problem-newer-rules = Elle suit la version { $version } des règles ({ $title }), plus récente que la version { $known } utilisée ici.
problem-other-layout = La version { $version } ({ $title }) enregistrait ses parties sous une autre forme que la version { $known } utilisée ici.
problem-broken-row = Ce qui en a été conservé est illisible : { $part }.
problem-nobody-away = Cette place n’est pas celle d’une personne absente.
problem-not-away = { $player } est à la table.
problem-not-away-yet = L’absence est trop courte ({ $player }). Attendez encore { $seconds } s.
problem-table-waits = À cette table, aucun robot ne remplace les absents. Les personnes présentes peuvent arrêter la partie d’un commun accord.
problem-bot-plays-here = Un robot joue à votre place. Reprenez-la d’abord.
problem-bot-to-the-end = À cette table, un robot qui prend une place la garde jusqu’à la fin.

cli-help = Des jeux de société modernes dans le terminal : les jouer, les simuler, vérifier leurs enregistrements.
cli-games-help = Lister les jeux avec leurs places, éditions et options.
cli-rules-help = Afficher les règles d’un jeu.
cli-play-help = Jouer contre des robots dans ce terminal.
cli-simulate-help = Faire jouer beaucoup de parties à des robots et donner scores et parts de victoires.
cli-record-help = Enregistrer une partie d’une simulation.
cli-check-help = Rejouer une partie enregistrée et vérifier qu’elle s’est passée comme il est dit.
cli-show-help = Raconter une partie enregistrée.
cli-serve-help = Servir la table aux navigateurs.
cli-host-help = Adresse d’écoute.
cli-port-help = Port d’écoute.
cli-database-help = Un nom de fichier pour SQLite, ou l’adresse d’une base PostgreSQL.
cli-server-workers-help = Nombre de processus ; plus d’un demande PostgreSQL.
cli-base-url-help = L’adresse que les gens utilisent, s’il y a un mandataire devant.
cli-serving = La table est ouverte sur { $address }
cli-backup-help = Écrire tout le contenu de la base dans un fichier ; le serveur peut continuer.
cli-restore-help = Remplir une base vide depuis une sauvegarde.
cli-backup-file-help = Le fichier de la sauvegarde.
cli-backed-up = { $path } : { $rows } lignes sont en sûreté.
cli-restored = { $path } : { $rows } lignes sont revenues.
cli-new-help = Créer le squelette d’un nouveau jeu dans ce dépôt : paquet, textes, tests.
cli-new-title-help = Le nom du nouveau jeu : minuscules, chiffres et traits d’union.
cli-new-made = Le squelette est prêt à être joué : tablee play { $title }. Lancez maintenant make records, puis suivez « Adding a game » dans CONTRIBUTING.md.
cli-title-help = Le jeu, par exemple goofspiel.
cli-language-help = Langue : en, fr ou es.
cli-seats-help = Nombre de places.
cli-edition-help = Édition du matériel.
cli-option-help = Une option des règles, sous la forme nom=valeur. Peut être répétée.
cli-seat-help = La place que vous prenez, à partir de 1.
cli-bots-help = Robots, séparés par des virgules : un par place, ou un seul pour toutes.
cli-seed-help = Un texte quelconque ; la même graine donne les mêmes parties.
cli-games-count-help = Nombre de parties.
cli-workers-help = Nombre de processus ; par défaut un par cœur.
cli-json-help = Donner le résultat en JSON.
cli-record-file-help = Le fichier de l’enregistrement.
cli-number-help = Numéro de la partie dans la simulation, à partir de 0.
cli-viewer-help = Raconter ce qu’a vu cette place, à partir de 1. Par défaut, ce qu’ont vu les spectateurs.

cli-games-title = Jeux
cli-games-name = Jeu
cli-games-seats = Places
cli-games-editions = Éditions
cli-games-options = Options
cli-games-default = { $value } (par défaut)

cli-you = Vous
cli-bot-name = { $bot } { $number }
cli-table = Sur la table
cli-facts = En vue
cli-choices = Vous pouvez : { $choices }
cli-input = >
cli-commands = Tapez une action, ou : help, rules, why ACTION, undo, log, language CODE, quit
cli-unclear = « { $text } » peut vouloir dire : { $choices }.
cli-not-understood = « { $text } » n’est ni une action ni une commande.
cli-undone = Annulé.
cli-nothing-to-undo = Il n’y a encore rien à annuler.
cli-allowed = C’est possible maintenant.
cli-goodbye = La partie s’arrête ici. Sa graine était { $seed }.
cli-over = La partie est finie.
cli-seed-hash = Empreinte de la graine : { $hash }
cli-seed = Graine : { $seed }
cli-result-won = Vous gagnez !
cli-result-shared = Vous partagez la victoire.
cli-result-lost =
    { $winners } { $count ->
        [one] gagne
       *[other] gagnent
    }.
cli-result-nobody = Personne ne gagne.
cli-score-total = Total
cli-score-rank = Rang

cli-simulate-title = { $title }, { $games ->
        [one] une partie
       *[other] { $games } parties
    }
cli-simulate-progress = En cours
cli-simulate-by-bot = Par robot
cli-simulate-by-seat = Par place
cli-simulate-bot = Robot
cli-simulate-seat = Place
cli-simulate-wins = Victoires
cli-simulate-score = Points
cli-simulate-share = { $mean } % ± { $error }
cli-simulate-points = { $mean } ± { $error }
cli-simulate-speed = { $answers } décisions en { $seconds } s : { $speed } par seconde ({ $form }).
cli-simulate-note = ± couvre 95 % de l’incertitude, comptée par donne ; chaque donne est jouée avec chaque robot à chaque place.
cli-form-compiled = compilé
cli-form-interpreted = interprété
cli-recorded = { $path } : partie { $number }, { $answers } réponses, résultat { $result }.
cli-checked = { $path } est juste : { $title }, { $players }, { $answers } réponses, résultat { $result }.
cli-deal = { $title } : { $players }
