import "./no-eval"
import { z } from "zod"
import type { CartAnswer, CartView } from "./cart-schema"
import { PAYMENT_METHODS } from "./order-values"

const line = (max: number) => z.string().trim().max(max).optional()

/** So many draft orders a buyer may keep. */
export const MAX_DRAFTS = 20

/**
 * What of a checkout is filled in so far, nothing of it checked but its length (those of specification section 9): it is
 * checked when the order is placed. `billTo` names one of the addresses the shop knows of the buyer, or "same" for where the
 * metal goes, or "other" for the one in the fields that begin with `billing`.
 */
export const CheckoutDraftSchema = z.strictObject({
  paymentMethod: z.enum(PAYMENT_METHODS).optional(),
  purchaseOrderNumber: line(40),
  firstName: line(50),
  lastName: line(50),
  company: line(100),
  line1: line(100),
  line2: line(100),
  city: line(50),
  state: line(50),
  postalCode: line(20),
  country: line(2),
  phone: line(18),
  billTo: line(10),
  billingFirstName: line(50),
  billingLastName: line(50),
  billingCompany: line(100),
  billingLine1: line(100),
  billingLine2: line(100),
  billingCity: line(50),
  billingState: line(50),
  billingPostalCode: line(20),
  billingCountry: line(2),
  billingPhone: line(18),
  deliveryDate: line(10),
  deliveryTime: line(40),
  customerNotes: line(1000),
})
export type CheckoutDraft = z.output<typeof CheckoutDraftSchema>

/** Body of `POST /store/metal-carts/:id/draft`. */
export const SaveDraftBodySchema = z.strictObject({ checkout: CheckoutDraftSchema })
export type SaveDraftBody = z.input<typeof SaveDraftBodySchema>

/**
 * An order that is not placed yet (DRAFT): a cart put aside with its checkout. It has no number and holds neither metal nor
 * its prices. `id` is the cart's; `savedAt` ISO.
 */
export type DraftView = { id: string; orderStatus: "DRAFT"; savedAt: string; checkout: CheckoutDraft; cart: CartView }
/** Answer of `POST /store/metal-carts/:id/draft`. */
export type DraftAnswer = { draft: DraftView }
/** Answer of `GET /store/metal-drafts`: the one saved last first. */
export type DraftListAnswer = { drafts: DraftView[] }
/** Answer of `GET /store/metal-carts/:id/checkout`: what was filled in when the cart was last saved as a draft. */
export type CheckoutDraftAnswer = { checkout: CheckoutDraft }
/** Answer of `POST /store/metal-drafts/:id/continue`. `keptAsDraft` tells that what the buyer's cart held is a draft now. */
export type ContinueDraftAnswer = CartAnswer & { keptAsDraft: boolean }
