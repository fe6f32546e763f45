### Precognition. Ce que veulent dire les clés est expliqué au début de en.ftl.

title = Precognition
tagline = Gardez une carte, donnez-en une autre : menez votre Bateau sur le Fleuve et les vôtres à travers trois saisons.
goal =
    { $mode ->
        [cooperative] Gagnez ensemble : remplissez chaque objectif à la fin de sa saison et gardez assez d’humains sains jusqu’au bout des douze tours. Un seul objectif manqué, et tout le monde perd.
        [team] Après douze tours, l’équipe qui réunit le plus d’humains sains sur ses deux Bateaux gagne.
       *[competitive] Après douze tours, qui a le plus d’humains sains à bord gagne.
    }

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
bound = { $name }
season = Saison { $name }
amount = { $name }

counted =
    { $resource ->
        [human]
            { $amount ->
                [one] { $amount } humain
               *[other] { $amount } humains
            }
        [ymune]
            { $amount ->
                [one] { $amount } ymune
               *[other] { $amount } ymunes
            }
        [battery]
            { $amount ->
                [one] { $amount } batterie
               *[other] { $amount } batteries
            }
        [food]
            { $amount ->
                [one] { $amount } nourriture
               *[other] { $amount } nourritures
            }
        [doctor]
            { $amount ->
                [one] { $amount } Médecin
               *[other] { $amount } Médecins
            }
        [protector]
            { $amount ->
                [one] { $amount } Protecteur
               *[other] { $amount } Protecteurs
            }
       *[healthy]
            { $amount ->
                [one] { $amount } humain sain
               *[other] { $amount } humains sains
            }
    }
source =
    { $cause ->
        [cards] grâce à vos cartes
        [machines] grâce à une Machine
        [river] grâce au Fleuve
       *[aside] que vous aviez de côté
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
    .help = Vous installez deux des salles reçues ; l’autre retourne dans la boîte. Cherchez des conditions que vous remplirez souvent, et des salles qui s’entraident.
    .hint = Cherchez des conditions que vous remplirez souvent : les Machines marchent quand leurs emplacements sont pleins.
ask-pass-card =
    { $count ->
        [one] Choisissez encore une carte pour votre voisin de droite.
       *[other] Choisissez { $count } de ces cartes pour votre voisin de droite.
    }
    .help = Elles iront face visible dans la Zone de Décision de votre voisin de droite, et l’une d’elles reviendra dans votre Zone d’Action au premier tour. Les deux autres sont les premières cartes que vous piocherez.
    .hint = L’une des cartes passées vous revient : passez ce qui pourrait vous servir.
ask-keep-card = Choisissez la carte à garder et la carte à donner.
    .help = La carte gardée va dans votre Zone d’Action. Vous donnez l’une des deux cartes visibles à votre voisin de gauche, et vous en recevez une de la droite. Le reste part chez votre voisin de droite : l’une de ces cartes vous reviendra au tour suivant.
    .hint = Gardez-en une, donnez une carte visible à gauche ; les autres partent à droite.
ask-give-card = Vous gardez « { $kept } ». Quelle carte visible donnez-vous à gauche ?
    .help = Elle sera posée à côté de la carte qu’il garde, et il pourra l’activer. Une carte avec une valeur de fléau y fera monter le fléau, activée ou non.
    .hint = Elle aide votre voisin de gauche ce tour-ci : donnez ce dont vous n’avez pas besoin.
ask-activate =
    Activer « { $kept } », « { $received } » ou les deux ? Les deux { $cost ->
        [0] sont gratuites.
        [one] coûtent { $cost } humain sain (vous en avez { $healthy }).
       *[other] coûtent { $cost } humains sains (vous en avez { $healthy }).
    }
    .help = Une seule carte est gratuite. Les deux coûtent la somme des coûts : autant d’humains sains vont sur le Pont Contaminé, où les Médecins peuvent les soigner. Deux cartes du même type donnent aussi leur bonus.
    .hint = Une carte est gratuite ; pour les deux, des humains sains tombent malades. On les soigne plus tard.
ask-take-amount =
    { $cause ->
        [cards] Vos cartes peuvent vous donner
       *[machines] Une Machine peut vous donner
    } { counted }. Combien en prenez-vous ?
    .help = Vous pouvez prendre moins que ce qui est offert, et même rien. C’est rarement utile : pensez à la nourriture qu’il faudra, et aux Machines qui comptent ce que vous gagnez.
    .hint = Tout prendre est presque toujours bon ; mais plus d’humains mangent plus à l’Île.
ask-station-ymunes =
    { $amount ->
        [one] Un ymune monte à bord ({ source }). Médecin ou Protecteur ?
       *[other] { $amount } ymunes montent à bord ({ source }). Combien deviennent Médecins ?
    }
    .help = Chaque Médecin soigne un humain par tour, jusqu’à la fin de la partie. Un Protecteur se dépense une fois : pour baisser votre fléau, ou pour ignorer une tuile Fleuve qui vous prend quelque chose.
    .hint = Un Médecin soigne à chaque tour ; un Protecteur sert une fois, contre le fléau ou une tuile.
ask-place-battery =
    { $amount ->
        [one] Placez une batterie sur l’une de vos Machines
       *[other] Placez { $amount } batteries sur vos Machines
    } ({ source }).
    .help = Une Machine marche quand tous ses emplacements sont remplis. Une batterie ne bouge plus : complétez la Machine dont vous remplirez le plus souvent la condition.
    .hint = Remplissez d’abord une Machine entière : alors seulement elle marche.
ask-use-machine = Utilisez vos Machines, puis terminez votre phase d’Action.
    .help = Chaque Machine alimentée dont la condition est remplie sert une fois par tour, dans l’ordre de votre choix. Gagnez des humains avant de soigner. En mode coopératif, c’est aussi le moment de révéler ou d’atténuer des objectifs.
    .hint = Ce qui est éclairé convient à vos cartes : chaque Machine sert une fois, dans l’ordre voulu.
ask-heal-humans =
    { $amount ->
        [one] Vous pouvez soigner { $amount } humain. Le soignez-vous ?
       *[other] Vous pouvez soigner jusqu’à { $amount } humains. Combien en soignez-vous ?
    }
    .help = Les humains soignés passent du Pont Contaminé aux Cabines : là ils comptent, paient les coûts et mangent.
    .hint = Les humains soignés comptent de nouveau ; ils mangent aussi à la prochaine Île.
ask-spend-ymunes =
    { $amount ->
        [one] Vous dépensez { $amount } ymune pour « { $objective } ». Est-ce un Médecin ?
       *[other] Vous dépensez { $amount } ymunes pour « { $objective } ». Combien sont des Médecins ?
    }
    .help = Seuls les ymunes gagnés ce tour-ci peuvent être dépensés. Les autres sont pris parmi vos Protecteurs.
    .hint = Seuls les ymunes de ce tour paient. Un Médecin soignerait à chaque tour à venir.
ask-lower-plague =
    Votre fléau est à { $plague }. { $protectors ->
        [one] Dépensez-vous votre Protecteur
       *[other] Combien de vos { $protectors } Protecteurs dépensez-vous
    } pour le baisser ?
    .help = Chaque Protecteur dépensé baisse votre fléau de 2. Ce qui reste vous prend autant d’humains maintenant, puis à chaque tour tant qu’il n’est pas baissé.
    .hint = Ce qui reste prend autant d’humains, maintenant et à chaque tour jusqu’à ce qu’il baisse.
ask-lose-humans =
    { $cause ->
        [river] Le Fleuve
       *[plague] Le fléau
    } vous prend { $amount ->
        [one] { $amount } humain
       *[other] { $amount } humains
    }. Combien de contaminés ?
    .help = Les autres sont sains. Les humains contaminés ne comptent pas et ne paient pas, mais ils ne mangent pas non plus, et les Médecins peuvent encore les soigner.
    .hint = Les humains contaminés ne comptent pas encore : c’est souvent la plus petite perte.
ask-face-river = « { $tile } » : appliquer la tuile, ou l’ignorer pour 1 Protecteur ?
    .help = Un Protecteur annule tout l’effet de la tuile pour vous, même si elle donne. Mais un Protecteur baisse aussi votre fléau de 2 : voyez ce qui vaut le plus.
    .hint = Un Protecteur vous fait éviter cette tuile, puis s’en va. Est-ce que cela vaut la peine ?
ask-lose-ymunes =
    « { $tile } » : vous perdez { $amount ->
        [one] { $amount } ymune
       *[other] { $amount } ymunes
    }. Combien de Médecins ?
    .help = Les autres sont des Protecteurs. Un Médecin soigne un humain à chaque tour à venir ; un Protecteur ne sert qu’une fois.
    .hint = Un Médecin soignerait à chaque tour à venir ; un Protecteur n’aide qu’une fois.
ask-lose-battery =
    « { $tile } » : vous perdez { $amount ->
        [one] une batterie
       *[other] { $amount } batteries
    }. De quelle Machine ?
    .help = Une Machine qui perd une batterie s’arrête jusqu’à ce que l’emplacement soit de nouveau rempli. Prenez-la sur une Machine qui n’est pas alimentée, ou qui sert peu.
    .hint = Prenez-la sur une Machine qui ne marche pas : sans batterie, elle s’arrête.

## Les choix

verb-install = Installer { $target }
verb-pass = Passer à droite : { $target }
verb-keep = Garder { $target }
verb-give = Donner { $target } à gauche
verb-activate =
    { $target ->
        [kept] Activer la gardée
        [received] Activer la reçue
       *[both] Activer les deux
    }
verb-sparingly = Prendre moins
verb-take = Prendre { $target }
verb-doctors = Médecins : { $target }
verb-battery = Batterie sur { $target }
verb-aside = Mettre de côté
verb-use = Utiliser { $target }
verb-heal = Soigner { $target }
verb-reveal = Révéler un objectif
verb-mitigate = Atténuer { $target }
verb-spend-doctors = Médecins dépensés : { $target }
verb-finish = Terminer la phase
verb-protect = Protecteurs : { $target }
verb-lose = Contaminés perdus : { $target }
verb-apply = Appliquer la tuile
verb-ignore = Ignorer (1 Protecteur)
verb-lose-doctors = Médecins perdus : { $target }
verb-unplug = Batterie prise sur { $target }

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
        [yes] Vous regardez le dessus de votre pioche : { $cards }.
       *[no] { $seat } regarde le dessus de sa pioche : { $cards }.
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
        [yes] Vous gardez « { $card } ».
       *[no] { $seat } garde « { $card } ».
    }
event-give =
    { $you ->
        [yes] Vous donnez « { $card } » à { $to }.
       *[no] { $to_you ->
            [yes] { $seat } vous donne « { $card } ».
           *[no] { $seat } donne « { $card } » à { $to }.
        }
    }
event-pass =
    { $you ->
        [yes] Vous passez à { $to } : { $cards }.
       *[no] { $to_you ->
            [yes] { $seat } vous passe { $cards }.
           *[no] { $seat } passe à { $to } : { $cards }.
        }
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
    } : { $amount ->
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
    Faute d’emplacement libre, { $you ->
        [yes] vous rendez
       *[no] { $seat } rend
    } à la réserve { $amount ->
        [one] une batterie mise de côté.
       *[other] { $amount } batteries mises de côté.
    }
event-use =
    { $you ->
        [yes] Vous utilisez la Machine { $machine }.
       *[no] { $seat } utilise la Machine { $machine }.
    }
event-heal =
    { $cause ->
        [doctors]
            { $you ->
                [yes] Vos Médecins soignent
               *[no] Chez { $seat }, les Médecins soignent
            }
       *[machines]
            { $you ->
                [yes] Votre Machine soigne
               *[no] Chez { $seat }, une Machine soigne
            }
    } { $amount ->
        [one] { $amount } humain.
       *[other] { $amount } humains.
    }
event-finish =
    { $you ->
        [yes] Vous terminez votre phase d’Action.
       *[no] { $seat } termine sa phase d’Action.
    }
event-reveal =
    { $you ->
        [yes] Vous révélez
       *[no] { $seat } révèle
    } l’objectif « { $objective } » : { $amount ->
        [one] { $amount } humain sain est contaminé.
       *[other] { $amount } humains sains sont contaminés.
    }
event-mitigate =
    { $you ->
        [yes] Vous atténuez l’objectif « { $objective } ».
       *[no] { $seat } atténue l’objectif « { $objective } ».
    }
event-spend =
    { $you ->
        [yes] Vous dépensez { counted }.
       *[no] { $seat } dépense { counted }.
    }
event-raise-plague =
    { $you ->
        [yes] Votre fléau
       *[no] Chez { $seat }, le fléau
    } monte de { $amount } et passe à { $level }.
event-lower-plague =
    { $you ->
        [yes] Vous dépensez
       *[no] { $seat } dépense
    } { $protectors ->
        [one] { $protectors } Protecteur
       *[other] { $protectors } Protecteurs
    } : le fléau { $protectors ->
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
event-turn-tile = La tuile suivante du Fleuve est retournée : « { $tile } ».
event-ignore =
    { $you ->
        [yes] Vous dépensez un Protecteur et ignorez la tuile « { $tile } ».
       *[no] { $seat } dépense un Protecteur et ignore la tuile « { $tile } ».
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
        [0]
            { $you ->
                [yes] Vous n’avez
               *[no] { $seat } n’a
            } { $unfed ->
                [0] personne à nourrir.
                [one] pas de nourriture : { $unfed } humain sain n’est pas nourri et est perdu.
               *[other] pas de nourriture : { $unfed } humains sains ne sont pas nourris et sont perdus.
            }
       *[other]
            { $you ->
                [yes] Vos humains sains
               *[no] Chez { $seat }, les humains sains
            } consomment { $amount ->
                [one] { $amount } nourriture
               *[other] { $amount } nourritures
            }{ $unfed ->
                [0] { "." }
                [one] { "\u202F" }; { $unfed } n’est pas nourri et est perdu.
               *[other] { "\u202F" }; { $unfed } ne sont pas nourris et sont perdus.
            }
    }
event-discard =
    { $you ->
        [yes] Vous défaussez { $cards }.
       *[no] { $seat } défausse { $cards }.
    }
event-uncover = La saison est finie : l’objectif caché « { $objective } » est retourné.
event-met = L’objectif « { $objective } » est rempli.
event-failed = L’objectif « { $objective } » n’est pas rempli.
event-won = Tous gagnent ensemble, avec { $total } humains sains ; il en fallait { $target }.
event-lost = Tous perdent ensemble. Humains sains : { $total } ; il en fallait { $target } à la fin.
event-end = Le voyage est fini.

## Pourquoi pas

refusal-not-dealt = « { $room } » n’est pas une des Salles des Machines que vous avez reçues.
refusal-not-in-hand = « { $card } » n’est pas une des cartes parmi lesquelles vous choisissez.
refusal-not-available = « { $card } » n’est ni dans votre main ni dans votre Zone de Décision.
refusal-not-visible = Vous ne pouvez donner qu’une carte visible de votre Zone de Décision, et « { $card } » n’en est pas une.
refusal-kept-already = Vous gardez « { $card } » : donnez une autre carte.
refusal-cannot-pay =
    Les deux cartes ensemble coûtent { $cost ->
        [one] { $cost } humain sain
       *[other] { $cost } humains sains
    }, et vous n’en avez que { $healthy }.
refusal-too-few = Il en faut au moins { $least }.
refusal-too-many = C’est { $most } au plus.
refusal-ascending-order = Choisissez dans l’ordre affiché, sans revenir en arrière.
refusal-not-aboard = La Machine { $machine } n’est pas sur votre Bateau.
refusal-no-free-slot = { $machine } : tous les emplacements sont remplis.
refusal-only-cooperative = Cela n’est possible qu’en mode coopératif.
refusal-not-powered = { $machine } n’était pas alimentée quand vous avez commencé à utiliser les Machines : tous ses emplacements doivent être remplis.
refusal-condition-not-met = { $machine } : la condition n’est pas remplie ce tour-ci.
refusal-used-already = Vous avez déjà utilisé { $machine } ce tour-ci.
refusal-pile-empty = Tous les objectifs de cette saison sont révélés.
refusal-too-few-healthy =
    Révéler un objectif demande { $price ->
        [one] { $price } humain sain
       *[other] { $price } humains sains
    }, et vous n’en avez que { $healthy }.
refusal-not-revealed = « { $objective } » n’est pas un objectif révélé de cette saison.
refusal-mitigated-already = « { $objective } » est déjà atténué.
refusal-not-gained = Vous n’avez pas gagné assez ce tour-ci pour atténuer « { $objective } ». Seuls comptent vos propres gains de ce tour, sans les batteries déjà placées.
refusal-no-battery = Il n’y a pas de batterie sur { $machine }.
refusal-keep-then-give = Choisissez d’abord la carte que vous gardez, puis celle que vous donnez.
refusal-only-deciding = On garde et on donne des cartes seulement pendant la phase de Décision.
refusal-only-after-cards = On utilise les Machines pendant la phase d’Action, une fois les cartes activées et tous leurs gains placés.
refusal-only-acting = On révèle et on atténue les objectifs entre deux étapes de sa phase d’Action.

## Ce qui se lit sur les cartes et les tuiles

fact-distribution = tuile Répartition, cartes par pioche : Humain { $human }, Ymune { $ymune }, Batterie { $battery }, Nourriture { $food }
fact-type = { board-card-kind }
fact-cost = coût { $cost }
fact-cost-copied = coût = (celui de l’autre carte)
fact-gain = donne { counted }
fact-gain-x =
    donne autant { $resource ->
        [human] d’humains
        [ymune] d’ymunes
        [battery] de batteries
       *[food] de nourriture
    } que coûte l’autre carte (X)
fact-bonus = bonus : { counted }
fact-plague = fléau { $plague }
fact-loss = prend { counted }
fact-feeds = chaque humain sain mange 1 nourriture
fact-slots =
    demande { $slots ->
        [one] { $slots } batterie
       *[other] { $slots } batteries
    }
fact-pair-type-and-other = { board-condition-pair_type_and_other }
fact-pair-types = { board-condition-pair_types }
fact-pair-plague-mix = { board-condition-pair_plague_mix }
fact-pair-cost-sum = { board-condition-pair_cost_sum }
fact-pair-cost-equal = { board-condition-pair_cost_equal }
fact-pair-cost-different = { board-condition-pair_cost_different }
fact-gained-from-cards = { board-condition-gained_from_cards }
fact-given-type = { board-condition-given_type }
fact-given-cost = { board-condition-given_cost }
fact-given-has-plague = { board-condition-given_has_plague }
fact-heals =
    soigne { $amount ->
        [one] { $amount } humain
       *[other] jusqu’à { $amount } humains
    }
fact-for-one = { board-objective-one }
fact-for-each = { board-objective-each }
fact-requires = exige { board-requirement }
fact-mitigated = atténué
fact-price = atténué contre { counted }

## La feuille de score

score-start = Humains sains au départ
score-cards = Humains gagnés par les cartes
score-machines = Humains gagnés par les Machines
score-river = Humains gagnés ou perdus au Fleuve
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
board-distribution = Saison { $season } : { $human } Humain, { $ymune } Ymune, { $battery } Batterie, { $food } Nourriture.
board-card-kind =
    { $type ->
        [human] { board-type-human }
        [ymune] { board-type-ymune }
        [battery] { board-type-battery }
       *[food] { board-type-food }
    } · saison { $season }
board-card-cost =
    { $cost ->
        [copy] Coût = : le même que celui de l’autre carte de la Zone d’Action ; 0 si les deux montrent =.
        [0] Coût 0 : n’ajoute rien au prix quand on active les deux cartes.
        [one] Coût { $cost } : contamine { $cost } humain sain si les deux cartes sont activées.
       *[other] Coût { $cost } : contamine { $cost } humains sains si les deux cartes sont activées.
    }
board-card-gain = Donne { counted }.
board-card-gain-x =
    Donne X { $resource ->
        [human] humains
        [ymune] ymunes
        [battery] batteries
       *[food] nourritures
    } : autant que coûte l’autre carte de la Zone d’Action.
board-card-bonus = Bonus, si les deux cartes de la Zone d’Action sont du même type : { counted }.
board-card-plague = Fléau { $plague } : fait monter le fléau du Bateau où elle se trouve, activée ou non.

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
board-effect-feed = 1 nourriture par humain sain ; ceux qui n’en reçoivent pas sont perdus.
board-machine =
    { $slots ->
        [one] { $slots } emplacement de batterie
       *[other] { $slots } emplacements de batterie
    }. Condition : { $condition } Effet : { $effect }
board-machine-state-usable = Utilisable maintenant
board-machine-state-used = Utilisée ce tour-ci
board-machine-state-powered = Alimentée, condition non remplie
board-machine-state-full = Alimentée dès le prochain tour
board-machine-state-unpowered =
    { $missing ->
        [one] Il manque { $missing } batterie
       *[other] Il manque { $missing } batteries
    }
board-tile-hidden = Une tuile Fleuve encore cachée : la saison 1 donne, les saisons 2 et 3 prennent.
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
board-objective-front = À la fin de la saison : { $requirements }. Pour l’atténuer : { $price }, sur ce qu’une seule personne gagne dans un tour.
board-objective-back = Atténué. À la fin de la saison : { $requirements }.
board-objective-lacks = Il manque à { $player } : { $lacks }.
board-objective-met = Rempli pour l’instant

## Le plateau : qui va où, et ce qui vient

board-flow-from = de chez { $player }
board-outlook-cost =
    { $cost ->
        [0] Les deux : gratuit
       *[other] Les deux : coût { $cost } (humains sains : { $healthy })
    }
board-outlook-plague =
    { $lost ->
        [0] Le fléau ne prend personne ce tour-ci.
        [one] Le fléau prend { $lost } humain ce tour-ci.
       *[other] Le fléau prend { $lost } humains ce tour-ci.
    }
board-outlook-food =
    { $lacking ->
        [0] Assez de nourriture pour la prochaine Île
       *[other]
            Il manque { $lacking ->
                [one] { $lacking } nourriture
               *[other] { $lacking } nourritures
            } pour la prochaine Île
    } : { $healthy } à nourrir, { $food } en stock.
board-outlook-island =
    { $rounds ->
        [0] L’Île est atteinte ce tour-ci.
        [one] L’Île est atteinte dans { $rounds } tour.
       *[other] L’Île est atteinte dans { $rounds } tours.
    }
board-total = Humains sains : { $total } sur { $target }
board-team = Équipe { $team }
board-team-total = Équipe { $team } : { $total }

## Le plateau : icônes et termes

board-term-human = Humain
    .meaning = Les humains gagnés montent à bord contaminés. Les humains sains à la fin sont votre score.
board-term-healthy = Humain sain
    .meaning = Un humain dans les Cabines : il paie le coût des cartes, mange 1 nourriture à chaque Île et compte à la fin.
board-term-contaminated = Humain contaminé
    .meaning = Un humain sur le Pont Contaminé : il ne paie pas, ne mange pas et ne compte pas tant qu’il n’est pas soigné.
board-term-ymune = Ymune
    .meaning = Devient Médecin ou Protecteur en montant à bord, et le reste.
board-term-doctor = Médecin
    .meaning = Un ymune à l’Infirmerie : il soigne un humain par tour et ne s’épuise pas.
board-term-protector = Protecteur
    .meaning = Un ymune à la Proue : dépensé pour baisser votre fléau de 2, ou pour ignorer une tuile Fleuve.
board-term-food = Nourriture
    .meaning = À chaque Île, chaque humain sain mange 1 nourriture.
board-term-battery = Batterie
    .meaning = Posée sur une Machine, elle n’en bouge plus ; une Machine aux emplacements tous remplis est alimentée.
board-term-plague = Fléau
    .meaning = À chaque tour il prend autant d’humains que son niveau, tant que des Protecteurs ne l’ont pas baissé.
board-term-cost = Coût
    .meaning = Activer les deux cartes contamine autant d’humains sains que la somme des coûts. Une seule carte est gratuite.
board-term-copy = Coût copié
    .meaning = Coûte autant que l’autre carte de la Zone d’Action ; 0 si les deux montrent =.
board-term-variable = X
    .meaning = Autant que coûte l’autre carte de la Zone d’Action, qu’elle soit activée ou non.
board-term-bonus = Ressources bonus
    .meaning = Une carte activée les donne aussi quand les deux cartes de la Zone d’Action sont du même type.
board-term-cabins = Cabines
    .meaning = Là où vivent les humains sains.
board-term-contaminated-deck = Pont Contaminé
    .meaning = Là où arrivent les humains gagnés, et où vont ceux qui paient un coût.
board-term-infirmary = Infirmerie
    .meaning = Là où travaillent les Médecins.
board-term-bow = Proue
    .meaning = Là où veillent les Protecteurs.
board-term-food-gauge = Jauge de Nourriture
    .meaning = La nourriture à bord, sans limite.
board-term-plague-gauge = Jauge de Fléau
    .meaning = Le niveau de fléau du Bateau, de 0 à 12.
board-term-decision-zone = Zone de Décision
    .meaning = Deux cartes visibles venues de la gauche. L’une d’elles doit être donnée à gauche.
board-term-action-zone = Zone d’Action
    .meaning = La carte gardée et la carte reçue de la droite : activez-en une ou les deux.
board-term-machine-zone = Zone des Machines
    .meaning = Les deux Salles des Machines du Bateau.
board-term-machine-room = Salle des Machines
    .meaning = Trois Machines, une par ligne.
board-term-machine = Machine
    .meaning = Une fois alimentée, elle sert une fois par tour si sa condition est remplie.
board-term-hand = Main
    .meaning = Les deux cartes piochées ce tour-ci ; chacun ne voit que les siennes.
board-term-deck = Pioche Expédition
    .meaning = Toutes les pioches sont identiques : 10 cartes de saison 1 dessus, puis 8 de saison 2 et 6 de saison 3.
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
board-term-heal = Soin
    .meaning = Une Machine déplace autant d’humains du Pont Contaminé aux Cabines.
board-term-left = Vers la gauche
    .meaning = La carte donnée va dans la Zone d’Action du voisin de gauche.
board-term-right = Vers la droite
    .meaning = Les cartes ni gardées ni données vont dans la Zone de Décision du voisin de droite.
board-term-down = Carte gardée
    .meaning = Elle va dans votre propre Zone d’Action.
board-term-other = Autre type
    .meaning = Dans une condition : une carte de n’importe quel autre type.
board-term-sum = Somme des coûts
    .meaning = Dans une condition : les coûts des deux cartes de votre Zone d’Action, additionnés.
board-term-summer = Été
    .meaning = Une carte de la saison 1, ou les quatre premiers tours du Fleuve : ses tuiles donnent.
board-term-autumn = Automne
    .meaning = Une carte de la saison 2, ou les tours 5 à 8 du Fleuve : ses tuiles prennent.
board-term-winter = Hiver
    .meaning = Une carte de la saison 3, ou les tours 9 à 12 du Fleuve : ses tuiles prennent.
board-term-prescient = Prescient
    .meaning = Le personnage dont vous jouez la pioche ; toutes les pioches sont identiques.
board-term-card = Carte Expédition
    .meaning = Activée, elle donne son gain. Elle ne coûte que si vous activez les deux cartes.

## The board: what is said on the table

board-round = Tour { $round } sur { $rounds }
board-setup = Mise en place
board-tile-down = une tuile face cachée
board-keep = Garder
board-give = Donner
board-pass = Passer à droite
board-keeping = Vous gardez cette carte.
board-confirms = Vous gardez « { $kept } » et donnez « { $given } » à { $player }.
board-gets-rest =
    { $count ->
        [one] { $player } reçoit l’autre carte.
       *[other] { $player } reçoit les { $count } autres cartes.
    }
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
board-open = Voir le Bateau : { $player }
board-boat-of = Bateau : { $player }
board-my-boat = Votre Bateau
board-close = Fermer
board-partner = partenaire
board-way-give-help = La carte que vous donnez va dans cette Zone d’Action. Ce que ce joueur passe arrive dans votre Zone de Décision.
board-way-pass-help = Les deux cartes que vous ne gardez ni ne donnez vont dans cette Zone de Décision. La carte que ce joueur donne arrive dans votre Zone d’Action.
board-powered =
    { $count ->
        [one] { $count } Machine alimentée
       *[other] { $count } Machines alimentées
    }
board-next-round = pour le prochain tour
board-slot-both = Les deux cartes
board-slot-kept = La carte gardée
board-slot-received = La carte reçue
board-would-bring =
    Gain : { $gain }. { $cost ->
        [0] Ne coûte rien.
        [one] Contamine { $cost } humain sain.
       *[other] Contamine { $cost } humains sains.
    }
board-fall-ill =
    { $cost ->
        [0] personne ne tombe malade
        [one] { $cost } sur { $healthy } tombe malade
       *[other] { $cost } sur { $healthy } tombent malades
    }
board-healthy-best =
    { $count ->
        [one] sain au mieux
       *[other] sains au mieux
    }
board-healthy-best-said =
    { $count ->
        [one] Au mieux { $count } sain après les Médecins.
       *[other] Au mieux { $count } sains après les Médecins.
    }
board-cannot-pay = coût { $cost }, seulement { $healthy } sains
board-gets = reçoit { $card }
board-on-left = à votre gauche
board-on-right = à votre droite
board-on-both = à votre gauche et à votre droite
board-free = gratuit
board-outlook = Ce que votre choix rapporterait
board-outlook-with = « { $card } » avec une carte de chez { $player }
board-if-comes = Si « { $card } » arrive :
board-look-first = Touchez ou survolez une carte : vous verrez ce qu’elle rapporterait avec chaque carte que peut vous donner { $player }.
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
board-scope-one = une personne
board-scope-each = chaque personne
board-decision-zone = Décision
board-action-zone = Action
board-mitigate = Atténuer
board-mitigated = atténué
board-machine-state-open = Alimentée ; condition encore inconnue

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
        [most-plague] Niveau maximal du fléau
        [plague-per-protector] Fléau retiré par un Protecteur
        [protectors-to-ignore] Protecteurs pour ignorer une tuile Fleuve
        [food-per-human] Nourriture mangée par humain
        [cards-drawn] Cartes piochées par tour
        [opening-looked-at] Cartes regardées à la mise en place avancée
        [opening-passed] Cartes transmises à la mise en place
        [rooms-aboard] Salles des Machines à bord
        [rooms-dealt] Salles des Machines distribuées à la mise en place avancée
        [slots-per-room] Emplacements de batterie d’une salle
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
edition-field-reveal_price = Prix d’une révélation
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
edition-field-row = Ligne
edition-field-slots = Emplacements de batterie
edition-field-condition = Condition
edition-field-heal = Soin
edition-field-lose = Perte
edition-field-scope = À qui elle s’adresse
edition-field-require = Exigences
edition-field-price = Prix de l’atténuation
round-number = Tour { $round }
bar-standing =
    Tour { $round } sur 12, { $round ->
        [1] été
        [2] été
        [3] été
        [4] été
        [5] automne
        [6] automne
        [7] automne
        [8] automne
       *[other] hiver
    }
bar-goal =
    { $mode ->
        [cooperative] But : remplir ensemble tous les objectifs
        [team] But : le plus d’humains sains sur vos deux Bateaux
       *[competitive] But : le plus d’humains sains après le tour 12
    }
bar-done-keep-card = Confirmer mon choix
bar-done-pass-card = Confirmer mon choix
bar-done-install-room = Confirmer mes salles

## Le guide

guide-chapter-summer = Premiers jours d’été
guide-chapter-island = L’Île
    .before = Plus tard, cet été-là.
guide-chapter-autumn = Le fléau d’automne
    .before = L’automne est venu.

guide-goal = Après le tour { $rounds }, le Bateau avec le plus d’humains sains gagne. Ils vivent derrière ces fenêtres.
    .why = Seuls comptent les humains des Cabines. Tout le reste du Bateau sert à les garder sains.
guide-keep = Gardez ce qui vous servira ce tour-ci : « { $card } » amène des humains à bord.
    .why = Votre main est secrète, les autres cartes sont visibles. Gardez celle que vous voulez. Tout le monde choisit en même temps.
guide-keep-else = Cela marche aussi : c’est maintenant votre carte pour ce tour.
guide-give = L’une d’elles aidera { $left }, à votre gauche. De laquelle pouvez-vous vous passer ?
    .why = Ce sera sa deuxième carte de ce tour, tout comme { $right } vous en remet une.
guide-passed = Le reste est parti à droite, chez { $right }. Retenez-le : une partie reviendra au prochain tour.
    .why = Au prochain tour, { $right } devra vous remettre l’une des cartes visibles à cet endroit. Vous savez donc ce qui peut venir.
guide-use-both =
    Une carte est gratuite. Prenez les deux : { $cost ->
        [one] { $cost } humain sain paie et devient contaminé.
       *[other] { $cost } humains sains paient et deviennent contaminés.
    }
    .why = Qui paie n’est pas perdu : direction le Pont Contaminé, d’où les Médecins ramènent tout le monde.
guide-use-both-else = Personne ne paie, mais l’autre carte ne vous apporte rien.
guide-new-people = Qui a payé attend ici, comme les nouveaux venus : contaminés, mais pas perdus.
    .why = On monte toujours à bord contaminé. On compte une fois soigné.
guide-doctor = À l’Infirmerie un ymune soigne, à la Proue il protège, pour toujours : prenez un Médecin.
    .why = Un Médecin soigne à chaque tour. Un Protecteur se dépense le jour où il le faut.
guide-doctor-else = Un Protecteur attend les mauvais jours ; d’ici là, on soigne moins d’humains.
guide-healed =
    Chaque Médecin soigne quelqu’un à chaque tour. Cette fois : { $heal_amount ->
        [one] { $heal_amount } humain.
       *[other] { $heal_amount } humains.
    }
    .why = Les Médecins restent : les premiers soignent le plus. Personne ne paie pour cela.
guide-first-stop = Enfin, le Bateau atteint une étape de la Rivière. En été, ce sont des cadeaux.
    .why = En automne et en hiver, elles prennent quelque chose. Sur les Îles, tout le monde mange.
guide-foresee = L’une des cartes que montre { $right } viendra chez vous : gardez une partenaire pour chacune.
    .why = Sous chacune de vos cartes, vous voyez ce qu’elle apporterait à côté de l’une ou de l’autre.
guide-engine = Remplissez une Machine, et elle marche quand vos cartes vont avec son image : essayez « { $machine } ».
    .why = Elle marche une fois par tour, juste après vos cartes. Les batteries restent où vous les mettez.
guide-engine-else = Cela marche aussi : celle-ci démarre dès que tous ses emplacements sont remplis.
guide-mouths = Sur l’Île, chaque humain sain mange. Bouches pour l’instant : { $healthy } ; nourriture : { $food }. À vous de jouer.
    .why = Les Médecins soignent avant le repas : il y aura plus de bouches. Qui ne trouve rien à manger est perdu.
guide-run-engine = Une Machine pleine va avec vos cartes. Aide-t-elle pour ce repas ?
    .why = Chacune peut marcher une fois par tour, dans l’ordre que vous voulez.
guide-hunger =
    Il n’y en avait pas assez : { $feed_unfed ->
        [one] { $feed_unfed } humain sain est perdu.
       *[other] { $feed_unfed } humains sains sont perdus.
    } Vous pouvez revenir en arrière.
    .why = Comptez bouches et nourriture avant une Île. Les humains contaminés ne mangent rien.
guide-fed = Personne n’a eu faim. Les contaminés ne mangent rien, et ce qui reste est gardé à bord.
    .why = D’autres Îles attendent à la fin de l’automne et de l’hiver, et il y aura alors plus de bouches.
guide-skull = Un crâne fait monter votre fléau, même sur une carte que vous n’utilisez pas. À vous de jouer.
    .why = Regardez ce que montre { $right }. Le fléau prend autant d’humains que son niveau, à chaque tour.
guide-stations = Plus de Médecins, ou des Protecteurs à la Proue ? Un crâne est posé devant vous.
    .why = Les Médecins soignent qui reste. Les Protecteurs évitent que le fléau et les mauvaises étapes prennent quelqu’un.
guide-send =
    Chaque Protecteur qui part retire { $lowers } au fléau.{ $protectors ->
        [one] {""}
       *[other] {" "}Celui qui reste pourrait bientôt servir.
    }
    .why = Ce qui reste du fléau prend des humains maintenant, puis à chaque tour.
guide-stop = Les étapes d’automne prennent quelque chose, mais un Protecteur les contourne.
    .why = Ce Protecteur est alors parti. On ne contourne pas les Îles ainsi.
guide-plague-stays = Votre fléau reste à { $plague } et prend des humains à chaque tour, tant qu’aucun Protecteur ne le baisse.
    .why = Il ne baisse jamais tout seul : les Protecteurs valent le plus quand viennent les crânes.

# The reference sheet
sheet-goal = But
sheet-goal-most = Le plus d’humains sains après le dernier tour ; puis le plus de contaminés.
sheet-round = Un tour
sheet-round-decide = Cartes piochées : { $cards_drawn }. Gardez-en une, donnez une carte visible à gauche, passez les autres à droite.
sheet-round-act = Utilisez une carte gratuitement, ou les deux en envoyant des humains sains sur le Pont ; puis les Machines.
sheet-round-plague = Le fléau monte. Chaque Protecteur dépensé le baisse de : { $plague_per_protector }. Puis on perd autant d’humains que son niveau.
sheet-round-heal = Chaque Médecin soigne un humain ; puis vient la tuile du Fleuve.
sheet-people = Les gens
sheet-people-healthy = Sains : ils paient, mangent et comptent à la fin.
sheet-people-ill = Contaminés : rien, jusqu’à ce qu’un Médecin les soigne. Qui monte à bord est contaminé.
sheet-people-ymunes = Ymunes : les Médecins soignent à l’Infirmerie, les Protecteurs à la Proue retiennent le fléau et le Fleuve.
sheet-machines = Machines
sheet-machines-full = Tous les emplacements pleins et la condition remplie : utilisable une fois par tour.
sheet-stops = Étapes
sheet-stops-river = Fleuve : l’été donne ; l’automne et l’hiver prennent. Protecteurs pour ignorer une tuile : { $protectors_to_ignore }.
sheet-stops-island = Île, à la fin d’une saison : nourriture mangée par humain sain : { $food_per_human }.
