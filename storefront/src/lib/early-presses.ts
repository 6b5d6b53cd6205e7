/**
 * The script of every page that holds presses of buttons, and forms that a script sends, until `EarlyInput` is there and makes
 * them, as links and forms with an address work by themselves and these do not. React forgets what is pressed before it has the
 * page's code, even when it listens already, and must hear first what was typed; a form without a script would come back empty.
 * Some buttons answer when a press begins, before its click.
 */
export const EARLY_PRESSES = `(() => {
const pressed = new Set()
const sent = new Map()
const hold = (event) => {
const button = event.target.closest?.("button[type=button]")
if (!button) return
event.stopPropagation()
pressed.add(button)
}
const holdForm = (event) => {
if (event.target.getAttribute("action")?.startsWith("/")) return
event.preventDefault()
event.stopPropagation()
sent.set(event.target, event.submitter)
}
window.pressEarly = () => {
removeEventListener("click", hold, true)
removeEventListener("submit", holdForm, true)
for (const button of pressed) {
button.dispatchEvent(new MouseEvent("mousedown", { bubbles: true }))
button.click()
}
for (const [form, submitter] of sent) form.requestSubmit(submitter)
pressed.clear()
sent.clear()
}
addEventListener("click", hold, true)
addEventListener("submit", holdForm, true)
})()`
