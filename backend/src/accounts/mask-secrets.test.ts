import fc from "fast-check"
import { maskSecrets } from "./mask-secrets"

describe("maskSecrets", () => {
  it.each([
    "password",
    "newPassword",
    "api_key",
    "apiKey",
    "Authorization",
    "reset_token",
    "cookie",
    "jwtSecret",
    "cardNumber",
    "passwordHash",
  ])("masks %s at any depth", (name) => {
    expect(maskSecrets({ a: [{ [name]: "hunter2", kept: 1 }] })).toEqual({ a: [{ [name]: "***", kept: 1 }] })
  })

  it("keeps what is no secret", () => {
    const details = { role: "ADMIN", permissions: ["ORDER_PROCESSING"], total: 12.5, on: true, at: new Date(0), none: null }
    expect(maskSecrets(details)).toEqual({ ...details, at: "1970-01-01T00:00:00.000Z" })
  })

  it("cuts what is long or deep, and drops what no text of the database can hold", () => {
    expect(maskSecrets("x".repeat(5000))).toHaveLength(2000)
    expect(maskSecrets("a\0b\ud800")).toBe("ab\ufffd")
    expect(JSON.stringify(maskSecrets({ a: { b: { c: { d: { e: { f: { g: 1 } } } } } } }))).toContain("***")
  })

  it("leaves no secret in anything", () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
        expect(JSON.stringify(maskSecrets({ value, password: "hunter2", list: [{ token: "hunter2" }] }))).not.toContain("hunter2")
      }),
    )
  })
})
