import { EARLY_PRESSES } from "./early-presses"

type Happening = { target: object; submitter?: string; stopPropagation: () => void; preventDefault: () => void }
type Listener = (event: Happening) => void

/** The script in a page, and what gets past it. */
function played() {
  const heard: string[] = []
  const window: { pressEarly?: () => void } = {}
  const listeners = new Set<{ type: string; listener: Listener }>()
  const add = (type: string, listener: Listener) => listeners.add({ type, listener })
  const remove = (type: string, listener: Listener) =>
    listeners.forEach((one) => one.type === type && one.listener === listener && listeners.delete(one))
  const names = ["window", "addEventListener", "removeEventListener", "MouseEvent"]
  new Function(...names, EARLY_PRESSES)(window, add, remove, Event)
  const happen = (type: string, target: object, name: string, submitter?: string) => {
    let goesOn = true
    const stop = () => (goesOn = false)
    const event = { target, submitter, stopPropagation: stop, preventDefault: stop }
    for (const one of listeners) if (one.type === type) one.listener(event)
    if (goesOn) heard.push(name)
  }
  const press = (target: object, name: string) => happen("click", target, name)
  const makeButton = (name: string) => {
    const button = { closest: () => button, dispatchEvent: () => true, click: () => press(button, name) }
    return button
  }
  const makeForm = (name: string, action: string | null) => {
    const form = {
      getAttribute: () => action,
      requestSubmit: (submitter?: string) => happen("submit", form, submitter ? `${name} by ${submitter}` : name, submitter),
    }
    return form
  }
  return { heard, window, press, makeButton, makeForm }
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

test("a form that only a script can send is held and sent once, by the button that sent it; one with an address goes on", () => {
  const { heard, window, makeButton, makeForm } = played()
  const order = makeForm("order", null)
  const signIn = makeForm("sign in", "javascript:throw")
  order.requestSubmit("Place order")
  order.requestSubmit("Place order")
  signIn.requestSubmit()
  makeForm("search", "/products").requestSubmit()
  makeButton("add").click()
  expect(heard).toEqual(["search"])
  window.pressEarly?.()
  expect(heard).toEqual(["search", "add", "order by Place order", "sign in"])
  order.requestSubmit()
  expect(heard.at(-1)).toBe("order")
})
