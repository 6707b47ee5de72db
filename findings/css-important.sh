#!/bin/sh
# css-inline, premailer and juice: three inliners of mails, three treatments of !important.
#
# Packages: css-inline 0.23.1 and premailer 3.10.0 for Python, juice 11.1.1 for Node
# Behaviour: A rule with !important overrides the style attribute of its element. css-inline applies it and keeps the
#   word. juice applies it and drops the word. premailer drops the word and lets the attribute win; it drops the word
#   inside media queries too, where rules then cannot override inlined styles. css-inline removes media queries unless
#   told to keep them (keep_at_rules=True).
# Output (the attribute says blue, the rule red !important; on dark screens white !important):
#   css-inline  inlined: color: red !important  for dark screens: nothing
#   premailer   inlined: color:blue             for dark screens: white
#   juice       inlined: color: red;            for dark screens: white !important
# Guess: inliners follow the cascade of CSS, and leave media queries alone.
# In Posse: service/mail/composing/message.py tells css-inline to keep media queries, and
#   templates/email/_shared/layout.html uses !important only inside them.

set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
trap 'exit 1' HUP INT TERM
python3 -m venv "$folder/venv"
"$folder/venv/bin/python" -m pip install --quiet --disable-pip-version-check css-inline==0.23.1 premailer==3.10.0
npm install --silent --no-audit --no-fund --prefix "$folder" juice@11.1.1
cd "$folder"

cat >mail.html <<'END'
<html><head><style>
.name { color: red !important; }
@media (prefers-color-scheme: dark) { .name { color: white !important; } }
</style></head><body><p class="name" style="color: blue">Text</p></body></html>
END

cat >shown.py <<'END'
import re
import sys

html = sys.stdin.read()
inlined = re.search(r'style="([^"]*)"', html)[1]
dark = re.search(r"prefers-color-scheme: dark.*?color: ?(white[^;}]*)", html, re.DOTALL)
print(f"{sys.argv[1]:10}  inlined: {inlined:21}  for dark screens: {dark[1].strip() if dark else 'nothing'}")
END

show() { venv/bin/python shown.py "$1"; }
{
	venv/bin/python -c 'import css_inline; print(css_inline.inline(open("mail.html").read()))' | show css-inline
	venv/bin/python -c 'import premailer; print(premailer.transform(open("mail.html").read()))' | show premailer
	node -e 'console.log(require("juice")(require("fs").readFileSync("mail.html", "utf8")))' | show juice
} | tee seen

cat >expected <<'END'
css-inline  inlined: color: red !important  for dark screens: nothing
premailer   inlined: color:blue             for dark screens: white
juice       inlined: color: red;            for dark screens: white !important
END
cmp -s seen expected || { echo "The inliners do something else now." >&2; exit 1; }
