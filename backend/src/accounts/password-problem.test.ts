import fc from "fast-check"
import { passwordProblem } from "./password-problem"

const LEAKED = new Set(["qwertyuiop12", "sonyericsson", "password"])
const facts = { email: "dana.reyes@lonestar.example", secondFactor: false, isLeaked: (text: string) => LEAKED.has(text) }

describe("passwordProblem", () => {
  it.each([
    ["houston-nickel-718", null],
    ["only small letters and spaces", null],
    ["пароль-на-никель", null],
    ["🔩🔧⚙️🪛 bolts and nuts", null],
    ["x1y2".repeat(16), null],
    ["short-718", "Password must be at least 12 characters"],
    ["🔩🔧🪛🔩🔧🪛🔩🔧🪛🔩🔧", "Password must be at least 12 characters"],
    ["ab".repeat(129), "Password must be at most 256 characters"],
    ["Dana.Reyes@LoneStar.example", "Password must not be your e-mail address"],
    ["aaaaaaaaaaaaaaaaaa", "Password must not repeat so few characters"],
    ["SonyEricsson", "This password is in lists of leaked ones: choose another"],
    ["sonyericsson2026!", "This password is in lists of leaked ones: choose another"],
    ["QWERTYUIOP12", "This password is in lists of leaked ones: choose another"],
  ])("answers for %s", (password, problem) => {
    expect(passwordProblem(password, facts)).toBe(problem)
  })

  it("lets eight characters do beside a second factor", () => {
    const second = { ...facts, secondFactor: true }
    expect(passwordProblem("nickel-7", second)).toBeNull()
    expect(passwordProblem("nickel7", second)).toBe("Password must be at least 8 characters")
    expect(passwordProblem("password1", second)).toMatch(/leaked/)
  })

  it("has no rule of composition: letters alone do, at any length from 12 to 256", () => {
    const letters = fc.string({ unit: fc.constantFrom(..."abcdefghijklmnopqrstuvwxyz"), minLength: 12, maxLength: 256 })
    fc.assert(
      fc.property(letters, (password) => {
        fc.pre(new Set(password).size >= 4)
        expect(passwordProblem(password, facts)).toBeNull()
      }),
    )
  })
})
