import { planFreight, type Consignment } from "@billet/backend/shipping"
import { LocalCarrier, type Said } from "../../../integration-tests/support/local-carrier"
import { CarrierError } from "../shared/carrier-call"
import { AbfClient } from "./abf-client"

const bar = { coid: "INC" as const, pieces: 3, weightInPounds: 260.01, lengthInInches: 24.2, widthInInches: 3, heightInInches: 3 }
const to = { country: "US", postalCode: "75201-1234", city: "Dallas", state: "tx" }
const plan = (...lines: object[]) =>
  (
    planFreight(
      lines.map((line) => ({ ...bar, ...line })),
      to,
    ).consignments as [Consignment]
  )[0]
const quote = (charge: string) =>
  `<?xml version="1.0"?><ABF><NUMERRORS>0</NUMERRORS><QUOTEID>LF3Q000001</QUOTEID><CHARGE>${charge}</CHARGE><ADVERTISEDTRANSIT>1 Day</ADVERTISEDTRANSIT></ABF>`
const NO_TARIFF =
  "<ABF><NUMERRORS>1</NUMERRORS><ERROR><ERRORCODE>40</ERRORCODE><ERRORMESSAGE>No rate for this account</ERRORMESSAGE></ERROR></ABF>"

describe("The ABF client", () => {
  const abf = new LocalCarrier()
  const client = (timeoutMilliseconds = 300) =>
    new AbfClient({ apiId: "AN-API-ID", url: `${abf.url}/xml/aquotexml.asp`, timeoutMilliseconds })
  const problem = (call: Promise<unknown>) =>
    call.then(
      () => "none",
      (error: unknown) => (error instanceof CarrierError ? [error.problem, error.message] : error),
    )
  beforeAll(abf.open)
  afterAll(abf.close)
  beforeEach(() => {
    abf.asked.length = 0
  })

  it("asks for a quote of every bundle on the day it is in Chicago", async () => {
    abf.answer = () => ({ body: quote("1,458.04") })
    expect(await client().quote(plan({}, { lengthInInches: 120 }), new Date("2026-11-22T03:00:00Z"))).toBe(1458.04)
    const asked = new URL(abf.asked[0]?.url ?? "", abf.url)
    expect(asked.pathname).toBe("/xml/aquotexml.asp")
    expect(Object.fromEntries(asked.searchParams)).toEqual({
      ...{ DL: "2", ID: "AN-API-ID", ShipAff: "Y", ShipPay: "Y", FrtLWHType: "IN" },
      ...{ ShipCity: "HOUSTON", ShipState: "TX", ShipZip: "77040", ShipCountry: "US" },
      ...{ ConsCity: "DALLAS", ConsState: "TX", ConsZip: "75201", ConsCountry: "US" },
      ...{ UnitNo1: "1", UnitType1: "BDL", Wgt1: "781", Class1: "50", FrtLng1: "25", FrtWdth1: "6", FrtHght1: "6" },
      ...{ UnitNo2: "1", UnitType2: "BDL", Wgt2: "781", Class2: "50", FrtLng2: "120", FrtWdth2: "6", FrtHght2: "6" },
      ...{ Acc_OD: "Y", ODLongestSide: "120", ShipMonth: "11", ShipDay: "21", ShipYear: "2026" },
    })
  })

  it.each<[string, Said, unknown]>([
    ["has no tariff for it", { body: NO_TARIFF }, ["refused", "ABF gave no quote: No rate for this account (40)"]],
    ["answers 403", { status: 403, body: "" }, ["refused", "ABF answered 403"]],
    ["answers no charge", { body: "<ABF></ABF>" }, ["unreadable", "ABF answered a quote nobody can read"]],
    ["answers a charge of nothing", { body: quote("0.00") }, ["unreadable", "ABF answered a quote nobody can read"]],
  ])("says so when ABF %s, without its key and without asking again", async (_name, said, expected) => {
    abf.answer = () => said
    expect(await problem(client().quote(plan({})))).toEqual(expected)
    expect(JSON.stringify(expected)).not.toContain("AN-API-ID")
    expect(abf.asked).toHaveLength(1)
  })

  it("asks three times when ABF cannot be reached, and does not wait for ever", async () => {
    abf.answer = () => "drop"
    expect(await problem(client().quote(plan({})))).toEqual(["unreachable", "ABF could not be reached"])
    expect(abf.asked).toHaveLength(3)
    abf.answer = () => "hang"
    expect(await problem(client(50).quote(plan({})))).toEqual(["unreachable", "ABF did not answer in time"])
  })

  it("leaves more than 15 bundles to staff", async () => {
    expect(await problem(client().quote(plan(...Array.from({ length: 16 }, () => ({})))))).toEqual([
      "refused",
      "ABF quotes at most 15 bundles at once",
    ])
  })
})
