import { consentIn } from "./consent-in"

describe("the reader's choice", () => {
  it.each([
    ["", null],
    ["theme=dark; analytics=granted", "granted"],
    ["analytics=refused; theme=dark", "refused"],
    ["other-analytics=granted", null],
    ["analytics=maybe", null],
  ])("among the cookies %j is %j", (cookies, choice) => {
    expect(consentIn(cookies)).toBe(choice)
  })
})
