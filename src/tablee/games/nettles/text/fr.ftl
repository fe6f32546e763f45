title = Orties
tagline = Posez des feuilles face cachée, annoncez combien vous saurez en retourner, et ne vous piquez pas.
goal =
    { $wins ->
        [1] Réussissez un défi
        [2] Réussissez deux défis
       *[3] Réussissez trois défis
    }, ou ayez encore des jetons quand plus personne n’en a.

disc-mint = feuille de menthe
disc-nettle = ortie
number = { $name }
seat = Place { $name }
proof-perhaps = peut-être
proof-there = toujours là
proof-gone = perdue

ask-lay-first = Posez votre premier jeton face cachée.
    .help = Chacun pose un jeton en même temps. Qui relèvera le défi retournera d’abord sa propre pile : votre ortie vous pique aussi.
    .hint = Menthe ou ortie, personne ne voit. Votre propre ortie vous pique aussi.
ask-add-or-bid =
    { $hand ->
        [0] Votre main est vide : ouvrez les annonces ({ $discs } jetons sur la table).
       *[other] Ajoutez un jeton ou ouvrez les annonces ({ $discs } jetons sur la table).
    }
    .help = Une annonce est le nombre de jetons que vous retournerez sans trouver d’ortie : d’abord votre pile, puis le haut des autres piles. Après la première annonce, plus personne n’ajoute de jeton.
    .hint = Une annonce dit combien de feuilles vous retournez sans ortie, votre pile d’abord.
ask-raise-or-pass = { $bidder } annonce { $bid } sur { $discs }. Relancer ou passer ?
    .help = La plus haute annonce doit retourner autant de jetons. Qui passe ne participe plus aux annonces de cette manche.
    .hint = La plus haute annonce oblige à retourner autant. On ne passe que pour cette manche.
ask-turn-disc =
    { $count ->
        [one] Encore un jeton à retourner : sur quelle pile ?
       *[other] Encore { $count } jetons à retourner : sur quelle pile ?
    }
    .help = Le jeton du haut de la pile choisie est retourné. Une ortie met fin à votre défi et vous coûte un jeton.
    .hint = Qui aurait posé une ortie dessus ? Retournez là où vous croyez à la menthe.
ask-give-up = C’est votre propre ortie qui pique : quel jeton perdez-vous ?
    .help = Il quitte la partie face cachée, et personne d’autre ne saura lequel c’est.
    .hint = Personne ne saura lequel. Sans l’ortie, plus de bluff.
ask-name-starter = Vous êtes hors jeu. Qui commence la manche suivante ?
    .help = Votre propre ortie vous met hors jeu : c’est à vous de choisir qui commence.
    .hint = Vous êtes hors jeu, mais vous choisissez qui commence.

verb-lay = Poser : { $target }
verb-lose = Perdre : { $target }
verb-pass = Passer
verb-bid = Annoncer { $target }
verb-turn = Retourner : { $target }
verb-name = { $target } commence

event-round =
    { $you ->
        [yes] Manche { $round } : vous commencez.
       *[no] Manche { $round } : { $seat } commence.
    }
event-lay =
    { $you ->
        [yes] Vous posez un jeton : { $disc }.
       *[no] { $seat } pose un jeton : { $disc }.
    }
    .hidden = { $seat } pose un jeton.
event-bid =
    { $you ->
        [yes] Vous annoncez { $number }.
       *[no] { $seat } annonce { $number }.
    }
event-pass =
    { $you ->
        [yes] Vous passez.
       *[no] { $seat } passe.
    }
event-turn-own =
    { $you ->
        [yes] Vous retournez un de vos jetons : { $disc }.
       *[no] { $seat } retourne un jeton de sa pile : { $disc }.
    }
event-turn =
    { $you ->
        [yes] Vous retournez un jeton ({ $owner }) : { $disc }.
       *[no] { $owner_you ->
            [yes] { $seat } retourne un de vos jetons : { $disc }.
           *[no] { $seat } retourne un jeton ({ $owner }) : { $disc }.
        }
    }
event-won =
    { $you ->
        [yes] Vous gagnez le défi ({ $wins } sur { $goal }).
       *[no] { $seat } gagne le défi ({ $wins } sur { $goal }).
    }
event-failed =
    { $you ->
        [yes] { $owner_you ->
            [yes] Vous vous piquez à votre propre ortie : le défi est perdu.
           *[no] Vous vous piquez : le défi est perdu (ortie : { $owner }).
        }
       *[no] { $owner_you ->
            [yes] { $seat } se pique à votre ortie : le défi est perdu.
           *[no] { $seat } se pique : le défi est perdu (ortie : { $owner }).
        }
    }
event-lose =
    { $you ->
        [yes] Vous perdez un jeton : { $disc }.
       *[no] { $seat } perd un jeton : { $disc }.
    }
    .hidden = { $seat } perd un jeton.
event-out =
    { $you ->
        [yes] Vous êtes hors jeu.
       *[no] { $seat } est hors jeu.
    }
event-last =
    { $you ->
        [yes] Il ne reste que vous : vous gagnez la partie.
       *[no] Plus personne en face : { $seat } gagne la partie.
    }

refusal-not-in-hand = Ce jeton n’est pas dans votre main : { $disc }.
refusal-no-such-bid = Une annonce doit être maintenant entre { $least } et { $most }.
refusal-bidding = Les annonces sont ouvertes : relancez ou passez.
refusal-nothing-face-down =
    { $owner_you ->
        [yes] Vous n’avez plus rien face cachée.
       *[no] Il n’y a plus rien face cachée ici ({ $owner }).
    }
refusal-only-before-bids = Une fois les annonces ouvertes, plus personne n’ajoute de jeton.
refusal-only-bidding = Les annonces se font quand les jetons sont posés et avant d’en retourner.
refusal-only-challenger = Seule la plus haute annonce retourne des jetons, une fois les annonces terminées.

score-wins = Défis gagnés
score-last = Dernière personne en jeu

field-round = Manche
field-starter = A commencé
field-bidder = Plus haute annonce
field-stung_by = Ortie trouvée
field-hand = Main
field-stack = Pile
field-turned = Retournés
field-lost = Perdus
field-nettle = Ortie
field-bid = Annonce
field-passed = A passé
field-wins = Défis gagnés

option-wins = Défis à gagner

board-round = Manche { $round }
board-track = Annonces
board-number = { $number }
board-highest = { $player } annonce { $number }
board-hand = Vos jetons
board-hand-empty = Votre main est vide.
board-in-hand = En main : { $count }
board-lost = Perdus : { $count }
board-proof = Ortie : { $proof }
board-wins =
    { $wins ->
        [one] { $wins } défi gagné sur { $goal }
       *[other] { $wins } défis gagnés sur { $goal }
    }
board-bid = Annonce { $number }
board-passed = A passé
board-out = Hors jeu
board-starts = Commence
board-stack =
    { $count ->
        [0] { $player } : aucun jeton sur la pile
       *[other] { $player } : la pile à partir du haut : { $discs }
    }
board-face-down = face cachée
board-face-down-mine = { $disc }, face cachée
board-state-thinking = réfléchit
board-state-chosen = a choisi
board-state-locked = a confirmé

board-term-mint = Feuille de menthe
    .meaning = Sans danger. Retournez-en autant qu’annoncé, et le défi est gagné.
board-term-nettle = Ortie
    .meaning = Elle pique : le défi est perdu, et il en coûte un jeton.
board-term-down = Face cachée
    .meaning = Son propriétaire est seul à le connaître. Le symbole montre à qui il est.
board-term-mine = Votre jeton, face cachée
    .meaning = Vous voyez ce que vous avez posé, les autres non.
board-term-win = Défi gagné
    .meaning = Autant d’étoiles que de défis à gagner dans la partie.
board-term-stack = Pile
    .meaning = Les jetons posés pendant cette manche, face cachée. Qui relève le défi retourne les piles par le dessus.
board-term-hand = Jetons restants
    .meaning = Combien de jetons sont en main et combien sont perdus. On ne connaît que les siens.
board-term-lost = Jetons perdus
    .meaning = Hors du jeu pour de bon. Qui a perdu tous ses jetons quitte la partie.
board-term-bid = Annonce
    .meaning = Autant de jetons à retourner sans trouver d’ortie. La plus haute annonce relève le défi.
round-number = Manche { $round }
bar-standing = Manche { $round }
bar-goal = But : { $wins } défis gagnés, ou rester en jeu en dernier

# The reference sheet
sheet-goal = But
sheet-goal-most = Gagnez le nombre de défis convenu, ou gardez des disques en dernier.
sheet-round = Une manche
sheet-round-lay = Chacun pose un disque face cachée ; puis ajoutez-en un à votre tour, ou ouvrez les enchères.
sheet-round-bid = Surenchérissez ou passez : combien de disques sans ortie ?
sheet-round-turn = La meilleure enchère retourne d’abord sa pile, puis les autres.
sheet-round-lose = Une ortie arrête tout : un disque est perdu, face cachée.
