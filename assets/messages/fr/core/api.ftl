# Textes de la crate `api`. Traduction provisoire, relue par aucun francophone à ce jour.
# Commandes de la fenêtre.
api-no-command = Il n’y a pas de commande { $name }. Redémarrez le programme.
api-response-invalid = La réponse ne peut pas être envoyée ({ $error }). Redémarrez le programme.
api-text-too-long = Un texte est trop long : il dépasse { $longest } octets. Raccourcissez-le.
api-not-for-the-hall = L’affichage en salle ne peut pas utiliser la commande { $name }. Il ne montre que ce qui est publié.
api-no-tour-book = Aucun livre du circuit n’est ouvert. Ouvrez-en un ou créez-en un.

demo-folder = Le dossier { $folder } ne peut pas être créé ({ $error }). Choisissez un autre dossier.
demo-registered = { $event } : { $players ->
        [one] { $players } joueur inscrit
       *[other] { $players } joueurs inscrits
    }.
demo-closed = Les inscriptions sont closes. Les numéros vont de 1 à { $last }.
demo-drawn = KO{ $category } est tiré avec l’entropie { $entropy } : { $lines ->
        [one] { $lines } case
       *[other] { $lines } cases
    }.
demo-round = La ronde { $round } est appariée, jouée et confirmée.

host-folder = Le dossier { $folder } ne peut pas être créé ({ $error }). Libérez de la place ou vérifiez ses droits.
host-no-data-folder = Le système n’a pas de dossier pour les données du programme ({ $error }). Créez plutôt un tournoi dans un dossier de votre choix.
host-no-free-name = Le dossier { $folder } contient trop d’exemples. Supprimez-en.
host-cannot-open = { $path } ne peut pas être ouvert ({ $error }). Ouvrez-le depuis votre gestionnaire de fichiers.
host-second-window = L’affichage en salle ne répond pas ({ $error }). Redémarrez le programme.
demo-played = { $name } : { $players ->
    [one] { $players } joueur a joué
   *[other] { $players } joueurs ont joué
} { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}.
