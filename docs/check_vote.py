import hashlib, json, sys
from collections import Counter

vote = json.load(open(sys.argv[1], encoding="utf-8"))
rules, ballots, cast = json.loads(vote["rules"]), dict(vote["ballots"]), 0
head = hashlib.sha256(vote["rules"].encode()).hexdigest()
print("Fingerprint of the rules:", head[:32])
for at, published, entries in vote["chain"]:
    for entry in entries:
        head, cast = hashlib.sha256((head + entry).encode()).hexdigest(), cast + (entry[0] == "+")
    assert head == published, "the chain is broken"
    print("Published", at, head[:32])
print("People voted:", cast, "- ballots that couldn't be read:", vote["unreadable"])
assert len(ballots) == len(vote["ballots"]) == cast - vote["unreadable"], "ballots were added or dropped"
assert cast == vote["voters"] and rules["stated"] in (None, vote["entitled"]), "the turnout is wrong"
for place, (question, result) in enumerate(zip(rules["questions"], vote["results"], strict=True)):
    choices = [answers[place][: 1 if question["kind"] == "ranked" else None] for answers in ballots.values()]
    assert all(len(set(each)) == len(each) <= question["most"] for each in choices), "a ballot counts more than once"
    counted = Counter(answer for each in choices for answer in each)
    assert counted == Counter({int(n): votes for n, votes in result["votes"].items()}), "the count is wrong"
    print(question["text"], *(f"{n}: {votes}" for n, votes in counted.most_common()), sep="\n  ")
