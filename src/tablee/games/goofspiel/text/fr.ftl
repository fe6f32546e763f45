title = Goofspiel
tagline = Misez vos cartes, chacune une seule fois, pour des prix qui se dévoilent un à un.
goal = Gagnez des prix par vos mises : qui a le plus de points en prix à la fin l’emporte.

card = { $name }
prize = { $name }

ask-bid =
    { $prizes_count ->
        [0] Misez une carte pour le prix caché.
        [one] Misez une carte pour le prix { $prizes }.
       *[other] Misez une carte pour les prix { $prizes }.
    }
    .help = Chacun pose une carte face cachée. La carte la plus forte, si elle est seule, emporte tous les prix en jeu. Chaque carte ne sert qu’une fois : gardez les fortes pour ce qui compte.
    .hint = La plus forte carte, si elle est seule, gagne le prix ; chaque carte ne sert qu’une fois.

verb-bid = Miser le { $target }

event-prize = Le prix { $prize } est dévoilé.
event-bid =
    { $you ->
        [yes] Vous misez le { $card }.
       *[no] { $seat } mise le { $card }.
    }
event-win =
    { $you ->
        [yes] Vous gagnez { $prizes }.
       *[no] { $seat } gagne { $prizes }.
    }
event-discard = Égalité à la plus forte mise : personne ne reçoit { $prizes }.
event-carry = Égalité à la plus forte mise : { $prizes } { $prizes_count ->
        [one] reste
       *[other] restent
    } en jeu.

refusal-played = Vous avez déjà misé le { $card }.
refusal-no-such-card = Cette carte n’existe pas dans cette partie.

score-prizes = Prix gagnés

field-deck = Prix à venir
field-stake = En jeu
field-gone = Prix perdus pour tous
field-hand = Main
field-bid = Dernière mise
field-won = Gagné

option-cards = Cartes par personne
option-order = Ordre des prix
option-order-shuffled = mélangé
option-order-ascending = croissant
option-order-descending = décroissant
option-ties = Prix en cas d’égalité
option-ties-discard = défaussé
option-ties-carry = remis en jeu
option-prize = Prix
option-prize-open = dévoilé avant les mises
option-prize-hidden = caché jusqu’aux mises

## The board in the browser

board-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-at-stake =
    { $points ->
        [one] { $points } point en jeu
       *[other] { $points } points en jeu
    }
board-carried =
    { $count ->
        [one] prix remis en jeu
       *[other] { $count } prix remis en jeu
    }
board-prize = Prix { $prize }
board-prize-help =
    { $prize ->
        [one] Vaut { $prize } point
       *[other] Vaut { $prize } points
    } pour la mise la plus forte, si personne ne l’égale.
board-prize-hidden = Un prix caché
board-prize-hidden-help = Il est dévoilé quand toutes les mises sont faites.
board-deck =
    { $count ->
        [0] Plus aucun prix à venir.
       *[other] À venir : { $prizes }. { $points ->
            [one] { $points } point
           *[other] { $points } points
        } en tout.
    }
board-holds =
    { $count ->
        [0] Plus de cartes
       *[other] A encore { $cards }
    }
board-won =
    { $points ->
        [0] Aucun prix pour l’instant
        [one] A gagné { $prizes } : { $points } point
       *[other] A gagné { $prizes } : { $points } points
    }
board-leads = en tête
board-ahead =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } d’avance sur { $players }
board-behind =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de retard sur { $players }
board-level = À égalité avec { $players }
board-state-thinking = réfléchit
board-state-chosen = a choisi
board-state-locked = a confirmé
board-slot-none = { $player } n’a pas encore misé.
board-slot-back = { $player } : une carte face cachée
board-slot-peek = Votre { $card }, face cachée
board-slot-front = { $player } mise le { $card }.
board-slot-last = { $player }, dernière mise : { $card }
board-card = Carte { $card }
board-card-help =
    { $stronger ->
        [0] Personne d’autre n’a de carte plus forte : elle peut être égalée, mais pas battue.
        [one] Un autre joueur a encore une carte plus forte.
       *[other] { $stronger } autres joueurs ont encore une carte plus forte.
    }
board-if-won = Si vous gagnez :
board-over =
    { $count ->
        [0] Personne n’a gagné de prix.
        [one]
            { $players } gagne avec { $points ->
                [one] { $points } point
               *[other] { $points } points
            }.
       *[other]
            { $players } partagent la victoire avec { $points ->
                [one] { $points } point
               *[other] { $points } points
            }.
    }
board-term-prize = Prix
    .meaning = Rapporte son nombre de points à la mise la plus forte, si personne ne l’égale.
board-term-card = Carte de mise
    .meaning = Elle a autant de pétales que de force ; chaque carte ne sert qu’une fois.
board-term-left = Cartes restantes
    .meaning = Claires : encore en main. Sombres : déjà misées.
board-term-leads = En tête
    .meaning = A le plus de points pour l’instant.
board-term-points = Points
    .meaning = La somme des prix gagnés. À la fin, le plus de points l’emporte.
board-term-deck = Prix à venir
    .meaning = Clair : encore à venir. Sombre : déjà révélé. Un prix est révélé à chaque manche.
bar-goal = But : le plus de points en prix
bar-done-bid = Confirmer ma mise
round-number = Manche { $round }

## Le guide

guide-chapter-bids = Les mises
guide-low = Les prix sont des points, chaque carte ne sert qu’une fois : laissez partir le { $card } pour celui-ci.
    .why = Qui a le plus de points à la fin gagne. Ce que vous posez est dépensé, quoi qu’il arrive.
guide-low-else = Cela marche aussi, mais une carte forte part pour un petit prix.
guide-higher = La plus forte carte gagne le prix, si personne ne pose la même. Combien vaut-il pour vous ?
    .why = Vous voyez les cartes qui restent aux autres. Toutes sont retournées ensemble.

# The reference sheet
sheet-goal = But
sheet-goal-most = Le plus de points en prix quand toutes les cartes sont jouées.
sheet-round = Une manche
sheet-round-bid = Chacun mise une carte en secret ; toutes sont révélées ensemble.
sheet-round-win = La mise la plus haute, si elle est seule, gagne ce qui est en jeu.
sheet-round-tie = Égalité au sommet : personne ne gagne ; le prix est défaussé ou reporté, selon l’accord.
sheet-round-spent = Toute carte misée est dépensée.
