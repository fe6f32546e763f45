### Seeders from Sereis : Exodus. Voir en.ftl.

title = Seeders from Sereis : Exodus
tagline = Négociez vos cartes dans les couloirs de l’Aile des Murmures et bâtissez une Arche de modules et d’équipages.
goal = Marquez des points de prestige avec les cartes que vous intégrez et, manche après manche, avec ce que votre Arche sait faire. Qui en a le plus après quatre manches l’emporte.

## Les choses

caste-theocrat = Théocrates
caste-original = Originels
caste-bio = Bio-Consortium
caste-architect = Architectes
caste-core = Noyau
caste-deviant = Déviants

card-novice = Novice
card-preacher = Prêcheur
card-missionary = Missionnaire
card-inquisitor = Inquisiteur
card-high-priest = Grand Prêtre
card-cathedral = Cathédrale
card-conversion-centre = Centre de conversion
card-seminary = Séminaire
card-sanctuary = Sanctuaire
card-heir = Héritier
card-senator = Sénateur
card-chancellor = Chancelier
card-warden = Gardien-chef
card-ambassador = Ambassadeur
card-senate-dome = Coupole du Sénat
card-secret-services = Services secrets
card-penitentiary = Pénitencier
card-diplomatic-academy = Académie diplomatique
card-lab-assistant = Laborantin
card-geneticist = Généticien
card-surgeon = Chirurgien
card-chimera = Chimère
card-virologist = Virologue
card-clinic = Clinique
card-regeneration-hospital = Hôpital de régénération
card-mutation-lab = Laboratoire de mutation
card-genotheque = Génothèque
card-nanotechnician = Nanotechnicien
card-engineer = Ingénieur
card-sapper = Sapeur
card-master-architect = Maître architecte
card-archives = Archives
card-rd-department = Département R&D
card-orbital-shipyard = Chantier orbital
card-shield-generator = Générateur de bouclier
card-habitat-ring = Anneau d’habitation
card-apprentice = Apprenti
card-miner = Mineur
card-foreman = Contremaître
card-union-delegate = Délégué syndical
card-mechanic = Mécanicien
card-merchant = Marchand
card-dormitory = Dortoir ouvrier
card-refinery = Raffinerie
card-forge = Forge du Noyau
card-courtesan = Fille de joie
card-conspirator = Conspirateur
card-smuggler = Contrebandier
card-hacker = Hacker
card-morphoplast = Morphoplaste
card-hideout = Planque
card-black-market = Marché noir
card-clandestine-bank = Banque clandestine
card-lawless-zone = Zone de non-droit
card-worker = Ouvrier
card-convert = Converti
card-priest = Prêtre

negotiator-theocrat = Théocrate
negotiator-original = Originel
negotiator-bio = Bio-Consortium
negotiator-architect = Architecte
negotiator-core = Noyau
negotiator-deviant = Déviant

influence-1-1 = [1]-[1]
influence-2-1 = [2]-[1]
influence-3-1 = [3]-[1]
influence-2-2 = [2]-[2]
influence-3-2 = [3]-[2]
influence-3-3 = [3]-[3]

chamber = { $name }
slot = { $name }
way = { $name }
position = { $name }
amount = { $name }
seat = Place { $name }
stage = { $name }
deed = { $name }
noun = { $name }
whose = { $name }
limit = { $name }
ability = { $name }
tilting = { $name }
type = { $name }
token = { $name }
supply-jailer = { field-jailers }
supply-mutagen = { field-mutagens }

## Les questions

ask-take-position = Quelle position prenez-vous dans l’ordre du tour ?
    .help = L’ordre vaut pour toute la manche. Les premières positions choisissent d’abord leurs emplacements ; les dernières voient ce que les autres ont placé et peuvent avoir le dernier mot sur une chambre. L’Intégration suit aussi cet ordre.
    .hint = Les premières positions choisissent d’abord ; les dernières voient ce que font les autres.
ask-discard-card = Vous avez conservé une carte, et c’est une de trop : laquelle défausser ?
    .help = Ce peut être la carte conservée ou une nouvelle. Ce qui reste est votre premier paquet du draft : une carte n’est à l’abri qu’une fois choisie.
    .hint = N’importe laquelle peut partir. Une carte n’est sûre qu’une fois choisie.
ask-pick-card =
    { $count ->
        [2] Choisissez une de ces 2 cartes ; l’autre continue.
       *[other] Choisissez une de ces { $count } cartes ; les autres continuent.
    }
    .help = Les paquets vont à gauche aux manches 1 et 3, à droite aux manches 2 et 4. Une carte peut aussi se garder pour ses gemmes : tout ce que vous avez en main peut être recyclé en phase d’Intégration.
    .hint = Prenez-en une, le reste continue. Chaque carte vaut aussi des gemmes plus tard.
ask-refill-chambers =
    « { $card } » : { $count ->
        [one] choisissez encore une chambre à regarnir
       *[other] choisissez jusqu’à { $count } chambres à regarnir
    }, ou continuez.
    .help = Les cartes de ces chambres sont défaussées, et d’autres viennent de la pioche. C’est le seul moment de la manche pour cela, et la carte est inclinée.
    .hint = De nouvelles cartes pour des chambres qui vous déplaisent : seulement maintenant, avant tout placement.
ask-place-negotiator = Négociateur { $negotiator } : quel emplacement, et quel côté reçoit le plus ?
    .help = « 1-3 » est l’emplacement entre les chambres 1 et 3, la plus grande valeur allant vers la chambre 1 ; « 3-1 » est le même, la plus grande valeur allant vers la chambre 3. Une carte de la même caste ajoute un cube de son côté.
    .hint = Vos cubes vont des deux côtés. Le plus de cubes, sans égalité, gagne la carte.
ask-hide-negotiator = Quel négociateur placez-vous face cachée sur { $slot } ?
    .help = Personne d’autre ne saura lequel, et il ne pose pas encore de cubes. Il sera révélé au début de la résolution, et vous choisirez alors les côtés.
    .hint = Personne ne voit qui est là. Les cubes ne sont posés qu’à la révélation.
ask-reveal-negotiator = Lequel de vos négociateurs cachés révélez-vous d’abord ?
    .help = Ils posent leurs cubes l’un après l’autre, tous les vôtres avant ceux du joueur suivant. Le bonus social vient des cartes présentes maintenant.
    .hint = Ils posent leurs cubes l’un après l’autre : commencez par le moins important.
ask-lay-cubes = Négociateur { $negotiator } révélé sur { $slot } : quel côté reçoit le plus ?
    .help = La chambre nommée en premier reçoit la plus grande valeur. Une carte de la même caste ajoute un cube de son côté.
    .hint = Les cubes tombent maintenant : la plus grande valeur à la chambre que vous pouvez gagner.
ask-recall-negotiator = Vous remportez la chambre { $chamber } : quel négociateur rappelez-vous ?
    .help = Ses cubes restent et comptent pour les chambres à venir. Un négociateur rappelé ne progresse pas cette manche : rappelez celui qui en a le moins besoin.
    .hint = Qui rentre ne grandit pas cette manche ; les cubes restent.
ask-choose-branch = Votre négociateur { $negotiator } progresse : vers quelle influence ?
    .help = [3]-[1] est fort d’un côté, [2]-[2] solide des deux. Dans les deux cas, l’étape suivante est [3]-[2].
    .hint = Fort d’un côté, ou sûr des deux ? L’étape suivante est la même.
ask-take-turn =
    { $stage ->
        [placing] Placez un négociateur ; vous pouvez d’abord utiliser des capacités.
        [placed] Négociateur placé : utilisez des capacités, ou terminez votre tour.
       *[integrating] Recyclez, intégrez, utilisez des capacités, puis terminez votre tour.
    }
    .help = En Négociation, vous placez exactement un négociateur à chaque tour et pouvez utiliser des capacités avant et après. En Intégration, vous changez des cartes en gemmes ou les intégrez dans votre Arche, dans n’importe quel ordre ; de ce qui reste en main, vous conservez une carte. Déplacer équipages et gemmes ne coûte rien.
    .hint = Ce qui est éclairé est possible maintenant. Regarder d’abord ne coûte rien.
ask-house-crew = Quel module héberge « { $crew } » ?
    .help = Un module ne marque sa capacité de Prestige que s’il héberge un équipage : mieux vaut en avoir un dans chacun. Plus tard, déplacer des équipages est gratuit.
    .hint = Un module ne marque qu’avec un équipage : un dans chacun est un bon début.
ask-rehouse-crew = Quel équipage vacant s’installe dans « { $module } » ?
    .help = Cela ne coûte rien et ne rapporte rien : vous contrôlez de nouveau l’équipage, avec ses capacités et ses jetons. Les équipages encore vacants sont défaussés à la fin de votre tour d’intégration.
    .hint = Cela ne coûte rien, et l’équipage travaille de nouveau pour vous.
ask-arrange-crew = Quel module héberge désormais « { $crew } » ?
    .help = Tous les équipages bougent ensemble quand le dernier a son module : ils peuvent donc échanger leurs places. Chaque module qui rapporte devrait en héberger un, et la place des Mutants est à l’Hôpital.
    .hint = Les équipages bougent ensemble et peuvent échanger. Ne laissez vide aucun module qui marque.
ask-settle-vault = « { $vault } » : combien de gemmes doit-il y avoir ? (Maintenant : { $amount })
    .help = Les autres sont dans votre réserve. Les gemmes d’un Coffre paient comme celles de la réserve, personne ne peut les voler, et chacune rapporte 1 point en phase de Prestige si le Coffre héberge un équipage.
    .hint = Ici les gemmes paient comme les autres, sont à l’abri, et marquent avec un équipage.
ask-keep-card = Quelle carte conservez-vous pour la manche suivante ?
    .help = Les autres sont défaussées sans gain. La carte conservée rejoint celles que vous recevrez et passe par le draft avec elles.
    .hint = Une seule carte reste pour la manche suivante ; que pourrait-on recycler avant ?
ask-imprison-crew = Quel équipage emprisonnez-vous ?
    .help = Il va dans votre prison et ne compte pour personne ; ses jetons reviennent au stock commun. Avec un autre Geôlier, vous pourrez le libérer vers votre propre main, peu importe qui l’avait.
    .hint = N’importe quel équipage en jeu, même à vous. En prison, il ne compte pour personne.
ask-release-crew = Lequel de vos prisonniers prenez-vous en main ?
    .help = Vous pourrez l’intégrer désormais, avec son coût et ses points.
    .hint = Il vient dans votre main, à qui qu’il ait été.
ask-mutate-crew = Mutagène sur « { $carrier } » : quel équipage devient Mutant ?
    .help = Les Hôpitaux rapportent pour les Mutants primaires, les Généticiens pour tous ceux que vous contrôlez. Mais on chasse aussi les Mutants : certaines cartes les détruisent ou les renvoient.
    .hint = Un Mutant seul ne fait rien : cherchez des Hôpitaux et des cartes qui les comptent.
ask-choose-sacrifice = « { $card } » : quelle carte sacrifiez-vous ?
    .help = Elle quitte votre Arche. Un équipage secondaire retourne sur sa pile et peut être recruté de nouveau.
    .hint = Elle quitte votre Arche. Les points déjà marqués restent à vous.
ask-choose-target =
    « { $card } » : { $deed ->
        [destroy] quelle carte détruisez-vous ?
        [return-to-hand] quel équipage revient en main ?
        [take-control] quel équipage prenez-vous ?
        [promote] quel équipage est promu ?
        [untilt] quelle carte redressez-vous ?
        [mutate] quel équipage devient Mutant ?
        [cure] quel Mutant soignez-vous ?
        [take-from-discard] quelle carte prenez-vous dans la défausse ?
       *[other] quelle carte choisissez-vous ?
    }
    .help = On ne choisit que des cartes en jeu, ni équipage vacant ni prisonnier ; ou bien, si c’est indiqué, des cartes de la défausse.
    .hint = Seules des cartes en jeu conviennent ; elles sont éclairées.
ask-protect-card =
    « { $card } » : { $count ->
        [one] quel module protégez-vous ?
       *[other] quels modules protégez-vous ({ $count } au plus) ?
    }
    .help = Ils ne peuvent pas être détruits jusqu’à la prochaine phase de Préparation. Vous pouvez toujours les sacrifier.
    .hint = À l’abri de la destruction jusqu’à la prochaine Préparation : protégez ce qui marque le plus.
ask-house-taken = Quel module héberge « { $crew } », qui change d’Arche ?
    .help = L’équipage arrive avec ses jetons et son inclinaison. Rien n’est payé ni marqué pour lui maintenant.
    .hint = L’équipage est à vous, avec ses jetons. Où aide-t-il le plus ?
ask-steal-from =
    « { $card } » : chez qui volez-vous jusqu’à { $most ->
        [one] { $most } gemme ?
       *[other] { $most } gemmes ?
    }
    .help = On ne vole que dans la réserve ; les gemmes des Coffres sont à l’abri.
    .hint = Seules les gemmes d’une réserve se volent ; celles des Coffres sont à l’abri.
ask-steal-amount = « { $card } » : combien de gemmes volez-vous à { $victim } ({ $most } au plus) ?
    .help = Tout prendre est presque toujours le bon choix.
    .hint = Tout prendre est presque toujours bon.
ask-look-at-hand = « { $card } » : quelle main regardez-vous ?
    .help = Vous la voyez, et personne d’autre. Ensuite vous pouvez échanger une de vos cartes contre une de cette main.
    .hint = Vous seul la voyez, et pourrez ensuite échanger une carte.
ask-give-card = Main vue chez { $other } : quelle carte donnez-vous contre une autre ?
    .help = Vous pouvez aussi tout laisser en l’état. Donnez ce qui vaut le moins pour vous.
    .hint = Donnez ce qui vaut le moins pour vous, ou ne changez rien.
ask-take-card = Quelle carte prenez-vous à { $other } ?
    .help = Personne d’autre n’apprend quelles cartes ont changé de main.
    .hint = Personne d’autre ne sait quelles cartes ont changé de main.
ask-add-cubes =
    « { $card } » : dans quelle zone posez-vous { $amount ->
        [one] { $amount } cube ?
       *[other] { $amount } cubes ?
    }
    .help = Tous vont dans une même zone, à côté d’un de vos négociateurs.
    .hint = Tous vont à une zone près d’un de vos négociateurs : où gagnent-ils une carte ?
ask-mark-zone = « { $card } » : dans quelle zone voulez-vous gagner une égalité ?
    .help = Si vous y partagez le plus grand nombre de cubes, la carte est à vous, sauf si un autre joueur à égalité a marqué la zone aussi.
    .hint = Là où le plus de cubes est partagé, cette marque vous donne la carte.
ask-choose-cubes =
    « { $card } » : à qui sont les cubes à déplacer ({ $most ->
        [one] { $most } cube
       *[other] { $most } cubes
    } au plus) ?
    .help = Tous les cubes déplacés maintenant sont au même joueur et vont dans une zone qui contient déjà des cubes à lui.
    .hint = Tous les cubes déplacés sont à la même personne : lesquels vous aident le plus ?
ask-choose-zone =
    { $owner_you ->
        [yes] Vers quelle zone vont vos cubes ({ $most } au plus) ?
       *[no] Cubes pris à { $owner } : vers quelle zone vont-ils ({ $most } au plus) ?
    }
    .help = Elle doit déjà contenir un cube du même joueur.
    .hint = Elle doit déjà contenir un cube de cette personne.
ask-move-cube =
    { $owner_you ->
        [yes] Un de vos cubes va dans la zone { $zone } : depuis laquelle (encore { $left }) ?
       *[no] Un cube pris à { $owner } va dans la zone { $zone } : depuis laquelle (encore { $left }) ?
    }
    .help = Chaque cube peut venir d’une autre zone. Vous pouvez vous arrêter après le premier.
    .hint = Chaque cube peut venir d’une autre zone ; vous pouvez arrêter après le premier.
ask-remove-from =
    « { $card } » : dans quelle zone retirez-vous { $most ->
        [one] { $most } cube ?
       *[other] jusqu’à { $most } cubes ?
    }
    .help = Un seul cube peut défaire une égalité, ou en créer une.
    .hint = Un seul cube peut rompre une égalité, ou en créer une.
ask-remove-of = Zone { $zone } : à qui retirez-vous des cubes ({ $most } au plus) ?
    .help = Ils retournent à leur propriétaire.
    .hint = Voyez qui mène ici : un cube en moins peut tout changer.
ask-remove-amount =
    { $owner_you ->
        [yes] Zone { $zone } : combien de vos cubes retirez-vous ({ $most } au plus) ?
       *[no] Zone { $zone } : combien de cubes retirez-vous à { $owner } ({ $most } au plus) ?
    }
    .help = Ils retournent à leur propriétaire.
    .hint = Ils retournent à leur propriétaire ; une égalité peut vous suffire.
ask-swap-first = « { $card } » : la carte de quelle chambre échangez-vous ?
    .help = Les cartes échangent leurs places ; cubes et négociateurs restent. Les cubes d’une chambre comptent donc pour l’autre carte.
    .hint = Seules les cartes changent de place ; les cubes restent et gagnent l’autre carte.
ask-swap-second = Avec quelle chambre la chambre { $chamber } échange-t-elle sa carte ?
    .help = Cubes et négociateurs restent, et aucun bonus social ne change.
    .hint = Choisissez là où vos cubes mènent : cette carte sera à vous.
ask-give-point =
    « { $card } » : quel négociateur gagne un point d’influence { $left ->
        [one] (le dernier) ?
       *[other] (sur { $left }) ?
    }
    .help = L’influence reste acquise jusqu’à la fin de la partie. En manche 4, les deux valeurs d’un négociateur encore en place rapportent.
    .hint = L’influence reste toute la partie, et marque à la dernière manche.
ask-reorganise-ark = Avant le décompte : déplacez-vous vos équipages ?
    .help = Un module ne marque sa capacité de Prestige que s’il héberge un équipage, et un Hôpital compte les Mutants primaires qu’il abrite. Tout le monde réorganise en même temps, et rien n’est montré avant que le dernier ait fini.
    .hint = Le décompte suit : un module sans équipage ne rapporte rien.
ask-keep-one-card = Une carte est revenue dans votre main : laquelle conservez-vous ?
    .help = Vous n’en conservez qu’une. Les autres sont défaussées sans gain.
    .hint = Une seule carte reste ; les autres partent sans gain.

## Les choix

verb-position = Prendre la position { $target }
verb-discard = Défausser { $target }
verb-pick = Choisir { $target }
verb-send = Envoyer : { $target }
verb-hide = Face cachée sur { $target }
verb-place = Placer sur { $target }
verb-reveal = Révéler sur { $target }
verb-recall = Rappeler : { $target }
verb-branch = Passer à { $target }
verb-recycle = Recycler { $target }
verb-integrate = Intégrer { $target }
verb-house = Loger dans { $target }
verb-arrange = Déplacer des équipages
verb-vault = Gemmes sur { $target }
verb-keep = Conserver { $target }
verb-use = Utiliser { $target }
verb-imprison = Emprisonner ({ $target })
verb-release = Libérer ({ $target })
verb-mutate = Mutagène sur { $target }
verb-sacrifice = Sacrifier { $target }
verb-target = Choisir { $target }
verb-give = Donner { $target }
verb-take = Prendre { $target }
verb-improve = Améliorer : { $target }
verb-player = Choisir { $target }
verb-chamber = Chambre { $target }
verb-amount = Choisir { $target }
verb-decline = Ne rien faire
verb-done = C’est tout
verb-end = Terminer le tour

## Ce qui se passe

event-first-player =
    { $you ->
        [yes] Vous jouez en premier.
       *[no] { $seat } joue en premier.
    }
event-round = La manche { $round } commence.
event-position =
    { $you ->
        [yes] Vous prenez la position { $position } dans l’ordre du tour.
       *[no] { $seat } prend la position { $position } dans l’ordre du tour.
    }
event-deal =
    { $you ->
        [yes] Vous recevez en main : { $cards }.
       *[no] { $seat } reçoit en main : { $cards }.
    }
    .hidden =
        { $you ->
            [yes] Vous recevez des cartes en main.
           *[no] { $seat } reçoit des cartes en main.
        }
event-discard =
    { $you ->
        [yes] Vous défaussez « { $card } ».
       *[no] { $seat } défausse « { $card } ».
    }
event-pick =
    { $you ->
        [yes] Vous choisissez « { $card } ».
       *[no] { $seat } choisit « { $card } ».
    }
    .hidden =
        { $you ->
            [yes] Vous choisissez une carte.
           *[no] { $seat } choisit une carte.
        }
event-pass =
    { $you ->
        [yes] Vous passez le reste de votre paquet à { $to }.
       *[no] { $to_you ->
            [yes] { $seat } vous passe un paquet.
           *[no] { $seat } passe un paquet à { $to }.
        }
    }
event-receive =
    { $you ->
        [yes] Vous recevez le paquet : { $cards }.
       *[no] { $seat } reçoit le paquet : { $cards }.
    }
    .hidden =
        { $you ->
            [yes] Vous recevez un paquet.
           *[no] { $seat } reçoit un paquet.
        }
event-reshuffle = La pioche est vide : la défausse est mélangée et devient la nouvelle pioche.
event-fill = Les chambres sont garnies : { $cards }.
event-use =
    { $you ->
        [yes] Vous utilisez « { $card } ».
       *[no] { $seat } utilise « { $card } ».
    }
event-decline-refill =
    { $you ->
        [yes] Vous n’utilisez pas « { $card } ».
       *[no] { $seat } n’utilise pas « { $card } ».
    }
event-refill = Dans la chambre { $chamber }, « { $old } » va à la défausse et « { $new } » prend sa place.
event-place =
    { $you ->
        [yes] Vous placez votre négociateur { $negotiator } sur l’emplacement { $slot }.
       *[no] { $seat } place son négociateur { $negotiator } sur l’emplacement { $slot }.
    }
event-hide =
    { $you ->
        [yes] Vous placez un négociateur face cachée sur l’emplacement { $slot }.
       *[no] { $seat } place un négociateur face cachée sur l’emplacement { $slot }.
    }
event-hidden =
    { $you ->
        [yes] C’est votre négociateur { $negotiator }.
       *[no] C’est le négociateur { $negotiator }.
    }
    .hidden = On ne sait pas lequel.
event-reveal =
    { $you ->
        [yes] Vous révélez votre négociateur { $negotiator } sur l’emplacement { $slot }.
       *[no] { $seat } révèle son négociateur { $negotiator } sur l’emplacement { $slot }.
    }
event-cubes =
    { $you ->
        [yes] Vous posez
       *[no] { $seat } pose
    } { $most ->
        [one] { $most } cube
       *[other] { $most } cubes
    } pour la chambre { $first } et { $least ->
        [one] { $least } cube
       *[other] { $least } cubes
    } pour la chambre { $second }.
event-win =
    { $you ->
        [yes] Vous remportez « { $card } » dans la chambre { $chamber }.
       *[no] { $seat } remporte « { $card } » dans la chambre { $chamber }.
    }
event-no-majority = Personne n’a le plus de cubes dans la chambre { $chamber } : « { $card } » va à la défausse.
event-recall =
    { $you ->
        [yes] Vous rappelez votre négociateur { $negotiator }.
       *[no] { $seat } rappelle son négociateur { $negotiator }.
    }
event-improve =
    { $you ->
        [yes] Votre négociateur { $negotiator } passe à { $influence }.
       *[no] Chez { $seat }, le négociateur { $negotiator } passe à { $influence }.
    }
event-score-negotiator =
    { $you ->
        [yes] Votre négociateur { $negotiator } marque
       *[no] Chez { $seat }, le négociateur { $negotiator } marque
    } { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
event-recycle =
    { $you ->
        [yes] Vous recyclez « { $card } »
       *[no] { $seat } recycle « { $card } »
    } pour { $gems ->
        [one] { $gems } gemme.
       *[other] { $gems } gemmes.
    }
event-integrate =
    { $you ->
        [yes] Vous intégrez « { $card } »
       *[no] { $seat } intègre « { $card } »
    } pour { $price ->
        [one] { $price } gemme.
       *[other] { $price } gemmes.
    }
event-house = « { $module } » héberge « { $crew } ».
event-prestige =
    { $you ->
        [yes] Vous marquez
       *[no] { $seat } marque
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } avec « { $card } ».
event-jailer = « { $card } » reçoit un jeton Geôlier.
event-mutagen = « { $card } » reçoit un jeton Mutagène.
event-recruit =
    { $you ->
        [yes] Vous recrutez un équipage : « { $card } ».
       *[no] { $seat } recrute un équipage : « { $card } ».
    }
event-lost = « { $card } » : l’effet est impossible maintenant, il est perdu.
event-vacate =
    { $you ->
        [yes] Vacants dans votre Arche : { $crews }.
       *[no] Vacants chez { $seat } : { $crews }.
    }
event-lose-gems =
    { $gems ->
        [one] { $gems } gemme posée sur « { $module } » retourne au stock.
       *[other] { $gems } gemmes posées sur « { $module } » retournent au stock.
    }
event-rehouse =
    { $you ->
        [yes] Votre équipage vacant « { $crew } » s’installe dans « { $module } ».
       *[no] Chez { $seat }, l’équipage vacant « { $crew } » s’installe dans « { $module } ».
    }
event-abandon =
    { $you ->
        [yes] Vous perdez « { $crew } », resté sans hébergement.
       *[no] { $seat } perd « { $crew } », resté sans hébergement.
    }
event-move =
    { $you ->
        [yes] Vous déplacez « { $crew } » vers « { $module } ».
       *[no] { $seat } déplace « { $crew } » vers « { $module } ».
    }
event-store =
    { $you ->
        [yes] Gemmes sur votre « { $vault } » : { $gems }.
       *[no] Gemmes sur « { $vault } » chez { $seat } : { $gems }.
    }
event-spend-jailer =
    { $you ->
        [yes] Vous dépensez le jeton Geôlier posé sur « { $card } » et 1 gemme.
       *[no] { $seat } dépense le jeton Geôlier posé sur « { $card } » et 1 gemme.
    }
event-imprison =
    { $you ->
        [yes] { $owner_you ->
            [yes] Vous emprisonnez « { $crew } » de votre propre Arche.
           *[no] Vous emprisonnez « { $crew } », pris à { $owner }.
        }
       *[no] { $owner_you ->
            [yes] { $seat } emprisonne « { $crew } » de votre Arche.
           *[no] { $seat } emprisonne « { $crew } », pris à { $owner }.
        }
    }
event-release =
    { $you ->
        [yes] Vous libérez « { $crew } » et le prenez en main.
       *[no] { $seat } libère « { $crew } » et le prend en main.
    }
event-mutate = « { $crew } » devient un Mutant.
event-cure = « { $crew } » n’est plus un Mutant.
event-sacrifice =
    { $you ->
        [yes] Vous sacrifiez « { $card } ».
       *[no] { $seat } sacrifie « { $card } ».
    }
event-gain =
    { $you ->
        [yes] Vous gagnez
       *[no] { $seat } gagne
    } { $gems ->
        [one] { $gems } gemme
       *[other] { $gems } gemmes
    } avec « { $card } ».
event-steal =
    { $you ->
        [yes] Vous volez { $gems ->
            [one] { $gems } gemme
           *[other] { $gems } gemmes
        } à { $victim }.
       *[no] { $victim_you ->
            [yes] { $seat } vous vole { $gems ->
                [one] { $gems } gemme.
               *[other] { $gems } gemmes.
            }
           *[no] { $seat } vole { $gems ->
                [one] { $gems } gemme
               *[other] { $gems } gemmes
            } à { $victim }.
        }
    }
event-draw =
    { $you ->
        [yes] Vous piochez : { $cards }.
       *[no] { $seat } pioche : { $cards }.
    }
    .hidden =
        { $you ->
            [yes] Vous piochez.
           *[no] { $seat } pioche.
        }
event-take =
    { $you ->
        [yes] Vous prenez « { $card } » dans la défausse.
       *[no] { $seat } prend « { $card } » dans la défausse.
    }
event-promote =
    { $you ->
        [yes] Vous remplacez « { $old } » par « { $new } ».
       *[no] { $seat } remplace « { $old } » par « { $new } ».
    }
event-destroy =
    { $you ->
        [yes] { $owner_you ->
            [yes] Vous détruisez « { $card } » dans votre propre Arche.
           *[no] Vous détruisez « { $card } » chez { $owner }.
        }
       *[no] { $owner_you ->
            [yes] { $seat } détruit « { $card } » dans votre Arche.
           *[no] { $seat } détruit « { $card } » chez { $owner }.
        }
    }
event-return =
    { $you ->
        [yes] { $owner_you ->
            [yes] Vous reprenez « { $card } » en main.
           *[no] Vous renvoyez « { $card } » en main chez { $owner }.
        }
       *[no] { $owner_you ->
            [yes] { $seat } renvoie « { $card } » dans votre main.
           *[no] { $seat } renvoie « { $card } » en main chez { $owner }.
        }
    }
event-take-control =
    { $you ->
        [yes] Vous prenez « { $crew } » à { $owner } ; « { $module } » l’héberge.
       *[no] { $owner_you ->
            [yes] { $seat } vous prend « { $crew } » ; « { $module } » l’héberge.
           *[no] { $seat } prend « { $crew } » à { $owner } ; « { $module } » l’héberge.
        }
    }
event-protect = « { $card } » est à l’abri de toute destruction jusqu’à la prochaine phase de Préparation.
event-discount =
    { $amount ->
        [one] « { $card } » : la prochaine carte concernée coûte { $amount } gemme de moins.
       *[other] « { $card } » : la prochaine carte concernée coûte { $amount } gemmes de moins.
    }
event-straighten =
    { $you ->
        [yes] Vous redressez « { $card } ».
       *[no] { $seat } redresse « { $card } ».
    }
event-look =
    { $you ->
        [yes] Vous regardez les cartes en main chez { $other }.
       *[no] { $other_you ->
            [yes] { $seat } regarde votre main.
           *[no] { $seat } regarde les cartes en main chez { $other }.
        }
    }
event-see = Dans cette main : { $cards }.
    .hidden = Ce qu’elle contient reste entre eux.
event-exchange =
    { $you ->
        [yes] Vous donnez « { $given } » contre « { $taken } ».
       *[no] { $seat } donne « { $given } » contre « { $taken } ».
    }
    .hidden =
        { $you ->
            [yes] Vous échangez une carte.
           *[no] { $seat } échange une carte.
        }
event-leave-hand =
    { $you ->
        [yes] Vous n’échangez rien avec { $other }.
       *[no] { $other_you ->
            [yes] { $seat } n’échange rien avec vous.
           *[no] { $seat } n’échange rien avec { $other }.
        }
    }
event-add-cubes =
    { $you ->
        [yes] Vous ajoutez
       *[no] { $seat } ajoute
    } { $amount ->
        [one] { $amount } cube
       *[other] { $amount } cubes
    } pour la chambre { $zone }.
event-mark-zone =
    { $you ->
        [yes] Vous marquez la zone { $zone } : une égalité y est à vous.
       *[no] { $seat } pose une marque d’égalité dans la zone { $zone }.
    }
event-move-cube =
    { $owner_you ->
        [yes] Un de vos cubes passe de la zone { $origin } à la zone { $zone }.
       *[no] Chez { $owner }, un cube passe de la zone { $origin } à la zone { $zone }.
    }
event-remove-cubes =
    { $owner_you ->
        [yes] { $amount ->
            [one] { $amount } de vos cubes quitte la zone { $zone }.
           *[other] { $amount } de vos cubes quittent la zone { $zone }.
        }
       *[no] { $amount ->
            [one] Chez { $owner }, { $amount } cube quitte la zone { $zone }.
           *[other] Chez { $owner }, { $amount } cubes quittent la zone { $zone }.
        }
    }
event-swap-chambers = Les cartes des chambres { $first } et { $second } échangent leurs places.
event-conceal =
    { $you ->
        [yes] Vos négociateurs passent dans une main cachée : { $count }.
       *[no] Chez { $seat }, les négociateurs restants passent dans une main cachée : { $count }.
    }
event-score =
    { $you ->
        [yes] Vous marquez
       *[no] { $seat } marque
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } grâce à la capacité de la carte « { $card } ».
event-score-affinity =
    { $you ->
        [yes] Vous marquez
       *[no] { $seat } marque
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } grâce à l’Affinité de la carte « { $card } ».
event-score-majority =
    { $you ->
        [yes] Vous marquez
       *[no] { $seat } marque
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } grâce à la Majorité de la carte « { $card } ».
event-score-vault =
    { $you ->
        [yes] Vous marquez
       *[no] { $seat } marque
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } avec les gemmes du Coffre « { $card } ».
event-score-hospital =
    { $you ->
        [yes] Vous marquez
       *[no] { $seat } marque
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } avec les Mutants de l’Hôpital « { $card } ».
event-end = Les quatre manches sont jouées.

## Pourquoi pas

refusal-position-taken =
    { $owner_you ->
        [yes] Vous avez déjà la position { $position }.
       *[no] { $owner } a déjà pris la position { $position }.
    }
refusal-no-such-position = Il n’y a pas de position { $position } : il y en a autant que de joueurs.
refusal-not-in-hand = « { $card } » n’est pas dans votre main.
refusal-not-in-packet = « { $card } » n’est pas dans votre paquet.
refusal-same-card = Vous avez plusieurs exemplaires identiques : prenez le « { $card } » proposé.
refusal-chamber-empty = Il n’y a pas de carte dans la chambre { $chamber }.
refusal-in-order = Choisissez les chambres dans l’ordre croissant : la chambre { $chamber } ne peut pas venir maintenant.
refusal-not-your-negotiator = Ce négociateur { $negotiator } n’est pas à vous.
refusal-already-placed = Votre négociateur { $negotiator } a déjà été placé cette manche.
refusal-no-right-to-hide = On ne place face cachée qu’après l’activation d’un Morphoplaste, une fois par activation.
refusal-send-first = Choisissez d’abord le négociateur, puis l’emplacement.
refusal-equal-values = Les deux valeurs de votre négociateur { $negotiator } sont égales : il n’y a qu’une façon de poser les cubes.
refusal-slot-taken = Il y a déjà un négociateur sur l’emplacement { $slot }.
refusal-slot-closed = Il n’y a pas d’emplacement ouvert { $slot } dans cette partie.
refusal-not-hidden = Aucun de vos négociateurs n’est face cachée sur l’emplacement { $slot }.
refusal-stands-elsewhere = Votre négociateur { $negotiator } est sur l’emplacement { $slot } et ne pose de cubes que des deux côtés de celui-ci.
refusal-not-beside = Votre négociateur { $negotiator } n’est pas à côté de la chambre { $chamber }.
refusal-no-such-step = Votre négociateur { $negotiator } ne peut pas passer à { $influence } en une étape.
refusal-place-first = On ne peut pas passer : placez un négociateur avant de terminer votre tour.
refusal-placed-already = Vous avez déjà placé un négociateur à ce tour.
refusal-only-when-placing = Les négociateurs se placent seulement en phase de Négociation.
refusal-only-when-integrating = On recycle et on intègre seulement en phase d’Intégration.
refusal-only-in-your-turn = C’est possible seulement à votre tour, en phase de Négociation ou d’Intégration.
refusal-only-by-ability = Une chambre ne se choisit que lorsqu’une capacité en demande une.
refusal-cannot-pay =
    { $price ->
        [one] « { $card } » : cela coûte { $price } gemme, et vous en avez { $gems }.
       *[other] « { $card } » : cela coûte { $price } gemmes, et vous en avez { $gems }.
    }
refusal-no-free-berth = Aucun de vos modules n’a d’hébergement libre pour « { $card } ».
refusal-module-full = Tous les hébergements sont pris : « { $module } » est plein.
refusal-not-your-module = « { $module } » n’est pas un module de votre Arche.
refusal-not-vacant = « { $card } » n’est pas un de vos équipages vacants.
refusal-nothing-to-arrange = Il n’y a rien à déplacer : il faut un équipage et au moins deux modules.
refusal-arranged-already = Vous venez de déplacer vos équipages. Ce sera de nouveau possible après une autre action.
refusal-not-your-vault = « { $card } » n’est pas un Coffre de votre Arche.
refusal-settled-already = Vous venez de changer les gemmes sur « { $vault } ». Ce sera de nouveau possible après une autre action.
refusal-no-gems-to-move = Il n’y a pas de gemmes à déplacer pour « { $vault } ».
refusal-same-amount = « { $vault } » contient déjà ce nombre de gemmes ({ $gems }).
refusal-wrong-amount = { $amount } n’est pas possible : choisissez de { $least } à { $most }.
refusal-not-in-your-ark = Vous ne contrôlez pas « { $card } ».
refusal-no-ability = « { $card } » n’a pas de capacité à utiliser.
refusal-only-when-integrated = La capacité de cette carte s’applique d’elle-même à l’intégration : « { $card } ».
refusal-only-before-placing = « { $card } » ne s’utilise qu’avant le premier négociateur placé de la manche.
refusal-only-in-negotiation = « { $card } » ne s’utilise qu’en phase de Négociation.
refusal-only-in-integration = « { $card } » ne s’utilise qu’en phase d’Intégration.
refusal-tilted = « { $card } », carte inclinée : son Activation a déjà servi cette manche.
refusal-nothing-to-sacrifice = Vous ne contrôlez aucune carte à sacrifier pour « { $card } ».
refusal-no-effect = « { $card } » n’aurait aucun effet maintenant.
refusal-no-jailer-there = Vous n’avez pas de jeton Geôlier sur « { $card } ».
refusal-no-mutagen-there = Vous n’avez pas de jeton Mutagène sur « { $card } ».
refusal-no-crew-in-play = Il n’y a aucun équipage en jeu.
refusal-no-crew-to-mutate = Il n’y a aucun équipage en jeu sans jeton Mutant.
refusal-prison-empty = Votre prison est vide.
refusal-not-in-your-prison = « { $card } » n’est pas dans votre prison.
refusal-not-in-play = « { $card } » n’est pas en jeu : équipages vacants, prisonniers et cartes en main ne peuvent pas être choisis.
refusal-only-crews = « { $card } » n’est pas un équipage.
refusal-mutant-already = « { $crew } » est déjà un Mutant.
refusal-no-target = « { $by } » ne peut pas servir sur « { $card } ».
refusal-protected = « { $by } » ne peut pas servir sur « { $card } », sous protection jusqu’à la prochaine phase de Préparation.
refusal-chosen-already = Vous avez déjà choisi « { $card } ».
refusal-no-player = Il n’y a pas de tel joueur.
refusal-no-opponent = Choisissez un adversaire.
refusal-reserve-empty =
    { $owner_you ->
        [yes] Votre réserve est vide.
       *[no] La réserve est vide chez { $owner }.
    }
refusal-hand-empty =
    { $owner_you ->
        [yes] Vous n’avez pas de carte en main.
       *[no] { $owner } n’a pas de carte en main.
    }
refusal-not-in-that-hand = « { $card } » n’est pas dans cette main.
refusal-none-of-yours-beside = Aucun de vos négociateurs n’est à côté de la chambre { $zone }.
refusal-no-cube-there = Il n’y a pas de tel cube dans la zone { $zone }.
refusal-same-zone = Choisissez une autre chambre que la { $zone }.
refusal-too-few-zones =
    { $owner_you ->
        [yes] Vous avez des cubes dans moins de deux zones.
       *[no] { $owner } a des cubes dans moins de deux zones.
    }
refusal-strongest-already = Votre négociateur { $negotiator } a déjà la plus forte influence.

## Ce qui se lit sur les choses

fact-standing = { board-points }
fact-left = en stock : { $amount }
fact-chamber-card = chambre : { $card }
fact-cubes =
    { $owner } : { $amount ->
        [one] { $amount } cube
       *[other] { $amount } cubes
    }
fact-mark = gagne une égalité : { $owner }
fact-leads =
    { $owner_you ->
        [yes] vous menez
       *[no] { $owner } mène
    }
fact-tied = { board-tied }
fact-at-home = { $owner } : { $influence }, à placer
fact-on-slot = { $owner } : { $influence }, emplacement { $slot }
fact-unseen = { $owner } : { $influence }, en main cachée ou face cachée
fact-face-down = { $owner } : face cachée
fact-card-kind = { board-card-kind }
fact-cost = coût { $amount }
fact-recycling = gain de recyclage { $amount }
fact-recycling-round = gain de recyclage : le numéro de la manche
fact-prestige =
    { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    } à l’intégration
fact-berths = { board-card-berths }
fact-in-ark = Arche : { $owner }
fact-houses = héberge : { $crews }
fact-housed = dans « { $module } »
fact-vacant = vacant : { $owner }
fact-prisoner = prison : { $owner }
fact-stored = gemmes dessus : { $amount }
fact-tilted = carte inclinée
fact-protected = carte protégée
fact-mutant = Mutant
fact-jailers = jetons Geôlier : { $amount }
fact-mutagens = jetons Mutagène : { $amount }
fact-jailer = { board-caste-jailer }
fact-mutagen = { board-caste-mutagen }
fact-recruit-one = { board-caste-recruit }
fact-affinity = { board-prestige-affinity }
fact-majority = { board-prestige-majority }
fact-vault = { board-prestige-vault }
fact-hospital = { board-prestige-hospital }
fact-integration = { board-kind }
fact-ability = { board-kind } ({ board-price })
fact-sacrifice = { board-kind } ({ board-thing })
fact-excepted = sauf « { $card } »
fact-only-negotiation = { board-only-negotiation }
fact-only-integration = { board-only-integration }
fact-window = { board-window }
fact-gain-resource = { board-effect-gain_resource }
fact-gain-vault = { board-effect-gain_vault }
fact-gain-counted = { board-effect-gain_counted }
fact-steal-resource = { board-effect-steal_resource }
fact-draw = { board-effect-draw }
fact-take-from-discard = { board-effect-take_from_discard }
fact-take-topmost = { board-effect-take_topmost }
fact-recruit = { board-effect-recruit }
fact-promote = { board-effect-promote }
fact-destroy = { board-effect-destroy }
fact-return-to-hand = { board-effect-return_to_hand }
fact-take-control = { board-effect-take_control }
fact-protect = { board-effect-protect }
fact-discount = { board-effect-discount }
fact-untilt = { board-effect-untilt }
fact-mutate = { board-effect-mutate }
fact-cure = { board-effect-cure }
fact-gain-token = { board-effect-gain_token }
fact-swap-hand-card = { board-effect-swap_hand_card }
fact-add-influence = { board-effect-add_influence }
fact-move-cubes = { board-effect-move_cubes }
fact-remove-cubes = { board-effect-remove_cubes }
fact-swap-chambers = { board-effect-swap_chambers }
fact-refill-chambers = { board-effect-refill_chambers }
fact-hide-negotiator = { board-effect-hide_negotiator }
fact-improve-negotiator = { board-effect-improve_negotiator }
fact-win-ties = { board-effect-win_ties }
fact-score = { board-effect-score }

## La feuille de score

score-cards = Cartes intégrées
score-abilities = Effets des cartes
score-negotiators = Négociateurs en manche 4
score-affinities = Affinités
score-majorities = Majorités
score-vaults = Coffres
score-hospitals = Hôpitaux

## Ce qu’il y a sur la table

field-round = Manche
field-order = Ordre du tour
field-track = Cartouche du tour de jeu
field-turn = Tours de cette négociation
field-deck = Pioche
field-discard = Défausse
field-piles = Équipages secondaires
field-chambers = Chambres
field-cubes = Cubes dans les zones
field-marks = Marques d’égalité
field-slots = Négociateurs en place
field-owners = À qui ils sont
field-face_down = Emplacements face cachée
field-sent = Négociateur en chemin
field-tilted = Cartes inclinées
field-protected = Modules protégés
field-mutants = Mutants
field-jailers = Jetons Geôlier
field-mutagens = Jetons Mutagène
field-hand = Main
field-known_to = Cartes en main connues d’autres
field-pack = Paquet du draft
field-passed = Cartes passées
field-chosen = À défausser
field-modules = Modules
field-stored = Gemmes sur les modules
field-crews = Équipages
field-homes = Modules des équipages
field-vacant = Équipages vacants
field-prison = Prison
field-reserve = Réserve
field-discounts = Remises en attente
field-arranged = Équipages déplacés
field-settled = Coffres modifiés
field-influence = Influence
field-home = Négociateurs sur le plateau
field-concealed = Main cachée
field-rights = Placements cachés restants
field-points = Points de prestige par source
field-laid = Cartes montrées de la main
field-lots = Cartes en mémoire
field-holders = Qui peut les avoir
field-boarded = Équipages par arrivée
guide-fact-score = Prestige
field-plan = Nouveaux modules des équipages

## Comment on joue

option-airlocks = Sas (à trois)
option-airlocks-a = A : trois emplacements par chambre
option-airlocks-b = B, pour experts : deux à quatre
option-wing_first = L’Aile est garnie
option-wing_first-false = après le draft
option-wing_first-true = avant le draft (expert)
option-experienced = Cartes en jeu
option-experienced-false = toutes les cartes
option-experienced-true = six de moins (joueurs expérimentés)
option-draft = Draft
option-draft-true = avec draft
option-draft-false = sans : on garde les cartes reçues
option-first = Premier joueur
option-first-random = tiré au sort
option-first-1 = place 1
option-first-2 = place 2
option-first-3 = place 3
option-first-4 = place 4

# À propos de cette édition : groupes de composants, leurs pièces sans nom en jeu, et champs

edition-numbers = Nombres des règles
edition-numbers-item =
    { $id ->
        [keep-limit] Cartes conservées pour la manche suivante
        [social-bonus] Cubes du bonus social
        [jailer-price] Gemmes pour utiliser un Geôlier
        [points-per-gem] Points par gemme dans un Coffre
        [points-per-mutant] Points par Mutant dans un Hôpital
        [start-gems] Gemmes au départ
        [start-points] Points au départ
        [jailer-tokens] Jetons Geôlier
        [mutagen-tokens] Jetons Mutagène et Mutant
        [usual-berths] Hébergements d’un module
        [ark-cards] Cartes Arche
        [secondary-crews] Équipages secondaires
        [gems] Gemmes dans la boîte
        [cubes-per-player] Cubes par joueur
        [influence-tokens] Jetons d’influence
       *[airlocks] Tuiles Sas
    }
edition-rounds = Manches
edition-rounds-item = Manche { $id }
edition-castes = Castes
edition-influence = Influence des négociateurs
edition-removed = Retirées entre joueurs expérimentés
edition-removed-item =
    { $id ->
        [apprentice] { card-apprentice }
        [novice] { card-novice }
        [worker] { card-worker }
        [convert] { card-convert }
       *[priest] { card-priest }
    }
edition-setups = Nombres de joueurs
edition-setups-item = À { $id } joueurs
edition-airlocks = Sas
edition-airlocks-item =
    { $id ->
        [a] Sas A
       *[b] Sas B
    }
edition-chambers = Chambres
edition-chambers-item =
    { $id ->
        [four-1] Chambre 1 (trois ou quatre)
        [four-2] Chambre 2 (trois ou quatre)
        [four-3] Chambre 3 (trois ou quatre)
        [four-4] Chambre 4 (trois ou quatre)
        [four-5] Chambre 5 (trois ou quatre)
        [four-6] Chambre 6 (trois ou quatre)
        [four-7] Chambre 7 (trois ou quatre)
        [four-8] Chambre 8 (trois ou quatre)
        [four-9] Chambre 9 (trois ou quatre)
        [four-10] Chambre 10 (trois ou quatre)
        [four-11] Chambre 11 (trois ou quatre)
        [four-12] Chambre 12 (trois ou quatre)
        [two-1] Chambre 1 (deux joueurs)
        [two-2] Chambre 2 (deux joueurs)
        [two-3] Chambre 3 (deux joueurs)
        [two-4] Chambre 4 (deux joueurs)
        [two-5] Chambre 5 (deux joueurs)
        [two-6] Chambre 6 (deux joueurs)
        [two-7] Chambre 7 (deux joueurs)
        [two-8] Chambre 8 (deux joueurs)
        [two-9] Chambre 9 (deux joueurs)
        [two-10] Chambre 10 (deux joueurs)
        [two-11] Chambre 11 (deux joueurs)
       *[two-12] Chambre 12 (deux joueurs)
    }
edition-slots = Emplacements
edition-slots-item =
    { $id ->
        [four-1-2] Emplacement 1-2 (trois ou quatre)
        [four-1-3] Emplacement 1-3 (trois ou quatre)
        [four-1-11] Emplacement 1-11 (trois ou quatre)
        [four-2-3] Emplacement 2-3 (trois ou quatre)
        [four-2-4] Emplacement 2-4 (trois ou quatre)
        [four-3-6] Emplacement 3-6 (trois ou quatre)
        [four-3-12] Emplacement 3-12 (trois ou quatre)
        [four-4-5] Emplacement 4-5 (trois ou quatre)
        [four-4-6] Emplacement 4-6 (trois ou quatre)
        [four-5-6] Emplacement 5-6 (trois ou quatre)
        [four-5-7] Emplacement 5-7 (trois ou quatre)
        [four-6-9] Emplacement 6-9 (trois ou quatre)
        [four-7-8] Emplacement 7-8 (trois ou quatre)
        [four-7-9] Emplacement 7-9 (trois ou quatre)
        [four-8-9] Emplacement 8-9 (trois ou quatre)
        [four-8-10] Emplacement 8-10 (trois ou quatre)
        [four-9-12] Emplacement 9-12 (trois ou quatre)
        [four-10-11] Emplacement 10-11 (trois ou quatre)
        [four-10-12] Emplacement 10-12 (trois ou quatre)
        [four-11-12] Emplacement 11-12 (trois ou quatre)
        [two-1-2] Emplacement 1-2 (deux joueurs)
        [two-1-12] Emplacement 1-12 (deux joueurs)
        [two-2-3] Emplacement 2-3 (deux joueurs)
        [two-3-4] Emplacement 3-4 (deux joueurs)
        [two-4-5] Emplacement 4-5 (deux joueurs)
        [two-5-6] Emplacement 5-6 (deux joueurs)
        [two-6-7] Emplacement 6-7 (deux joueurs)
        [two-7-8] Emplacement 7-8 (deux joueurs)
        [two-8-9] Emplacement 8-9 (deux joueurs)
        [two-9-10] Emplacement 9-10 (deux joueurs)
        [two-10-11] Emplacement 10-11 (deux joueurs)
       *[two-11-12] Emplacement 11-12 (deux joueurs)
    }
edition-cards = Cartes Arche
edition-cards-item =
    { $id ->
        [novice] { card-novice }
        [preacher] { card-preacher }
        [missionary] { card-missionary }
        [inquisitor] { card-inquisitor }
        [high-priest] { card-high-priest }
        [cathedral] { card-cathedral }
        [conversion-centre] { card-conversion-centre }
        [seminary] { card-seminary }
        [sanctuary] { card-sanctuary }
        [heir] { card-heir }
        [senator] { card-senator }
        [chancellor] { card-chancellor }
        [warden] { card-warden }
        [ambassador] { card-ambassador }
        [senate-dome] { card-senate-dome }
        [secret-services] { card-secret-services }
        [penitentiary] { card-penitentiary }
        [diplomatic-academy] { card-diplomatic-academy }
        [lab-assistant] { card-lab-assistant }
        [geneticist] { card-geneticist }
        [surgeon] { card-surgeon }
        [chimera] { card-chimera }
        [virologist] { card-virologist }
        [clinic] { card-clinic }
        [regeneration-hospital] { card-regeneration-hospital }
        [mutation-lab] { card-mutation-lab }
        [genotheque] { card-genotheque }
        [nanotechnician] { card-nanotechnician }
        [engineer] { card-engineer }
        [sapper] { card-sapper }
        [master-architect] { card-master-architect }
        [archives] { card-archives }
        [rd-department] { card-rd-department }
        [orbital-shipyard] { card-orbital-shipyard }
        [shield-generator] { card-shield-generator }
        [habitat-ring] { card-habitat-ring }
        [apprentice] { card-apprentice }
        [miner] { card-miner }
        [foreman] { card-foreman }
        [union-delegate] { card-union-delegate }
        [mechanic] { card-mechanic }
        [merchant] { card-merchant }
        [dormitory] { card-dormitory }
        [refinery] { card-refinery }
        [forge] { card-forge }
        [courtesan] { card-courtesan }
        [conspirator] { card-conspirator }
        [smuggler] { card-smuggler }
        [hacker] { card-hacker }
        [morphoplast] { card-morphoplast }
        [hideout] { card-hideout }
        [black-market] { card-black-market }
        [clandestine-bank] { card-clandestine-bank }
       *[lawless-zone] { card-lawless-zone }
    }
edition-secondary = Équipages secondaires
edition-secondary-item =
    { $id ->
        [worker] { card-worker }
        [convert] { card-convert }
       *[priest] { card-priest }
    }

edition-field-value = Valeur
edition-field-passes = Sens des paquets
edition-field-name = Nom
edition-field-colour = Couleur
edition-field-pair = Valeurs
edition-field-next = Étape suivante
edition-field-count = Nombre
edition-field-side = Face de l’Aile
edition-field-airlocks = Sas
edition-field-placements = Placements par joueur
edition-field-deal = Cartes distribuées
edition-field-closes = Emplacements fermés
edition-field-number = Numéro
edition-field-x = Distance de la gauche
edition-field-y = Distance du haut
edition-field-slot = Emplacement
edition-field-chambers = Chambres
edition-field-caste = Caste
edition-field-type = Type
edition-field-copies = Exemplaires
edition-field-recycling = Gain de recyclage
edition-field-cost = Coût d’intégration
edition-field-prestige = Valeur de prestige
edition-field-berths = Hébergements
edition-field-caste_ability = Capacité de Caste
edition-field-technical = Capacité technique
edition-field-prestige_ability = Capacité de Prestige

## Le plateau : ce que sont les cartes

board-type-module = Module
board-type-crew = Équipage
board-card-kind =
    { $type ->
        [module] { board-type-module }
       *[crew] { board-type-crew }
    } · { $caste }
board-card-cost =
    { $amount ->
        [0] Intégration gratuite.
        [one] Coûte { $amount } gemme à intégrer.
       *[other] Coûte { $amount } gemmes à intégrer.
    }
board-card-recycling =
    { $amount ->
        [round] Le recyclage donne autant de gemmes que le numéro de la manche.
        [0] Le recyclage ne donne rien.
        [one] Le recyclage donne { $amount } gemme.
       *[other] Le recyclage donne { $amount } gemmes.
    }
board-card-prestige =
    { $amount ->
        [0] Aucun point à l’intégration.
        [one] { $amount } point à l’intégration.
       *[other] { $amount } points à l’intégration.
    }
board-card-berths =
    { $amount ->
        [one] { $amount } hébergement.
       *[other] { $amount } hébergements.
    }

## Le plateau : ce que font les cartes

board-gems =
    { $amount ->
        [one] { $amount } gemme
       *[other] { $amount } gemmes
    }
board-noun =
    { $noun ->
        [this] cette carte
        [module] un module
        [crew] un équipage
        [primary] un équipage primaire
        [secondary] un équipage secondaire
        [mutant] un équipage Mutant
        [worker] un Ouvrier
        [convert] un Converti
        [priest] un Prêtre
        [tilted] une carte inclinée
       *[card] une carte
    }
board-whose =
    { $whose ->
        [self] { "" } de votre Arche
        [opponent] { "" } d’un adversaire
        [any] { "" } en jeu
       *[none] { "" }
    }
board-costing =
    { $cost ->
        [none] { "" }
       *[other] { "" } dont le coût d’intégration est de { $cost } au plus
    }
board-excepted =
    { $except ->
        [none] { "" }
       *[other] , sauf « { $except } »
    }
board-thing = { board-noun }{ board-whose }{ board-costing }{ board-excepted }
board-each =
    { $noun ->
        [module] module
        [crew] équipage
        [mutant] Mutant
        [worker] Ouvrier
        [convert] Converti
        [priest] Prêtre
        [theocrat] carte des Théocrates
        [original] carte des Originels
        [bio] carte du Bio-Consortium
        [architect] carte des Architectes
        [core] carte du Noyau
        [deviant] carte des Déviants
       *[card] carte
    }
board-many =
    { $noun ->
        [module] de modules
        [crew] d’équipages
        [mutant] de Mutants
        [worker] d’Ouvriers
        [convert] de Convertis
        [priest] de Prêtres
        [theocrat] de cartes des Théocrates
        [original] de cartes des Originels
        [bio] de cartes du Bio-Consortium
        [architect] de cartes des Architectes
        [core] de cartes du Noyau
        [deviant] de cartes des Déviants
       *[card] de cartes
    }
board-short =
    { $noun ->
        [module] Modules
        [crew] Équipages
        [mutant] Mutants
        [worker] Ouvriers
        [convert] Convertis
        [priest] Prêtres
        [theocrat] { caste-theocrat }
        [original] { caste-original }
        [bio] { caste-bio }
        [architect] { caste-architect }
        [core] { caste-core }
        [deviant] { caste-deviant }
       *[card] Cartes
    }
board-kind =
    { $kind ->
        [integration] Intégration
        [activation] Activation
        [natural] Naturelle
       *[sacrifice] Sacrifice
    }
board-price =
    { $tilt ->
        [yes] { $gems ->
            [0] incliner
            [one] incliner, { $gems } gemme
           *[other] incliner, { $gems } gemmes
        }
       *[no] { $gems ->
            [0] { $sacrifice }
            [one] { $gems } gemme
           *[other] { $gems } gemmes
        }
    }
board-ability =
    { $kind ->
        [integration] { board-kind } : { $effects }
       *[other] { board-kind } ({ board-price }) : { $effects }
    }
board-only-negotiation = Seulement en phase de Négociation.
board-only-integration = Seulement en phase d’Intégration.
board-window = Avant le premier négociateur placé, même si ce n’est pas votre tour.
board-effect-gain_resource = Gagnez { board-gems }.
board-effect-gain_vault =
    { $amount ->
        [one] Mettez { $amount } gemme du stock dans ce Coffre.
       *[other] Mettez { $amount } gemmes du stock dans ce Coffre.
    }
board-effect-gain_counted = Gagnez 1 gemme par équipage de votre prison ({ $amount } au plus).
board-effect-steal_resource = Volez jusqu’à { board-gems } dans la réserve d’un adversaire.
board-effect-draw =
    { $amount ->
        [one] Piochez { $amount } carte Arche.
       *[other] Piochez { $amount } cartes Arche.
    }
board-effect-take_from_discard = Prenez en main { board-thing } de votre choix dans la défausse.
board-effect-take_topmost =
    { $noun ->
        [module] Prenez en main le plus haut module de la défausse.
        [crew] Prenez en main le plus haut équipage de la défausse.
       *[card] Prenez en main la plus haute carte de la défausse.
    }
board-recruited =
    { $noun ->
        [worker] { $amount ->
            [one] { $amount } Ouvrier
           *[other] { $amount } Ouvriers
        }
        [convert] { $amount ->
            [one] { $amount } Converti
           *[other] { $amount } Convertis
        }
       *[priest] { $amount ->
            [one] { $amount } Prêtre
           *[other] { $amount } Prêtres
        }
    }
board-effect-recruit = Recrutez { board-recruited }.
board-effect-promote =
    Remplacez { $from ->
        [worker] un Ouvrier
        [convert] un Converti
       *[priest] un Prêtre
    } de votre Arche par { $to ->
        [worker] un Ouvrier
        [convert] un Converti
       *[priest] un Prêtre
    } de la pile et marquez sa valeur de prestige.
board-effect-destroy = Détruisez { board-thing }.
board-effect-return_to_hand = Renvoyez { board-thing } dans la main de qui le contrôle.
board-effect-take_control = Prenez sous votre contrôle { board-thing }. Il vous faut un hébergement libre.
board-effect-protect =
    { $amount ->
        [one] Jusqu’à la prochaine phase de Préparation, { $amount } de vos modules ne peut pas être détruit.
       *[other] Jusqu’à la prochaine phase de Préparation, { $amount } de vos modules au plus ne peuvent pas être détruits.
    }
board-effect-discount =
    { $noun ->
        [module] Le prochain module que vous intégrez ce tour coûte { board-gems } de moins.
        [crew] Le prochain équipage que vous intégrez ce tour coûte { board-gems } de moins.
       *[card] La prochaine carte que vous intégrez ce tour coûte { board-gems } de moins.
    }
board-effect-untilt = Redressez { board-thing }.
board-effect-mutate = Mettez un jeton Mutant du stock commun sur { board-thing }.
board-effect-cure = Retirez le jeton Mutant posé sur { board-thing }.
board-effect-gain_token =
    { $token ->
        [jailer] Mettez un jeton Geôlier du stock commun sur cette carte.
       *[mutagen] Mettez un jeton Mutagène du stock commun sur cette carte.
    }
board-effect-swap_hand_card = Regardez la main d’un adversaire ; vous pouvez échanger une de vos cartes en main contre une des siennes.
board-effect-add_influence =
    { $amount ->
        [one] Posez { $amount } de vos cubes dans une zone à côté d’un de vos négociateurs.
       *[other] Posez { $amount } de vos cubes dans une même zone à côté d’un de vos négociateurs.
    }
board-effect-move_cubes =
    { $amount ->
        [one] Déplacez { $amount } cube vers une autre zone qui contient déjà des cubes du même joueur.
       *[other] Déplacez jusqu’à { $amount } cubes d’un seul joueur, tous vers une autre zone qui contient déjà des cubes de ce joueur.
    }
board-effect-remove_cubes =
    { $amount ->
        [one] Retirez { $amount } cube d’une zone.
       *[other] Retirez jusqu’à { $amount } cubes d’un seul joueur d’une zone.
    }
board-effect-swap_chambers = Échangez les cartes de deux chambres.
board-effect-refill_chambers =
    { $amount ->
        [one] Défaussez la carte de { $amount } chambre et regarnissez-la depuis la pioche.
       *[other] Défaussez les cartes de { $amount } chambres au plus et regarnissez-les depuis la pioche.
    }
board-effect-hide_negotiator = Prenez vos négociateurs restants dans une main cachée ; dans cette phase, vous pouvez en placer un face cachée, sans cubes jusqu’à la résolution.
board-effect-improve_negotiator =
    { $amount ->
        [one] Un de vos négociateurs gagne { $amount } point d’influence.
       *[other] Vos négociateurs gagnent { $amount } points d’influence, répartis comme vous voulez.
    }
board-effect-win_ties = Choisissez une zone : si vous y êtes à égalité pour le plus de cubes, vous remportez la carte.
board-effect-score =
    { $amount ->
        [one] Marquez { $amount } point.
       *[other] Marquez { $amount } points.
    }
board-caste-jailer = Geôlier : à l’intégration, mettez un jeton Geôlier sur cette carte.
board-caste-mutagen = Mutagène : à l’intégration, mettez un jeton Mutagène sur cette carte.
board-caste-recruit =
    Recrutement : à l’intégration, prenez { $noun ->
        [worker] un Ouvrier
        [convert] un Converti
       *[priest] un Prêtre
    } en main.
board-prestige-affinity =
    { $points ->
        [one] Affinité : { $points } point par manche pour chaque { board-each } sous votre contrôle.
       *[other] Affinité : { $points } points par manche pour chaque { board-each } sous votre contrôle.
    }
board-prestige-majority =
    { $points ->
        [one] Majorité : { $points } point par manche si vous contrôlez plus { board-many } que chacun des autres.
       *[other] Majorité : { $points } points par manche si vous contrôlez plus { board-many } que chacun des autres.
    }
board-prestige-vault =
    { $capacity ->
        [none] Coffre : contient des gemmes ; 1 point par manche et par gemme.
        [one] Coffre : contient { $capacity } gemme ; 1 point par manche et par gemme.
       *[other] Coffre : contient jusqu’à { $capacity } gemmes ; 1 point par manche et par gemme.
    }
board-prestige-hospital =
    { $points ->
        [one] Hôpital : { $points } point par manche et par Mutant primaire hébergé ici.
       *[other] Hôpital : { $points } points par manche et par Mutant primaire hébergé ici.
    }
board-label-jailer = Geôlier
board-label-mutagen = Mutagène
board-label-recruit =
    { $noun ->
        [worker] Recrute : Ouvrier
        [convert] Recrute : Converti
       *[priest] Recrute : Prêtre
    }
board-label-affinity = Affinité { $points } – { board-short }
board-label-majority = Majorité { $points } – { board-short }
board-label-vault =
    { $capacity ->
        [none] Coffre
       *[other] Coffre ({ $capacity })
    }
board-label-hospital = Hôpital

## Le plateau : icônes et termes

board-term-prestige = Points de prestige
    .meaning = Qui en a le plus après quatre manches l’emporte. Le nombre d’une carte est marqué une fois, à son intégration.
board-term-gem = Gemme
    .meaning = La seule ressource. Elle paie l’intégration des cartes et les capacités.
board-term-cost = Coût d’intégration
    .meaning = Les gemmes à payer pour mettre la carte de votre main dans votre Arche.
board-term-recycling = Gain de recyclage
    .meaning = Les gemmes reçues pour avoir défaussé la carte de votre main en phase d’Intégration.
board-term-recycling-round = Recyclage par manche
    .meaning = Le recyclage donne autant de gemmes que le numéro de la manche.
board-term-module = Module
    .meaning = Une carte qui héberge des équipages. Sa capacité de Prestige ne rapporte que s’il y en a un.
board-term-crew = Équipage
    .meaning = Une carte qui a besoin d’un hébergement libre dans un de vos modules.
board-term-primary = Équipage primaire
    .meaning = Un équipage de la pioche Arche.
board-term-secondary = Équipage secondaire
    .meaning = Un Ouvrier, un Converti ou un Prêtre. Il vient de sa propre pile et y retourne.
board-term-worker = Ouvrier
    .meaning = Équipage secondaire du Noyau : gratuit, vaut 1 point.
board-term-convert = Converti
    .meaning = Équipage secondaire des Théocrates : gratuit, vaut 1 point.
board-term-priest = Prêtre
    .meaning = Équipage secondaire des Théocrates : coûte 1 gemme, vaut 3 points. Il ne vient que de capacités techniques.
board-term-berth = Hébergement
    .meaning = La place d’un équipage dans un module.
board-term-vacant = Équipage vacant
    .meaning = Son module a quitté le jeu. Il ne fait rien tant qu’un nouveau module ne le reloge pas ; après votre prochain tour d’intégration, il est perdu.
board-term-ark = Arche
    .meaning = Les cartes que vous contrôlez : vos modules et les équipages qu’ils hébergent.
board-term-reserve = Réserve
    .meaning = Les gemmes de votre plateau personnel. Elles restent d’une manche à l’autre.
board-term-hand = Main
    .meaning = Des cartes à recycler ou à intégrer. On en conserve une au plus pour la manche suivante.
board-term-packet = Paquet du draft
    .meaning = Choisissez une carte et passez le reste.
board-term-deck = Pioche
    .meaning = Toutes les cartes Arche que personne n’a encore piochées, face cachée.
board-term-discard = Défausse
    .meaning = Visible de tous, la dernière carte au-dessus.
board-term-turn-order = Ordre du tour
    .meaning = Choisi de nouveau à chaque manche dès la deuxième ; le score le plus bas choisit en premier.
board-term-wing = Aile des Murmures
    .meaning = Le plateau de la négociation : douze chambres reliées par des couloirs.
board-term-chamber = Chambre
    .meaning = Contient une carte à remporter. Les chambres sont résolues de 1 à 12.
board-term-slot = Emplacement
    .meaning = La place d’un négociateur, entre deux chambres.
board-term-zone = Zone
    .meaning = Les cubes d’une chambre. Qui en a strictement le plus remporte la carte ; à égalité, elle est défaussée.
board-term-airlock = Sas
    .meaning = À trois joueurs, ferme un couloir pour toute la partie.
board-term-negotiator = Négociateur
    .meaning = Vous en avez un par caste. Placé sur un emplacement, il pose des cubes des deux côtés.
board-term-influence = Influence
    .meaning = Deux valeurs, une pour chaque côté de l’emplacement. Un négociateur qui ne gagne rien progresse ; en manche 4, les deux valeurs rapportent.
board-term-cube = Cube d’influence
    .meaning = Posé dans une zone par un négociateur. Il reste quand le négociateur est rappelé.
board-term-bonus = Bonus social
    .meaning = Un cube de plus pour une carte de la caste du négociateur.
board-term-recalled = Rappelé
    .meaning = A remporté une carte et est rentré : ne progresse pas cette manche.
board-term-face-down = Négociateur caché
    .meaning = Révélé au début de la résolution ; il ne pose ses cubes qu’à ce moment.
board-term-hidden-hand = Main cachée
    .meaning = Après un Morphoplaste, personne d’autre ne voit quels négociateurs restent.
board-term-jailer = Geôlier
    .meaning = Dépensez le jeton et 1 gemme à votre tour pour emprisonner un équipage en jeu, ou pour en libérer un de votre prison vers votre main.
board-term-prison = Prison
    .meaning = Les équipages capturés. Personne ne les contrôle, et ils ne comptent pour rien.
board-term-mutagen = Mutagène
    .meaning = À votre tour, retournez-le et posez-le gratuitement sur n’importe quel équipage en jeu : c’est un Mutant.
board-term-mutant = Mutant
    .meaning = Un équipage avec un jeton Mutant. D’autres cartes en tirent parti.
board-term-recruit = Recrutement
    .meaning = À l’intégration de la carte, un équipage secondaire passe de sa pile à votre main.
board-term-integration = Intégration
    .meaning = S’applique quand la carte est intégrée ; obligatoire.
board-term-activation = Activation
    .meaning = Inclinez la carte, et payez des gemmes si un coût est indiqué : une fois par manche.
board-term-natural = Naturelle
    .meaning = Payez les gemmes indiquées, aussi souvent que vous voulez.
board-term-sacrifice = Sacrifice
    .meaning = Défaussez une carte de votre Arche comme indiqué, aussi souvent que vous pouvez.
board-term-tilted = Inclinée
    .meaning = L’Activation de cette carte a servi. Elle est redressée à la prochaine phase de Préparation.
board-term-affinity = Affinité
    .meaning = Des points à chaque phase de Prestige pour chaque carte d’une sorte que vous contrôlez.
board-term-majority = Majorité
    .meaning = Des points à chaque phase de Prestige si vous contrôlez strictement plus de cartes d’une sorte que chacun des autres.
board-term-vault = Coffre
    .meaning = Ses gemmes paient comme celles de la réserve et rapportent 1 point chacune à chaque phase de Prestige, si le module héberge un équipage.
board-term-hospital = Hôpital
    .meaning = 2 points à chaque phase de Prestige par Mutant primaire hébergé ici.
board-term-protected = Protégé
    .meaning = Ne peut pas être détruit jusqu’à la prochaine phase de Préparation.
board-term-discount = Remise
    .meaning = Réduit le coût de la prochaine carte concernée que vous intégrez ce tour.
board-term-tie-mark = Marque d’égalité
    .meaning = Donne la carte à qui l’a posée en cas d’égalité pour le plus de cubes, sauf si un autre joueur à égalité en a une aussi.
board-term-theocrat = Théocrates
    .meaning = Caste des Convertis et des Prêtres.
board-term-original = Originels
    .meaning = Caste du haut prestige et des Geôliers.
board-term-bio = Bio-Consortium
    .meaning = Caste des Mutagènes et des Hôpitaux.
board-term-architect = Architectes
    .meaning = Caste des modules.
board-term-core = Noyau
    .meaning = Caste du nombre et des Ouvriers.
board-term-deviant = Déviants
    .meaning = Caste des perturbations et des Coffres.

## Le plateau : ce qu’on y dit

board-card-back = Une carte face cachée
board-envoy = { $player }, { $caste }
board-envoy-hidden = { $player }, face cachée
board-tied = égalité, personne ne la prend
board-leads =
    { $you ->
        [yes] vous menez
       *[no] { $player } mène
    }
board-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-no-cubes = aucun cube
board-chamber = Chambre { $number }
board-empty = vide
board-corridor = Couloir { $slot }
board-place-in = { $corridor } : libre
board-to = vers { $chamber }
board-swap = Inverser
board-round-of = sur { $rounds }
board-changes = Ce que cela change
board-with-bonus = { $value } + { $bonus } de caste
board-value-to = { $value } vers { $card }
board-my-negotiators = Mes négociateurs
board-stands = sur l’emplacement { $slot }
board-free-berths =
    { $count ->
        [0] Aucun hébergement libre
        [one] { $count } hébergement libre
       *[other] { $count } hébergements libres
    }
board-used = utilisée
board-here = ici
board-free = libre
board-of = { $count }/{ $all }
board-no-modules = Pas encore de module. Commencez par en intégrer un : les équipages ont besoin d’hébergements.
board-integrate = Intégrer
board-integrate-for = Intégrer { $card } : { board-gems }
board-recycle-for = Recycler { $card } : +{ board-gems }
board-recycle-hint = Recyclez des cartes ci-dessous pour obtenir des gemmes.
board-can-do = Ce que je peux faire
board-to-spend = à dépenser : { $gems }{ " " }
board-place-one = Choisissez un de vos négociateurs ci-dessous, puis un emplacement.
board-scores-now = { board-points } tout de suite
board-use = Utiliser
board-tokens = Jetons
board-for-free = Sans frais
board-not-now = Pas maintenant
board-hand-lost =
    { $count ->
        [one] { $count } carte en main.
       *[other] { $count } cartes en main.
    } { $lost ->
        [one] Vous en gardez 1, l’autre est perdue.
       *[other] Vous en gardez 1, les { $lost } autres sont perdues.
    }
board-nothing-lost = Rien n’est perdu.
board-choose-one = Choisir
board-confirms-pick = Vous gardez « { $card } ».
board-confirms-discard = Vous défaussez « { $card } ».
board-gets-rest =
    { $count ->
        [one] L’autre carte va à { $player }.
       *[other] Les { $count } autres vont à { $player }.
    }
board-goes-to = le reste va ici
board-comes-from = le prochain paquet vient d’ici
board-kept = Gardées face cachée
board-open-ark = Ouvrir l’Arche
board-supplies = Stocks communs
board-close = Fermer
board-my-ark = Mon Arche
board-ark-of = Arche : { $player }
board-this-round = cette manche
board-my-points = points
board-known-hand = Cartes en main connues
board-look-at-slot = Pointez un emplacement pour voir ce qu’il change ; choisissez-le pour y placer votre négociateur. S inverse les deux valeurs.
board-parts = Parties de la table
board-part-draft = Draft
board-part-wing = Aile
board-part-ark = Arche
board-phase-preparation = Préparation
board-phase-foundation = Fondation
board-phase-negotiation = Négociation
board-phase-integration = Intégration
board-phase-prestige = Prestige
board-round-in = Manche { $round } sur { $rounds }
board-do-send = Placer ici
board-do-hide = Placer face cachée
board-do-recycle = Recycler
board-do-integrate = Intégrer
board-do-use = Utiliser la capacité
board-do-arrange = Déplacer
board-do-vault = Déplacer les gemmes
board-do-imprison = Emprisonner
board-do-release = Libérer
board-do-mutate = Utiliser le Mutagène
board-do-end = Terminer le tour
board-do-all = Confirmer les { $count }
board-note-place = S, ou l’emplacement encore, inverse les valeurs. Rien ne compte encore.
board-becomes = { $before }, puis { $after }
board-of-berths =
    { $berths ->
        [one] sur { $berths } hébergement
       *[other] sur { $berths } hébergements
    }
board-note-house = Coûte { board-gems }, rapporte { board-points }.
board-in-ark = { $card } dans mon Arche
board-once-for = une fois, à l’intégration pour { board-gems }
board-each-crew = à chaque manche, avec mon Arche actuelle
board-each-module = à chaque manche avec un équipage dedans, avec mon Arche actuelle
board-through-others = à chaque manche par d’autres cartes de mon Arche
board-point-at-card = Pointez une carte pour voir ce qu’elle apporterait à votre Arche.
board-sources = Ce qui rapporte chaque manche
board-sources-none = Aucune carte de cette Arche ne rapporte encore.
board-prospect = Quand les cartes rapportent
board-castes-aboard = À bord
board-compared = Tout le paquet
board-compared-price = Prix
board-compared-once = une fois
board-compared-each = chaque manche
board-leading-now = En tête pour l’instant
board-leading-others = Les autres mènent
board-leading-none = Vous ne menez encore aucune chambre.
board-leading-so = En tête après ce placement
board-spends = { $count } à dépenser

round-number = Manche { $round }
bar-standing = Manche { $round } sur 4
bar-goal = But : le plus de prestige après la manche 4
bar-done-discard-card = Confirmer mon choix
bar-done-pick-card = Confirmer ma carte
bar-done-choose-branch = Confirmer mon choix
bar-done-keep-one-card = Confirmer mon choix

# The reference sheet
sheet-goal = But
sheet-goal-most = Le plus de prestige après la dernière manche.
sheet-round = Une manche
sheet-round-order = Ordre du tour : le dernier de la piste choisit en premier.
sheet-round-phases = Draft, puis l’Aile, puis l’Arche, puis le prestige.
sheet-wing = L’Aile
sheet-wing-value = Un négociateur pose ses valeurs des deux côtés. En plus pour une carte de sa caste : { $social_bonus }.
sheet-wing-majority = Une majorité stricte gagne la carte ; une égalité la défausse.
sheet-wing-grow = Qui gagne rentre ; les autres se renforcent.
sheet-ark = L’Arche
sheet-ark-recycle = Recyclez des cartes en gemmes ; intégrez-en d’autres en payant, avec prestige immédiat.
sheet-ark-berth = Un équipage a besoin d’une couchette. Couchettes habituelles d’un module : { $usual_berths }.
sheet-ark-keep = Cartes gardées en main pour la manche suivante : { $keep_limit }.
sheet-score = À chaque manche
sheet-score-cards = Affinité pour chaque carte nommée ; Majorité si vous en avez strictement le plus.
sheet-score-tokens = Coffre, par gemme : { $points_per_gem }. Hôpital, par Mutant primaire : { $points_per_mutant }.
sheet-signs = Signes
sheet-signs-tilt = Une carte inclinée a servi cette manche. Gemmes pour dépenser un Geôlier : { $jailer_price }.

## Le guide

guide-chapter-wing = L’Aile des Murmures
guide-chapter-ark = Votre première Arche
    .before = Les cartes sont gagnées, il reste à s’en servir.
guide-chapter-round-two = Une nouvelle manche
    .before = Les deux Arches ont marqué.
guide-chapter-sides = Un négociateur plus fort
    .before = Vers la fin de la négociation suivante.

guide-goal = Gagnez ici des cartes et bâtissez-en votre Arche : le plus de prestige après la manche { $rounds } l’emporte.
    .why = À chaque manche, on gagne des cartes, on les intègre, puis les Arches marquent. Cette négociation a commencé sans vous et touche à sa fin.
guide-disc = Un négociateur discute deux cartes à la fois. Prenez « { $negotiator } », pour « { $first } » et « { $second } ».
    .why = Chaque emplacement se trouve entre deux chambres et n’accueille qu’un négociateur. On joue à tour de rôle jusqu’au dernier emplacement.
guide-disc-else = Cela marche aussi, mais seul « { $negotiator } » compte double pour « { $first } ».
guide-slot = Allez entre les deux : chacune reçoit vos cubes, et qui en a le plus gagne la carte.
    .why = Tous les cubes d’une chambre comptent ensemble, d’où qu’ils viennent. Vous voyez qui serait en tête avant de confirmer.
guide-slot-else = Cela marche aussi : les cartes des deux côtés de cet emplacement ont maintenant vos cubes.
guide-bonus = « { $card } » a la couleur de votre négociateur, d’où un cube de plus : vous y êtes en tête.
    .why = Une carte de la même caste ajoute un cube de son côté. Avec un autre négociateur, ce serait une égalité.
guide-last = Emplacements libres : { $open_slots }. L’un est pour vous, l’autre pour { $rival } : que gagnez-vous, que perdez-vous ?
    .why = Choisissez un emplacement, et les deux chambres montrent qui serait en tête. Personne ne peut passer.
guide-won = Chambre après chambre, le plus de cubes gagne : « { $win_card } » est à vous. Une égalité ne sert personne.
    .why = On suit les numéros des chambres. Les cartes à égalité sont défaussées.
guide-recall = Chaque carte gagnée ramène quelqu’un. Qui est encore là à la fin devient plus fort : qui doit rester ?
    .why = Rentrer n’est pas une perte : les cubes restent et comptent. Mais on ne gagne en influence que sans rien gagner d’autre.
guide-grown = Resté jusqu’au bout, « { $improve_negotiator } » est plus fort pour toute la partie : { $improve_influence }.
    .why = Ce sont les cubes pour un côté et pour l’autre. À la dernière manche, qui reste marque des points à la place.

guide-money = Vous n’avez pas encore de gemmes. Une carte trop chère, c’est de l’argent : recyclez « { $card } ».
    .why = Chaque carte en main peut être intégrée ou recyclée, jamais les deux. Les cartes chères donnent en général plus de gemmes.
guide-money-else = Cela marche aussi : toute carte en main peut devenir des gemmes.
guide-money-end = Alors rien n’est bâti cette manche, et presque toute votre main est perdue.
guide-module = Un équipage veut un hébergement, et les modules en ont. Gemmes : { $reserve }. Par quoi commencer ?
    .why = Le prestige d’une carte est marqué dès qu’elle est payée et intégrée. Sans hébergement libre, aucun équipage ne vient à bord.
guide-worker = « { $recruit_card } » vous rejoint et ne coûte rien. Logez-le : cela marque aussi.
    .why = Certaines cartes amènent ainsi du renfort dans votre main. Il faut l’intégrer comme le reste.
guide-worker-else = Il attend dans votre main. Ne l’oubliez pas : une seule carte peut être conservée.
guide-worker-lost = Il est parti, et ne valait aucune gemme. L’hébergement reste libre.
guide-crew = Hébergements libres : { $berths }. Quelles cartes deviennent des gemmes, et qui s’installe ?
    .why = Tout équipage marque son prestige en s’installant. Certains, comme « { $card } », marquent encore à chaque manche.
guide-leftovers = Tout est occupé. Intégrez, recyclez, ou gardez une carte : ce qui reste d’autre est perdu.
    .why = Un autre module apporte des hébergements. La carte gardée passe par le prochain draft, et certaines donnent plus de gemmes plus tard.
guide-finish = Votre main est vide, rien n’est perdu. Arrêtez ici, et { $rival } bâtit à son tour.
    .why = Chacun joue un tour entier, l’un après l’autre. Les gemmes qui restent sont gardées.
guide-finish-else = Déplacer des équipages est gratuit. Terminez quand tout vous convient.
guide-keep = Une seule carte reste avec vous, et les autres ne donnent rien. Laquelle en vaut la peine ?
    .why = Même une carte inutile vaut des gemmes, si on la recycle à temps. Vous pouvez revenir en arrière pour cela.
guide-move = Un module vide ne marque rien. Les équipages peuvent changer de place : est-ce utile ici ?
    .why = Cela vaut pour ce qu’un module marque à chaque manche. Ses autres capacités se passent d’équipage.
guide-scored = Votre Arche marque : « { $score_affinity_card } » rapporte +{ $score_affinity_points }, et le refera à chaque manche.
    .why = Cette carte compte toutes celles d’une sorte dans votre Arche et grandit avec elles. Plus tôt elle est là, plus souvent elle rapporte.
guide-nothing-scored = Rien dans votre Arche ne marque encore tout seul. « { $card } » le ferait à chaque manche.
    .why = La plupart des cartes rapportent une fois, à leur intégration. Celles qui rapportent à chaque manche valent le plus au début.

guide-order = Votre prestige : { $score }, contre { $rival_score } pour { $rival }. Qui est derrière choisit d’abord : tôt ou tard ?
    .why = Tôt, vous choisissez d’abord votre emplacement. Tard, vous voyez ce qu’a fait { $rival }, et placez le dernier négociateur.
guide-draft = Gardez ce qui va à votre Arche. { $rival } reçoit le reste, et vous en remet autant.
    .why = On choisit en même temps. Une carte se garde aussi pour ses gemmes, ou pour en priver { $rival }.
guide-opening = Vos négociateurs sont rentrés, et de nouvelles cartes sont là. Qui commence ? À vous de jouer.
    .why = Cherchez une carte de la couleur d’un négociateur, avec une autre bonne carte à côté. L’un des vôtres est plus fort, désormais.

guide-strong = « { $negotiator } » n’a rien gagné à la manche passée et a grandi : { $high } d’un côté, { $low } de l’autre.
    .why = Qui ne gagne rien n’est pas venu pour rien : l’influence ne se perd plus.
guide-sides = Comptez les cubes adverses à côté de chaque emplacement : où va-t-il, et dans quel sens ?
    .why = La couleur du négociateur compte ici aussi. Être en tête suffit toujours.
guide-sides-else = Alors { $rival } va entre « { $first } » et « { $second } » et gagne les deux.
guide-both = Les deux sont à vous : « { $first } » par la plus grande valeur, « { $second } » par la couleur.
    .why = Un cube de trop ne gagne rien. La force va là où elle rompt une égalité.
guide-tie = « { $card } » n’est à personne : il y avait égalité. Revenez en arrière et changez de sens.
    .why = De l’autre côté, la couleur aurait suffi. La force va là où elle rompt une égalité.
