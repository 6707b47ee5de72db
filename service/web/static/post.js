/*
 * Post moves without a reload: the page of the answer takes the place of this one, as a new table does in refresh.js.
 * So does the page behind the link that goes on after a hand. A link whose turn the post has ended leads to another
 * page, which is opened. Without this script the browser posts the form; a repeated post plays nothing twice.
 */

const main = document.getElementById("main");
let isPosting = false;

/** Say in sight why there is no new page: what the site says of it, or else that it does not answer. */
function tellFailure(page) {
  const notice = document.getElementById("not-sent").content.firstElementChild.cloneNode(true);
  const told = page?.querySelectorAll("main h1, main h1 + p") ?? [];
  told.forEach((one, n) => (notice.children[n].textContent = one.textContent));
  main.prepend(notice);
  scrollTo(0, 0);
}

/** Fetch a page and let it take the place of this one; `body`: what is posted to its address. */
async function open(address, body) {
  const answer = await fetch(address, { method: body ? "POST" : "GET", body, headers: { Accept: "text/html" } });
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  if (answer.status === 429 || answer.status >= 500) return tellFailure(page);
  const isRejected = body && !answer.redirected; // it stays at its address
  if (!isRejected && !page.querySelector("script[data-page]")) return location.replace(answer.url);
  const detail = { page, address: isRejected ? null : answer.url, isNew: !body };
  document.dispatchEvent(new CustomEvent("posse:posted", { detail }));
}

/** Do so unless it is being done; without an answer say so. */
async function openOnce(...what) {
  if (isPosting) return;
  isPosting = true;
  main.setAttribute("aria-busy", "true");
  main.querySelector(".not-sent")?.remove();
  try {
    await open(...what);
  } catch {
    tellFailure();
  } finally {
    isPosting = false;
    main.removeAttribute("aria-busy");
  }
}

document.addEventListener("submit", (event) => {
  const { target: form, submitter } = event;
  if (!form.matches('main [action$="/moves"]')) return;
  event.preventDefault();
  const body = new URLSearchParams(new FormData(form));
  if (submitter?.name) body.append(submitter.name, submitter.value);
  openOnce(form.getAttribute("action"), body);
});

document.addEventListener("click", (event) => {
  if (event.detail > 1 && event.target.closest("main form button")) event.preventDefault(); // what has just appeared there
  const link = event.target.closest("a[data-in-place]");
  if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  openOnce(link.href);
});
