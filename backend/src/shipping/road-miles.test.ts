import fc from "fast-check"
import { roadMiles } from "./road-miles"

const us = (postalCode: string) => ({ country: "US", postalCode })
const HOUSTON = us("77040")

describe("roadMiles", () => {
  it.each<[string, Parameters<typeof roadMiles>[1], number, number]>([
    ["across town", us("77020"), 0, 40],
    ["Dallas", us("75201"), 200, 300],
    ["Chicago", us("60601"), 1000, 1250],
    ["New York, with the last four digits", us("10001-1234"), 1550, 1800],
    ["Los Angeles", us("90001"), 1450, 1700],
    ["Toronto", { country: "ca", postalCode: "m5v 3l9" }, 1400, 1700],
    ["Toronto, with a hyphen", { country: "CA", postalCode: "M5V-3L9" }, 1400, 1700],
  ])("from Houston to %s is about what a road atlas says", (_name, to, least, most) => {
    const miles = roadMiles(HOUSTON, to)
    expect(miles).toBeGreaterThanOrEqual(least)
    expect(miles).toBeLessThanOrEqual(most)
  })

  it.each([
    ["Honolulu", us("96801")],
    ["Anchorage", us("99501")],
    ["San Juan", us("00901")],
    ["the forces abroad", us("09012")],
    ["Yukon", { country: "CA", postalCode: "Y1A 1A1" }],
    ["Monterrey", { country: "MX", postalCode: "64000" }],
    ["London", { country: "GB", postalCode: "EC1A 1BB" }],
    ["no ZIP at all", us("Houston")],
    ["nothing", us("")],
  ])("is not known to %s", (_name, to) => {
    expect(roadMiles(HOUSTON, to)).toBeNull()
  })

  it("is the same both ways, and whole", () => {
    const zip = fc.integer({ min: 1000, max: 96_199 }).map((number) => us(String(number).padStart(5, "0")))
    fc.assert(
      fc.property(zip, zip, (a, b) => {
        const miles = roadMiles(a, b)
        expect(roadMiles(b, a)).toBe(miles)
        if (miles !== null) expect(Number.isInteger(miles) && miles >= 0 && miles < 4500).toBe(true)
      }),
    )
  })
})
