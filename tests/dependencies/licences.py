"""Under which licences the packages stand that Posse runs on: `python -m tests.dependencies.licences`.

They are installed beside Posse and used as they are. A package with a licence nobody has looked at yet ends the report
with exit code 1: look at it, then add it here.
"""

from __future__ import annotations

import re
import sys
from collections import defaultdict
from collections.abc import Iterable
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path

LOCK = Path(__file__).parents[2] / "requirements" / "run.txt"
# What goes with MIT. The libraries of the LGPL and the MPL are imported and not changed, which these are made for.
WELCOME = ("MIT", "BSD", "Apache-2.0", "ISC", "PSF-2.0", "LGPL-3.0-only", "MPL-2.0")
SAYS_NOTHING = ("", "OSI Approved", "DFSG approved")  # classifiers that do not say which licence
# Packages write their licence in many ways; by their own words, the licence by its short name.
SPELLINGS = {
    "Apache 2.0": "Apache-2.0",
    "Apache Software License": "Apache-2.0",
    "BSD License": "BSD",
    "MIT License": "MIT",
    "New BSD": "BSD",
}


def locked(lock: Path = LOCK) -> list[str]:
    """The names of all packages in a lock."""
    return re.findall(r"^([A-Za-z0-9._-]+)(?:\[[^]]*\])?==", lock.read_text(), re.MULTILINE)


def licence_of(package: Distribution) -> str:
    """The licence as the package declares it: as an expression, as a classifier, or in words; "" if it is silent."""
    fields = {name: package.metadata.get_all(name, []) for name in ("License-Expression", "Classifier", "License")}
    fields["Classifier"] = [text.rpartition(" :: ")[2] for text in fields["Classifier"] if text.startswith("License")]
    words = (word for texts in fields.values() for word in texts)
    said = next((word for word in words if word not in SAYS_NOTHING), "").splitlines()
    return SPELLINGS.get(said[0], said[0]) if said else ""


def welcome(licence: str) -> bool:
    """Whether all that a licence demands is known here; of a choice one will do, of several all."""
    return any(all(part.startswith(WELCOME) for part in one.split(" AND ")) for one in licence.split(" OR "))


def report(names: Iterable[str]) -> tuple[dict[str, list[str]], list[str]]:
    """The installed packages by licence, and those whose licence is not welcome or not known."""
    by_licence: dict[str, list[str]] = defaultdict(list)
    for name in names:
        try:
            package = distribution(name)
        except PackageNotFoundError:
            continue  # for another system or another Python
        by_licence[licence_of(package)].append(f"{name} {package.version}")
    strangers = [name for licence, packages in by_licence.items() if not welcome(licence) for name in packages]
    return dict(sorted(by_licence.items())), strangers


def main() -> int:
    """Print one line for each licence."""
    by_licence, strangers = report(locked())
    for licence, packages in by_licence.items():
        sys.stdout.write(f"{licence or '(none declared)'}: {', '.join(packages)}\n")
    if strangers:
        sys.stdout.write(f"Nobody has looked at the licence of: {', '.join(strangers)}\n")
    return 1 if strangers else 0


if __name__ == "__main__":
    sys.exit(main())
