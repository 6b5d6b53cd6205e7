import { lastAddress } from "./last-address"

describe("lastAddress", () => {
  it.each([
    ["203.0.113.7", "203.0.113.7"],
    ["198.51.100.1, 203.0.113.7", "203.0.113.7"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["2001:db8::7", "2001:db8::7"],
    ["203.0.113.7, unknown", null],
    ["", null],
    [null, null],
  ])("of %s is %s", (forwarded, address) => {
    expect(lastAddress(forwarded)).toBe(address)
  })
})
