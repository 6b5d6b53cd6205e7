import type { CartLine, OrderAddress, OrderView } from "@billet/backend/contract"
import { DocumentPage, type Column } from "./document-page"

export const DOCUMENTS = ["acknowledgement", "invoice"] as const
export type DocumentKind = (typeof DOCUMENTS)[number]

/** What a paper says besides the order. `termsDays` is null for a card. */
export type DocumentFacts = {
  kind: DocumentKind
  order: OrderView
  shopName: string
  companyName: string | null
  termsDays: number | null
}

const COLUMNS: Column[] = [
  { head: "Item", x: 0, width: 212 },
  { head: "Pieces", x: 218, width: 38, align: "right" },
  { head: "Each", x: 262, width: 58, align: "right" },
  { head: "Weight lb", x: 326, width: 58, align: "right" },
  { head: "Unit price", x: 388, width: 56, align: "right" },
  { head: "USD", x: 448, width: 56, align: "right" },
]
const TITLES: Record<DocumentKind, string> = { acknowledgement: "Order acknowledgement", invoice: "Invoice" }
const DAY = 24 * 60 * 60_000

const money = new Intl.NumberFormat("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const rate = new Intl.NumberFormat("en-US", { minimumFractionDigits: 4, maximumFractionDigits: 4 })
const countries = new Intl.DisplayNames("en", { type: "region", fallback: "code" })
const dayOf = (iso: string | number) => new Date(iso).toISOString().slice(0, 10)

/** An order acknowledgement or an invoice as a PDF. The same facts make the same paper. */
export async function writeDocument(facts: DocumentFacts): Promise<Buffer> {
  const { kind, order, shopName } = facts
  const number = kind === "invoice" ? (order.invoiceNumber ?? "") : order.orderNumber
  const made = new Date(kind === "invoice" ? (order.invoicedAt ?? order.orderDate) : order.orderDate)
  const page = new DocumentPage({ title: `${TITLES[kind]} ${number}`, author: shopName, made })
  page.heading(shopName, 11)
  page.heading(`${TITLES[kind]} ${number}`)
  page.blocks([
    { label: "Order", lines: [order.orderNumber, `Ordered ${dayOf(order.orderDate)}`, ...dateLines(facts)] },
    { label: "Your purchase order", lines: [order.purchaseOrderNumber ?? "–"] },
    { label: "Payment", lines: paymentLines(facts) },
  ])
  page.blocks([
    { label: "Bill to", lines: addressLines(order.billingAddress, facts.companyName) },
    { label: "Ship to", lines: addressLines(order.shippingAddress, facts.companyName) },
  ])
  page.table(COLUMNS, order.items.map(rowOf))
  page.sums(sumsOf(order))
  for (const note of notesOf(facts)) page.paragraph(note)
  return await page.finish(`${shopName}   ·   ${number}`)
}

function dateLines({ kind, order }: DocumentFacts): string[] {
  if (kind === "invoice") return [`Invoiced ${dayOf(order.invoicedAt ?? order.orderDate)}`]
  const { deliveryDate: day, deliveryTime: time } = order
  if (!day) return ["Wanted as soon as cut", ...(time ? [`At ${time}`] : [])]
  return [`Wanted by ${day}${time ? `, ${time}` : ""}`]
}

function paymentLines({ kind, order, termsDays }: DocumentFacts): string[] {
  if (order.paymentMethod === "STRIPE") return ["By card", order.paymentStatus === "PAID" ? "Paid, thank you" : "Not paid yet"]
  const terms = `On account, ${termsDays ?? 0} days net`
  if (order.paymentStatus === "PAID") return [terms, "Paid, thank you"]
  if (kind !== "invoice" || !order.invoicedAt) return [terms]
  return [terms, `Due ${dayOf(Date.parse(order.invoicedAt) + (termsDays ?? 0) * DAY)}`]
}

function addressLines(address: OrderAddress, companyName: string | null): string[] {
  const { firstName, lastName, company, line1, line2, city, state, postalCode, country } = address
  const place = [city, state, postalCode].filter(Boolean).join(", ")
  const land = /^[A-Za-z]{2}$/.test(country) ? countries.of(country.toUpperCase()) : country
  return [company ?? companyName, `${firstName} ${lastName}`, line1, line2, place, land].filter(
    (line) => line !== undefined && line !== null && line !== "",
  ) as string[]
}

function rowOf(line: CartLine): string[] {
  const weight = money.format(line.totalWeightInPounds)
  return [
    `${line.productCode}\n${line.productName}${line.oneHeat ? "\nAll pieces from one heat" : ""}`,
    String(line.pieces),
    `${line.amount} ${line.unit}`,
    weight,
    `${rate.format(line.unitPrice)}\nper ${line.unit === "in" ? "piece" : line.unit}`,
    money.format(line.itemTotal),
  ]
}

/** Freight is named by its carrier; where staff still have to quote it, the total is without it and says so. */
function sumsOf({ subtotal, promoCode, promoSavings, taxTotal, taxStatus, total, ...freight }: OrderView): [string, string][] {
  const carrier = freight.carrierName === null ? "" : ` by ${freight.carrierName}`
  return [
    ["Material", money.format(subtotal)],
    ...(promoSavings > 0 ? [[`Promo code ${promoCode ?? ""}`, `-${money.format(promoSavings)}`] as [string, string]] : []),
    [`Freight${carrier}`, freight.shippingRate === null ? "to be quoted" : money.format(freight.shippingRate)],
    [taxStatus === "EXEMPT" ? "Tax exempt" : "Tax", money.format(taxTotal)],
    ["Total USD", money.format(total)],
  ]
}

function notesOf({ kind, order }: DocumentFacts): string[] {
  const cut = "Pieces are cut to the length ordered. The mill certificate of each heat governs its properties."
  if (kind === "acknowledgement") return [cut, ...(order.customerNotes ? [`Your note: ${order.customerNotes}`] : [])]
  const heats = [...new Set(order.heats.map(({ castNumber }) => castNumber))]
  return [...(heats.length ? [`Heats: ${heats.join(", ")}`] : []), `Name ${order.invoiceNumber ?? ""} with your payment.`]
}
