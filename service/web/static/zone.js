/* If the player has not chosen a time zone, select the device's in the form, which the player sees and submits.
 *
 * A form with which a guest begins a game has a hidden field for it. */

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;

for (const field of document.querySelectorAll("[data-guess-zone]")) {
  if (field.type === "hidden" || [...field.options].some((option) => option.value === zone)) field.value = zone;
}
