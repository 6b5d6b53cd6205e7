import type { CartLine } from "@billet/backend/contract"
import { memoryStorage } from "@/lib/testing/memory-storage"
import { loadCart, loadLines, saveCart } from "./stored-cart"
import { STORED_CART_KEY } from "./stored-cart-key"

const memoryStore = (initial?: string) => memoryStorage(initial === undefined ? {} : { [STORED_CART_KEY]: initial })

/** As every cart answer has it. */
const wholeLine = {
  ...{ id: "l1", productCode: "718 RB 04500 SA120", productName: "Alloy 718 round bar", productType: "Bar" },
  ...{ metalCategory: "NICKEL", productCategory: "ROUND", stockType: "RB", stockGrade: "718", productSize: "4.5" },
  ...{ productCondition: "SA120", outerDiameter: 4.5, insideDiameter: null, coid: "INC", amount: "24", unit: "in", pieces: 3 },
  ...{ oneHeat: false, lengthInInches: 24, weightInPounds: 113.4, totalWeightInPounds: 340.2 },
} as CartLine
const line = { id: "l1", productCode: "718 RB 04500 SA120", amount: "24", unit: "in", pieces: 3 } as CartLine

describe("the browser's copy of the cart", () => {
  let logged: jest.SpyInstance
  beforeEach(() => {
    logged = jest.spyOn(console, "error").mockImplementation(() => undefined)
  })
  afterEach(() => logged.mockRestore())

  it("comes back as lines to add, with amounts as text", () => {
    const store = memoryStore()
    saveCart(store, [line])
    expect(JSON.parse(store.getItem(STORED_CART_KEY) ?? "")[0].amount).toBe("24")
    expect(loadCart(store)).toEqual([{ productCode: "718 RB 04500 SA120", amount: "24", unit: "in", pieces: 3, oneHeat: false }])
  })

  it("is removed with the last line", () => {
    const store = memoryStore("[]")
    saveCart(store, [])
    expect(store.getItem(STORED_CART_KEY)).toBeNull()
  })

  it.each(["{", "{}", "[1]", '[{"productCode":"A","amount":"x","unit":"in"}]', '[{"productCode":"A","amount":"1","unit":"ft"}]'])(
    "is logged and cleared when it cannot be read: %s",
    (text) => {
      const store = memoryStore(text)
      expect(loadCart(store)).toEqual([])
      expect(store.getItem(STORED_CART_KEY)).toBeNull()
      expect(logged).toHaveBeenCalledTimes(1)
    },
  )

  it("can be looked at with all it said of a line", () => {
    const store = memoryStore()
    saveCart(store, [wholeLine])
    expect(loadLines(store)).toEqual([wholeLine])
  })

  it.each(["productName", "weightInPounds", "coid"])("is shown without a line that has no %s, and stays as it is", (key) => {
    jest.spyOn(console, "warn").mockImplementation(() => undefined)
    const text = JSON.stringify([{ ...wholeLine, [key]: undefined }, wholeLine])
    const store = memoryStore(text)
    expect(loadLines(store)).toEqual([wholeLine])
    expect(store.getItem(STORED_CART_KEY)).toBe(text)
  })

  it.each(["{", "{}"])("shows nothing of what cannot be read, and clears nothing by looking: %s", (text) => {
    const store = memoryStore(text)
    expect(loadLines(store)).toEqual([])
    expect(store.getItem(STORED_CART_KEY)).toBe(text)
  })

  it("is empty where nothing was saved", () => {
    expect(loadCart(memoryStore())).toEqual([])
    expect(logged).not.toHaveBeenCalled()
  })
})
