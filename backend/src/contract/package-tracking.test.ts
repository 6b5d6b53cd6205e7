import { trackingWords, type PackageTracking } from "./package-tracking"

const seen: PackageTracking = {
  step: "LEFT",
  place: "Houston, TX",
  at: "2026-11-22T15:10:00",
  said: "Departed from Facility",
  deliveryDay: null,
}

describe("A package in words", () => {
  it.each<[Partial<PackageTracking>, string]>([
    [{}, "Left Houston, TX, Nov 22 3:10 PM"],
    [{ deliveryDay: "2026-11-24" }, "Left Houston, TX, Nov 22 3:10 PM; expected Nov 24"],
    [{ step: "REACHED", at: "2026-11-23T00:05:00" }, "Reached Houston, TX, Nov 23 12:05 AM"],
    [{ step: "ANNOUNCED", place: null, at: null }, "Announced to the carrier"],
    [{ step: "DELIVERED", deliveryDay: "2026-11-22" }, "Delivered in Houston, TX, Nov 22 3:10 PM"],
    [{ step: "DELAYED", said: "Severe weather." }, "Held up in Houston, TX, Nov 22 3:10 PM: Severe weather"],
  ])("%j is %s", (more, words) => expect(trackingWords({ ...seen, ...more })).toBe(words))
})
