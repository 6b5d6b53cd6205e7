import type { OrderItem, OrderView } from "@billet/backend/contract"
import { writeDocument, type DocumentFacts } from "./write-document"

const line = (index: number): OrderItem =>
  ({
    id: `line_${index}`,
    productCode: "718 RB 04500 SA120",
    productName: "Alloy 718 Round Bar 4.500 in, solution annealed and aged",
    amount: "24",
    unit: "in",
    pieces: 3,
    unitPrice: 2465.04,
    itemTotal: 7395.13,
    totalWeightInPounds: 340.1234,
  }) as OrderItem
const name = { firstName: "Đặng", lastName: "Łukasz" }
const address = { ...name, line1: "Straße 1", city: "Kraków", postalCode: "30-001", country: "PL" }
const order = {
  orderNumber: "SO-2026-000001",
  orderDate: "2026-05-04T10:00:00.000Z",
  invoiceNumber: "INV-2026-000007",
  invoicedAt: "2026-05-09T10:00:00.000Z",
  purchaseOrderNumber: "PO-4711",
  paymentMethod: "ACCOUNT",
  paymentStatus: "PENDING",
  deliveryDate: null,
  customerNotes: "Mark each piece; Größe prüfen – žluťoučký кўнь",
  subtotal: 7395.13,
  promoCode: null,
  promoSavings: 0,
  taxTotal: 0,
  shippingProvider: "UPS",
  shippingRate: 41.5,
  total: 7436.63,
  items: [line(1)],
  shippingAddress: address,
  billingAddress: address,
  heats: [{ castNumber: "A10001" }],
} as unknown as OrderView
const facts = (changes: Partial<DocumentFacts> = {}): DocumentFacts => ({
  ...{ kind: "acknowledgement", order, shopName: "Billet", companyName: "Lone Star Valve", termsDays: 30 },
  ...changes,
})
const pagesOf = (file: Buffer) => file.toString("latin1").match(/\/Type \/Page\b/g)?.length
/** The metadata stand in the file as objects of their own. */
const says = (file: Buffer, text: string) => file.toString("latin1").includes(`(${text})`)

describe("A paper of an order", () => {
  it("is a PDF with its number as the title, the same for the same facts", async () => {
    const [first, second] = [await writeDocument(facts()), await writeDocument(facts())]
    expect(first.subarray(0, 5).toString()).toBe("%PDF-")
    expect(first.equals(second)).toBe(true)
    expect(says(first, "Order acknowledgement SO-2026-000001")).toBe(true)
    expect(says(await writeDocument(facts({ kind: "invoice" })), "Invoice INV-2026-000007")).toBe(true)
  })

  it.each([
    [1, 1],
    [20, 2],
    [60, 4],
  ])("of %d lines takes %d pages", async (lines, pages) => {
    const items = Array.from({ length: lines }, (_, index) => line(index))
    expect(pagesOf(await writeDocument(facts({ order: { ...order, items } })))).toBe(pages)
  })

  it("says which lines come from one heat", async () => {
    const bound = { ...order, items: [{ ...line(1), oneHeat: true }] }
    expect((await writeDocument(facts({ order: bound }))).equals(await writeDocument(facts()))).toBe(false)
  })

  it("carries its letters with it, those of other alphabets too", async () => {
    const file = (await writeDocument(facts())).toString("latin1")
    expect(file).toContain("/FontFile2")
    expect(file).toContain("DejaVuSans")
  })

  it("can be written of what is missing and of what is long", async () => {
    const long = {
      ...order,
      purchaseOrderNumber: null,
      customerNotes: "x".repeat(1000),
      shippingProvider: "PENDING" as const,
      shippingRate: null,
      shippingAddress: { ...address, line1: "y".repeat(100) },
    }
    expect(pagesOf(await writeDocument(facts({ companyName: null, termsDays: null, order: long })))).toBe(1)
  })
})
