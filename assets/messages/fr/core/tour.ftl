# Textes de la crate `tour`. Traduction provisoire, relue par aucun francophone à ce jour.
# Paquets.
tourbook-bundle-differs = { $event } est déjà dans le livre du circuit, et ce paquet diffère. Vérifiez les différences, puis acceptez-les.
tourbook-bundle-key-unknown = Le paquet est signé avec une clé que le circuit ne connaît pas. Demandez sa clé à l’organisateur et ajoutez-la d’abord.
tourbook-bundle-key = La clé est { $key }
tourbook-bundle-key-revoked = Le paquet est signé avec la clé de { $holder }, révoquée le { $day }. Demandez un paquet signé avec une nouvelle clé.
tourbook-bundle-older = Le paquet { $sequence } de { $event } est plus ancien que le paquet { $newest } du livre du circuit. Demandez le dernier paquet à l’organisateur.
tourbook-bundle-fork = Le paquet { $sequence } de { $event } ne suit pas le paquet { $newest } du livre du circuit : le tournoi a deux historiques différents. Demandez à l’organisateur lequel est le bon.
tourbook-bundle-gap = Le paquet { $sequence } de { $event } est trop loin du paquet { $newest } du livre du circuit : il peut en manquer { $most } au plus entre les deux. Demandez à l’organisateur les paquets intermédiaires.
tourbook-bundle-other-signer = { $event } était signé jusqu’ici par { $holder }, et ce paquet est signé par { $organiser }. Demandez aux deux ; si le tournoi est transmis, ajoutez le paquet avec cette décision.
tourbook-difference-signer = Signé par { $new } au lieu de { $old }.
tourbook-handed-over = { $organiser } signe désormais ce tournoi, transmis par { $old }.
tourbook-difference-gap = { $count ->
        [one] Il manque { $count } paquet après le paquet { $newest }.
       *[other] Il manque { $count } paquets après le paquet { $newest }.
    }
tourbook-difference-event = Le nom, les jours, le lieu, le championnat ou le coefficient du tournoi ont changé.
tourbook-difference-table = Le barème des points a changé.
tourbook-difference-player-gone = { $player } n’est plus dans le tournoi.
tourbook-difference-player-new = Nouveau dans le tournoi : { $player }.
tourbook-difference-player-data = Données personnelles modifiées : { $player }.
tourbook-difference-games = { $count ->
        [one] { $count } partie modifiée
       *[other] { $count } parties modifiées
    }.
tourbook-difference-points = { $player } a { $new } points au lieu de { $old }.
tourbook-difference-finals = Les groupes, les places ou le tirage d’une Finale ont changé.
tourbook-difference-ladders = Des parties d’échelle, des qualifications ou des fiches roses ont changé.
tourbook-difference-other = Des exemptions, des tableaux ou des places ont changé.
tourbook-consequence = { $player } a maintenant { $new } au lieu de { $old }.
tourbook-sp = SP{ $category } { $sp }
tourbook-sp-none = pas de SP
tourbook-edition-unreadable = Le paquet enregistré de { $event } ne peut pas être lu ({ $error }). Ajoutez de nouveau le paquet du tournoi.

tourbook-key-no-holder = La clé n’a pas de titulaire. Saisissez le nom de l’organisateur.
tourbook-key-known = La clé de { $holder } est déjà dans le livre du circuit.
tourbook-key-was-revoked = La clé de { $holder } a été révoquée et ne peut pas être ajoutée de nouveau. Demandez une nouvelle clé.
tourbook-key-missing = Le livre du circuit n’a pas cette clé. Voyez la liste des clés.
tourbook-key-revoked = La clé de { $holder } est déjà révoquée.

tourbook-unnamed = Le circuit n’a pas de nom. Saisissez-en un.
tourbook-championship-unnamed = Le championnat n’a pas de nom. Saisissez-en un.
tourbook-championship-unknown = Il n’y a pas de championnat « { $name } ». Choisissez-en un dans la liste des tournois.
tourbook-player-unknown = « { $name } » n’est pas dans le circuit. Cherchez dans la liste des joueurs.
tourbook-player-ambiguous = { $count } joueurs s’appellent { $name }. Saisissez un numéro de la liste des joueurs.
tourbook-confirm-year = { $year } ne peut pas être confirmée. Choisissez une année de 2000 à { $last }.
tourbook-merge-same = { $player } : un joueur ne peut pas être réuni à lui-même. Nommez deux joueurs.
tourbook-separate-same = Les deux sont le même joueur, { $player }. Nommez deux joueurs.
tourbook-separate-already = { $one } et { $other } sont déjà notés comme des personnes différentes.
tourbook-no-category = Personne n’a de points en catégorie { $category } au { $date }. Choisissez une autre catégorie ou date.
tourbook-no-gain = { $player } n’a gagné aucun point au { $date }.
tourbook-no-year = Le calendrier n’a pas d’année { $year }. Choisissez une autre année.

tourbook-empty = Le livre du circuit n’a pas de tournois. Ajoutez d’abord des paquets.
tourbook-no-points = Personne n’a de points en { $year }, il n’y a donc rien à imprimer.
tourbook-no-sheet = Le circuit n’a pas de feuille « { $name } ». Choisissez parmi { $known }.
tourbook-pages-cannot-write = { $path } ne peut pas être écrit ({ $error }). Choisissez un autre dossier ou libérez de la place.
tourbook-pages-other-files = { $folder } contient d’autres fichiers que les pages du circuit. Choisissez un dossier vide.
