#!/bin/sh
# feedparser and rss-parser: the two open different pages from one Atom entry.
#
# Packages: feedparser 6.0.14 for Python, rss-parser 3.13.0 for Node
# Behaviour: A link without rel is the entry's own page (RFC 4287, section 4.2.7.2). feedparser follows that;
#   rss-parser looks for the word "alternate" and otherwise takes the first link, here a related page. Given pages in
#   two languages, feedparser takes the last and rss-parser the first. Without a link, feedparser returns the id
#   instead, even if it is no web address. rss-parser does not resolve relative links.
# Output:
#   entry                       feedparser                 rss-parser
#   alternate after related     https://example.org/page   https://example.org/page
#   no rel after related        https://example.org/page   https://example.org/other
#   two languages               https://example.org/de     https://example.org/en
#   no link, only an id         urn:example:4              undefined
#   relative, with xml:base     https://example.org/a/b    b
# Guess: an entry has one page, and all readers agree on which.
# In Posse: templates/web/base/feed.atom gives each entry one link, with rel="alternate" and its whole address.

set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
trap 'exit 1' HUP INT TERM
python3 -m venv "$folder/venv"
"$folder/venv/bin/python" -m pip install --quiet --disable-pip-version-check feedparser==6.0.14
npm install --silent --no-audit --no-fund --prefix "$folder" rss-parser@3.13.0
cd "$folder"

cat >feed.atom <<'END'
<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<id>urn:example:0</id><title>Feed</title><updated>2026-11-29T06:00:00Z</updated><author><name>Author</name></author>
<entry><id>urn:example:1</id><title>alternate after related</title><updated>2026-11-29T06:00:00Z</updated>
<link rel="related" href="https://example.org/other"/><link rel="alternate" href="https://example.org/page"/></entry>
<entry><id>urn:example:2</id><title>no rel after related</title><updated>2026-11-29T06:00:00Z</updated>
<link rel="related" href="https://example.org/other"/><link href="https://example.org/page"/></entry>
<entry><id>urn:example:3</id><title>two languages</title><updated>2026-11-29T06:00:00Z</updated>
<link rel="alternate" hreflang="en" href="https://example.org/en"/>
<link rel="alternate" hreflang="de" href="https://example.org/de"/></entry>
<entry><id>urn:example:4</id><title>no link, only an id</title><updated>2026-11-29T06:00:00Z</updated>
<content>Text</content></entry>
<entry xml:base="https://example.org/a/"><id>urn:example:5</id><title>relative, with xml:base</title>
<updated>2026-11-29T06:00:00Z</updated><link rel="alternate" href="b"/></entry>
</feed>
END

venv/bin/python - >by_feedparser <<'END'
import feedparser

for entry in feedparser.parse("feed.atom").entries:
    print(f"{entry.title:26}  {entry.get('link', 'none'):25}")
END
node - >by_rss_parser <<'END'
const { readFileSync } = require("node:fs");
const Parser = require("rss-parser");
new Parser().parseString(readFileSync("feed.atom", "utf8")).then((feed) => {
  for (const item of feed.items) console.log(String(item.link));
});
END
{
	echo 'entry                       feedparser                 rss-parser'
	paste -d '~' by_feedparser by_rss_parser | sed 's/~/  /'
} | tee seen

cat >expected <<'END'
entry                       feedparser                 rss-parser
alternate after related     https://example.org/page   https://example.org/page
no rel after related        https://example.org/page   https://example.org/other
two languages               https://example.org/de     https://example.org/en
no link, only an id         urn:example:4              undefined
relative, with xml:base     https://example.org/a/b    b
END
cmp -s seen expected || { echo "The links are others now." >&2; exit 1; }
