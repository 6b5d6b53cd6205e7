import { readSecondFactorCode } from "./second-factor-schema"

describe("A code at sign-in", () => {
  it.each([
    ["123456", "totp", "123456"],
    [" 123 456 ", "totp", "123456"],
    ["12345", "recovery_code", "12345"],
    ["1234567", "recovery_code", "1234567"],
    ["AB12-CD34 -ef56", "recovery_code", "ab12-cd34-ef56"],
  ])("%j is a %s", (text, method, code) => {
    expect(readSecondFactorCode(text)).toEqual({ method, code })
  })
})
