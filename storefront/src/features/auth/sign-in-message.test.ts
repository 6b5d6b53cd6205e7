import { signInMessage } from "./sign-in-message"

const OTHER = "Signing in did not work. Try again, or contact us."

describe("What a sign-in that failed says", () => {
  it.each([
    [undefined, undefined, null],
    ["CredentialsSignin", undefined, "The e-mail address or the password is not right. Check both and try again."],
    ["CredentialsSignin", "second_step", null],
    ["CredentialsSignin", "__proto__", OTHER],
    ["CredentialsSignin", "toString", OTHER],
    ["constructor", undefined, OTHER],
    ["__proto__", "__proto__", OTHER],
  ])("of %s with %s is %j", (error, code, text) => {
    expect(signInMessage(error, code)).toBe(text)
  })
})
