# Textes de la crate `session`. Traduction provisoire, relue par aucun francophone à ce jour.
output-exists = { $path } existe déjà, et rien n’a été écrit. Choisissez un autre nom ou permettez de remplacer le fichier.
output-replaces-database = { $path } est un fichier de tournoi, un livre du circuit ou une autre base de données, qu’aucune sortie ne peut remplacer. Choisissez un autre nom.
output-replaces-key = { $path } est la clé d’un organisateur, qu’aucune sortie ne peut remplacer. Choisissez un autre nom.
output-unreadable = { $path } existe et ne peut pas être lu ({ $cause }), il n’est donc pas remplacé. Choisissez un autre nom.

file-name-missing = { $path } n’est pas un nom de fichier. Choisissez-en un autre.
file-not-written = { $path } n’a pas pu être écrit ({ $reason }). Choisissez un autre dossier ou libérez de la place.
file-not-readable = { $path } ne peut pas être lu ({ $reason }). Vérifiez son nom et son dossier.
file-not-regular = { $path } ne peut pas être lu. Ce n’est pas un fichier ordinaire. Choisissez-en un autre.
file-too-large = { $path } est trop grand pour un fichier de tournoi. Choisissez-en un autre.
file-exists = { $path } existe déjà. Choisissez un autre nom.
file-not-picked = Le programme ne connaît pas ce fichier. Choisissez-le de nouveau.
request-invalid = La requête de la commande { $name } n’est pas valable ({ $error }). Redémarrez le programme.

list-line = Ligne { $line } : { $reason }
list-lines-wrong = Problèmes dans la liste : { $mistakes }, sur { $lines ->
        [one] { $lines } ligne
       *[other] { $lines } lignes
    }. Corrigez-les et importez de nouveau la liste.
list-lines-more = { $count ->
    [one] { $count } autre n’est pas montré.
   *[other] { $count } autres ne sont pas montrés.
}

event-not-open = Aucun tournoi n’est ouvert. Ouvrez un tournoi ou créez-en un.
competition-missing = Le tournoi n’a pas de compétition. Créez un nouveau tournoi.
request-not-json = La requête ne peut pas être enregistrée dans le journal ({ $reason }). Signalez cette erreur.
final-game-invalidated = Le changement invaliderait la partie de la Finale à la table { $board } de la ronde { $round }. Désappariez d’abord la ronde { $round }. Si ses parties ont commencé, corrigez le résultat dont elle dépend et annulez les parties suivantes.
copy-failed = Aucune copie n’a pu être faite dans { $folder }. { $reason } Vérifiez le dossier et sa place libre.
copy-folder-failed = Le dossier ne peut pas être créé ({ $reason }).

date-unknown = « { $text } » n’est pas une date. Écrivez-la sous la forme 2026-11-20.
rating-unknown = « { $text } » n’est pas un GoR. Écrivez un nombre entier de -900 à 3500.
pin-unknown = « { $text } » n’est pas un PIN EGD. Il a huit chiffres.
register-number-unknown = « { $text } » n’est pas un numéro de licence ou d’adhésion. Écrivez dix chiffres au plus, ou laissez le champ vide.
licence-status-unknown = « { $text } » n’est pas un statut de licence. Écrivez une lettre ou un tiret, ou laissez le champ vide.
birth-unknown = « { $text } » n’est pas une année de naissance. Écrivez-la sous la forme { $example }.
missed-round-unknown = Il n’y a pas de ronde { $round }. Les rondes vont de 1 à { $last }.
fixed-board-out-of-range = { $board } n’est pas une table. Écrivez un nombre de 1 à 9999, ou rien.

season-unknown = La saison « { $name } » n’est pas connue. Choisissez l’une de celles-ci : { $known }.
season-misnamed = La saison intégrée « { $name } » porte un autre nom dans son fichier.
season-file-wrong = Dans { $path } : { $reason }

key-damaged = { $file } n’est plus une clé valable. Restaurez-la d’une copie, ou déplacez-la pour créer une nouvelle clé.
key-readable-by-others = D’autres utilisateurs de cet ordinateur peuvent lire la clé { $file }. Ne permettez qu’à vous-même de la lire (chmod 600), puis réessayez.
key-unusable = La clé { $file } ne peut pas être utilisée ({ $reason }). Vérifiez le dossier et ses droits.
key-no-folder = Il n’y a pas de dossier pour votre clé. Réglez DRAWMASTER_DATA sur un dossier.

printer-no-service = Cet ordinateur n’a pas de service d’impression (le programme lp). Enregistrez le PDF et imprimez-le depuis votre programme PDF.
printer-none = Aucune imprimante n’est installée sur cet ordinateur. Installez-en une dans les réglages du système ou enregistrez le PDF.
printer-refused = L’imprimante { $printer } n’a pas pris la feuille : { $reason }.
printer-refused-hint = Vérifiez son nom et qu’elle est allumée, ou enregistrez le PDF.
printer-service-failed = Le service d’impression ne peut pas être utilisé ({ $reason }). Enregistrez le PDF et imprimez-le depuis votre programme PDF.
