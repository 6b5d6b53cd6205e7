import { shortProductName } from "./short-product-name"

describe("an item's short name", () => {
  it.each([
    [
      "Alloy X-750 Solution Treated, Stabilized & Aged (Type 1) Round Bar 2.125 in",
      "X750 RB 02125 STS1",
      "SOLUTION TREATED, STABILIZED & AGED (TYPE 1)",
      "Alloy X-750 STS1 Round Bar 2.125 in",
    ],
    [
      "316/316L Cold Worked Cond. B (3/4 to 1 in) Flat Bar 1.750-1.000 in",
      "316316L FL 01750 01000 CWC3 B",
      "COLD WORKED COND. B (3/4 TO 1 IN)",
      "316/316L CWC3 B Flat Bar 1.750-1.000 in",
    ],
  ])("says the condition of %s as the code %s does", (productName, productCode, productCondition, short) => {
    expect(shortProductName({ productName, productCode, productCondition })).toBe(short)
  })

  it.each([
    ["Sample coupon", "X750 RB 02125 STS1", "ANNEALED"],
    ["Alloy 718 Annealed Round Bar", "A1", "ANNEALED"],
    ["Alloy 718 Round Bar", "718 RB 04500 A", ""],
  ])("is the name %s as it stands with the code %s and the condition %s", (productName, productCode, productCondition) => {
    expect(shortProductName({ productName, productCode, productCondition })).toBe(productName)
  })
})
