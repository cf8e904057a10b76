# What a player has to decide.

wait = Warte auf { $name }.
wait-others = Warte auf die anderen.
wait-react = { to-come-react }.
wait-bid = { to-come-bid }.
wait-verdict = { to-come-verdict }.
wait-shop = { to-come-shop }.
# $wait: one of the messages above.
prompt-sealed = Du hast gewählt, kannst deine Wahl aber noch ändern. { $wait }
prompt-cards = Schreibe eigene Weisheitskarten für beliebige Philosophen oder beginne die Partie mit den vorhandenen Karten.
prompt-choose = Wähle den Philosophen, den du spielst.
prompt-choose-moirai = Wähle einen Philosophen für Moira.
prompt-move = Zieh an einen beliebigen unbesetzten Ort, auf der Akropolis aber nur an einen, an dem du etwas tun kannst. Liegt dort ein Plättchen, wird es umgedreht. Danach führst du eine Aktion aus.
prompt-doves = Mit den Tauben ziehst du noch einmal weiter, nur nicht zur Akropolis.
prompt-token = Das Plättchen zeigt diesen Bonus: { $bonus }. Nimm den Bonus und lass das Plättchen liegen, oder behalte das Plättchen ohne den Bonus.
prompt-act = Du bist { $place }. Führe eine Aktion aus.
prompt-leaves = Die Blätter rauschen. Führe hier noch eine Standardaktion aus (außer Labyrinthplättchen nehmen).
prompt-rest = Spiele Orakelkarten oder beende deinen Zug.
# None of the player's oracle cards can be played.
prompt-rest-none = Du kannst jetzt keine deiner Orakelkarten spielen. Beende deinen Zug. Von selbst endet er nicht, denn das würde den anderen etwas über deine Karten verraten.
prompt-oracle = Sieh dir die Karten dieses Orakels an und behalte eine.
prompt-react = { $name } spielt die Orakelkarte { $card }: „{ $effect }“ Lass sie gelten, oder widerrufe sie, wenn du die Karte „Widerruf der Versprechen“ hast. Gefragt werden alle, die den Widerruf haben könnten.
prompt-react-against = { $name } spielt gegen { $victim } die Orakelkarte { $card }: „{ $effect }“ Lass sie gelten, oder widerrufe sie, wenn du die Karte „Widerruf der Versprechen“ hast. Gefragt werden alle, die den Widerruf haben könnten.
# The player can do nothing else, but is asked like everyone who might hold the card.
prompt-react-none = { $name } spielt die Orakelkarte { $card }: „{ $effect }“ Die Karte „Widerruf der Versprechen“ hast du nicht, also musst du die Orakelkarte gelten lassen. Gefragt wirst du trotzdem, damit niemand erkennt, wer den Widerruf hat.
prompt-react-against-none = { $name } spielt gegen { $victim } die Orakelkarte { $card }: „{ $effect }“ Die Karte „Widerruf der Versprechen“ hast du nicht, also musst du die Orakelkarte gelten lassen. Gefragt wirst du trotzdem, damit niemand erkennt, wer den Widerruf hat.
prompt-bid = Wie viel bietest du für die Scheibe { $disk } („{ $effect }“)? Alle Gebote werden gleichzeitig aufgedeckt, und nur wer gewinnt, zahlt.
prompt-unlock = Wähle, welche Weisheitskarte du freischaltest.
# $start: the first year of the timeline; $year: that of the hourglass now.
prompt-chronos = Du hast Chronos gewonnen. Stelle die Sanduhr von { $year } auf { $start } zurück, dann haben alle mehr Zeit, oder lass sie stehen.
prompt-motion = Worum soll es in der Debatte gehen? { $sides }
prompt-motion-proposed = Worum soll es in der Debatte gehen? { $sides } Bisher vorgeschlagen ist die These „{ $motion }“.
prompt-prove = Wähle, wer urteilt, und fasse jede deiner drei Weisheitskarten zusammen.
prompt-judge = Dir liegen die Weisheitskarten von { $name } vor. Zeigen die Zusammenfassungen, dass sie verstanden wurden?
prompt-fates-follower = Wähle einen freien Ort für einen Anhänger von Moira.
prompt-fates-school = Wähle einen freien Ort für eine Schule von Moira.
prompt-shop = Stelle die Karten zusammen, die du kaufen willst, die wichtigsten zuerst, und gib die Liste ab.

# Debates. $side: one of the messages below, or nothing.
prompt-last-one = Alle anderen haben gepasst. Lege so viele deiner Karten auf deinen Gewinnstapel, wie du willst, und passe dann.
prompt-must-lead = Spiele eine Karte gegen { $name } aus. Die erste Karte der Debatte kommt von dir, also kannst du noch nicht passen.
prompt-lead = Spiele eine Karte gegen { $name } aus oder passe. Wenn du passt, scheidest du aus der Debatte aus.
prompt-answer = { $name } spielt die Karte { $card } ({ $sort }) aus. { $relations } { $lesson } Antworte darauf oder passe. Wenn du passt, scheidest du aus der Debatte aus.
# $text: one of the four messages above; $seconds: the time for an argument.
prompt-for = { $text } Du vertrittst die These „{ $motion }“.
prompt-against = { $text } Du bestreitest die These „{ $motion }“.
prompt-for-timed = { $text } Du vertrittst die These „{ $motion }“ und hast { $seconds } Sekunden.
prompt-against-timed = { $text } Du bestreitest die These „{ $motion }“ und hast { $seconds } Sekunden.

# A player's argument in words. $side: for or against.
judge-argument = { $side ->
    [for] { $name } spielt die Karte { $card }. { $lesson } { $name } sagt: „{ $text }“ Hat das Argument diese Form, und stützt es die These?
   *[against] { $name } spielt die Karte { $card }. { $lesson } { $name } sagt: „{ $text }“ Hat das Argument diese Form, und spricht es gegen die These?
}
judge-argument-silent = { $name } spielt wortlos die Karte { $card }. { $lesson } Erkennst du das als Argument an?
judge-argument-motion = { $side ->
    [for] { $name } spielt die Karte { $card }. { $lesson } { $name } sagt: „{ $text }“ Hat das Argument diese Form, und stützt es die These „{ $motion }“?
   *[against] { $name } spielt die Karte { $card }. { $lesson } { $name } sagt: „{ $text }“ Hat das Argument diese Form, und spricht es gegen die These „{ $motion }“?
}

## Asked once more

caution-pass-debate = Du hast noch Karten auf der Hand. Wenn du passt, kannst du sie in dieser Debatte nicht mehr ausspielen.
caution-finish-shopping = { $count ->
    [one] Deine Liste ist leer, und du hast noch eine Münze. Später kannst du keine Karten mehr kaufen.
   *[other] Deine Liste ist leer, und du hast noch { $count } Münzen. Später kannst du keine Karten mehr kaufen.
}
caution-finish-writing = Du hast keine Weisheitskarten geschrieben. Wenn die Partie beginnt, kannst du keine mehr schreiben.
