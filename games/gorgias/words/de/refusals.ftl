# Why an action was refused, and what to do instead.

refusal-over = Die Partie ist zu Ende. Es gibt nichts mehr zu tun.
refusal-ready-wait = Du bist fertig. Warte auf { $name }, oder ändere deine Aufstellung.
refusal-not-your-turn = Du bist nicht am Zug. Warte auf { $name }.
# $topics: the one, or "neither a nor b"; $count: how many they are.
refusal-topic-missing = { $count ->
    [one] Du kannst noch nicht aufhören: Deine Würfel decken { $topics } nicht ab.
   *[other] Du kannst noch nicht aufhören: Deine Würfel decken { $topics } ab.
} Würfle mindestens einen neu.
refusal-may-stop = Deine Würfel decken schon alle drei Themen ab. Hör auf, oder wähle, welche du neu würfelst.
refusal-no-card-to-spare = Du brauchst alle übrigen Karten für deine Gruppen, deshalb darf diese nicht leer bleiben. Wähle eine Gruppe für sie.
refusal-dice-not-placed = Verwende jeden deiner Würfel für genau eine Karte, und lass die übrigen Karten leer.
refusal-colours-missing = Wähle Farben für jede deiner Gruppen.
refusal-pyramid-used-twice = Du hast von jeder Größe in jeder Farbe nur eine Pyramide, und eine davon hast du zweimal verwendet. Wähle für eine der beiden Gruppen eine andere Farbe.
refusal-nothing-placed = Du hast noch nichts aufgestellt. Wähle eine Gruppe für Karte 1.
refusal-no-layout-before = Es gab noch keine Debatte, also auch keine Aufstellung zum Wiederholen. Wähle eine Gruppe für Karte 1.
refusal-placed-already = Du hast schon Gruppen aufgestellt. Fang von vorn an, um sie wie beim letzten Mal aufzustellen.

refusal-rolling-is-over = Beide Reden stehen. Stelle jetzt deine Gruppen auf.
refusal-rolling-while-taking = In dieser Runde wird nicht mehr gewürfelt. Nimm eine Pyramide aus dem Vorrat.
refusal-roll-first = Wirf zuerst alle fünf Würfel.
refusal-remove-first = Ein Thema fehlt. Entferne zuerst einen dieser Würfel: { $dice }.
refusal-reroll-others = Deine Würfel zeigen { $dice }. Wähle mindestens einen davon, den du neu würfelst.
refusal-rolled-already = Alle fünf Würfel hast du schon geworfen. Wähle, welche du neu würfelst.
refusal-nothing-to-remove = Du musst gerade keinen Würfel entfernen. Wähle, welche du neu würfelst.

refusal-ready = Du bist fertig. Um noch etwas zu ändern, klicke zuerst auf „{ verb-reconsider }“.
refusal-not-ready = Deine Aufstellung ist noch nicht fertig. Du kannst sie jederzeit ändern.
refusal-not-arranging = Gerade kannst du keine Gruppen aufstellen. Wähle eine der verfügbaren Aktionen.
refusal-face-not-left = Einen Würfel mit { $die } hast du nicht mehr übrig. Wähle einen von diesen: { $dice }.
refusal-no-such-group = Keiner deiner Würfel verlangt diese Gruppe. Wähle einen von diesen: { $dice }.
refusal-colours-not-left = In diesen Größen hast du diese Farben nicht mehr. Wähle eine der verfügbaren Kombinationen.
refusal-colours-first = Wähle zuerst die Farben für Karte { $card }.
refusal-all-placed = Alle deine Gruppen stehen. Klicke auf „{ verb-ready }“, oder fang von vorn an.
refusal-group-first = Wähle zuerst eine Gruppe für Karte { $card }.

refusal-nothing-to-take = Gerade kannst du nichts aus dem Vorrat nehmen. Wähle eine der verfügbaren Aktionen.
refusal-not-in-stock = Eine { $pyramid } Pyramide ist nicht mehr im Vorrat. Wähle eine der angebotenen.
