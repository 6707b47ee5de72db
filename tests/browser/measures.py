"""What a browser measures of a page or a mail: its width, the contrast of what is on it, and what axe-core finds."""

from __future__ import annotations

NARROW, PHONE, TABLET, DESK = WIDTHS = (320, 390, 768, 1280)
SCHEMES = ("dark", "light")
# Of pages, not of mails: a mail is shown inside the main landmark of a mail program.
OF_PAGES = ("landmark-one-main", "region")

ASK_NOW = "document.dispatchEvent(new Event('visibilitychange'))"  # as when the page is seen again
DRAW, CONFIRM = '.dock [value="draw supply"]', "button[name=action][value=confirm]"

_CONTRAST = """
const parse = c => (c.match(/[\\d.]+/g) || []).map(Number);
const on = e => { for (; e; e = e.parentElement) {
  const c = parse(getComputedStyle(e).backgroundColor);
  if (c.length === 3 || c[3] === 1) return c; } return [255, 255, 255]; };
const light = c => { const [r, g, b] = c.slice(0, 3).map(v => { v /= 255;
  return v <= .03928 ? v / 12.92 : ((v + .055) / 1.055) ** 2.4; }); return .2126 * r + .7152 * g + .0722 * b; };
const contrast = (one, other) => { const [a, b] = [light(one), light(other)].sort((x, y) => y - x);
  return (a + .05) / (b + .05); };
"""
# Returns the visible text whose contrast is below WCAG 2, 1.4.3.
LOOK_FOR_CONTRAST = f"""{_CONTRAST}
const poor = [];
for (const e of document.querySelectorAll('body *')) {{
  const words = [...e.childNodes].filter(n => n.nodeType === 3).map(n => n.textContent.trim()).join('');
  if (!words || !e.getClientRects().length) continue;
  if (contrast(parse(getComputedStyle(e).color), on(e)) < 4.5) poor.push(words);
}}
return poor;
"""
# Returns the buttons of a mail whose shape, its border or else its fill, has too little contrast to what is around it:
# WCAG 2, 1.4.11.
LOOK_FOR_BUTTONS = f"""{_CONTRAST}
const shape = e => parseFloat(getComputedStyle(e).borderTopWidth) ? parse(getComputedStyle(e).borderTopColor) : on(e);
return [...document.querySelectorAll('.button td')]
  .filter(e => contrast(shape(e), on(e.closest('table').parentElement)) < 3).map(e => e.textContent);
"""
# Returns the frames around what a move has changed: what it is, how its frame is drawn, the contrast to what it is on.
LOOK_FOR_FRAMES = f"""{_CONTRAST}
return [...document.querySelectorAll('.changed')].filter(e => e.getClientRects().length).map(e => {{
  const style = getComputedStyle(e);
  const ring = e.closest('.ring') && getComputedStyle(e.closest('.ring')).backgroundImage !== 'none';
  const under = ring ? parse(getComputedStyle(document.documentElement).getPropertyValue('--wood').trim()
    .replace(/#(..)(..)(..)/, (_, r, g, b) => [r, g, b].map(v => parseInt(v, 16)).join(','))) : on(e.parentElement);
  return [e.className, style.outlineStyle, contrast(parse(style.outlineColor), under)]; }});
"""
# Returns the links that have the colour of browsers and not one of ours.
LOOK_FOR_LINKS = """
const made = document.body.appendChild(document.createElement('a'));
made.href = 'https://posse.test/';
const usual = getComputedStyle(made).color;
made.remove();
return [...document.querySelectorAll('a')].filter(e => getComputedStyle(e).color === usual).map(e => e.textContent);
"""
# Returns what is too small a target for a finger: WCAG 2.2, 2.5.8. Links in a sentence may be, and what has a label.
LOOK_FOR_SMALL_TARGETS = """
const inSentence = e => e.tagName === 'A' && [...e.parentElement.childNodes]
  .some(n => n.nodeType === 3 && n.textContent.trim());
const small = e => { const {width, height} = e.getBoundingClientRect(); return width < 24 || height < 24; };
return [...document.querySelectorAll('a, button, summary, select, input:not([type=hidden])')]
  .filter(e => e.getClientRects().length && small(e) && !inSentence(e) && !e.closest('label'))
  .map(e => e.outerHTML);
"""
# Returns what is typed into, chosen or pressed and has no name.
LOOK_FOR_UNLABELLED = """
return [...document.querySelectorAll('input:not([type=hidden]), select, button')]
  .filter(e => e.tagName === 'BUTTON' ? !e.textContent.trim() : !e.labels.length).map(e => e.outerHTML);
"""
IS_TOO_WIDE = "return document.documentElement.scrollWidth > document.documentElement.clientWidth"
FAULTS = {
    "wider than the screen": IS_TOO_WIDE,
    "poor contrast": LOOK_FOR_CONTRAST,
    "no label": LOOK_FOR_UNLABELLED,
    "small targets": LOOK_FOR_SMALL_TARGETS,
}
