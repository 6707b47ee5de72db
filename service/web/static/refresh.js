/*
 * Keep the page of a seat up to date: ask every 20 seconds, while the page is visible, whether it has changed, and every
 * 2 seconds while a robot thinks. A player who has chosen or typed nothing sees the new table in its place; anybody else
 * is told that there is one. Asking plays nothing and counts as no post. All words come with the page.
 */

const EVERY = 20_000; // milliseconds
const WHILE_THINKING = 2_000; // milliseconds
const SLOWEST = 600_000; // after errors
const ASIDE = "main .due, main .clockline, main time, main .talk"; // times and table talk: no change of the table

const script = document.querySelector("script[data-page]");
const main = document.getElementById("main");
const said = document.createElement("p"); // for screen readers
said.setAttribute("role", "status");
said.className = "hidden";
document.body.append(said);

let isOwnAddress = location.pathname === script.dataset.page; // not the page that a rejected post has got
let url = isOwnAddress ? location.href : script.dataset.page;
let known = isOwnAddress ? content(document) : null; // what is shown; null: to be asked for
let etag = "";
let wait = pause();
let timer = setTimeout(ask, isOwnAddress ? wait : 0);
let isAsking = false;
let isOver = false;
let posts = 0;

/** Return how long to wait before the page is asked for again. */
function pause() {
  return main.querySelector("[data-thinks]") ? WHILE_THINKING : EVERY;
}

/** Return what a page shows, without times and table talk. */
function content(page) {
  const copy = page.cloneNode(true);
  copy.querySelectorAll(ASIDE).forEach((one) => one.remove());
  return copy.getElementById("main").innerHTML;
}

/** Tell whether the player has chosen or typed something in a field. */
function isChanged(field) {
  if (field.type === "radio" || field.type === "checkbox") return field.checked !== field.defaultChecked;
  if (!field.options) return field.value !== field.defaultValue;
  const first = [...field.options].findIndex((option) => option.defaultSelected);
  return field.selectedIndex !== Math.max(first, 0);
}

/** Return a key that identifies an element among others. */
function key(one) {
  return one.id || ["id", "name", "value", "aria-label"].map((name) => one.getAttribute(name)).join() + one.textContent;
}

/** Return what gets the focus in place of an element that is gone: what stands where it stood. */
function successor(focused) {
  const same = [...main.querySelectorAll(focused.tagName)].find((one) => key(one) === key(focused));
  const place = (focused.closest(".dock") && main.querySelector(".dock section")) ?? main;
  if (!same) place.tabIndex = -1;
  return same ?? place;
}

/**
 * Put the new table in place of the old one; focus, open details and scroll stay, unless the page is to be read from its
 * beginning. Tell it to screen readers.
 */
function replace(page, words, fromTop = false) {
  const focused = main.contains(document.activeElement) ? document.activeElement : null;
  const open = [...main.querySelectorAll("details[open] > summary")].map(key);
  const [x, y] = [scrollX, scrollY];
  document.title = page.title;
  main.replaceChildren(...page.getElementById("main").childNodes);
  for (const summary of main.querySelectorAll("details > summary")) {
    if (open.includes(key(summary))) summary.parentElement.open = true;
  }
  document.dispatchEvent(new Event("posse:replaced"));
  if (focused) successor(focused).focus({ preventScroll: true });
  if (fromTop) scrollTo(0, 0);
  else scrollTo(x, y);
  said.textContent = `${words} ${main.querySelector("h1").textContent}.`;
}

/** Show the page that a post or a link has got; `address` is null if the post was rejected. */
function showPosted({ detail: { page, address, isNew } }) {
  posts += 1;
  etag = "";
  known = address && content(page);
  url = address ?? url;
  [isOwnAddress, isOver] = [true, false];
  history.replaceState(null, "", url);
  const fromTop = isNew || page.querySelector(".notice.bad, [data-from-top]") !== null;
  replace(page, page.querySelector(".notice")?.textContent ?? "", fromTop);
  clearTimeout(timer);
  timer = setTimeout(ask, pause());
}

/** Put times and table talk in place of the old ones; a fold of the talk that is open stays open. */
function update(page) {
  const fresh = page.querySelectorAll(ASIDE);
  document.querySelectorAll(ASIDE).forEach((old, n) => {
    if (old.querySelector("details[open]")) fresh[n].querySelectorAll("details").forEach((one) => (one.open = true));
    if (!old.isEqualNode(fresh[n])) old.replaceWith(fresh[n]);
  });
}

/** Tell that there is a new table, and leave this one as it is. */
function tell() {
  isOver = true;
  main.prepend(document.getElementById("new-table").content.cloneNode(true));
  said.textContent = script.dataset.changed;
}

/** Show the page as it is now. */
function show(page) {
  const now = content(page);
  known ??= now;
  if (!page.querySelector("script[data-page]")) return tell(); // the link is past
  if (now === known) return update(page);
  if (!isOwnAddress || [...main.querySelectorAll("input, select, textarea")].some(isChanged)) return tell();
  known = now;
  replace(page, script.dataset.changed);
}

async function ask() {
  if (isAsking || isOver || document.hidden) return;
  isAsking = true;
  clearTimeout(timer);
  let isLate = true; // also without a network
  const before = posts;
  try {
    const answer = await fetch(url, { headers: { Accept: "text/html", "If-None-Match": etag }, cache: "no-store" });
    isLate = answer.status === 429 || answer.status >= 500;
    isOver = !isLate && !answer.ok && answer.status !== 304;
    if (answer.ok) {
      const page = new DOMParser().parseFromString(await answer.text(), "text/html");
      if (before !== posts) return; // it may show the table before the post
      etag = answer.headers.get("ETag");
      show(page);
    }
  } finally {
    isAsking = false;
    wait = isLate ? Math.min(2 * wait, SLOWEST) : pause();
    clearTimeout(timer);
    timer = setTimeout(ask, wait);
  }
}

document.addEventListener("posse:posted", showPosted);
document.addEventListener("visibilitychange", ask); // at once when the page is seen again
