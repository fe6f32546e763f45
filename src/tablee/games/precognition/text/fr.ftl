### Precognition. Ce que veulent dire les clés est expliqué au début de en.ftl.

title = Precognition
tagline = Gardez une carte, donnez-en une autre : menez votre Bateau sur le Fleuve et les vôtres à travers trois saisons.

## Les choses

card-s1-h1 = Errant solitaire
card-s1-h2 = Campement de la rive
card-s1-h3 = Village abandonné
card-s1-y1 = Jeune volontaire
card-s1-y2 = Plongeurs d’algues
card-s1-y3 = Assemblée du récif
card-s1-b1 = Pile échouée
card-s1-b2 = Barge solaire
card-s1-f1 = Verger sauvage
card-s1-f2 = Filets de pêche
card-s2-h1 = Faubourg noyé
card-s2-h2 = Pavillon de quarantaine
card-s2-y1 = Guérisseurs du marais
card-s2-y2 = Sentinelles du Fleuve
card-s2-b1 = Sous-station rouillée
card-s2-b2 = Turbines jumelles
card-s2-f1 = Silo oublié
card-s2-f2 = Récolte souillée
card-s3-h1 = Métropole en ruine
card-s3-h2 = Convoi miroir
card-s3-y1 = Derniers gardiens
card-s3-b1 = Dynamo des marées
card-s3-f1 = Réserves gelées
card-s3-f2 = Grenier du Fléau

room-std-a = Salle standard A
room-std-b = Salle standard B
room-dis = Dispensaire
room-sas = Sas d’expédition
room-gen = Génératrice
room-gre = Serre autonome
room-agr = Laboratoire d’agronomie
room-det = Unité de détection
room-cmd = Poste de Commandement
room-dec = Unité de décontamination
room-sto = Magasin
room-wor = Atelier
room-pan = Cambuse
room-sea = Unité de recherche

machine-std-a-1 = Standard A1
machine-std-a-2 = Standard A2
machine-std-a-3 = Standard A3
machine-std-b-1 = Standard B1
machine-std-b-2 = Standard B2
machine-std-b-3 = Standard B3
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

tile-river-1-food = Bancs poissonneux
tile-river-1-batt = Épave à la dérive
tile-river-1-huma = Naufragés
tile-river-1-ymun = Escorte ymune
tile-river-2-food = Vivres avariés
tile-river-2-batt = Court-circuit
tile-river-2-huma = Rapides
tile-river-2-ymun = Appel des profondeurs
tile-river-3-food = Vents de famine
tile-river-3-batt = Grand gel
tile-river-3-huma = Tourbillon noir
tile-river-3-ymun = Algues mourantes
tile-island-1 = Île d’été
tile-island-2 = Île d’automne
tile-island-3 = Île d’hiver

objective-1a = Premier équipage
objective-1b = Cabines pleines
objective-1c = Navire ravitailleur
objective-1d = Refuge
objective-1e = Table commune
objective-1f = Tout l’équipage
objective-1g = Moteurs allumés
objective-1h = Prêts pour l’automne
objective-2a = Conseil ymune
objective-2b = Havre
objective-2c = Usine flottante
objective-2d = Navire bouclier
objective-2e = Réparations de la flotte
objective-2f = Personne n’a faim
objective-2g = Une vigie par proue
objective-2h = Réserves d’hiver
objective-3a = L’Arche
objective-3b = Vaisseau amiral
objective-3c = Grande dynamo
objective-3d = Hôpital flottant
objective-3e = Un seul peuple
objective-3f = Dernières rations
objective-3g = Dernier effort
objective-3h = Ponts assainis

resource = { $name }
cause = { $name }
slot = { $name }
amount = { $name }

counted =
    { $resource ->
        [human] { $amount ->
            [one] { $amount } humain
           *[other] { $amount } humains
        }
        [ymune] { $amount ->
            [one] { $amount } ymune
           *[other] { $amount } ymunes
        }
        [battery] { $amount ->
            [one] { $amount } batterie
           *[other] { $amount } batteries
        }
        [food] { $amount } de nourriture
        [doctor] { $amount ->
            [one] { $amount } Médecin
           *[other] { $amount } Médecins
        }
        [protector] { $amount ->
            [one] { $amount } Protecteur
           *[other] { $amount } Protecteurs
        }
       *[healthy] { $amount ->
            [one] { $amount } humain sain
           *[other] { $amount } humains sains
        }
    }
source =
    { $cause ->
        [cards] gain de vos cartes
        [machines] gain d’une Machine
        [river] don du Fleuve
       *[aside] mise de côté
    }
lost-humans =
    { $healthy ->
        [0] { $contaminated ->
            [one] { $contaminated } humain contaminé
           *[other] { $contaminated } humains contaminés
        }
       *[other] { $contaminated ->
            [0] { $healthy ->
                [one] { $healthy } humain sain
               *[other] { $healthy } humains sains
            }
           *[other] { $healthy ->
                [one] { $healthy } humain sain
               *[other] { $healthy } humains sains
            } et { $contaminated ->
                [one] { $contaminated } contaminé
               *[other] { $contaminated } contaminés
            }
        }
    }

## Les questions

ask-install-room =
    { $count ->
        [one] Choisissez encore une Salle des Machines pour votre Bateau.
       *[other] Choisissez { $count } Salles des Machines pour votre Bateau.
    }
    .help = Vous installez deux des salles reçues ; l’autre retourne dans la boîte. Cherchez des conditions que vous remplirez souvent, et des salles qui s’entraident.
ask-pass-card =
    { $count ->
        [one] Choisissez encore une carte pour votre voisin de droite.
       *[other] Choisissez { $count } de ces cartes pour votre voisin de droite.
    }
    .help = Elles iront face visible dans la Zone de Décision de votre voisin de droite, et l’une d’elles reviendra dans votre Zone d’Action au premier tour. Les deux autres sont les premières cartes que vous piocherez.
ask-keep-card = Choisissez la carte à garder et la carte à donner.
    .help = La carte gardée va dans votre Zone d’Action. Vous donnez l’une des deux cartes visibles à votre voisin de gauche, et il vous en vient une de la droite. Le reste part chez votre voisin de droite : l’une de ces cartes vous reviendra au tour suivant.
ask-give-card = Vous gardez { $kept }. Quelle carte visible donnez-vous à votre voisin de gauche ?
    .help = Elle sera posée à côté de la carte qu’il garde, et il pourra l’activer. Une carte avec une valeur de fléau y fera monter le fléau, activée ou non.
ask-activate =
    Activer { $kept }, { $received } ou les deux ? Les deux ensemble { $cost ->
        [0] ne coûtent rien
        [one] coûtent { $cost } humain sain
       *[other] coûtent { $cost } humains sains
    } ; vous en avez { $healthy }.
    .help = Une seule carte est gratuite. Pour les deux, vous payez la somme des coûts : autant d’humains sains passent sur le Pont Contaminé, où les Médecins pourront les soigner. Deux cartes du même type donnent aussi leurs ressources bonus.
ask-take-amount =
    { $cause ->
        [cards] Vos cartes peuvent vous donner
       *[machines] Une Machine peut vous donner
    } { counted }. Combien en prenez-vous ?
    .help = Vous pouvez prendre moins que ce qui est offert, et même rien. C’est rarement utile : pensez à la nourriture qu’il faudra, et aux Machines qui comptent ce que vous gagnez.
ask-station-ymunes =
    { $amount ->
        [one] Un ymune monte à bord ({ source }). Médecin ou Protecteur ?
       *[other] { $amount } ymunes montent à bord ({ source }). Combien deviennent Médecins ?
    }
    .help = Chaque Médecin soigne un humain par tour, jusqu’à la fin de la partie. Un Protecteur se dépense une fois : pour baisser votre fléau, ou pour ignorer une tuile Fleuve qui vous prend quelque chose.
ask-place-battery =
    { $amount ->
        [one] Placez une batterie
       *[other] Placez { $amount } batteries
    } sur vos Machines ({ source }).
    .help = Une Machine marche quand tous ses emplacements sont remplis. Une batterie ne bouge plus : complétez la Machine dont vous remplirez le plus souvent la condition.
ask-use-machine = Utilisez-vous une Machine, ou faites-vous autre chose avant de finir votre phase d’Action ?
    .help = Chaque Machine alimentée dont la condition est remplie sert une fois par tour, dans l’ordre de votre choix. Gagnez des humains avant de soigner. En mode coopératif, c’est aussi le moment de révéler ou d’atténuer des objectifs.
ask-heal-humans =
    { $amount ->
        [one] Vous pouvez soigner { $amount } humain. Combien en soignez-vous ?
       *[other] Vous pouvez soigner jusqu’à { $amount } humains. Combien en soignez-vous ?
    }
    .help = Les humains soignés passent du Pont Contaminé aux Cabines : là ils comptent, paient les coûts et mangent.
ask-spend-ymunes =
    { $amount ->
        [one] Vous dépensez { $amount } ymune pour { $objective }. Est-ce un Médecin ?
       *[other] Vous dépensez { $amount } ymunes pour { $objective }. Combien sont des Médecins ?
    }
    .help = Seuls les ymunes gagnés ce tour-ci peuvent être dépensés. Les autres sont pris parmi vos Protecteurs.
ask-lower-plague =
    Votre fléau est à { $plague }. { $protectors ->
        [one] Dépensez-vous votre Protecteur
       *[other] Combien de vos { $protectors } Protecteurs dépensez-vous
    } pour le baisser ?
    .help = Chaque Protecteur dépensé baisse votre fléau de 2. Ce qui reste vous prend autant d’humains maintenant, puis à chaque tour tant qu’il n’est pas baissé.
ask-lose-humans =
    { $cause ->
        [river] Le Fleuve
       *[plague] Le fléau
    } vous prend { $amount ->
        [one] { $amount } humain
       *[other] { $amount } humains
    }. Combien de contaminés ?
    .help = Les autres sont sains. Les humains contaminés ne comptent pas et ne paient pas, mais ils ne mangent pas non plus, et les Médecins peuvent encore les soigner.
ask-face-river = { $tile } : appliquez-vous la tuile, ou dépensez-vous un Protecteur pour l’ignorer ?
    .help = Un Protecteur vous épargne tout l’effet de la tuile. Mais un Protecteur baisse aussi votre fléau de 2 : voyez quelle perte est la pire.
ask-lose-ymunes =
    { $tile } : vous perdez { $amount ->
        [one] { $amount } ymune
       *[other] { $amount } ymunes
    }. Combien de Médecins ?
    .help = Les autres sont des Protecteurs. Un Médecin soigne un humain à chaque tour à venir ; un Protecteur ne sert qu’une fois.
ask-lose-battery =
    { $tile } : vous perdez { $amount ->
        [one] une batterie
       *[other] { $amount } batteries
    }. De quelle Machine ?
    .help = Une Machine qui perd une batterie s’arrête jusqu’à ce que l’emplacement soit de nouveau rempli. Prenez-la sur une Machine qui n’est pas alimentée, ou qui sert peu.

## Les choix

verb-install = Installer { $target }
verb-pass = Passer { $target } à droite
verb-keep = Garder { $target }
verb-give = Donner { $target } à gauche
verb-activate =
    { $target ->
        [kept] Activer seulement la carte gardée
        [received] Activer seulement la carte reçue
       *[both] Activer les deux cartes
    }
verb-sparingly = Prendre moins ce tour-ci
verb-take = Prendre { $target }
verb-doctors = Médecins : { $target }
verb-battery = Batterie sur { $target }
verb-aside = Mettre une batterie de côté
verb-use = Utiliser { $target }
verb-heal = Soigner { $target }
verb-reveal = Révéler un objectif
verb-mitigate = Atténuer { $target }
verb-spend-doctors = Médecins dépensés : { $target }
verb-finish = Finir la phase d’Action
verb-protect = Protecteurs dépensés : { $target }
verb-lose = Humains contaminés perdus : { $target }
verb-apply = Appliquer la tuile
verb-ignore = Dépenser un Protecteur et ignorer la tuile
verb-lose-doctors = Médecins perdus : { $target }
verb-unplug = Retirer une batterie de { $target }

## Ce qui se passe

event-install =
    { $you ->
        [yes] Vous installez
       *[no] { $seat } installe
    } { $rooms_count ->
        [one] la Salle des Machines
       *[other] les Salles des Machines
    } { $rooms }.
event-round = Le tour { $round } commence, saison { $season }.
event-look =
    { $you ->
        [yes] Vous regardez le dessus de votre pioche : { $cards }.
       *[no] { $seat } regarde le dessus de sa pioche : { $cards }.
    }
    .hidden =
        { $you ->
            [yes] Vous regardez les premières cartes de votre pioche.
           *[no] { $seat } regarde les premières cartes de sa pioche.
        }
event-draw =
    { $you ->
        [yes] Vous piochez { $cards }.
       *[no] { $seat } pioche { $cards }.
    }
    .hidden =
        { $you ->
            [yes] Vous piochez deux cartes.
           *[no] { $seat } pioche deux cartes.
        }
event-keep =
    { $you ->
        [yes] Vous gardez { $card }.
       *[no] { $seat } garde { $card }.
    }
event-give =
    { $you ->
        [yes] Vous donnez { $card } à gauche.
       *[no] { $seat } donne { $card } à gauche.
    }
event-pass =
    { $you ->
        [yes] Vous passez { $cards } à droite.
       *[no] { $seat } passe { $cards } à droite.
    }
event-activate =
    { $you ->
        [yes] Vous activez
       *[no] { $seat } active
    } { $slot ->
        [kept] la carte gardée.
        [received] la carte reçue.
       *[both] les deux cartes.
    }
event-pay =
    { $you ->
        [yes] Vous payez
       *[no] { $seat } paie
    } : { $amount ->
        [0] personne n’est contaminé.
        [one] { $amount } humain sain est contaminé.
       *[other] { $amount } humains sains sont contaminés.
    }
event-gain =
    { $you ->
        [yes] Vous gagnez
       *[no] { $seat } gagne
    } { counted } grâce { $cause ->
        [cards] aux cartes.
        [machines] à une Machine.
       *[river] au Fleuve.
    }
event-place-battery =
    { $you ->
        [yes] Vous placez
       *[no] { $seat } place
    } une batterie { $cause ->
        [cards] d’une carte
        [machines] d’une Machine
        [river] du Fleuve
       *[aside] mise de côté
    } sur { $machine }.
event-set-aside =
    { $you ->
        [yes] Vous mettez
       *[no] { $seat } met
    } { $amount ->
        [one] une batterie
       *[other] { $amount } batteries
    } de côté.
event-return-batteries =
    { $amount ->
        [one] Une batterie que { $you ->
            [yes] vous avez mise
           *[no] { $seat } a mise
        } de côté ne trouve pas d’emplacement libre et retourne
       *[other] { $amount } batteries que { $you ->
            [yes] vous avez mises
           *[no] { $seat } a mises
        } de côté ne trouvent pas d’emplacement libre et retournent
    } à la réserve.
event-use =
    { $you ->
        [yes] Vous utilisez la Machine { $machine }.
       *[no] { $seat } utilise la Machine { $machine }.
    }
event-heal =
    { $cause ->
        [doctors] { $you ->
            [yes] Vos Médecins soignent
           *[no] Les Médecins de { $seat } soignent
        }
       *[machines] { $you ->
            [yes] Votre Machine soigne
           *[no] La Machine de { $seat } soigne
        }
    } { $amount ->
        [one] { $amount } humain.
       *[other] { $amount } humains.
    }
event-finish =
    { $you ->
        [yes] Vous finissez votre phase d’Action.
       *[no] { $seat } finit sa phase d’Action.
    }
event-reveal =
    { $you ->
        [yes] Vous révélez
       *[no] { $seat } révèle
    } l’objectif { $objective } : { $amount ->
        [one] { $amount } humain sain est contaminé.
       *[other] { $amount } humains sains sont contaminés.
    }
event-mitigate =
    { $you ->
        [yes] Vous atténuez l’objectif { $objective }.
       *[no] { $seat } atténue l’objectif { $objective }.
    }
event-spend =
    { $you ->
        [yes] Vous dépensez { counted }.
       *[no] { $seat } dépense { counted }.
    }
event-raise-plague =
    { $you ->
        [yes] Votre fléau
       *[no] Le fléau de { $seat }
    } monte de { $amount } et passe à { $level }.
event-lower-plague =
    { $you ->
        [yes] Vous dépensez
       *[no] { $seat } dépense
    } { $protectors ->
        [one] { $protectors } Protecteur
       *[other] { $protectors } Protecteurs
    } : le fléau { $protectors ->
        [0] reste
       *[other] descend
    } à { $level }.
event-lose-humans =
    { $cause ->
        [river] Le Fleuve
       *[plague] Le fléau
    } { $you ->
        [yes] vous prend { lost-humans }.
       *[no] prend { lost-humans } à { $seat }.
    }
event-turn-tile = La tuile suivante du Fleuve est retournée : { $tile }.
event-ignore =
    { $you ->
        [yes] Vous dépensez un Protecteur et ignorez { $tile }.
       *[no] { $seat } dépense un Protecteur et ignore { $tile }.
    }
event-lose =
    { $you ->
        [yes] Le Fleuve vous prend { counted }.
       *[no] Le Fleuve prend { counted } à { $seat }.
    }
event-lose-battery =
    { $you ->
        [yes] Le Fleuve vous prend une batterie sur { $machine }.
       *[no] Le Fleuve prend à { $seat } une batterie sur { $machine }.
    }
event-feed =
    { $amount ->
        [0] { $you ->
            [yes] Vous n’avez
           *[no] { $seat } n’a
        } { $unfed ->
            [0] personne à nourrir.
            [one] pas de nourriture : { $unfed } humain sain a faim et est perdu.
           *[other] pas de nourriture : { $unfed } humains sains ont faim et sont perdus.
        }
       *[other] { $you ->
            [yes] Vos humains sains
           *[no] Les humains sains de { $seat }
        } mangent { $amount } de nourriture{ $unfed ->
            [0] {"."}
            [one] {" "}; { $unfed } a faim et est perdu.
           *[other] {" "}; { $unfed } ont faim et sont perdus.
        }
    }
event-discard =
    { $you ->
        [yes] Vous défaussez { $cards }.
       *[no] { $seat } défausse { $cards }.
    }
event-uncover = La saison est finie : l’objectif caché { $objective } est retourné.
event-met = L’objectif { $objective } est rempli.
event-failed = L’objectif { $objective } n’est pas rempli.
event-won = Tous gagnent ensemble, avec { $total } humains sains ; il en fallait { $target }.
event-lost = Tous perdent ensemble. Humains sains : { $total } ; il en fallait { $target } à la fin.
event-end = Le voyage est fini.

## Pourquoi pas

refusal-not-dealt = { $room } n’est pas une des Salles des Machines que vous avez reçues.
refusal-not-in-hand = { $card } n’est pas une des cartes parmi lesquelles vous choisissez.
refusal-not-available = { $card } n’est ni dans votre main ni dans votre Zone de Décision.
refusal-not-visible = Vous ne pouvez donner qu’une carte visible de votre Zone de Décision, et { $card } n’en est pas une.
refusal-kept-already = Vous gardez { $card } : donnez une autre carte.
refusal-cannot-pay =
    Les deux cartes ensemble coûtent { $cost ->
        [one] { $cost } humain sain
       *[other] { $cost } humains sains
    }, et vous n’en avez que { $healthy }.
refusal-too-few = Il en faut au moins { $least }.
refusal-too-many = C’est { $most } au plus.
refusal-ascending-order = Choisissez dans l’ordre affiché : on ne revient pas avant son dernier choix.
refusal-not-aboard = La Machine { $machine } n’est pas sur votre Bateau.
refusal-no-free-slot = Tous les emplacements de { $machine } sont remplis.
refusal-only-cooperative = Cela n’est possible qu’en mode coopératif.
refusal-not-powered = { $machine } n’était pas alimentée quand vous avez commencé à utiliser les Machines : tous ses emplacements doivent être remplis.
refusal-condition-not-met = La condition de { $machine } n’est pas remplie ce tour-ci.
refusal-used-already = Vous avez déjà utilisé { $machine } ce tour-ci.
refusal-pile-empty = Tous les objectifs de cette saison sont révélés.
refusal-too-few-healthy =
    Révéler un objectif demande { $price ->
        [one] { $price } humain sain
       *[other] { $price } humains sains
    }, et vous n’en avez que { $healthy }.
refusal-not-revealed = { $objective } n’est pas un objectif révélé de cette saison.
refusal-mitigated-already = { $objective } est déjà atténué.
refusal-not-gained = Vous n’avez pas gagné assez ce tour-ci pour payer le prix de { $objective } ; seuls comptent vos propres gains de ce tour, sans les batteries déjà placées.
refusal-no-battery = Il n’y a pas de batterie sur { $machine }.

## La feuille de score

score-start = Humains sains au départ
score-cards = Humains des cartes
score-machines = Humains des Machines
score-river = Humains venus du Fleuve ou pris par lui
score-plague = Pris par le fléau
score-hunger = Perdus par la faim
score-objectives = Dépensés pour les objectifs
score-contaminated = Encore contaminés
score-partner = Humains sains du partenaire
score-others = Humains sains des autres

## Ce qui est sur la table

field-round = Tour
field-river = Fleuve
field-progress = Tuiles du Fleuve retournées
field-discard = Cartes défaussées
field-unused_tiles = Tuiles Fleuve dans la boîte
field-unused_rooms = Salles des Machines dans la boîte
field-piles = Objectifs cachés
field-revealed = Objectifs révélés
field-mitigated = Objectifs atténués
field-finished = Objectifs des saisons passées
field-unused_objectives = Objectifs dans la boîte
field-verdict = Issue
field-healthy = Humains sains
field-contaminated = Humains contaminés
field-doctors = Médecins
field-protectors = Protecteurs
field-food = Nourriture
field-plague = Fléau
field-rooms = Salles des Machines
field-batteries = Batteries sur les Machines
field-dealt = Salles des Machines reçues
field-deck = Pioche Expédition
field-hand = Main
field-offer = Zone de Décision
field-passing = Pour le voisin de droite
field-keep = Sous la carte Garder
field-give = Sous la carte Donner
field-kept = Carte gardée
field-received = Carte reçue
field-activated = Activées
field-stage = Étape de la phase d’Action
field-sparing = Prend moins
field-incoming = Gains à placer
field-healing = Encore à soigner
field-gained = Gagné par les cartes ce tour-ci
field-fresh = Gagné ce tour-ci et pas dépensé
field-aside = Batteries mises de côté
field-powered = Machines alimentées
field-used = Machines utilisées
field-tally = Humains par origine

## Comment on joue

option-mode = Mode
option-mode-competitive = compétitif
option-mode-team = par équipe
option-mode-cooperative = coopératif
option-setup = Mise en place
option-setup-standard = standard
option-setup-advanced = avancée
option-difficulty = Difficulté du mode coopératif
option-difficulty-normal = normale
option-difficulty-hard = difficile
option-difficulty-apocalypse = apocalypse

## Le plateau : les cartes

board-type-human = Carte Humain
board-type-ymune = Carte Ymune
board-type-battery = Carte Batterie
board-type-food = Carte Nourriture
board-season =
    { $season ->
        [1] Saison 1 · Été
        [2] Saison 2 · Automne
       *[3] Saison 3 · Hiver
    }
board-card-kind =
    { $type ->
        [human] { board-type-human }
        [ymune] { board-type-ymune }
        [battery] { board-type-battery }
       *[food] { board-type-food }
    } · saison { $season }
board-card-cost =
    { $cost ->
        [copy] Coût = : le même que celui de l’autre carte de la Zone d’Action ; 0 si les deux montrent =.
        [0] Coût 0 : n’ajoute rien au prix quand on active les deux cartes.
        [one] Coût { $cost } : contamine { $cost } humain sain si les deux cartes sont activées.
       *[other] Coût { $cost } : contamine { $cost } humains sains si les deux cartes sont activées.
    }
board-card-gain = Donne { counted }.
board-card-gain-x =
    Donne X { $resource ->
        [human] humains
        [ymune] ymunes
        [battery] batteries
       *[food] de nourriture
    } : autant que coûte l’autre carte de la Zone d’Action.
board-card-bonus = Bonus, si les deux cartes de la Zone d’Action sont du même type : { counted }.
board-card-plague = Fléau { $plague } : fait monter le fléau du Bateau où elle se trouve, activée ou non.

## Le plateau : Machines, Fleuve, objectifs

board-condition-pair_type_and_other =
    Votre Zone d’Action contient une { $type ->
        [human] carte Humain
        [ymune] carte Ymune
        [battery] carte Batterie
       *[food] carte Nourriture
    } et une carte d’un autre type.
board-condition-pair_types =
    Votre Zone d’Action contient une { $first ->
        [human] carte Humain
        [ymune] carte Ymune
        [battery] carte Batterie
       *[food] carte Nourriture
    } et une { $second ->
        [human] carte Humain
        [ymune] carte Ymune
        [battery] carte Batterie
       *[food] carte Nourriture
    }.
board-condition-pair_plague_mix = Votre Zone d’Action contient une carte avec une valeur de fléau et une carte sans.
board-condition-pair_cost_sum =
    La somme des coûts des deux cartes de votre Zone d’Action est { $op ->
        [least] d’au moins { $value }
        [most] d’au plus { $value }
       *[exactly] d’exactement { $value }
    }.
board-condition-pair_cost_equal = Les deux cartes de votre Zone d’Action ont le même coût.
board-condition-pair_cost_different = Les deux cartes de votre Zone d’Action ont des coûts différents.
board-condition-gained_from_cards = Vos cartes vous ont donné au moins { counted } ce tour-ci.
board-condition-given_type =
    La carte donnée à votre voisin de gauche est une { $type ->
        [human] carte Humain
        [ymune] carte Ymune
        [battery] carte Batterie
       *[food] carte Nourriture
    }.
board-condition-given_cost =
    La carte donnée à votre voisin de gauche coûte { $op ->
        [least] { $value } ou plus
        [most] { $value } ou moins
       *[exactly] exactement { $value }
    }.
board-condition-given_has_plague = La carte donnée à votre voisin de gauche a une valeur de fléau.
board-effect-gain = Gagnez { counted }.
board-effect-lose = Perdez { counted }.
board-effect-heal =
    { $amount ->
        [one] Soignez { $amount } humain.
       *[other] Soignez jusqu’à { $amount } humains.
    }
board-effect-feed = Chaque humain sain mange 1 de nourriture ; ceux qui n’en ont pas sont perdus.
board-machine =
    { $slots ->
        [one] { $slots } emplacement de batterie
       *[other] { $slots } emplacements de batterie
    }. Condition : { $condition } Effet : { $effect }
board-machine-state-usable = Utilisable maintenant
board-machine-state-used = Utilisée ce tour-ci
board-machine-state-powered = Alimentée, condition non remplie
board-machine-state-full = Alimentée dès le prochain tour
board-machine-state-unpowered =
    { $missing ->
        [one] Il manque { $missing } batterie
       *[other] Il manque { $missing } batteries
    }
board-tile-hidden = Une tuile Fleuve encore cachée : la saison 1 donne, les saisons 2 et 3 prennent.
board-tile-ignore = Chacun peut dépenser 1 Protecteur pour l’ignorer.
board-objective-one = Il suffit qu’une personne possède tout.
board-objective-each = Chaque personne doit tout posséder.
board-requirement =
    { $resource ->
        [human] { $amount ->
            [one] { $amount } humain (sain ou contaminé)
           *[other] { $amount } humains (sains ou contaminés)
        }
        [battery] { $amount ->
            [one] { $amount } batterie sur les Machines
           *[other] { $amount } batteries sur les Machines
        }
       *[other] { counted }
    }
board-objective-front = À la fin de la saison : { $requirements }. Pour l’atténuer : { $price }, sur ce qu’une seule personne gagne dans un tour.
board-objective-back = Atténué. À la fin de la saison : { $requirements }.
board-objective-lacks = Il manque à { $player } : { $lacks }.
board-objective-met = Rempli pour l’instant

## Le plateau : qui va où, et ce qui vient

board-flow-give = vers la Zone d’Action de { $player }
board-flow-pass = vers la Zone de Décision de { $player }
board-flow-from = de { $player }
board-forecast-cost =
    { $cost ->
        [0] Les deux : gratuit
       *[other] Les deux : { $cost } sur { $healthy } sains
    }
board-forecast-plague =
    { $lost ->
        [0] Le fléau ne prend personne ce tour-ci.
        [one] Le fléau prend { $lost } humain ce tour-ci.
       *[other] Le fléau prend { $lost } humains ce tour-ci.
    }
board-forecast-food =
    { $lacking ->
        [0] Assez de nourriture pour la prochaine Île
       *[other] Il manque { $lacking } de nourriture pour la prochaine Île
    } : bouches à nourrir { $healthy }, réserves { $food }.
board-forecast-island =
    { $rounds ->
        [0] L’Île est atteinte ce tour-ci.
        [one] L’Île est atteinte dans { $rounds } tour.
       *[other] L’Île est atteinte dans { $rounds } tours.
    }
board-total = { $total } humains sains sur { $target }
board-team = Équipe { $team }
board-team-total = Équipe { $team } : { $total }

## Le plateau : icônes et termes

board-term-human = Humain
    .meaning = Les humains gagnés montent à bord contaminés. Les humains sains à la fin sont votre score.
board-term-healthy = Humain sain
    .meaning = Un humain dans les Cabines : il paie le coût des cartes, mange 1 de nourriture à chaque Île et compte à la fin.
board-term-contaminated = Humain contaminé
    .meaning = Un humain sur le Pont Contaminé : il ne paie pas, ne mange pas et ne compte pas tant qu’il n’est pas soigné.
board-term-ymune = Ymune
    .meaning = Devient Médecin ou Protecteur en montant à bord, et le reste.
board-term-doctor = Médecin
    .meaning = Un ymune à l’Infirmerie : il soigne un humain par tour et ne s’épuise pas.
board-term-protector = Protecteur
    .meaning = Un ymune à la Proue : dépensé pour baisser votre fléau de 2, ou pour ignorer une tuile Fleuve.
board-term-food = Nourriture
    .meaning = À chaque Île, chaque humain sain mange 1 de nourriture.
board-term-battery = Batterie
    .meaning = Posée sur une Machine, elle n’en bouge plus ; une Machine aux emplacements tous remplis est alimentée.
board-term-plague = Fléau
    .meaning = À chaque tour il prend autant d’humains que son niveau, tant que des Protecteurs ne l’ont pas baissé.
board-term-cost = Coût
    .meaning = Pour activer les deux cartes, la somme des coûts en humains sains est contaminée. Une seule carte est gratuite.
board-term-copy = Coût copié
    .meaning = Coûte autant que l’autre carte de la Zone d’Action ; 0 si les deux montrent =.
board-term-variable = X
    .meaning = Autant que coûte l’autre carte de la Zone d’Action, qu’elle soit activée ou non.
board-term-bonus = Ressources bonus
    .meaning = Une carte activée les donne aussi quand les deux cartes de la Zone d’Action sont du même type.
board-term-cabins = Cabines
    .meaning = Là vivent les humains sains.
board-term-contaminated-deck = Pont Contaminé
    .meaning = Là arrivent les humains gagnés, et là vont ceux qui paient un coût.
board-term-infirmary = Infirmerie
    .meaning = Là travaillent les Médecins.
board-term-bow = Proue
    .meaning = Là veillent les Protecteurs.
board-term-food-gauge = Jauge de Nourriture
    .meaning = La nourriture en réserve ; il n’y a pas de limite.
board-term-plague-gauge = Jauge de Fléau
    .meaning = Le niveau de fléau du Bateau, de 0 à 12.
board-term-decision-zone = Zone de Décision
    .meaning = Deux cartes visibles venues de la gauche. L’une d’elles doit être donnée à gauche.
board-term-action-zone = Zone d’Action
    .meaning = La carte gardée et la carte reçue de la droite : activez-en une ou les deux.
board-term-machine-zone = Zone des Machines
    .meaning = Les deux Salles des Machines du Bateau.
board-term-machine-room = Salle des Machines
    .meaning = Trois Machines, une par ligne.
board-term-machine = Machine
    .meaning = Une fois alimentée, elle sert une fois par tour si sa condition est remplie.
board-term-hand = Main
    .meaning = Les deux cartes piochées ce tour-ci ; on est seul à voir les siennes.
board-term-deck = Pioche Expédition
    .meaning = Toutes les pioches sont pareilles : 10 cartes de saison 1 dessus, puis 8 de saison 2 et 6 de saison 3.
board-term-distribution = Répartition des cartes par saison
    .meaning = Combien de cartes de chaque type compte chaque pioche dans chaque saison.
board-term-river = Fleuve
    .meaning = À chaque tour une tuile est retournée. La quatrième tuile d’une saison est une Île.
board-term-island = Île
    .meaning = Les humains sains sont nourris. Personne ne peut l’ignorer.
board-term-progress = Pion Avancée
    .meaning = Il se tient sur la dernière tuile retournée.
board-term-objective = Objectif
    .meaning = À remplir à la fin de sa saison, sinon tous perdent.
board-term-prescient = Prescient
    .meaning = Le personnage dont vous jouez la pioche ; toutes les pioches sont pareilles.

## The board: what is said on the table

board-round = Tour { $round } sur { $rounds }
board-setup = Mise en place
board-tile-down = une tuile face cachée
board-keep = Garder
board-give = Donner
board-pass = Passer
board-pass-rest = Les deux autres
board-keeping = Vous gardez cette carte.
board-giving = Vous donnez cette carte.
board-activated = Activée
board-in-rounds =
    { $rounds ->
        [0] ce tour-ci
        [one] dans { $rounds } tour
       *[other] dans { $rounds } tours
    }
board-heals =
    { $amount ->
        [one] soigne { $amount }
       *[other] soignent { $amount }
    }
board-aside = de côté
board-open = Montrer le bateau de { $player }
board-boat-of = Le bateau de { $player }
board-my-boat = Votre bateau
board-close = Fermer
board-partner = partenaire
board-way-give = vous donnez
board-way-give-help = La carte que vous donnez va dans cette Zone d’Action. Ce que ce joueur passe arrive dans votre Zone de Décision.
board-way-pass = le reste
board-way-pass-help = Les deux cartes que vous ne gardez ni ne donnez vont dans cette Zone de Décision. La carte que ce joueur donne arrive dans votre Zone d’Action.
board-powered =
    { $count ->
        [one] { $count } Machine alimentée
       *[other] { $count } Machines alimentées
    }
board-one-comes = une vient à vous
board-next-round = pour le prochain tour
board-slot-both = Les deux cartes
board-slot-kept = La carte gardée
board-slot-received = La carte reçue
board-would-bring =
    Rapporte { $gain } et { $cost ->
        [0] ne coûte rien.
        [one] contamine { $cost } humain sain.
       *[other] contamine { $cost } humains sains.
    }
board-free = gratuit
board-outlook = Ce que votre choix apporterait
board-outlook-with = { $card } et ce que { $player } peut vous donner
board-if-comes = Si { $card } arrive :
board-look-first = Ici s’affiche ce qu’une carte apporterait avec chaque carte que { $player } peut vous donner.
board-objectives = Objectifs de la saison
board-total-help = Les humains sains de tous maintenant, et combien il en faut ensemble à la fin.
board-pile =
    { $count ->
        [0] Plus aucun objectif de la saison n’est caché.
        [one] { $count } objectif est encore caché. Le révéler contamine { $price }.
       *[other] { $count } objectifs sont encore cachés. En révéler un contamine { $price }.
    }
board-pile-short =
    { $count ->
        [0] aucun caché
        [one] { $count } caché
       *[other] { $count } cachés
    }
board-scope-one = l’un de nous
board-scope-each = chacun de nous
board-decision-zone = Décision
board-action-zone = Action
board-mitigate = Atténuer
board-mitigated = atténué
board-machine-state-open = Alimentée ; dépend de ce qu’on ignore encore

# À propos de cette édition : groupes d'éléments, leurs pièces sans nom en jeu, et champs

edition-numbers = Nombres des règles
edition-numbers-item =
    { $id ->
        [start-healthy] Humains sains au départ
        [start-contaminated] Humains contaminés au départ
        [start-doctors] Médecins au départ
        [start-protectors] Protecteurs au départ
        [start-food] Nourriture au départ
        [start-plague] Fléau au départ
        [most-plague] Niveau maximal du Fléau
        [plague-per-protector] Fléau retiré par un Protecteur
        [protectors-to-ignore] Protecteurs pour ignorer une tuile Fleuve
        [food-per-human] Nourriture mangée par humain
        [cards-drawn] Cartes piochées par tour
        [opening-looked-at] Cartes regardées à la mise en place avancée
        [opening-passed] Cartes transmises à la mise en place
        [rooms-aboard] Salles des Machines à bord
        [rooms-dealt] Salles des Machines distribuées à la mise en place avancée
        [slots-per-room] Emplacements de batterie d'une salle
        [batteries] Batteries dans la boîte
       *[river-tiles-per-season] Tuiles Fleuve par saison
    }
edition-resources = Ressources
edition-prescients = Prescients
edition-prescients-item =
    { $id ->
        [defitia] Tal Defitia
        [terias] Tal Terias
        [kartus] Tal Kartus
       *[pria] Tal Pria
    }
edition-seasons = Saisons
edition-seasons-item = Saison { $id }
edition-teams = Équipes
edition-teams-item =
    { $id ->
        [a] Équipe A
       *[b] Équipe B
    }
edition-difficulties = Difficultés
edition-difficulties-item =
    { $id ->
        [normal] Normale
        [hard] Difficile
       *[apocalypse] Apocalypse
    }
edition-targets = Totaux communs
edition-targets-item = { $id } joueurs
edition-cards = Cartes Expédition
edition-distribution = Tuile Répartition
edition-distribution-item = Saison { $id }
edition-rooms = Salles des Machines
edition-machines = Machines
edition-tiles = Tuiles Fleuve
edition-islands = Tuiles Île
edition-objectives = Tuiles Objectif

edition-field-value = Valeur
edition-field-name = Nom
edition-field-rounds = Tours
edition-field-cards = Cartes
edition-field-plague = Fléau
edition-field-reveal_price = Prix d'une révélation
edition-field-seats = Places
edition-field-food = Nourriture
edition-field-extra_objectives = Objectifs en plus
edition-field-healthy = Humains sains
edition-field-season = Saison
edition-field-type = Type
edition-field-cost = Coût
edition-field-gain = Gain
edition-field-bonus = Bonus
edition-field-human = Humain
edition-field-ymune = Ymune
edition-field-battery = Batterie
edition-field-face = Face
edition-field-back = Dos
edition-field-room = Salle
edition-field-row = Rangée
edition-field-slots = Emplacements de batterie
edition-field-condition = Condition
edition-field-heal = Soin
edition-field-lose = Perte
edition-field-scope = À qui elle s'adresse
edition-field-require = Exigences
edition-field-price = Prix de l'atténuation
