import { carrierOfName, freightQuoteRefusal, type FreightQuoteFacts } from "./freight-quote"

const OPEN: FreightQuoteFacts = {
  orderStatus: "PENDING",
  paymentMethod: "ACCOUNT",
  paymentStatus: "PENDING",
  invoiceNumber: null,
  rateSource: null,
}

describe("freightQuoteRefusal", () => {
  it.each<[string, Partial<FreightQuoteFacts>]>([
    ["is not known yet", {}],
    ["staff have quoted before", { rateSource: "STAFF" }],
    ["of an order in progress", { orderStatus: "IN_PROGRESS" }],
    ["of an order on its way that is not invoiced", { orderStatus: "IN_TRANSIT" }],
  ])("lets staff quote freight that %s", (_, facts) => {
    expect(freightQuoteRefusal({ ...OPEN, ...facts })).toBeNull()
  })

  it.each<[string, Partial<FreightQuoteFacts>, string]>([
    ["a cancelled order", { orderStatus: "CANCELLED" }, "cancelled"],
    ["what the carrier has rated", { rateSource: "CARRIER" }, "known"],
    ["what the table has rated", { rateSource: "TABLE" }, "known"],
    ["an order by card", { paymentMethod: "STRIPE" }, "card"],
    ["an invoiced order", { rateSource: "STAFF", invoiceNumber: "INV-2026-000001" }, "invoiced"],
    ["a paid order", { rateSource: "STAFF", paymentStatus: "PAID" }, "paid"],
  ])("refuses %s", (_, facts, word) => {
    expect(freightQuoteRefusal({ ...OPEN, ...facts })).toContain(word)
  })
})

describe("carrierOfName", () => {
  it.each([
    ["UPS", "UPS"],
    ["ups freight", "UPS"],
    ["ABF Freight", "ABF"],
    ["Upsala Lines", "PENDING"],
    ["Maersk", "PENDING"],
  ])("takes %s for %s", (name, provider) => {
    expect(carrierOfName(name)).toBe(provider)
  })
})
