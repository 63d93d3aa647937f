# Textes de la crate `formats`. Traduction provisoire, relue par aucun francophone à ce jour.
import-empty = Le fichier est vide. Choisissez le fichier que l’autre programme a enregistré.
import-too-large = Le fichier a { $megabytes } Mo, mais un tournoi ne demande jamais plus de { $most } Mo. Choisissez un autre fichier.
import-not-utf8 = La ligne { $line } n’est pas du texte UTF-8. Enregistrez de nouveau le fichier avec l’encodage UTF-8.
import-malformed = Ligne { $line }, colonne { $column } : { $problem } Enregistrez de nouveau le fichier dans le programme qui l’a créé.
import-hostile = Ligne { $line }, colonne { $column } : { $problem } Aucun fichier de tournoi n’est ainsi fait, le fichier est donc refusé.
import-limit-players = Le fichier a plus de { $most } joueurs, il est donc refusé. Aucun tournoi n’est aussi grand. Vérifiez que c’est le bon fichier.
import-limit-games = Le fichier a plus de { $most } parties, il est donc refusé. Aucun tournoi n’est aussi grand. Vérifiez que c’est le bon fichier.
import-limit-rounds = Le fichier a plus de { $most } rondes, il est donc refusé. Aucun tournoi n’est aussi grand. Vérifiez que c’est le bon fichier.
import-other-format = Ce n’est pas { $expected }. { $found }
import-player-twice = { $name } est deux fois dans la liste des joueurs. Renommez ou retirez l’un des deux et enregistrez de nouveau le fichier.
import-player-nameless = Le joueur { $place } de la liste n’a pas de nom. Nommez ou retirez ce joueur et enregistrez de nouveau le fichier.
import-unknown-rank = { $name } a le niveau « { $rank } », qui n’est pas valable. Corrigez-le en 30k à 1k, 1d à 9d ou 1p à 9p.
import-bad-line = Ligne { $line } : { $problem }
import-bad-lines =
    { $lines ->
        [one] Problèmes dans la liste : { $problems }, sur { $lines } ligne. Corrigez-les et importez de nouveau la liste.
       *[other] Problèmes dans la liste : { $problems }, sur { $lines } lignes. Corrigez-les et importez de nouveau la liste.
    }
import-missing-column = La liste n’a pas de colonne { $column }. Nommez-la dans la première ligne, ou choisissez quelle colonne c’est. Une liste demande le niveau, et soit le nom et le prénom, soit le nom complet.
import-same-column = Deux colonnes ont la même signification ; la seconde est « { $heading } ». Omettez l’une d’elles, ou choisissez une autre signification.
import-other-encoding = La ligne { $line } n’est pas du texte { $encoding }. Choisissez l’encodage dans lequel la liste a été enregistrée.
import-unknown-encoding = Il n’y a pas d’encodage « { $name } ». Choisissez parmi { $known }.
import-workbook = Cette feuille de calcul ne peut pas être lue : elle est endommagée, dans l’ancien format d’Excel (xls), ou trop grande. Enregistrez-la en xlsx, ods ou CSV (UTF-8).

import-format-rating-list = une liste de niveaux de l’EGD, de la FFG ou de l’AGA
import-format-egd-results = un fichier de résultats de la European Go Database (H9)
import-format-ffg-results = un fichier de résultats de la FFG (tou)
import-format-aga-results = un fichier de résultats de l’American Go Association (AGA)
import-format-trf = un rapport de la fédération d’échecs (TRF16)
import-format-macmahon = un fichier MacMahon
import-format-opengotha = un fichier OpenGotha
import-format-pairgoth = un fichier Pairgoth d’un tournoi individuel
import-format-seed-list = une liste de placement du circuit

import-archive-damaged = L’archive ZIP est endommagée. Téléchargez-la de nouveau.
import-archive-empty = L’archive ZIP est vide. Téléchargez-la de nouveau.
import-archive-files = L’archive ZIP contient { $files } fichiers. Téléchargez-la de nouveau, ou choisissez la liste elle-même.
import-archive-nested = L’archive ZIP contient une autre archive. Décompressez-la et choisissez la liste elle-même.
import-found-browser-check = C’est la page « checking your browser » que le site montre d’abord. Attendez dans le navigateur que la liste apparaisse, puis enregistrez-la.
import-found-harmful-characters = Un nom y contient des caractères qui en cachent ou en déplacent d’autres. Redemandez-le à son expéditeur.
import-found-newer-version = Il a été écrit par une version plus récente du programme. Utilisez une version plus récente.
import-found-no-list = Ce n’est aucune des listes que publient la European Go Database, la FFG et l’AGA. Choisissez l’une d’elles.
import-found-no-player-lines = Il ne contient aucune ligne de joueur. Choisissez un autre fichier.
import-found-not-json = Ce n’est pas du JSON. Choisissez un autre fichier.
import-found-other-kind = C’est un fichier d’une autre sorte. Choisissez un autre fichier.
import-found-root-without-parameters = Son élément racine est { $element }, et il ne contient ni joueurs ni paramètres. Choisissez un autre fichier.
import-found-root-without-players = Son élément racine est { $element }, et il ne contient pas de joueurs. Choisissez un autre fichier.
import-found-signature = Sa signature ne convient pas car il a été modifié après avoir été signé. Redemandez-le à son expéditeur.
import-found-type = Son type est { $kind }. Choisissez un autre fichier.
import-found-wrong-values = Une valeur y manque ou n’est pas valable. Redemandez-le à son expéditeur.
import-found-zero-bytes = Il contient des octets nuls, ce n’est donc pas du texte brut. Enregistrez-le de nouveau en UTF-8.
import-json-cut-off = Le fichier est tronqué.
import-json-invalid = Ce n’est pas du JSON valable.
import-json-value = Une valeur du tournoi manque ou n’est pas valable.

import-problem-birth = « { $text } » n’est pas une année ou un jour de naissance. Écrivez 2014 ou 2014-05-31.
import-problem-field-count = La ligne a { $fields } champs, mais la première ligne nomme { $columns } colonnes. Corrigez les séparateurs.
import-problem-long-field = Un champ a { $bytes } octets, plus que { $most } : « { $start } ». Raccourcissez-le, ou vérifiez les guillemets.
import-problem-long-line = La ligne a { $bytes } octets, plus que { $most }. Aucune liste n’est ainsi faite. Choisissez un autre fichier.
import-problem-long-text = Un texte dépasse { $most } octets.
import-problem-no-club = Le club du joueur manque. Écrivez-le après le pays.
import-problem-no-country = Le pays du joueur manque. Écrivez son code de deux lettres.
import-problem-no-family-name = Le nom de famille du joueur manque. Écrivez-le.
import-problem-no-given-name = Le prénom du joueur manque. Écrivez-le.
import-problem-rank-missing = Le niveau du joueur manque. Écrivez-en un, par exemple 5k.
import-problem-no-name = Le joueur n’a pas de nom. Écrivez nom et prénom.
import-problem-no-rank = { $name } n’a pas de niveau. Écrivez-en un, par exemple 5k.
import-problem-no-rank-or-name = Le joueur n’a pas de niveau. Écrivez-en un, par exemple 5k.
import-problem-not-a-round = Un mot après la première ronde n’est pas une ronde. Corrigez-le ou retirez-le.
import-problem-not-an-aga-game = La ligne n’est pas une partie. Écrivez les numéros de Blanc et de Noir, W ou B pour le gagnant, le handicap et le komi.
import-problem-aga-number = Un joueur de la partie n’est pas dans la liste des joueurs. Corrigez le numéro.
import-problem-trf-number = Le numéro du joueur manque. Écrivez-le dans les colonnes 5 à 8.
import-sheet-unknown = Le classeur n’a pas de feuille « { $sheet } » avec des cellules. Il a : { $known }. Choisissez l’une d’elles.
import-problem-not-csv = Ce n’est pas une ligne d’un fichier CSV. Enregistrez de nouveau la liste en CSV UTF-8.
import-problem-only-family-name = « { $name } » est un nom de famille sans prénom. Écrivez les deux.
import-problem-only-given-name = « { $name } » est un prénom sans nom de famille. Écrivez les deux.
import-problem-pin = « { $text } » n’est pas un PIN EGD. Un PIN a huit chiffres.
import-problem-points = « { $text } » n’est pas un nombre de points SEYGO. Écrivez un nombre entier.
import-problem-rating = « { $text } » n’est pas un GoR. Écrivez un nombre entier de -900 à 3500.
import-problem-same-number = { $number } { $value } figure aussi à la ligne { $first }. Une personne ne peut être inscrite qu’une fois.
import-problem-register-number = « { $text } » n’est pas un numéro de licence ou d’adhésion. Écrivez dix chiffres au plus.
import-problem-sex = « { $text } » n’est pas un sexe. Écrivez f ou m, ou laissez le champ vide.
import-problem-too-many-fields = La ligne a { $fields } champs, plus que { $most }. Vérifiez les séparateurs.
import-problem-too-many-lines = Une liste peut avoir { $most } joueurs au plus. Divisez-la.
import-problem-too-many-players = Un fichier de résultats peut avoir { $most } joueurs au plus. Vérifiez que c’est le bon fichier.
import-problem-zero-byte = La ligne contient un octet nul, le fichier est donc endommagé. Enregistrez de nouveau la liste en CSV UTF-8.
import-season-syntax = Ce n’est pas du TOML valable. Vérifiez guillemets, crochets et virgules.
import-season-unknown-field = Champ inconnu `{ $field }`. Vérifiez son orthographe.
import-season-missing-field = Champ manquant `{ $field }`. Ajoutez-le.
import-season-value = La valeur { $value } n’est pas valable ici. Corrigez-la.

import-xml-attribute = Un attribut n’a pas la forme name="value".
import-xml-attribute-twice = { $element } a deux fois l’attribut { $attribute }.
import-xml-attributes = { $element } a plus de { $most } attributs.
import-xml-all-attributes = Il y a plus de { $most } attributs.
import-xml-closing-tag = Une balise fermante n’a pas de balise ouvrante.
import-xml-cut-off = Le fichier est tronqué avant la fermeture de { $element }.
import-xml-depth = Des éléments sont imbriqués sur plus de { $most } niveaux.
import-xml-elements = Il y a plus de { $most } éléments.
import-xml-empty = Le fichier ne contient pas de XML.
import-xml-escape = Un & ne commence pas un caractère connu.
import-xml-invalid = Ce n’est pas du XML.
import-xml-long-attribute-name = Le nom d’un attribut a { $bytes } octets, plus que { $most }.
import-xml-long-element-name = Le nom d’un élément a { $bytes } octets, plus que { $most }.
import-xml-long-text = Le texte de { $element } dépasse { $most } octets.
import-xml-long-value = La valeur de { $attribute } a { $bytes } octets, plus que { $most }.
import-xml-own-dtd = Le fichier contient sa propre définition de type de document.
import-xml-reference = La référence &{ $name }; n’est pas un caractère connu.
import-xml-second-document = Un second document commence.
import-xml-tags = L’élément { $open } est fermé comme { $close }.
import-xml-text-outside = Il y a du texte hors du document.
import-xml-unfinished-tag = Le fichier finit ou s’interrompt dans une balise.
import-xml-zero-byte = Le fichier contient un octet nul, il est donc endommagé.

import-note-more =
    { $count ->
        [one] { $count } autre remarque n’est pas montrée.
       *[other] { $count } autres remarques ne sont pas montrées.
    }
import-note-adjustment-rounded = { $name } : l’ajustement du score de { $quarters } quarts de point est arrondi vers le bas à { $points } points.
import-note-aga-defaults = Le fichier n’a ni temps, ni exemptions, ni réglages. { $minutes } minutes et un tournoi McMahon sont utilisés. Corrigez-les.
import-note-aga-placeholders = Joueurs dont le numéro signifie aucun : { $count }. Ici, ils n’ont pas de numéro AGA.
import-note-aga-undecided = Parties sans résultat : { $count }. Le fichier ne dit pas si elles ont fini par jigo, par forfait ou pas du tout. Saisissez les résultats.
import-note-aga-moved = Parties placées dans une ronde ultérieure, parce que l’un des joueurs en a une autre dans la leur : { $count }.
import-note-aga-game-left = Ligne { $line } : la partie est omise. Elle n’a qu’un joueur, ou un joueur aurait plus de { $last } rondes.
import-note-board-size = Les parties sont sur des gobans de taille { $size }, que les tournois n’ont pas ici. 19x19 est utilisé, et la taille est gardée pour un export.
import-note-board-twice = Ronde { $round }, table { $board } : deux parties ont cette table. L’une d’elles passe à la table { $other }.
import-note-byoyomi-periods = OpenGotha n’enregistre pas le nombre de périodes de byo-yomi. Une période est utilisée. Corrigez-le.
import-note-cancelled = Ronde { $round } : une partie a été annulée. Elle a été importée avec le résultat « pas de résultat ».
import-note-categories = Le fichier a { $categories } catégories mais seulement { $limits } de leurs limites.
import-note-class-time = Le fichier a la classe { $class } mais pas de cadence. { $minutes } minutes, le temps le plus court de cette classe, sont utilisées.
import-note-class-unrated = Le fichier a la classe { $class }, mais sa cadence est trop courte pour toute classe. Les parties ne sont pas classées.
import-note-class-lower = Le fichier a la classe { $class }, mais sa cadence ne permet que la classe { $allowed }. Corrigez la cadence.
import-note-column = La colonne « { $heading } » est omise.
import-note-congress-numbers =
    { $count ->
        [one] Le numéro d’inscription au congrès de { $count } joueur ne sert pas ici. Il est gardé pour un export vers Pairgoth.
       *[other] Les numéros d’inscription au congrès de { $count } joueurs ne servent pas ici. Ils sont gardés pour un export vers Pairgoth.
    }
import-note-country = { $name } : « { $country } » n’est pas un code de pays de deux lettres et est omis.
import-note-criterion = Le critère de classement « { $criterion } » est inconnu et est omis.
import-note-damaged-line = Ligne { $line } : « { $text } » n’est pas un joueur et est omise.
import-note-damaged-lines =
    { $count ->
        [one] { $count } ligne de la liste n’a pas pu être lue.
       *[other] { $count } lignes de la liste n’ont pas pu être lues.
    }
import-note-egd-handicap = Le fichier dit que les handicaps sont réduits de { $reduction }, mais pas de quoi ils dépendent. Vérifiez les réglages du handicap.
import-note-encoding-guessed = La liste n’est pas en UTF-8. Elle a été lue en { $encoding }. Vérifiez les noms.
import-note-external-dtd = Le fichier renvoie à une définition de type de document externe, qui n’a pas été lue.
import-note-ffg-adjusted = Le fichier n’a que le temps ajusté de { $adjusted } minutes, pas le temps supplémentaire. Un byo-yomi de { $seconds } secondes est utilisé, qui donne le même temps ajusté. Corrigez-le.
import-note-ffg-no-time = Le fichier ne contient pas le temps principal. { $minutes } minutes sont utilisées. Corrigez la cadence.
import-note-ffg-overtime = Le fichier mentionne un temps supplémentaire mais pas sa durée. Aucun temps supplémentaire n’est utilisé. Corrigez la cadence.
import-note-foreign-games = Valeurs de parties que les tournois n’ont pas ici, gardées pour un export vers le même programme : { $names }.
import-note-foreign-left = { $name } : la valeur est trop longue pour être gardée et est omise.
import-note-foreign-players = Valeurs de joueurs que les tournois n’ont pas ici, gardées pour un export vers le même programme : { $names }.
import-note-foreign-settings = Réglages que les tournois n’ont pas ici, gardés pour un export vers le même programme : { $names }.
import-note-game-replaced = Ronde { $round }, table { $board } : deux parties ont cette table. La dernière est gardée.
import-note-handicap = Ronde { $round }, table { $board } : le handicap { $handicap } dépasse 9. Un handicap de 9 est utilisé ici, et l’autre est gardé pour un export.
import-note-internet = Le tournoi a été joué sur internet, ses parties sont donc de classe D.
import-note-internet-address = Le fichier contient l’adresse internet de son directeur, qui n’a pas été importée.
import-note-komi = Le komi n’est pas un multiple d’un demi-point. Il est arrondi vers le bas ici, et gardé pour un export.
import-note-late-rounds = Ligne { $line } : les rondes après { $last } sont omises.
import-note-level = { $name } : le niveau { $written } est inconnu. { $rank } est utilisé.
import-note-line-cleaned = Ligne { $line } : des caractères de contrôle ont été retirés de « { $text } ».
import-note-line-no-pin = Ligne { $line } : « { $text } » n’est pas un PIN EGD de huit chiffres et est omis.
import-note-lines-disagree = Ronde { $round } : les lignes { $line } et { $other } ne concordent pas. La partie est omise.
import-note-macmahon-defaults = Le fichier n’a pas de dates, de cadence ou de komi. { $day }, 60 minutes et 6,5 sont utilisés. Corrigez-les.
import-note-macmahon-half-groups = Dans ce tournoi, MacMahon apparie les joueurs ayant un demi-point de plus dans le groupe de score inférieur. Ici, ils sont appariés selon leur score exact.
import-note-macmahon-no-result = MacMahon compte une partie sans résultat comme un demi-point de score. Ici, elle ne compte rien tant que son résultat n’est pas saisi.
import-note-macmahon-rating-rank = Dans ce tournoi, MacMahon tire les niveaux des GoR. Les niveaux saisis sont utilisés. Vérifiez-les.
import-note-macmahon-rating-score = Dans ce tournoi, MacMahon tire les scores initiaux des GoR. Ici, ils découlent des niveaux. Vérifiez-les.
import-note-macmahon-zero = Dans ce tournoi, MacMahon compte les scores à partir de { $level }, ici ils comptent à partir de 30 kyu. Le score de chacun est ici inférieur de { $points }, et celui de chaque adversaire dans SOS aussi. L’ordre est le même.
import-note-name-twice = Lignes { $first } et { $line } : { $name } est cité deux fois.
import-note-no-criteria = Le fichier ne contient pas de critères de classement. MMS, SOS et SOSOS sont utilisés.
import-note-no-headings = La liste n’a pas de titres. Le sens des colonnes est déduit de leur contenu. Vérifiez les joueurs.
import-note-no-rank = { $name } n’a pas de niveau. 30k est utilisé, comme dans OpenGotha.
import-note-one-time = Le fichier a un seul temps pour le temps principal et le temps supplémentaire. { $minutes } minutes sont utilisées comme temps principal.
import-note-pairgoth-jigo = Dans ce tournoi, Pairgoth arrondit les scores McMahon au point inférieur. Ici, le demi-point d’un jigo est conservé : les joueurs avec un nombre impair de jigos ont un demi-point de plus, et leurs adversaires aussi en SOS.
import-note-pairgoth-sos = Pairgoth compte une ronde sans partie en SOS comme le score initial plus un demi-point par ronde. Ici elle compte le score initial : le SOS des joueurs sans partie dans une ronde est donc plus bas.
import-note-pin = { $name } : « { $pin } » n’est pas un PIN EGD de huit chiffres et est omis.
import-note-player-cleaned = { $name } : des caractères de contrôle ont été retirés du nom ou d’un autre champ.
import-note-rank-bare = Ligne { $line } : le niveau « { $written } » n’a ni k ni d. { $rank } est utilisé. Vérifiez-le.
import-note-rank-below = Ligne { $line } : le niveau « { $written } » est sous 30k. { $rank } est utilisé.
import-note-rank-range = { $name } : le niveau { $grade } est hors de l’intervalle 30k à 9d. { $rank } est utilisé.
import-note-rating = { $name } : « { $rating } » n’est pas un GoR et est omis.
import-note-rating-range = { $name } : le GoR { $rating } est hors de l’intervalle { $least } à { $most }. { $used } est utilisé.
import-note-ratings-shifted = Le fichier est ancien. { $shift } est ajouté à ses GoR, comme dans OpenGotha.
import-note-ratings-unchanged = Le fichier ne contient pas la version de ses données. Ses GoR sont utilisés tels quels.
import-note-register-number = { $name } : « { $number } » n’est pas un numéro de licence ou d’adhésion, qui a dix chiffres au plus. Il est omis.
import-note-result = Ronde { $round }, table { $board } : le résultat « { $result } » est inconnu, la partie n’a donc pas encore de résultat.
import-note-round = Une partie ou une exemption de la ronde « { $round } » est abandonnée. Les rondes sont numérotées de 1 à { $last }.
import-note-round-number = Une ronde sans numéro de 1 à { $last } est omise.
import-note-round-range = Les parties de la ronde { $round } sont abandonnées. Les rondes sont numérotées de 1 à { $last }.
import-note-rounds-raised = Le fichier prévoit { $planned } rondes mais a des parties à la ronde { $last }. Le tournoi a maintenant { $last } rondes.
import-note-same-pin = { $name } a le même PIN EGD { $pin } que { $first }. Le second PIN est omis.
import-note-score-correction = { $name } : la correction { $correction } du score initial est omise.
import-note-score-zero = Le fichier met le zéro des scores à { $zero }, mais OpenGotha compte à partir de 30k. Ce tournoi compte aussi à partir de 30k.
import-note-scores-unknown = Le fichier ne contient pas la barre, le plancher et le zéro des scores. Vérifiez-les avant d’utiliser le classement.
import-note-second-bye = Ronde { $round } : un joueur a une exemption en plus d’une partie ou d’une autre exemption. L’exemption est abandonnée.
import-note-second-game = Ronde { $round }, table { $board } : un joueur a déjà une partie à une autre table. Cette partie est abandonnée.
import-note-sheet =
    { $others ->
        [one] La feuille « { $sheet } » a été lue. { $others } autre feuille avec des cellules ne l’a pas été.
       *[other] La feuille « { $sheet } » a été lue. { $others } autres feuilles avec des cellules ne l’ont pas été.
    }
import-note-self-pairing = Ronde { $round }, table { $board } : un joueur se rencontre lui-même. La partie est abandonnée.
import-note-setting = Le réglage { $setting } a la valeur « { $value } », qui n’est pas valable. La valeur par défaut est utilisée.
import-note-start = Le fichier ne contient pas le premier jour du tournoi. { $day } est utilisé. Corrigez-le.
import-note-status = { $name } : le statut « { $status } » est inconnu. Le joueur est importé comme préinscrit.
import-note-system = Le système { $system } est inconnu. Le système suisse est utilisé.
import-note-pair-incomplete = { $name } n’est pas une paire de deux joueurs du fichier et est laissée de côté.
import-note-team-player = { $name } est dans l’équipe { $team }, mais pas parmi les joueurs du fichier. La table est omise.
import-note-teams =
    { $count ->
        [one] { $count } équipe est gardée pour un export. Ici, les parties ne comptent que pour ses joueurs ; pour que les équipes se rencontrent, importez le fichier avec --teams en ligne de commande.
       *[other] { $count } équipes sont gardées pour un export. Ici, les parties ne comptent que pour leurs joueurs ; pour que les équipes se rencontrent, importez le fichier avec --teams en ligne de commande.
    }
import-note-title-rows = Les lignes 1 à { $last }, au-dessus des titres, sont omises.
import-note-total-row = Ligne { $line } : « { $text } » résume la liste et est omise.
import-note-tournament-cleaned = Des caractères de contrôle ont été retirés du nom du tournoi.
import-note-trf-ranks = Le fichier n’a pas de niveaux de go. Ils découlent des classements. Vérifiez-les.
import-note-trf-unrated = Joueurs sans classement, qui ont ici le niveau 30k : { $count }. Saisissez leurs niveaux.
import-note-unclear-day = Ligne { $line } : « { $text } » a le jour ou le mois en premier. Seule l’année { $year } est utilisée. Écrivez les jours sous la forme 2014-05-31.
import-note-unknown-player = Ronde { $round } : une partie avec un joueur hors de la liste est abandonnée.
import-note-unknown-player-bye = Ronde { $round } : l’exemption de « { $player } » est abandonnée. Ce joueur n’est pas dans la liste.
import-note-unknown-player-game = Ronde { $round }, table { $board } : la partie de « { $player } » est abandonnée. Ce joueur n’est pas dans la liste.
import-note-unknown-rank = { $name } a le niveau 99K, qui signifie inconnu dans OpenGotha. 30k est utilisé.
export-note-one-name = { $name } n’a qu’un nom. OpenGotha en demande deux, un tiret est donc écrit pour celui qui manque.
export-note-class = { $program } n’a pas de place pour la classe choisie. Les parties y comptent comme classe { $class }. Envoyez les résultats à l’EGD d’ici, ou choisissez une cadence de la classe inférieure.
export-note-criterion = OpenGotha n’a pas le critère { $criterion }, il est donc omis du fichier.
export-note-criteria = OpenGotha a { $most } critères au plus, les derniers sont donc omis du fichier : { $left }.
export-note-egd-pin-unknown = Le PIN { $pin } de { $name } n’est pas dans la liste des GoR. Vérifiez-le, ou importez une liste plus récente.
export-note-egd-candidate = { $name } est peut-être { $rated } { $rank } de la liste des GoR. Saisissez le PIN { $pin } si c’est la même personne.
export-note-parameters = Avec les réglages du tournoi, certains joueurs auraient une autre place dans OpenGotha. Le fichier a d’autres réglages, qui donnent à tous leur place jusqu’ici : { $settings }.
export-note-places =
    { $count ->
        [one] { $count } joueur a une autre place dans OpenGotha, qui compte autrement les exemptions, absences, forfaits ou un critère : { $names }.
       *[other] { $count } joueurs ont une autre place dans OpenGotha, qui compte autrement les exemptions, absences, forfaits ou un critère : { $names }.
    }
export-note-zero =
    { $more ->
        [one] OpenGotha compte les scores à partir de 30k, chaque MMS y est donc plus haut de { $more } point que dans ce tournoi.
       *[other] OpenGotha compte les scores à partir de 30k, chaque MMS y est donc plus haut de { $more } points que dans ce tournoi.
    }
export-note-egd-unrated = Avec cette cadence ou la classe choisie, les parties sont non classées, l’EGD ne les compte donc pas. Corrigez la cadence si c’est une erreur.
export-note-egd-place = Le tournoi n’a pas de pays ou pas de lieu, que l’EGD demande. Saisissez-les dans les réglages.
export-note-egd-hidden =
    { $count ->
        [one] { $count } joueur n’a pas accepté d’être publié en entier, l’EGD ne peut donc pas classer ses parties : { $names }. Demandez-lui, ou envoyez le fichier sans ce joueur.
       *[other] { $count } joueurs n’ont pas accepté d’être publiés en entier, l’EGD ne peut donc pas classer leurs parties : { $names }. Demandez-leur, ou envoyez le fichier sans ces joueurs.
    }
export-note-egd-no-pin =
    { $count ->
        [one] { $count } joueur n’a pas de PIN EGD et risque d’être créé deux fois dans l’EGD : { $names }. Cherchez le PIN dans la liste des GoR.
       *[other] { $count } joueurs n’ont pas de PIN EGD et risquent d’être créés deux fois dans l’EGD : { $names }. Cherchez les PIN dans la liste des GoR.
    }
export-note-egd-no-result = Ronde { $round }, table { $board } : la partie n’a pas de résultat. Saisissez-le avant d’envoyer le fichier.
export-note-egd-both = Ronde { $round }, table { $board } : le résultat { $result } compte pareil pour les deux joueurs, ce que l’EGD n’accepte pas. Corrigez-le.
export-note-ffg-licences =
    { $count ->
        [one] { $count } joueur français n’a pas de numéro de licence : { $names }. Saisissez-le dans les inscriptions.
       *[other] { $count } joueurs français n’ont pas de numéro de licence : { $names }. Saisissez-les dans les inscriptions.
    }
export-note-ffg-hidden =
    { $count ->
        [one] { $count } joueur n’a pas accepté d’être publié en entier, la fédération ne peut donc pas classer ses parties : { $names }. Demandez-lui, ou envoyez le fichier sans ce joueur.
       *[other] { $count } joueurs n’ont pas accepté d’être publiés en entier, la fédération ne peut donc pas classer leurs parties : { $names }. Demandez-leur, ou envoyez le fichier sans ces joueurs.
    }
export-note-ffg-cut =
    { $count ->
        [one] Le nom de { $count } joueur est coupé à { $most } lettres : { $names }.
       *[other] Les noms de { $count } joueurs sont coupés à { $most } lettres : { $names }.
    }
export-note-ffg-forfeit = Ronde { $round }, table { $board } : le forfait est écrit comme une ronde sans partie, pour que la fédération ne le classe pas.
export-note-aga-numbers = Joueurs sans numéro AGA, qui reçoivent dans ce fichier un numéro au-dessus de 90000 : { $count }. Saisissez leurs numéros dans les inscriptions : { $names }.
export-note-aga-hidden = Joueurs qui n’ont pas accepté une publication complète, si bien que l’AGA ne peut pas classer leurs parties : { $count }. Demandez-leur, ou envoyez le fichier sans eux : { $names }.
export-note-aga-game = Ronde { $round }, table { $board } : l’AGA ne classe pas la partie, parce qu’elle n’a pas été jouée ou n’a pas de gagnant. Le fichier porte un point d’interrogation.
export-note-macmahon-lost = Le fichier n’a pas les dates, lieu, horaires, komi, années de naissance, numéros du circuit, choix de publication, tableaux et points, car MacMahon ne les enregistre pas. Gardez le fichier de tournoi.
export-note-macmahon-places =
    { $count ->
        [one] { $count } joueur a une autre place dans MacMahon, qui compte autrement les exemptions, absences, forfaits ou un critère : { $names }.
       *[other] { $count } joueurs ont une autre place dans MacMahon, qui compte autrement les exemptions, absences, forfaits ou un critère : { $names }.
    }
export-note-macmahon-criterion = MacMahon n’a pas le critère { $criterion }, il est donc omis du fichier.
export-note-macmahon-system = MacMahon ne connaît que les tournois McMahon et suisses, le fichier a donc les parties et résultats de ce système et rien de plus.
export-note-macmahon-handicap = Dans MacMahon, la barre ne dispense pas une partie du handicap. Les joueurs au-dessus de { $rank } y comptent comme { $rank }.
export-note-macmahon-board = MacMahon a une seule taille de goban pour toutes les parties, le fichier a donc 19x19.
export-note-macmahon-walkover = Ronde { $round }, table { $board } : le walkover est écrit comme un résultat décidé par l’arbitre, qui donne des points.
export-note-macmahon-no-result = Ronde { $round }, table { $board } : une partie sans résultat est écrite comme une partie non terminée.
export-note-macmahon-ghosts =
    { $count ->
        [one] { $count } joueur fantôme est écrit comme joker : { $names }.
       *[other] { $count } joueurs fantômes sont écrits comme jokers : { $names }.
    }
export-note-macmahon-guests =
    { $count ->
        [one] { $count } invité prend une place dans MacMahon : { $names }.
       *[other] { $count } invités prennent des places dans MacMahon : { $names }.
    }
export-note-macmahon-withdrawn =
    { $count ->
        [one] { $count } joueur retiré reste dans le fichier et manque les autres rondes : { $names }.
       *[other] { $count } joueurs retirés restent dans le fichier et manquent les autres rondes : { $names }.
    }
export-note-pairgoth-lost = Le fichier n’a pas les salles, heures de début, années de naissance, numéros du circuit, choix de publication, niveaux professionnels, tableaux et points, car Pairgoth ne les enregistre pas. Gardez le fichier de tournoi.
export-note-pairgoth-places =
    { $count ->
        [one] { $count } joueur a une autre place dans Pairgoth, qui compte autrement les exemptions, absences, forfaits ou un critère : { $names }.
       *[other] { $count } joueurs ont une autre place dans Pairgoth, qui compte autrement les exemptions, absences, forfaits ou un critère : { $names }.
    }
export-note-pairgoth-criterion = Pairgoth n’a pas le critère { $criterion }, il est donc omis du fichier.
export-note-pairgoth-system = Pairgoth ne connaît que les tournois McMahon et suisses, le fichier a donc les parties et résultats de ce système et rien de plus.
export-note-pairgoth-handicap = Dans Pairgoth, la barre ne dispense pas une partie du handicap. Les joueurs au-dessus de { $rank } y comptent comme { $rank }.
export-note-pairgoth-board = Pairgoth a une seule taille de goban pour toutes les parties, le fichier a donc 19x19.
export-note-pairgoth-boards = Pairgoth a des équipes de 2 à { $last } tables, il n’ouvrira donc peut-être pas un fichier avec des équipes de { $size }.
export-note-pairgoth-not-played = Ronde { $round }, table { $board } : le forfait ou walkover est écrit comme un résultat joué.
export-note-pairgoth-unrated =
    { $count ->
        [one] Pairgoth demande un GoR pour chaque joueur, { $count } joueur sans GoR reçoit donc celui de son niveau : { $names }.
       *[other] Pairgoth demande un GoR pour chaque joueur, { $count } joueurs sans GoR reçoivent donc celui de leur niveau : { $names }.
    }
export-note-pairgoth-guests =
    { $count ->
        [one] { $count } joueur fantôme ou invité est un joueur ordinaire dans Pairgoth : { $names }.
       *[other] { $count } joueurs fantômes ou invités sont des joueurs ordinaires dans Pairgoth : { $names }.
    }
export-note-pairgoth-withdrawn =
    { $count ->
        [one] { $count } joueur retiré reste dans le fichier et manque les autres rondes : { $names }.
       *[other] { $count } joueurs retirés restent dans le fichier et manquent les autres rondes : { $names }.
    }
export-note-trf-handicaps =
    { $count ->
        [one] Le fichier ne dit pas que { $count } partie a un handicap.
       *[other] Le fichier ne dit pas que { $count } parties ont un handicap.
    }
export-note-trf-result = Ronde { $round }, table { $board } : le fichier n’a pas un tel résultat, la partie est donc écrite sans résultat.
export-note-trf-cut =
    { $count ->
        [one] Le nom de { $count } joueur est coupé à { $most } lettres : { $names }.
       *[other] Les noms de { $count } joueurs sont coupés à { $most } lettres : { $names }.
    }

bundle-not-a-bundle = Ce n’est pas un paquet. { $reason } Choisissez le fichier écrit par `export --as bundle`.
bundle-hostile = Le paquet est refusé. { $reason } Aucun tournoi n’est ainsi fait.
bundle-newer = Le paquet a la version { $found } et ce programme lit les versions jusqu’à { $known }. Utilisez une version plus récente du programme.
bundle-changed = Le fichier { $file } du paquet n’est pas celui qui a été signé. Il a été modifié en chemin. Redemandez le paquet à l’organisateur.
bundle-missing = Il manque { $file } dans le paquet. Redemandez le paquet à l’organisateur.
bundle-person = Joueur { $player } du paquet : { $field } diffère des données signées. Redemandez le paquet à l’organisateur.
bundle-contradiction = Le paquet se contredit. { $problem } Demandez à l’organisateur de l’émettre de nouveau.
bundle-found-no-archive = Ce n’est pas une archive ZIP, ou elle est endommagée.
bundle-found-no-version = Son manifeste n’a pas de version.
bundle-found-not-json = manifest.json n’est pas du JSON valable.
bundle-found-other-program = Son manifeste a été écrit par un autre programme.
bundle-limit-file-size = Le fichier { $file } qu’il contient a { $kilobytes } ko.
bundle-limit-files = Il a { $files } fichiers.
bundle-limit-name = Il contient ou cite un fichier au nom interdit.
bundle-limit-players = Il a { $players } joueurs et { $games } parties.
bundle-limit-ratio = Le fichier { $file } qu’il contient devient bien plus grand que prévu à la décompression.
bundle-limit-size = Il a { $megabytes } Mo.
bundle-limit-twice = Il a deux fichiers { $file }.
bundle-problem-log = L’historique dans log.json n’est pas valable.
bundle-problem-hand-over = Une déclaration dans hand-over.json porte sur un autre tournoi ou un autre paquet.
bundle-problem-season-file = Son fichier de saison n’a pas les règles de son barème, saison { $season }.
bundle-problem-categories = Ses catégories d’âge ne sont pas dans l’ordre, ou son coefficient d’âge n’est pas valable.
bundle-problem-category = Les points du joueur { $player } ne sont d’aucune catégorie de la saison, ou le joueur a des points deux fois.
bundle-problem-days = Son championnat manque, ou son dernier jour est avant le premier.
bundle-problem-final = Les groupes ou places de la Finale de la catégorie { $category } ne concordent pas.
bundle-problem-game = Une partie qu’il contient n’a pas deux joueurs ou a un résultat inconnu.
bundle-problem-harmful-characters = Un nom qu’il contient est trop long ou a des caractères qui en cachent ou en déplacent d’autres.
bundle-problem-ladder = Une échelle du jigo qu’il contient n’appartient à aucune partie.
bundle-problem-ladder-winner = Une échelle du jigo qu’il contient a un vainqueur qui ne l’a pas jouée.
bundle-problem-player = Le niveau, le choix de publication ou un champ du joueur { $player } n’est pas valable.
bundle-problem-player-twice = Un joueur y est deux fois.
bundle-problem-points = La somme des points du joueur { $player } est fausse.
bundle-problem-sequence = Son numéro ne convient pas à son paquet précédent.
bundle-problem-unlisted-player = Il renvoie à un joueur qui n’est pas dans sa liste.
bundle-problem-values = Une valeur dans { $file } manque ou n’est pas valable.
bundle-problem-version = Il contient plus que sa version ne le permet.

signature-invalid-key = La clé publique n’est pas valable. Elle doit avoir 64 chiffres hexadécimaux, comme `drawmaster key` les montre.
signature-mismatch = La signature ne convient pas. Le fichier a été modifié après avoir été signé. Redemandez-le à son expéditeur.
