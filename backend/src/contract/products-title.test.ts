import fc from "fast-check"
import { MAX_TITLE_LENGTH } from "./page-title"
import { productsTitle } from "./products-title"

const X750 = {
  metalCategory: "NICKEL",
  productType: "Bar",
  productSize: "4.5",
  stockGrade: "X-750",
  productCondition: "SOLUTION TREATED, STABILIZED & AGED (TYPE 1)",
}
const SUPER_DUPLEX = { metalCategory: "STAINLESS", productType: "Bar", productSize: "4.500", stockGrade: "SUPER DUPLEX 2507" }
const GRADES = Array.from({ length: 12 }, (_, index) => `GRADE ${index}`)

describe("the title of the results", () => {
  it("names category, type, size, grade and condition and ends with the site", () => {
    const filters = { ...X750, productSize: "4.500", stockGrade: "718", productCondition: "ANNEALED" }
    expect(productsTitle(filters, "Acme Metals")).toBe("Nickel Bar 4.500 718 Annealed | Acme Metals")
  })

  it.each([
    [{}, "Metal Products | Acme"],
    [{ stockGrade: " " }, "Metal Products | Acme"],
    [{ metalCategory: "LOW ALLOY" }, "Low Alloy | Acme"],
    [{ productType: ["Bar", "Tube"] }, "Bar, Tube | Acme"],
    [{ productType: "Tube", stockType: "tube" }, "Tube | Acme"],
    [{ metalCategory: "NICKEL", stockType: "flat" }, "Nickel Flat | Acme"],
    [{ productCondition: "QUENCHED & TEMPERED (110K)" }, "Quenched & Tempered (110K) | Acme"],
  ])("of %j is %j", (filters, title) => expect(productsTitle(filters, "Acme")).toBe(title))

  it("shortens the condition first when it is too long, and drops the category next", () => {
    expect(productsTitle(X750, "Billet")).toBe("Nickel Bar 4.5 X-750 ST, Stabilized & Aged (Type 1) | Billet")
    const condition = "SOLUTION ANNEALED AND WATER QUENCHED"
    expect(productsTitle({ ...SUPER_DUPLEX, productCondition: condition }, "Acme Metals")).toBe(
      "Bar 4.500 SUPER DUPLEX 2507 SA And Water Quenched | Acme Metals",
    )
    expect(productsTitle(SUPER_DUPLEX, "Acme Metals of Northern Ohio and Beyond")).toBe(
      "Bar 4.500 SUPER DUPLEX 2507 | Acme Metals of Northern Ohio and Beyond",
    )
  })

  it("leaves out only what does not fit", () => {
    expect(productsTitle({ ...X750, stockGrade: GRADES, productCondition: null }, "Acme")).toBe("Nickel Bar 4.5 | Acme")
  })

  it("says the page behind the filters, and makes room for it", () => {
    const tail = ", page 12"
    expect(productsTitle({}, "Acme", { tail })).toBe("Metal Products, page 12 | Acme")
    expect(productsTitle(X750, "Billet", { tail })).toBe("Nickel Bar 4.5 X-750 ST, Stabilized & Aged (Type 1), page 12 | Billet")
  })

  it("is written in the words of another language", () => {
    const words = { valueOf: (_: string, value: string) => value.toLowerCase(), between: ", ", generic: "Productos" }
    expect(productsTitle({ metalCategory: "NICKEL", stockGrade: "718" }, "Acme", { words })).toBe("nickel, 718 | Acme")
    expect(productsTitle({}, "Acme", { words })).toBe("Productos | Acme")
  })

  it("is never longer than 70 characters and never empty", () => {
    const text = fc.string({ maxLength: 90 })
    fc.assert(
      fc.property(text, text, text, fc.string({ maxLength: 100 }), (stockGrade, productSize, productCondition, site) => {
        const title = productsTitle({ stockGrade, productSize, productCondition }, site)
        expect(title.length).toBeGreaterThan(0)
        expect(title.length).toBeLessThanOrEqual(MAX_TITLE_LENGTH)
      }),
    )
  })
})
