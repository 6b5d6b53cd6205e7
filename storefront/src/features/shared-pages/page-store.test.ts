import { gunzipSync } from "node:zlib"
import { PageStore } from "./page-store"

const page = (text: string) => ({
  headers: [["link", "</font>; nonce=old"]] as [string, string][],
  body: Buffer.from(text),
  nonce: "old",
})
const text = (sent: { body: Uint8Array } | null) => sent && Buffer.from(sent.body).toString()

describe("a store of pages", () => {
  it("gives every visitor a nonce of their own", () => {
    const store = new PageStore(1e6)
    store.keep("/", "1", page("<script nonce=old></script><b>old</b>"))
    const sent = store.take("/", ["1"], "new", false)
    expect(text(sent)).toBe("<script nonce=new></script><b>new</b>")
    expect(sent?.headers).toEqual([
      ["link", "</font>; nonce=new"],
      ["content-length", "37"],
    ])
    const zipped = store.take("/", ["1"], "third", true)
    expect(gunzipSync(zipped?.body ?? "").toString()).toBe("<script nonce=third></script><b>third</b>")
    expect(zipped?.headers).toContainEqual(["content-encoding", "gzip"])
  })

  it("forgets a page of another edition, whatever comes after", () => {
    const store = new PageStore(1e6)
    store.keep("/", "1", page("a"))
    expect(store.take("/", ["2"], "n", false)).toBeNull()
    expect(store.take("/", ["1"], "n", false)).toBeNull()
    expect(store.take("/other", ["1"], "n", false)).toBeNull()
  })

  it("gives a page of the edition before where that will do, and says of which it is", () => {
    const store = new PageStore(1e6)
    store.keep("/", "1", page("a"))
    expect(store.take("/", ["2", "1"], "n", false)?.edition).toBe("1")
    store.keep("/", "2", page("b"))
    expect(store.take("/", ["2", "1"], "n", false)?.edition).toBe("2")
    expect(store.take("/", ["4", "3"], "n", false)).toBeNull()
  })

  it("keeps no more than its size, and those that were asked for last", () => {
    const store = new PageStore(9000)
    const large = Buffer.from(Array.from({ length: 500 }, (_, index) => (index * 7919) % 251)).toString("latin1")
    store.keep("a", "1", page(large))
    store.keep("b", "1", page(large))
    store.take("a", ["1"], "n", false)
    store.keep("c", "1", page(large))
    expect(["a", "b", "c"].map((key) => store.take(key, ["1"], "n", false) !== null)).toEqual([true, false, true])
  })

  it("counts what a page takes beside its body: the address it is kept under, its headers, the objects around it", () => {
    const kept = (key: (index: number) => string, headers: [string, string][] = []) => {
      const store = new PageStore(1e6)
      const keys = Array.from({ length: 1000 }, (_, index) => key(index))
      for (const one of keys) store.keep(one, "1", { ...page(""), headers })
      return keys.filter((one) => store.take(one, ["1"], "n", false) !== null).length
    }
    expect(kept((index) => String(index))).toBeLessThan(500)
    expect(kept((index) => `${index}${"x".repeat(10_000)}`)).toBeLessThan(50)
    expect(kept((index) => String(index), [["link", "x".repeat(10_000)]])).toBeLessThan(50)
  })
})
