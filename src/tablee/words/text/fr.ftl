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
problem-no-edition-there = Il n’y a pas d’édition dans { $path }, faute de edition.json : { $fault }.
problem-no-edition-data = { $title } n’a pas de matériel dans des fichiers de données : aucune autre édition n’est possible.
problem-edition-of-other-title = Cette édition est pour { $found }, pas pour { $title }.
problem-unknown-edition-file = { $file } ne fait partie d’aucune édition de ce titre. Ses fichiers sont { $files }.
problem-edition-leads-outside = { $path } mène hors du dossier des éditions.
problem-other-edition = Il faut l’édition { $edition } ; celle-ci est { $found }, dont le contenu est différent.
problem-closed-edition = Il s’agit de l’édition { $edition } de { $title }, qui n’est pas disponible. En ligne de commande, donnez son dossier : --edition DOSSIER.
problem-edition-of-which-title = De quel titre ? Donnez-le avec --title, ou donnez un dossier.
problem-folder-not-empty = { $path } existe déjà et n’est pas vide.
problem-no-such-chapter = Le guide n’a pas ce chapitre.
problem-no-such-question = Ce jeu ne pose pas cette question.
problem-no-guide-here = Il n’y a pas de guide à cette table.
problem-guide-goes-on-elsewhere = Le guide continue à une autre table.
problem-nothing-to-take-back = Il n’y a rien à reprendre.
problem-no-guide = { $title } n’a pas encore de guide.
problem-bad-guide = Guide inutilisable : { $title }, chapitre « { $chapter } », étape « { $step } » : { $fault }
problem-unknown-option = { $title } n’a pas d’option « { $option } ». Connues : { $options }.
problem-bad-option-value = « { $value } » n’est pas une valeur de l’option { $option }. Possibles : { $choices }.
problem-options-do-not-fit = À { $seats }, { $title } ne peut pas se jouer ainsi : { $options }.
problem-unknown-action = Il n’y a pas d’action « { $action } ».
problem-unknown-entity = Il n’y a pas de { $kind } « { $entity } ».
problem-unreadable-number = « { $value } » devrait être un nombre.
problem-unreadable-position = Cette position enregistrée est illisible : { $fault }.
problem-no-world = Aucune distribution des cartes non vues ne s’accorde avec ce qui a été vu.
problem-unknown-bot = Il n’y a pas de robot « { $bot } ». Connus : { $bots }.
problem-unknown-reward = Il n’y a pas de récompense « { $reward } ». Connues : { $rewards }.
problem-unknown-choice = « { $value } » n’est pas une valeur de { $setting }. Possibles : { $known }.
problem-bad-opponents = Pour { $seats } autres places, il faut un robot pour toutes ou un pour chacune, pas { $opponents }.
problem-learned-otherwise = Ce que { $path } a appris ({ $title }) ne convient plus : les règles, l’édition ou ce qu’on en voit ont changé. Relancez l’apprentissage.
problem-no-such-seat = Il n’y a pas de place { $seat } : les places vont de 0 à { $most }, ou « any ».
problem-bad-count = Il faut au moins une table, pas { $count }.
problem-other-bot-version = { $bot } est ici dans la version { $version }, non { $wanted }.
problem-unknown-style = Il n’y a pas de style « { $style } ». Connus : { $styles }.
problem-bots-do-not-fit = { $bots } robots sont nommés pour { $seats } places. Nommez-en un par place, ou un seul pour toutes.
problem-too-few-games = Il faut jouer au moins une partie, pas { $games }.
problem-too-few-games-to-learn = Pour apprendre, il faut au moins { $least } parties, et non { $games }.
problem-no-features = Il n’y a encore rien dont on puisse apprendre { $title }. Connus : { $titles }.
problem-bad-values = Les valeurs apprises pour { $title } sont illisibles : { $why }.
problem-other-values = Les valeurs apprises pour { $title } ont été faites pour { $what ->
    [features] d’autres caractéristiques
    [version] une autre version des règles
   *[other] une autre édition
}. À apprendre de nouveau : tablee train { $title }.
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
problem-older-database = { $database } vient d’une version plus ancienne de Tablée. Lancez le serveur une fois : il met la base à jour.
problem-no-server = Le serveur n’est pas installé ; installez tablee avec son extra « server » : { $fault }.
problem-no-client = Le client web n’est pas encore construit.
problem-no-such-page = Il n’y a rien à cette adresse.
problem-no-person-page = Il n’y a personne de ce nom ici, ou cette personne ne montre pas sa page.
problem-no-such-table = Cette table n’existe pas.
problem-half-a-mail-server = Le courriel demande les deux : TABLEE_SMTP_URL et TABLEE_SMTP_FROM.
problem-unknown-zone = Le fuseau horaire « { $zone } » n’existe pas.
problem-bad-reach-address = Rien ne peut être envoyé à cette adresse. Elle doit être en https et mener à un lieu public.
problem-bad-discord-address = Ce n’est pas l’adresse d’un webhook Discord. Discord l’affiche dans les paramètres du serveur, sous Intégrations.
problem-bad-ntfy-address = Ce n’est pas l’adresse d’un sujet ntfy. Elle ressemble à ntfy.sh/mon-sujet, avec https devant.
problem-bad-mail-address = Ce n’est pas une adresse de courriel.
problem-bad-push-keys = Ce navigateur n’a pas donné les clés nécessaires aux avis.
problem-no-mail-here = Ce serveur n’envoie pas de courriel.
problem-no-such-channel = Plus rien n’y est envoyé.
problem-too-many-channels = On peut recevoir des avis à { $most } endroits au plus. Retirez-en un d’abord.
problem-wrong-code = Ce n’est pas le bon code.
problem-code-void = Ce code n’est plus valable. Ajoutez l’adresse de nouveau pour en recevoir un autre.
problem-unconfirmed-channel = Saisissez d’abord le code qui y a été envoyé.
problem-notice-refused = Le message n’a pas été accepté (réponse { $status }).
problem-notice-unreached = Impossible de joindre le destinataire.
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
problem-too-many-connections = Depuis votre réseau, { $most } connexions sont déjà ouvertes. Fermez d’abord quelques fenêtres.
problem-house-full = La maison est pleine. Réessayez dans un instant.
problem-long-header = L’en-tête de la requête est trop long : { $most } octets au plus.
problem-too-slow = La requête a mis trop de temps à arriver.
problem-metrics-private = Ces chiffres ne sont donnés qu’aux programmes du serveur lui-même, et à ceux qui ont son jeton.
problem-unknown-host = Cette table ne se trouve pas sous le nom « { $host } ». Ouvrez-la sur { $address }, ou indiquez ce nom au serveur avec --base-url.
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
problem-daily-goes-on = C’est la donne d’aujourd’hui. Jusqu’à minuit (UTC), d’autres doivent encore la jouer.
problem-daily-sealed = C’est une donne d’aujourd’hui. Jouez-la d’abord jusqu’au bout, ou revenez demain.
problem-daily-fixed = À une donne du jour, les places restent telles quelles, les mêmes pour tout le monde. Vous pouvez abandonner.
problem-daily-given-up = Vous avez commencé la donne du jour de ce jeu, puis supprimé sa table. Il y en aura une nouvelle demain.
problem-no-such-day = Il n’y a pas de donne du jour « { $day } ». Donnez un jour jusqu’à aujourd’hui, comme 2026-11-18.
problem-nothing-to-compare = Il n’y a rien à comparer : il faut une donne que vous avez jouée jusqu’au bout et que le robot le plus fort a jouée depuis.
problem-seats-free = Des places sont encore libres.
problem-seat-taken = Cette place est prise.
problem-seat-kept = Cette place est gardée pour la personne qui a son lien.
problem-void-link = Ce lien n’est plus valable. Demandez-en un nouveau.
problem-not-your-seat = Ce n’est pas votre place.
problem-review-private = Seule la personne assise à cette place peut lire cette analyse, tant qu’elle n’est pas partagée.
problem-review-failed = L’analyse s’est arrêtée par notre faute. C’est noté ; vous pouvez la redemander.
problem-review-given-up = L’analyse a été commencée plusieurs fois sans jamais aboutir.
problem-no-such-moment = Il n’y a pas de telle décision dans cette partie.
problem-no-deal-of-its-own = Cette partie a été reprise d’un moment d’une autre : il n’y a pas de donne à rejouer.
problem-no-hints-here = Les conseils ne sont donnés qu’aux tables d’entraînement.
problem-nothing-asked = On ne vous demande rien pour le moment.
problem-no-hint = Aucun conseil n’a été trouvé à temps. Réessayez.
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
problem-no-partner = De votre place, on ne peut interroger que des robots de votre camp, là où les partenaires peuvent tout se dire.
problem-not-a-bot = { $player } n’est pas un robot : posez la question dans la discussion.
problem-nothing-planned = Il n’a rien à décider pour l’instant.
problem-long-name = Ce nom est trop long : { $most } caractères au plus.
problem-bad-account-name = « { $account } » ne peut pas être un nom de compte : lettres, chiffres, points, tirets et tirets bas, deux au moins.
problem-name-alike = « { $account } » ressemble au nom d’un autre compte. Choisissez-en un autre.
problem-nickname-alike = À cette table, le nom d’une personne qui a un compte ressemble à « { $nickname } ». Choisissez un autre pseudo.
problem-wrong-password = Ce n’est pas votre mot de passe.
problem-no-account = Vous n’avez pas encore de compte, donc pas de mot de passe.
problem-not-sure = Dites d’abord que c’est bien ce que vous voulez.
problem-banned = Les responsables de ce serveur ont exclu ce compte.
problem-banned-until = Les responsables de ce serveur ont exclu ce compte jusqu’au { $date }.
problem-one-seat-each = À cette table, on prend une seule place.
problem-not-for-bots = Un robot s’assied, joue et se lève. Pour tout le reste, on s’adresse à son propriétaire.
problem-bot-uninvited = Un robot ne prend une place libre qu’aux tables de { $owner }, à qui il appartient. Ailleurs, l’hôte lui donne le lien d’une place.
problem-no-such-bot = Vous n’avez pas de robot de ce genre.
problem-bot-name-taken = Vous avez déjà un robot dont le nom ressemble à « { $bot } ». Choisissez un autre nom.
problem-too-many-bots = Un compte a { $most } robots au plus. Supprimez-en d’abord un.
problem-bots-need-account = Les tables nomment le compte qui répond d’un robot. Créez d’abord un compte.
problem-bad-server-answer = { $url } ne répond pas comme un serveur de Tablée : { $fault }.
problem-other-rules-there = Ce serveur joue la version { $there } des règles ({ $title }), et ici c’est la version { $here }. Installez la version de Tablée qu’il utilise.
problem-bot-has-no-seat = Ce robot n’est pas assis à la table { $table }.
problem-muted = L’hôte ne vous laisse pas écrire à cette table.
problem-removed = L’hôte vous a demandé de partir : cette table ne vous est plus ouverte.
problem-table-closed = Les responsables de ce serveur ont fermé cette table.
problem-plays-here = Cette partie se joue avec { $player }. Vous pouvez couper la parole ; la place reste prise, sauf absence trop longue.
problem-yourself = C’est vous.
problem-nobody-there = Cela ne désigne personne.
problem-no-such-line = Ce message n’existe pas.
problem-no-such-report = Aucun signalement unique ne commence par « { $report } ». Donnez au moins six caractères.
problem-no-such-person = Il n’y a pas de compte « { $person } », ni d’identifiant unique qui commence ainsi. Donnez au moins six caractères d’un identifiant.
problem-bad-bot-budget = « { $text } » n’est pas un robot avec un budget : écrivez les itérations comme search/64, les secondes comme search/0.3s.
problem-bad-match-seed = La graine « { $seed } » fait partie d’un nom de fichier : des lettres et des chiffres seulement.
problem-other-matchup = { $path } contient les résultats d’une autre rencontre. Choisissez un autre dossier.
problem-bot-has-changed = { $bot } ne joue plus comme dans { $path }. Donnez-lui une nouvelle version, ou choisissez un autre dossier.
problem-bad-results = { $path } ne peut pas être lu comme des résultats : { $fault }
problem-unknown-test = Il n’y a pas de test « { $test } ». Il y a : { $tests }.
problem-no-results = Pas de résultats dans { $path } pour { $title }. Faites jouer une rencontre avec tablee match.
problem-bad-toml = { $path } ne peut pas être lu comme du TOML : { $fault }
problem-unknown-tournament-key = { $path } : la clé { $key } n’a pas de sens ici.
problem-bad-tournament = { $path }, { $key } : { $why }
problem-bad-margin = Une marge est supérieure à 0 et vaut 0,5 au plus, contrairement à { $margin }.
problem-no-tables = Il faut au moins une table.
problem-too-few-entrants = Il faut au moins deux participants, pas { $count }.
problem-bad-entrant-name = « { $entrant } » ne peut pas être le nom d’un participant : lettres, chiffres, points, traits d’union et signes plus, 40 au plus.
problem-entrant-name-twice = Deux participants s’appellent « { $entrant } ».
problem-entrant-twice = { $text } est déjà là, comme entrant[{ $other }].
problem-entrant-is-one-thing = Un participant a exactement une des clés bot, level et command, pas { $count }.
problem-bot-by-name-only = « { $bot } » doit être un nom seul : la version, les itérations et les secondes ont leurs propres clés.
problem-key-of-another-kind = Un participant de ce genre n’a pas de clé { $setting }.
problem-not-above-zero = Cette valeur doit être supérieure à 0, contrairement à { $value }.
problem-below-zero = Cette valeur ne peut pas être inférieure à 0, comme { $value }.
problem-no-such-program = Il n’y a pas de programme « { $program } », ni à côté du fichier, ni parmi les programmes de cette machine.
problem-too-few-to-mix = À cette table, { $title }, des camps se rencontrent à la fois : { $needed }. Participants : { $entrants }.
problem-no-lab = Les résultats s’écrivent avec l’extra « lab » ; installez tablee avec lui : { $fault }.
problem-unknown-place = Le travail se fait sur { $places }, pas sur « { $place } ».
problem-no-ray = Ray n’est pas installé ; installez tablee avec son extra « cluster » : { $fault }.
problem-no-cluster = Aucune grappe Ray ne répond à { $place } : { $fault }
problem-other-version-there = Une machine de la grappe a tablee { $there }, ici c’est { $here }. Installez la même version partout.
problem-lost-cluster = La grappe a perdu un travail trop souvent : { $fault }

cli-help = Des jeux de société modernes dans le terminal : les jouer, les simuler, vérifier leurs enregistrements.
cli-games-help = Lister les jeux avec leurs places, éditions et options.
cli-rules-help = Afficher les règles d’un jeu.
cli-play-help = Jouer contre des robots dans ce terminal.
cli-simulate-help = Faire jouer beaucoup de parties à des robots et donner scores et parts de victoires.
cli-match-help = Faire jouer le robot A contre le robot B sur les mêmes donnes, à toutes les places. Interrompue, la rencontre reprend où elle en était.
cli-match-a-help = Un robot, avec sa version et son budget si vous voulez : search, expert@1, search/64, search/0.3s.
cli-match-b-help = Son adversaire : à toutes les autres places, ou seul sur les mêmes donnes là où personne n’est rival.
cli-match-iterations-help = Itérations par décision, pour les robots sans budget à eux.
cli-match-seconds-help = Secondes par décision, pour les robots sans budget à eux.
cli-match-games-help = Nombre de parties ; avec un test, au maximum.
cli-match-test-help = S’arrêter dès que c’est clair : gain (A gagne au moins 4 points sur 100) ou keep (A ne perd rien).
cli-ratings-help = Mettre sur une même échelle tous les robots d’un titre qui se sont rencontrés (OpenSkill).
cli-tournament-help = Faire se rencontrer tous les participants d’un fichier sur les mêmes donnes. Interrompu et relancé, il reprend où il en était.
cli-tournament-file-help = Qui joue à quoi, en TOML ; docs/tournament.md a un exemple.
cli-tournament-results-help = Le dossier des résultats ; par défaut à côté du fichier, sous son nom.
cli-on-help = Où le travail se fait : local, ray (une grappe sur cette machine), ou l’adresse d’une grappe.
cli-results-help = Le dossier des résultats, un fichier par rencontre.
cli-record-help = Enregistrer une partie d’une simulation.
cli-check-help = Rejouer une partie enregistrée et vérifier qu’elle s’est passée comme il est dit.
cli-show-help = Raconter une partie enregistrée.
cli-review-help = Revoir une partie enregistrée : ce que les décisions ont coûté, et ce qu’a fait la chance.
cli-review-seat-help = La place dont on revoit les décisions, à partir de 1.
cli-review-iterations-help = Parties jouées de tête pour chaque décision ; plus il y en a, plus c’est exact.
cli-train-help = Apprendre, par des parties entre experts, ce que valent les positions d’un titre. Reprend là où cela s’est arrêté.
cli-train-games-help = Parties dont on apprend, pour chaque nombre de places et chaque mode.
cli-train-out-help = Le fichier pour ce qui est appris ; par défaut celui que lisent les robots.
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
cli-tidy-help = Supprimer ce qui a dépassé son délai : sessions, invités, tables inachevées, signalements. Le serveur peut continuer.
cli-dry-run-help = Dire seulement ce qui serait supprimé.
cli-tidied = Ce qui avait dépassé son délai est supprimé.
cli-would-tidy = Voici ce qui a dépassé son délai et serait supprimé.
cli-tidied-tables = Tables : { $count }
cli-tidied-sessions = Sessions : { $count }
cli-tidied-guests = Invités : { $count }
cli-tidied-reports = Signalements : { $count }
cli-moderate-help = Lire les signalements, exclure des personnes, fermer des tables. Le serveur peut continuer ; il s’en aperçoit en quelques secondes.
cli-reports-help = Montrer les messages signalés, avec ce qui s’est dit autour.
cli-all-reports-help = Aussi les signalements réglés.
cli-no-reports = Il n’y a rien à régler.
cli-nobody = inconnu
cli-report = { $report } · { $time } · { $title } · table { $table } · dit par { $person } sous le nom « { $nickname } » · signalé par { $reporter }
cli-report-reason = Motif : { $reason }
cli-report-settled = Réglé : { $time }
cli-settle-help = Marquer un signalement comme réglé.
cli-report-help = L’identifiant du signalement, ou son début.
cli-settled = Le signalement { $report } est réglé.
cli-ban-help = Exclure quelqu’un : ses sessions prennent fin, la connexion est refusée.
cli-person-help = Le nom d’un compte, ou le début de l’identifiant d’un invité.
cli-days-help = Pour tant de jours ; sinon, pour toujours.
cli-banned = Exclusion : { $person }
cli-lift-help = Laisser revenir quelqu’un.
cli-lifted = Fin de l’exclusion : { $person }
cli-bans-help = Montrer les exclusions.
cli-ban = { $person }
cli-ban-until = { $person } (jusqu’au { $time })
cli-no-bans = Il n’y a aucune exclusion.
cli-close-help = Fermer une table : la partie finit en l’état, et plus rien ne s’y dit. Une table qui n’a pas commencé est supprimée.
cli-table-help = L’identifiant de la table, ou son début.
cli-close-delete-help = La supprimer avec tout ce qui lui appartient.
cli-closed = La table { $table } est fermée.
cli-new-help = Créer le squelette d’un nouveau jeu dans ce dépôt : paquet, textes, tests.
cli-new-title-help = Le nom du nouveau jeu : minuscules, chiffres et traits d’union.
cli-new-made = Le squelette est prêt à être joué : tablee play { $title }. Lancez maintenant make records, puis suivez « Adding a game » dans CONTRIBUTING.md.
cli-title-help = Le jeu, par exemple goofspiel.
cli-language-help = Langue : en, fr ou es.
cli-seats-help = Nombre de places.
cli-edition-help = Édition du matériel : son nom, ou un dossier à vous, par exemple ./mienne.
cli-record-edition-help = Le dossier de l’édition, si la partie a été jouée avec une édition à vous.
cli-edition-group-help = Vos propres éditions : les créer, les vérifier, les comparer.
cli-edition-new-help = Créer une édition dans un dossier : un correctif qui ne change encore rien, ou une copie complète.
cli-edition-check-help = Dire tout ce qui ne va pas dans une édition.
cli-edition-diff-help = Dire ce qui diffère entre deux éditions.
cli-edition-compare-help = Jouer les mêmes donnes avec deux éditions et dire ce que le changement entraîne.
cli-edition-folder-help = Le dossier de l’édition.
cli-edition-name-help = Son nom : minuscules, chiffres et traits d’union, 19 au plus. Par défaut, celui du dossier.
cli-edition-whole-help = Tout copier, au lieu d’un correctif.
cli-edition-a-help = Une édition : son nom ou son dossier.
cli-edition-title-help = Le titre, si aucun dossier ne le dit.
cli-edition-against-help = L’édition à laquelle comparer.
cli-edition-games-help = Donnes ; chacune est jouée avec les deux éditions.
cli-edition-bots-help = Bots de toutes les places, un nom ou un par place ; par défaut celui qui suit des règles simples.
cli-edition-made = Cette édition ne change encore rien. Écrivez dans ses fichiers ce qui doit différer, puis : tablee edition check { $path }
cli-edition-good =
    { $changes ->
        [one] { $edition } convient : { $changes } valeur ou élément de { $title } diffère.
       *[other] { $edition } convient : { $changes } valeurs ou éléments de { $title } diffèrent.
    }
cli-edition-faults =
    { $count ->
        [one] { $count } chose ne va pas.
       *[other] { $count } choses ne vont pas.
    }
cli-edition-differences =
    { $count ->
        [0] Rien ne diffère.
        [one] { $count } différence.
       *[other] { $count } différences.
    }
cli-edition-added = { $item } ({ $name }) : nouveau
cli-edition-removed = { $item } ({ $name }) : retiré
cli-edition-changed = { $item } ({ $name }), { $field } : { $before } → { $after }
cli-edition-progress = Donnes
cli-edition-compared = { $title }, donnes : { $deals }
cli-edition-change = Différence
cli-edition-answers = Réponses par partie
cli-edition-score = Points, en moyenne
cli-edition-best = Points du premier
cli-edition-spread = Du premier au dernier
cli-edition-score-of = Points de la place { $seat }
cli-edition-share-of = Victoires de la place { $seat }
cli-edition-share-value = { $value } %
cli-edition-chosen = Combien de fois par partie on choisit ce qui diffère
cli-edition-note = Les deux éditions jouent les mêmes donnes avec les mêmes bots. ± couvre 95 % de l’incertitude de chaque différence prise seule, comptée par donne ; * marque celles qui la dépassent, une sur vingt par hasard.
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

level-1 = Débutant
level-1-text = Joue ses premières parties : il envisage peu de coups et offre des points.
level-2 = Occasionnel
level-2-text = Joue pour le plaisir : il voit de bons coups et manque parfois le meilleur.
level-3 = Habitué
level-3-text = Joue souvent : il connaît les principes du jeu et se trompe rarement.
level-4 = Fort
level-4-text = Réfléchit à l’avance : il essaie chaque coup en pensée et punit les erreurs.
level-5 = Maître
level-5-text = Le meilleur de la maison : il joue des centaines de parties en pensée avant un coup.

style-steady = Posé
style-steady-text = Sans penchant : il prend ce qui paraît le meilleur.
style-denier = Gêneur
style-denier-text = De deux bons coups, il prend celui qui laisse moins de points aux rivaux.
style-gambler = Flambeur
style-gambler-text = De deux bons coups, il prend celui qui peut tourner mieux, ou plus mal.
style-sprinter = Sprinteur
style-sprinter-text = De deux bons coups, il prend celui qui marque plus tôt.
style-hoarder = Écureuil
style-hoarder-text = De deux bons coups, il prend celui qui promet plus pour la suite.

cli-you = Vous
cli-bot-name = { $bot } { $number }
cli-level = { $bot } ({ $name })
cli-styled = { $level }, { $style }
cli-table = Sur la table
cli-facts = En vue
cli-each = { $thing } : { $value }
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
cli-review-progress = Relecture
cli-review-decisions = Les décisions les plus coûteuses (pesées : { $count })
cli-review-nothing = Aucune décision n’était nettement moins bonne qu’une autre (pesées : { $count }).
cli-review-moment = Réponse
cli-review-chosen = Choisi
cli-review-better = Mieux
cli-review-cost =
    { $unit ->
        [chances] Coût en chances
       *[points] Coût en points
    }
cli-review-why = Pourquoi
cli-review-points = { $points } ± { $error }
cli-review-chances = { $percent } %
cli-review-inaccuracy = imprécision
cli-review-mistake = erreur
cli-review-blunder = grosse erreur
cli-review-reason = { $source } : { $sign }{ $points }
cli-review-curve = Chances de victoire, du début à la fin
cli-review-luck = Part de la victoire : { $start } % à la première décision. Cédé par les propres décisions : { $lost } %. Par le hasard et les autres : { $fortune } %. À la fin : { $result } %.
cli-train-progress = Apprentissage
cli-train-done = Appris : { $path }
cli-train-kind = Places
cli-train-stage = Étape
cli-train-examples = Exemples
cli-train-explained = Prévu
cli-train-spread = Erreur en points
cli-train-share = { $share } %
cli-train-points = ± { $points }
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
cli-match-title = { $title }, places : { $seats }
cli-match-share = Victoires (pour cent)
cli-match-points = Points
cli-match-seconds = Secondes par décision
cli-match-longest = La plus longue
cli-match-iterations = Itérations par décision
cli-match-span = { $mean } ({ $low } à { $high })
cli-match-number = { $value }
cli-match-ahead = Parties : { $games }, donnes : { $deals }. À égalité on aurait { $even } % ; au-delà, A a { $ahead }. Les intervalles couvrent 95 %, comptés par donne.
cli-match-apart = Donnes jouées par chacun de son côté : { $deals }. Différence entre A et B : { $ahead }. Les intervalles couvrent 95 %, comptés par donne.
cli-match-reached = { $bot }, pour cent du chemin vers le plus haut rang ou la victoire, et combien de fois : { $reached }
cli-match-higher = Tranché : A a { $high } plutôt que { $low } points sur 100 de plus qu’un égal (indice { $evidence }).
cli-match-lower = Tranché : A a { $low } plutôt que { $high } points sur 100 de plus qu’un égal (indice { $evidence }).
cli-match-open = Pas tranché : { $low } ou { $high } points sur 100 de plus qu’un égal (indice { $evidence }). D’autres parties le diront.
cli-match-fault = Perdue par une faute : { $fault }
cli-match-kept = Conservé dans { $path }
cli-ratings-title = { $title } : les robots sur une même échelle
cli-ratings-rating = Niveau
cli-ratings-spread = ±
cli-ratings-games = Parties
cli-tournament-table = { $title }, places : { $seats }, options : { $options }
cli-tournament-played = Parties : { $games }, donnes de chaque rencontre : { $deals }
cli-tournament-against = Avance sur { $entrant }
cli-tournament-note = Avance : ce qu’une place obtient de plus de la victoire, en points sur 100. Les intervalles tiennent à 95 %, comptés par donnes.
cli-tournament-fault = { $entrant } a perdu par une faute, { $kind }. Parties : { $count }. { $text }
cli-tournament-fault-crash = arrêt brutal
cli-tournament-fault-illegal = réponse qui n’était pas proposée
cli-tournament-fault-timeout = pas de réponse à temps
cli-tournament-fault-start = pas en état de jouer
cli-tournament-fault-protocol = message incompréhensible
cli-tournament-kept = Parties : { $games }. Conservé dans { $path } : results.parquet, results.json
cli-form-compiled = compilé
cli-form-interpreted = interprété
cli-recorded = { $path } : partie { $number }, { $answers } réponses, résultat { $result }.
cli-checked = { $path } est juste : { $title }, { $players }, { $answers } réponses, résultat { $result }.
cli-deal = { $title } : { $players }

preview-invited = On vous invite à jouer
preview-playing = Une partie à regarder
preview-replay = Une partie à revoir
preview-moment = Un moment d’une partie
preview-review = Une partie analysée
preview-title = Un jeu de cette table
preview-site = Prenez place et jouez
preview-lead = Des jeux de société dans votre navigateur : jouez tout de suite contre des robots, ou invitez vos amis par un lien.
preview-daily = Donne du jour, { $day }
preview-daily-lead = Tout le monde joue la même donne aujourd’hui, une seule fois. Quel sera votre résultat ?
preview-played = { $count ->
    [one] Une personne l’a jouée
   *[other] { $count } personnes l’ont jouée
}
preview-players = À la table : { $players }.
preview-free = { $count ->
    [one] Une place est libre.
   *[other] { $count } places sont libres.
}
preview-reviewed = Les décisions de { $player }, et ce qu’elles ont coûté.

notice-title = { $title } : c’est à vous
notice-players = À la table avec { $players }
notice-guest = une personne anonyme
notice-until = Jusqu’au { $day }, { $time } ({ $zone })
notice-open = Ouvrir la table : { $link }
notice-stop = Vous avez demandé ce message. Pour ne plus rien recevoir ici : { $link }

notice-test-title = Ça marche
notice-test-text = Voilà à quoi ressemble Tablée ici. Chaque question vous est annoncée une seule fois, quand vous n’êtes pas à la table.

notice-code-title = Votre code : { $code }
notice-code-text = Une personne veut apprendre à cette adresse que c’est à elle de jouer. Si c’est vous, saisissez ce code à la table : { $code }
notice-code-ignore = Sinon, ne faites rien : plus rien ne sera envoyé ici.
