# Les textes de la fenêtre en français, deuxième partie : réglages, points, affichage, aide. Traduction provisoire, relue par aucun francophone à ce jour.
yes = oui
no = non
screen-event = Tournoi
screen-points = Points
screen-hall = Affichage
help = Aide
book-of-user = Le livre
book-contents = Sommaire
book-search = Chercher dans le livre ( / )
book-hits = { $count ->
    [0] Rien trouvé.
    [one] { $count } section trouvée.
   *[other] { $count } sections trouvées.
}
book-short = Touches de cet écran
book-back = Retour
book-no-back = C’est la première page que vous avez ouverte.
tour = Montrer les premiers pas
tour-day = Un jour de tournoi
tour-day-about = La liste de gauche suit la journée : le tournoi et ses réglages, les inscriptions, les tableaux, les rondes, le classement et les points. La ligne du haut montre la situation. Le bouton jaune est l’étape suivante ; Ctrl+Entrée l’actionne.
tour-keys = Tout au clavier
tour-keys-about = Chaque bouton montre sa touche. Ctrl+K trouve actions, joueurs et tables, ? liste toutes les touches, et F1 explique l’écran actuel. La souris marche partout aussi.
tour-results = Résultats en deux saisies
tour-results-about = Tapez 1 si Noir a gagné et 2 si Blanc a gagné ; le curseur passe à la table suivante. La seconde saisie cache la première. Si les deux diffèrent, Drawmaster s’arrête, émet un son et montre les deux.
tour-undo = Rien n’est perdu
tour-undo-about = Chaque étape est enregistrée aussitôt. Ctrl+Z annule n’importe laquelle et la nomme, même après un redémarrage. L’historique montre qui a changé quoi, et quand.
tour-count = { $at } sur { $all }
tour-next = Suivant
tour-done = Commencer
tour-skip = Passer
help-event = Tous les réglages du tournoi, avec leurs conséquences. Les réglages modifiés sont en gras et peuvent être rétablis.
    Tapez dans le champ du haut pour trouver un réglage : « komi », « barre », « handicap ».
help-register = Toutes les inscriptions. Inscrivez les joueurs préinscrits à leur arrivée ; seuls les joueurs inscrits sont appariés.
    Tapez pour trouver un joueur ; les accents ne comptent pas. La clôture des inscriptions numérote les joueurs par force. Un double clic sur un joueur, ou Entrée, ouvre sa fiche.
help-knockouts = Le tableau de chaque catégorie d’âge. Avant le tirage : la liste dans l’ordre de placement, et la taille du tableau. Le tirage se fait une fois, avant la première ronde du tableau, et chacun peut le vérifier.
    Les parties d’un tableau sont fixées quand sa ronde est appariée.
help-final = La Finale de chaque catégorie d’âge : deux groupes, puis les demi-finales et les parties de classement. Elle est tirée une fois, et ses parties sont appariées avec la ronde. Saisissez les résultats ici ou à l’écran des rondes.
    Si des joueurs d’un groupe sont à égalité, ils jouent sur des gobans plus petits, et vous les choisissez dans l’ordre de leurs résultats.
help-rounds = Une ronde a quatre états. Vous seul voyez un brouillon, et vous pouvez le modifier à la main. Une fois la ronde publiée, les joueurs cherchent leur table. Le jeu commence quand vous le lancez, ou avec le premier résultat. Une ronde peut être confirmée quand les deux saisies concordent à chaque table.
    Les changements après publication sont marqués ici et sur les feuilles.
help-standings = Le classement après n’importe quelle ronde. Choisissez une ligne pour souligner les adversaires de ce joueur. Les filtres montrent une catégorie, un pays ou un club ; les places portent sur tous les joueurs.
    Un double clic sur un joueur, ou Entrée, ouvre sa fiche. Un clic sur un titre de colonne trie.
help-points = Les points du circuit jusqu’ici, par catégorie d’âge. Choisissez un joueur pour voir d’où viennent ses points. Le chiffre publié est la somme exacte, arrondie vers le bas.
help-hall = La seconde fenêtre, pour un projecteur ou un écran dans la salle. Ouvrez-la, placez-la là-bas, et choisissez ici ce qu’elle montre. Elle se met à jour seule.
    Les longues listes tournent les pages ; la barre d’espace les met en pause.
help-print = Toutes les feuilles en PDF, et les fichiers pour le GoR et d’autres programmes.
help-history = Toutes les modifications, les plus récentes d’abord. Rien n’est jamais effacé ; les modifications annulées sont barrées.
key-setting = réglage précédent ou suivant
palette-board = Table { $board }
palette-nothing = Aucun résultat.
redo-what = Rétablir : { $what }
operation-start_round = début de la ronde { $round }
history-round = Ronde
history-since = Depuis
history-undo = annulé : { $what }
history-redo = rétabli : { $what }
setting-list = Réglages
season-use = Fichier de saison…
setting-find = Chercher un réglage ( / )
setting-changed = réglages modifiés seulement
setting-reset = rétablir { $value }
setting-inherited = comme le tournoi : { $value }
setting-none = Aucun réglage ne correspond.
group-event = Tournoi
group-games = Parties
group-register = Joueurs
group-scores = Scores
group-pairing = Appariement
group-handicap = Handicap
group-standings = Classement
group-more = Plus
group-desk = Cet ordinateur
looks = Langue et aspect
desk-size = Taille des textes
desk-percent = { $size } %
desk-language = Langue
desk-theme = Couleurs
desk-sound = Son quand les saisies diffèrent
desk-letters = Touches seules, sans Ctrl ni Alt : à désactiver pour la saisie vocale
desk-touch = Grandes lignes et grands boutons pour écran tactile
desk-system = comme le système
desk-light = clair
desk-contrast-light = contraste élevé, clair
desk-contrast-dark = contraste élevé, sombre
desk-dark = sombre
setting-event-name = Nom
setting-event-name-about = Figure sur chaque feuille et dans chaque fichier.
setting-event-starts = Heures de début
setting-event-starts-about = Seulement pour les rondes qui diffèrent des horaires proposés, par exemple 1 2026-11-20 09:30, 3 2026-11-21 10:00.
setting-event-place = Lieu
setting-event-place-about = Figure sur les feuilles et dans le fichier pour le GoR.
setting-event-country = Pays
setting-event-country-about = Deux lettres, par exemple RO ; l’EGD en a besoin.
setting-event-start = Premier jour
setting-event-start-about = Par exemple 2026-11-20. Son année détermine les catégories d’âge.
setting-event-end = Dernier jour
setting-event-end-about = Pour un tournoi d’un jour, le même que le premier jour.
setting-competition-name = Compétition
setting-competition-name-about = Son nom sur les feuilles.
setting-competition-rounds = Rondes
setting-competition-rounds-about = Le nombre de rondes. La barre et les tableaux en dépendent.
setting-competition-earns-points = Rapporte des points du circuit
setting-competition-earns-points-about = Si les parties, les tableaux et les Finales de cette compétition rapportent des points dans le circuit. Ceux de l’Open en rapportent.
setting-competition-starts = Heures de début de cette compétition
setting-competition-starts-about = Si elles diffèrent de celles du tournoi, par exemple 1 2026-11-20 17:00. Vide : comme dans le tournoi.
setting-competition-boards = Tables de cette compétition
setting-competition-boards-about = Si elle ne peut en utiliser que certaines, par exemple 41-60. Vide : toutes, ou celles de ses salles.
setting-competition-rooms = Salles de cette compétition
setting-competition-rooms-about = Les salles où elle se joue. Aucune cochée : toutes les salles.
setting-event-season = Saison du circuit
setting-event-season-about = La saison dont les règles déterminent les points.
setting-event-tour-class = Classe dans le circuit
setting-event-tour-class-about = Détermine combien de points vaut chaque stade d’un tableau.
setting-event-tour-coefficient = Coefficient
setting-event-tour-coefficient-about = Les points des tableaux sont multipliés par lui ; d’habitude 1.
setting-event-tour-online = Joué en ligne
setting-event-tour-online-about = Les points suivent les règles de la saison pour les tournois en ligne.
setting-event-tour-championship = Championnat
setting-event-tour-championship-about = Le nom qui reste le même d’année en année, par lequel le circuit trouve l’édition précédente. Laissez vide si c’est le nom du tournoi.
setting-event-tour-bundles = Paquets émis
setting-event-tour-bundles-about = Le nombre de fichiers émis pour le circuit, compté automatiquement.
setting-event-halls = Salles
setting-event-halls-about = Les tables de chaque salle : son nom, la première et la dernière table.
setting-event-time-main-minutes = Temps principal en minutes
setting-event-time-main-minutes-about = Par joueur. Avec le temps supplémentaire, il détermine la classe EGF.
setting-event-time-overtime = Temps supplémentaire
setting-event-time-overtime-about = Ce qui suit le temps principal.
setting-event-lowered-class = Classe EGF
setting-event-lowered-class-about = Découle de la cadence. Vous pouvez l’abaisser mais pas la relever.
setting-event-komi = Komi
setting-event-komi-about = Les points de Blanc dans une partie à égalité. Un nombre entier permet le jigo, que l’échelle tranche en élimination directe.
setting-competition-board-size = Goban
setting-competition-board-size-about = La taille des gobans. Selon le niveau, le plus petit goban des deux joueurs compte.
setting-competition-thirteen-from = 13x13 à partir de
setting-competition-thirteen-from-about = Le niveau le plus bas qui joue sur 13x13 si le goban dépend du niveau.
setting-competition-main-minutes = Temps principal de cette compétition en minutes
setting-competition-main-minutes-about = S’il diffère de celui du tournoi. Vide : comme dans le tournoi.
setting-competition-overtime = Temps supplémentaire de cette compétition
setting-competition-overtime-about = S’il diffère de celui du tournoi.
setting-competition-komi = Komi de cette compétition
setting-competition-komi-about = S’il diffère de celui du tournoi. Vide : comme dans le tournoi.
setting-event-round-sheets = Feuilles d’une ronde
setting-event-round-sheets-about = Les feuilles imprimées en une fois pour chaque ronde : cochées quand vous imprimez depuis Rondes, et dans le dossier d’une ronde.
setting-event-two-passes = Résultats en deux saisies
setting-event-two-passes-about = Les résultats sont saisis une fois pour Noir et une fois pour Blanc, pour que les erreurs se voient aussitôt. Désactivé : une saisie par table.
setting-event-ages-cut-off = Date de référence des âges
setting-event-ages-cut-off-about = Le jour de l’année du tournoi qui détermine la catégorie.
setting-event-ages-limit-included = Limite d’âge comprise
setting-event-ages-limit-included-about = Activé : la catégorie 12 signifie « 12 ans au plus ». Désactivé : « moins de 12 ans ».
setting-event-ages-categories = Catégories d’âge
setting-event-ages-categories-about = Les limites d’âge, les plus jeunes d’abord.
setting-competition-open-file = Fichier de l’Open à côté du Future Stars
setting-competition-open-file-about = Pour les tournois de nouveaux joueurs : le nom du fichier de tournoi de l’Open dans le même dossier. Les joueurs de l’Open ne sont pas admis ici.
setting-event-levy-member = Redevance par jour, membres
setting-event-levy-member-about = Ce que la fédération demande par jour joué, par exemple 1.50 ; 0 sans redevance. Les visiteurs comptent comme membres de leur propre fédération.
setting-event-levy-non-member = Redevance par jour, non-membres
setting-event-levy-non-member-about = Pour les joueurs d’aucune fédération.
setting-event-levy-concession = Redevance par jour, tarif réduit
setting-event-levy-concession-about = Pour les enfants, les étudiants et les chômeurs, selon la décision de la direction.
setting-event-levy-currency = Monnaie de la redevance
setting-event-levy-currency-about = Écrite après les montants, par exemple EUR.
setting-event-far-apart-ranks = Très éloignés : niveaux
setting-event-far-apart-ranks-about = Une paire dont l’écart de niveau dépasse ce nombre est signalée à sa table et dans le rapport.
setting-event-far-apart-points = Très éloignés : points
setting-event-far-apart-points-about = Une paire dont l’écart de score dépasse ce nombre est signalée à sa table et dans le rapport.
setting-competition-finalists = Joueurs de l’élimination directe finale
setting-competition-finalists-about = D’un suisse puis élimination directe : 8 ou 16 d’habitude.
setting-competition-zones = Poules
setting-competition-zones-about = Le nombre de poules dont les vainqueurs jouent l’élimination directe.
setting-competition-knockout-rules-last-game = Fin d’une double élimination
setting-competition-knockout-rules-last-game-about = Une finale décide ; ou, si le joueur sans défaite la perd, une deuxième ; ou le premier à gagner deux parties.
setting-competition-knockouts = Tableaux par catégorie d’âge
setting-competition-knockouts-about = Activé : chaque tableau est tiré avant sa première ronde.
setting-competition-knockout-rules-after-jigo = Après un jigo en élimination directe
setting-competition-knockout-rules-after-jigo-about = L’échelle de gobans plus petits, ou une nouvelle partie dans le temps restant.
setting-competition-knockout-rules-after-withdrawal = Après un retrait avant les premières parties
setting-competition-knockout-rules-after-withdrawal-about = Qui prend la case : le joueur suivant de la liste, dont un suppléant prend la place ; personne, et l’adversaire a un walkover ; ou une exemption.
setting-competition-newcomers = Nouveaux joueurs seulement
setting-competition-newcomers-about = L’âge maximal et le plus grand nombre de tournois classés, comme pour Future Stars. Désactivé : ouvert à tous.
setting-competition-mcmahon-bar = Barre
setting-competition-mcmahon-bar-about = Tous les joueurs de ce niveau et au-dessus partent avec le même score et peuvent gagner le tournoi.
setting-competition-mcmahon-floor = Plancher
setting-competition-mcmahon-floor-about = Tous les joueurs plus faibles partent avec le score de ce niveau.
setting-competition-mcmahon-zero = Échelle
setting-competition-mcmahon-zero-about = Le niveau qui part à 0 : 20k sur l’échelle européenne, 1d sur la britannique.
setting-competition-mcmahon-supergroup = Supergroupe
setting-competition-mcmahon-supergroup-about = Les joueurs de ce niveau et au-dessus partent un point au-dessus de la barre.
setting-competition-scoring-absent-score = Score pour une ronde manquée
setting-competition-scoring-absent-score-about = Dans le score McMahon. Un demi-point donne un point pour deux rondes manquées.
setting-competition-scoring-absent-wins = Victoires pour une ronde manquée
setting-competition-scoring-absent-wins-about = Dans le nombre de victoires.
setting-competition-scoring-bye-score = Score pour une exemption
setting-competition-scoring-bye-score-about = Dans le score McMahon.
setting-competition-scoring-bye-wins = Victoires pour une exemption
setting-competition-scoring-bye-wins-about = Dans le nombre de victoires.
setting-competition-scoring-round-down = Arrondir vers le bas les points des rondes manquées
setting-competition-scoring-round-down-about = Seuls les points entiers comptent après chaque ronde.
setting-competition-pairing-first-seeding = Placement aux premières rondes
setting-competition-pairing-first-seeding-about = Qui rencontre qui dans un groupe de score, jusqu’à la ronde fixée plus bas.
setting-competition-pairing-later-seeding = Placement aux rondes suivantes
setting-competition-pairing-later-seeding-about = Qui rencontre qui dans un groupe de score après cela.
setting-competition-meetings = Rencontres en appariement libre
setting-competition-meetings-about = Combien de fois deux joueurs peuvent se rencontrer quand ils choisissent leurs adversaires.
setting-competition-division-size = Joueurs par division
setting-competition-division-size-about = D’une ligue, dans l’ordre des numéros ; 0 pour une seule division.
setting-competition-moves = Joueurs qui changent de division
setting-competition-moves-about = Combien de joueurs de chaque division d’une ligue montent, et combien descendent, à la saison suivante.
setting-competition-pairs-strength = Force d’une paire
setting-competition-pairs-strength-about = Comment le niveau et le classement d’une paire découlent des partenaires : la moyenne, ou ceux de l’un d’eux.
setting-competition-pairs-mixed = Paires mixtes
setting-competition-pairs-mixed-about = Si les partenaires doivent être une femme et un homme. Vous le confirmez par paire ; aucun sexe n’est enregistré.
choice-Mean = moyenne des deux
choice-Stronger = partenaire le plus fort
choice-Weaker = partenaire le plus faible
choice-Required = exigées
choice-Reminded = signalées
choice-Any = deux personnes quelconques
setting-competition-teams-size = Tables par rencontre
setting-competition-teams-size-about = Le nombre de tables d’une rencontre entre deux équipes, 2 à 20.
setting-competition-teams-order = Ordre des tables
setting-competition-teams-order-about = Si les membres d’une équipe doivent s’asseoir dans l’ordre de sa liste.
setting-competition-club-ladder-scale = Échelons de l’échelle
setting-competition-club-ladder-scale-about = Club : 0,1 niveau pour les dans, 0,2 jusqu’à 6k, 0,5 jusqu’à 16k, puis 1. Rapide : 0,5 partout.
setting-competition-club-ladder-bottom = Bas de l’échelle
setting-competition-club-ladder-bottom-about = Personne ne descend sous ce niveau.
setting-competition-club-ladder-third-win = Deux échelons pour une troisième victoire
setting-competition-club-ladder-third-win-about = La troisième victoire de suite, et chaque suivante, fait monter de deux échelons.
setting-competition-club-ladder-upset = Deux échelons pour une surprise
setting-competition-club-ladder-upset-about = À partir de cet écart de niveau, la victoire du joueur le plus faible le fait monter de deux échelons ; 0 pour jamais.
setting-competition-club-ladder-anchored = Les joueurs à GoR restent
setting-competition-club-ladder-anchored-about = Les joueurs qui ont un GoR restent à leur échelon, pour que l’échelle ne dérive pas.
setting-competition-pairing-first-rounds = Nombre de premières rondes
setting-competition-pairing-first-rounds-about = La dernière ronde avec le placement des premières rondes.
setting-competition-pairing-bye = Nombre impair de joueurs
setting-competition-pairing-bye-about = Qui est exempt, ou que la direction décide.
setting-competition-pairing-floats = Qui flotte
setting-competition-pairing-floats-about = Qui joue dans un autre groupe de score : ceux dont les flottements vers le haut et vers le bas s’équilibrent ou, en contrepoids, ceux qui ont une bonne place dans le groupe.
setting-competition-pairing-apart-at-bar = Séparer les clubs à la barre
setting-competition-pairing-apart-at-bar-about = Désactivé : les joueurs à la barre ou au-dessus peuvent rencontrer ceux de leur club ou pays.
setting-competition-pairing-profile = Modèle d’appariement
setting-competition-pairing-profile-about = Ce qui fait un bon appariement : l’ordre strict des règles du circuit, les poids d’OpenGotha, ou la procédure d’appariement par score à la lettre.
setting-competition-pairing-levels = Ordre des règles d’appariement
setting-competition-pairing-levels-about = Chaque règle compte plus que toutes celles qui la suivent.
setting-competition-pairing-opengotha = Poids d’OpenGotha
setting-competition-pairing-opengotha-about = Utilisés seulement par le modèle OpenGotha.
setting-competition-handicap-basis = Handicap selon
setting-competition-handicap-basis-about = Désactivé : toutes les parties sont à égalité.
setting-competition-handicap-reduction = Réduction du handicap
setting-competition-handicap-reduction-about = Soustraite de l’écart ; d’habitude 0, 1 ou 2.
setting-competition-handicap-ceiling = Handicap maximal
setting-competition-handicap-ceiling-about = 9 pierres au plus.
setting-competition-handicap-exempt = Sans handicap
setting-competition-handicap-exempt-about = Les joueurs dont les parties sont toujours à égalité.
setting-competition-tie-breaks = Départages
setting-competition-tie-breaks-about = Les critères du classement, le plus important d’abord : cochez-les et glissez-les dans l’ordre.
setting-competition-grade-limits = Divisions
setting-competition-grade-limits-about = Le niveau le plus bas de chaque division, pour le critère CAT.
setting-competition-scoring-forfeit-counts-opponent = Compter l’adversaire d’un forfait
setting-competition-scoring-forfeit-counts-opponent-about = Activé : le score de l’adversaire compte dans les sommes. Désactivé : le score initial du joueur compte à la place.
setting-competition-scoring-handicap-in-sums = Compter les handicaps dans les sommes
setting-competition-scoring-handicap-in-sums-about = Ajoutés pour Blanc et retranchés pour Noir.
setting-competition-scoring-unplayed-as-half = Rondes non jouées des adversaires comptées pour moitié
setting-competition-scoring-unplayed-as-half-about = Quel que soit le score de l’adversaire pour la ronde.
setting-competition-scoring-missed-in-sosos = Rondes manquées dans SOSOS
setting-competition-scoring-missed-in-sosos-about = Ce qui compte à la place de l’adversaire manquant.
setting-competition-scoring-bye-in-sodos = Compter les exemptions dans SODOS
setting-competition-scoring-bye-in-sodos-about = Comme une victoire contre un adversaire qui a le score initial du joueur.
setting-competition-scoring-bye-in-sums = Exemptions dans SOS
setting-competition-scoring-bye-in-sums-about = Ce qui compte à la place de l’adversaire manquant.
effect-rating-class = Classe EGF { $word } : { $word ->
    [A] les parties comptent pleinement.
    [B] les parties comptent aux trois quarts.
   *[C] les parties comptent pour moitié.
}
effect-rating-none = Trop court pour être classé.
effect-bar-in = { $count ->
    [one] { $count } joueur inscrit part
   *[other] { $count } joueurs inscrits partent
} de là, dans la fourchette conseillée de { $word }.
effect-bar-few = { $count ->
    [one] { $count } joueur inscrit part
   *[other] { $count } joueurs inscrits partent
} de là ; { $word } sont conseillés. Baissez la barre.
effect-bar-many = { $count ->
    [one] { $count } joueur inscrit part
   *[other] { $count } joueurs inscrits partent
} de là ; { $word } sont conseillés. Montez la barre.
choice-None = sans temps supplémentaire
choice-Byoyomi = { $periods ->
    [one] { $periods } période
   *[other] { $periods } périodes
} de { $seconds } secondes
choice-Canadian = { $stones } pierres en { $seconds } secondes
choice-Fischer = { $seconds } secondes par coup
choice-B = B au plus
choice-C = C au plus
choice-Unrated = non classé
choice-Slip = moitié haute contre moitié basse
choice-Nineteen = 19x19
choice-Thirteen = 13x13
choice-Nine = 9x9
choice-ByRank = 13x13 ou 9x9, selon le niveau
choice-Club = plus serrés en haut
choice-Lightning = un demi-niveau partout
choice-Second = une deuxième finale après la première défaite
choice-One = une finale
choice-BestOfThree = deux parties gagnantes sur trois
choice-Fixed = comme dans la liste
choice-Free = ordre quelconque
choice-Fold = premier contre dernier
choice-Random = par tirage au sort
choice-Neighbours = premier contre deuxième, troisième contre quatrième
choice-GhostThenBye = un joueur fantôme joue ; sans lui, le dernier joueur est exempt
choice-Bye = le dernier joueur est exempt
choice-Seygo = les règles du circuit, dans l’ordre
choice-OpenGotha = les poids d’OpenGotha
choice-Literal = appariement par score de 2008, groupe par groupe
choice-Off = désactivé
choice-Score = écart de score
choice-Rank = écart de niveau
choice-EitherAtBar = parties avec un joueur à la barre ou au-dessus
choice-Capped = aucune partie, mais la force compte jusqu’à { $value }
choice-OwnSos = le SOS du joueur
choice-StartTimesRounds = le score initial pour chaque ronde
choice-StartScore = le score initial du joueur
choice-OtherPoints = le score du joueur sans l’exemption
choice-Zero = rien
points-category = Âge { $category }
points-by = Saison { $season }, classe { $class }, coefficient { $coefficient }
points-by-online = Saison { $season }, classe { $class }, coefficient { $coefficient }, en ligne
points-empty = Aucun joueur de cette catégorie n’a encore de points.
points-sources = Origine des points
points-no-sources = Pas encore de points.
points-stage = Stade : { $stage }
points-win = victoire contre
points-jigo = jigo contre
points-loss = défaite contre
points-sum = somme exacte
points-published = points
col-points = Points
col-exact = Exact
hall-open = Ouvrir la fenêtre d’affichage
hall-close = Fermer la fenêtre d’affichage
hall-is-open = L’affichage montre ce que vous choisissez ici.
hall-is-closed = La fenêtre est fermée. S’il y a un second écran, elle s’y ouvre.
hall-what = Contenu
hall-how = Présentation
hall-boards = Appariements par table
hall-boards-about = Table, Noir et Blanc, une fois la ronde publiée.
hall-names = Appariements par nom
hall-names-about = Aide les joueurs à trouver leur table.
hall-standings = Classement
hall-standings-about = Place, nom et les trois premiers critères.
hall-knockouts = Tableau d’élimination directe
hall-knockouts-about = Parties à venir et leurs joueurs.
hall-points-about = Points du circuit, par catégorie d’âge.
hall-points = Points
hall-points-title = Points, âge { $category }
hall-countdown = Compte à rebours
hall-countdown-about = Temps jusqu’au début de la ronde. Saisissez d’abord l’heure de début.
hall-ceremony = Tirage
hall-ceremony-about = Le tirage, case par case.
hall-blank = Nom du tournoi
hall-blank-about = Pour les pauses et les discours.
hall-timetable = Horaire
hall-timetable-about = Les prochaines rondes et le temps jusqu’à la première.
hall-no-round = Toutes les rondes ont commencé.
hall-playlist = Liste de lecture
hall-playlist-about = Affichée à tour de rôle. L’horaire est omis quand aucune ronde n’est à venir.
hall-playlist-seconds = secondes
hall-playlist-seconds-of = Secondes pour { $content }
hall-playlist-empty = Cochez d’abord ce qui est affiché.
hall-play = Lancer la liste
hall-play-stop = Arrêter la liste
hall-preview = Aperçu
hall-preview-about = Dans la salle, les noms apparaissent comme les joueurs les publient.
hall-from = Tables de
hall-to = à
hall-time = Début de la ronde
hall-time-hint = 14:30, ou minutes à partir de maintenant
hall-count = Lancer le compte à rebours
hall-pause = Pause
hall-go-on = Reprendre
hall-back = Page précédente
hall-forth = Page suivante
hall-smaller = Texte plus petit
hall-larger = Texte plus grand
hall-light = Sombre sur clair
hall-dark = Clair sur sombre
hall-seconds = Secondes par page
hall-page = page { $page } sur { $pages }
hall-not-yet = Les appariements seront bientôt affichés.
hall-handicap = handicap { $stones }
hall-begins = La ronde { $round } commence dans
hall-begins-now = La ronde { $round } commence
hall-waiting = Aucun tournoi n’est ouvert.
key-hall-show = contenu de la fenêtre d’affichage
key-hall-page = page précédente et suivante
key-hall-size = texte plus grand et plus petit
round-changed = modifiée après publication
round-playing = en cours
round-steps = État de la ronde
round-start = Lancer la ronde
missing = Résultats manquants
missing-title = Résultats manquants de la ronde { $round }
missing-count = { $count ->
    [0] Chaque table a son résultat.
    [one] { $count } table n’a pas encore de résultat.
   *[other] { $count } tables n’ont pas encore de résultat.
}
missing-differ = saisies divergentes
missing-white = saisie de Blanc manquante
missing-black = saisie de Noir manquante
past = Historique des saisies
past-title = Historique des saisies de la table { $board }, ronde { $round }
past-black = première saisie (Noir)
past-white = seconde saisie (Blanc)
past-both = les deux saisies
past-cleared = effacé
past-empty = Aucun résultat n’a encore été saisi pour cette table.
reason = Motif
reason-hint = conservé avec la correction
reason-needed = Saisissez d’abord un motif.
reason-correct = Corriger
setting-competition-pairing-boards = Numéros de table après réappariement
setting-competition-pairing-boards-about = Les joueurs ont peut-être vu leur table. Gardés : les nouvelles parties remplissent les tables libres.
setting-competition-pairing-unfinished = Parties ajournées dans l’appariement
setting-competition-pairing-unfinished-about = Comment compte une partie ajournée quand la ronde suivante est appariée. Le classement la montre sans résultat.
choice-Kept = gardés
choice-BalanceAndPlace = équilibre, et bonne place
choice-Balance = équilibre seul
choice-Renumbered = renumérotés, les joueurs les plus forts d’abord
choice-Jigo = un jigo, pour l’appariement seulement
choice-Held = en attente : aucun des deux joueurs n’est apparié

start-tour = Livre du circuit
start-tour-about = Toutes les étapes d’une saison ensemble : course, prix et listes de placement à partir des paquets des tournois.
book-book = Livre du circuit
book-book-about = Le circuit a son propre fichier de joueurs, d’éditions, de points et de la course. Ajoutez les paquets des étapes ; enregistrez listes de placement et pages web. Aucun réseau n’est nécessaire.
book-name = Nom du circuit, pour un nouveau livre
book-open = Ouvrir un livre du circuit
book-new = Nouveau livre du circuit
book-close = Fermer le livre
book-copies = Copies
book-copies-about = Drawmaster copie le livre du circuit après chaque paquet. Une copie est restaurée dans un nouveau fichier ; le livre ouvert reste tel quel.
book-copies-none = Pas encore de copies. Drawmaster en fait une après chaque paquet.
book-copy-holds = { $events ->
    [one] { $events } édition
   *[other] { $events } éditions
}, { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}, { $changes ->
    [one] { $changes } modification
   *[other] { $changes } modifications
}
book-panels = Parties du livre du circuit
book-events = Éditions
book-players = Joueurs
book-sp = Listes des points
book-race = Course
book-people = Doublons
book-keys = Organisateurs
book-log = Journal
book-signer = Signé par
book-signer-handed-over = { $holder } (transmis par { $old })
book-events-none = Pas encore d’édition. Ajoutez le paquet d’une étape.
book-players-none = Aucun joueur ne correspond, ou le livre n’a pas encore d’édition.
book-sp-none = Aucun joueur n’a de points à la fin de ce jour.
book-race-none = Aucun joueur n’a gagné de points cette année-là.
book-people-none = Plus aucun doublon possible à trancher.
book-keys-none = Pas encore d’organisateur. Les paquets ne sont acceptés qu’avec la clé d’un organisateur.
book-find = Chercher un joueur
book-day = Fin du jour
book-year = Année
book-add = Ajouter un paquet
book-seeds = Liste de placement
book-publish = Publier
book-nothing-yet = Pas encore d’édition dans le livre.
book-nothing-undo = Rien à annuler.
book-undone = Annulé : { $what }.
book-did-create_tour = créer le livre
book-did-add_bundle = ajouter un paquet
book-did-add_key = ajouter la clé d’un organisateur
book-did-revoke_key = révoquer une clé
book-did-merge_players = réunir deux joueurs
book-did-keep_apart = garder deux joueurs séparés
book-did-confirm_player = confirmer un joueur pour une année
book-did-rename_championship = renommer un championnat
book-did-migrate = passage à ce format de fichier
book-did-salvage = récupération d’un fichier endommagé
book-did-unknown = opération d’une version plus récente
book-derivation = Points pas à pas
book-sp-now = SP{ $category } : { $sp }
book-career = Points de toute la carrière : { $points }
book-lapses = { $edition } expire avant { $by }
book-transition = passe en catégorie { $category }
book-future-stars = Future Stars
book-race-size = Les { $size } premiers se qualifient pour la Finale.
book-race-qualified = qualifié
book-race-tied = à égalité pour la dernière place
book-race-absent = indisponible
book-absent = Indisponible
book-absent-name = Indisponible pour la Finale : { $name }
book-people-about = Ces noms sont faits des mêmes mots, orthographiés autrement. Les joueurs ne sont réunis que si vous le confirmez, et chaque décision peut être annulée.
book-one = Premier joueur
book-other = Deuxième joueur
book-decide = Décision
book-keep-one = Réunir au premier
book-keep-other = Réunir au deuxième
book-two-people = Garder séparés
book-merged = Réunis : { $name }.
book-kept-apart = Gardés séparés : { $names }.
book-keys-hint = Seuls les paquets signés avec ces clés sont acceptés. Obtenez chaque clé de son organisateur par une autre voie que le paquet, par exemple par téléphone.
book-holder = Organisateur
book-key = Clé publique
book-key-add = Ajouter une clé
book-key-added = Paquets acceptés désormais : { $holder }.
book-key-revoked = Les nouveaux paquets signés avec cette clé ne sont plus acceptés : { $holder }. Le livre garde les paquets existants.
book-revoke = Révoquer
book-revoked = révoquée le { $day }
book-key-unknown = Le paquet est signé avec une clé inconnue. Comparez-la à la clé que l’organisateur vous donne par une autre voie, puis saisissez le nom de l’organisateur.
book-key-trust = Faire confiance à cet organisateur
book-bundle-is = paquet { $sequence }, classe { $class }, { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
book-known-already = Ce paquet est déjà dans le livre. L’ajouter ne change rien.
book-signed-by = Signé par { $holder }.
book-hand-over = { $old } transmet ce tournoi à { $holder }
book-handed-over = { $old } a transmis ce tournoi à { $holder }, par une déclaration signée.
book-unnamed = { $count ->
        [one] { $count } joueur n’a de nom ni dans le paquet ni dans le livre du circuit.
       *[other] { $count } joueurs n’ont de nom ni dans le paquet ni dans le livre du circuit.
    }
book-fresh = { $fresh ->
    [0] Le circuit connaît tous ses joueurs.
    [one] { $fresh } de ses joueurs est nouveau dans le circuit.
   *[other] { $fresh } de ses joueurs sont nouveaux dans le circuit.
}
book-championship-hint = Les éditions d’un championnat se succèdent : les points de l’édition précédente expirent avant la suivante.
book-differences = Différences avec le paquet du livre
book-consequences = Joueurs dont les points changent
book-no-consequences = Aucun.
book-take = Ajouter
book-accept = Remplacer l’autre paquet
book-added = { $event } est dans le livre : { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}, dont nouveaux dans le circuit : { $fresh }.
book-not-added = { $file } n’a pas été ajouté. Le livre est inchangé.
book-seeds-about = La liste pour le placement d’une étape : les joueurs avec leurs SP de ce matin-là, sans les points de l’édition précédente du championnat. L’organisateur importe le fichier ; aucun réseau n’est nécessaire.
book-championship-none = (pas de championnat)
book-morning = Matin du
book-seeds-write = Enregistrer la liste
book-seeds-done = { $file } enregistré avec { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}.
book-publish-about = Les pages web du circuit : saisons, tournois, listes des points, courses, et joueurs dans la mesure où chacun a accepté d’être publié. Rien n’est mis en ligne. Choisissez un dossier vide, ou celui de la dernière fois.
book-publish-into = Choisir le dossier et enregistrer
book-publish-far = { $done } pages sur { $of }
book-published = { $pages ->
    [one] { $pages } page enregistrée
   *[other] { $pages } pages enregistrées
} dans { $folder }, dont { $players } sur des joueurs. Anciennes pages supprimées : { $removed }.
col-days = Jours
col-event = Tournoi
col-events = Tournois
col-championship = Championnat
col-class = Classe
col-players = Joueurs
col-bundle = Paquet
col-irn = IRN
col-born = Né(e)
col-career = Carrière
col-badges = Insignes
col-day = Jour
col-state = État
points-place = Finale, place { $place }
points-places = Finale, places { $place }

order-handle = { $item } : place { $place }. Glissez, ou tapez une flèche.
level-cap = au plus
level-cap-of = { $level } : le coût maximal d’une table
room-name = Salle
room-first = Première table
room-last = Dernière table
room-none = Le tournoi n’a pas de salles. Ajoutez-les sous Salles.
age-below = Limite d’âge
division-from = Niveau le plus bas
newcomers-only = Seuls les nouveaux joueurs sont admis
newcomers-age = Âge maximal
newcomers-contests = Tournois classés au plus
table-add-rooms = Ajouter une salle
table-add-ages = Ajouter une catégorie
table-add-limits = Ajouter une division
table-remove = Supprimer la ligne { $row }
table-cell = { $column }, ligne { $row }
setting-usual-order = l’ordre habituel
criterion-mms = score McMahon
criterion-nbw = nombre de victoires
criterion-sos = somme des scores McMahon des adversaires
criterion-sos-1 = somme des scores des adversaires sans le plus bas
criterion-sos-2 = somme des scores des adversaires sans les deux plus bas
criterion-sosos = somme des SOS des adversaires
criterion-sodos = somme des scores des adversaires battus
criterion-cuss = somme des scores du joueur après chaque ronde
criterion-sosw = somme des victoires des adversaires
criterion-cusp = somme des points de victoire du joueur après chaque ronde
criterion-cps = les victoires tardives comptent double
criterion-sts = score avec un bonus pour les joueurs invaincus
criterion-rung = échelon de l’échelle : le niveau et les dixièmes de niveau au-dessus
criterion-seq = résultats dans l’ordre des rondes, les premières victoires d’abord
criterion-ko = stade atteint par le joueur en élimination directe
criterion-cat = catégorie d’âge ou division
criterion-rank = niveau
criterion-rating = GoR
criterion-ext = victoires des adversaires, pondérées selon leur supériorité
criterion-exr = la même chose, sur les parties gagnées seulement
criterion-dc = parties entre les joueurs encore à égalité
criterion-sdc = la même chose, seulement si tous se sont rencontrés
criterion-sosts = somme des STS des adversaires
criterion-sososw = somme des SOSW des adversaires
criterion-sodosw = somme des victoires des adversaires battus
criterion-cussw = somme des victoires du joueur après chaque ronde
criterion-bp = points de toutes les tables de l’équipe
