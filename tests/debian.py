"""Bare Debian machines with a systemd of their own, in systemd-nspawn, and the internet between them.

All boot from one root that debootstrap makes. They reach each other over two networks, the internet and that of the
club, and package indexes over this machine, with its certificates, its configuration of pip (PIP_CONFIG_FILE or
/etc/pip.conf) and the folders that BARE_DEBIAN_FOLDERS names, separated by colons.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from tests.waiting import until

PROGRAMS = ("debootstrap", "systemd-nspawn", "ip", "nft", "dnsmasq", "git", "openssl", "nsenter")
PACKAGES = "ca-certificates,dbus,libpam-systemd,openssh-server"  # besides those that every Debian has
PATHS = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"  # of root
HERE = "198.51.100.254"  # this machine, which is the rest of the internet
WITHIN = 900  # seconds for one command, such as the installation of packages
SOON = 120  # seconds until a machine is up or down
NAT = """table ip posse_debian {
    chain post { type nat hook postrouting priority 100; ip saddr 198.51.100.0/24 oifname != "posse-wan" masquerade; }
}"""
NETWORK = "[Match]\nName={}\n[Network]\nAddress={}/24\n{}"
DNS = f"no-hosts\nlisten-address={HERE}\nbind-interfaces\n"


def does(*command: str | Path, cwd: Path | None = None) -> str:
    """Return what a command of this machine prints; it must not fail."""
    ran = subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=False, timeout=WITHIN)
    assert ran.returncode == 0, (command, ran.stdout[-2000:], ran.stderr[-2000:])
    return ran.stdout


class Machine:
    """A machine. `root`: its files; `internal`: whether it has an address in the club's network."""

    def __init__(self, name: str, root: Path, console: Path, internal: bool) -> None:
        self.name, self.root, self._console, self._internal = name, root, console, internal
        self._process: subprocess.Popen[bytes] | None = None
        self._first = ""

    def start(self) -> None:
        """Boot it, and wait until its systemd has started everything. The club's network comes up later than that."""
        options = [f"--network-veth-extra=posse-{self.name}:lan"] if self._internal else []
        folders = [folder for folder in os.environ.get("BARE_DEBIAN_FOLDERS", "").split(":") if folder]
        command = ["systemd-nspawn", "--quiet", "--boot", f"--directory={self.root}", f"--machine=posse-{self.name}"]
        command += ["--network-bridge=posse-wan", "--resolv-conf=off", "--timezone=off", "--register=no", "--keep-unit"]
        command += ["--capability=CAP_NET_ADMIN", *options, *(f"--bind-ro={folder}" for folder in folders)]
        with self._console.open("ab") as console:
            self._process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=console, stderr=console)
        children = Path(f"/proc/{self._process.pid}/task/{self._process.pid}/children")
        self._first = until(children.read_text, SOON, f"{self.name} to start").split()[0]
        until(lambda: self.tries("systemctl is-system-running").stdout.strip(), SOON, self.name, self._is_up)
        if self._internal:
            does("ip", "link", "set", f"posse-{self.name}", "master", "posse-lan", "up")

    def stop(self) -> None:
        """Switch it off, if it is on."""
        if self._process is not None:
            self.tries("systemctl poweroff")
            self._process.wait(SOON)
            self._process = None

    def run(self, command: str, typed: str = "") -> str:
        """Execute a command as root types it, and `typed` after it; return what it prints. It must not fail."""
        ran = self.tries(command, typed)
        assert ran.returncode == 0, f"{self.name}: {command}\n{ran.stdout[-2000:]}\n{ran.stderr[-2000:]}"
        return ran.stdout

    def tries(self, command: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        """Execute a command, which may fail."""
        inside = ["nsenter", "-t", self._first, "-m", "-u", "-i", "-n", "-p", "-r", "-w"]
        as_root = ["env", "-i", "HOME=/root", "USER=root", "TERM=dumb", f"PATH={PATHS}", "bash", "-c", command]
        return subprocess.run(
            [*inside, *as_root], input=typed, capture_output=True, text=True, check=False, timeout=WITHIN
        )

    @staticmethod
    def _is_up(state: str) -> bool:
        assert state != "degraded", "a unit has failed"
        return state == "running"


class Internet:
    """The machines, and what this one does for them: addresses, names and a repository."""

    def __init__(self, folder: Path, cleanup: ExitStack) -> None:
        self.folder, self._cleanup, self._names = folder, cleanup, folder / "dns"
        self._dns: subprocess.Popen[bytes] | None = None
        self._make_networks()
        self._base = self._make_base()

    def has(self, *records: str) -> None:
        """Let the DNS answer with these records, lines for dnsmasq, and none before."""
        if self._dns is not None:
            _end(self._dns)
        self._names.write_text(DNS + "\n".join(records) + "\n")
        self._dns = subprocess.Popen(["dnsmasq", "--keep-in-foreground", f"--conf-file={self._names}", "--pid-file"])
        self._cleanup.callback(_end, self._dns)

    def offers(self, repository: Path) -> str:
        """Offer a git repository, and return its address."""
        command = ["git", "daemon", f"--listen={HERE}", "--export-all", f"--base-path={repository.parent}"]
        daemon = subprocess.Popen(command)
        self._cleanup.callback(_end, daemon)
        return f"git://{HERE}/{repository.name}"

    def machine(self, name: str, address: str, internal: str = "") -> Machine:
        """Boot a machine with an address in the internet, and one in the club's network."""
        root = self._root(name, address, internal)
        machine = Machine(name, root, self.folder / f"{name}.console", bool(internal))
        self._cleanup.callback(does, "umount", root)
        self._cleanup.callback(machine.stop)
        machine.start()
        return machine

    def _root(self, name: str, address: str, internal: str) -> Path:
        """Return the files of a machine, on top of those of the base."""
        upper, work, root = [self.folder / name / part for part in ("upper", "work", "root")]
        for part in (upper, work, root):
            part.mkdir(parents=True)
        where = f"lowerdir={self._base},upperdir={upper},workdir={work}"
        does("mount", "-t", "overlay", "overlay", "-o", where, root)
        (root / "etc/hostname").write_text(f"{name}\n")
        (root / "etc/hosts").write_text(f"127.0.0.1 localhost\n127.0.1.1 {name}\n")
        networks = root / "etc/systemd/network"
        (networks / "10-internet.network").write_text(NETWORK.format("host0", address, f"Gateway={HERE}\n"))
        if internal:
            (networks / "10-lan.network").write_text(NETWORK.format("lan", internal, ""))
        return root

    def _make_networks(self) -> None:
        for bridge in ("posse-wan", "posse-lan"):
            does("ip", "link", "add", bridge, "type", "bridge")
            self._cleanup.callback(does, "ip", "link", "delete", bridge)
            does("ip", "link", "set", bridge, "up")
        does("ip", "address", "add", f"{HERE}/24", "dev", "posse-wan")
        forwarding = Path("/proc/sys/net/ipv4/ip_forward")
        self._cleanup.callback(forwarding.write_text, forwarding.read_text())
        forwarding.write_text("1")
        does("nft", NAT)
        self._cleanup.callback(does, "nft", "delete", "table", "ip", "posse_debian")

    def _make_base(self) -> Path:
        """Return a Debian, with this machine's way to packages and no name for it yet."""
        base = self.folder / "base"
        does("debootstrap", f"--include={PACKAGES}", "bookworm", base)
        (base / "etc/resolv.conf").unlink(missing_ok=True)
        (base / "etc/resolv.conf").write_text(f"nameserver {HERE}\n")
        (base / "etc/machine-id").write_text("")
        shutil.copytree(
            "/usr/local/share/ca-certificates", base / "usr/local/share/ca-certificates", dirs_exist_ok=True
        )
        within = ("chroot", base, "env", "-i", f"PATH={PATHS}")
        does(*within, "update-ca-certificates")
        configuration = Path(os.environ.get("PIP_CONFIG_FILE", "/etc/pip.conf"))
        if configuration.exists():
            shutil.copy(configuration, base / "etc/pip.conf")
        does(*within, "systemctl", "enable", "systemd-networkd")
        return base


def _end(process: subprocess.Popen[bytes]) -> None:
    process.terminate()
    process.wait(SOON)


@contextmanager
def internet(folder: Path, settings: Mapping[str, str] = os.environ) -> Iterator[Internet]:
    """The internet, for as long as the block runs. Skips the test where it cannot be made."""
    missing = [name for name in PROGRAMS if shutil.which(name, path=f"{settings['PATH']}:/usr/sbin") is None]
    if missing or os.geteuid() != 0:
        pytest.skip(f"bare machines need root and {', '.join(PROGRAMS)}; missing: {', '.join(missing) or 'root'}")
    with ExitStack() as cleanup:
        yield Internet(folder, cleanup)
