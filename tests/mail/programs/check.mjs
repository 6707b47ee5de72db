// Check the golden mails against what mail programs are known to support: `npm ci && node check.mjs`, as `make proof` does.
// Every feature that one of them does not support is listed here, with the reason why the mail can do without it.
import { readdirSync, readFileSync } from "node:fs";
import { caniemail } from "caniemail";

const REVIEWED = {
  "<body> element": "some replace it by an element of their own: the sheet inside has all colours and widths itself",
  "<style> element": "only for dark colours: all else is inlined",
  "@media": "only for dark colours: without it the mail stays light",
  "border-radius": "corners are square",
  "color-scheme meta tag": "only for dark colours",
  "height property": "only of the bars of money, whose figures stand beside them",
  "lang attribute": "only for screen readers",
  overflow: "only of the bars of money",
  "overflow-wrap": "word-break does the same where it is not supported",
  "role attribute": "a screen reader may name a table that only holds a button",
  "table-layout": "columns are as wide as they need",
  "white-space": "an amount may take two lines",
  "word-break": "overflow-wrap does the same where it is not supported",
};
const PROGRAMS = [
  ...["gmail.desktop-webmail", "gmail.ios", "gmail.android", "apple-mail.macos", "apple-mail.ios"],
  ...["outlook.windows", "outlook.windows-mail", "outlook.macos", "outlook.outlook-com", "outlook.ios", "outlook.android"],
  ...["yahoo.desktop-webmail", "yahoo.ios", "yahoo.android", "gmx.desktop-webmail"],
];

// Return the features of a mail that a program does not support; of some, nothing is known for some programs.
async function unsupported(html, program) {
  try {
    const { issues } = await caniemail({ clients: [program], html });
    return [...issues.errors.values()].flat().map((issue) => issue.title);
  } catch (error) {
    const unknown = /^Feature "([\w-]+)" not found/.exec(error.message);
    if (!unknown) throw error;
    return unsupported(html.replaceAll(new RegExp(`\\b${unknown[1]}:[^;"]*;?`, "g"), ""), program);
  }
}

const folder = new URL("../golden/", import.meta.url);
const mails = readdirSync(folder).filter((name) => name.endsWith(".html"));
const found = new Map();
for (const name of mails) {
  for (const program of PROGRAMS) {
    for (const feature of await unsupported(readFileSync(new URL(name, folder), "utf8"), program)) {
      found.set(feature, (found.get(feature) ?? new Set()).add(`${name} in ${program}`));
    }
  }
}
const faults = [...found].filter(([feature]) => !(feature in REVIEWED));
for (const [feature, places] of faults) console.error(`not reviewed: ${feature}: ${[...places].join(", ")}`);
const stale = Object.keys(REVIEWED).filter((feature) => !found.has(feature));
for (const feature of stale) console.error(`no mail uses it any more: ${feature}`);
console.log(`${mails.length} mails in ${PROGRAMS.length} programs: ${found.size} features are not supported somewhere`);
process.exit(faults.length || stale.length ? 1 : 0);
