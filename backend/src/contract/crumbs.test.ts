import fc from "fast-check"
import { crumb, crumbPath, filterValues, productsCrumbs, productsHref } from "./crumbs"

describe("crumbPath", () => {
  it.each([
    ["Home", "/home"],
    ["Deep Hole Boring", "/deep-hole-boring"],
    ["FAQs & Answers", "/faqs-answers"],
    [" Materials ", "/materials"],
    ["", "/"],
  ])("turns %j into %j", (label, path) => {
    expect(crumbPath(label)).toBe(path)
  })

  it("is lower case without blanks, whatever the label", () => {
    fc.assert(
      fc.property(fc.string(), (label) => {
        expect(crumbPath(label)).toMatch(/^\/(?:[^\s/-][^\s/]*)?$/u)
      }),
    )
  })
})

describe("crumb", () => {
  it("keeps an explicit address and derives a missing one", () => {
    expect(crumb("Alloy 718", "/howco/materials/nickel")).toEqual({ label: "Alloy 718", href: "/howco/materials/nickel" })
    expect(crumb("Materials")).toEqual({ label: "Materials", href: "/materials" })
  })
})

describe("productsHref", () => {
  it("carries only the filters that are set, in their fixed order", () => {
    expect(productsHref({ stockGrade: "316/316L", metalCategory: "LOW ALLOY", productType: "", productSize: null })).toBe(
      "/products?metalCategory=LOW%20ALLOY&stockGrade=316%2F316L",
    )
    expect(productsHref()).toBe("/products")
  })

  it("repeats a parameter for several values", () => {
    expect(productsHref({ productType: ["Bar", "Tube"] })).toBe("/products?productType=Bar&productType=Tube")
  })

  it("can be read back", () => {
    const text = fc.string({ minLength: 1 }).filter((value) => value.trim() !== "")
    fc.assert(
      fc.property(text, text, (stockGrade, productCondition) => {
        const query = new URL(productsHref({ stockGrade, productCondition }), "http://localhost").searchParams
        expect([query.get("stockGrade"), query.get("productCondition")]).toEqual([stockGrade.trim(), productCondition.trim()])
      }),
    )
  })
})

describe("productsCrumbs", () => {
  it("starts at Home and Products and adds one filter at a time", () => {
    expect(productsCrumbs({ metalCategory: "NICKEL", productType: "Bar", stockGrade: "718" })).toEqual([
      { label: "Home", href: "/home" },
      { label: "Products", href: "/products" },
      { label: "NICKEL", href: "/products?metalCategory=NICKEL" },
      { label: "Bar", href: "/products?metalCategory=NICKEL&productType=Bar" },
      { label: "718", href: "/products?metalCategory=NICKEL&productType=Bar&stockGrade=718" },
    ])
  })
})

describe("filterValues", () => {
  it("drops blanks", () => {
    expect(filterValues({ stockGrade: [" 718 ", "", " "] }, "stockGrade")).toEqual(["718"])
  })
})
