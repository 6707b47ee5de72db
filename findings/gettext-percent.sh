#!/bin/sh
# Babel: "% of" in a sentence counts as a format, and its translations as wrong.
#
# Packages: Babel 2.18.0
# Behaviour: "% o" is a valid conversion of Python's % operator: an octal number with a space before it. So a message
#   with "50 % of" is extracted with the flag python-format, even if its values are in braces. The check then compares
#   conversions, and German translations with "% d" or "% v" fail it. A message with "% better" gets no such flag.
# Output:
#   {share} % of your games          python-brace-format, python-format
#     {share} % deiner Spiele        incompatible format for placeholder 1: 'o' and 'd' are not compatible
#     {share} % von deinen Spielen   placeholders are incompatible
#   {share} % better than before     python-brace-format
# Guess: a per cent sign before a space is text.
# In Posse: service/lobby/joining.py and other sentences with values in braces say "per cent of".

set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
trap 'exit 1' HUP INT TERM
python3 -m venv "$folder/venv"
"$folder/venv/bin/python" -m pip install --quiet --disable-pip-version-check Babel==2.18.0

"$folder/venv/bin/python" - <<'END'
import io
import sys

from babel.messages.catalog import Catalog
from babel.messages.extract import extract

SENTENCES = {
    "{share} % of your games": ("{share} % deiner Spiele", "{share} % von deinen Spielen"),
    "{share} % better than before": (),
}
source = "\n".join(f'_("{sentence}")' for sentence in SENTENCES)
flags, errors = [], []
for _, sentence, _, _ in extract("python", io.BytesIO(source.encode())):
    catalog = Catalog(locale="de")
    message = catalog.add(sentence, None)
    flags.append(", ".join(sorted(message.flags)))
    print(f"{sentence:31}  {flags[-1]}")
    for translation in SENTENCES[sentence]:
        message.string = translation
        errors += [str(error) for error in message.check(catalog)]
        print(f"  {translation:29}  {errors[-1]}")
if flags != ["python-brace-format, python-format", "python-brace-format"] or len(errors) != 2:
    sys.exit("The sentences are judged otherwise now.")
END
