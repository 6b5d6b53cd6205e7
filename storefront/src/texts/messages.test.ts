import { MESSAGES, RegistrationSchema } from "@billet/backend/contract"
import { SPANISH_MESSAGES } from "./es/messages"
import { sayIn } from "./messages"

const inSpanish = (sentence: string) => sayIn(SPANISH_MESSAGES, sentence)
const placeholdersOf = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort()

describe("a sentence of the server in Spanish", () => {
  it.each([
    ["City is required", "Ciudad: campo obligatorio"],
    ["Postal code is invalid", "Código postal no válido"],
    ["Enter at most 9,999,999", "Escriba 9,999,999 como máximo"],
    ["Job title must be less than 100 characters", "Puesto: debe tener menos de 100 caracteres"],
    ["The promo code {SPRING} has expired.", "El código promocional {SPRING} venció."],
    [
      "718 RB 04500 SA120: a line holds at most 100 pieces; 120 were reduced to 100.",
      "718 RB 04500 SA120: una partida admite 100 piezas como máximo; 120 se redujeron a 100.",
    ],
    ["The certificate names AMS 5663, not AMS 5662", "El certificado indica AMS 5663, no AMS 5662"],
    ["A sentence nobody has translated (yet).", "A sentence nobody has translated (yet)."],
  ])("%s", (english, spanish) => {
    expect(inSpanish(english)).toBe(spanish)
  })

  it.each(Object.entries(SPANISH_MESSAGES))("holds what the English holds: %s", (english, spanish) => {
    expect(placeholdersOf(spanish)).toEqual(placeholdersOf(english))
  })

  it("is known for whatever the registration refuses", () => {
    const company = { companyName: "x".repeat(200), address: { line1: "", line2: "^", city: "1", state: "", country: "xx" } }
    const wrong = { firstName: "", lastName: "1", jobTitle: "x".repeat(200), email: "x", password: "", company, contact: {} }
    const messages = [{}, wrong].flatMap(
      (body) => RegistrationSchema.safeParse(body).error?.issues.map((one) => one.message) ?? [],
    )
    expect(messages.length).toBeGreaterThan(10)
    const own = messages.filter((message) => !/^(Invalid input|Unrecognized)/.test(message))
    expect(own.filter((message) => inSpanish(message) === message)).toEqual([])
  })

  it.each(Object.values(MESSAGES).filter((one) => /^(Failed|Price|Selection|Must)/.test(one)))("is known for: %s", (message) => {
    expect(inSpanish(message)).not.toBe(message)
  })
})
