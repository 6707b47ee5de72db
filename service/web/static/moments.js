/*
 * Move through a game by keys and by a slider. The keys are named on the page's own links, and the slider is in the
 * page; without this script the links do the same.
 */

const pattern = document.querySelector("script[data-pattern]").dataset.pattern;
const MODIFIERS = ["Control", "Shift", "Alt", "Meta"];

/** Return the key that was pressed as links name it: "Shift+ArrowLeft". */
function named(event) {
  const held = MODIFIERS.filter((one) => event.getModifierState(one));
  return [...held, event.key].join("+");
}

document.addEventListener("keydown", (event) => {
  if (event.target.matches("input, select, textarea")) return;
  const link = document.querySelector(`[aria-keyshortcuts="${CSS.escape(named(event))}"]`);
  if (!link) return;
  event.preventDefault();
  link.click();
});

const slider = document.getElementById("slider").content.firstElementChild.cloneNode(true);
const number = slider.querySelector("input");
number.addEventListener("input", () => (document.querySelector(".where strong").textContent = number.value));
number.addEventListener("change", () => location.assign(pattern.replace("{n}", number.value)));
document.querySelector(".where").after(slider);
