# Why an action was refused, and what to do instead.

refusal-over = Die Partie ist zu Ende.
refusal-not-active = Du bist gerade nicht an der Reihe.
# A prompt follows, which says what to do now.
refusal-not-now = „{ $action }“ geht gerade nicht.
refusal-other = „{ $action }“ geht gerade nicht. Wähle eine der verfügbaren Aktionen.
refusal-other-administrator = Das ist nicht deine Amtsperson ({ $other }). Setze deine eigene ein: { $own }.

refusal-league-full = Dieser Bund ist voll. Tritt dem anderen bei.
refusal-city-taken = Diese Stadt hat schon jemand anderes. Wähle eine andere.
refusal-administrator-taken = Diese Amtsperson hat schon jemand anderes. Wähle eine andere.
refusal-not-of-your-city = Diese Figur gehört zu einer anderen Stadt. Wähle eine von deinen.
refusal-chosen-already = Diese Figur hast du schon gewählt. Wähle eine andere oder warte auf die anderen.

refusal-figure-in-play = Diese Figur ist schon im Spiel. Wähle eine andere.
refusal-omen-price = Davon hast du keine 2. Wähle etwas anderes.
refusal-omen-prestige = Du hast kein Ansehen zu verlieren. Zahle 2 von einem Rohstoff.
refusal-no-action-left = Du hast keine Aktionen mehr. Setze deine Amtsperson ein, wenn du kannst, oder beende deine Aufbauphase.
refusal-actions-left = Du kannst dir noch eine Aktion leisten, deshalb musst du sie zuerst ausführen: { $actions }.
refusal-no-donations = Das Szenario erlaubt keine Spenden. Baue oder produziere stattdessen etwas.
refusal-donation-size = Spende { $least } bis { $most } von einem Rohstoff.
refusal-donation-least = Beim Schatz von Delos musst du mindestens 3 spenden.
refusal-built-already = Dieses Gebäude hast du schon. Wähle ein anderes.
refusal-unit-forbidden = Das Szenario erlaubt diese Einheit zurzeit nicht. Wähle eine andere.
refusal-units-forbidden = Das Szenario erlaubt zurzeit keine Einheiten. Wähle etwas anderes.
refusal-pile-empty = Dieser Stapel ist leer. Wähle einen anderen.
refusal-no-military-building = Für { $deck } brauchst du { $building }. Baue zuerst oder produziere Stufe I.
refusal-cannot-donate = Du hast nur { $stock }. Spende weniger.
refusal-wrong-price = Für { $building } gilt zurzeit ein anderer Preis. Wähle einen der angebotenen.
refusal-cannot-construct = Du hast { $stock }. Für { $building } reicht das nicht. Wähle etwas anderes.
refusal-cannot-pay = Du hast { $stock }. Das reicht nicht. Wähle etwas anderes.
refusal-no-charge = Du kannst deine Amtsperson noch nicht einsetzen. Baue zuerst ein Amtshaus.
refusal-no-charge-left = Du kannst deine Amtsperson nicht mehr einsetzen: Alle drei Amtshäuser sind verbraucht.
refusal-archon-used = Den Archon hast du diese Runde schon eingesetzt.
refusal-merchant-used = Der Händler wartet schon auf deine nächste Verhandlung.
refusal-prestige-full = Dein Ansehen ist schon auf dem Höchststand.
refusal-gift = Der Trapezit gibt dir 4 Rohstoffe, höchstens 2 von einer Sorte.

refusal-not-your-figure = Diese Figur hast du nicht im Spiel. Bewege eine von deinen.
refusal-moved-already = Diese Figur hast du in dieser Runde schon bewegt. Bewege eine andere oder beende deine Bewegungen.
refusal-no-moves-before = Es gibt keine früheren Bewegungen, die du wiederholen könntest. Wähle, wohin deine Figuren gehen.
refusal-there-already = Diese Figur ist schon dort. Schicke sie woandershin oder lass sie, wo sie ist.
refusal-no-sea-icon = { $figure } hat kein Seesymbol und kommt nicht { $to }. Schicke eine Figur mit Seesymbol oder wähle einen Ort, für den du nicht übers Meer musst.
refusal-empire-closed = Das Szenario hat dieses Großreich gesperrt. Wähle einen anderen Ort.
refusal-empire-taken = Dein Bund hat bei diesem Großreich schon eine Figur, und mehr sind nicht erlaubt. Wähle einen anderen Ort.
refusal-storm = Ein Sturm sperrt diese Runde das Meer. Wähle einen Ort, für den du nicht übers Meer musst.
refusal-no-cities-alone = Im Solospiel kannst du griechische Städte nicht besuchen. Wähle ein Großreich oder ein Gebiet.
refusal-city-played = Diese Stadt wird gespielt, deshalb kannst du sie nicht abwerben. Wähle einen anderen Ort.
refusal-city-allied = Diese Stadt gehört schon zu deinem Bund. Wähle einen anderen Ort.
refusal-city-visited = Du hast schon eine Figur in dieser Stadt. Wähle einen anderen Ort.
refusal-truce = Während der Olympischen Spiele darf niemand neutrale Städte besuchen. Wähle einen anderen Ort.

# $column: where the player is placing tokens; $units: what it takes.
refusal-wrong-slot = { $column } hat für dieses Plättchen keinen freien Platz (hier passen { $units }). Wähle ein anderes Plättchen oder wechsle zu einer anderen Spalte.
refusal-no-such-token = Solche Plättchen hast du nicht mehr aufzustellen. Wähle ein anderes.
# A typed army. $units: the units that the column takes.
refusal-army-columns = { $front } hat drei Spalten. Trenne sie mit zwei Schrägstrichen.
refusal-army-slots = { $column } hat nur zwei Plätze. Trenne die Spalten mit einem Schrägstrich.
refusal-army-word = { $column }: Gib eine Stärke ein, etwa 3, oder II4 für ein Plättchen der Stufe II, oder - für einen leeren Platz; „{ $typed }“ ist keine.
refusal-army-token = In { $column } passen { $units }, und für „{ $typed }“ hast du kein solches Plättchen mehr.
refusal-figure-twice = Du hast dieselbe Figur an zwei Fronten aufgestellt. Wähle für eine davon eine andere.
refusal-at-column = Du bist schon bei dieser Spalte. Stelle hier ein Plättchen auf oder wechsle zu einer anderen.
refusal-nothing-fits = Dort passt keins deiner Plättchen. Wähle eine andere Spalte.
refusal-column-empty = Diese Spalte ist leer. Es gibt nichts zurückzunehmen.
refusal-tokens-left = Du hast noch Plättchen, die passen. Stelle sie zuerst auf oder lass den Rest für dich aufstellen.
refusal-nothing-to-place = Es gibt nichts mehr aufzustellen. Klicke auf „{ verb-army-ready }“.
refusal-fronts-without-figures = An einer Front fehlt noch eine Figur. Stelle dort eine auf oder lass deine Figuren für dich aufstellen.
refusal-not-your-general = Diese Figur hat dein Bund nicht im Spiel. Wähle eine der angebotenen.
refusal-figure-placed = Diese Figur steht schon an einer Front. Leere die Fronten, um sie woanders aufzustellen.
refusal-front-taken = An dieser Front steht schon eine Figur. Wähle eine andere Front oder leere die Fronten.
refusal-fronts-empty = An den Fronten stehen noch keine Figuren.
refusal-last-column = Das ist die letzte Spalte der Front. Halte deine Figur hier zurück oder setze sie ein.
refusal-placed-already = Deine Armee ist schon so aufgestellt.
