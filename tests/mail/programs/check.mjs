// Check the golden mails against what mail programs are known to support: `npm ci && node check.mjs`, as `make proof` does.
// Every feature that one of them does not support is listed here, with the reason why the mail can do without it.
// What each program leaves out of a mail is in programs.json, by which tests/browser/test_mail_programs.py shows mails
// as these programs do; `node check.mjs write` writes it.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { caniemail } from "caniemail";

const REVIEWED = {
  "<bdi> element": "a line said in another direction of writing may have its signs at the other end",
  "<body> element": "some replace it by an element of their own: the sheet inside has all colours and widths itself",
  "<style> element": "only for dark colours: all else is inlined",
  "@media": "only for dark colours: without it the mail stays light",
  "border-radius": "corners are square",
  "color-scheme meta tag": "only for dark colours",
  "height property": "only of the bars of money, whose figures stand beside them",
  "lang attribute": "only for screen readers",
  overflow: "only named: it is taken for a part of overflow-wrap",
  "overflow-wrap": "breaks only words that are longer than the screen; Gmail breaks them anyway",
  "role attribute": "a screen reader may name a table that only holds a button",
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

// Return what of these declarations, and of "<style>" and "<body>", a program leaves out; what is unknown counts as left
// out. `note`: of what it supports in part, leave out what has a note that begins so.
async function leftOut(program, declarations, note) {
  const cases = [
    ["<style>", "<html><head><style>p { color: red }</style></head><p>a</p></html>"],
    ["<body>", "<html><body><p>a</p></body></html>"],
    ...declarations.map((one) => [one.split(":")[0], `<div style="${one}">a</div>`]),
  ];
  const lost = new Set();
  for (const [name, html] of cases) {
    try {
      const { issues } = await caniemail({ clients: [program], html });
      const partly = [...issues.warnings.values()].flat().flatMap((issue) => issue.notes ?? []);
      const wanting = [...issues.errors.values()].flat().filter((issue) => issue.title !== "Type selector");
      if (wanting.length || (note && partly.some((one) => one.startsWith(note)))) lost.add(name);
    } catch (error) {
      if (!/^Feature "[\w-]+" not found/.test(error.message)) throw error;
      lost.add(name);
    }
  }
  return [...lost].sort();
}

const inline = mails.flatMap((name) => [...readFileSync(new URL(name, folder), "utf8").matchAll(/style="([^"]*)"/g)]);
const declarations = [...new Set(inline.flatMap((match) => match[1].split(";")).filter(Boolean))].map((one) => one.trim());
const programs = {};
for (const program of [...PROGRAMS, "thunderbird.macos"]) programs[program] = await leftOut(program, declarations);
for (const program of ["gmail.ios", "gmail.android"])
  programs[`${program}, accounts elsewhere`] = await leftOut(program, declarations, "Partial. Not supported with non Google accounts");
const stated = `${JSON.stringify(programs, null, 2)}\n`;
const file = new URL("programs.json", import.meta.url);
if (process.argv[2] === "write") writeFileSync(file, stated);
const outdated = readFileSync(file, "utf8") !== stated;
if (outdated) console.error("programs.json is not what is known of these programs: node check.mjs write");

const faults = [...found].filter(([feature]) => !(feature in REVIEWED));
for (const [feature, places] of faults) console.error(`not reviewed: ${feature}: ${[...places].join(", ")}`);
const stale = Object.keys(REVIEWED).filter((feature) => !found.has(feature));
for (const feature of stale) console.error(`no mail uses it any more: ${feature}`);
console.log(`${mails.length} mails in ${PROGRAMS.length} programs: ${found.size} features are not supported somewhere`);
process.exit(faults.length || stale.length || outdated ? 1 : 0);
