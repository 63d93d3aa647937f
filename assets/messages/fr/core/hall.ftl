# Textes du réseau de la salle. Traduction provisoire, relue par aucun francophone à ce jour.
hall-title = Salle
hall-skip = Aller au contenu
hall-menu = Pages
hall-find = Trouver sa table
hall-offline = Pas de liaison avec la table d'organisation. La page n'est peut-être pas à jour.
hall-updated = Mis à jour
hall-language = Langue
hall-your-name = Votre nom
hall-nobody = Personne de ce nom n'a de table.
hall-colour = Couleur
hall-no-times = L'horaire n'est pas encore fixé.
hall-next-round = Ensuite :
hall-minutes = min
hall-choose-address = Choisissez une seule adresse de cet ordinateur ; le réseau de la salle n'écoute jamais sur toutes.
hall-address-refused = Le réseau de la salle ne peut pas écouter sur { $address } ({ $error }). Choisissez une autre adresse ou un autre port.
cli-hall-serving = Le réseau de la salle fonctionne sur { $url }. Arrêtez-le avec Ctrl+C.
