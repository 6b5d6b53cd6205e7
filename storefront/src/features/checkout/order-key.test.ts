import { orderKey } from "./order-key"

function store(initial: Record<string, string> = {}) {
  const values = new Map(Object.entries(initial))
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  }
}
const counter = () => {
  let n = 0
  return () => `key-${++n}`
}

describe("the key of an order attempt", () => {
  it("stays for the same cart and body", () => {
    const kept = store()
    const next = counter()
    expect(orderKey(kept, "c1", { po: "1" }, next)).toBe("key-1")
    expect(orderKey(kept, "c1", { po: "1" }, next)).toBe("key-1")
  })

  it("changes with the body and with the cart", () => {
    const kept = store()
    const next = counter()
    expect(orderKey(kept, "c1", { po: "1" }, next)).toBe("key-1")
    expect(orderKey(kept, "c1", { po: "2" }, next)).toBe("key-2")
    expect(orderKey(kept, "c2", { po: "2" }, next)).toBe("key-3")
  })

  it("survives a store that holds nonsense", () => {
    expect(orderKey(store({ "order-key:c1": "{" }), "c1", {}, counter())).toBe("key-1")
  })
})
