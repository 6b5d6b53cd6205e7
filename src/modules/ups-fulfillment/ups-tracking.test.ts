import { CarrierError } from "../shared/carrier-call"
import { stepOf, trackingOf } from "./ups-tracking"

const departed = {
  location: { address: { city: "FORT WORTH", stateProvince: "TX", countryCode: "US", country: "US" }, slic: "7619" },
  status: { type: "I", description: "Departed from Facility", code: "DP", statusCode: "005" },
  ...{ date: "20261122", time: "151000", gmtDate: "20261122", gmtOffset: "-06:00", gmtTime: "21:10:00" },
}
const onItsWay = {
  trackingNumber: "1Z1",
  deliveryDate: [{ type: "SDD", date: "20261124" }],
  activity: [departed, { ...departed, status: { type: "M", code: "MP", description: "Shipper created a label" } }],
  currentStatus: { description: "In Transit", code: "005" },
}
const answer = (found: object) => ({ trackResponse: { shipment: [{ inquiryNumber: "1Z1", package: [found] }] } })
const seen = {
  ...{ step: "LEFT", place: "Fort Worth, TX", at: "2026-11-22T15:10:00", said: "Departed from Facility" },
  deliveryDay: "2026-11-24",
}

describe("UPS's tracking", () => {
  it.each([
    ["M", "MP", "ANNOUNCED"],
    ["P", "PU", "COLLECTED"],
    ["I", "DP", "LEFT"],
    ["I", "AR", "REACHED"],
    ["I", "OR", "MOVING"],
    ["I", "OT", "OUT_FOR_DELIVERY"],
    ["O", "OF", "OUT_FOR_DELIVERY"],
    ["D", "FS", "DELIVERED"],
    ["X", "DJ", "DELAYED"],
    ["MV", "VP", "DELAYED"],
    ["RS", "RS", "RETURNED"],
    [null, "003", "ANNOUNCED"],
    [null, "011", "DELIVERED"],
    [null, "021", "OUT_FOR_DELIVERY"],
    ["NEW", "??", "MOVING"],
    [undefined, undefined, "MOVING"],
  ])("of type %s and code %s is %s", (type, code, step) => expect(stepOf({ type, code })).toBe(step))

  it.each<[string, object, object]>([
    ["says where and when it was last seen", {}, {}],
    [
      "prefers the day it was delivered",
      { deliveryDate: [...onItsWay.deliveryDate, { type: "DEL", date: "20261123" }] },
      { deliveryDay: "2026-11-23" },
    ],
    ["leaves out a day that is none", { deliveryDate: [{ type: "SDD", date: "20261399" }] }, { deliveryDay: null }],
    ["leaves out a time that is none", { activity: [{ ...departed, time: "9" + "9".repeat(5) }] }, { at: null }],
    ["reads one scan that is not in a list", { activity: { ...departed, time: "51000" } }, { at: "2026-11-22T05:10:00" }],
    [
      "names the country abroad",
      { activity: [{ ...departed, location: { address: { city: "TORONTO", stateProvince: "ON", countryCode: "CA" } } }] },
      { place: "Toronto, ON, CA" },
    ],
    [
      "goes by the package before its first scan",
      { activity: [] },
      { step: "MOVING", place: null, at: null, said: "In Transit" },
    ],
    ["goes on without a status", { activity: null, currentStatus: null }, { step: "MOVING", place: null, at: null, said: "" }],
  ])("%s", (_name, more, expected) =>
    expect(trackingOf(answer({ ...onItsWay, ...more }), "1Z1")).toEqual({ ...seen, ...expected }),
  )

  it("takes the package that was asked for", () => {
    const other = { ...onItsWay, trackingNumber: "1Z0", activity: [] }
    expect(trackingOf({ trackResponse: { shipment: { package: [other, onItsWay] } } }, "1Z1")).toEqual(seen)
  })

  it("knows a number that UPS does not know, and an answer that is none", () => {
    const unknown = { inquiryNumber: "1Z1", warnings: [{ code: "TW0001", message: "Tracking Information Not Found" }] }
    const problem = (said: unknown) => {
      try {
        return trackingOf(said, "1Z1")
      } catch (error) {
        return error instanceof CarrierError ? [error.problem, error.status] : error
      }
    }
    expect(problem({ trackResponse: { shipment: [unknown] } })).toEqual(["refused", 404])
    expect(problem({ trackResponse: {} })).toEqual(["unreadable", undefined])
  })
})
