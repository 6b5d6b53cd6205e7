import { z } from "@medusajs/framework/zod"
import type { Operations } from "../operation"

const TAKEN = z.object({ id: z.string() })
const PDF = { file: "application/pdf" }
const CSV = { file: "text/csv" }

/** What a buyer's shop front asks. */
export const STORE: Operations = {
  "GET /store/metal-items/:code": { summary: "An item with its stock and heats", answer: "ProductDetailAnswer" },
  "GET /store/metal-items/:code/price": {
    summary: "The buyer's price of a quantity and why it is that",
    answer: "ItemPriceAnswer",
    errors: [401, 403, 422],
  },
  "GET /store/metal-totals": { summary: "Items, inches and pounds in stock", answer: "StockTotalsAnswer" },
  "GET /store/metal-stock-version": { summary: "A number that grows with every change of stock", answer: "StockVersionAnswer" },
  "GET /store/metal-product-codes": { summary: "The product codes in sale, 50,000 at a time", answer: "ProductCodesAnswer" },
  "POST /store/metal-product-codes/check": { summary: "Which of some codes cannot be ordered", answer: "CheckCodesAnswer" },
  "GET /store/metal-me": { summary: "The buyer and what they may do", answer: "BuyerView" },
  "GET /store/metal-me/profile": { summary: "The buyer's profile", answer: "ProfileView", errors: [404] },
  "POST /store/metal-me/profile": { summary: "Change the buyer's profile", answer: "ProfileView", errors: [404, 409] },
  "GET /store/metal-orders": { summary: "The buyer's orders that meet a search, newest first", answer: "OrderListAnswer" },
  "GET /store/metal-orders/export.csv": { summary: "The buyer's orders that meet a search, as a file", answer: CSV },
  "GET /store/metal-orders/:order_number": { summary: "One of the buyer's orders", answer: "OrderAnswer" },
  "POST /store/metal-orders/:order_number/cancel": {
    summary: "Cancel an own order that nobody has taken up",
    answer: "OrderAnswer",
    errors: [409],
    idempotent: true,
  },
  "POST /store/metal-carts": {
    summary: "A new cart, or the one the buyer has open",
    answer: "CartAnswer",
    status: [200, 201],
    errors: [409],
  },
  "GET /store/metal-carts/:id": { summary: "A cart at prices that hold", answer: "CartAnswer", errors: [409] },
  "POST /store/metal-carts/:id/lines": {
    summary: "Add a line, or pieces to an equal one",
    answer: "CartAnswer",
    errors: [409, 422],
  },
  "POST /store/metal-carts/:id/lines/:line_id": { summary: "Change a line", answer: "CartAnswer", errors: [409, 422] },
  "DELETE /store/metal-carts/:id/lines/:line_id": { summary: "Remove a line", answer: "CartAnswer", errors: [409] },
  "POST /store/metal-carts/:id/promo": { summary: "Put a promo code on a cart", answer: "CartAnswer", errors: [409] },
  "DELETE /store/metal-carts/:id/promo": { summary: "Take the promo code off", answer: "CartAnswer", errors: [409] },
  "POST /store/metal-carts/:id/freight": { summary: "What freight to an address costs", answer: "CartAnswer", errors: [409] },
  "POST /store/metal-carts/:id/open-list": {
    summary: "Put an own list into a cart, or in place of what it holds",
    answer: "CartAnswer",
    errors: [409, 422],
  },
  "GET /store/metal-carts/:id/stock": {
    summary: "Which lines of a cart the stock cannot take now",
    answer: "CartStockAnswer",
    errors: [409],
  },
  "GET /store/metal-carts/:id/checkout": {
    summary: "What was filled in when an own cart was saved as a draft",
    answer: "CheckoutDraftAnswer",
    errors: [409],
  },
  "POST /store/metal-carts/:id/draft": {
    summary: "Put an own cart aside as a draft order",
    answer: "DraftAnswer",
    status: [201],
    errors: [409],
  },
  "GET /store/metal-drafts": { summary: "The buyer's draft orders, the one saved last first", answer: "DraftListAnswer" },
  "POST /store/metal-drafts/:id/continue": {
    summary: "Make a draft the buyer's cart again",
    answer: "ContinueDraftAnswer",
    errors: [409],
  },
  "DELETE /store/metal-drafts/:id": { summary: "Drop a draft", answer: z.object({ removed: z.literal(true) }), errors: [409] },
  "POST /store/metal-carts/:id/claim": { summary: "Make a visitor's cart the buyer's own", answer: "CartAnswer", errors: [409] },
  "POST /store/metal-carts/:id/place-order": {
    summary: "Order what is in a cart, or see the order that it has become",
    answer: "PlaceOrderAnswer",
    status: [200, 201],
    errors: [409, 422],
    idempotent: true,
  },
  "POST /store/metal-carts/:id/lines/many": { summary: "Add many lines, or none", answer: "CartAnswer", errors: [409, 422] },
  "POST /store/metal-contact": { summary: "Send a message with files", answer: TAKEN, status: [201], errors: [429] },
  "POST /store/metal-waitlist": { summary: "Join the waitlist", answer: TAKEN, status: [201], errors: [429] },
  "POST /store/metal-orders/:order_number/card-payment": {
    summary: "How the payment by card stands, and what pays it",
    answer: "CardPaymentAnswer",
    errors: [409, 502, 503],
  },
  "POST /store/metal-orders/:order_number/attachments": {
    summary: "Keep drawings and papers with an own order",
    answer: "OrderAnswer",
    status: [201],
    errors: [409, 413, 415],
  },
  "GET /store/metal-orders/:order_number/attachments/:attachment_id": {
    summary: "A file that was given with an own order",
    answer: { file: "application/octet-stream" },
  },
  "GET /store/metal-orders/:order_number/certificates/:certificate_id": {
    summary: "The certificate of a heat that an own order was cut from",
    answer: PDF,
  },
  "GET /store/metal-orders/:order_number/documents/:document": { summary: "A paper of an own order", answer: PDF, errors: [409] },
  "POST /store/metal-me/sign-out": { summary: "Sign out everywhere", answer: z.object({ signedOut: z.literal(true) }) },
}
