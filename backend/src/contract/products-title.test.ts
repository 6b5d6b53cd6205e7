import fc from "fast-check"
import { MAX_TITLE_LENGTH, productPageTitle, productsTitle } from "./products-title"

describe("productsTitle", () => {
  it("names category, type, size, grade and condition and ends with the site", () => {
    const filters = {
      metalCategory: "NICKEL",
      productType: "Bar",
      productSize: "4.500",
      stockGrade: "718",
      productCondition: "ANNEALED",
    }
    expect(productsTitle(filters, "Acme Metals")).toBe("Nickel Bar 4.500 718 Annealed | Acme Metals")
  })

  it.each([
    [{}, "Metal Products | Acme"],
    [{ stockGrade: " " }, "Metal Products | Acme"],
    [{ metalCategory: "LOW ALLOY" }, "Low Alloy | Acme"],
    [{ productType: ["Bar", "Tube"] }, "Bar, Tube | Acme"],
    [{ productCondition: "QUENCHED & TEMPERED (110K)" }, "Quenched & Tempered (110K) | Acme"],
  ])("titles %j as %j", (filters, title) => {
    expect(productsTitle(filters, "Acme")).toBe(title)
  })

  it("drops the condition first and the category next when it is too long", () => {
    const long = { metalCategory: "STAINLESS", productType: "Bar", productSize: "4.500", stockGrade: "SUPER DUPLEX 2507" }
    const condition = "SOLUTION ANNEALED AND WATER QUENCHED"
    expect(productsTitle({ ...long, productCondition: condition }, "Acme Metals")).toBe(
      "Stainless Bar 4.500 SUPER DUPLEX 2507 | Acme Metals",
    )
    expect(productsTitle(long, "Acme Metals of Northern Ohio and Beyond")).toBe(
      "Bar 4.500 SUPER DUPLEX 2507 | Acme Metals of Northern Ohio and Beyond",
    )
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

describe("productPageTitle", () => {
  it.each([
    ["Alloy 718 Round Bar 4.500 in", "Acme", "Alloy 718 Round Bar 4.500 in | Acme"],
    ["A".repeat(66), "Acme", "A".repeat(66)],
    ["", "Acme", "718 RB | Acme"],
    [`${"Bar ".repeat(17)}4.500 in`, "Acme", `${"Bar ".repeat(16)}Bar…`],
    ["A".repeat(80), "Acme", `${"A".repeat(69)}…`],
  ])("titles %j on the site %j as %j", (productName, site, title) => {
    expect(productPageTitle({ productName, productCode: "718 RB" }, site)).toBe(title)
  })

  it("is never longer than 70 characters", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), fc.string({ maxLength: 100 }), (productName, site) => {
        expect(productPageTitle({ productName, productCode: "A" }, site).length).toBeLessThanOrEqual(MAX_TITLE_LENGTH)
      }),
    )
  })
})
