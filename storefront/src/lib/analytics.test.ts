import { pushEvent } from "./analytics"

/** A browser's window and cookies, as far as events go. */
function browser({ cookie, dataLayer }: { cookie: string; dataLayer?: unknown }) {
  const before = { window: Reflect.get(globalThis, "window"), document: Reflect.get(globalThis, "document") }
  const window = dataLayer === undefined ? {} : { dataLayer }
  Object.assign(globalThis, { window, document: { cookie } })
  return { window: window as { dataLayer?: unknown[] }, end: () => Object.assign(globalThis, before) }
}

describe("an event of the data layer", () => {
  const EVENT = { item_id: "718 RB 04500 SA120", quantity: 2, price: 10.5 }

  it("is pushed with its name, into a layer that is made when there is none", () => {
    const { window, end } = browser({ cookie: "analytics=granted" })
    pushEvent("add_to_cart", EVENT)
    end()
    expect(window.dataLayer).toEqual([{ event: "add_to_cart", ...EVENT }])
  })

  it.each(["", "analytics=refused"])("is not pushed without consent (%j)", (cookie) => {
    const { window, end } = browser({ cookie, dataLayer: [] })
    pushEvent("view_item", EVENT)
    end()
    expect(window.dataLayer).toEqual([])
  })

  it("that fails is logged and stops nothing", () => {
    const warned = jest.spyOn(console, "warn").mockImplementation(() => undefined)
    const push = () => {
      throw new Error("full")
    }
    const { end } = browser({ cookie: "analytics=granted", dataLayer: { push } })
    expect(() => pushEvent("add_to_cart", EVENT)).not.toThrow()
    end()
    expect(warned).toHaveBeenCalledTimes(1)
    warned.mockRestore()
  })
})
