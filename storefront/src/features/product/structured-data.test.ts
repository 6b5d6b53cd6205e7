import type { CatalogueItem } from "@billet/backend/contract"
import { conditionTexts } from "../../texts/en/conditions"
import { tradeTexts } from "../../texts/en/trade"
import { productStructuredData } from "./structured-data"

const item = {
  productCode: "718 RB 04500 SAA120",
  productCondition: "SOLUTION ANNEALED & AGED (120K)",
  productSize: "4.500",
  productType: "Bar",
  stockGrade: "718",
  metalCategory: "NICKEL",
  averageCostPerLb: 21.7413,
} as CatalogueItem
const words = { trade: tradeTexts.texts, conditions: conditionTexts.texts }
const shown = { item, name: "Alloy 718 Round Bar", description: "Cut to your length.", origin: "https://shop.example" }

describe("an item in structured data", () => {
  it("has its own address, its card as a picture, a brand and whether it can be had", () => {
    const address = "https://shop.example/product-details?productCode=718_rb_04500_saa120"
    expect(productStructuredData(words, { ...shown, availability: "highAvailability" })).toMatchObject({
      name: "Alloy 718 Round Bar",
      description: "Cut to your length.",
      url: address,
      image: `https://shop.example/social-card?of=${encodeURIComponent("/product-details?productCode=718_rb_04500_saa120")}`,
      brand: { "@type": "Brand", name: "Billet" },
      offers: { "@type": "Offer", url: address, availability: "https://schema.org/InStock" },
    })
  })

  it("says nothing of what could not be asked, and never a price", () => {
    const data = JSON.stringify(productStructuredData(words, { ...shown, availability: "unknown" }))
    expect(data).not.toMatch(/offers|price|21\.7/i)
    expect(JSON.stringify(productStructuredData(words, { ...shown, availability: "specialOrder" }))).not.toMatch(/price|21\.7/i)
  })
})
