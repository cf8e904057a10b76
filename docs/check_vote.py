import hashlib, json, sys
from collections import Counter

vote = json.load(open(sys.argv[1], encoding="utf-8"))
rules, ballots, links = json.loads(vote["rules"]), dict(vote["ballots"]), []
head = hashlib.sha256(vote["rules"].encode()).hexdigest()
print("Fingerprint of the rules:", head[:32])
for at, published, entries in vote["chain"]:
    for entry in entries:
        head = hashlib.sha256((head + entry).encode()).hexdigest()
    assert head == published, "the chain is broken"
    links += entries
    print("Published", at, head[:32])
cast = len([entry for entry in links if entry[0] == "+"]) - vote["unreadable"]
assert len(ballots) == len(vote["ballots"]) == cast == vote["voters"] - vote["unreadable"], "ballots added or dropped"
assert rules["stated"] in (None, vote["entitled"]), "another number of people was entitled to vote"
for place, (question, result) in enumerate(zip(rules["questions"], vote["results"], strict=True)):
    chosen = [answers[place] for answers in ballots.values() if answers[place]]
    counted = Counter(n for answers in chosen for n in (answers[:1] if question["kind"] == "ranked" else answers))
    assert counted == Counter({int(n): votes for n, votes in result["votes"].items()}), "the count is wrong"
    print(question["text"], *(f"{n}: {votes}" for n, votes in counted.most_common()), sep="\n  ")
