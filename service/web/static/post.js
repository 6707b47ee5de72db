/*
 * Post moves without a reload: the page of the answer takes the place of this one, as a new table does in refresh.js.
 * A link whose turn the post has ended leads to another page, which is opened. Without a network, or without this script,
 * the browser posts the form; a repeated post plays nothing twice.
 */

let isPosting = false;

/** Post a form by one of its buttons. */
async function post(form, button) {
  const body = new URLSearchParams(new FormData(form));
  if (button?.name) body.append(button.name, button.value);
  const answer = await fetch(form.getAttribute("action"), { method: "POST", body, headers: { Accept: "text/html" } });
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  if (answer.redirected && !page.querySelector("script[data-page]")) return location.replace(answer.url);
  const address = answer.redirected ? answer.url : null; // a post that was rejected stays at this one
  document.dispatchEvent(new CustomEvent("posse:posted", { detail: { page, address } }));
}

document.addEventListener("submit", async (event) => {
  const { target: form, submitter } = event;
  if (!form.matches('main [action$="/moves"]') || "again" in form.dataset) return;
  event.preventDefault();
  if (isPosting) return;
  isPosting = true;
  try {
    await post(form, submitter);
  } catch {
    form.dataset.again = "";
    form.requestSubmit(submitter);
  } finally {
    isPosting = false;
  }
});
