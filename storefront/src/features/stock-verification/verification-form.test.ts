import { MESSAGES } from "@billet/backend/contract"
import { exampleForm, formProblem, readVerification, toParameters, verificationHref } from "./verification-form"

const empty = readVerification({}, "UK")
const SPECIFIED = { ...empty, baseSpecificationId: "AMS 5662" }

describe("The form of a stock verification", () => {
  it.each([
    ["nothing", empty, MESSAGES.stockCriteriaMissing],
    ["a specification alone", SPECIFIED, MESSAGES.stockCriteriaMissing],
    ["a mill without its cast number", { ...SPECIFIED, millId: "M233" }, MESSAGES.stockCriteriaMissing],
    ["a cast number without its mill", { ...SPECIFIED, castNumber: "A94374" }, MESSAGES.stockCriteriaMissing],
    ["blanks", { ...SPECIFIED, grade: "  " }, MESSAGES.stockCriteriaMissing],
    ["a grade without a specification", { ...empty, grade: "718" }, MESSAGES.stockSpecificationMissing],
    ["a size that is no number", { ...SPECIFIED, sizeFrom: "wide" }, "Enter inches from 0 to 1000"],
    ["a size beyond any bar", { ...SPECIFIED, sizeTo: "1000.5" }, "Enter inches from 0 to 1000"],
  ])("with %s says what is missing", (_name, form, reason) => {
    expect(formProblem(form)?.reason).toBe(reason)
  })

  it.each([
    ["a grade", { grade: "718" }],
    ["a mill and its cast number", { millId: "M233", castNumber: "A94374" }],
    ["the lower end of a size", { sizeFrom: "0" }],
    ["the upper end of a size", { sizeTo: "4.5" }],
    ["a stock item", { stockItemId: "S000001" }],
  ])("with %s and a specification can be sent", (_name, fields) => {
    expect(formProblem({ ...SPECIFIED, ...fields })).toBeNull()
  })

  it("sends what is filled in, sizes as numbers", () => {
    expect(toParameters({ ...SPECIFIED, grade: " 718 ", sizeFrom: "4.5" })).toEqual({
      grade: "718",
      sizeFrom: 4.5,
      specifications: { baseSpecificationId: "AMS 5662" },
    })
  })

  it("comes back from its own address", () => {
    const form = { ...SPECIFIED, grade: "718", region: "INC" as const }
    const url = new URL(verificationHref("/stock-verification", form), "http://shop")
    expect(readVerification(Object.fromEntries(url.searchParams), "UK")).toEqual(form)
  })

  it("looks in the reader's region when the address names none it knows", () => {
    expect(readVerification({ region: "MARS" }, "SIN").region).toBe("SIN")
  })
})

describe("the example", () => {
  it("is complete, and its address says all of it", () => {
    const example = exampleForm()
    expect(formProblem(example)).toBeNull()
    const address = new URL(verificationHref("/stock-verification", example), "http://shop")
    expect(readVerification(Object.fromEntries(address.searchParams), "UK")).toEqual(example)
  })
})
