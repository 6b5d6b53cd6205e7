import { customerSegmentOf } from "./customer-segment"

describe("customerSegmentOf", () => {
  it.each([
    [{ companySegment: "OIL", regionCode: "EUR" }, "OIL"],
    [{ companySegment: " ", regionCode: "EUR" }, "EUR"],
    [{ companySegment: null, regionCode: null }, "INC"],
    [{}, "INC"],
  ])("of %j is %s", (buyer, segment) => {
    expect(customerSegmentOf(buyer)).toBe(segment)
  })
})
