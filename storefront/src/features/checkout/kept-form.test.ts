import { memoryStorage } from "@/lib/testing/memory-storage"
import { forgetFields, keepFields, keptFields, readKept } from "./kept-form"

describe("a checkout that was left", () => {
  it("is there again for its cart, and for no other", () => {
    const store = memoryStorage()
    keepFields(store, "cart_1", { purchaseOrderNumber: "PO-7", city: "Houston" })
    expect(keptFields(readKept(store), "cart_1")).toEqual({ purchaseOrderNumber: "PO-7", city: "Houston" })
    expect(keptFields(readKept(store), "cart_2")).toEqual({})
    forgetFields(store)
    expect(keptFields(readKept(store), "cart_1")).toEqual({})
  })

  it.each([
    "{",
    "null",
    "7",
    '{"cartId":"cart_1"}',
    '{"cartId":"cart_1","form":null}',
    '{"cartId":"cart_1","form":{"city":7,"role":"x"}}',
  ])("is nothing where %s is kept", (text) => expect(keptFields(text, "cart_1")).toEqual({}))

  it("costs nothing where the browser keeps nothing", () => {
    const forbidden = () => {
      throw new Error("SecurityError")
    }
    const store = { getItem: forbidden, setItem: forbidden, removeItem: forbidden }
    expect(readKept(store)).toBeNull()
    expect(() => keepFields(store, "cart_1", {})).not.toThrow()
    expect(() => forgetFields(store)).not.toThrow()
  })
})
