# The lesson: the text of each page, why an action is the wrong one, and the questions that are asked.

lesson-1 = There are five players, each with a philosopher; yours is Eros. Once a day, everyone asks a question with two possible answers, and predicts which answer most of the others will give. Do that well and you walk towards the **Temple of Wisdom**. After six days, the philosopher on top of the pile closest to it wins.
lesson-2 = The **Sun** shines on your pile, and the philosopher on top speaks: Aspasia, on the subject of winter. Everyone votes in secret with a stone, white for one answer and black for the other. You aren't the speaker, so answer truthfully. Let's say you love snow.
    .honest = That isn't your honest answer. Only the speaker predicts; everyone else gives an honest answer, no matter who it helps.
    .objection = Objections are for questions that are offensive, incomprehensible or off topic, or whose answer is a foregone conclusion. Three of the other four would have to object, but this question is fine.
lesson-3 = At least half of the four others had to match Aspasia's stone; three did. She advanced one space for each stone that did **not** match: just one, and it was yours. You knew that you'd be next and that your subject would be Morning, so you have a question ready. It looks safe.
    .form = In a real game this opens a form, where you type another question and its two answers. For now, use the one you have ready.
    .silence = You can do that, but it puts you under the Sun, where speakers go when they fail. A question might at least succeed.
lesson-4 = The others have voted, and only your stone is missing. As the speaker, you don't give your own answer but a **prediction**: which answer have most of them given? It doesn't matter when you get up yourself.
    .early-risers = That predicts a table full of early risers. If fewer than two of the four match your stone, you fail.
lesson-5 = Your prediction was right, but it doesn't help: you advance for stones that don't match yours, and here they all match. That's a failure, and it puts you **under the Sun**. Ask something that splits the others: two against two would have been worth two spaces. Zeno failed for the opposite reason: only one of the four others matched his stone. (Your stone was played for you, as it will be now and then.)
lesson-6 = Hipparchia reached space 6 after Aspasia and stands on top of her. That counts: the top of a pile speaks first, and in the end the top of the leading pile wins. Diogenes is the last to speak today. You can't see yourself in a jar, so you'll vote black.
lesson-7 = A new day: the Sun is with the leaders, and those who failed are back on space 5. You're on top of that pile and behind Hipparchia, who is speaking, and your card still shows its **olive branches**. That means you can **follow** her, once per game. If she advances, so do you.
    .vote-only = That's a vote and nothing more: however far she goes, you stay on space 5. To follow, say so before you vote.
    .no-follow = So you'd rather not follow her. That can be wise: you save your olive branches for another day, since following uses them up even if she fails. But this time, try following.
lesson-8 = Two matched, two didn't: two spaces for Hipparchia. You voted against her, as a follower can, but moved with her all the same. A follower can't pass the Sun, though: you stopped on space 6, on top of Aspasia, so you speak before her. (Next you'll see why Hipparchia might have turned her stone over.)
lesson-9 = You were free to choose a subject. You predicted white, and only Diogenes matches. But the Sun began this day on a space with a symbol, whose rule applies all day: **Treachery**. All stones have been revealed, and you can still turn yours over.
    .keep = One out of four is fewer than half, so you'd go under the Sun again. Keep your stone when two or three of them already match.
lesson-10 = Now three match, and you advance one space thanks to Diogenes, who would rather be right. Aspasia speaks next, then those on space 5, and that ends the day. Nobody can get past space 8 today, so that's where the Sun begins tomorrow: a day of the **Oracle**.
lesson-11 = What's left? The **Oracle** shows the speaker some of the stones before they settle on their own. **Corruption** turns some to match the speaker's. And anyone who reaches the Temple wins at once. `{ COMMAND("play") }` opens a table for five to twelve, and computer players can take seats. `{ COMMAND("rules") } ostrakon` explains everything.

question-lesson-winter = If you could sleep through the winter, would you?
    .white = Yes
    .black = No
question-lesson-morning = On a day off, do you sleep in or get up at dawn?
    .white = Sleep in
    .black = Get up at dawn
question-lesson-breakfast = Which part of the morning is better: before or after breakfast?
    .white = Before
    .black = After
question-lesson-money = When someone owes you money, do you ask for it or wait?
    .white = Ask for it
    .black = Wait
question-lesson-tears = Do you cry at weddings?
    .white = Yes
    .black = No
question-lesson-jar = In the future, will everyone live in a jar?
    .white = Yes
    .black = No
question-lesson-mountain = Would you rather climb a mountain or admire it from below?
    .white = Climb it
    .black = Admire it
question-lesson-liked = Would you rather be right or be liked?
    .white = Be right
    .black = Be liked

# The players of the lesson; the reader's own name takes the place of the first wherever it is known.
lesson-name-you = You
lesson-name-aspasia = Aspasia
lesson-name-diogenes = Diogenes
lesson-name-hipparchia = Hipparchia
lesson-name-zeno = Zeno
