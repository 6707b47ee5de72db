/*
 * Choose on the hand: each card gets a button for each way to play it. The buttons press the form's own radio buttons,
 * which alone are posted; the review of what is chosen is shown under the hand, with its own button. Nothing is played
 * before that is pressed. Without this script the form does the same. All words come with the page.
 */

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

/** Return a function that shows the review of what is chosen in a form. */
function previewer(form, panel) {
  const place = panel.querySelector("[aria-live]");
  let latest = 0;
  return async () => {
    const mine = ++latest;
    const fields = [...new FormData(form)];
    panel.hidden = !fields.some(([name, value]) => name !== "at" && value);
    if (panel.hidden) return;
    await new Promise((resolve) => setTimeout(resolve, 150)); // more may be chosen at once
    if (mine !== latest) return;
    const answer = await fetch(form.action, { method: "POST", body: new URLSearchParams(fields) });
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    if (mine !== latest) return;
    const found = page.querySelector(".review")?.closest("form") ?? page.querySelector(".notice.bad");
    panel.hidden = !found; // the form's own button tells what is wrong
    found?.querySelector("[name=change]")?.remove();
    place.replaceChildren(found ?? "");
  };
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
  const panel = made("preview");
  const preview = "review" in form.dataset ? previewer(form, panel) : async () => {};
  bar.closest("section").after(panel);
  const show = () => {
    radios.forEach((radio, button) => button.setAttribute("aria-pressed", radio.checked));
    preview().catch(() => (panel.hidden = true)); // without a network there is still the form
  };
  bar.addEventListener("click", ({ target }) => {
    const pressed = target.closest("button, summary, a");
    const radio = radios.get(pressed ?? target.closest("[data-hand-card]")?.querySelector(".chips button"));
    if (radio) press(radio);
  });
  form.addEventListener("change", show);
  show();
}

document.addEventListener("posse:replaced", enhance);
enhance();
