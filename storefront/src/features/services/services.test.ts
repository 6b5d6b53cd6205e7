import { BRAND } from "../../lib/brand"
import { CERTIFICATES } from "./certificates"
import { capabilitiesTexts } from "../../texts/en/capabilities"
import { servicesTexts } from "../../texts/en/services"
import { capabilitiesIn } from "./capabilities"

describe("the services", () => {
  it.each(Object.values(servicesTexts.texts))(
    "tell of $title what fits a card, and say that it is for guidance",
    ({ summary, note }) => {
      expect(summary.length).toBeLessThanOrEqual(200)
      expect(note).not.toBe("")
    },
  )

  it("bore up to 40 feet and machine to plus or minus 0.0005 inch, and never promise both at once", () => {
    expect(servicesTexts.texts.boring.summary).toContain("40 feet")
    expect(servicesTexts.texts.machining.summary).toContain("plus or minus 0.0005 inch")
    expect(servicesTexts.texts.boring.note).toContain("not for the length of a deep bore")
  })
})

describe("the certificates", () => {
  it("are the five the brand holds, in its order", () => {
    expect(CERTIFICATES).toEqual(BRAND.certificates)
  })
})

describe("the capability showcase", () => {
  it("has the four areas, each with detailed sections of features", () => {
    const capabilities = capabilitiesIn(capabilitiesTexts.texts)
    expect(capabilities.map(({ id }) => id)).toEqual(["manufacturing", "engineering", "quality", "materials"])
    for (const { sections } of capabilities) {
      expect(sections.length).toBeGreaterThanOrEqual(2)
      for (const { features } of sections) expect(features.length).toBeGreaterThanOrEqual(2)
    }
  })
})
