/* Preset a time zone that its player has not chosen to that of their device: they see it, and their press confirms it. */

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;

for (const field of document.querySelectorAll("[data-guess-zone]")) {
  const known = [...(field.list ?? field).options];
  if (known.some((option) => option.value === zone)) field.value = zone;
}
