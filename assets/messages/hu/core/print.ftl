# A nyomtatás üzenetei. Vázlatos fordítás, anyanyelvi lektor még nem ellenőrizte.
paper-unknown = Nem támogatott papír: „{ $name }”. Válasszon ezek közül: { $known }.
copies-out-of-range = A példányszám 1 és { $maximum } közötti lehet, nem { $count }.
font-missing-characters = Egyik betűtípusban sincsenek meg ezek a karakterek: { $characters }. Módosítsa ezeket a szövegeket, vagy nyomtasson � jelet a helyükre: jelölje be az ablakban a „Hiányzó karakterek cseréje” négyzetet, vagy a parancssorban adja meg a --replace kapcsolót.
