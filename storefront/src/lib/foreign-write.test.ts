import { isForeignWrite } from "./foreign-write"

const HOST = { host: "shop.example:8443" }
const asks = (headers: Record<string, string>, { method = "POST", trustHost = false } = {}) =>
  isForeignWrite({ method, headers: new Headers(headers) }, trustHost)

describe("isForeignWrite", () => {
  it("lets our own pages write, whatever ends the encryption in front of us", () => {
    expect(asks({ ...HOST, origin: "http://shop.example:8443" })).toBe(false)
    expect(asks({ ...HOST, origin: "https://shop.example:8443" })).toBe(false)
  })

  it.each([
    ["another site", { origin: "https://evil.example" }],
    ["a site with a name like ours", { origin: "https://shop.example:8443.evil.example" }],
    ["another port", { origin: "https://shop.example:9443" }],
    ["a page without an address", { origin: "null" }],
    ["nobody who says so", {}],
  ])("refuses %s", (_, headers) => {
    expect(asks({ ...HOST, ...headers })).toBe(true)
  })

  it("lets everybody read", () => {
    for (const method of ["GET", "HEAD", "OPTIONS"]) expect(asks({ ...HOST, origin: "https://evil.example" }, { method })).toBe(false)
  })

  it("takes the host a proxy names from a proxy of ours alone", () => {
    const headers = { ...HOST, "x-forwarded-host": "front.example", origin: "https://front.example" }
    expect(asks(headers)).toBe(true)
    expect(asks(headers, { trustHost: true })).toBe(false)
  })
})
