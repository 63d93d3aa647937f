# Textele din crate-ul `cli`.

# Registrul, fișele, listele și evenimentele noi

cli-note = Notă: { $note }
cli-key = Cheia ta este păstrată în { $file }. Nu da fișierul nimănui și fă o copie a lui.
    Dă turului cheia ta publică:
    { $public }
cli-key-created = A fost creată o cheie nouă. Este păstrată în { $file }. Nu da fișierul nimănui și fă o copie a lui.
    Dă turului cheia ta publică:
    { $public }
cli-entry-added = { $name }: înscriere adăugată.
cli-entry-changed = { $name }: înscriere modificată.
cli-entry-lowered = Scorul inițial pentru { $name } este coborât.
cli-entry-withdrawn = { $name }: înscriere retrasă.
cli-entry-registered = { $name }: înscriere înregistrată.
cli-entry-unknown = Nu există înscrierea { $number }. Vezi `drawmaster entries`.
cli-entry-gone = Înscrierea { $id } nu mai există după modificare.
cli-entry-sleeps = Jucătorul lipsește dintr-o rundă în grupa de vârf, ceea ce îi influențează împerecherile. Pentru a-i coborî scorul inițial cu unul sau două puncte, folosește `drawmaster entry lower EVENT { $number } --by 1`.
cli-entries-added = { $count ->
    [one] { $count } înscriere adăugată.
    [few] { $count } înscrieri adăugate.
   *[other] { $count } de înscrieri adăugate.
}
cli-players-can-be-added = { $count ->
    [one] { $count } jucător poate fi adăugat.
    [few] { $count } jucători pot fi adăugați.
   *[other] { $count } de jucători pot fi adăugați.
}
cli-mapping-unknown = „{ $text }” nu este o asociere: scrie-o ca Surname=family sau 3=rank.
cli-level-cap = cel mult { $cap }
cli-seeds-imported = { $tour }: înscrieri completate: { $filled }, absente din listă: { $unknown }.
cli-seeds-by-name = Aceste înscrieri au fost găsite doar după nume. Dacă sunt corecte, completează-le cu --names.
cli-rating-list-missing = Nu există o listă de rating. Importă una cu `drawmaster egd import LIST`.
cli-nobody-found = Nimeni din listă nu se potrivește.
cli-rating-list = Lista este din { $date }. Jucători: { $count }.
cli-rating-list-stale = Lista este din { $date }, de acum { $days } zile. Importă una nouă înainte de eveniment. Jucători: { $count }.
cli-rating-list-undated = Lista nu are dată. Jucători: { $count }.
cli-imported = { $name }: înscrieri: { $entries }, runde împerecheate: { $rounds }, partide: { $games }.
cli-event-created = { $name } a fost creat în { $file }.
cli-register-closed = Registrul este închis. Jucătorii au numerele de la 1 la { $last }.
cli-register-closed-on = Registrul a fost închis la { $when }.
cli-register-ready = Registrul poate fi închis.
cli-checklist-players = Înregistrați: { $registered }, în runda 1: { $first }.
cli-checklist-ghost = Numărul este impar: va juca o rezervă.
cli-checklist-bye = Numărul este impar: un jucător va sta o rundă.
cli-checklist-unseen = Neînregistrați încă: { $names }.
cli-checklist-no-birth = An al nașterii necunoscut: { $names }.
cli-checklist-unpaid = Taxă neplătită încă: { $names }.
cli-checklist-slips = { $count ->
    [one] { $count } fișă roz așteaptă. Vezi `drawmaster slip list`.
    [few] { $count } fișe roz așteaptă. Vezi `drawmaster slip list`.
   *[other] { $count } de fișe roz așteaptă. Vezi `drawmaster slip list`.
}
cli-checklist-admitted = Admiși de director împotriva regulilor: { $names }.
cli-checklist-double = Poate aceeași persoană: { $first } și { $second }.
cli-checklist-bar = Bara la { $bar }: { $count } la bară sau peste ea.
cli-checklist-proposed-bar = Bara la { $bar }: { $count } la bară sau peste ea; bara propusă la { $proposed }: { $proposed_count } la ea sau peste ea; recomandat de la { $from } la { $to }.
cli-checklist-strengths = Niveluri: { $strengths }.
cli-rounds-unknown = „{ $text }” nu este o rundă: scrie rundele ca 1,3.
cli-no-slips = Nu există fișe.
cli-slip-gone = Fișa { $number } nu mai există după modificare.
cli-slip-pending = Fișa { $number } ({ $name }) așteaptă: { $changes }.
cli-slip-applied = Fișa { $number } ({ $name }) este aplicată: { $changes }.
cli-slip-refused = Fișa { $number } ({ $name }) este refuzată: { $changes }.
cli-slip-seat = încă la masa { $board } în runda { $round }
cli-slip-answer = refuzată: { $reason }
cli-slip-no-change = nu se schimbă nimic
