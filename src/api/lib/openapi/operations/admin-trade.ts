import type { Operations } from "../operation"

const CSV = { file: "text/csv" }
const IMPORTS = "/admin/metal-imports"
const ORDER = "/admin/metal-orders/:order_id"
const orderVerb = (summary: string) => ({ summary, answer: "AdminOrderAnswer", errors: [409], idempotent: true }) as const
const importVerb = (summary: string) => ({ summary, answer: "FeedImportAnswer", errors: [409] }) as const

/** Stock, feeds and orders. */
export const ADMIN_TRADE: Operations = {
  "GET /admin/metal-stock": { summary: "Search the stock as staff", answer: "AdminStockAnswer" },
  "GET /admin/metal-stock/:code": { summary: "An item with reserved inches and heats", answer: "AdminStockItemAnswer" },
  [`GET ${IMPORTS}`]: { summary: "Feed imports, newest first", answer: "FeedImportListAnswer" },
  [`POST ${IMPORTS}`]: { summary: "Import a feed", answer: "FeedImportAnswer", status: [201], errors: [409] },
  [`POST ${IMPORTS}/preview`]: { summary: "What a feed would change", answer: "FeedPreviewAnswer" },
  [`GET ${IMPORTS}/:id`]: { summary: "One import and how far it is", answer: "FeedImportAnswer" },
  [`POST ${IMPORTS}/:id/confirm`]: importVerb("Let an import withdraw much of the stock"),
  [`POST ${IMPORTS}/:id/cancel`]: importVerb("Stop an import"),
  [`POST ${IMPORTS}/:id/run`]: importVerb("Go on with an import"),
  [`GET ${IMPORTS}/:id/rejections`]: { summary: "Rows that were refused and why", answer: "FeedRejectionListAnswer" },
  [`GET ${IMPORTS}/:id/rejections.csv`]: { summary: "Refused rows as a file", answer: CSV },
  [`GET ${IMPORTS}/sources`]: { summary: "Where feeds are fetched from", answer: "FeedSourceListAnswer" },
  [`POST ${IMPORTS}/sources/:kind/check`]: { summary: "Look for a new feed now", answer: "FeedSourceAnswer", errors: [409] },
  "GET /admin/metal-orders/:order_id/attachments/:attachment_id": {
    summary: "A file that a buyer gave with an order",
    answer: { file: "application/octet-stream" },
  },
  "POST /admin/metal-certificates": {
    summary: "Keep a heat's certificate",
    answer: "CertificateAnswer",
    status: [201],
    errors: [404],
  },
  "GET /admin/metal-certificates/:id": { summary: "A heat's certificate", answer: { file: "application/pdf" } },
  [`GET ${ORDER}`]: { summary: "An order as staff see it", answer: "AdminOrderAnswer" },
  [`POST ${ORDER}/start`]: orderVerb("Take an order up"),
  [`POST ${ORDER}/process`]: orderVerb("Cut an order's metal"),
  [`POST ${ORDER}/ship`]: orderVerb("Ship an order"),
  [`POST ${ORDER}/shipments`]: orderVerb("Ship pieces of an order"),
  [`POST ${ORDER}/shipments/:shipment_id/deliver`]: orderVerb("Mark a shipment as delivered"),
  [`GET ${ORDER}/shipments/:shipment_id/labels/:label`]: { summary: "A label of a shipment", answer: { file: "image/gif" } },
  [`POST ${ORDER}/complete`]: orderVerb("Complete an order"),
  [`POST ${ORDER}/cancel`]: orderVerb("Cancel an order"),
  [`POST ${ORDER}/freight`]: orderVerb("Quote an order's freight"),
  [`POST ${ORDER}/invoice`]: orderVerb("Invoice an order"),
  [`GET ${ORDER}/documents/:document`]: { summary: "A paper of an order", answer: { file: "application/pdf" }, errors: [409] },
  "GET /admin/metal-orders/export.csv": { summary: "Orders as a file", answer: CSV },
  [`POST ${ORDER}/refunds`]: { ...orderVerb("Give money of an order back"), status: [201] },
  [`POST ${ORDER}/payments`]: { ...orderVerb("Record a payment on account"), status: [201] },
}
