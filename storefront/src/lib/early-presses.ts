/**
 * The script of every page that holds presses of buttons until `EarlyInput` is there and makes them, as links and forms work by
 * themselves and buttons do not. React forgets what is pressed before it has the page's code, even when it listens already, and
 * must hear first what was typed. Some buttons answer when a press begins, before its click.
 */
export const EARLY_PRESSES = `(() => {
const pressed = new Set()
const hold = (event) => {
const button = event.target.closest?.("button[type=button]")
if (!button) return
event.stopPropagation()
pressed.add(button)
}
window.pressEarly = () => {
removeEventListener("click", hold, true)
for (const button of pressed) {
button.dispatchEvent(new MouseEvent("mousedown", { bubbles: true }))
button.click()
}
pressed.clear()
}
addEventListener("click", hold, true)
})()`
