"""`python -m benchmarks [NAME...]`: run all benchmarks, or the named ones, and print each result as a line of JSON.

`python -m benchmarks pictures --sheet FILE` draws a contact sheet instead; see `benchmarks.pictures`. Those in
`WITH_OPTIONS` also take options; see `python -m benchmarks soak --help`.
"""

import importlib
import json
import pkgutil
import sys
import traceback

import benchmarks
from benchmarks.pictures import write_sheet

WITH_OPTIONS = ("languages", "peers", "scale", "soak", "vote")
"""The benchmarks that have a command line of their own, their function `main`."""


def main(names: list[str]) -> int:
    """Run benchmarks and print their results; if one fails, print its error as a result and go on with the others.

    Args:
        names: The benchmarks to run; all if empty.

    Returns:
        The exit status: 0 on success, 1 if a benchmark failed, 2 if a name is unknown.
    """
    if names[:1] == ["pictures"] and names[1:]:
        write_sheet(names[1:])
        return 0
    if names[1:] and names[0] in WITH_OPTIONS and names[1].startswith("-"):
        return int(importlib.import_module(f"benchmarks.{names[0]}").main(names[1:]))
    known = sorted(module.name for module in pkgutil.iter_modules(benchmarks.__path__) if module.name != "__main__")
    if unknown := [name for name in names if name not in known]:
        print(f"There is no benchmark {unknown[0]!r}; known benchmarks: {', '.join(known)}.", file=sys.stderr)
        return 2
    failed = False
    for name in names or known:
        module = importlib.import_module(f"benchmarks.{name}")
        if not hasattr(module, "run"):
            continue
        try:
            for result in module.run():
                print(json.dumps(result), flush=True)
        except Exception as error:  # noqa: BLE001 - the other benchmarks still run
            traceback.print_exc()
            print(json.dumps({"benchmark": name, "failed": f"{type(error).__name__}: {error}"}), flush=True)
            failed = True
    return int(failed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
