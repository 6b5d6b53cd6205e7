import { namesOf, standingOf } from "./provider-person"

describe("A provider's word for an address", () => {
  it.each([
    ["oidc", "dana@lonestar.example", true, null, "NOW"],
    ["oidc", "dana@lonestar.example", false, null, "UNCONFIRMED"],
    ["oidc", null, true, null, "UNCONFIRMED"],
    ["google", "dana@gmail.com", true, null, "NOW"],
    ["google", "dana@GoogleMail.com", true, null, "NOW"],
    ["google", "dana@lonestar.example", true, "lonestar.example", "NOW"],
    ["google", "dana@lonestar.example", true, null, "ONCE"],
    ["google", "dana@lonestar.example", false, "lonestar.example", "UNCONFIRMED"],
    ["google", "dana@gmail.com.lonestar.example", true, null, "ONCE"],
    ["github", "dana@gmail.com", true, null, "ONCE"],
    ["github", "dana@lonestar.example", false, null, "UNCONFIRMED"],
  ] as const)("of %s for %s, verified: %s, hosted: %s, is %s", (provider, email, verified, hostedDomain, standing) => {
    expect(standingOf(provider, { email, verified, hostedDomain })).toBe(standing)
  })
})

describe("A provider's name of somebody", () => {
  it.each([
    [{ given: "Zoë", family: "O’Neil", full: "Zoë O’Neil" }, "Zoë", "O’Neil"],
    [{ given: null, family: null, full: "Dana van der Berg" }, "Dana", "van der Berg"],
    [{ given: null, family: null, full: "octocat99" }, "octocat", ""],
    [{ given: "<script>", family: "Ann\u202E", full: null }, "script", "Ann"],
    [{ given: "x".repeat(80), family: null, full: null }, "x".repeat(50), ""],
    [{ given: null, family: null, full: null }, "", ""],
  ])("%j becomes %s, %s", (claimed, firstName, lastName) => {
    expect(namesOf(claimed)).toEqual({ firstName, lastName })
  })
})
