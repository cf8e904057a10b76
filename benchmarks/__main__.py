"""`python -m benchmarks [NAME...]`: run all benchmarks, or those named, and print their results as lines of JSON."""

import importlib
import json
import pkgutil
import sys
import traceback

import benchmarks


def main(names: list[str]) -> int:
    """Print what each benchmark finds; one that fails says so on its line, and the others still run."""
    known = sorted(module.name for module in pkgutil.iter_modules(benchmarks.__path__) if module.name != "__main__")
    if unknown := [name for name in names if name not in known]:
        print(f"There is no benchmark {unknown[0]!r}; benchmarks: {', '.join(known)}.", file=sys.stderr)
        return 2
    failed = False
    for name in names or known:
        module = importlib.import_module(f"benchmarks.{name}")
        if not hasattr(module, "run"):
            continue
        try:
            for result in module.run():
                print(json.dumps(result), flush=True)
        except Exception as error:  # noqa: BLE001 - the next benchmark has a right to run
            traceback.print_exc()
            print(json.dumps({"benchmark": name, "failed": f"{type(error).__name__}: {error}"}), flush=True)
            failed = True
    return int(failed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
