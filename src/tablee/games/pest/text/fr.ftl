### Peste. Voir en.ftl.

title = Peste
tagline = Menez votre Médecin à travers un empire malade : recueillez, guérissez, bâtissez, et gagnez l’oreille du Conseil.
goal =
    { $seats ->
        [1] Gagnez le plus de Renommée possible en trois Ères, avec Bâtiments, Guéris, Décrets et Technologies. Votre total dit quel rang vous atteignez.
       *[other] Gagnez de la Renommée avec Bâtiments, Guéris, Décrets, Technologies, la Capitale et l’Influence. Après trois Ères, qui en a le plus l’emporte.
    }

## Choses : lieux

place-abben = Abben
place-birrik = Birrik
place-corva = Corva
place-dunmel = Dunmel
place-elbrin = Elbrin
place-farrun = Farrun
place-gimmar = Gimmar
place-hollin = Hollin
place-istrel = Istrel
place-jassa = Jassa
place-kelm = Kelm
place-lirra = Lirra
place-meskar = Meskar
place-mossa = Mossa
place-nivel = Nivel
place-oskel = Oskel
place-prynn = Prynn
place-quorra = Quorra
place-rynna = Rynna
place-sollen = Sollen
place-brennok = Brennok
place-caldrin = Caldrin
place-dassar = Dassar
place-ervill = Ervill
place-fennik = Fennik
place-gollor = Gollor
place-jorland = Jorland
place-kestor = Kestor
place-lodren = Lodren
place-morvay = Morvay
place-nertha = Nertha
place-pelgar = Pelgar
place-rosten = Rosten
place-silvar = Silvar
place-terras = Terras
place-blessir = Blessir
place-dolvar = Dolvar
place-esmeron = Esmeron
place-gothar = Gothar
place-hakkon = Hakkon
place-korvath = Korvath
place-lumera = Lumera
place-sandrell = Sandrell
place-tharnis = Tharnis
place-varkand = Varkand
place-thokaia = Thokaia

road-abben-brennok = Abben–Brennok
road-abben-nertha = Abben–Nertha
road-abben-silvar = Abben–Silvar
road-birrik-mossa = Birrik–Mossa
road-birrik-nertha = Birrik–Nertha
road-birrik-varkand = Birrik–Varkand
road-blessir-meskar = Blessir–Meskar
road-blessir-terras = Blessir–Terras
road-brennok-corva = Brennok–Corva
road-brennok-gothar = Brennok–Gothar
road-brennok-thokaia = Brennok–Thokaia
road-caldrin-dolvar = Caldrin–Dolvar
road-caldrin-dunmel = Caldrin–Dunmel
road-caldrin-thokaia = Caldrin–Thokaia
road-caldrin-varkand = Caldrin–Varkand
road-corva-nertha = Corva–Nertha
road-corva-thokaia = Corva–Thokaia
road-corva-varkand = Corva–Varkand
road-dassar-dolvar = Dassar–Dolvar
road-dassar-fennik = Dassar–Fennik
road-dassar-lirra = Dassar–Lirra
road-dassar-oskel = Dassar–Oskel
road-dolvar-farrun = Dolvar–Farrun
road-dolvar-lirra = Dolvar–Lirra
road-dunmel-esmeron = Dunmel–Esmeron
road-dunmel-farrun = Dunmel–Farrun
road-dunmel-thokaia = Dunmel–Thokaia
road-elbrin-gollor = Elbrin–Gollor
road-elbrin-jassa = Elbrin–Jassa
road-elbrin-tharnis = Elbrin–Tharnis
road-ervill-meskar = Ervill–Meskar
road-ervill-sollen = Ervill–Sollen
road-ervill-tharnis = Ervill–Tharnis
road-esmeron-hollin = Esmeron–Hollin
road-esmeron-kelm = Esmeron–Kelm
road-esmeron-pelgar = Esmeron–Pelgar
road-farrun-lumera = Farrun–Lumera
road-fennik-korvath = Fennik–Korvath
road-fennik-mossa = Fennik–Mossa
road-fennik-varkand = Fennik–Varkand
road-gimmar-prynn = Gimmar–Prynn
road-gimmar-silvar = Gimmar–Silvar
road-gollor-gothar = Gollor–Gothar
road-gollor-hakkon = Gollor–Hakkon
road-gollor-rosten = Gollor–Rosten
road-gothar-jassa = Gothar–Jassa
road-gothar-kestor = Gothar–Kestor
road-hakkon-kestor = Hakkon–Kestor
road-hakkon-prynn = Hakkon–Prynn
road-hakkon-quorra = Hakkon–Quorra
road-hollin-jorland = Hollin–Jorland
road-hollin-thokaia = Hollin–Thokaia
road-istrel-jorland = Istrel–Jorland
road-istrel-pelgar = Istrel–Pelgar
road-istrel-terras = Istrel–Terras
road-jassa-jorland = Jassa–Jorland
road-jassa-thokaia = Jassa–Thokaia
road-jorland-tharnis = Jorland–Tharnis
road-kelm-lodren = Kelm–Lodren
road-kelm-pelgar = Kelm–Pelgar
road-kestor-silvar = Kestor–Silvar
road-korvath-oskel = Korvath–Oskel
road-korvath-rynna = Korvath–Rynna
road-lirra-lumera = Lirra–Lumera
road-lodren-lumera = Lodren–Lumera
road-lodren-sandrell = Lodren–Sandrell
road-lumera-morvay = Lumera–Morvay
road-lumera-nivel = Lumera–Nivel
road-meskar-sollen = Meskar–Sollen
road-morvay-nivel = Morvay–Nivel
road-morvay-oskel = Morvay–Oskel
road-mossa-rynna = Mossa–Rynna
road-nivel-sandrell = Nivel–Sandrell
road-prynn-quorra = Prynn–Quorra
road-quorra-rosten = Quorra–Rosten
road-rosten-sollen = Rosten–Sollen
road-terras-tharnis = Terras–Tharnis

route-red = Route de braise
route-blue = Route du sel
route-black = Greyroad

## Choses : cartes

start-start-card-1 = Lieu de départ 1
start-start-card-2 = Lieu de départ 2
start-start-card-3 = Lieu de départ 3
start-start-card-4 = Lieu de départ 4
start-start-card-5 = Lieu de départ 5

plague-forest-villages = Villages des forêts
plague-quarry-villages = Villages des carrières
plague-farming-villages = Villages des champs
plague-marsh-villages = Villages des marais
plague-market-towns = Villes de marché
plague-crowded-cities = Cités surpeuplées
plague-red-caravan-1 = Caravane rouge : les champs
plague-red-caravan-2 = Caravane rouge : le bois
plague-red-caravan-3 = Caravane rouge : les apothicaires
plague-blue-caravan-1 = Caravane bleue : les marais
plague-blue-caravan-2 = Caravane bleue : les maçons
plague-blue-caravan-3 = Caravane bleue : les boulangers
plague-black-caravan-1 = Caravane de Greyroad : les carrières
plague-black-caravan-2 = Caravane de Greyroad : les marchés
plague-black-caravan-3 = Caravane de Greyroad : les bâtisseurs
plague-red-sea-traders = Marchands des mers rouges
plague-blue-sea-traders = Marchands des mers bleues
plague-black-sea-traders = Marchands des mers noires

favour-council-aid-granaries = Aide du Conseil : Greniers
favour-council-aid-herbalists = Aide du Conseil : Herboristes
favour-council-aid-foresters = Aide du Conseil : Forestiers
favour-council-aid-masons = Aide du Conseil : Maçons
favour-council-aid-treasury = Aide du Conseil : Trésor
favour-council-aid-scholars = Aide du Conseil : Érudits
favour-council-aid-warehouses = Aide du Conseil : Entrepôts
favour-council-aid-court = Aide du Conseil : Cour
favour-council-silence-1 = Conseil en vacance
favour-council-silence-2 = Conseil divisé

capital-card-plea-of-the-healers = Requête des guérisseurs
capital-card-plea-of-the-masons = Requête des maçons
capital-card-plea-of-the-merchants = Requête des marchands
capital-card-plea-of-the-scholars = Requête des savants
capital-card-plea-of-the-nobles = Requête des nobles

decree-quarantine-protocols = Protocoles de quarantaine
decree-full-granaries = Greniers pleins
decree-frontier-charter = Charte des frontières
decree-rival-houses = Maisons rivales
decree-call-to-the-capital = Appel de la Capitale
decree-shared-settlements = Peuplement partagé
decree-employment-program = Programme d’emploi
decree-healthy-empire = Empire en bonne santé
decree-open-borders = Frontières ouvertes
decree-age-of-invention = Âge de l’invention
decree-great-rebuilding = Grande reconstruction
decree-voice-of-the-people = Voix du peuple
decree-political-war = Guerre politique
decree-urban-planning = Planification urbaine
decree-clean-streets = Rues assainies

technology-breathing-apparatus = Appareil respiratoire
technology-blast-furnace = Haut fourneau
technology-examination-desk = Table d’examen
technology-medical-mask = Masque médical
technology-disinfectant = Désinfectant
technology-cloning-experiment = Expérience de clonage
technology-construction-crane = Grue de construction
technology-ambulance-cart = Chariot d’ambulance
technology-inhaler = Inhalateur
technology-plague-experts = Experts de la Peste
technology-scholars = Savants
technology-experimental-laboratory = Laboratoire expérimental
technology-production-line = Chaîne de production
technology-infirmary = Infirmerie
technology-protective-uniform = Uniforme protecteur
technology-travel-permit = Autorisation de déplacement
technology-clinical-trials = Essais cliniques
technology-quarantine-tent = Tente de quarantaine
technology-quarantine-house = Maison de quarantaine
technology-tool-cart = Chariot à outils
technology-advanced-quarantine = Quarantaine avancée
technology-steel-horseshoe = Fer à cheval en acier
technology-syringe = Seringue
technology-checkpoint = Poste de contrôle
technology-mobile-workshop = Atelier mobile
technology-loading-crane = Grue de chargement
technology-storage-containers = Conteneurs de stockage
technology-adrenaline-shot = Piqûre d’adrénaline
technology-letter-of-recommendation = Lettre de recommandation
technology-storage-jars = Bocaux de stockage

## Choses : Bâtiments et jetons

building-castle = Château
building-workshop-1 = Atelier 1
building-workshop-2 = Atelier 2
building-mill = Moulin
building-workshop-3 = Atelier 3
building-workshop-4 = Atelier 4
building-factory = Usine
building-workshop-5 = Atelier 5
building-workshop-6 = Atelier 6
building-bank = Banque

district-mill-district = Quartier du Moulin
district-factory-district = Quartier de l’Usine
district-bank-district = Quartier de la Banque

capital-building-imperial-granary = Grenier impérial
capital-building-city-walls = Remparts
capital-building-university = Université
capital-building-hospital = Hôpital
capital-building-cathedral = Cathédrale

reward-renown = 1 jeton de Renommée
reward-coin = 1 Pièce
reward-influence = 1 Influence
reward-any = 1 ressource au choix
reward-research = 1 jeton Recherche
reward-wood = 1 bois
reward-stone = 1 pierre
reward-food = 1 nourriture
reward-herbs = 1 herbe

rank-squire = Écuyer
rank-counsellor = Conseiller
rank-baron = Baron
rank-viscount = Vicomte
rank-count = Comte
rank-duke = Duc
rank-archduke = Archiduc
rank-emperor = Empereur

colour-yellow = Jaune
colour-blue = Bleu
colour-red = Rouge
colour-green = Vert
colour-purple = Violet

## Choses : actions, emplacements et quantités

action-move = Déplacement
action-build = Construire
action-produce = Production
action-research = Recherche
action-heal = Guérir
action-assign = Affecter

cell-move-research = { action-move } + { action-research }
cell-move-heal = { action-move } + { action-heal }
cell-move-assign = { action-move } + { action-assign }
cell-build-research = { action-build } + { action-research }
cell-build-heal = { action-build } + { action-heal }
cell-build-assign = { action-build } + { action-assign }
cell-produce-research = { action-produce } + { action-research }
cell-produce-heal = { action-produce } + { action-heal }
cell-produce-assign = { action-produce } + { action-assign }

slot-move = Déplacement
slot-build = Construire
slot-produce = Production
slot-storage = Stockage
slot-zone = Zone de Quarantaine

technology-slot-top = Haut
technology-slot-middle = Milieu
technology-slot-bottom = Bas

arrangement-none = aucun
arrangement-move = { slot-move }
arrangement-build = { slot-build }
arrangement-move-build = { slot-move }, { slot-build }
arrangement-produce = { slot-produce }
arrangement-move-produce = { slot-move }, { slot-produce }
arrangement-build-produce = { slot-build }, { slot-produce }
arrangement-move-build-produce = { slot-move }, { slot-build }, { slot-produce }
arrangement-storage = { slot-storage }
arrangement-move-storage = { slot-move }, { slot-storage }
arrangement-build-storage = { slot-build }, { slot-storage }
arrangement-move-build-storage = { slot-move }, { slot-build }, { slot-storage }
arrangement-produce-storage = { slot-produce }, { slot-storage }
arrangement-move-produce-storage = { slot-move }, { slot-produce }, { slot-storage }
arrangement-build-produce-storage = { slot-build }, { slot-produce }, { slot-storage }
arrangement-move-build-produce-storage = { slot-move }, { slot-build }, { slot-produce }, { slot-storage }

pair-wood-wood = 2 bois
pair-wood-stone = 1 bois et 1 pierre
pair-wood-food = 1 bois et 1 nourriture
pair-wood-herbs = 1 bois et 1 herbe
pair-stone-stone = 2 pierres
pair-stone-food = 1 pierre et 1 nourriture
pair-stone-herbs = 1 pierre et 1 herbe
pair-food-food = 2 nourritures
pair-food-herbs = 1 nourriture et 1 herbe
pair-herbs-herbs = 2 herbes

way-pay = en payant la nourriture
way-camp = avec le Camp
way-leave-pay = en laissant 1 Malade, en payant la nourriture
way-leave-camp = en laissant 1 Malade, avec le Camp

post-castle = { building-castle }
post-workshop-1 = { building-workshop-1 }
post-workshop-2 = { building-workshop-2 }
post-mill = { building-mill }
post-workshop-3 = { building-workshop-3 }
post-workshop-4 = { building-workshop-4 }
post-factory = { building-factory }
post-workshop-5 = { building-workshop-5 }
post-workshop-6 = { building-workshop-6 }
post-bank = { building-bank }
post-mobile-workshop = { technology-mobile-workshop }
post-plague-experts = { technology-plague-experts }
post-capital = Capitale
post-track = Piste de Population Guérie

position = { $name }
resource = { $name }
stock = { $name }
amount = { $name }
gain = { $name }
good-wood = bois
good-stone = pierre
good-food = nourriture
good-herbs = herbes
good-coin = Pièces
good-research = jetons Recherche

agenda-quarantine-protocols = { board-agenda-quarantine-protocols }
agenda-full-granaries = { board-agenda-full-granaries }
agenda-frontier-charter = { board-agenda-frontier-charter }
agenda-rival-houses = { board-agenda-rival-houses }
agenda-call-to-the-capital = { board-agenda-call-to-the-capital }
agenda-shared-settlements = { board-agenda-shared-settlements }
agenda-employment-program = { board-agenda-employment-program }
agenda-healthy-empire = { board-agenda-healthy-empire }
agenda-open-borders = { board-agenda-open-borders }
agenda-age-of-invention = { board-agenda-age-of-invention }
agenda-great-rebuilding = { board-agenda-great-rebuilding }
agenda-voice-of-the-people = { board-agenda-voice-of-the-people }
agenda-political-war = { board-agenda-political-war }
agenda-urban-planning = { board-agenda-urban-planning }
agenda-clean-streets = { board-agenda-clean-streets }

imperative-quarantine-protocols = { board-imperative-quarantine-protocols }
imperative-full-granaries = { board-imperative-full-granaries }
imperative-frontier-charter = { board-imperative-frontier-charter }
imperative-rival-houses = { board-imperative-rival-houses }
imperative-call-to-the-capital = { board-imperative-call-to-the-capital }
imperative-shared-settlements = { board-imperative-shared-settlements }
imperative-employment-program = { board-imperative-employment-program }
imperative-healthy-empire = { board-imperative-healthy-empire }
imperative-open-borders = { board-imperative-open-borders }
imperative-age-of-invention = { board-imperative-age-of-invention }
imperative-great-rebuilding = { board-imperative-great-rebuilding }
imperative-voice-of-the-people = { board-imperative-voice-of-the-people }
imperative-political-war = { board-imperative-political-war }
imperative-urban-planning = { board-imperative-urban-planning }
imperative-clean-streets = { board-imperative-clean-streets }

power-breathing-apparatus = { board-power-breathing-apparatus }
power-blast-furnace = { board-power-blast-furnace }
power-examination-desk = { board-power-examination-desk }
power-medical-mask = { board-power-medical-mask }
power-disinfectant = { board-power-disinfectant }
power-cloning-experiment = { board-power-cloning-experiment }
power-construction-crane = { board-power-construction-crane }
power-ambulance-cart = { board-power-ambulance-cart }
power-inhaler = { board-power-inhaler }
power-plague-experts = { board-power-plague-experts }
power-scholars = { board-power-scholars }
power-experimental-laboratory = { board-power-experimental-laboratory }
power-production-line = { board-power-production-line }
power-infirmary = { board-power-infirmary }
power-protective-uniform = { board-power-protective-uniform }
power-travel-permit = { board-power-travel-permit }
power-clinical-trials = { board-power-clinical-trials }
power-quarantine-tent = { board-power-quarantine-tent }
power-quarantine-house = { board-power-quarantine-house }
power-tool-cart = { board-power-tool-cart }
power-advanced-quarantine = { board-power-advanced-quarantine }
power-steel-horseshoe = { board-power-steel-horseshoe }
power-syringe = { board-power-syringe }
power-checkpoint = { board-power-checkpoint }
power-mobile-workshop = { board-power-mobile-workshop }
power-loading-crane = { board-power-loading-crane }
power-storage-containers = { board-power-storage-containers }
power-adrenaline-shot = { board-power-adrenaline-shot }
power-letter-of-recommendation = { board-power-letter-of-recommendation }
power-storage-jars = { board-power-storage-jars }
seat = Place { $name }

## Choses : quantités dans les phrases

counted =
    { $stock ->
        [wood]
            { $amount ->
                [one] { $amount } bois
               *[other] { $amount } bois
            }
        [stone]
            { $amount ->
                [one] { $amount } pierre
               *[other] { $amount } pierres
            }
        [food]
            { $amount ->
                [one] { $amount } nourriture
               *[other] { $amount } nourritures
            }
        [herbs]
            { $amount ->
                [one] { $amount } herbe
               *[other] { $amount } herbes
            }
        [coin]
            { $amount ->
                [one] { $amount } Pièce
               *[other] { $amount } Pièces
            }
       *[research]
            { $amount ->
                [one] { $amount } jeton Recherche
               *[other] { $amount } jetons Recherche
            }
    }

## Questions

ask-place-castle = Où se dresse votre Château ?
    .help = Il produit la ressource de son lieu à chaque Production, sans Sujet, et votre Médecin commence à côté. Un Malade qui s’y trouve va dans votre Quarantaine.
    .hint = Il produit la ressource du lieu toute la partie ; votre Médecin part d’à côté.
ask-place-doctor = Où commence votre Médecin ?
    .help = Vous pouvez construire là où est votre Médecin. Une Cité donne le plus d’Influence à qui y construit d’abord.
    .hint = Vous construisez où est votre Médecin : les grands lieux donnent plus d’Influence.
ask-keep-camp = La peste frappe votre Camp à { $place } : reste-t-il ?
    .help = Dans les deux cas, il a repoussé les Malades. Un Camp qui revient peut se placer de nouveau à votre prochain Déplacement.
    .hint = Il a fait son travail de toute façon. De retour, il peut être reposé.
ask-refuse-sick =
    { $count ->
        [one] { $place } : refusez-vous { $count } Malade ?
       *[other] { $place } : refusez-vous { $count } Malades ?
    }
    .help = Votre Technologie les repousse. Les prendre coûte de la place en Quarantaine, mais on peut les guérir.
    .hint = Refusés, ils ne prennent pas de place ; accueillis, on peut les guérir.
ask-shelter-sick =
    { $count ->
        [one] { $count } Malade de trop pour la Zone : quels emplacements occuper ?
       *[other] { $count } Malades de trop pour la Zone : quels emplacements occuper ?
    }
    .help = Un Malade sur une action l’entrave ; sur le Stockage, il en abaisse la limite à 4. Qui ne trouve pas de place meurt, et chaque Décédé coûte de la Renommée à chaque fin d’Ère.
    .hint = Sur une action ils l’entravent, sur le Stockage ils le réduisent ; les Décédés coûtent de la Renommée.
ask-clear-storage = Libérez-vous l’emplacement du Stockage avant la récompense ?
    .help = Avec un Malade là, on ne stocke que 4 de chaque sorte. Vous pouvez le déplacer vers un autre emplacement.
    .hint = Un Malade ici laisse moins de place pour ce que vous allez gagner.
ask-take-resource =
    { $left ->
        [one] Quelle ressource prenez-vous ?
       *[other] Quelle ressource prenez-vous d’abord (sur { $left }) ?
    }
    .help = Une caisse vaut une ressource au choix. Ce qui ne tient pas dans votre Stockage est perdu.
    .hint = Bois et pierre construisent, la nourriture paie le chemin, les herbes guérissent.
ask-enlarge-type = Quelle sorte stockez-vous au-delà de 5 ?
    .help = Les Conteneurs de stockage portent une sorte à 7 ; ce qui dépasse 5 des autres est perdu.
    .hint = Une sorte peut dépasser la limite : de laquelle aurez-vous besoin ?
ask-pay-coins =
    { $resource ->
        [wood]
            { $due ->
                [one] { $due } bois
               *[other] { $due } bois
            }
        [stone]
            { $due ->
                [one] { $due } pierre
               *[other] { $due } pierres
            }
        [food]
            { $due ->
                [one] { $due } nourriture
               *[other] { $due } nourritures
            }
       *[herbs]
            { $due ->
                [one] { $due } herbe
               *[other] { $due } herbes
            }
    } à payer : combien en Pièces ?
    .help = Une Pièce remplace 1 ressource quelconque : gardez-la pour ce qui manque le plus.
    .hint = Une Pièce remplace toute ressource ; gardez ce qu’il vous faudra.
ask-place-assistant = Où placez-vous votre Assistant ?
    .help = Chaque case donne deux actions : celle de sa colonne et celle de sa ligne. Vous les jouez dans l’ordre qui vous plaît, et une case ne prend qu’un Assistant par Année.
    .hint = Chaque case donne deux actions, celle de sa colonne et de sa ligne, une fois par Année.
ask-take-action = Quelle action jouez-vous ensuite ?
    .help = Finissez une action avant de commencer l’autre ; vous pouvez renoncer à chacune. À tout moment de votre tour, 2 ressources s’échangent contre 1 Pièce, et les Malades se réarrangent.
    .hint = Jouez les deux dans l’ordre voulu : laquelle doit venir avant ?
ask-move-doctor = Où va votre Médecin (points de mouvement : { $points }) ?
    .help = Un lieu où vous avez un Bâtiment et la Capitale ne coûtent aucun point. Vous ramassez tous les Malades en chemin : le premier d’un lieu est gratuit, les autres coûtent 1 nourriture chacun. Là où vous vous arrêtez, vous gagnez une ressource.
    .hint = Vous prenez tous les Malades en chemin et gagnez une ressource à l’arrivée.
ask-enter-location =
    { $sick ->
        [one] { $place }, { $sick } Malade : comment entrez-vous ?
       *[other] { $place }, { $sick } Malades : comment entrez-vous ?
    }
    .help = Le Camp les rend tous gratuits, puis protège le lieu. Il revient quand vous y construisez ou que la peste le frappe.
    .hint = Le Camp les rend gratuits et protège le lieu ; sinon ils coûtent de la nourriture.
ask-cure-subject =
    { $count ->
        [one] Vous ramassez { $count } Malade : votre Camp le guérit-il ?
       *[other] Vous ramassez { $count } Malades : votre Camp en guérit-il un ?
    }
    .help = Il rejoint sans frais votre piste de Population Guérie ; les autres vont en Quarantaine.
    .hint = L’un va guéri sur votre piste aussitôt, sans frais.
ask-treat-subject = Mettez-vous un des Malades sur « { $technology } » ?
    .help = Il n’y prend pas de place en Quarantaine, et chaque action Recherche ou Guérir le rapproche d’une guérison sans frais.
    .hint = Là il ne prend pas de place, et chaque Recherche ou Guérison le rapproche de la santé.
ask-build-work = Que construisez-vous, et où ?
    .help = Vos Bâtiments vont là où est votre Médecin ou votre Camp, un par lieu. Vous pouvez en construire deux en une action, ou bien un seul Bâtiment de la Capitale.
    .hint = Le premier du lieu donne le plus d’Influence ; un Bâtiment produit avec un Guéri.
ask-choose-extra = L’action est entravée : que payez-vous en plus ?
    .help = Elle coûte 1 bois ou 1 pierre de plus, une seule fois.
    .hint = Un Malade entrave cette action : elle coûte un matériau de plus.
ask-choose-saving = Payez-vous 1 jeton Recherche pour épargner un matériau ?
    .help = Une construction améliorée coûte 1 bois ou 1 pierre de moins. Une seule action de ce tour peut être améliorée.
    .hint = Un jeton Recherche épargne un matériau ; une seule action par tour peut être améliorée.
ask-produce-goods = Produisez-vous ainsi, ou améliorez-vous pour 1 jeton Recherche ?
    .help = Une Production améliorée donne 1 ressource de plus, d’une sorte que donne l’un de vos Bâtiments.
    .hint = Un jeton Recherche apporte un de plus de ce que vos Bâtiments donnent.
ask-lose-resource = L’action est entravée : à quelle ressource renoncez-vous ?
    .help = Vous en gagnez 1 de moins. Pièces et jetons Recherche ne sont pas touchés.
    .hint = Un Malade entrave cette action : renoncez à ce qui vous sert le moins.
ask-heal-subject = Qui guérissez-vous ensuite ?
    .help = Chaque Sujet coûte les herbes de la prochaine case libre de votre piste de Population Guérie. Ceux qui gênent une action ou le Stockage passent d’abord ; avant ou après l’action, vous pouvez les réarranger.
    .hint = Guérissez d’abord qui entrave une action ; chaque case de la piste coûte ses herbes.
ask-do-research = Quelle Technologie acquérez-vous ?
    .help = Une par action Recherche, à son coût en jetons Recherche. Pour 1 jeton, tout le marché est remplacé, autant de fois que vous voulez.
    .hint = Une Technologie agit aussitôt et pour toujours ; voyez laquelle sert votre plan.
ask-insert-technology = À quel emplacement va « { $technology } » ?
    .help = Une Technologie qui s’y trouve part : elle retourne dans la pioche, et vous prenez en jetons la Renommée qu’elle indique.
    .hint = Une seule par emplacement : l’ancienne part et donne sa Renommée.
ask-choose-produce = Que produit votre Atelier mobile ?
    .help = Vous choisissez pour de bon. Il lui faut un Guéri pour produire.
    .hint = Cela vaut pour toute la partie : choisissez ce qui vous manque.
ask-assign-subject = Où va le prochain Guéri ?
    .help = Dans un Bâtiment, il le fait produire. À la Capitale, il compte pour la carte Capitale et vaut un jeton Récompense à la fin de l’action. Sur la piste, il rapporte de la Renommée à la fin de la partie.
    .hint = Dans un Bâtiment ils produisent, dans la Capitale ils comptent, sur la piste ils rapportent.
ask-shift-subject = { $post } : où va ce Sujet ?
    .help = Vers une place libre d’un autre Bâtiment. Les Sujets ne reviennent pas à la piste, et ne vont pas d’un Bâtiment à la Capitale.
    .hint = Vers un Bâtiment libre : là où l’on produit davantage.
ask-claim-reward = Quel jeton Récompense prenez-vous ?
    .help = Ensuite il est retourné, pour tout le monde, jusqu’à la fin de l’Ère ; en solo, jusqu’à la fin de la partie.
    .hint = Pris, il n’est plus là pour personne jusqu’à la fin de l’Ère.
ask-choose-capital = « { $card } » : la récompense, ou un Sujet en retour ?
    .help = Un Sujet récupéré rejoint votre piste de Population Guérie ; tous les autres quittent la Capitale.
    .hint = Un Sujet récupéré reste à vous ; tous les autres quittent la Capitale.

## Choix

verb-castle = Placer à { $target }
verb-doctor = Placer à { $target }
verb-refuse = Refuser
verb-admit = Prendre
verb-stay = Laisser le Camp
verb-return = Reprendre le Camp
verb-shelter = Occuper : { $target }
verb-place = Placer : { $target }
verb-trial = Essais cliniques
verb-repeat = Rejouer : { $target }
verb-act = Jouer : { $target }
verb-exchange = Échanger { $target }
verb-arrange = Entraver : { $target }
verb-end = Terminer le tour
verb-coins = Payer en Pièces : { $target }
verb-take =
    { $target ->
        [wood] Prendre 1 bois
        [stone] Prendre 1 pierre
        [food] Prendre 1 nourriture
       *[herbs] Prendre 1 herbe
    }
verb-enlarge =
    Stocker plus : { $target ->
        [wood] bois
        [stone] pierre
        [food] nourriture
        [herbs] herbes
        [coin] Pièces
       *[research] jetons Recherche
    }
verb-go = Aller à { $target }
verb-jump = Sauter à { $target }
verb-enter = Entrer { $target }
verb-camp = Placer le Camp
verb-improve = Améliorer l’action
verb-stop = S’arrêter ici
verb-treat = Soigner : { $target }
verb-cure = En guérir un
verb-build = Construire : { $target }
verb-build-at-camp = Construire au Camp : { $target }
verb-build-capital = Construire : { $target }
verb-add =
    { $target ->
        [wood] Payer 1 bois
        [stone] Payer 1 pierre
        [food] Payer 1 nourriture
       *[herbs] Payer 1 herbe
    }
verb-save =
    { $target ->
        [wood] Épargner 1 bois
        [stone] Épargner 1 pierre
        [food] Épargner 1 nourriture
       *[herbs] Épargner 1 herbe
    }
verb-produce = Produire
verb-more =
    { $target ->
        [wood] Ajouter 1 bois
        [stone] Ajouter 1 pierre
        [food] Ajouter 1 nourriture
       *[herbs] Ajouter 1 herbe
    }
verb-less =
    { $target ->
        [wood] Perdre 1 bois
        [stone] Perdre 1 pierre
        [food] Perdre 1 nourriture
       *[herbs] Perdre 1 herbe
    }
verb-acquire = Acquérir : { $target }
verb-refresh = Renouveler le marché
verb-insert = Placer : { $target }
verb-advance = Avancer : { $target }
verb-recall = Ramener : { $target }
verb-infect = Prendre des Malades : { $target }
verb-heal = Guérir : { $target }
verb-discharge = Rendre : { $target }
verb-shift = Déplacer : { $target }
verb-assign = Affecter : { $target }
verb-employ = Envoyer : { $target }
verb-claim = Prendre { $target }
verb-gain = Prendre la récompense
verb-retrieve = Récupérer un Sujet
verb-decline = Ne rien faire
verb-done = C’est tout

## Ce qui se passe

event-token =
    { $place } donne : { $resource ->
        [wood] bois
        [stone] pierre
        [food] nourriture
       *[herbs] herbes
    }.
event-order =
    { $you ->
        [yes] Vous jouez en premier dans l’ordre du tour.
       *[no] { $seat } joue en premier dans l’ordre du tour.
    }
event-start-card = « { $card } » est tiré.
event-castle =
    { $you ->
        [yes] Vous placez votre Château à { $place }.
       *[no] { $seat } place son Château à { $place }.
    }
event-doctor =
    { $you ->
        [yes] Votre Médecin commence à { $place }.
       *[no] { $seat } place son Médecin à { $place }.
    }
event-year = L’Année { $year } commence.
event-plague = La carte Peste est « { $card } ».
event-road-struck =
    { $count ->
        [one] { $count } Malade
       *[other] { $count } Malades
    } sur la route { $road }.
event-struck =
    { $count ->
        [one] { $count } Malade arrive à { $place }.
       *[other] { $count } Malades arrivent à { $place }.
    }
event-blocked = { $place } repousse la peste.
event-brought =
    { $you ->
        [yes]
            Votre Bâtiment à { $place } vous amène { $count ->
                [one] { $count } Malade
               *[other] { $count } Malades
            }.
       *[no]
            Le Bâtiment à { $place } amène { $count ->
                [one] { $count } Malade
               *[other] { $count } Malades
            } à { $seat }.
    }
event-refused =
    { $you ->
        [yes]
            Vous refusez { $count ->
                [one] { $count } Malade
               *[other] { $count } Malades
            } à { $place }.
       *[no]
            { $seat } refuse { $count ->
                [one] { $count } Malade
               *[other] { $count } Malades
            } à { $place }.
    }
event-camp-returns =
    { $you ->
        [yes] Votre Camp revient : il était à { $place }.
       *[no] { $seat } reprend son Camp, qui était à { $place }.
    }
event-destroyed = { $place } est détruit, et la peste se propage.
event-quarantine =
    { $you ->
        [yes] Malades dans votre Zone de Quarantaine : +{ $count }.
       *[no] Malades en Zone de Quarantaine chez { $seat } : +{ $count }.
    }
event-die =
    { $you ->
        [yes]
            { $count ->
                [one] { $count } de vos Malades meurt.
               *[other] { $count } de vos Malades meurent.
            }
       *[no]
            { $count ->
                [one] Chez { $seat }, { $count } Malade meurt.
               *[other] Chez { $seat }, { $count } Malades meurent.
            }
    }
event-overflow =
    { $you ->
        [yes]
            Votre Cimetière est plein : pour { $count ->
                [one] { $count } Décédé de plus
               *[other] { $count } Décédés de plus
            }, vous prenez { $tokens ->
                [one] { $tokens } jeton de Renommée Négative
               *[other] { $tokens } jetons de Renommée Négative
            }.
       *[no]
            Chez { $seat }, le Cimetière est plein : pour { $count ->
                [one] { $count } Décédé de plus
               *[other] { $count } Décédés de plus
            }, il faut prendre { $tokens ->
                [one] { $tokens } jeton de Renommée Négative
               *[other] { $tokens } jetons de Renommée Négative
            }.
    }
event-arrange =
    { $you ->
        [yes] Malades gênants chez vous : { $arrangement }.
       *[no] Malades gênants chez { $seat } : { $arrangement }.
    }
event-favour = Le Conseil annonce « { $card } ».
event-favour-paid =
    { $you ->
        [yes]
            « { $card } » : vous avez la récompense { $position ->
                [left] de gauche
                [centre] du centre
               *[right] de droite
            }.
       *[no]
            « { $card } » : { $seat } a la récompense { $position ->
                [left] de gauche
                [centre] du centre
               *[right] de droite
            }.
    }
event-gain =
    { $you ->
        [yes] Vous gagnez { counted }.
       *[no] { $seat } gagne { counted }.
    }
event-lose =
    { $you ->
        [yes] Vous perdez { counted }.
       *[no] { $seat } perd { counted }.
    }
event-pay =
    { $you ->
        [yes] Vous payez { counted }.
       *[no] { $seat } paie { counted }.
    }
event-renown =
    { $you ->
        [yes]
            Vous prenez { $tokens ->
                [one] { $tokens } jeton de Renommée
               *[other] { $tokens } jetons de Renommée
            }.
       *[no]
            { $seat } prend { $tokens ->
                [one] { $tokens } jeton de Renommée
               *[other] { $tokens } jetons de Renommée
            }.
    }
event-influence =
    { $you ->
        [yes] Votre Influence est maintenant de { $space }.
       *[no] L’Influence monte à { $space } chez { $seat }.
    }
event-marker-taken = Un marqueur va à l’espace Neutre.
event-imperative =
    { $you ->
        [yes] Vous remplissez l’Impératif : niveau { $level }.
       *[no] { $seat } remplit l’Impératif : niveau { $level }.
    }
event-turn =
    { $you ->
        [yes] C’est à vous de jouer.
       *[no] C’est à { $seat } de jouer.
    }
event-place =
    { $you ->
        [yes] Vous placez un Assistant : { $cell }.
       *[no] { $seat } place un Assistant : { $cell }.
    }
event-trial =
    { $you ->
        [yes] Vous placez un Assistant sur « Essais cliniques ».
       *[no] { $seat } place un Assistant sur « Essais cliniques ».
    }
event-act =
    { $you ->
        [yes] Vous jouez : { $action }.
       *[no] { $seat } joue : { $action }.
    }
event-exchange =
    { $you ->
        [yes]
            Vous échangez { $first ->
                [wood]
                    { $second ->
                        [wood] 2 bois
                        [stone] 1 bois et 1 pierre
                        [food] 1 bois et 1 nourriture
                       *[herbs] 1 bois et 1 herbe
                    }
                [stone]
                    { $second ->
                        [stone] 2 pierres
                        [food] 1 pierre et 1 nourriture
                       *[herbs] 1 pierre et 1 herbe
                    }
                [food]
                    { $second ->
                        [food] 2 nourritures
                       *[herbs] 1 nourriture et 1 herbe
                    }
               *[herbs] 2 herbes
            } contre 1 Pièce.
       *[no]
            { $seat } échange { $first ->
                [wood]
                    { $second ->
                        [wood] 2 bois
                        [stone] 1 bois et 1 pierre
                        [food] 1 bois et 1 nourriture
                       *[herbs] 1 bois et 1 herbe
                    }
                [stone]
                    { $second ->
                        [stone] 2 pierres
                        [food] 1 pierre et 1 nourriture
                       *[herbs] 1 pierre et 1 herbe
                    }
                [food]
                    { $second ->
                        [food] 2 nourritures
                       *[herbs] 1 nourriture et 1 herbe
                    }
               *[herbs] 2 herbes
            } contre 1 Pièce.
    }
event-improve =
    { $you ->
        [yes] Vous payez 1 jeton Recherche pour améliorer l’action.
       *[no] { $seat } paie 1 jeton Recherche pour améliorer l’action.
    }
event-go =
    { $you ->
        [yes] Votre Médecin va à { $place }.
       *[no] { $seat } mène son Médecin à { $place }.
    }
event-pick-up =
    { $you ->
        [yes]
            { $place } : vous ramassez { $count ->
                [one] { $count } Malade
               *[other] { $count } Malades
            }.
       *[no]
            { $place } : { $seat } ramasse { $count ->
                [one] { $count } Malade
               *[other] { $count } Malades
            }.
    }
event-camp =
    { $you ->
        [yes] Vous placez votre Camp à { $place }.
       *[no] { $seat } place son Camp à { $place }.
    }
event-treat =
    { $you ->
        [yes] Vous mettez un Malade sur « { $technology } ».
       *[no] { $seat } met un Malade sur « { $technology } ».
    }
event-stop =
    { $you ->
        [yes] Votre Médecin s’arrête à { $place }.
       *[no] { $seat } arrête son Médecin à { $place }.
    }
event-build =
    { $you ->
        [yes] Vous construisez à { $place } : { $building }.
       *[no] { $seat } construit à { $place } : { $building }.
    }
event-build-capital =
    { $you ->
        [yes] Vous construisez à la Capitale : { $building }.
       *[no] { $seat } construit à la Capitale : { $building }.
    }
event-healed =
    { $you ->
        [yes] Vous guérissez un Sujet. Guéris sur votre piste : { $space }.
       *[no] { $seat } guérit un Sujet. Guéris sur sa piste : { $space }.
    }
event-acquire =
    { $you ->
        [yes] Vous acquérez « { $technology } ».
       *[no] { $seat } acquiert « { $technology } ».
    }
event-insert = « { $technology } » va à cet emplacement : { $slot }.
event-discard =
    { $you ->
        [yes]
            Vous défaussez « { $technology } » contre { $tokens ->
                [one] { $tokens } jeton de Renommée
               *[other] { $tokens } jetons de Renommée
            }.
       *[no]
            { $seat } défausse « { $technology } » contre { $tokens ->
                [one] { $tokens } jeton de Renommée
               *[other] { $tokens } jetons de Renommée
            }.
    }
event-workshop =
    { $you ->
        [yes]
            Votre Atelier mobile produit : { $resource ->
                [wood] bois
                [stone] pierre
                [food] nourriture
               *[herbs] herbes
            }.
       *[no]
            Chez { $seat }, l’Atelier mobile produit : { $resource ->
                [wood] bois
                [stone] pierre
                [food] nourriture
               *[herbs] herbes
            }.
    }
event-refresh =
    { $you ->
        [yes] Vous renouvelez le marché.
       *[no] { $seat } renouvelle le marché.
    }
event-market = Nouveau au marché : { $technologies }.
event-advance =
    { $you ->
        [yes] Votre Malade avance à la case { $box } : { $technology }.
       *[no] Chez { $seat }, un Malade avance à la case { $box } : { $technology }.
    }
event-recall =
    { $you ->
        [yes] Vous ramenez un Sujet de la Capitale vers : { $post }.
       *[no] { $seat } ramène un Sujet de la Capitale vers : { $post }.
    }
event-infect =
    { $you ->
        [yes]
            Vous donnez un Guéri contre { $count ->
                [one] { $count } Malade
               *[other] { $count } Malades
            }.
       *[no]
            { $seat } donne un Guéri contre { $count ->
                [one] { $count } Malade
               *[other] { $count } Malades
            }.
    }
event-discharge =
    { $you ->
        [yes] Vous rendez un Malade à la réserve.
       *[no] { $seat } rend un Malade à la réserve.
    }
event-employ =
    { $you ->
        [yes] Vos Experts de la Peste envoient un Sujet vers : { $post }.
       *[no] Chez { $seat }, les Experts de la Peste envoient un Sujet vers : { $post }.
    }
event-assign =
    { $you ->
        [yes] Vous affectez un Guéri à : { $post }.
       *[no] { $seat } affecte un Guéri à : { $post }.
    }
event-shift =
    { $you ->
        [yes] Vous déplacez un Sujet : { $source } → { $target }.
       *[no] { $seat } déplace un Sujet : { $source } → { $target }.
    }
event-claim =
    { $you ->
        [yes] Vous prenez un jeton Récompense : { $reward }.
       *[no] { $seat } prend un jeton Récompense : { $reward }.
    }
event-era-ends =
    L’Ère { $era ->
        [1] I
        [2] II
       *[3] III
    } s’achève.
event-agenda =
    { $you ->
        [yes]
            Agenda du Décret « { $decree } » : vous prenez { $tokens ->
                [one] { $tokens } jeton de Renommée
               *[other] { $tokens } jetons de Renommée
            }.
       *[no]
            Agenda du Décret « { $decree } » : { $seat } prend { $tokens ->
                [one] { $tokens } jeton de Renommée
               *[other] { $tokens } jetons de Renommée
            }.
    }
event-capital =
    { $you ->
        [yes]
            « { $card } » : vous avez la { $place ->
                [1] première
                [2] deuxième
               *[3] troisième
            } récompense.
       *[no]
            « { $card } » : { $seat } a la { $place ->
                [1] première
                [2] deuxième
               *[3] troisième
            } récompense.
    }
event-retrieve =
    { $you ->
        [yes] Vous récupérez un Sujet de la Capitale.
       *[no] { $seat } récupère un Sujet de la Capitale.
    }
event-neutral = Sujets dans l’espace Neutre : { $count }.
event-neutral-ahead =
    { $you ->
        [yes]
            L’espace Neutre vous devance : vous prenez { $tokens ->
                [one] { $tokens } jeton de Renommée Négative
               *[other] { $tokens } jetons de Renommée Négative
            }.
       *[no]
            L’espace Neutre est devant : { $seat } prend { $tokens ->
                [one] { $tokens } jeton de Renommée Négative
               *[other] { $tokens } jetons de Renommée Négative
            }.
    }
event-graves =
    { $you ->
        [yes]
            Pour vos Décédés, vous prenez { $tokens ->
                [one] { $tokens } jeton de Renommée Négative
               *[other] { $tokens } jetons de Renommée Négative
            }.
       *[no]
            Pour ses Décédés, { $seat } prend { $tokens ->
                [one] { $tokens } jeton de Renommée Négative
               *[other] { $tokens } jetons de Renommée Négative
            }.
    }
event-end = Les trois Ères sont finies.
event-rank =
    { $you ->
        [yes] Vous devenez { $rank }.
       *[no] { $seat } devient { $rank }.
    }

## Ce qu’on lit sur les cartes

quantity =
    { $what ->
        [wood]
            { $amount ->
                [one] { $amount } bois
               *[other] { $amount } bois
            }
        [stone]
            { $amount ->
                [one] { $amount } pierre
               *[other] { $amount } pierres
            }
        [food]
            { $amount ->
                [one] { $amount } nourriture
               *[other] { $amount } nourritures
            }
        [herbs]
            { $amount ->
                [one] { $amount } herbe
               *[other] { $amount } herbes
            }
        [coin]
            { $amount ->
                [one] { $amount } Pièce
               *[other] { $amount } Pièces
            }
        [research]
            { $amount ->
                [one] { $amount } jeton Recherche
               *[other] { $amount } jetons Recherche
            }
        [any]
            { $amount ->
                [one] { $amount } ressource au choix
               *[other] { $amount } ressources au choix
            }
        [influence]
            { $amount ->
                [one] { $amount } Influence
               *[other] { $amount } Influence
            }
        [renown]
            { $amount ->
                [one] { $amount } jeton de Renommée
               *[other] { $amount } jetons de Renommée
            }
       *[retrieve]
            { $amount ->
                [one] { $amount } Sujet ramené de la Capitale
               *[other] { $amount } Sujets ramenés de la Capitale
            }
    }
fact-resource = donne : { $resource }
fact-sick =
    { $count ->
        [one] { $count } Malade
       *[other] { $count } Malades
    }
fact-stands =
    { $owner_you ->
        [yes] { $building } (vous)
       *[no] { $building } ({ $owner })
    }
fact-doctor =
    { $owner_you ->
        [yes] votre Médecin
       *[no] Médecin ({ $owner })
    }
fact-camp =
    { $owner_you ->
        [yes] votre Camp
       *[no] Camp ({ $owner })
    }
fact-era =
    Ère { $era ->
        [1] I
        [2] II
       *[3] III
    }
fact-agenda = Agenda : { $agenda }
fact-imperative = Impératif : { $imperative }
fact-level = { $owner } : niveau { $level }
fact-marked =
    { $levels_count ->
        [one] Marqueur au niveau { $levels }
       *[other] Marqueurs aux niveaux { $levels }
    }
fact-paid =
    { $position ->
        [left] Le plus d’Influence : { quantity }
        [centre] Les autres : { quantity }
       *[right] Le moins d’Influence : { quantity }
    }
fact-no-favour = Personne ne gagne rien
fact-first = Première : { quantity }
fact-choice = Avec elle { quantity }, ou 1 Sujet récupéré
fact-second = Deuxième : { quantity }
fact-third = Troisième : { quantity }
fact-costs = Coûte { quantity }
fact-gives = Donne { quantity }
fact-price =
    Coûte { $cost ->
        [one] { $cost } jeton Recherche
       *[other] { $cost } jetons Recherche
    }
fact-worth =
    { $renown ->
        [one] { $renown } Renommée
       *[other] { $renown } Renommées
    }
fact-slot = Emplacement { $slot }
fact-power = { $power }

## Pourquoi pas

refusal-only-in-setup = Châteaux et Médecins ne se placent qu’à la mise en place.
refusal-only-when-struck = Cela se décide quand la peste frappe.
refusal-only-when-placing = Les Assistants ne se placent qu’au début de votre tour.
refusal-only-in-your-turn = Vous ne pouvez le faire que pendant votre tour.
refusal-only-when-paying = Il n’y a rien à payer en Pièces maintenant.
refusal-only-when-gaining = Il n’y a pas de ressource à choisir maintenant.
refusal-only-moving = Ce n’est possible que pendant un Déplacement.
refusal-only-building = Ce n’est possible que pendant une action Construire.
refusal-only-producing = Ce n’est possible que pendant une Production.
refusal-only-researching = Ce n’est possible que pendant une action Recherche.
refusal-only-healing = Ce n’est possible que pendant une action Guérir.
refusal-only-assigning = Ce n’est possible que pendant une action Affecter.
refusal-only-after-era = Cela se décide à la fin d’une Ère.
refusal-destroyed = { $place } est détruit.
refusal-castle-taken = Il y a déjà un Château à { $place }.
refusal-not-a-start = { $place } n’est pas sur votre carte Lieu de départ.
refusal-not-beside-castle = { $place } n’est pas adjacent à votre Château.
refusal-already-sheltered = Qui avait déjà un emplacement en garde un.
refusal-too-few-sick = Il n’y a pas assez de Malades pour ces emplacements : { $arrangement }.
refusal-too-many-sick = Trop de Malades : ces emplacements ne suffisent pas ({ $arrangement }).
refusal-arranged-so = Vos Malades sont déjà placés ainsi : { $arrangement }.
refusal-arranged-already = Vous venez de réarranger vos Malades. Vous le pourrez de nouveau après un autre choix.
refusal-between-actions = Réarrangez vos Malades avant cette action ou après.
refusal-needless = Il y a de la place sans inconvénient : nul besoin de gêner ({ $arrangement }).
refusal-storage-not-cleared = L’emplacement du Stockage resterait occupé : { $arrangement }.
refusal-in-order = Choisissez dans l’ordre affiché : ceci ne peut pas venir ensuite.
refusal-not-above-limit =
    { $stock ->
        [wood] bois
        [stone] pierre
        [food] nourriture
        [herbs] herbes
        [coin] Pièces
       *[research] jetons Recherche
    } : rien ne dépasserait la limite.
refusal-wrong-amount = { $amount } n’est pas possible : il faut de { $least } à { $most }.
refusal-too-few =
    Vous n’avez pas { $stock ->
        [wood]
            { $needed ->
                [one] { $needed } bois
               *[other] { $needed } bois
            }
        [stone]
            { $needed ->
                [one] { $needed } pierre
               *[other] { $needed } pierres
            }
        [food]
            { $needed ->
                [one] { $needed } nourriture
               *[other] { $needed } nourritures
            }
        [herbs]
            { $needed ->
                [one] { $needed } herbe
               *[other] { $needed } herbes
            }
        [coin]
            { $needed ->
                [one] { $needed } Pièce
               *[other] { $needed } Pièces
            }
       *[research]
            { $needed ->
                [one] { $needed } jeton Recherche
               *[other] { $needed } jetons Recherche
            }
    }.
refusal-no-room-for-coin = Il n’y a plus de place pour une Pièce dans votre Stockage.
refusal-cell-taken = { $cell } : un Assistant y est déjà cette Année.
refusal-cell-empty = { $cell } : aucun de vos Assistants n’y est cette Année.
refusal-no-trials = Vous n’avez pas « Essais cliniques ».
refusal-no-repeat = Vous n’avez pas « Piqûre d’adrénaline ».
refusal-posted-already = Un Assistant est déjà sur « { $technology } » cette Année.
refusal-track-full = Votre piste de Population Guérie est pleine.
refusal-place-first = Placez d’abord un Assistant.
refusal-not-this-cell = Votre Assistant est sur une autre case : { $cell }.
refusal-played-already = Vous avez déjà joué cette action : { $action }.
refusal-turn-over = Les deux actions de ce tour sont finies.
refusal-no-step = Votre Médecin ne peut entrer dans aucun lieu.
refusal-step-owed = Il vous reste à entrer dans un lieu.
refusal-no-road = Aucune route ne mène directement à { $place }.
refusal-there-already = Votre Médecin est déjà à { $place }.
refusal-entered-already = Votre Médecin a déjà fait étape à { $place } ce tour.
refusal-no-way-out = Il n’y aurait pas moyen de sortir de la Capitale.
refusal-no-way-left = Après cela, il ne resterait aucun pas permis.
refusal-no-points = Vous avez trop peu de points de mouvement pour { $place }.
refusal-cannot-collect =
    { $food ->
        [one] { $place } : les Malades coûtent { $food } nourriture, que vous n’avez pas.
       *[other] { $place } : les Malades coûtent { $food } nourritures, que vous n’avez pas.
    }
refusal-no-jump = Vous n’avez pas « Expérience de clonage ».
refusal-only-at-start = On ne saute qu’au début d’un Déplacement.
refusal-other-size = { $place } n’est pas de la même taille.
refusal-no-mask = Vous n’avez pas « Masque médical ».
refusal-camp-placed = Votre Camp est déjà à { $place }.
refusal-location-full = Il n’y a plus de place à { $place }.
refusal-no-camp-in-capital = Un Camp ne se place pas à la Capitale.
refusal-not-this-card = Il s’agit d’une autre carte, pas de celle-ci : { $technology }.
refusal-improved-already = Vous avez déjà amélioré une action de ce tour.
refusal-already-built = { $building } : la construction est faite.
refusal-built-there = Vous avez déjà un Bâtiment à { $place }.
refusal-cannot-pay = Vous ne pouvez pas payer : { $building }.
refusal-cannot-pay-capital = Vous ne pouvez pas payer : { $building }.
refusal-capital-built = « { $building } » : la construction est faite.
refusal-no-camp-on-map = Votre Camp n’est pas sur la carte.
refusal-one-or-the-other = Une action construit soit vos Bâtiments, soit un Bâtiment de la Capitale.
refusal-build-first = Construisez d’abord, ou annulez l’action.
refusal-nothing-to-build = Il n’y a rien que vous puissiez construire et payer maintenant.
refusal-only-materials =
    On ne paie en plus que du bois ou de la pierre, pas ceci : { $resource ->
        [wood] bois
        [stone] pierre
        [food] nourriture
       *[herbs] herbes
    }.
refusal-not-in-cost =
    Le coût ne comporte pas ceci : { $resource ->
        [wood] bois
        [stone] pierre
        [food] nourriture
       *[herbs] herbes
    }.
refusal-must-improve = Sans améliorer l’action, vous ne pouvez pas la payer.
refusal-not-produced =
    Aucun de vos Bâtiments ne donne ceci : { $resource ->
        [wood] bois
        [stone] pierre
        [food] nourriture
       *[herbs] herbes
    }.
refusal-nothing-to-heal = Il n’y a personne que vous puissiez guérir et payer maintenant.
refusal-nobody-there = Il n’y a pas de Malade là : { $slot }.
refusal-hindering-first = D’abord ceux qui gênent, pas cet emplacement : { $slot }.
refusal-not-on-market = « { $technology } » n’est pas au marché.
refusal-acquired-already = Vous avez déjà acquis une Technologie dans cette action.
refusal-no-slot = Il n’y a pas d’emplacement pour « { $technology } » : un Malade l’occupe.
refusal-nothing-to-research = Vous n’avez ni jeton Recherche, ni Technologie à utiliser.
refusal-holds-sick = « { $technology } » porte un Malade et ne se défausse pas.
refusal-nobody-to-assign = Il n’y a personne que vous puissiez affecter.
refusal-track-empty = Il n’y a pas de Guéri sur votre piste.
refusal-post-not-free = Il n’y a pas de place libre là : { $post }.
refusal-post-not-staffed = Il n’y a pas de Guéri là : { $post }.
refusal-no-free-post = Aucun autre de vos Bâtiments n’a de place libre.
refusal-not-from-building = Les Sujets ne vont pas d’un Bâtiment à la Capitale.
refusal-no-such-reward = Ce jeton Récompense n’est pas visible : { $reward }.
refusal-nobody-to-advance = Il n’y a pas de Malade à faire avancer là.
refusal-nobody-to-recall = Vous n’avez pas de Sujet à la Capitale, ou pas de place pour lui.
refusal-nobody-to-infect = Il n’y a pas de Guéri à donner sur votre piste.
refusal-nobody-to-discharge = Il n’y a pas de Malade là.
refusal-nobody-to-employ = Vos Experts de la Peste n’ont personne à y envoyer.
refusal-no-technology = Vous n’avez pas la Technologie pour cela.
refusal-other-action = « { $technology } » s’utilise avec une autre action.
refusal-used-already = Vous avez déjà utilisé « { $technology } » dans cette action.
refusal-finish-first = Terminez d’abord cette action.

## La feuille de score

score-renown = Jetons de Renommée
score-negative = Jetons de Renommée Négative
score-buildings = Bâtiments
score-districts = Quartiers complets
score-healed = Population guérie
score-imperatives = Impératifs
score-technologies = Technologies
score-icons = Icônes de la piste d’Influence
score-majority = Le plus d’Influence
score-passed = Cases fermées dépassées
score-capital-buildings = Le plus de Bâtiments de la Capitale
score-most-sick = Le plus de Malades
score-markers = Marqueurs restants
score-dead = Décédés

## Ce qui est sur la table

field-year = Année
field-order = Ordre du tour
field-turn = Tours de cette Année
field-resources = Ressources des lieux
field-sick = Malades dans les lieux
field-road_sick = Malades sur les routes
field-destroyed = Lieux Détruits
field-built = Bâtiments dans les lieux
field-start_cards = Cartes Lieu de départ
field-plague = Cartes Peste face cachée
field-plague_shown = Cartes Peste révélées
field-favour = Cartes Faveur face cachée
field-plague_box = Cartes Peste hors jeu
field-favour_box = Cartes Faveur hors jeu
field-favour_shown = Cartes Faveur révélées
field-decrees = Décrets
field-capital_card = Carte Capitale
field-capital_left = Bâtiments de la Capitale à construire
field-rewards = Jetons Récompense
field-rewards_used = Jetons Récompense retournés
field-market = Marché des Technologies
field-deck = Pioche des Technologies
field-arrived = Au bout de la piste d’Influence
field-neutral = Espace Neutre
field-marked_spaces = Marqueurs sur la piste d’Influence
field-marked_levels = Marqueurs sur les pistes d’Impératif
field-marked_buildings = Marqueurs près des Bâtiments de la Capitale
field-brought = Malades en route
field-hit = Frappés par cette carte
field-cell = Case jouée
field-todo = Actions restantes
field-improved = Action améliorée
field-hindered = Action entravée
field-arranged = Quarantaine réarrangée
field-points = Points de mouvement
field-entered = Lieux visités ce tour
field-moved = Un lieu a été visité
field-jumped = Saut fait
field-given = Lieux qui ont donné une ressource
field-tally = Fait dans cette action
field-sent = Envoyés à la Capitale
field-works = Construit dans cette action
field-vacated = Places vidées
field-filled = Places remplies
field-used = Technologies utilisées
field-due = Encore à payer
field-gain = Gagné en ce moment
field-stock = Ressources et jetons
field-doctor = Médecin
field-camp = Camp
field-sites = Bâtiments sur la carte
field-staff = Bâtiments avec un Guéri
field-zone = Quarantaine sans inconvénient
field-hindering = Malades gênants
field-dead = Décédés
field-healed = Piste de Population Guérie
field-capital = Espace de la Capitale
field-capital_buildings = Bâtiments de la Capitale
field-technologies = Technologies
field-lying = Sujets sur les Technologies
field-workshop_resource = Ressource de l’Atelier mobile
field-ready = Assistants prêts
field-aside = Assistants mis à part
field-grid = Cases de la grille occupées
field-posted = Assistants sur les Technologies
field-influence = Influence
field-imperatives = Niveaux d’Impératif
field-renown = Jetons de Renommée
field-negative = Jetons de Renommée Négative

## Comment on joue

option-duel = À deux
option-duel-false = le jeu de base
option-duel-true = Duel, avec une concurrence neutre
option-advanced = Ressources des lieux
option-advanced-false = celles de la carte
option-advanced-true = tirées au sort (configuration avancée)

# Cette édition : groupes de composants, leurs éléments sans nom en jeu, et champs

edition-numbers = Nombres des règles
edition-numbers-item =
    { $id ->
        [eras] Ères
        [years-per-era] Années par Ère
        [destruction] Malades qui détruisent un lieu
        [spread] Malades par propagation
        [movement] Points de mouvement
        [hindered-movement] Points de moins si entravé
        [improved-movement] Points de plus si amélioré
        [buildings-per-action] Bâtiments par action Construire
        [influence-loss] Influence en moins par Bâtiment adverse
        [storage] Limite du Stockage
        [blocked-storage] Limite du Stockage avec un Malade
        [overflow] Renommée Négative si le Cimetière est plein
        [market] Technologies au marché
        [refresh-cost] Jetons Recherche pour un nouveau marché
        [improve-cost] Jetons Recherche pour améliorer
        [exchanged-resources] Ressources pour un Échange
        [exchange-coins] Pièces d’un Échange
        [free-sick] Malades gratuits dans un lieu
        [food-per-sick] Nourriture par Malade de plus
        [food-per-sick-on-road] Nourriture par Malade sur une route
        [plague-cards] Cartes Peste par partie
        [favour-cards] Cartes Faveur par partie
        [removed-per-colour] Cartes Peste retirées par couleur de route
        [zone] Emplacements de la Zone de Quarantaine
        [start-wood] Bois au départ
        [start-stone] Pierre au départ
        [start-food] Nourriture au départ
        [start-herbs] Herbes au départ
        [start-coin] Pièces au départ
        [start-research] Jetons Recherche au départ
        [start-ready] Assistants prêts au départ
        [start-aside] Assistants mis à part
        [majority-first] Renommée du plus d’Influence
        [majority-second] Renommée de la deuxième Influence
       *[renown-per-icon] Renommée par icône de la piste d’Influence
    }
edition-eras = Ères
edition-eras-item = Ère { $id }
edition-players = Nombres de joueurs
edition-players-item = Joueurs : { $id }
edition-sizes = Tailles des lieux
edition-sizes-item =
    { $id ->
        [village] Village
        [town] Ville
       *[city] Cité
    }
edition-colours = Couleurs des joueurs
edition-colours-item =
    { $id ->
        [yellow] { colour-yellow }
        [blue] { colour-blue }
        [red] { colour-red }
        [green] { colour-green }
       *[purple] { colour-purple }
    }
edition-duel = Nombres du Duel
edition-duel-item =
    { $id ->
        [neutral-start] Sujets Neutres au départ
        [neutral-added] Sujets Neutres ajoutés par Ère
        [most-capital-buildings] Renommée du plus de Bâtiments de la Capitale
       *[most-sick] Renommée Négative du plus de Malades
    }
edition-duel-minimum = Niveaux minimaux du Duel
edition-duel-minimum-item = Ère { $id }
edition-duel-blocked = Cases d’Influence fermées du Duel
edition-duel-blocked-item = Case fermée { $id }
edition-solo = Nombres du jeu en solo
edition-solo-item =
    { $id ->
        [per-marker] Renommée Négative par marqueur restant
       *[per-dead] Renommée Négative par Décédé
    }
edition-solo-levels = Marqueurs sur les pistes d’Impératif (solo)
edition-solo-levels-item = Ère { $id }
edition-solo-spaces = Marqueurs sur la piste d’Influence (solo)
edition-solo-spaces-item = Marqueur { $id }
edition-solo-favour = Faveur selon les marqueurs restants (solo)
edition-solo-favour-item =
    { $id ->
        [right] Récompense de droite
        [centre] Récompense du centre
       *[left] Récompense de gauche
    }
edition-ranks = Rangs (solo)
edition-ranks-item =
    { $id ->
        [squire] { rank-squire }
        [counsellor] { rank-counsellor }
        [baron] { rank-baron }
        [viscount] { rank-viscount }
        [count] { rank-count }
        [duke] { rank-duke }
        [archduke] { rank-archduke }
       *[emperor] { rank-emperor }
    }
edition-capital = Capitale
edition-locations = Lieux
edition-roads = Routes
edition-routes = Couleurs des routes et des Ports
edition-routes-item =
    { $id ->
        [red] { route-red }
        [blue] { route-blue }
       *[black] { route-black }
    }
edition-tokens = Jetons de lieu (configuration avancée)
edition-tokens-item =
    { $id ->
        [token-village-wood-1] Village, bois 1
        [token-village-wood-2] Village, bois 2
        [token-village-wood-3] Village, bois 3
        [token-village-wood-4] Village, bois 4
        [token-village-wood-5] Village, bois 5
        [token-village-stone-1] Village, pierre 1
        [token-village-stone-2] Village, pierre 2
        [token-village-stone-3] Village, pierre 3
        [token-village-stone-4] Village, pierre 4
        [token-village-stone-5] Village, pierre 5
        [token-village-food-1] Village, nourriture 1
        [token-village-food-2] Village, nourriture 2
        [token-village-food-3] Village, nourriture 3
        [token-village-food-4] Village, nourriture 4
        [token-village-food-5] Village, nourriture 5
        [token-village-herbs-1] Village, herbes 1
        [token-village-herbs-2] Village, herbes 2
        [token-village-herbs-3] Village, herbes 3
        [token-village-herbs-4] Village, herbes 4
        [token-village-herbs-5] Village, herbes 5
        [token-town-wood-1] Ville, bois 1
        [token-town-wood-2] Ville, bois 2
        [token-town-wood-3] Ville, bois 3
        [token-town-wood-4] Ville, bois 4
        [token-town-stone-1] Ville, pierre 1
        [token-town-stone-2] Ville, pierre 2
        [token-town-stone-3] Ville, pierre 3
        [token-town-stone-4] Ville, pierre 4
        [token-town-food-1] Ville, nourriture 1
        [token-town-food-2] Ville, nourriture 2
        [token-town-food-3] Ville, nourriture 3
        [token-town-food-4] Ville, nourriture 4
        [token-town-herbs-1] Ville, herbes 1
        [token-town-herbs-2] Ville, herbes 2
        [token-town-herbs-3] Ville, herbes 3
        [token-town-herbs-4] Ville, herbes 4
        [token-city-wood-1] Cité, bois 1
        [token-city-wood-2] Cité, bois 2
        [token-city-wood-3] Cité, bois 3
        [token-city-stone-1] Cité, pierre 1
        [token-city-stone-2] Cité, pierre 2
        [token-city-stone-3] Cité, pierre 3
        [token-city-food-1] Cité, nourriture 1
        [token-city-food-2] Cité, nourriture 2
        [token-city-food-3] Cité, nourriture 3
        [token-city-herbs-1] Cité, herbes 1
        [token-city-herbs-2] Cité, herbes 2
       *[token-city-herbs-3] Cité, herbes 3
    }
edition-starts = Cartes Lieu de départ
edition-plague = Cartes Peste
edition-favour = Cartes Faveur
edition-capital-cards = Cartes Capitale
edition-decrees = Décrets
edition-technologies = Technologies
edition-buildings = Bâtiments
edition-districts = Quartiers
edition-districts-item =
    { $id ->
        [mill-district] { district-mill-district }
        [factory-district] { district-factory-district }
       *[bank-district] { district-bank-district }
    }
edition-healed = Piste de Population Guérie
edition-healed-item = Case { $id }
edition-cemetery = Cimetière
edition-cemetery-item = Emplacement { $id }
edition-capital-buildings = Bâtiments de la Capitale
edition-rewards = Jetons Récompense de la Capitale
edition-influence = Piste d’Influence
edition-influence-item = Case { $id }
edition-imperatives = Pistes d’Impératif
edition-imperatives-item = Ère et niveau : { $id }

edition-field-value = Valeur
edition-field-assistants = Assistants
edition-field-sick = Malades
edition-field-rewards = Jetons Récompense
edition-field-villages = Villages en jeu
edition-field-towns = Villes en jeu
edition-field-cities = Cités en jeu
edition-field-trimmed = Cartes Peste retirées
edition-field-capacity = Places pour Bâtiments
edition-field-influence = Influence
edition-field-name = Nom
edition-field-level = Niveau
edition-field-space = Case
edition-field-total = Renommée en tout
edition-field-levels = Niveaux
edition-field-remaining = Marqueurs restants
edition-field-most = Total maximal
edition-field-x = Position depuis la gauche
edition-field-y = Position depuis le haut
edition-field-size = Taille
edition-field-resource = Ressource
edition-field-start = Symbole de départ
edition-field-destroyed_at = Détruit à ce nombre de joueurs
edition-field-port = Port
edition-field-ends = Entre
edition-field-horseshoe = Fer à cheval
edition-field-number = Numéro
edition-field-locations = Lieux
edition-field-targets = Cibles
edition-field-road = Couleur de route
edition-field-none = Symbole « sans récompense »
edition-field-left = Récompense de gauche
edition-field-centre = Récompense du centre
edition-field-right = Récompense de droite
edition-field-first = Première récompense
edition-field-choice = Choix avec elle
edition-field-second = Deuxième récompense
edition-field-third = Troisième récompense
edition-field-era = Ère
edition-field-agenda = Agenda
edition-field-imperative = Impératif
edition-field-solo = Sert en solo
edition-field-slot = Emplacement
edition-field-cost = Coût en jetons Recherche
edition-field-renown = Renommée
edition-field-powers = Pouvoirs
edition-field-type = Type
edition-field-wood = Bois
edition-field-stone = Pierre
edition-field-food = Nourriture
edition-field-staffed = Demande un Guéri
edition-field-output = Produit
edition-field-coin = Produit des Pièces
edition-field-district = Quartier
edition-field-herbs = Herbes
edition-field-laboratory = Laboratoire
edition-field-negative = Renommée Négative
edition-field-gain = Gain
edition-field-copies = Exemplaires
edition-field-icon = Icône de Renommée

## Le plateau : ce qu’on gagne et compte

board-plague-places =
    { $resource ->
        [wood]
            { $size ->
                [village] Villages (bois)
                [town] Villes (bois)
               *[city] Cités (bois)
            }
        [stone]
            { $size ->
                [village] Villages (pierre)
                [town] Villes (pierre)
               *[city] Cités (pierre)
            }
        [food]
            { $size ->
                [village] Villages (nourriture)
                [town] Villes (nourriture)
               *[city] Cités (nourriture)
            }
        [herbs]
            { $size ->
                [village] Villages (herbes)
                [town] Villes (herbes)
               *[city] Cités (herbes)
            }
       *[none]
            { $size ->
                [village] Tous les Villages
                [town] Toutes les Villes
               *[city] Toutes les Cités
            }
    }
board-plague-ports = Ports : { $route }
board-plague-roads = Routes : { $route }

## Le plateau : ce que demandent les Décrets

board-agenda-quarantine-protocols = 1 Renommée par emplacement vide de votre Quarantaine.
board-agenda-full-granaries = 1 Renommée par nourriture de votre Stockage.
board-agenda-frontier-charter = 1 Renommée par Bâtiment à vous sur la carte, sans le Château.
board-agenda-rival-houses = 2 Renommées par adversaire qui a moins de Guéris que vous, 4 au plus.
board-agenda-call-to-the-capital = 2 Renommées par Guéri dans votre espace de la Capitale.
board-agenda-shared-settlements = 2 Renommées par Bâtiment à vous qui partage son lieu avec un Bâtiment adverse.
board-agenda-employment-program = 1 Renommée par Guéri dans vos Bâtiments.
board-agenda-healthy-empire = 2 Renommées par Guéri sur votre piste.
board-agenda-open-borders = 1 Renommée par Bâtiment à vous, Château compris, dans un lieu avec un Bâtiment adverse ou à côté.
board-agenda-age-of-invention = 2 Renommées par Technologie à vous.
board-agenda-great-rebuilding = 2 Renommées par Atelier à vous sur la carte.
board-agenda-voice-of-the-people = 2 Renommées par Guéri dans votre espace de la Capitale, 6 au plus.
board-agenda-political-war = 1 Renommée par icône de Renommée atteinte ou dépassée sur la piste d’Influence.
board-agenda-urban-planning = 2 Renommées par Bâtiment à vous dans une Cité.
board-agenda-clean-streets = 1 Renommée par emplacement vide de votre Quarantaine et de votre Cimetière, 8 au plus.
board-imperative-quarantine-protocols = Ramassez au moins 2 Malades en une action Déplacement.
board-imperative-full-granaries = Construisez un Bâtiment dans un Village.
board-imperative-frontier-charter = Guérissez au moins 2 Sujets en une action Guérir.
board-imperative-rival-houses = Entrez dans un lieu avec un Médecin, un Bâtiment ou un Camp adverse.
board-imperative-call-to-the-capital = Affectez au moins 1 Guéri de la piste à un Bâtiment en une action Affecter.
board-imperative-shared-settlements = Construisez dans un lieu où il y a un Bâtiment adverse.
board-imperative-employment-program = Construisez un Bâtiment dans une Ville.
board-imperative-healthy-empire = Acquérez une Technologie.
board-imperative-open-borders = Entrez dans un lieu avec un Bâtiment adverse.
board-imperative-age-of-invention = Produisez au moins 4 ressources et Pièces en une action Production.
board-imperative-great-rebuilding = Construisez un Bâtiment dans une Cité.
board-imperative-voice-of-the-people = Guérissez au moins 2 Sujets en une action Guérir.
board-imperative-political-war = Affectez au moins 1 Guéri à la Capitale en une action Affecter.
board-imperative-urban-planning = Construisez un Bâtiment Spécial ou un Bâtiment de la Capitale.
board-imperative-clean-streets = Ramassez au moins 2 Malades en une action Déplacement.

## Le plateau : ce que font les Technologies

board-power-breathing-apparatus = Quand un Déplacement ramasse des Malades, vous pouvez en mettre un ici. Chaque action Recherche ou Guérir le fait avancer d’une case ; après 3, il est guéri sans frais.
board-power-blast-furnace = Chaque Bâtiment que vous construisez dans un Village donne 1 Influence de plus.
board-power-examination-desk = Gagnez 1 Pièce chaque fois qu’un Médecin adverse entre dans un lieu où vous avez un Bâtiment.
board-power-medical-mask = Vous pouvez laisser 1 Malade dans chaque lieu où vous entrez. Pas sur les routes.
board-power-disinfectant = Entrer dans un lieu avec un Bâtiment adverse et sans le vôtre donne 1 de sa ressource, une fois par lieu et par Déplacement.
board-power-cloning-experiment = Un Déplacement peut commencer par un saut dans tout autre lieu de même taille, pour 2 points de mouvement.
board-power-construction-crane = Chaque Bâtiment que vous construisez dans une Ville donne 1 Influence de plus.
board-power-ambulance-cart = Les 2 premiers Malades de chaque lieu où vous entrez sont gratuits. Pas sur les routes.
board-power-inhaler = À chaque action Guérir, vous pouvez rendre à la réserve 1 Malade de votre Quarantaine.
board-power-plague-experts = Affecter peut mettre ici jusqu’à 2 Guéris. Recherche ou Guérir peut les envoyer dans vos Bâtiments ou à la Capitale, sans jeton Récompense.
board-power-scholars = À chaque action Recherche, vous pouvez ramener 1 de vos Sujets de la Capitale à la piste ou à un Bâtiment.
board-power-experimental-laboratory = À chaque action Recherche, vous pouvez donner 1 Guéri de la piste contre 3 Malades de la réserve au plus.
board-power-production-line = Votre Château produit 2 au lieu de 1.
board-power-infirmary = Quand un Déplacement ramasse des Malades, vous pouvez en mettre un ici. Chaque action Recherche ou Guérir le fait avancer d’une case ; après 2, il est guéri sans frais.
board-power-protective-uniform = Chaque fois que la peste vous amène des Malades par un Atelier, vous pouvez en refuser 1.
board-power-travel-permit = Les lieux avec un Bâtiment adverse ne vous coûtent aucun point de mouvement.
board-power-clinical-trials = Placez un Assistant ici : payez 3 herbes, et 2 Guéris de la réserve rejoignent votre piste.
board-power-quarantine-tent = 1 emplacement de Quarantaine de plus, sans inconvénient.
board-power-quarantine-house = 2 emplacements de Quarantaine de plus, sans inconvénient.
board-power-tool-cart = À la fin d’une action Construire, gagnez 1 ressource de chaque lieu où vous avez construit.
board-power-advanced-quarantine = Votre Camp reste quand la peste le frappe. Placé sur des Malades, il en guérit un aussitôt.
board-power-steel-horseshoe = Un Déplacement vous donne 4 points de mouvement au lieu de 2.
board-power-syringe = Gagnez 1 herbe à la fin de chaque action Guérir.
board-power-checkpoint = Votre Moulin, votre Usine et votre Banque ne vous amènent pas de Malades, sauf si vous en voulez.
board-power-mobile-workshop = Choisissez une ressource pour de bon. Avec un Guéri, il en donne 1 à chaque Production. Ce n’est pas un Bâtiment.
board-power-loading-crane = Votre limite de Stockage est de 6 pour chaque ressource et pour les Pièces.
board-power-storage-containers = Une sorte à la fois, ressource ou Pièces, se stocke jusqu’à 7.
board-power-adrenaline-shot = Placez un Assistant ici : jouez les deux actions d’une case de votre grille déjà occupée cette Année.
board-power-letter-of-recommendation = Une action Affecter qui envoie des Sujets à la Capitale donne 1 Influence.
board-power-storage-jars = Chaque Production donne aussi 1 ressource du lieu de votre Médecin.

## Le plateau : icônes et termes

board-term-renown = Renommée
    .meaning = Les points du jeu. Qui en a le plus après trois Ères l’emporte.
board-term-renown_token = Jeton de Renommée
    .meaning = Pris aussitôt et gardé : 1 Renommée.
board-term-negative_renown_token = Jeton de Renommée Négative
    .meaning = Pris aussitôt et gardé : 1 Renommée de moins.
board-term-end_renown = Renommée de fin de partie
    .meaning = Indiquée sur un composant et comptée au décompte final seulement.
board-term-influence = Influence
    .meaning = Votre place sur la piste d’Influence. Qui en a le moins commence l’Année suivante.
board-term-influence_track = Piste d’Influence
    .meaning = De 0 à 50, avec des récompenses et des icônes de Renommée en chemin. Les cases occupées sont sautées.
board-term-renown_icon = Icône de Renommée
    .meaning = Atteinte ou dépassée sur la piste d’Influence, elle rapporte 1 Renommée à la fin.
board-term-most_influence = Le plus d’Influence
    .meaning = Reçoit la récompense de gauche d’une carte Faveur.
board-term-least_influence = Le moins d’Influence
    .meaning = Reçoit la récompense de droite d’une carte Faveur, comme tous ceux qui sont à 0.
board-term-era = Ère
    .meaning = Un tiers de la partie : deux Années, avec un Décret à elle.
board-term-year = Année
    .meaning = Une manche : peste et faveur, actions, retour des Assistants, ordre du tour.
board-term-turn = Tour
    .meaning = Un Assistant placé et joué.
board-term-turn_order = Ordre du tour
    .meaning = Selon l’Influence, la plus faible d’abord ; fixé à la fin de chaque Année.
board-term-plague_phase = Peste et Faveur
    .meaning = La première phase d’une Année : des Malades apparaissent, et les faveurs sont versées.
board-term-action_phase = Actions
    .meaning = La deuxième phase d’une Année : les Assistants sont placés, l’un après l’autre.
board-term-return_phase = Retour des Assistants
    .meaning = La troisième phase d’une Année : tous les Assistants sont de nouveau prêts.
board-term-plague_card = Carte Peste
    .meaning = Dit où des Malades apparaissent cette Année.
board-term-favour_card = Carte Faveur
    .meaning = Récompenses selon l’Influence, versées au début de l’Année suivante.
board-term-no_reward = Sans récompense
    .meaning = Cette carte Faveur ne donne rien à personne.
board-term-decree_card = Décret
    .meaning = Un par Ère : un Agenda et un Impératif.
board-term-agenda = Agenda
    .meaning = Donne des jetons de Renommée à la fin de son Ère.
board-term-imperative = Impératif
    .meaning = Chaque fois que vous le faites pendant son Ère, votre marqueur monte : Influence aussitôt, Renommée à la fin.
board-term-imperative_track = Piste d’Impératif
    .meaning = Quatre niveaux par Ère.
board-term-imperative_marker = Marqueur d’Impératif
    .meaning = Montre quel niveau est atteint.
board-term-capital = Capitale
    .meaning = Thokaia. La traverser est gratuit, mais aucun Médecin ne s’y arrête.
board-term-capital_card = Carte Capitale
    .meaning = Récompenses à chaque fin d’Ère pour le plus de Guéris à la Capitale.
board-term-retrieve = Récupérer un Sujet
    .meaning = Un de vos Sujets revient de la Capitale à votre piste de Population Guérie.
board-term-capital_building = Bâtiment de la Capitale
    .meaning = Construit une fois par partie, par qui veut : jetons de Renommée et Influence aussitôt.
board-term-capital_reward_token = Jeton Récompense
    .meaning = Pris quand une action Affecter envoie des Sujets à la Capitale ; retourné jusqu’à la fin de l’Ère.
board-term-capital_space = Espace de la Capitale
    .meaning = Là où sont vos Guéris de la Capitale ; il n’a pas de limite.
board-term-neutral_space = Espace Neutre
    .meaning = Ses Sujets vous font concurrence à la Capitale (Duel, solo).
board-term-neutral_marker = Marqueur neutre
    .meaning = Solo : va à l’espace Neutre quand vous l’atteignez ; s’il reste, il coûte 1 Renommée.
board-term-minimum_marker = Minimum
    .meaning = Duel : sous ce niveau, une piste d’Impératif ne rapporte rien.
board-term-blocked_space = Case fermée
    .meaning = Duel : sautée comme une case occupée. Celles que vous avez dépassées rapportent de la Renommée à la fin.
board-term-technology = Technologie
    .meaning = Une carte avec un pouvoir, payée en jetons Recherche. Vous avez place pour trois.
board-term-technology_market = Marché des Technologies
    .meaning = Cinq Technologies visibles. Un jeton Recherche les remplace toutes pendant une action Recherche.
board-term-slot_top = Emplacement Haut
    .meaning = Place pour une Technologie.
board-term-slot_middle = Emplacement Milieu
    .meaning = Place pour une Technologie.
board-term-slot_bottom = Emplacement Bas
    .meaning = Place pour une Technologie.
board-term-slot_any = Emplacement au choix
    .meaning = Cette Technologie va à l’emplacement que vous voulez.
board-term-assistant_space = Espace Assistant
    .meaning = Vous pouvez placer un Assistant ici plutôt que sur la grille.
board-term-treatment = Traitement
    .meaning = Un Malade sur cette carte avance à chaque action Recherche ou Guérir, jusqu’à sa guérison.
board-term-starting_location_card = Carte Lieu de départ
    .meaning = Trois lieux au choix pour votre Château.
board-term-starting_symbol = Symbole de départ
    .meaning = Un Château peut commencer ici.
board-term-player_board = Plateau joueur
    .meaning = Votre grille d’action, votre Quarantaine, votre Stockage, votre piste de Population Guérie et vos Bâtiments.
board-term-action_grid = Grille d’action
    .meaning = Neuf cases. Chacune donne une action du haut et une action de gauche.
board-term-assistant = Assistant
    .meaning = Placé sur votre grille, il donne deux actions : il y en a 2, 3 ou 4 par Année.
board-term-ready_space = Espace « Prêt »
    .meaning = Les Assistants que vous n’avez pas encore placés.
board-term-plague_doctor = Médecin
    .meaning = Votre figurine sur la carte. Elle ramasse les Malades et tient la peste loin de son lieu.
board-term-quarantine_camp = Camp
    .meaning = Placé pendant un Déplacement. Il vide un lieu sans frais, le protège une fois, et vous pouvez y construire.
board-term-location = Lieu
    .meaning = Un Village, une Ville ou une Cité. Il donne une ressource.
board-term-village = Village
    .meaning = Place pour 1 Bâtiment, qui donne 1 Influence.
board-term-town = Ville
    .meaning = Place pour 2 Bâtiments. Le premier donne 2 Influence, le suivant 1 de moins.
board-term-city = Cité
    .meaning = Place pour 3 Bâtiments. Le premier donne 3 Influence, chaque suivant 1 de moins.
board-term-destroyed_location = Lieu Détruit
    .meaning = Ni ressource, ni Bâtiments, ni Malades ; les Médecins peuvent passer et s’arrêter.
board-term-port = Port
    .meaning = Les cartes Peste peuvent frapper tous les Ports d’une couleur.
board-term-road = Route
    .meaning = Joint deux endroits. Chaque Malade y coûte 1 nourriture.
board-term-horseshoe = Fer à cheval
    .meaning = Les cartes Peste peuvent frapper toutes les routes d’une couleur.
board-term-road_red = { route-red }
    .meaning = Une route marchande : les cartes Peste peuvent frapper toutes ses routes, ou tous les Ports à son signe.
board-term-road_blue = { route-blue }
    .meaning = Une route marchande : les cartes Peste peuvent frapper toutes ses routes, ou tous les Ports à son signe.
board-term-road_black = { route-black }
    .meaning = Une route marchande : les cartes Peste peuvent frapper toutes ses routes, ou tous les Ports à son signe.
board-term-spread = Propagation
    .meaning = Un lieu détruit envoie 1 Malade dans chaque lieu adjacent.
board-term-risk = Danger
    .meaning = Combien de cartes Peste encore inconnues détruiraient ce lieu.
board-term-resource = Ressource
    .meaning = Bois, pierre, nourriture ou herbes.
board-term-wood = Bois
    .meaning = Paie les Bâtiments.
board-term-stone = Pierre
    .meaning = Paie les Bâtiments.
board-term-food = Nourriture
    .meaning = Paie les Malades pris sur la carte, et les Bâtiments de la Capitale.
board-term-herbs = Herbes
    .meaning = Paie les guérisons.
board-term-coin = Pièce
    .meaning = Remplace 1 ressource quelconque.
board-term-research_token = Jeton Recherche
    .meaning = Paie les Technologies, un nouveau marché et les actions améliorées. Sans limite.
board-term-any_resource = Caisse
    .meaning = 1 ressource au choix.
board-term-storage = Stockage
    .meaning = Contient 5 de chaque ressource et 5 Pièces.
board-term-subject = Sujet
    .meaning = Quelqu’un du peuple : malade, guéri ou décédé.
board-term-sick = Malade
    .meaning = Sur la carte, en Quarantaine ou en traitement.
board-term-healed = Guéri
    .meaning = Sur votre piste, au travail dans un Bâtiment ou à la Capitale.
board-term-dead = Décédé
    .meaning = Au Cimetière. Coûte de la Renommée à chaque fin d’Ère.
board-term-quarantine = Quarantaine
    .meaning = 7 emplacements pour Malades : 3 dans la Zone, 3 sur les actions, 1 sur le Stockage.
board-term-quarantine_zone = Zone de Quarantaine
    .meaning = Trois emplacements sans inconvénient ; ils se remplissent d’abord.
board-term-quarantine_action_slot = Emplacement d’action
    .meaning = Un Malade ici entrave l’action.
board-term-quarantine_storage_slot = Emplacement du Stockage
    .meaning = Un Malade ici abaisse la limite du Stockage à 4.
board-term-cemetery = Cimetière
    .meaning = Cinq emplacements, jamais vidés. Chacun, occupé, coûte de la Renommée à chaque fin d’Ère.
board-term-healed_track = Piste de Population Guérie
    .meaning = Douze cases : le coût des guérisons, et la Renommée de ceux qui restent jusqu’à la fin.
board-term-laboratory = Laboratoire
    .meaning = Occupé, il donne 1 jeton Recherche à chaque Production.
board-term-building = Bâtiment
    .meaning = L’un de vos dix : passage gratuit pour votre Médecin, et production.
board-term-workshop = Atelier
    .meaning = Produit 1 avec un Guéri.
board-term-mill = Moulin
    .meaning = Produit 2 avec un Guéri.
board-term-factory = Usine
    .meaning = Produit 1 sans Sujet.
board-term-bank = Banque
    .meaning = Produit 1 Pièce avec un Guéri.
board-term-castle = Château
    .meaning = Votre premier Bâtiment : produit 1 sans Sujet.
board-term-special_building = Bâtiment Spécial
    .meaning = Le Moulin, l’Usine ou la Banque.
board-term-district = Quartier
    .meaning = Deux Ateliers et un Bâtiment Spécial. Les trois construits rapportent plus de Renommée.
board-term-action_exchange = Échange
    .meaning = 2 ressources contre 1 Pièce, sans frais et à tout moment de votre tour.
board-term-action_move = Déplacement
    .meaning = 2 points de mouvement pour votre Médecin, et 1 ressource là où il s’arrête.
board-term-action_build = Construire
    .meaning = Un ou deux Bâtiments là où sont votre Médecin et votre Camp, ou un Bâtiment de la Capitale.
board-term-action_produce = Production
    .meaning = Ce que donnent vos Bâtiments, puis les jetons Recherche des Laboratoires.
board-term-action_research = Recherche
    .meaning = Acquérez une Technologie contre des jetons Recherche.
board-term-action_heal = Guérir
    .meaning = Payez des herbes pour mener des Malades à la piste de Population Guérie.
board-term-action_assign = Affecter
    .meaning = Envoyez des Guéris dans vos Bâtiments et à la Capitale.
board-term-hindered = Entravée
    .meaning = Un Malade occupe l’emplacement de l’action : 1 point de mouvement de moins, 1 bois ou pierre de plus, ou 1 ressource produite de moins.
board-term-improved = Améliorée
    .meaning = Pour 1 jeton Recherche : 1 point de mouvement de plus, 1 bois ou pierre de moins, ou 1 ressource produite de plus.
board-term-movement_point = Point de mouvement
    .meaning = Entrer dans un lieu en coûte 1, ou aucun là où vous avez un Bâtiment.
board-term-skipped_location = Lieu sauté
    .meaning = Traversé sans frais et sans arrêt : ne compte pas comme une entrée.
board-term-duel = Duel
    .meaning = À deux, avec une concurrence neutre.
board-term-advanced_setup = Configuration avancée
    .meaning = Des jetons tirés au sort fixent les ressources des lieux.
board-term-solo = Solo
    .meaning = Un joueur contre des marqueurs neutres, pour un rang.

## Le plateau : ce qui s’y dit

board-map = Carte de l’empire
board-map-fit = Tout voir
board-map-mine = Vers mon Médecin
board-map-change = Ce qui a changé
board-map-near = Agrandir
board-map-far = Réduire
board-map-more =
    Encore { $count ->
        [one] { $count } Lieu
       *[other] { $count } Lieux
    } { $side ->
        [left] à gauche
        [right] à droite
        [up] plus haut
       *[down] plus bas
    }
board-sick =
    { $count ->
        [one] { $count } Malade
       *[other] { $count } Malades
    }
board-risk =
    { $count ->
        [one] détruit par { $count } carte Peste encore inconnue
       *[other] détruit par { $count } cartes Peste encore inconnues
    }
board-owned = { $thing } ({ $player })
board-steps =
    { $count ->
        [one] { $count } point de mouvement
       *[other] { $count } points de mouvement
    }
board-pay-food =
    { $count ->
        [one] { $count } nourriture
       *[other] { $count } nourritures
    }
board-crowd =
    { $count ->
        [one] { $count } Malade sans emplacement libre : une action ou le Stockage en pâtit, ou c’est la mort.
       *[other] { $count } Malades sans emplacement libre : des actions ou le Stockage en pâtissent, ou c’est la mort.
    }
board-buried = La Quarantaine est pleine. Décès : { $count }
board-of = { $count }/{ $of }
board-of-then = { $count }/{ $of } → { $then }
board-slot =
    { $state ->
        [free] libre
        [sick] un Malade
        [coming] un Malade viendrait ici
       *[going] un Malade en partirait
    }
board-healed-note = Guéris : { $count } · Laboratoires : { $laboratories }
board-healed-space =
    { $healed ->
        [yes] occupée
       *[no]
            { $herbs ->
                [one] { $herbs } herbe
               *[other] { $herbs } herbes
            }
    }, Renommée : { $renown }{ $laboratory ->
        [yes] , Laboratoire
       *[no] { "" }
    }
board-each-era =
    { $count ->
        [0] personne
       *[other] Par Ère : −{ $count }
    }
board-buildings = Bâtiments
board-buildings-note = Renommée par quartier complet : { $count }
board-buildings-castle = Château : { $place } · Renommée par quartier complet : { $count }
board-storage-limit = Limite : { $count } · Une Pièce remplace toute ressource
board-technologies = Technologies
board-technology-said =
    { $name }. Jetons Recherche : { $cost }. Renommée : { $renown }. { $slot ->
        [top] Emplacement Haut.
        [middle] Emplacement Milieu.
        [bottom] Emplacement Bas.
       *[any] Emplacement au choix.
    } { $text }
board-favour = Faveur
board-favour-none = Pas de récompense
board-favour-side =
    { $side ->
        [left] le plus d’Influence
        [centre] entre les deux
       *[right] le moins d’Influence
    }
board-plague = Peste
board-next-year = Année suivante
board-turn =
    { $place ->
        [1] 1er
       *[other] { $place }e
    }
board-left = Reste : { $count }
board-camp =
    { $ready ->
        [yes] Camp prêt
       *[no] Camp placé
    }
board-taken = Pris jusqu’à la fin de l’Ère
board-choices = Ce que vous pouvez choisir
board-free-exchange = Échanger
board-free-arrange = Déplacer les malades
board-close = Fermer
board-decrees = Décrets
board-year-cards = Peste et Faveur
board-do-turn = Finir mon tour
board-do-far = Garder ce qui est fait
board-cell-used = occupée cette année
board-places =
    { $count ->
        [one] { $count } lieu
       *[other] { $count } lieux
    }
board-works =
    { $count ->
        [one] { $count } Bâtiment
       *[other] { $count } Bâtiments
    }
board-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
board-allows-move =
    { $places ->
        [one] { $places } lieu à portée
       *[other] { $places } lieux à portée
    }
board-allows-build =
    { $works ->
        [0] rien à construire
       *[other] Bâtiments possibles : { $works }
    }
board-allows-produce = produit { $produced }
board-allows-research = Technologies à votre portée : { $technologies }
board-allows-heal = peut guérir { $healed }
board-allows-assign = peut affecter { $assigned }
board-seat-of = Plateau : { $player }
board-way-by = Par { $places }
board-way = Trajet : { $facts }
board-place-offered = { $place }. { $offer }

round-number = Année { $round }
bar-standing =
    { $year ->
        [0] Ère I, Année 1
        [1] Ère I, Année 2
        [2] Ère II, Année 3
        [3] Ère II, Année 4
        [4] Ère III, Année 5
        [5] Ère III, Année 6
       *[other] Mise en place
    }
bar-goal =
    { $seats ->
        [1] But : le plus haut rang
       *[other] But : le plus de Renommée après l’Ère III
    }

# The reference sheet
sheet-goal = But
sheet-goal-most = Le plus de Renom à la fin. Ères : { $eras }, avec Années dans chacune : { $years_per_era }.
sheet-year = Une Année
sheet-year-phases = Peste, Faveur, actions, retour des Assistants, nouvel ordre : le moins d’Influence d’abord.
sheet-grid = Actions
sheet-grid-columns = Colonnes. Déplacer, avec points : { $movement }. Construire, Bâtiments à vous au plus : { $buildings_per_action }, ou un de la Capitale. Produire.
sheet-grid-rows = Lignes : Rechercher, Soigner, Assigner. Un Assistant joue les deux actions de sa case.
sheet-grid-improve = Améliorer une action, en jetons Recherche : { $improve_cost }.
sheet-sick = Les Malades
sheet-sick-way = De la carte à la Quarantaine, soignés avec des herbes, puis au travail, à la Capitale ou sur la piste.
sheet-sick-food = Gratuits dans chaque lieu : { $free_sick }. Nourriture par autre Malade : { $food_per_sick }.
sheet-sick-room = Emplacements sans inconvénient : { $zone }. Sans place, ils vont au Cimetière.
sheet-struck = Lieux frappés
sheet-struck-safe = Un Médecin, un Camp ou deux Bâtiments protègent un lieu ; un seul Bâtiment : son propriétaire prend les Malades.
sheet-struck-lost = Un lieu est détruit avec tant de Malades : { $destruction }.
sheet-stores = Réserves
sheet-stores-limit = Stockage de chaque type : { $storage }. Une Pièce remplace toute ressource.
sheet-renown = Renom
sheet-renown-sources = Bâtiments, piste, Impératifs, Technologies, Capitale, Influence ; les morts comptent contre vous.

## Le guide

guide-chapter-fetch = Ramasser et guérir
guide-chapter-work = Mettre au travail
    .before = Plus tard, la même Année.
guide-chapter-decree = Le Décret paie
    .before = La deuxième Année de l’Ère a commencé.

guide-goal = Guérissez, donnez du travail, suivez les Décrets : après l’Année { $years }, la plus grande Renommée l’emporte.
    .why = La Renommée vient des Bâtiments, des Guéris, des Décrets, des Technologies, de la Capitale et de l’Influence. Les Décédés en coûtent.
guide-cell = Un Assistant joue sa colonne et sa ligne. Pour commencer : { $cell }.
    .why = Les deux moitiés s’entraident : qui est ramassé par l’une est guéri par l’autre. Vous choisissez leur ordre.
guide-cell-else = Cela marche aussi : vous jouez les deux actions de cette case.
guide-first = L’ordre est libre, mais il n’y a encore personne à guérir : allez d’abord chercher quelqu’un.
    .why = On finit une action avant de commencer l’autre. On peut en laisser une de côté.
guide-first-else = Les deux moitiés restent inutilisées. Un autre Assistant peut encore aller chercher les Malades.
guide-way = Entrer dans un lieu coûte un point, sauf chez votre Château. Quel chemin croise le plus de Malades ?
    .why = Vous ramassez tous les Malades du chemin. Ils vont dans votre Quarantaine, où on peut les guérir. Chaque lieu montre ce que coûterait le chemin.
guide-enter = Le premier Malade est gratuit, chacun des autres coûte de la nourriture. Votre Camp les prend tous gratuitement.
    .why = Le Camp reste là et tient la peste à l’écart. Il revient quand vous y construisez, ou quand la peste le frappe.
guide-stop = Plus aucun point. Là où vous vous arrêtez, le lieu donne une ressource. Ici : { $here }.
    .why = Un jeton Recherche donne un point de plus, une fois par tour. Ce qui n’entre pas dans le Stockage est perdu.
guide-obeyed = Vous avez ramassé assez de Malades en un Déplacement : l’Impératif du Décret est rempli, votre Influence monte.
    .why = À chaque fois, votre marqueur monte sur la piste du Décret, jusqu’au dernier niveau. Les niveaux rapportent en fin de partie.
guide-heal = Ils attendent en Quarantaine, où les emplacements sont rares. Jouez l’autre moitié de votre tour.
    .why = Peu d’emplacements sont sans inconvénient. Les autres entravent une action ou le Stockage, et qui n’en trouve aucun meurt.
guide-heal-else = Ils restent en Quarantaine jusqu’à ce qu’un Assistant les guérisse.
guide-price =
    Guérir coûte ce qu’indique la prochaine case libre de cette piste : { $herbs_due ->
        [one] { $herbs_due } herbe.
       *[other] { $herbs_due } herbes.
    }
    .why = Les cases suivantes coûtent plus cher. La piste se remplit par la gauche et se vide par la droite.
guide-price-else = Ils restent en Quarantaine, et vos herbes chez vous.
guide-coins = Une Pièce remplace n’importe quelle ressource. La dépenser, ou la garder pour plus rare ?
    .why = Les Pièces ne remplacent jamais les jetons Recherche. Le Stockage n’en garde qu’un certain nombre.
guide-spare = Tout est fait. Échangez ce qui ne sert pas contre une Pièce, ou terminez votre tour.
    .why = L’Échange est gratuit, et possible à tout moment de votre tour. Les choix disent ce que vous cédez.
guide-healed = Voici les Guéris. Chacun peut travailler, servir la Capitale, ou rester et rapporter.
    .why = Qui reste sur la piste vaut de la Renommée en fin de partie. Certaines cases donnent aussi des jetons Recherche quand vous produisez.
guide-works = Vos Guéris pourraient travailler. { $cell } : élever un Atelier, puis y envoyer quelqu’un.
    .why = Une case prend un seul Assistant par Année : là où se tient le premier, aucun autre ne va.
guide-build-first = Ici l’ordre compte : construisez d’abord, et quelqu’un pourra y travailler.
    .why = Affecter d’abord ne laisserait que la Capitale. Ce que rapporte un Bâtiment peut aider pour l’autre moitié.
guide-build-first-else = Pour l’instant, il n’y a que la Capitale, ou rester.
guide-site = Un Bâtiment va où se tient le Médecin. Influence pour une Cité libre : { $here_influence }. Essayez : { $building }.
    .why = Une Ville en donne moins, un Village le moins, et chaque Bâtiment adverse en retire. Un seul de vos Bâtiments par lieu.
guide-site-else = Cela marche aussi. Chacun a son coût, et sa valeur à la fin.
guide-saving = Les jetons Recherche améliorent une action ; ils achètent aussi des Technologies. Est-ce le bon moment ?
    .why = Une fois par tour, un jeton améliore Déplacement, Construire ou Production. Les Technologies en demandent davantage.
guide-crate = Votre Influence passe un cadeau sur sa piste : une ressource au choix. Que vous manque-t-il ?
    .why = Il y a des cadeaux tout au long de la piste. Chaque personne qui passe y a droit.
guide-staff = Personne n’y travaille encore, et sans Guéri il ne produit rien : jouez l’autre moitié.
    .why = Le Château et l’Usine travaillent seuls. Les Ateliers, le Moulin et la Banque ont besoin de quelqu’un.
guide-staff-else = Il restera vide tant que personne n’y travaille.
guide-assign = Dans un Bâtiment, un Guéri produit ; dans la Capitale, il sert ; sur la piste, il rapporte.
    .why = Qui quitte la piste fait de la place : la prochaine guérison peut coûter moins. Personne ne revient d’un Bâtiment sur la piste.
guide-capital = À la fin de l’Ère, la Capitale récompense qui a envoyé le plus de Guéris. En envoyer, ou garder ?
    .why = Un envoi rapporte aussi un jeton Récompense tout de suite. À la fin de l’Ère, les Guéris quittent la Capitale.
guide-token = Un seul jeton par action. Il n’est alors plus là pour personne jusqu’à la fin de l’Ère.
    .why = Le nombre de Guéris envoyés n’y change rien. Les jetons Recherche sont rares, et achètent des Technologies.
guide-safe = La peste frappe chaque Année, cette fois « { $plague_card } ». Votre Médecin a protégé { $doctor }.
    .why = Malades pour chaque lieu de la carte, dans cette Ère : { $strike }. Un Médecin, un Camp ou plusieurs Bâtiments les tiennent à l’écart.
guide-brought = À { $brought_place }, votre Château était seul : les Malades de ce lieu sont venus dans votre Quarantaine.
    .why = Un Bâtiment seul envoie ses Malades chez qui l’a construit. C’est une charge, ou quelqu’un à guérir sans voyage.
guide-order = { $rival } a moins d’Influence : davantage d’aide du Conseil, et les premiers tours.
    .why = Chaque carte Faveur est payée une Année plus tard, selon l’Influence. Plus d’Influence rapporte en fin de partie.
guide-yours = À vous de jouer. Les Bâtiments occupés produisent, les jetons Recherche achètent, les Malades veulent des herbes.
    .why = Chaque case montre ce que donneraient ses deux moitiés. Un Atelier sans personne ne produit rien.
guide-technology = Les Technologies sont des pouvoirs durables, et rapportent à la fin. Vous pouvez aussi garder vos jetons.
    .why = Chacune va dans un emplacement à côté de votre grille et agit aussitôt. Un emplacement tient une seule carte.
guide-last-turn = Votre dernier tour de l’Ère. L’Agenda paie les emplacements vides en Quarantaine. Renommée pour l’instant : { $agenda_now }.
    .why = Ramasser d’autres Malades remplit encore l’Impératif, mais qui n’est pas guéri occupe un emplacement. Comptez avant de partir.
guide-unhealed = Malades dans votre Quarantaine : { $sick_held }. Autant de Renommée en moins. Vous pouvez revenir en arrière.
    .why = Qui ramasse doit pouvoir guérir : avec des herbes, et avec un Assistant pour cela.
guide-era-end = L’Ère s’achève. Renommée pour « { $agenda_decree } » : { $agenda_tokens }.
    .why = La Capitale remercie ensuite, puis les Décédés coûtent de la Renommée. Chaque Ère a son Décret.
guide-thanks = Personne n’a plus de Guéris dans la Capitale. De la Renommée maintenant, ou quelqu’un pour plus tard ?
    .why = En cas d’égalité, il n’y aurait pas de choix. Les autres quittent maintenant la Capitale, et ses jetons reviennent.
guide-next-era = L’Ère { $era } commence. Assistants pour chaque personne : { $ready } ; Malades à chaque coup : { $strike }.
    .why = Un autre Décret est en vigueur. L’ancien Impératif ne compte plus, mais ses niveaux vous restent.
guide-lost = Malades sur place : { $lost_at } ou plus. { $destroyed_place } est un Lieu Détruit, et la peste gagne ses voisins.
    .why = On n’y construit plus, et le lieu ne donne plus rien. Un Médecin, un Camp ou un Bâtiment l’aurait sauvé.

guide-fact-sick_held = Malades en Quarantaine
guide-fact-wood = Bois
guide-fact-stone = Pierre
guide-fact-food = Nourriture
guide-fact-herbs = Herbes
guide-fact-coin = Pièces
guide-fact-research = Jetons Recherche
