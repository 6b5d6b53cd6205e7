import { createHmac } from "node:crypto"
import { signedAddress } from "../signed-address"

const SECRET = "a-secret-of-two-houses"
const signed = (address: string, secret = SECRET) =>
  `${address} ${createHmac("sha256", secret).update(address).digest("base64url")}`

describe("signedAddress", () => {
  it("is what was signed with the secret", () => {
    expect(signedAddress(signed("203.0.113.7"), SECRET)).toBe("203.0.113.7")
    expect(signedAddress(signed("2001:db8::7"), SECRET)).toBe("2001:db8::7")
  })

  it.each([
    ["no header", undefined],
    ["an address alone", "203.0.113.7"],
    ["another's signature", signed("203.0.113.7", "a-secret-of-somebody")],
    ["the signature of another address", `203.0.113.8 ${signed("203.0.113.7").split(" ")[1] ?? ""}`],
    ["half a signature", signed("203.0.113.7").slice(0, -8)],
    ["what is no address", signed("everybody")],
    ["more than an address", `${signed("203.0.113.7")} more`],
  ])("is nobody's for %s", (_, header) => {
    expect(signedAddress(header, SECRET)).toBeNull()
  })

  it("is nobody's in a shop without the secret", () => {
    expect(signedAddress(signed("203.0.113.7", ""), "")).toBeNull()
    expect(signedAddress(signed("203.0.113.7"), undefined)).toBeNull()
  })
})
