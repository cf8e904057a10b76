import hashlib, json, sys

vote = json.load(open(sys.argv[1], encoding="utf-8"))
ballots, links = dict(vote["ballots"]), {entry[1:] for *_, entries in vote["chain"] for entry in entries}
for receipt in sys.argv[2:]:
    code, _, key = receipt.replace("-", "").upper().partition(":")
    ballot = json.dumps(ballots.get(code), separators=(",", ":"))
    link = hashlib.sha256(f"{code} {ballot} {key}".encode()).hexdigest()[:32]
    print(receipt, ballots.get(code, "isn't there"), "in the chain" if link in links else "not in the chain")
