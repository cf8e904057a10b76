import hashlib, json, sys

vote, place = json.load(open(sys.argv[1], encoding="utf-8")), int(sys.argv[2]) - 1
question, result = json.loads(vote["rules"])["questions"][place], vote["results"][place]
codes = "".join(sorted(f"{code}\n" for code, _ in vote["ballots"]))
answers = range(1, len(question["answers"]) + 1)
left = lots = sorted(answers, key=lambda n: hashlib.sha256(f"{n - 1}\n{codes}".encode()).digest())
rankings = [ballot[place] for _, ballot in vote["ballots"]]
papers = {n: [(100000, ranking) for ranking in rankings if ranking[:1] == [n]] for n in answers}
votes = {n: 100000 * len(papers[n]) for n in answers}
quota = (sum(votes.values()) // 100000 // (question["most"] + 1) + 1) * 100000
elected, stages = [], []
while any(votes.values()):
    stages.append(dict(votes))
    last = len(left) == question["most"] - len(elected)
    won = [n for n in sorted(left, key=lambda n: -votes[n]) if last or votes[n] >= quota]
    elected, left = elected + won, [n for n in left if n not in won]
    if len(elected) == question["most"]:
        break
    over = [n for n in lots if n in elected and votes[n] > quota]
    source = (max if over else min)(over or left, key=lambda n: [stage[n] for stage in reversed(stages)])
    left = [n for n in left if n != source]
    whole, votes[source] = votes[source], quota if over else 0
    for value, ranking in papers[source]:
        for n in [n for n in ranking if n in left][:1]:
            papers[n].append((value * (whole - votes[source]) // whole, ranking))
            votes[n] += papers[n][-1][0]
assert elected == result["winners"], "others are elected"
assert [[f"{stage[n] / 100000:.5f}" for n in answers] for stage in stages] == result.get("stages", []), "other stages"
print(question["text"], *(question["answers"][n - 1] for n in elected), sep="\n  ")
