"""A folder that stands for an empty Debian machine, and the commands of a page carried out in it.

Absolute paths lead into the folder. What would change this machine has a stand-in, named and explained here; a command
that is neither known as harmless nor has one is an error, so that no page has commands that nobody has tried.
"""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
import sys
import venv
from collections.abc import Callable, Mapping
from pathlib import Path

from tests import units
from tests.keys import make_certificate
from tests.nginx import NginxProcess

FOLDERS = re.compile(r"(?<![\w./$}])/(etc|srv|var|usr/local)(?=/)")
OPERATORS = re.compile(r"[;&|<>()]+")
NOT_COPIED = shutil.ignore_patterns(".git", ".venv", "var", ".*_cache", ".hypothesis", "node_modules", "tests", "bench")
SCRIPTS = ("celery", "gunicorn", "posse")

Words = list[str]


class Machine:
    """The machine. `edits`: what its operator types in an editor, by the file: a function from old text to new.

    `user` is the account that was created, `units` those that were enabled, `certificate` the file that a client must
    trust, `nginx` the server once it was reloaded.
    """

    def __init__(self, root: Path, edits: Mapping[str, Callable[[str], str]], ports: tuple[int, int]) -> None:
        self.root, self._edits, self._ports = root, edits, ports
        self.packages: Words = []
        self.user = ""
        self.units: Words = []
        self.certificate = Path()
        self.nginx: NginxProcess | None = None
        self._stand_ins: dict[str, Callable[[Words], None]] = {
            "apt": self._apt,
            "certbot": self._certbot,
            "editor": self._editor,
            "nginx": self._check_nginx,
            "su": self._su,
            "systemctl": self._systemctl,
            "useradd": self._useradd,
        }
        for folder in ("etc/nginx/sites-available", "etc/nginx/sites-enabled", "etc/systemd/system", "usr/local/sbin"):
            (root / folder).mkdir(parents=True)
        (root / "etc/nginx/sites-enabled/default").symlink_to("../sites-available/default")  # as Debian's package does

    def path(self, name: str) -> Path:
        """Return where an absolute path leads."""
        return self.root / name.removeprefix("/")

    def rewritten(self, text: str) -> str:
        """Return a text with its absolute paths leading into the folder."""
        return FOLDERS.sub(rf"{self.root}/\1", text)

    def execute(self, line: str) -> None:
        """Carry out one command of root. Raises AssertionError if it is not one simple command that is known here."""
        words = shlex.split(self.rewritten(line))
        plain = list(shlex.shlex(line, punctuation_chars=True, posix=True))
        assert not [word for word in plain if OPERATORS.fullmatch(word)], f"more than one command: {line}"
        if words[0] in self._stand_ins:
            self._stand_ins[words[0]](words[1:])
        elif words[0] == str(self.path("/srv/posse/app/deploy/install")):
            self._run(words, DESTDIR=str(self.root))
        elif words[0] in ("install", "ln"):
            assert all(word.startswith(("-", "../", str(self.root))) for word in words[1:]), line
            self._run(words)
        else:
            raise AssertionError(f"no test knows this command: {line}")

    def _run(self, words: Words, **environment: str) -> None:
        said = subprocess.run(
            words, cwd=self.root, env={"PATH": "/usr/bin:/bin", **environment}, capture_output=True, text=True
        )
        assert said.returncode == 0, (words, said.stderr)

    # --- stand-ins ----------------------------------------------------------------------------------------------------

    def _apt(self, words: Words) -> None:
        """Packages are noted: the tests run on those of this machine."""
        match words:
            case ["update"]:
                pass
            case ["install", "--yes", *packages]:
                self.packages += packages
            case _:
                raise AssertionError(words)

    def _useradd(self, words: Words) -> None:
        """No account is created: the home is a folder."""
        *options, self.user = words
        assert options == [
            "--system",
            "--create-home",
            "--home-dir",
            str(self.path("/srv/posse")),
            "--shell",
            "/bin/sh",
        ]
        self.path("/srv/posse").mkdir(parents=True)

    def _su(self, words: Words) -> None:
        """What the account does in its home: a clone is a copy of these files, with the packages of the tests."""
        dash, user, option, command = words
        assert (dash, user, option) == ("-", self.user, "-c")
        home = self.path("/srv/posse")
        match re.sub(r"<[^>]+>", "URL", command).split():
            case ["git", "clone", "URL", folder]:
                shutil.copytree(units.ROOT, home / folder, ignore=NOT_COPIED)
            case ["make", "-C", folder, ".venv/play"]:
                assert re.search(r"^\.venv/play:", (home / folder / "Makefile").read_text(), re.MULTILINE)
                _make_environment(home / folder)
            case _:
                raise AssertionError(words)

    def _editor(self, words: Words) -> None:
        """The operator's changes are made."""
        for name in words:
            file = Path(name)
            file.write_text(self._edits[f"/{file.relative_to(self.root)}"](file.read_text()))

    def _systemctl(self, words: Words) -> None:
        """systemd starts nothing: enabled units are noted, and a test starts their commands. nginx is started."""
        match words:
            case ["enable", "--now", *names]:
                for name in names:
                    file = name if "." in name else f"{name}.service"
                    assert (self.path("/etc/systemd/system") / file).is_file(), name
                self.units += names
            case ["reload", "nginx"]:
                self._nginx().start()
            case _:
                raise AssertionError(words)

    def _certbot(self, words: Words) -> None:
        """The certificate is signed by its own key, and is where certbot would put it."""
        match words:
            case ["certonly", "--webroot", "--webroot-path", challenges, "--domain", domain, "--deploy-hook", hook]:
                site = self.path("/etc/nginx/sites-available/posse.conf").read_text()
                assert f"root {challenges};" in self.rewritten(site)
                assert hook == "systemctl reload nginx"
            case _:
                raise AssertionError(words)
        folder = self.path("/etc/letsencrypt/live") / domain
        folder.mkdir(parents=True)
        self.certificate = folder / "fullchain.pem"
        make_certificate(self.certificate, folder / "privkey.pem")

    def _check_nginx(self, words: Words) -> None:
        """The site that is enabled is checked by nginx, in a main configuration of the tests."""
        assert words == ["-t"]
        self._nginx().check()

    def _nginx(self) -> NginxProcess:
        if self.nginx is None:
            (self.root / "nginx").mkdir()
            self.path("/var/log/nginx").mkdir(parents=True)
            enabled = self.path("/etc/nginx/sites-enabled")
            for file in self.path("/etc/nginx/sites-available").iterdir():
                file.write_text(self.rewritten(file.read_text()))
            self.nginx = NginxProcess(self.root / "nginx", enabled / "*", *self._ports)
        return self.nginx


def _make_environment(app: Path) -> None:
    """Make a virtual environment in which the programs run this copy, with the packages that the tests run on."""
    venv.create(app / ".venv", symlinks=True)
    (packages,) = (app / ".venv" / "lib").glob("python*/site-packages")
    (packages / "posse.pth").write_text("\n".join([str(app), *(path for path in sys.path if "site-packages" in path)]))
    python = app / ".venv" / "bin" / "python"
    for name in SCRIPTS:
        first, _, rest = Path(sys.executable).with_name(name).read_text().partition("\n")
        assert first.startswith("#!"), name
        script = python.with_name(name)
        script.write_text(f"#!{python}\n{rest}")
        script.chmod(0o755)
