"""Known weaknesses of the locked packages, by pip-audit: `python -m tests.dependencies.advisories`.

Without a network the check is skipped with a message, and does not fail.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
PATIENCE = 60  # seconds for all questions together
ASK = (
    *("--vulnerability-service", "osv", "--timeout", "5", "--format", "json", "--progress-spinner", "off"),
    *("--disable-pip", "--require-hashes"),
)


def ask(lock: Path) -> tuple[list[dict[str, Any]] | None, str]:
    """What is known about a lock's packages, or None and the reason why nobody could say."""
    command = [sys.executable, "-m", "pip_audit", *ASK, "--requirement", str(lock)]
    try:
        asked = subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        return None, f"no answer in {PATIENCE} seconds"
    try:
        return json.loads(asked.stdout)["dependencies"], ""
    except ValueError:
        return None, (asked.stderr.strip().splitlines() or ["no answer"])[-1]


def main() -> int:
    """Exit code 1 if a locked package has a weakness that is known."""
    known, why = ask(ROOT / "requirements" / "run.txt")
    if known is None:
        sys.stdout.write(f"Known weaknesses: skipped, the advisories cannot be asked ({why[:160]})\n")
        return 0
    weak = [(package, one) for package in known for one in package.get("vulns", [])]
    for package, one in weak:
        better = ", ".join(one["fix_versions"]) or "no version yet"
        sys.stdout.write(f"{package['name']} {package['version']}: {one['id']}, mended in {better}\n")
    sys.stdout.write(f"Known weaknesses: {len(weak)} in {len(known)} packages\n")
    return 1 if weak else 0


if __name__ == "__main__":
    sys.exit(main())
