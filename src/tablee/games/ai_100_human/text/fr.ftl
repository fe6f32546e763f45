### AI 100% Human. Ce que veulent dire les clés est expliqué au début de en.ftl.

title = AI 100% Human
tagline = Draftez des cartes, reliez-les dans une grille de quinze cases et faites marquer chacune dès sa pose.
goal =
    { $seats ->
        [1] Marquez autant de points de victoire que possible : votre total donne votre rang, d’Échec à PRIV8.
       *[other] Marquez des points de victoire avec les cartes posées, les deux objectifs et votre carte IA. Qui en a le plus à la fin gagne.
    }

## Les choses

card-001 = { board-title-diagonal_2 } 001 (rouge/violet)
card-002 = { board-title-diagonal_2 } 002 (bleu/jaune)
card-003 = { board-title-diagonal_2 } 003 (bleu/noir)
card-004 = { board-title-diagonal_2 } 004 (même couleur)
card-005 = { board-title-diagonal_2 } 005 (même couleur)
card-006 = { board-title-adjacent_2 } 006 (vert/noir en colonne)
card-007 = { board-title-adjacent_2 } 007 (vert/noir en colonne)
card-008 = { board-title-adjacent_2 } 008 (bleu/rouge en colonne)
card-009 = { board-title-adjacent_2 } 009 (vert/violet en ligne)
card-010 = { board-title-adjacent_2 } 010 (rouge/violet en ligne)
card-011 = { board-title-adjacent_2 } 011 (rouge/bleu en ligne)
card-012 = { board-title-adjacent_2 } 012 (rouges dans sa ligne)
card-013 = { board-title-adjacent_2 } 013 (même numéro en colonne)
card-014 = { board-title-adjacent_2 } 014 (même numéro en colonne)
card-015 = { board-title-adjacent_3 } 015 (trois numéros en colonne)
card-016 = { board-title-adjacent_3 } 016 (trois couleurs en colonne)
card-017 = { board-title-adjacent_2 } 017 (même numéro en ligne)
card-018 = { board-title-adjacent_2 } 018 (même couleur en ligne)
card-019 = { board-title-adjacent_3 } 019 (trois couleurs en ligne)
card-020 = { board-title-l_3 } 020 (noir/vert)
card-021 = { board-title-l_3 } 021 (même numéro)
card-022 = { board-title-l_3 } 022 (noir/bleu)
card-023 = { board-title-square_4 } 023 (rouge/violet)
card-024 = { board-title-gap_2 } 024 (rouge/violet à une carte d’écart)
card-025 = { board-title-two_horizontal_pairs } 025 (jaune/bleu)
card-026 = { board-title-set } 026 (violet + noir en colonne)
card-027 = { board-title-set } 027 (violet + noir en colonne)
card-028 = { board-title-set } 028 (jaune + vert en colonne)
card-029 = { board-title-set } 029 (2 × jaune/bleu en colonne)
card-030 = { board-title-set } 030 (2 × vert/noir en colonne)
card-031 = { board-title-set } 031 (violet + jaune/bleu en colonne)
card-032 = { board-title-set } 032 (violet + jaune/bleu en colonne)
card-033 = { board-title-set } 033 (2 + 4 en colonne)
card-034 = { board-title-set } 034 (2 + 3 en colonne)
card-035 = { board-title-set } 035 (2 × rouge dans sa ligne)
card-036 = { board-title-set } 036 (2 × violet dans sa ligne)
card-037 = { board-title-set } 037 (2 × jaune/rouge en ligne)
card-038 = { board-title-set } 038 (1 + 5 en ligne)
card-039 = { board-title-set } 039 (2 × noir autour)
card-040 = { board-title-set } 040 (2 × noir/vert autour)
card-041 = { board-title-set } 041 (2 de même couleur en colonne)
card-042 = { board-title-set } 042 (2 de même numéro en ligne)
card-043 = { board-title-trio } 043 (vert/violet/bleu en colonne)
card-044 = { board-title-trio } 044 (3 × bleu/jaune en ligne)
card-045 = { board-title-trio } 045 (3 × noir/vert en ligne)
card-046 = { board-title-trio } 046 (3 × bleu/vert en ligne)
card-047 = { board-title-quintet } 047 (5 numéros différents)
card-048 = { board-title-quintet } 048 (5 couleurs différentes)
card-049 = { board-title-sextet } 049 (6 couleurs différentes)
card-050 = { board-title-quartet } 050 (4 de même couleur)
card-051 = { board-title-quartet } 051 (4 numéros différents dans sa ligne)
card-052 = { board-title-crowd } 052 (rouges)
card-053 = { board-title-row } 053 (jaunes dans sa ligne)
card-054 = { board-title-row } 054 (noires/vertes dans sa ligne)
card-055 = { board-title-row } 055 (violettes/rouges dans sa ligne)
card-056 = { board-title-ring } 056 (rouges autour)
card-057 = { board-title-ring } 057 (violettes autour)
card-058 = { board-title-ring } 058 (violettes autour)
card-059 = { board-title-most } 059 (couleur dominante)
card-060 = { board-title-most } 060 (couleur dominante)
card-061 = { board-title-most } 061 (couleur dominante dans sa ligne)
card-062 = { board-title-most } 062 (couleur dominante dans sa ligne)
card-063 = { board-title-distinct } 063 (couleurs de sa ligne)
card-064 = { board-title-distinct } 064 (couleurs de sa ligne)
card-065 = { board-title-most } 065 (numéro dominant dans sa ligne)
card-066 = { board-title-distinct } 066 (couleurs de sa colonne)
card-067 = { board-title-most } 067 (couleur dominante autour)
card-068 = { board-title-least } 068 (couleur la plus rare)
card-069 = { board-title-least } 069 (couleur la plus rare)
card-070 = { board-title-stack } 070 (violet/rouge dans sa colonne)
card-071 = { board-title-stack } 071 (violet/rouge dans sa colonne)
card-072 = { board-title-halo } 072 (rouges autour)
card-073 = { board-title-halo } 073 (vert/jaune autour)
card-074 = { board-title-halo } 074 (vert/jaune autour)
card-075 = { board-title-halo } 075 (vert/bleu autour)
card-076 = { board-title-halo } 076 (bleu/noir autour)
card-077 = { board-title-halo } 077 (même numéro autour)
card-078 = { board-title-connectors } 078 (vertical, somme 6)
card-079 = { board-title-connectors } 079 (vertical, somme 5)
card-080 = { board-title-connectors } 080 (vertical, somme 7)
card-081 = { board-title-connectors } 081 (horizontal, somme 7)
card-082 = { board-title-connectors } 082 (horizontal, somme 5)
card-083 = { board-title-connectors } 083 (horizontal, somme 6)
card-084 = { board-title-connectors } 084 (vertical, même numéro)
card-085 = { board-title-connectors } 085 (horizontal, même numéro dans sa ligne)
card-086 = { board-title-connectors } 086 (horizontal, même couleur)
card-087 = { board-title-connectors } 087 (horizontal, deux couleurs)
card-088 = { board-title-connectors } 088 (vertical, deux couleurs dans sa colonne)
card-089 = { board-title-connectors } 089 (vertical, bleu + rouge)
card-090 = { board-title-connectors } 090 (vertical, bleu + vert)
card-091 = { board-title-connectors } 091 (vertical, violet + noir)
card-092 = { board-title-connectors } 092 (horizontal, noir + violet)
card-093 = { board-title-connectors } 093 (horizontal, bleu + vert)
card-094 = { board-title-connectors } 094 (horizontal, bleu + rouge)
card-095 = { board-title-diamonds } 095 (jaune + violet)
card-096 = { board-title-diamonds } 096 (rouge + noir)
card-097 = { board-title-diamonds } 097 (rouge + violet)
card-098 = { board-title-diamonds } 098 (jaune + noir)
card-099 = { board-title-copy } 099 (bleue)
card-100 = { board-title-copy } 100 (bleue)
card-101 = { board-title-copy } 101 (verte)
card-102 = { board-title-copy } 102 (verte)
card-103 = { board-title-copy } 103 (jaune)
card-104 = { board-title-copy } 104 (jaune)
card-105 = { board-title-copy_points } 105 (points)
card-106 = { board-title-copy_points } 106 (points)
card-107 = { board-title-spy } 107 (les 5 d’un voisin)
card-108 = { board-title-spy } 108 (les 1 d’un voisin)
card-109 = { board-title-spy } 109 (les 2 d’un voisin)
card-110 = { board-title-spy } 110 (les 4 d’un voisin)
card-111 = { board-title-distinct } 111 (couleurs de la ligne d’un voisin)
card-112 = { board-title-distinct } 112 (couleurs de la ligne d’un voisin)
card-113 = { board-title-most } 113 (couleur dominante dans la ligne d’un voisin)
card-114 = { board-title-most } 114 (couleur dominante dans la ligne d’un voisin)
card-115 = { board-title-swap_with_reserve } 115 (avec la réserve)
card-116 = { board-title-swap_with_reserve } 116 (avec la réserve)
card-117 = { board-title-extra_reserve } 117 (agrandie)
card-118 = { board-title-extra_reserve } 118 (agrandie)
card-119 = { board-title-swap_in_tableau } 119 (dans le tableau)
card-120 = { board-title-swap_in_tableau } 120 (dans le tableau)
card-AI-1 = AI-1 (trois figures)
card-AI-2 = AI-2 (seizième carte)
card-AI-3 = AI-3 (losanges mixtes)
card-AI-4 = AI-4 (extrêmes)
card-AI-5 = AI-5 (recâblage)
card-AI-6 = AI-6 (données fraîches)
card-AI-7 = AI-7 (couronne rouge et violette)
card-AI-8 = AI-8 (liens diagonaux)
card-AI-9 = AI-9 (spectre complet)
card-AI-10 = AI-10 (double identité)
card-AI-11 = AI-11 (suites)
card-AI-12 = AI-12 (extrémités jumelles)

objective-O1 = Ω1 (paires de même numéro en colonne)
objective-O2 = Ω2 (paires de somme 6 en colonne)
objective-O3 = Ω3 (numéros différents dans une ligne)
objective-O4 = Ω4 (losanges de quatre couleurs)
objective-O5 = Ω5 (colonnes d’une couleur)
objective-O6 = Ω6 (full de couleurs)
objective-O7 = Ω7 (diagonales de même couleur)
objective-O8 = Ω8 (paires de même couleur en ligne)
objective-O9 = Ω9 (connecteurs verticaux de même couleur)
objective-O10 = Ω10 (couleur la plus rare × dominante)
objective-O11 = Ω11 (couleurs différentes)
objective-O12 = Ω12 (losanges à 3 numéros égaux)
objective-O13 = Ω13 (losanges de quatre numéros)
objective-O14 = Ω14 (losanges de 13)
objective-O15 = Ω15 (full de numéros)
objective-O16 = Ω16 (4 de même numéro en ligne)

colour-red = rouge
colour-blue = bleu
colour-yellow = jaune
colour-black = noir
colour-green = vert
colour-violet = violet

corner = { $name }

cell = { $name }
cell-n1 = la case au-dessus de a1
cell-n2 = la case au-dessus de a2
cell-n3 = la case au-dessus de a3
cell-n4 = la case au-dessus de a4
cell-n5 = la case au-dessus de a5
cell-s1 = la case au-dessous de c1
cell-s2 = la case au-dessous de c2
cell-s3 = la case au-dessous de c3
cell-s4 = la case au-dessous de c4
cell-s5 = la case au-dessous de c5
cell-wa = la case à gauche de a1
cell-wb = la case à gauche de b1
cell-wc = la case à gauche de c1
cell-ea = la case à droite de a5
cell-eb = la case à droite de b5
cell-ec = la case à droite de c5

neighbour = { $name }
seat = Place { $name }

rank-failure = Échec
rank-mentat = Mentat
rank-al9000 = AL9000
rank-shyrka = Shyrka
rank-cortana = Cortana
rank-skynet = Skynet
rank-priv8 = PRIV8

## Les questions

ask-choose-face =
    Avec quelle face IA jouez-vous ? { $objectives_count ->
        [0] Les objectifs seront tirés ensuite.
       *[other] Les objectifs sont { $objectives }.
    }
    .help = Elle reste au centre de votre tableau toute la partie et y compte comme n’importe quelle carte. Elle rapporte à la fin ou vous donne un pouvoir : choisissez-en une qui va bien avec les objectifs ou, en solo, avec la grille de draft.
    .hint = Elle reste au milieu toute la partie. Choisissez selon les objectifs.
ask-keep-card =
    { $count ->
        [one] Gardez une de ces cartes pour votre réserve.
       *[other] Gardez { $count } de ces cartes pour votre réserve.
    }
    .help = À chaque tour une carte de plus entre dans votre réserve, et vous en jouez une. Gardez des cartes qui s’entraident, ou qui rapportent déjà dans un petit tableau.
    .hint = Gardez des cartes qui s’entraident ; elles attendent ici d’être jouées.
ask-pick-card = Choisissez une carte du paquet pour votre réserve.
    .help = Le reste continue, vers la gauche à la manche 1, vers la droite à la manche 2. Prenez ce qui rapportera dans votre tableau, et regardez ce que vous laissez à votre voisin.
    .hint = Une carte est à vous ; le reste part chez le voisin. Prenez ce qui rapporte dans votre tableau.
ask-drop-card = Quelle carte du paquet défaussez-vous ?
    .help = Votre adversaire recevra le reste du paquet, avec une carte que personne n’a vue. Défaussez ce qui vaudrait le plus chez lui.
    .hint = L’adversaire reçoit le reste : défaussez ce qui l’aiderait le plus.
ask-take-from-grid = En-tête { $colour } : prenez l’une de ses trois cartes.
    .help = Les deux autres quittent la grille après le tour. Le standee rejoint l’en-tête de la couleur prise : c’est là que vous choisirez au prochain tour.
    .hint = La couleur prise décide de la ligne où vous choisirez au prochain tour.
ask-choose-card = Quelle carte de votre réserve jouez-vous ce tour-ci ?
    .help = Une carte n’est décomptée qu’une fois, quand elle est posée, avec ce que contient alors le tableau. Jouez ce qui rapporte maintenant et gardez pour plus tard ce qui a besoin d’être entouré ; après le tour 7, le reste de la réserve est perdu.
    .hint = Une carte rapporte une fois, à la pose, selon ce qui est là. Plus tard, rapporterait-elle plus ?
ask-discard-card =
    { $count ->
        [one] Défaussez une carte de votre réserve.
       *[other] Défaussez { $count } cartes de votre réserve.
    }
    .help = Les nouvelles cartes sont déjà dans votre réserve, et n’importe laquelle de ses cartes peut partir. Gardez ce que vous saurez encore bien placer dans cette manche.
    .hint = Nouvelle ou ancienne, toute carte peut partir : gardez ce qui se placera bien cette manche.
ask-place-card = Où posez-vous { $card } ?
    .help = Sur une case vide à côté d’une carte de votre tableau. Elle est décomptée une fois, ici et maintenant ; mais sa couleur, son numéro et ses coins serviront aussi aux cartes suivantes et à l’objectif.
    .hint = Les nombres disent ce que paie chaque case maintenant. Ses voisines peuvent payer plus tard.
ask-move-to = Où va { $card } ?
    .help = Sur une case vide, ou sur la case d’une autre carte, qui prend alors sa place. Rien n’est décompté pour autant : pensez à l’objectif et aux cartes à venir.
    .hint = Déplacer ne rapporte rien : préparez l’objectif ou la prochaine carte.
ask-copy-card =
    { $card } : quelle carte { $colour ->
        [bleu] bleue
        [vert] verte
        [noir] noire
        [violet] violette
       *[other] { $colour }
    } d’un voisin copiez-vous ?
    .help = Votre carte noire est décomptée selon la condition de la carte copiée, mais dans votre propre tableau et depuis sa propre case. Cherchez la condition que votre tableau remplit le mieux.
    .hint = Vous copiez ce que demande une carte voisine ; on compte dans votre propre tableau.
ask-read-neighbour = { $card } : chez qui comptez-vous ?
    .help = Comparez les deux : les cartes de ce tour et la carte IA comptent aussi. Votre choix ne coûte rien à votre voisin.
    .hint = Les cartes noires regardent à côté : choisissez chez qui compter. Cela ne coûte rien au voisin.
ask-lift-card = { $card } : quelle carte de votre tableau va dans la réserve ?
    .help = La nouvelle carte est décomptée aussitôt sur cette case. L’ancienne va dans votre réserve et peut être rejouée dès le tour suivant. Vous perdez ensuite les points de la carte, que vous échangiez ou non.
    .hint = La carte reprise pourra être rejouée ; la nouvelle est décomptée aussitôt.
ask-insert-card = Quelle carte de votre réserve prend la place de { $card } ?
    .help = Elle est décomptée aussitôt, comme si vous l’aviez posée là ce tour-ci.
    .hint = Elle est décomptée aussitôt sur cette case, comme si vous veniez de la poser.
ask-swap-cards = { $card } : quelle carte de votre tableau déplacez-vous ?
    .help = Elle change de place avec une autre carte ou va sur une case vide. Rien n’est décompté pour autant ; servez-vous-en pour préparer l’objectif, ou renoncez.
    .hint = Deux cartes peuvent changer de place. Rien n’est décompté : pensez à l’objectif.
ask-prepare-objective = Objectif { $objective } : utilisez-vous d’abord votre carte IA ?
    .help = Avec AI-5 vous pouvez échanger deux cartes ou en déplacer une, une fois par partie. Avec AI-10 vous pouvez dire laquelle de ses deux identités compte ; sinon, c’est la meilleure.
    .hint = Dernière chance avant l’objectif : un échange peut compléter quelque chose.
ask-add-card = Quelle carte de votre réserve ajoutez-vous comme seizième ?
    .help = Elle va hors de la grille pleine, et ce qu’elle rapporte là est le score de votre carte IA. Choisissez celle qui rapporte le plus avec votre tableau.
    .hint = Cette carte va hors de la grille ; ce qu’elle y marque est le score de votre carte IA.
ask-place-outside = Où posez-vous { $card } hors de la grille ?
    .help = Elle allonge d’une carte la ligne ou la colonne qu’elle touche. Au-dessus et au-dessous de la grille, elle est seule dans sa ligne.
    .hint = Elle allonge la ligne ou la colonne touchée : voyez où cela rapporte.

## Les choix

verb-face = Jouer avec { $target }
verb-keep = Garder { $target }
verb-pick = Prendre { $target }
verb-discard = Défausser { $target }
verb-play = Jouer { $target }
verb-copy = Copier { $target }
verb-insert = Mettre { $target }
verb-place = Poser sur { $target }
verb-move = Déplacer la carte de { $target }
verb-to = Vers { $target }
verb-lift = Retirer la carte de { $target }
verb-read =
    { $target ->
        [left] Voisin de gauche
        [right] Voisin de droite
       *[grid] Grille
    }
verb-declare =
    Carte IA { $target ->
        [bleu] bleue
        [vert] verte
        [noir] noire
        [violet] violette
       *[other] { $target }
    }
verb-redraw = Repiocher (AI-6)
verb-decline = Renoncer

## Ce qui se passe

event-objectives = Les objectifs sont { $objectives }.
event-headers = En-têtes de la grille de draft, d’abord les lignes, puis les colonnes : { $colours }.
event-ai-card =
    { $you ->
        [yes] Vous pouvez jouer avec l’une de ces faces IA : { $faces }.
       *[no] { $seat } peut jouer avec l’une de ces faces IA : { $faces }.
    }
event-face =
    { $you ->
        [yes] Vous jouez avec { $card }.
       *[no] { $seat } joue avec { $card }.
    }
event-round = La manche { $round } commence.
event-grid = Cartes posées face visible dans la grille : { $cards }.
event-standee = Le standee va sur l’en-tête { $colour }.
event-deal-reserve =
    { $you ->
        [yes] Vous recevez { $cards }.
       *[no] { $seat } reçoit { $cards }.
    }
    .hidden =
        { $you ->
            [yes] Vous recevez des cartes pour votre réserve.
           *[no] { $seat } reçoit des cartes pour sa réserve.
        }
event-keep =
    { $you ->
        [yes] Vous gardez { $card }.
       *[no] { $seat } garde { $card }.
    }
    .hidden =
        { $you ->
            [yes] Vous gardez une carte.
           *[no] { $seat } garde une carte.
        }
event-return =
    { $cards_count ->
        [0]
            { $you ->
                [yes] Vous les gardez toutes.
               *[no] { $seat } les garde toutes.
            }
       *[other]
            { $you ->
                [yes] Vous remettez { $cards } dans la pioche.
               *[no] { $seat } remet { $cards } dans la pioche.
            }
    }
    .hidden =
        { $you ->
            [yes] Vous remettez les autres cartes dans la pioche.
           *[no] { $seat } remet les autres cartes dans la pioche.
        }
event-deal-pack =
    { $you ->
        [yes] Vous recevez le paquet { $cards }.
       *[no] { $seat } reçoit le paquet { $cards }.
    }
    .hidden =
        { $you ->
            [yes] Vous recevez un paquet.
           *[no] { $seat } reçoit un paquet.
        }
event-turn = Tour { $turn }.
event-pick =
    { $you ->
        [yes] Vous prenez { $card }.
       *[no] { $seat } prend { $card }.
    }
    .hidden =
        { $you ->
            [yes] Vous prenez une carte.
           *[no] { $seat } prend une carte.
        }
event-drop =
    { $you ->
        [yes] Vous défaussez { $card } du paquet.
       *[no] { $seat } défausse { $card } du paquet.
    }
    .hidden =
        { $you ->
            [yes] Vous défaussez une carte du paquet.
           *[no] { $seat } défausse une carte du paquet.
        }
event-top-up =
    { $you ->
        [yes] Une carte que personne n’a vue s’ajoute à votre paquet.
       *[no] Chez { $seat }, une carte que personne n’a vue s’ajoute au paquet.
    }
event-pass =
    { $you ->
        [yes] Vous passez votre paquet à { $to }.
       *[no]
            { $to_you ->
                [yes] { $seat } vous passe son paquet.
               *[no] { $seat } passe son paquet à { $to }.
            }
    }
event-receive =
    { $you ->
        [yes] Vous recevez { $cards }.
       *[no] { $seat } reçoit { $cards }.
    }
    .hidden =
        { $you ->
            [yes] Vous recevez un paquet.
           *[no] { $seat } reçoit un paquet.
        }
event-take =
    { $you ->
        [yes] Vous prenez { $card }, sur { $cell } de la grille de draft.
       *[no] { $seat } prend { $card }, sur { $cell } de la grille de draft.
    }
event-mark = Grille de draft : ce qui se trouve sur { $cells } part après ce tour.
event-refill = La grille de draft est complétée avec { $cards }.
event-redraw =
    { $you ->
        [yes] Vous utilisez le pouvoir de votre carte IA pour avoir de nouvelles cartes.
       *[no] { $seat } utilise le pouvoir de sa carte IA pour avoir de nouvelles cartes.
    }
event-draw =
    { $cards_count ->
        [0] { $you ->
            [yes] Il ne vous reste rien à piocher.
           *[no] Il ne reste rien à piocher pour { $seat }.
        }
       *[other] { $you ->
            [yes] Vous piochez { $cards }.
           *[no] { $seat } pioche { $cards }.
        }
    }
    .hidden =
        { $you ->
            [yes] Vous piochez pour votre réserve.
           *[no] { $seat } pioche pour sa réserve.
        }
event-reshuffle = La pioche est vide : la défausse de cette manche est mélangée et devient la nouvelle pioche.
event-discard =
    { $cards_count ->
        [0]
            { $you ->
                [yes] Vous n’avez rien à défausser.
               *[no] { $seat } n’a rien à défausser.
            }
       *[other]
            { $you ->
                [yes] Vous défaussez { $cards }.
               *[no] { $seat } défausse { $cards }.
            }
    }
    .hidden =
        { $you ->
            [yes] Vous défaussez des cartes de votre réserve.
           *[no] { $seat } défausse des cartes de sa réserve.
        }
event-reveal =
    { $you ->
        [yes] Vous révélez { $card }.
       *[no] { $seat } révèle { $card }.
    }
event-place =
    { $you ->
        [yes] Vous posez { $card } sur { $cell }.
       *[no] { $seat } pose { $card } sur { $cell }.
    }
event-declare =
    { $you ->
        [yes] Vous déclarez votre carte IA
       *[no] { $seat } déclare sa carte IA
    } { $colour ->
        [bleu] bleue.
        [vert] verte.
        [noir] noire.
        [violet] violette.
       *[other] { $colour }.
    }
event-identity =
    { $you ->
        [yes] Votre carte IA compte maintenant comme
       *[no] Chez { $seat }, la carte IA compte maintenant comme
    } { $colour ->
        [bleu] bleue
        [vert] verte
        [noir] noire
        [violet] violette
       *[other] { $colour }
    } : cela rapporte plus.
event-swap =
    { $cards_count ->
        [one]
            { $you ->
                [yes] Vous déplacez { $cards } de { $start } à { $end }.
               *[no] { $seat } déplace { $cards } de { $start } à { $end }.
            }
       *[other]
            { $you ->
                [yes] Vous échangez { $cards }, sur { $start } et { $end }.
               *[no] { $seat } échange { $cards }, sur { $start } et { $end }.
            }
    }
event-stay =
    { $you ->
        [yes] Vous ne changez rien avec { $card }.
       *[no] { $seat } ne change rien avec { $card }.
    }
event-copy =
    { $you ->
        [yes] Avec { $card } vous copiez { $copied }.
       *[no] Avec { $card }, { $seat } copie { $copied }.
    }
event-read =
    { $you ->
        [yes] Pour { $card } vous comptez chez { $owner }.
       *[no] { $owner_you ->
            [yes] Pour { $card }, { $seat } compte chez vous.
           *[no] Pour { $card }, { $seat } compte chez { $owner }.
        }
    }
event-read-grid =
    { $you ->
        [yes] Pour { $card } vous comptez dans la grille.
       *[no] Pour { $card }, { $seat } compte dans la grille.
    }
event-exchange =
    { $you ->
        [yes] Sur { $cell }, vous mettez { $new } à la place de { $out }, qui va dans votre réserve.
       *[no] Sur { $cell }, { $seat } met { $new } à la place de { $out }, qui va dans sa réserve.
    }
event-score =
    { $you ->
        [yes] Vous marquez
       *[no] { $seat } marque
    } { $points } PV avec { $card } sur { $cell }.
event-lose =
    { $you ->
        [yes] Vous perdez
       *[no] { $seat } perd
    } { $points } PV avec { $card } sur { $cell }.
event-objective =
    { $you ->
        [yes] Vous marquez
       *[no] { $seat } marque
    } { $points } PV pour l’objectif { $objective }.
event-prospect = { $objective } rapporterait alors { $points } PV
event-count = Grâce à { $cells }
event-connect = Connectés en { $corners }
event-extra =
    { $you ->
        [yes] Vous posez { $card } hors de la grille, sur { $cell }.
       *[no] { $seat } pose { $card } hors de la grille, sur { $cell }.
    }
event-no-extra =
    { $you ->
        [yes] Vous n’ajoutez pas de seizième carte.
       *[no] { $seat } n’ajoute pas de seizième carte.
    }
event-ai =
    { $you ->
        [yes] Vous marquez
       *[no] { $seat } marque
    } { $points } PV avec { $card }, la carte IA.
event-rank =
    { $you ->
        [yes] Avec { $points } PV, vous atteignez le rang { $rank }.
       *[no] Avec { $points } PV, { $seat } atteint le rang { $rank }.
    }

## Pourquoi pas

refusal-not-your-face = { $card } n’est pas une face de votre carte IA.
refusal-not-in-hand = { $card } ne fait pas partie des cartes que vous avez en main.
refusal-not-in-pack = { $card } n’est pas dans votre paquet.
refusal-in-order = Choisissez par numéros croissants, en laissant assez de cartes pour la suite de votre choix : { $card } ne peut pas venir maintenant.
refusal-not-in-reserve = { $card } n’est pas dans votre réserve.
refusal-not-in-line = { $card } n’est pas dans la ligne ou la colonne du standee.
refusal-cell-taken = Il y a déjà une carte sur { $cell }.
refusal-cell-apart = Sur { $cell } la carte n’en toucherait aucune autre : il faut un côté commun avec une carte de votre tableau (avec AI-8, un coin suffit).
refusal-outside-grid = Vous ne pouvez pas poser sur { $cell } : les cartes restent dans la grille de 3 lignes et 5 colonnes.
refusal-ai-card-stays = La carte IA ne se déplace jamais.
refusal-nothing-there = Il n’y a pas de carte sur { $cell }.
refusal-would-be-alone = Avec cette carte sur { $cell }, une carte de votre tableau n’en toucherait plus aucune autre.
refusal-other-order = Commencez l’échange par la carte qui vient en premier, ligne après ligne : { $cell } ne peut pas être choisi ici.
refusal-power-spent = Vous avez déjà utilisé le pouvoir de votre carte IA.
refusal-not-your-power = Votre face IA n’a pas ce pouvoir.
refusal-no-such-identity =
    Votre carte IA ne peut pas être { $colour ->
        [bleu] bleue
        [vert] verte
        [noir] noire
        [violet] violette
       *[other] { $colour }
    }, ou vous l’avez déjà déclarée.
refusal-cannot-copy = { $card } ne peut pas être copiée : il faut une carte Évolution de la bonne couleur dans le tableau d’un voisin.
refusal-no-such-neighbour =
    { $neighbour ->
        [left] Il n’y a personne à votre gauche.
        [right] À deux, vos voisins sont votre adversaire et la grille.
       *[grid] Il n’y a pas de grille dans cette partie : vos voisins sont les joueurs à votre gauche et à votre droite.
    }
refusal-takes-no-part = { $card } ne peut pas être échangée : la carte IA et les cartes qui ont cet effet ne participent pas.
refusal-card-stays = La carte sur { $cell } reste en place : seuls quelques effets déplacent une carte.
refusal-only-placing = Les cases se choisissent à une seule étape du tour : pour poser la carte que vous avez révélée.
refusal-only-before-placing = Les cartes du paquet et de la réserve se choisissent avant de poser les cartes du tour.

## La feuille de score

score-red = Cartes rouges
score-blue = Cartes bleues
score-yellow = Cartes jaunes
score-black = Cartes noires
score-green = Cartes vertes
score-violet = Cartes violettes
score-objective-1 = Objectif de la manche 1
score-objective-2 = Objectif de la manche 2
score-ai = Carte IA

## Ce qu’il y a sur la table

field-round = Manche
field-turn = Tour
field-objectives = Objectifs
field-deck = Pioche
field-stock = Cartes de la manche 2
field-gone = Hors du jeu
field-queue = Cartes noires à résoudre
field-grid = Grille
field-headers = En-têtes de la grille de draft
field-standee = Standee
field-marked = Cases à vider
field-pile = Pile des tours
field-discard = Défausse
field-tableau = Tableau
field-faces = Faces IA hors jeu
field-outside = Seizième carte
field-edge = Sa case hors de la grille
field-pack = Paquet
field-added = Carte ajoutée sans la voir
field-reserve = Réserve
field-known = Réserve, connue de tous
field-chosen = Carte choisie
field-revealed = Carte révélée
field-cell = Case de ce tour
field-discarded = Défaussé cette manche
field-spent = Défaussé à la manche précédente
field-passed = Rendu et transmis
field-picks = Choisi au draft
field-first = Gardées au début de la manche
field-came_out = Sorti de la réserve
field-came_out_in = Sorti au tour
field-joined = Entré en réserve à la vue de tous
field-joined_in = Entré au tour
field-drew_in = Pioché au tour
field-power = Pouvoir utilisé au tour
field-declared = Identité déclarée
field-identity = Identité de la carte IA
field-points = Points de victoire
field-gained = PV de ce tour
field-sheet = Cartes décomptées
field-sheet_points = Leurs PV

## Comment on joue

option-objectives = Objectifs
option-objectives-all = les seize
option-objectives-starter = pour débuter

# À propos de cette édition : groupes de composants, leurs éléments sans nom en jeu, et champs

edition-numbers = Nombres des règles
edition-numbers-item =
    { $id ->
        [turns] Tours d’une manche
        [cards-dealt] Cartes distribuées pour la réserve
        [cards-kept] Cartes gardées en réserve
        [cards-in-pack] Cartes d’un paquet
        [neutral-columns] Colonnes de la grille neutre posées à chaque manche
        [draft-grid-side] Lignes et colonnes de la grille de draft
       *[turn-pile] Cartes de la pile des tours
    }
edition-ranks = Rangs en solo
edition-cards = Cartes Évolution
edition-faces = Faces IA
edition-objectives = Objectifs

edition-field-value = Valeur
edition-field-least = Points nécessaires
edition-field-phase = Phase
edition-field-colour = Couleur
edition-field-number = Numéro
edition-field-connectors = Connecteurs
edition-field-zone = Zone
edition-field-scoring = Condition
edition-field-card = Carte IA
edition-field-identities = Identités
edition-field-last_figure = Dernière figure
edition-field-starter = Pour une première partie

## Le plateau : cartes

board-kind-red = Illustration
board-kind-blue = Jeu
board-kind-yellow = Calcul
board-kind-black = Hacking
board-kind-green = Recherche
board-kind-violet = Conversation
board-first =
    { $first ->
        [red] rouge
        [blue] bleu
        [yellow] jaune
        [black] noir
        [green] vert
       *[violet] violet
    }
board-second =
    { $second ->
        [red] rouge
        [blue] bleu
        [yellow] jaune
        [black] noir
        [green] vert
       *[violet] violet
    }
board-first-card =
    { $first ->
        [red] rouge
        [blue] bleue
        [yellow] jaune
        [black] noire
        [green] verte
       *[violet] violette
    }
board-second-card =
    { $second ->
        [red] rouge
        [blue] bleue
        [yellow] jaune
        [black] noire
        [green] verte
       *[violet] violette
    }
board-first-cards = { board-first-card }s
board-second-cards = { board-second-card }s
board-colours =
    { $second ->
        [none] { board-first }
       *[other] { board-first } et/ou { board-second }
    }
board-card-of =
    { $second ->
        [none] carte { board-first-card }
       *[other] carte { board-first-card } ou { board-second-card }
    }
board-cards-of =
    { $second ->
        [none] cartes { board-first-cards }
       *[other] cartes { board-first-cards } et/ou { board-second-cards }
    }
board-look = { board-first-card } { $number }
board-phase = phase { $phase }
board-corner-tl = en haut à gauche
board-corner-tr = en haut à droite
board-corner-bl = en bas à gauche
board-corner-br = en bas à droite
board-connector = { $corner } { board-first } { $number }
board-connectors = Connecteurs : { $connectors }.

## Le plateau : zones

board-zone-tableau = Tout le tableau
    .meaning = Toutes les cartes de votre tableau, carte IA comprise.
board-zone-each_row = Chaque ligne
    .meaning = Chaque ligne est comptée à part, et les résultats s’ajoutent.
board-zone-each_column = Chaque colonne
    .meaning = Chaque colonne est comptée à part, et les résultats s’ajoutent.
board-zone-row = Sa ligne
    .meaning = Seulement la ligne où se trouve la carte, elle comprise.
board-zone-column = Sa colonne
    .meaning = Seulement la colonne où se trouve la carte, elle comprise.
board-zone-around = Autour d’elle
    .meaning = Les cartes, huit au plus, qui la touchent par un côté ou par un coin, mais pas la carte elle-même.
board-zone-best_row = Une ligne
    .meaning = Une seule ligne est comptée : celle qui rapporte le plus.
board-zone-neighbour_tableau = Le tableau d’un voisin
    .meaning = Toutes les cartes du voisin de votre choix, carte IA comprise.
board-zone-neighbour_row = La ligne d’un voisin
    .meaning = Chez le voisin de votre choix, la ligne à la même hauteur que cette carte.
board-zone-copied = Zone de la carte copiée
    .meaning = Lue dans votre propre tableau, depuis la case de la carte noire.
board-zone-both_neighbours = Les deux voisins
    .meaning = On compare ce que l’un et l’autre ont gagné ce tour-ci.
board-zone-reserve = Réserve
    .meaning = La carte agit sur votre réserve.
board-zone-outside = Hors de la grille
    .meaning = L’une des seize cases qui touchent la grille de l’extérieur.
board-zone-self = Cette carte
    .meaning = La carte agit sur elle-même.
board-in-tableau = dans tout le tableau
board-in-each_row = dans chaque ligne
board-in-each_column = dans chaque colonne
board-in-row = dans sa ligne
board-in-column = dans sa colonne
board-in-around = autour d’elle
board-in-best_row = dans une seule ligne, la meilleure
board-in-neighbour_tableau = dans tout le tableau d’un voisin
board-in-neighbour_row = dans la même ligne chez un voisin

## Le plateau : conditions

board-shape-diagonal_2 = paire diagonale
board-shape-adjacent_2 = paire contiguë
board-shape-adjacent_3 = alignement de trois
board-shape-l_3 = L de trois
board-shape-square_4 = carré 2 × 2
board-shape-gap_2 = paire à une carte d’écart
board-shape-two_horizontal_pairs = groupe de deux paires horizontales
board-shape-row_ends = paire formée par les deux bouts
board-match-colours = en { board-colours }
board-match-same =
    { $attribute ->
        [colour] de même couleur
       *[number] de même numéro
    }
board-match-distinct =
    { $attribute ->
        [colour] sans couleur répétée
       *[number] sans numéro répété
    }
board-match-sum = de somme { $sum }
board-match-consecutive = de numéros consécutifs dans n’importe quel ordre
board-match-colour_pair = avec un { board-first } et un { board-second }
board-match-at_least = avec { $requirements }
board-match-at_least_same =
    avec au moins { $count } { $attribute ->
        [colour] de même couleur
       *[number] numéros égaux
    }
board-requirement-colour = un connecteur { board-first }
board-requirement-number = un connecteur de numéro { $number }
board-figure = { $points } PV par { $shape } { $match }, { $zone }.
board-figure-kind = { $shape } { $match }
board-figures = { $points } PV pour chacune de ces figures, { $zone } : { $figures }.
board-set-slots = { $points } PV par lot ({ $slots }), { $zone }.
board-slot-colours = une { board-card-of }
board-slot-number = un { $number }
board-slots-alike = { $count } { board-cards-of }
board-set-size = { $points } PV par lot de { $size } cartes { $match }, { $zone }.
board-set-groups =
    { $points } PV par full, { $zone } : { $attribute ->
        [colour] { $many } cartes d’une couleur et { $few } d’une autre, ou de la même.
       *[number] { $many } cartes d’un numéro et { $few } d’un autre, ou du même.
    }
board-at-most =
    { $max ->
        [one] Rapporte une fois au plus.
       *[other] Rapporte { $max } fois au plus.
    }
board-per_card-colours = { $points } PV par { board-card-of }, { $zone }.
board-per_card-number = { $points } PV par carte de numéro { $number }, { $zone }.
board-most =
    { $points } PV par carte { $attribute ->
        [colour] de la couleur dominante
       *[number] du numéro dominant
    }, { $zone }.
board-least =
    { $points } PV par carte { $attribute ->
        [colour] de la couleur présente la plus rare
       *[number] du numéro présent le plus rare
    }, { $zone }.
board-distinct =
    { $points } PV par { $attribute ->
        [colour] couleur différente
       *[number] numéro différent
    }, { $zone }.
board-progressive-colours = Selon le nombre de { board-cards-of }, { $zone } : { $steps }.
board-progressive-most =
    Selon le nombre de cartes { $attribute ->
        [colour] de même couleur
       *[number] de même numéro
    }, { $zone } : { $steps }.
board-progressive-distinct =
    Selon le nombre { $attribute ->
        [colour] de couleurs différentes
       *[number] de numéros différents
    }, { $zone } : { $steps }.
board-step = { $points } PV pour { $count }
board-step-last = { $points } PV pour { $count } ou plus
board-product = Cartes de la couleur présente la plus rare × cartes de la couleur dominante = PV, { $zone }. Une seule couleur rapporte 0.
board-connectors-horizontal = { $points } PV par paire horizontale de connecteurs { $match }, { $zone }.
board-connectors-vertical = { $points } PV par paire verticale de connecteurs { $match }, { $zone }.
board-diamonds = { $points } PV par losange { $match }, { $zone }.
board-diamonds-complete = Le losange doit être complet.
board-diamonds-incomplete = Les losanges encore incomplets comptent aussi.
board-share = Un même connecteur peut servir pour une couleur et pour un numéro.

## Le plateau : effets, faces IA, objectifs

board-effect-copy = Copiez une carte { board-first-card } d’un voisin : elle est décomptée dans votre propre tableau, depuis la case de cette carte.
board-effect-copy_points =
    Autant de PV que le meilleur de vos deux voisins en a gagné ce tour-ci. En solo : { $points } PV.
board-effect-swap_with_reserve = Vous pouvez échanger une carte de votre tableau avec une de votre réserve, qui est décomptée aussitôt. Perdez ensuite { $points } PV dans tous les cas.
board-effect-extra_reserve =
    { $points } PV. Piochez { $draw ->
        [one] { $draw } carte
       *[other] { $draw } cartes
    } pour votre réserve. Si cette carte est dans votre tableau quand commence la manche 2, gardez { $more ->
        [one] { $more } carte de plus.
       *[other] { $more } cartes de plus.
    }
board-effect-swap_in_tableau = { $points } PV. Vous pouvez échanger deux cartes de votre tableau, ou en déplacer une sur une case vide.
board-face-extra_card = En fin de partie : ajoutez une carte de votre réserve hors de la grille et décomptez-la.
board-face-swap_in_tableau = Une fois par partie : échangez deux cartes de votre tableau, ou déplacez-en une sur une case vide. En fin de partie : { $points } PV.
board-face-redraw =
    Une fois par manche : piochez { $draw ->
        [one] { $draw } carte
       *[other] { $draw } cartes
    } pour votre réserve, puis défaussez-en { $discard }.
board-face-diagonal_placement = Vous pouvez aussi poser des cartes qui ne se touchent que par un coin. En fin de partie : { $points } PV.
board-face-dual_identity = À chacun de vos décomptes, cette carte est { board-first-card } { $first_number } ou { board-second-card } { $second_number }, à votre gré. En fin de partie : { $points } PV.
board-face-end = Se décompte en fin de partie. { $condition }
board-objective = Se décompte à la fin de la manche { $round }. { $condition }
board-objective-starter = Bien pour débuter

## Le plateau : signes de la table

board-power-active = Le pouvoir peut servir
board-power-spent = Le pouvoir a servi
board-pass-left = Paquets à gauche
board-pass-right = Paquets à droite
board-order = Cartes noires encore à résoudre, dans cet ordre
board-preview = { $points } PV ici
board-why = { $count } × { $points } PV = { $total } PV
board-why-steps = { $count } en tout : { $total } PV
board-why-product = { $least } de la couleur la plus rare × { $most } de la dominante = { $total } PV
board-why-copy = Décomptée comme { $copied }
board-why-nothing = La condition n’est pas remplie : 0 PV
board-rank = De { $least } à { $most } PV : { $rank }
board-rank-last = { $least } PV ou plus : { $rank }

## Le plateau : icônes et termes

board-term-evolution-card = Carte Évolution
    .meaning = Une carte à drafter et à poser. Elle a une couleur, un numéro, quatre connecteurs et une condition décomptée une seule fois.
board-term-ai-card = Carte IA
    .meaning = Elle est au centre du tableau et y compte comme n’importe quelle carte ; elle rapporte en fin de partie ou donne un pouvoir.
board-term-objective = Carte Objectif
    .meaning = Chacun la décompte sur son propre tableau à la fin de sa manche.
board-term-starter = Carte Start
    .meaning = L’un des six objectifs qui conviennent aux premières parties.
board-term-tableau = Tableau
    .meaning = Votre grille de 3 lignes et 5 colonnes ; à la fin, les quinze cases sont remplies.
board-term-row = Ligne
    .meaning = Cinq cases côte à côte : a en haut, b au milieu, c en bas.
board-term-column = Colonne
    .meaning = Trois cases l’une au-dessus de l’autre, de 1 à 5 depuis la gauche.
board-term-reserve = Réserve
    .meaning = Vos cartes secrètes. À chaque tour vous en jouez une.
board-term-pack = Paquet
    .meaning = Les cartes qui se draftent : prenez-en une, passez le reste.
board-term-separation-card = Carte Séparation
    .meaning = Elle sépare la réserve du paquet ; en solo, c’est l’en-tête d’une ligne ou d’une colonne de la grille de draft.
board-term-draft = Draft
    .meaning = Chacun prend une carte d’un paquet et passe le reste.
board-term-draw-pile = Pioche
    .meaning = Les cartes de cette manche qui n’ont pas été distribuées.
board-term-phase = Phase
    .meaning = Cartes et objectifs de phase 1 servent à la manche 1, ceux de phase 2 à la manche 2.
board-term-round = Manche
    .meaning = Sept tours, puis l’objectif. La partie compte deux manches.
board-term-turn = Tour
    .meaning = Prendre, passer, choisir, poser, décompter : tout le monde en même temps.
board-term-points = Points de victoire (PV)
    .meaning = Qui en a le plus à la fin gagne.
board-term-condition = Condition
    .meaning = Ce qui rapporte des PV, ou ce que fait la carte.
board-term-zone = Zone de localisation
    .meaning = La partie du tableau où se lit une condition.
board-term-number = Numéro
    .meaning = Chaque carte a un numéro de 1 à 5.
board-term-connector = Connecteur
    .meaning = Le triangle dans un coin de carte, avec une couleur et un numéro à lui.
board-term-horizontal-pair = Paire horizontale
    .meaning = Entre deux cartes côte à côte : les deux connecteurs qui se touchent en haut de leur bord commun.
board-term-vertical-pair = Paire verticale
    .meaning = Entre deux cartes l’une au-dessus de l’autre : les deux connecteurs qui se touchent à droite de leur bord commun.
board-term-diamond = Losange
    .meaning = Les quatre connecteurs qui se rejoignent là où quatre cases se touchent. Un tableau compte huit losanges.
board-term-figure = Figure
    .meaning = Des cartes dans une disposition donnée ; elle peut être tournée ou vue en miroir.
board-term-set = Lot
    .meaning = Des cartes d’une même zone, où qu’elles s’y trouvent.
board-term-big-set = Grand lot
    .meaning = Un lot de quatre cartes ou plus.
board-term-golden-rule = Règle d’or
    .meaning = Dans un même décompte, une carte ou un connecteur ne sert qu’une fois. La table trouve toujours pour vous le meilleur regroupement.
board-term-neighbour = Voisin
    .meaning = Le joueur à votre gauche ou à votre droite.
board-term-neutral-grid = Grille (voisin neutre)
    .meaning = À deux, des cartes visibles qui tiennent lieu de second voisin.
board-term-draft-grid = Grille de draft
    .meaning = En solo, neuf cartes visibles parmi lesquelles prendre ; elle tient aussi lieu de voisins.
board-term-header = En-tête
    .meaning = La couleur en tête d’une ligne ou d’une colonne de la grille de draft.
board-term-turn-pile = Pile des tours
    .meaning = En solo, les cartes qui complètent la grille de draft après chaque tour.
board-term-copy-card = Copie de carte
    .meaning = Une carte noire décomptée comme une carte d’un voisin.
board-term-black-card = Carte noire
    .meaning = Une carte Hacking : elle est résolue après toutes les autres couleurs, par numéros croissants.
board-term-token = Jeton AI
    .meaning = Il montre si le pouvoir d’AI-5 ou d’AI-6 peut encore servir.
board-term-standee = Standee
    .meaning = Il marque votre carte IA ; en solo, il désigne la ligne ou la colonne où prendre.
board-term-rank = Rang
    .meaning = Ce que vaut votre total en solo.

## Le plateau dans le navigateur : étiquettes

board-title-diagonal_2 = Diagonale
board-title-adjacent_2 = Paire
board-title-adjacent_3 = File
board-title-l_3 = Coin
board-title-square_4 = Carré
board-title-gap_2 = Écho
board-title-two_horizontal_pairs = Jumelles
board-title-row_ends = Bouts
board-title-figures = Figures
board-title-set = Lot
board-title-trio = Trio
board-title-quartet = Quatuor
board-title-quintet = Quintette
board-title-sextet = Sextuor
board-title-row = Ligne
board-title-ring = Anneau
board-title-crowd = Foule
board-title-spy = Espion
board-title-stack = Pile
board-title-halo = Halo
board-title-most = Majorité
board-title-least = Minorité
board-title-distinct = Arc-en-ciel
board-title-product = Extrêmes
board-title-connectors = Lien
board-title-diamonds = Losange
board-title-copy = Copie
board-title-copy_points = Miroir
board-title-swap_with_reserve = Échange
board-title-extra_reserve = Réserve
board-title-swap_in_tableau = Permutation
board-title-extra_card = Extra
board-title-redraw = Pioche
board-title-diagonal_placement = Biais
board-title-dual_identity = Double
board-kind = Carte { $kind }, { $look }.
board-vp = PV
board-points = { $points } PV
board-at-best = Jusqu’à { $points } PV
board-gain-here = PV en { $cell }
board-gain-best = PV au mieux, en { $cell }
board-pays = Rapporterait { $now } PV maintenant
board-pays-then = Rapporterait { $now } PV maintenant, { $then } PV ensuite
board-at-end = Fin de la manche { $round }
board-scale =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
board-confirms-play = Vous jouez { $card } à ce tour.
board-confirms-pick = Vous prenez { $card } ; le reste du paquet continue.
board-confirms-place = Vous placez { $card } en { $cell }.
board-confirms-pays =
    { $sure ->
        [yes] Elle rapporte { $points } PV.
       *[no] Elle rapporte { $points } PV au mieux, en { $cell }.
    }
board-do-play = Jouer { $card }
board-do-pick = Prendre { $card }
board-do-place = Placer en { $cell }
board-round = Manche { $round } sur 2
board-turn = tour { $turn } sur { $turns }
board-my-tableau = Votre tableau
board-tableau-of = Tableau : { $player }
board-open = Voir le tableau
board-close = Fermer
board-back = Revenir à la table
board-empty = { $cell } : case vide
board-sheet = Cartes décomptées
board-sheet-empty = Rien n’a encore été décompté.
board-no-pack = pas de paquet en main
board-no-reserve = aucune carte en réserve
board-held = { $reserve } en réserve, { $pack } dans le paquet
board-neighbour-left = voisin de gauche
board-neighbour-right = voisin de droite
board-marked = Quitte la grille après ce tour.
round-number = Manche { $round }
bar-standing =
    { $round ->
        [0] Avant la manche 1
       *[other] Manche { $round } sur 2, tour { $turn } sur 7
    }
bar-goal =
    { $seats ->
        [1] But : le plus de points possible
       *[other] But : le plus de points après la manche 2
    }
bar-done-choose-card = Confirmer ma carte
bar-done-pick-card = Confirmer ma carte
bar-done-keep-card = Confirmer mon choix

# The reference sheet
sheet-goal = But
sheet-goal-most = Le plus de points après deux manches. Tours par manche : { $turns }.
sheet-turn = Un tour
sheet-turn-pick = Prenez une carte du paquet, passez le reste.
sheet-turn-place = Choisissez une carte de votre réserve et posez-la à côté d’une autre.
sheet-turn-score = Elle rapporte maintenant, pour ce qui est posé.
sheet-when = Quand ça rapporte
sheet-when-card = Carte : une fois, quand on la pose.
sheet-when-objective = Objectif : après le dernier tour de sa manche.
sheet-when-ai = Carte IA : tout à la fin.
sheet-zones = Où elle regarde
sheet-zones-wide = Tout le tableau ; chaque ligne ou colonne séparément ; sa ligne ou sa colonne.
sheet-zones-near = Autour : les cases qui la touchent, pas elle-même. Le tableau d’un voisin, ou une ligne de celui-ci.
sheet-counts = Ce qu’elle compte
sheet-counts-figures = Figures de forme exacte : paire, ligne, L, carré. Ensembles : n’importe où dans la zone.
sheet-counts-many = Par carte, dominante, plus rare, différentes ; les échelles selon le nombre.
sheet-counts-corners = Connecteurs : paire côte à côte en haut, paire superposée à droite, quatre forment un diamant.
sheet-counts-black = Les cartes noires viennent en dernier dans le tour.

## Le guide

guide-chapter-feed = Premières cartes
guide-chapter-objective = L’objectif
    .before = Quelques tours plus tard.
guide-chapter-last = Les dernières cartes
    .before = La deuxième manche touche à sa fin.

guide-goal = { $free } cartes rejoindront ici votre carte IA. Ensuite, qui a le plus de points de victoire gagne.
    .why = Tout le monde ajoute une carte par tour. La plupart des points viennent de ces cartes, le reste des objectifs et des cartes IA.
guide-play = Jouez cette carte verte : elle rapporte pour chaque carte de la couleur dominante de sa ligne.
    .why = Chaque carte dit ce qui la fait rapporter et où elle compte : ici dans sa ligne, elle-même comprise.
guide-play-else = Cela marche aussi : il lui faut maintenant une case.
guide-place = Les nombres indiquent ce qu’elle rapporterait sur chaque case. À vous de choisir.
    .why = Elle doit toucher une autre carte par un côté. Votre carte IA verte compte dans sa ligne comme les autres.
guide-paid =
    { $score_points ->
        [0] Rien cette fois-ci : désormais, cette carte ne fait qu’aider les autres.
        [one] { $score_points } point, et une seule fois : désormais, cette carte ne fait qu’aider les autres.
       *[other] { $score_points } points, et une seule fois : désormais, cette carte ne fait qu’aider les autres.
    }
    .why = Une carte est décomptée quand elle est posée, avec ce qui se trouve là. Elle ne rapporte plus jamais ensuite.
guide-pick = Cette carte verte convient à votre tableau : prenez-la. Le reste du paquet va chez { $left }.
    .why = À chaque tour, une carte entre dans votre réserve et une autre en sort pour votre tableau. Les paquets circulent : un autre arrive.
guide-pick-else = Cela marche aussi : ce que vous laissez est maintenant chez { $left }.
guide-wait = La carte rouge rapporte { $grows_now } maintenant, et jusqu’à { $grows_most } mieux entourée. La jouer, ou attendre ?
    .why = Elle compte les cartes vertes et jaunes autour d’elle, une seule fois. D’autres cartes pourraient d’abord la nourrir.
guide-anywhere = Celle-ci rapporte autant sur chaque case. Où aidera-t-elle les suivantes ?
    .why = Elle compte dans tout le tableau. La carte rouge de votre réserve cherche des voisines vertes, même en diagonale.
guide-early =
    { $score_points ->
        [one] { $score_points } point,
       *[other] { $score_points } points,
    } pour de bon : mieux entourée, elle rapporte jusqu’à { $grows_most }. Vous pouvez revenir en arrière.
    .why = Une carte rapporte pour ce qui est déjà posé. Posez donc d’abord ce qui nourrit, ensuite ce qui rapporte.
guide-corners-pick = Les coins comptent aussi : prenez cette carte jaune, elle les compare.
    .why = Chaque coin de carte est un connecteur, un triangle avec une couleur et un numéro à lui.
guide-corners-play = Essayez-la tout de suite, et voyez de quels coins il s’agit.
    .why = Ce que vous ne jouez pas reste dans votre réserve pour les tours suivants.
guide-corners = Au-dessus de votre carte IA, deux coins se touchent à droite : leurs couleurs diffèrent, et cela rapporte.
    .why = Entre deux cartes l’une au-dessus de l’autre, les connecteurs à droite du bord commun forment une paire. Côte à côte, ce sont ceux du haut.
guide-corners-else = Cela marche aussi : elle compte les paires de sa propre colonne.
guide-own-pick = À vous de décider. Chaque carte montre ce qu’elle rapporterait au mieux pour l’instant.
    .why = Prenez ce qui rapportera bientôt, ou ce que vous n’aimeriez pas voir chez { $left }.
guide-feed-play = Assez de vert et de jaune sont réunis : jouez la carte qui attendait.
    .why = Les cartes de la réserve peuvent attendre la fin de la manche. Ce qui y reste alors est perdu.
guide-feed-else = Cela marche aussi : elle peut attendre jusqu’au tour { $turns }, mais pas plus.
guide-feed-place = Où a-t-elle le plus de cartes vertes et jaunes autour d’elle ? Là, elle rapporte { $best }.
    .why = Elle compte les cartes tout autour d’elle, diagonales comprises, mais pas elle-même.
guide-fed = { $score_points } points, car ce qui la nourrit était posé avant elle. Voilà tout le secret.
    .why = D’abord ce qui nourrit, ensuite ce qui rapporte. Les bonnes cartes attendent dans la réserve.

guide-slip = Après le tour { $turns }, cet objectif rapporte à tout le monde : il veut des numéros différents sur une ligne.
    .why = Seule compte la meilleure ligne de chaque tableau. Le deuxième objectif vient à la fin de la partie.
guide-alone = Ce tour est à vous. L’objectif montre déjà ce qu’il vous rapporterait.
    .why = Regardez une carte ou une case : vous voyez ce qu’elle rapporte, et ce que rapporterait alors l’objectif.
guide-missing = En l’état, l’objectif rapporte { $objective_now }. Quel numéro manque encore à votre meilleure ligne ?
    .why = Plus il y a de numéros différents, plus il rapporte. Un numéro présent deux fois n’ajoute rien.
guide-black = Cette carte noire tient compte du tableau d’un voisin. Jouez-la pour voir.
    .why = Les cartes noires viennent en dernier : toutes les autres du tour rapportent avant elles.
guide-black-else = Cela marche aussi : une carte noire peut attendre comme les autres.
guide-keep-free = Elle rapporte autant partout. Quelle case garder libre pour votre meilleure ligne ?
    .why = Où qu’elle soit, son numéro, sa couleur et ses coins servent à d’autres cartes et à l’objectif.
guide-whose = Comparez vos deux voisins : où trouve-t-elle le plus ?
    .why = Chez { $left }, elle rapporte { $left_pays } ; chez { $right }, { $right_pays }. Personne n’y perd rien.
guide-both-counts = La manche finit avec cette carte : additionnez ce qu’elle rapporte et ce que rapporte alors l’objectif.
    .why = La prévision montre les deux pour chaque case. Ce qui reste dans votre réserve est perdu.
guide-counted =
    { $objective_points ->
        [0] L’objectif n’a rien rapporté cette fois-ci.
        [one] L’objectif a rapporté { $objective_points } point.
       *[other] L’objectif a rapporté { $objective_points } points.
    } Une deuxième manche commence, avec de nouvelles cartes.
    .why = Tableau et points restent tels quels. À la deuxième manche, les paquets vont à droite.

guide-columns = Cases libres : { $free }. Le deuxième objectif veut des colonnes entières d’une seule couleur.
    .why = L’une de vos colonnes est déjà ainsi. Regardez celles des cases libres.
guide-last-cards = À la fin, votre carte IA rapporte aussi, pour des lots de toutes les couleurs. Que jouer d’abord ?
    .why = Elle compte tout votre tableau, une fois l’objectif décompté. Les cartes que vous n’aurez pas jouées sont perdues.
guide-last-cells = Ces nombres ne comptent que la carte : que changerait chaque case pour l’objectif ?
    .why = Dès que vous regardez une case, l’objectif montre ce qu’il rapporterait alors.
guide-end = Il reste une carte : ensuite rapportent l’objectif, puis chaque carte IA, et c’est fini.
    .why = Qui a alors le plus de points gagne. À égalité, la victoire est partagée.
