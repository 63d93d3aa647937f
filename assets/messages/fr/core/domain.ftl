# Textes de la crate `domain`. Traduction provisoire, relue par aucun francophone à ce jour.
rank-unknown = « { $text } » n’est pas un niveau. Écrivez 30k à 1k, 1d à 9d, ou 1p à 9p.
country-unknown = « { $text } » n’est pas un pays. Écrivez son code de deux lettres, par exemple RO ou HR.
criterion-unknown = « { $text } » n’est pas un critère de classement. Choisissez MMS, NBW, SOS, SOS-1, SOS-2, SODOS, SOSOS, CUSS, CUSP, DC, SDC, EXT, EXR, STS, CPS, SEQ, KO, BP, CAT, RANK ou RATING. Ajoutez W ou M à une somme pour compter les victoires ou les scores McMahon.
result-unknown = « { $text } » n’est pas un résultat. Écrivez 1-0 (Noir a gagné), 0-1 (Blanc a gagné), = (jigo), 0-0 (les deux perdent), 1-0!, 0-1! ou 0-0! pour un forfait, wo-black ou wo-white pour un walkover.
money-unknown = « { $text } » n’est pas une somme d’argent. Écrivez-la sous la forme 3 ou 3.50.
factor-unknown = « { $text } » n’est pas un facteur. Écrivez un nombre entier, une fraction ou un nombre décimal de 0 à 1000, par exemple 2, 2/3 ou 1.5.
final-group-unknown = « { $text } » n’est pas un groupe de la Finale. Écrivez GR ou OR.
event-number-unknown = « { $text } » n’est pas le numéro permanent d’un tournoi. Un tel numéro a 32 chiffres hexadécimaux.
player-token-unknown = « { $text } » ne désigne aucun joueur du circuit. Le livre du circuit est peut-être endommagé ; ouvrez-en une copie.

player-anonymous = Anonyme
player-number = N° { $number }

newcomer-too-old = { $name } a { $age } ans à la date de référence, mais les nouveaux joueurs ont { $limit } ans au plus. La direction peut admettre cette personne malgré tout.
newcomer-too-experienced = { $name } a joué { $contests } tournois d’après la European Go Database, mais les nouveaux joueurs en ont joué { $limit } au plus. La direction peut admettre cette personne malgré tout.
newcomer-played-before = { $name } a déjà joué au Future Stars, ce qui n’est possible qu’une fois. La direction peut admettre cette personne malgré tout.
newcomer-in-open = { $name } joue aussi à l’Open de ce tournoi, mais un seul des deux est possible. La direction peut admettre cette personne malgré tout.

jigo-ladder-decided = Cette échelle du jigo est tranchée. Pour saisir une autre partie, retirez d’abord la dernière.
jigo-ladder-winner = Le vainqueur doit être l’un des deux joueurs.
jigo-ladder-nigiri = Le goban 1x1 ne peut pas finir par un jigo. Saisissez le joueur qui avait Blanc après nigiri (R39).
jigo-ladder-too-early = La partie ne peut pas avoir fini avant { $time }, quand la partie précédente a fini ou que le jigo a été accepté. Corrigez l’heure.
jigo-ladder-clocks = Saisissez les temps restants après une nouvelle partie finie par un jigo ; ils ne peuvent pas être plus longs qu’avant. Les parties sur gobans plus petits n’ont pas de temps restants (R41).

start-times-unreadable = « { $text } » n’est pas une heure de début. Écrivez la ronde, le jour et l’heure, par exemple 1 2026-11-20 09:30.
board-ranges-unreadable = « { $text } » n’est pas une liste de tables. Écrivez des intervalles de tables de 1 à { $last }, par exemple 1-40, 61-80.
start-times-order = La ronde { $round } commence avant la précédente. Changez l’une des heures de début.
timetable-too-long = { $rounds } rondes de { $minutes } minutes ne tiennent pas dans les jours du tournoi ({ $days }). Ajoutez des jours ou raccourcissez les parties.
round-robin-too-few = Un toutes rondes demande au moins deux joueurs numérotés. Inscrivez des joueurs et clôturez les inscriptions.
round-robin-away = { $name } ne joue pas à la ronde { $round }, mais y rencontre { $opponent } dans le toutes rondes. Rétablissez cette ronde pour { $name } et saisissez la partie comme forfait.
round-robin-met = { $first } et { $second } se sont déjà rencontrés, car des joueurs sont arrivés ou partis après le début du toutes rondes. Appariez cette ronde à la main.
self-pairing-same-player = Une partie demande deux joueurs différents.
ladder-game-before-last = { $name } a joué une partie plus tard, le { $last }, et les échelons suivent l’ordre des parties. Indiquez un jour postérieur, ou supprimez d’abord la partie suivante.
self-pairing-other-division = { $black } et { $white } sont dans des divisions différentes. Choisissez deux joueurs d’une même division.
self-pairing-met-too-often = { $black } et { $white } se sont rencontrés autant que permis : { $count ->
    [one] une fois
    [2] deux fois
   *[other] { $count } fois
}.
self-pairing-no-round = La partie de { $black } et { $white } ne trouve pas de place dans les { $rounds } rondes que la compétition peut contenir.

pairing-no-competition = Le tournoi n’a pas cette compétition. Choisissez l’une de ses compétitions.
pairing-no-round = La ronde { $round } n’existe pas. Choisissez une ronde de 1 à 32.
pairing-too-few = La ronde { $round } a moins de deux joueurs. Inscrivez des joueurs ou changez les rondes qu’ils manquent.
pairing-all-locked = Toutes les tables de la ronde { $round } sont verrouillées. Déverrouillez les tables à réapparier.
pairing-player-twice = { $name } a deux tables, ou une table et l’exemption. Libérez l’une d’elles.
pairing-board-twice = La table { $board } est attribuée à deux parties. Donnez une autre table à l’une d’elles.
pairing-not-playing = { $name } ne joue pas à la ronde { $round }. Inscrivez cette personne, changez les rondes qu’elle manque ou libérez sa table.
pairing-not-entered = Une table est attribuée à quelqu’un qui n’est pas inscrit dans cette compétition. Libérez la table.
line-up-size = Une composition nomme un joueur pour chacune des { $size } tables ; joueurs nommés : { $count ->
        [one] { $count }
       *[other] { $count }
    }. Nommez-en autant qu’il y a de tables.
line-up-not-in-team = Un joueur de la composition n’est pas dans l’équipe { $team }. Choisissez des membres de l’équipe.
line-up-twice = { $name } a deux tables dans la composition. Nommez chaque joueur une fois.
line-up-order = { $first } vient avant { $second } dans la liste de l’équipe et doit donc s’asseoir à la table du dessus. Gardez l’ordre de la liste.
pairing-odd = { $count } joueurs, c’est un nombre impair, et les exemptions sont désactivées. Ajoutez un joueur fantôme, faites manquer la ronde à un joueur, ou permettez les exemptions.
pairing-odd-choice = { $count } joueurs, c’est un nombre impair. Ajoutez ou retirez-en un ; l’exempt est désigné quand les joueurs restants sont appariés.
pairing-too-few-chosen = Moins de deux des joueurs choisis peuvent être appariés à la ronde { $round }. Choisissez au moins deux joueurs sans table.
pairing-not-chosen = L’appariement n’a pas choisi d’adversaire pour { $name } à la ronde { $round }. Interrogez sur des joueurs sans table fixe et non exempts.
pairing-all-forbidden = Les paires interdites ne laissent aucun moyen d’apparier tous les joueurs. Permettez-en de nouveau quelques-unes.
pairing-too-large = Les coûts de l’appariement sont trop grands pour des sommes exactes. Baissez les poids ou les plafonds.

pairing-cost-rematch = déjà rencontrés
pairing-cost-family = même famille
pairing-cost-categories = catégories
pairing-cost-score-difference = écart de score
pairing-cost-knockout = adversaires possibles en tableau
pairing-cost-floats = flottements
pairing-cost-club = même club
pairing-cost-country = même pays
pairing-cost-colours = couleurs
pairing-cost-handicap = handicap
pairing-cost-seeding = placement
pairing-cost-winless = un seul a gagné
pairing-cost-lot = tirage au sort
pairing-cost-geography = clubs et pays

pairing-remark-rematch = { $times ->
    [one] Les joueurs se sont déjà rencontrés.
   *[other] Les joueurs se sont déjà rencontrés { $times } fois.
}
pairing-remark-family = Les joueurs sont d’une même famille.
pairing-remark-float = { $down } flotte vers le bas et { $up } vers le haut, de { $points }.
pairing-remark-categories = Les joueurs sont de catégories différentes.
pairing-remark-far-apart = Les joueurs sont très éloignés : { $grades ->
    [one] { $grades } niveau
   *[other] { $grades } niveaux
} et { $points } points.
pairing-remark-club = Les joueurs sont d’un même club.
pairing-remark-country = Les joueurs sont d’un même pays.
pairing-remark-blacks = Après cette partie, { $name } a eu Noir { $more } fois de plus que Blanc.
pairing-remark-whites = Après cette partie, { $name } a eu Blanc { $more } fois de plus que Noir.
pairing-remark-handicap = { $stones ->
    [one] Handicap : { $stones } pierre.
   *[other] Handicap : { $stones } pierres.
}
pairing-remark-second-bye = Une nouvelle exemption de { $name } éviterait cette revanche.

finding-twice = { $name } est apparié { $count } fois à la ronde { $round }. N’en gardez qu’une.
finding-plays-self = À la table { $board }, un joueur est apparié avec lui-même. Réappariez la table.
finding-not-entered = La ronde { $round } a une partie ou une exemption de quelqu’un qui n’est pas inscrit dans la compétition. Retirez-la.
finding-board-twice = La table { $board } sert à deux parties. Donnez une autre table à l’une d’elles.
finding-missing = { $name } manque la ronde { $round } mais y est apparié. Changez les rondes manquées, ou désappariez.
finding-left-out = { $name } n’a ni partie ni exemption à la ronde { $round }. Appariez ce joueur, ou notez la ronde comme manquée.
finding-byes = Exempts à la ronde { $round } : { $count }. Deux de ces joueurs peuvent jouer l’un contre l’autre.
finding-bye-off = { $name } est exempt à la ronde { $round } bien que les exemptions soient désactivées. Ajoutez un joueur fantôme ou permettez les exemptions.
finding-bye-again = { $name } est encore exempt à la ronde { $round }, alors que d’autres l’ont été moins souvent. Exemptez un autre joueur.
finding-handicap = La table { $board } se joue à handicap { $found }, mais les règles donnent { $expected }.
finding-colours = Les couleurs à la table { $board } diffèrent des règles. Échangez-les, ou laissez-les comme décision.

certificate-unreadable = La preuve ne peut pas être lue.
certificate-not-entered = La preuve nomme une inscription qui n’est pas dans la compétition, ou en nomme une deux fois.
certificate-other-rules = Le certificat a été établi avec d’autres règles ou poids que ceux de la compétition.
certificate-other-assumptions = Les parties ajournées comptaient autrement quand la ronde a été appariée.
certificate-cost = Le certificat indique un coût de { $stated }, mais son appariement coûte { $found }.
certificate-flaw = Les nombres de la preuve ne montrent pas qu’aucun appariement n’est meilleur : { $reason }
knockout-round-of-64 = Tour à 64
knockout-round-of-32 = Seizièmes de finale
knockout-round-of-16 = Huitièmes de finale
knockout-quarter-finals = Quarts de finale
knockout-semi-finals = Demi-finales
knockout-winners-final = Finale des vainqueurs
knockout-losers-round = Tableau des perdants
knockout-second-final = Deuxième finale
knockout-third-final = Troisième finale
knockout-final = Finale
knockout-third-place = Troisième place
knockout-game-not-due = { $name }, partie { $number } (ronde { $round }) : { $block }
knockout-block-no-result = La partie n’a pas de résultat confirmé. Saisissez d’abord son résultat.
knockout-block-drawn = La partie n’a pas de vainqueur. Jouez l’échelle du jigo et saisissez son vainqueur (R38).
knockout-block-not-paired = La partie n’a pas été jouée à sa ronde. Décidez qui se qualifie.
knockout-block-invalidated = La partie a été appariée pour d’autres joueurs que les qualifiés. Désappariez sa ronde, ou corrigez de nouveau le résultat précédent et annulez les parties suivantes.
knockout-carry-game-played = Une partie suivante du tableau a déjà un résultat. Gardez le joueur qualifié, ou annulez les parties suivantes.
knockout-carry-player-busy = Le joueur qui se qualifie maintenant a déjà joué une autre partie à cette ronde. Gardez le joueur qualifié, ou annulez les parties suivantes.
knockout-choice-not-listed = L’inscription { $entry } n’est pas dans la liste de la catégorie. Choisissez des joueurs de cette liste.
knockout-choice-twice = L’inscription { $entry } est choisie plusieurs fois parmi les rondes ultérieures, les qualifiés et les wild cards. Ne la choisissez qu’une fois.
knockout-choice-size = La taille { $size } ne convient pas. Joueurs de la liste : { $listed } ; qualifiés et wild cards : { $chosen }. Changez la taille.
knockout-choice-left-out = L’inscription { $entry } entre à une ronde ultérieure mais est trop bas dans la liste pour être tirée. Choisissez une taille plus grande.
knockout-excluded-other-category = Catégorie { $category }
knockout-excluded-senior = Senior
knockout-excluded-birth-unknown = Année de naissance inconnue
knockout-excluded-pre-registered = Pas encore inscrit
knockout-excluded-withdrawn = Retiré
knockout-excluded-guest = Invité
knockout-excluded-ghost = Joueur fantôme
knockout-table-size = Un tableau prend 2 à 64 joueurs, pas { $players }. Choisissez une autre taille.
knockout-table-rounds = La compétition a trop peu de rondes pour un tableau de { $lines } cases : { $total } au lieu de { $needed }. Prévoyez plus de rondes ou choisissez une taille plus petite.
knockout-plan-lines = Un tableau a 2, 4, 8, 16, 32 ou 64 cases, pas { $lines }. Choisissez l’un de ces nombres.
knockout-plan-players = Ce tableau de { $lines } cases accueille 2 à { $places } joueurs, mais la liste en a { $players }. Changez la liste ou le nombre de cases.
knockout-plan-too-wide = Un tableau de { $lines } cases est trop grand pour { $players } joueurs. Choisissez un tableau plus petit.
knockout-plan-order = { $name } est trop bas dans la liste. Mettez d’abord les joueurs de la liste, puis les qualifiés, puis les wild cards (R29, R30).
knockout-plan-wild-cards =
    Un tableau de { $lines } cases prend au plus { $most ->
        [one] { $most } wild card
       *[other] { $most } wild cards
    }, pas { $given }. Retirez-en.
knockout-plan-qualifiers =
    Un tableau de { $lines } cases prend au plus { $most ->
        [one] { $most } qualifié ou wild card
       *[other] { $most } qualifiés et wild cards
    }, pas { $given }. Retirez-en.
knockout-plan-later-round = { $name } ne peut pas entrer à la ronde { $round } de ce tableau. Choisissez une ronde plus tôt, ou montez { $name } dans la liste.
knockout-plan-nonce = Le nonce « { $nonce } » n’est pas hexadécimal. Laissez le programme en tirer un.
knockout-record-other-table = Le procès-verbal vient d’un tirage d’une autre catégorie ou taille. Demandez qui a modifié le tableau.
knockout-record-replacement = La case { $place } n’appartenait pas au joueur qui l’a quittée d’après le procès-verbal. Demandez qui a modifié le procès-verbal.
knockout-record-box = La case { $place } du tableau diffère du tirage. Demandez qui a modifié le tableau.

qualifying-lines = Un tableau de { $lines } cases n’a pas de places pour des qualifiés. Choisissez 8, 16 ou 32 cases (R30).
qualifying-rounds = Une qualification a une ou deux rondes, pas { $rounds }. Choisissez une ou deux (R30).
qualifying-wild-cards =
    Un tableau de { $lines } cases prend au plus { $most ->
        [one] { $most } wild card
       *[other] { $most } wild cards
    }, pas { $given }. Donnez moins de wild cards.
qualifying-too-few =
    { $players ->
        [one] { $players } joueur, c’est
       *[other] { $players } joueurs, c’est
    } trop peu pour jouer { $places } places. Tirez plutôt un tableau avec des exempts.
qualifying-too-early = Le tableau commence à la ronde { $round }, trop tôt pour la qualification qui le précède. Choisissez moins de rondes de qualification.

draw-plan-twice = { $name } est deux fois dans la liste. Retirez l’un des deux.
draw-entropy-not-digits = « { $text } » n’est pas une entropie. Saisissez seulement des chiffres, par exemple ceux de dés ; espaces et - , . ; : / _ entre eux ne comptent pas.
draw-record-commitment = La liste gelée a l’empreinte { $found }, et non l’engagement publié { $published }. Demandez qui a modifié la liste.
draw-record-text = La ligne { $line } de la liste gelée diffère du procès-verbal du tirage. Demandez qui a modifié le procès-verbal.
draw-record-plan = La liste du procès-verbal ne peut pas être tirée. { $cause }

final-game-not-due = Partie { $number } de la Finale à la ronde { $round } : { $block }
final-group-tied = Le groupe { $group } a une égalité que seules des parties sur gobans plus petits peuvent départager. Saisissez d’abord l’ordre des joueurs à égalité (R51).
final-plan-size = Une Finale a dix ou huit joueurs, ou six ou quatre s’il en est venu moins. Une Finale à { $size } ne peut pas être tirée.
final-plan-nonce = Le nonce « { $nonce } » n’est pas hexadécimal. Saisissez des octets entiers, par exemple 5eed.
final-plan-rests = Les groupes de cinq répartissent leurs repos sur les jours, pas les groupes plus petits. Choisissez le plan des repos qui convient aux groupes (R54).
final-plan-long-day = Le jour { $day } ne peut pas avoir trois rondes de groupes. Choisissez le jour 1 ou 2.
final-record-other-final = Le procès-verbal vient d’une Finale d’une autre catégorie ou taille. Demandez qui a modifié la Finale.
final-record-seat = La position { $position } du groupe { $group } diffère du tirage. Demandez qui a modifié les groupes.

points-no-competition = Le tournoi n’a pas de compétition { $id }. Choisissez l’une de ses compétitions.
points-no-class = La saison { $season } n’a pas de points pour la classe { $class }. Choisissez parmi { $known }.
season-ages-unordered = Les catégories doivent être des âges croissants, par exemple [12, 16, 20]. Corrigez-les.
season-cut-off-invalid = La date de référence doit être un mois et un jour, par exemple [7, 31] pour le 31 juillet. Corrigez-la.
referee-clock-later = La position { $back_to } vient après les { $moves } coups joués. Donnez-en une antérieure.
referee-clock-adjourned = Les temps de l’ajournement ne conviennent pas : ils doivent être d’avant le dernier coup, et ne pas dépasser les temps utilisés maintenant.

stage-source-gone = La compétition avant cette phase n’est plus dans le tournoi. Supprimez la phase et ajoutez-la de nouveau.
stage-source-open = La ronde { $round } de { $source } n’est pas encore confirmée. Confirmez-la d’abord.
stage-no-table = { $source } n’a pas de tableau avec une ronde { $round }. Tirez d’abord le tableau, ou choisissez une autre ronde.
stage-other-open = Les autres sont connus une fois { $stage } remplie. Remplissez-la d’abord.
stage-tied = { $names } partagent la dernière place qui continue. Choisissez parmi eux : { $seats ->
    [one] { $seats }
   *[other] { $seats }
}.
stage-not-tied = { $name } ne partage pas la dernière place qui continue. Ne choisissez que des joueurs qui la partagent.
stage-taken = { $name } est déjà dans { $stage }. Retirez cette personne de l’une des phases, ou changez la règle.
stage-too-few = Une phase demande deux joueurs, mais moins continuent. Choisissez une autre règle.
