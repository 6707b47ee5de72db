/*
 * Choose on the hand: each card gets a button for each way to play it. The buttons press the form's own radio buttons,
 * which alone are posted. With the hand stand what is chosen and what it would do, in a sentence, and its review, with
 * its own button; a turn that is complete opens it. Nothing is played before that is pressed. Without this script the
 * form does the same. All words come with the page.
 */

let isListOpen = false; // whether the player has opened the form, the other way to choose

/** Return a copy of what is in a template of the page. */
function made(id) {
  return document.getElementById(id).content.firstElementChild.cloneNode(true);
}

/** Give each card of the hand its buttons; return the radio button that each of them presses. */
function addButtons(hand, form) {
  const radios = new Map();
  for (const card of hand.querySelectorAll("[data-hand-card]")) {
    const row = document.createElement("div");
    row.className = "chips";
    for (const radio of form.querySelectorAll(`[data-card="${card.dataset.handCard}"]`)) {
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = radio.dataset.onCard;
      button.setAttribute("aria-label", radio.dataset.label);
      radios.set(button, radio);
      row.append(button);
    }
    card.append(row);
  }
  return radios;
}

/** Let the arrow keys move between the buttons, of which one can be reached by Tab. */
function rove(bar, all) {
  const rows = all.map((one) => one.parentElement);
  all.forEach((one, n) => (one.tabIndex = n ? -1 : 0));
  bar.addEventListener("keydown", (event) => {
    const here = all.indexOf(event.target);
    const first = rows.indexOf(rows[here]);
    const to = {
      ArrowLeft: here - 1,
      ArrowRight: here + 1,
      ArrowUp: rows.indexOf(rows[first - 1]),
      ArrowDown: rows.lastIndexOf(rows[here]) + 1,
      Home: 0,
      End: all.length - 1,
    }[event.key];
    if (here < 0 || to === undefined) return;
    event.preventDefault();
    all[to]?.focus();
  });
  bar.addEventListener("focusin", ({ target }) => {
    if (all.includes(target)) all.forEach((one) => (one.tabIndex = one === target ? 0 : -1));
  });
}

/** Press a radio button, or the "none" of its group if it is pressed already. */
function press(radio) {
  const none = radio.form.querySelector(`[name="${radio.name}"][value=""]`);
  const chosen = (radio.checked && none) || radio;
  chosen.checked = true;
  chosen.dispatchEvent(new Event("change", { bubbles: true }));
}

/** Take back what else is chosen for the card of a radio button, where it is chosen more often than it is held. */
function replaceOthers(radio, hand) {
  const card = radio.dataset.card;
  const held = Number(hand.querySelector(`[data-hand-card="${card}"]`)?.dataset.count);
  const chosen = [...radio.form.querySelectorAll(`[data-card="${card}"]:checked`)];
  if (chosen.reduce((sum, one) => sum + Number(one.dataset.count), 0) <= held) return;
  for (const other of chosen) {
    if (other !== radio) radio.form.querySelector(`[name="${other.name}"][value=""]`).checked = true;
  }
}

/** Return the words of a notice, in sentences. */
function wordsOf(notice) {
  return [...notice.querySelectorAll("strong, li")].map((one) => one.textContent.replace(/[^.!?]$/, "$&.")).join(" ");
}

/** Return a function that says what is chosen in a form, and has its review ready. */
function previewer(form, panel) {
  const [sentence, more, place] = [".sum", "button", ".reviewed"].map((one) => panel.querySelector(one));
  const nothing = (sentence.textContent = form.dataset.choose);
  let latest = 0;
  const open = (isOpen) => {
    [place.hidden, more.hidden] = [!isOpen, isOpen || !place.firstElementChild];
    panel.classList.toggle("open", isOpen);
  };
  const show = (review, words) => {
    sentence.textContent = words;
    place.replaceChildren(review ?? "");
  };
  const ask = () => place.querySelector("fieldset:not(:has(:checked))")?.scrollIntoView({ block: "nearest" });
  place.addEventListener("change", ask); // the next question of a long review
  more.addEventListener("click", () => {
    open(true);
    place.querySelector("input:not([type=hidden]), button").focus({ preventScroll: true });
    ask();
  });
  return async () => {
    const mine = ++latest;
    const fields = [...new FormData(form)];
    const chosen = fields.filter(([name, value]) => name !== "at" && value);
    await new Promise((resolve) => setTimeout(resolve, 150)); // more may be chosen at once
    if (mine !== latest) return;
    if (!chosen.length) {
      show(null, nothing);
      return open(false);
    }
    const answer = await fetch(form.dataset.review, { method: "POST", body: new URLSearchParams(fields) });
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    if (mine !== latest) return;
    const review = page.querySelector(".review")?.closest("form");
    review?.querySelector("[name=change]")?.remove();
    const refusal = page.querySelector(".notice.bad");
    show(review, review?.dataset.summary ?? (refusal ? wordsOf(refusal) : nothing));
    open(Boolean(review) && (!place.hidden || chosen.some(([name]) => name === "move"))); // a discard ends the turn
    if (!place.hidden) ask();
  };
}

/** Fold the form, unless the player has opened it; it has what the hand has. */
function fold(list) {
  list.open = isListOpen;
  list.addEventListener("toggle", () => (isListOpen = list.open));
}

function enhance() {
  const form = document.querySelector("form.turn");
  const hand = document.querySelector("ul.hand");
  if (!form || !hand) return;
  const bar = made("choose-cards");
  hand.replaceWith(bar);
  bar.append(hand);
  const radios = addButtons(hand, form);
  rove(bar, [...radios.keys()]);
  const dock = bar.closest(".dock");
  const panel = made("preview");
  dock.append(panel);
  dock.classList.add("holds");
  const list = form.closest("details");
  fold(list);
  const preview = previewer(form, panel);
  const show = () => {
    radios.forEach((radio, button) => button.setAttribute("aria-pressed", radio.checked));
    preview().catch(() => {
      list.open = true; // without a network there is still the form
      list.scrollIntoView({ block: "nearest" });
    });
  };
  bar.addEventListener("click", ({ target }) => {
    const pressed = target.closest("button, summary, a");
    const radio = radios.get(pressed ?? target.closest("[data-hand-card]")?.querySelector(".chips button"));
    if (radio) press(radio);
  });
  form.addEventListener("change", ({ target }) => {
    if (target.dataset.card) replaceOthers(target, hand);
    show();
  });
  show();
}

document.addEventListener("posse:replaced", enhance);
enhance();
