# What a player has to decide.

prompt-over = Das Spiel ist aus.
prompt-surnames = Gib deinen Nachnamen ein. Wer den längeren hat, spielt mit Deutschland.
prompt-surname-given = Du hast deinen Nachnamen eingegeben. Du kannst ihn ändern, bis auch die Gegenseite ihren eingegeben hat.
prompt-wait = Jetzt entscheidet { $name }. Inzwischen kannst du Vorgaben machen, die nur du siehst.
prompt-sides = Beide Nachnamen sind gleich lang, also wählst du dein Team.
prompt-line-up = Stelle deine vier Philosophen in deiner Hälfte auf. Wähle eine Aufstellung, stelle sie einzeln auf, oder tippe ihre Felder ein.
prompt-ball = Der Ball ist auf { $philosopher } gelandet. Leg ihn auf ein Feld neben ihm.
prompt-release = { $philosopher } darf von der Strafbank, aber der Ausgang ist besetzt. Wähle ein Feld für ihn.
prompt-runner = { $die ->
    [one] Wähle, wohin { $philosopher } läuft: bis zu 1 Feld von { $space }.
   *[other] Wähle, wohin { $philosopher } läuft: bis zu { $die } Felder von { $space }.
}
# $dice: a list of numbers.
prompt-run = Wähle, wer mit welchem Würfel läuft ({ $dice }), oder tippe deine Läufe ein, zum Beispiel „{ $philosopher } to E7“.
# $philosophers: a list with their suits: "Hegel (Pik)".
prompt-kick = { $count ->
    [one] Neben dem Ball: { $philosophers }. Schieß mit einer Karte dieser Farbe, oder zieh Karten.
   *[other] Neben dem Ball: { $philosophers }. Schieß mit einer Karte einer dieser Farben, oder zieh Karten.
}
# The player has no card for a kick; see prompt-tackle-none.
prompt-kick-none = Neben dem Ball: { $philosophers }. Du hast keine Karte für einen Schuss, also kannst du nur Karten ziehen. Gefragt wirst du trotzdem, damit niemand merkt, was du hast.
prompt-aim = Du hast { $card } gewählt. Wähle jetzt die Richtung. Bevor du bestätigst, siehst du den Weg des Balls.
prompt-aimed = **{ $philosopher } schießt mit { $card } von { $space } { $way }**: { $landing }.
prompt-aimed-rolled = **{ $philosopher } schießt mit { $card } von { $space } { $way }**: { $landing }. Gewürfelt wird beim Schuss.
prompt-confirm = Schießt du, oder wählst du eine andere Richtung?
prompt-foul = { $kick }. Möchtest du foulen, um Grätschen zu erschweren?
prompt-tackle = { $kick }. Für eine Grätsche brauchst du mindestens den Wert { $needed }. Grätschen kann: { $philosophers }.
# Players are asked whatever they hold, so that nobody learns from it what they hold.
prompt-tackle-none = { $kick }. Du hast keine Karte für eine Grätsche, also kannst du den Ball nur durchlassen. Gefragt wirst du trotzdem, damit niemand merkt, was du hast.
prompt-block-none = { $kick }. Der Ball ist jetzt auf { $space }, und du hast keine Karte, um ihn dort zu blocken, also kannst du den Ball nur durchlassen. Gefragt wirst du trotzdem, damit niemand merkt, was du hast.
prompt-block = { $kick }. Der Ball ist jetzt auf { $space }. Für einen Block brauchst du dort mindestens den Wert { $needed }. Blocken kann: { $philosophers }.
prompt-block-own = { $kick }. Der Ball ist jetzt auf { $space }. Um deinen eigenen Schuss hier zu blocken, brauchst du mindestens den Wert { $needed }. Blocken kann: { $philosophers }.
prompt-bonus = Nach dem Tor bekommen beide Seiten einen Bonus. Wähle deinen.

# In the message that pings a player: "@Malia: du bist mit Laufen dran".
task = { $phase ->
    [surnames] gib deinen Nachnamen ein
    [sides] wähle dein Team
    [lineup] stelle dein Team auf
    [ball] leg den Ball hin
    [release] bring deinen Philosophen zurück
    [run] du bist mit Laufen dran
    [bonus_run] mach deinen Bonuslauf
    [kick] schieß oder zieh Karten
    [foul] entscheide, ob du foulst
    [tackle] grätsche oder lass durch
    [block] blocke oder lass durch
    [bonus] wähle deinen Bonus für das Tor
   *[over] es gibt nichts zu tun
}

form-surname = Dein Nachname
    .description = Wer den längeren hat, spielt mit Deutschland
form-order = Wer geht wohin?
# Players can type this, so "to" and the comma stay.
form-order-run = { $first } to E7, { $second } to C4
form-order-line-up = { $places }

## Asked once more

caution-end-run = { $count ->
    [one] Du hast noch einen Würfel zum Laufen ({ $dice }). Wenn du jetzt aufhörst, verfällt er.
   *[other] Du hast noch { $count } Würfel zum Laufen ({ $dice }). Wenn du jetzt aufhörst, verfallen sie.
}
caution-end-kicks = Du hast in diesem Zug noch nicht geschossen, obwohl du eine Karte dafür hast. Wenn du jetzt aufhörst, kannst du erst in deinem nächsten Zug schießen.
caution-no-bonus = Wenn du nichts tust, verfällt der Bonus für dieses Tor.
