import { planFreight, type Consignment } from "@billet/backend/shipping"
import { LocalCarrier, type Asked, type Said } from "../../../integration-tests/support/local-carrier"
import { CarrierError } from "../shared/carrier-call"
import { UpsClient } from "./ups-client"

const SECRET = "a-secret-nobody-may-read"
const TOKEN = "/security/v1/oauth/token"
const RATE = "/api/rating/v2409/Rate"
const SHIP = "/api/shipments/v2409/ship"
const PARTY = { name: "Lone Star Valve", attention: "Dana Reyes", phone: "+1 (713) 555-0100", line1: "4100 Clinton Drive" }

const bar = { coid: "INC" as const, pieces: 3, weightInPounds: 60.01, lengthInInches: 24.2, widthInInches: 3, heightInInches: 3 }
const [consignment] = planFreight([bar], { country: "US", postalCode: "77020", city: "Houston", state: "tx" }).consignments as [
  Consignment,
]

const money = (MonetaryValue: string, CurrencyCode = "USD") => ({ CurrencyCode, MonetaryValue })
const rated = (more: object = {}) => ({ RateResponse: { RatedShipment: [{ TotalCharges: money("87.50"), ...more }] } })
const refused = (code: string, message: string) => ({ response: { errors: [{ code, message }] } })

describe("The UPS client", () => {
  const ups = new LocalCarrier()
  let tokens = 0
  const client = (more: object = {}) =>
    new UpsClient({
      clientId: "client",
      clientSecret: SECRET,
      accountNumber: "A1B2C3",
      url: ups.url,
      timeoutMilliseconds: 300,
      ...more,
    })
  /** Gives a token to whoever asks, and to the rest what the test says. */
  const answers = (rest: (asked: Asked) => Said, expires = "14399") => {
    ups.answer = (asked) => {
      if (asked.url !== TOKEN) return rest(asked)
      return { body: { access_token: `token-${(tokens += 1)}`, token_type: "Bearer", expires_in: expires } }
    }
  }
  const problem = (call: Promise<unknown>) =>
    call.then(
      () => "none",
      (error: unknown) => (error instanceof CarrierError ? [error.problem, error.message] : error),
    )
  beforeAll(ups.open)
  afterAll(ups.close)
  beforeEach(() => {
    ups.asked.length = 0
    tokens = 0
  })

  it("signs in with its client's credentials and asks for the Ground rate of every parcel", async () => {
    answers(() => ({ body: rated() }))
    expect(await client().rate(consignment)).toBe(87.5)
    const [token, rate] = ups.asked
    expect(token).toMatchObject({ method: "POST", url: TOKEN, body: "grant_type=client_credentials" })
    expect(token?.headers.authorization).toBe(`Basic ${Buffer.from(`client:${SECRET}`).toString("base64")}`)
    expect(rate?.headers.authorization).toBe("Bearer token-1")
    const { Shipment } = (JSON.parse(rate?.body ?? "") as { RateRequest: { Shipment: Record<string, unknown> } }).RateRequest
    expect(Shipment).toMatchObject({
      Shipper: { ShipperNumber: "A1B2C3", Address: { PostalCode: "77040", CountryCode: "US" } },
      ShipTo: { Address: { City: "Houston", StateProvinceCode: "TX", PostalCode: "77020", CountryCode: "US" } },
      Service: { Code: "03" },
    })
    expect(Shipment.Package).toMatchObject([
      {
        Dimensions: { Length: "25", Width: "6", Height: "3" },
        PackageWeight: { UnitOfMeasurement: { Code: "LBS" }, Weight: "120.1" },
      },
      { Dimensions: { Length: "25", Width: "3", Height: "3" }, PackageWeight: { Weight: "60.1" } },
    ])
  })

  it("takes the account's own rate where it has one, and one shipment that is not in a list", async () => {
    const own = { TotalCharges: money("87.50"), NegotiatedRateCharges: { TotalCharge: money("61.20") } }
    answers(() => ({ body: { RateResponse: { RatedShipment: own } } }))
    expect(await client().rate(consignment)).toBe(61.2)
  })

  it("asks for one token for many calls, and for a new one when it has run out", async () => {
    answers(() => ({ body: rated() }))
    const one = client()
    await Promise.all([one.rate(consignment), one.rate(consignment)])
    await one.rate(consignment)
    expect([ups.times(TOKEN), ups.times(RATE)]).toEqual([1, 3])
    answers(() => ({ body: rated() }), "1")
    const other = client()
    await other.rate(consignment)
    await other.rate(consignment)
    expect(ups.times(TOKEN)).toBe(3)
  })

  it("signs in again, once, when its token is refused", async () => {
    answers(({ headers }) =>
      headers.authorization === "Bearer token-1" ? { status: 401, body: refused("250002", "Invalid") } : { body: rated() },
    )
    expect(await client().rate(consignment)).toBe(87.5)
    answers(() => ({ status: 401, body: refused("250002", "Invalid Authentication Information") }))
    ups.asked.length = 0
    expect(await problem(client().rate(consignment))).toEqual([
      "refused",
      "UPS answered 401: Invalid Authentication Information (250002)",
    ])
    expect(ups.times(RATE)).toBe(2)
  })

  it.each<[string, Said]>([
    ["is overloaded", { status: 503, body: "busy" }],
    ["wants it slower", { status: 429, body: refused("10429", "Too many requests") }],
    ["breaks the connection", "drop"],
  ])("repeats a rate while UPS %s, and gives up after three times", async (_name, said) => {
    let failures = 2
    answers(() => ((failures -= 1) >= 0 ? said : { body: rated() }))
    expect(await client().rate(consignment)).toBe(87.5)
    answers(() => said)
    ups.asked.length = 0
    expect(await problem(client().rate(consignment))).toEqual(["unreachable", expect.stringMatching(/^UPS (answered|could not)/)])
    expect(ups.times(RATE)).toBe(3)
  })

  it("does not wait for ever", async () => {
    answers(() => "hang")
    expect(await problem(client({ timeoutMilliseconds: 50 }).rate(consignment))).toEqual([
      "unreachable",
      "UPS did not answer in time",
    ])
  })

  it("says why UPS refuses, and what it could not read, without a secret", async () => {
    const said: [Said, unknown][] = [
      [
        { status: 400, body: refused("111210", "The requested service is unavailable") },
        ["refused", "UPS answered 400: The requested service is unavailable (111210)"],
      ],
      [{ body: "<html>" }, ["unreadable", "UPS answered something that is no JSON"]],
      [{ body: {} }, ["unreadable", "UPS answered a rate nobody can read"]],
      [
        { body: { RateResponse: { RatedShipment: [{ TotalCharges: money("-1") }] } } },
        ["unreadable", "UPS answered a rate nobody can read"],
      ],
      [
        { body: { RateResponse: { RatedShipment: [{ TotalCharges: money("9", "EUR") }] } } },
        ["unreadable", "UPS answered a rate that is not in US dollars"],
      ],
    ]
    for (const [answer, expected] of said) {
      answers(() => answer)
      expect(await problem(client().rate(consignment))).toEqual(expected)
    }
    ups.answer = () => ({ status: 401, body: refused("10401", "ClientId is Invalid") })
    const [, message] = (await problem(client().rate(consignment))) as [string, string]
    expect(message).toBe("UPS gave no token: 401: ClientId is Invalid (10401)")
    expect(message).not.toContain(SECRET)
  })

  it("orders labels once: never again after a fault, for each would be paid for", async () => {
    const label = (TrackingNumber: string) => ({
      TrackingNumber,
      ShippingLabel: { ImageFormat: { Code: "GIF" }, GraphicImage: "R0lG" },
    })
    const results = { ShipmentIdentificationNumber: "1Z1", PackageResults: [label("1Z1"), label("1Z2")] }
    answers(() => ({ body: { ShipmentResponse: { ShipmentResults: results } } }))
    const { shipmentId, packages } = await client().ship(consignment, PARTY, "SO-2026-000001")
    expect([shipmentId, ...packages.map(({ trackingNumber, image }) => [trackingNumber, image])]).toEqual([
      "1Z1",
      ["1Z1", "R0lG"],
      ["1Z2", "R0lG"],
    ])
    const { ShipTo, ReferenceNumber } = (
      JSON.parse(ups.asked[1]?.body ?? "") as { ShipmentRequest: { Shipment: Record<string, unknown> } }
    ).ShipmentRequest.Shipment
    expect(ShipTo).toMatchObject({ Phone: { Number: "17135550100" }, Address: { AddressLine: ["4100 Clinton Drive"] } })
    expect(ReferenceNumber).toEqual({ Value: "SO-2026-000001" })
    answers(() => ({ status: 503, body: "busy" }))
    ups.asked.length = 0
    expect(await problem(client().ship(consignment, PARTY, "SO-2026-000001"))).toEqual(["unreachable", "UPS answered 503"])
    expect(ups.times(SHIP)).toBe(1)
  })

  it("tells where a package is", async () => {
    const found = {
      trackingNumber: "1Z1",
      currentStatus: { code: "011", description: "Delivered" },
      deliveryDate: [{ type: "DEL", date: "20261123" }],
      activity: [
        {
          location: { address: { city: "HOUSTON", stateProvince: "TX", countryCode: "US" } },
          status: { type: "D", code: "FS", description: "DELIVERED " },
          ...{ date: "20261123", time: "101500" },
        },
      ],
    }
    answers(() => ({ body: { trackResponse: { shipment: [{ package: [found] }] } } }))
    expect(await client().track("1Z1")).toEqual({
      ...{ step: "DELIVERED", place: "Houston, TX", at: "2026-11-23T10:15:00", said: "DELIVERED", deliveryDay: "2026-11-23" },
    })
    expect(ups.asked[1]?.url).toBe("/api/track/v1/details/1Z1")
    answers(() => ({ status: 404, body: refused("TW0001", "Tracking Information Not Found") }))
    expect(await problem(client().track("1Z9"))).toEqual(["refused", "UPS answered 404: Tracking Information Not Found (TW0001)"])
  })
})
