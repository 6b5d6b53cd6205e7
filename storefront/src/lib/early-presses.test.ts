import { EARLY_PRESSES } from "./early-presses"

type Click = { target: { closest?: () => object | null }; stopPropagation: () => void }
type Listener = (click: Click) => void

/** The script in a page, and what gets past it. */
function played() {
  const heard: string[] = []
  const window: { pressEarly?: () => void } = {}
  const listeners = new Set<Listener>()
  const add = (_: string, listener: Listener) => listeners.add(listener)
  const remove = (_: string, listener: Listener) => listeners.delete(listener)
  const names = ["window", "addEventListener", "removeEventListener", "MouseEvent"]
  new Function(...names, EARLY_PRESSES)(window, add, remove, Event)
  const press = (target: Click["target"], name: string) => {
    let goesOn = true
    for (const listener of listeners) listener({ target, stopPropagation: () => (goesOn = false) })
    if (goesOn) heard.push(name)
  }
  const makeButton = (name: string) => {
    const button = { closest: () => button, dispatchEvent: () => true, click: () => press(button, name) }
    return button
  }
  return { heard, window, press, makeButton }
}

test("presses of buttons are held until the page has woken, and then made once; others go on", () => {
  const { heard, window, press, makeButton } = played()
  const add = makeButton("add")
  const save = makeButton("save")
  add.click()
  press({ closest: () => null }, "a link")
  press({}, "the document")
  add.click()
  save.click()
  expect(heard).toEqual(["a link", "the document"])
  window.pressEarly?.()
  expect(heard).toEqual(["a link", "the document", "add", "save"])
  save.click()
  window.pressEarly?.()
  expect(heard).toEqual(["a link", "the document", "add", "save", "save"])
})
