import fc from "fast-check"
import { formatInvoiceNumber, formatOrderNumber, parseInvoiceNumber, parseOrderNumber } from "./document-number"

describe("document numbers", () => {
  it("have the prefix, the year and six digits", () => {
    expect(formatOrderNumber(2025, 1)).toBe("SO-2025-000001")
    expect(formatInvoiceNumber(2025, 999_999)).toBe("INV-2025-999999")
  })

  it.each([
    [2025, 0],
    [2025, 1_000_000],
    [2025, 1.5],
    [25, 1],
    [12_025, 1],
    [Number.NaN, 1],
  ])("refuse year %d with sequence %d", (year, sequence) => {
    expect(() => formatOrderNumber(year, sequence)).toThrow(RangeError)
  })

  it.each([
    "",
    "SO-2025-1",
    "SO-2025-000000",
    "so-2025-000001",
    "SO-2025-0000001",
    "SO-0025-000001",
    "INV-2025-000001",
    "SO-2025-000001 ",
  ])("do not read %j as an order number", (text) => {
    expect(parseOrderNumber(text)).toBeNull()
  })

  it("read back what they wrote, and sort by year and sequence", () => {
    const year = fc.integer({ min: 1000, max: 9999 })
    const sequence = fc.integer({ min: 1, max: 999_999 })
    fc.assert(
      fc.property(year, sequence, sequence, (y, a, b) => {
        expect(parseOrderNumber(formatOrderNumber(y, a))).toEqual({ year: y, sequence: a })
        expect(parseInvoiceNumber(formatInvoiceNumber(y, a))).toEqual({ year: y, sequence: a })
        expect(formatOrderNumber(y, a) < formatOrderNumber(y, b)).toBe(a < b)
      }),
    )
  })
})
