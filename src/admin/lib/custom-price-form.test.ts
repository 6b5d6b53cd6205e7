import { CustomPriceBodySchema, type AdminCustomPrice, type CustomPriceBody } from "@billet/backend/contract"
import { customPriceBodyOf, customPriceFormOf, customPriceProblems } from "./custom-price-form"

const stored = (body: CustomPriceBody): AdminCustomPrice => {
  const written = { id: "p", version: 3, createdBy: null, updatedBy: null, createdAt: "", updatedAt: "", ownerName: "Acme" }
  return { ...CustomPriceBodySchema.parse(body), ...written }
}

describe("A custom price's form", () => {
  it.each<[string, CustomPriceBody]>([
    [
      "a company's",
      {
        productCode: "A",
        companyId: "co",
        customPrice: 5.25,
        unit: "lb",
        coid: "INC",
        originalPrice: 7,
        discountPercent: 25,
        effectiveDate: "2026-01-01",
        expiryDate: "2026-12-31",
        notes: "Frame",
      },
    ],
    ["a customer's", { productCode: "A", customerId: "cus", customPrice: 5, unit: "piece", isActive: false }],
  ])("gives back %s price as it was", (_title, body) => {
    expect(CustomPriceBodySchema.parse(customPriceBodyOf(customPriceFormOf(stored(body))))).toEqual(
      CustomPriceBodySchema.parse(body),
    )
  })

  it("says at each field what is missing or wrong", () => {
    expect(customPriceProblems(customPriceBodyOf(customPriceFormOf()))).toEqual({ customPrice: "must be a number" })
    const form = {
      ...customPriceFormOf(),
      customPrice: "0",
      discountPercent: "101",
      effectiveDate: "2026-02-02",
      expiryDate: "2026-02-01",
    }
    expect(customPriceProblems(customPriceBodyOf(form))).toEqual({
      productCode: "must not be empty",
      owner: "must be chosen",
      customPrice: "must be above 0",
      discountPercent: "must be at most 100",
      expiryDate: "must not be before the effective date",
    })
  })
})
