# Tekstovi prozora. Radni prijevod; izvorni govornik ga još nije pregledao.
article-unknown = „{ $text }” nije članak pravila EGF-a. Napišite npr. 5j, 8g.3 ili 10.
article-1a = Turnir vode suci; ako ih je više, jedan je glavni sudac.
article-1b = Žalbeno povjerenstvo: troje igrača i nekoliko zamjenika za članove kojih se slučaj tiče.
article-2a = Igrači se ponašaju pošteno.
article-2b = Tijekom partije nema druge ploče, knjiga ni bilješki, osim zapisa partije.
article-2c = Tijekom prekida nema analize partije.
article-2d = Nema savjeta drugih; igrači odbijaju svaki koji dobiju.
article-2e = Nitko ne smije ometati igrača ni utjecati na partiju.
article-2f = Ako se partija nastavlja drugog dana, sudac može za vrijeme prekida ukinuti 2c do 2e.
article-2g = Ploču i kamenove diraju samo igrači i sudac.
article-2h = Gledatelj koji vidi kršenje pravila kaže to sucu, a ne igračima.
article-2i = Prijavljeni igrač igra do kraja, osim iz iznimnih razloga.
article-3a = Svaki igrač ima ograničeno vrijeme; nakon njega slijedi byo-yomi.
article-3b = Sat ima dva brojčanika sa zastavicama; zaustavljanje obaju neutralizira sat.
article-3c = Sat Crnog kreće u određeno vrijeme; svaki igrač pritišće sat nakon svog poteza.
article-3d = Sat zaustavlja samo sudac ili ova pravila; igrači ga nikada ne podešavaju.
article-3e = Vrijedi vrijeme na satu, osim ako je sat očito neispravan; primjedbe se iznose odmah.
article-3f = Byo-yomi: stalno vrijeme za svaki potez, koje mjeritelj vremena broji naglas.
article-3g = Kanadsko dodatno vrijeme: određen broj poteza u stalnom vremenu, bez mjeritelja vremena.
article-4 = Nakon prekida partije svaki igrač predaje njezin zapis.
article-5a = Sudac odlučuje gdje su igrači i oprema.
article-5b = Komi se dodaje pri brojenju partije.
article-5c = Partija počinje u određeno vrijeme, koje sudac može promijeniti.
article-5d = Ako nema nikoga, ide sat Crnog; kad dođe prvi igrač, sat Bijelog namješta se na isto vrijeme.
article-5e = Tko kasni više od jednog sata ili dulje od svog ograničenog vremena, gubi partiju; ako kasne oba igrača, gube oba.
article-5f = Potez je odigran kad se kamen pusti i ne smije se mijenjati.
article-5g = Zarobljeni kamenovi ostaju dobro vidljivi.
article-5h = Partiju završavaju samo pravila igre ili predaja.
article-5i = Prije brojenja naizmjence se igraju svi kamenovi i dame, a zatim oba igrača pasiraju.
article-5j = Prigovori na rezultat: prije sljedećeg kola ili unutar jednog punog dana ako kolo počinje ranije.
article-6a = Dva vremena prekida: od prvog igrač smije zapečatiti potez, u drugom mora.
article-6b = Kako se potez pečati i što se bilježi na obrascu.
article-6c = Potez odigran na ploči uzima se kao zapečaćeni potez.
article-7a = Kašnjenje se računa i pri nastavku, također preko preostalog vremena.
article-7b = Prije otvaranja obrasca položaj se provjerava ili ponovno postavlja.
article-7c = Tko otvara obrazac i što se događa ako igrač nije nazočan.
article-7d = Nejasan zapečaćeni potez računa se kao pas.
article-7e = Igrači smiju pogledati otvoreni obrazac.
article-7f = Sudac čuva obrazac dok su prigovori mogući.
article-8a = Pogrešne boje ili hendikep: prije četvrtog poteza počinje se iznova, inače se igra dalje.
article-8b = U nedoumici igrač može zamoliti protivnika da točno postavi kamen.
article-8c = Nedopušten potez vraća se ako se primijeti unutar tri poteza.
article-8d = Pogrešno namješten sat ispravlja se koliko se može dokazati.
article-8e = Neispravan sat zamjenjuje se i ispravlja, ali time nikome ne ostaje manje od deset minuta.
article-8f = Pogreške u zapisima prekinute partije i što ih zamjenjuje.
article-8g = Pomaknuti kamenovi: šest prijedloga redom, od ispravka položaja do povjerenstva.
article-9a = U sporu se poziva sudac, a brojenje se prekida.
article-9b = Sudac može zaustaviti sat; igrači ga smiju zaustaviti da pozovu suca.
article-9c = Najprije vrijedi odluka suca; izgubljeno vrijeme može se vratiti.
article-9d = Igrač se može žaliti povjerenstvu i jasno kaže ako igra pod prigovorom.
article-9e = Sudac igračima na zahtjev pokazuje pravila.
article-10 = Sudac odlučuje ondje gdje pravila ništa ne kažu.

official-committee-full = Žalbeno povjerenstvo već ima sve članove ({ $seats }). Dodajte zamjenika ili najprije promijenite dužnost nekog člana.
official-committee-incomplete = { $count ->
    [0] Žalbeno povjerenstvo još nema članova; potrebno ih je { $seats }.
    [one] Žalbeno povjerenstvo ima { $count } člana; potrebno ih je { $seats }.
    [few] Žalbeno povjerenstvo ima { $count } člana; potrebno ih je { $seats }.
   *[other] Žalbeno povjerenstvo ima { $count } članova; potrebno ih je { $seats }.
}
official-entry-unknown = Nema prijave s ključem { $id }.
official-head-taken = Glavni sudac već postoji. Najprije promijenite dužnost te osobe.
official-name-missing = Unesite ime službene osobe.
official-no-head = Odredite jednog od sudaca za glavnog suca.
official-no-replacement = Žalbeno povjerenstvo nema zamjenika za člana kojeg se slučaj tiče.
official-too-many = Broj službenih osoba turnira može biti najviše { $most }.
official-turn-zero = Redoslijed službenih osoba iste dužnosti broji se od 1.
official-unknown = Nema službene osobe s ključem { $number }.
committee-too-few = { $left ->
    [0] Ovaj se slučaj tiče svih članova i zamjenika ili ih nema: povjerenstvu ih je potrebno { $seats }. Dodajte zamjenika.
    [one] Preostaje samo { $left } član kojeg se ovaj slučaj ne tiče: povjerenstvu ih je potrebno { $seats }. Dodajte zamjenika.
    [few] Preostaju samo { $left } člana kojih se ovaj slučaj ne tiče: povjerenstvu ih je potrebno { $seats }. Dodajte zamjenika.
   *[other] Preostaje samo { $left } članova kojih se ovaj slučaj ne tiče: povjerenstvu ih je potrebno { $seats }. Dodajte zamjenika.
}

case-before-committee = Slučaj { $number } je pred žalbenim povjerenstvom. Najprije unesite odluku povjerenstva.
case-board-unknown = { $round }. kolo nema ploču { $board }.
case-closed = Slučaj { $number } je zaključen. Ponovno ga otvara prigovor ili žalba.
case-committee-final = Žalbeno povjerenstvo odlučilo je u slučaju { $number } i njegova je odluka konačna.
case-elsewhere = Slučaj { $number } pripada natjecanju { $competition }. Najprije odaberite to natjecanje.
case-end-missing = Napišite kako je slučaj završio jer nema odluke.
case-facts-missing = Napišite što se dogodilo.
case-no-game = Slučaj { $number } ne navodi partiju. Prije rezultata unesite njezino kolo i ploču.
case-no-ruling = U slučaju { $number } još nema odluke. Najprije unesite odluku suca.
case-not-a-player = Prigovor ili žalbu podnosi igrač iz slučaja { $number }. Najprije dodajte igrača u slučaj.
case-not-before-committee = Slučaj { $number } nije pred žalbenim povjerenstvom. Najprije unesite žalbu.
case-outcome-missing = U slučaju { $number } čeka prigovor ili žalba. Navedite usvaja li ih odluka ili odbija.
case-outcome-without-protest = U slučaju { $number } nema prigovora ni žalbe koje bi odluka mogla usvojiti ili odbiti.
case-player-unknown = U ovom natjecanju nema prijave s ključem { $number }.
case-protest-late = Prigovor je izvan roka: bio je moguć do { $until }. Navedite razlog da se ipak prihvati.
case-protest-waits = U slučaju { $number } čeka prigovor. Najprije odlučite o njemu.
case-round-missing = Unesite kolo te ploče.
case-round-unknown = Nema { $round }. kola; kola su 1 do { $last }.
case-ruling-missing = Unesite odluku.
referee-moment-unknown = „{ $text }” nije vrijeme. Napišite npr. 14:05 ili 2026-08-14 14:05.
case-unknown = Nema slučaja { $number }.
case-who-missing = Navedite tko podnosi prigovor.
case-words-missing = Unesite što igrač kaže.

guide-answer-missing = Unesite odgovor Crnog ili Bijelog.
guide-answered = Ovaj je igrač već odgovorio na prijedlog. Za promjenu poništite odgovor.
guide-ended = Postupak je završen.
guide-flag-twice = Zastavica padne prerano ili prekasno, ne oboje.
guide-other = U ovom je slučaju u tijeku drugi postupak. Za ovaj dodajte novi slučaj.
guide-reason-missing = Navedite zašto se postupak skraćuje.

cli-article-set = Tekst članka { $article } je spremljen.
cli-case-appealed = { $at }  žalba, { $player }: { $words }
cli-case-clocks = (satovi: Crni { $black }, Bijeli { $white })
cli-case-closed = { $at }  slučaj zaključen. { $words }
cli-case-committee = Povjerenstvo: { $members }
cli-case-deadline-day = Prigovori na rezultat mogući su do { $at }: jedan puni dan.
cli-case-deadline-over = Prigovori na rezultat bili su mogući do { $at }.
cli-case-deadline-round = Prigovori na rezultat mogući su do { $at }, kad počinje sljedeće kolo.
cli-case-head = Slučaj { $number }  { $state }  { $at }  { $place }
cli-case-instead = { $name } (zamjenjuje: { $member })
cli-case-involved = Slučaj se tiče: { $name } ({ $reasons }).
cli-case-late = (izvan roka, prihvaćeno zbog: { $reason })
cli-case-protested = { $at }  prigovor, { $player }: { $words }
cli-case-result = (rezultat, { $round }. kolo, ploča { $board }: { $before } -> { $after }, zapis dnevnika { $entry })
cli-case-ruled = { $at }  odluka ({ $by }): { $words }
cli-guide-agreed = Igrači su se dogovorili; to je konačno.
cli-guide-clock = Na novom satu preostaje { $corrected }. { $flag }
cli-guide-clocks = Satovi pokazuju utrošeno vrijeme: Crni { $black }, Bijeli { $white }.
cli-guide-committee = Nijedan prijedlog nije prihvaćen: odlučuje žalbeno povjerenstvo (8g.6).
cli-guide-proposal = Prijedlog { $number }: Crni { $black }, Bijeli { $white }
cli-guide-proposed = Zadnji prijedlog čeka odgovore.
cli-guide-start = Odlučuju pravila (8a): { $ruling }
cli-no-cases = Nema takvih slučajeva.
cli-no-officials = Nema službenih osoba.
cli-official-added = Dodano s ključem { $official }: { $name }.
cli-official-changed = Promijenjena je službena osoba s ključem { $official }.
cli-official-removed = Uklonjena je službena osoba s ključem { $official }.
document-no-cases = Knjiga slučajeva je prazna.

# Words of the referee's desk, in the window, on sheets and on the command line.
office = { $word ->
    [head-referee] Glavni sudac
    [referee] Sudac ili pomoćnik
    [timekeeper] Mjeritelj vremena
    [committee] Žalbeno povjerenstvo
   *[replacement] Zamjenik
}
case-state = { $word ->
    [open] otvoren
    [ruled] odlučen
    [protested] prigovor
    [appealed] žalba
   *[closed] zaključen
}
ruling-body = { $word ->
    [referee] suca
   *[committee] povjerenstva
}
protest-outcome = { $word ->
    [upheld] usvojeno
   *[rejected] odbijeno
}
involvement = { $word ->
    [plays] igra u njemu
    [family] obitelj, { $player }
    [related] srodstvo, { $player }
   *[same-club] isti klub, { $player }
}
proposal-answer = { $word ->
    [accept] prihvaća
   *[refuse] odbija
}
start-ruling = { $word ->
    [start-again] Partija počinje iznova: četvrti potez nije odigran.
    [play-on] Partija se nastavlja i rezultat vrijedi kakav jest.
   *[exchange-later] Partija se nastavlja. Ako se to dvoje ponovno sretne na turniru, mijenjaju boje.
}
flag-ruling = { $word ->
    [when-it-fell] Byo-yomi počinje od pada zastavice.
    [after-correction] Byo-yomi počinje kad se utroši ispravljeno vrijeme.
   *[when-noticed] Byo-yomi počinje kad se to primijeti.
}
