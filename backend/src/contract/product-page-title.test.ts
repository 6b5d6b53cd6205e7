import fc from "fast-check"
import { MAX_TITLE_LENGTH } from "./page-title"
import { productPageTitle } from "./product-page-title"

const LONG = "Alloy X-750 Solution Treated, Stabilized & Aged (Type 1) Round Bar 2.125 in"

describe("the title of a product page", () => {
  it.each([
    ["Alloy 718 Round Bar 4.500 in", "Acme", "Alloy 718 Round Bar 4.500 in | Acme"],
    ["A".repeat(66), "Acme", "A".repeat(66)],
    ["", "Acme", "718 RB | Acme"],
    [`${"Bar ".repeat(17)}4.500 in`, "Acme", `${"Bar ".repeat(16)}Bar…`],
    ["A".repeat(80), "Acme", `${"A".repeat(69)}…`],
  ])("of %j on the site %j is %j", (productName, site, title) => {
    expect(productPageTitle({ productName, productCode: "718 RB" }, site)).toBe(title)
  })

  it("says the condition shorter before it gives up the site's name", () => {
    const item = { productName: LONG, shortName: "Alloy X-750 STS1 Round Bar 2.125 in", productCode: "X750 RB 02125 STS1" }
    expect(productPageTitle(item, "Acme")).toBe("Alloy X-750 STS1 Round Bar 2.125 in | Acme")
    expect(productPageTitle(item, "A".repeat(60))).toBe("Alloy X-750 STS1 Round Bar 2.125 in")
  })

  it("never gives up the size", () => {
    const title = productPageTitle({ productName: LONG, productCode: "A", productSize: "2.125" }, "Acme")
    expect(title).toBe("Alloy X-750 Solution Treated, Stabilized & Aged (Type 1)… 2.125 in")
  })

  it("is never longer than 70 characters", () => {
    const text = fc.string({ maxLength: 200 })
    fc.assert(
      fc.property(text, text, text, fc.string({ maxLength: 100 }), (productName, shortName, productSize, site) => {
        const title = productPageTitle({ productName, shortName, productSize, productCode: "A" }, site)
        expect(title.length).toBeLessThanOrEqual(MAX_TITLE_LENGTH)
      }),
    )
  })
})
