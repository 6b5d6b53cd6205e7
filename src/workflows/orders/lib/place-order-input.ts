import type { OrderAddress } from "@billet/backend/contract"

export type PlaceOrderInput = {
  cartId: string
  customerId: string
  email: string
  company: { id: string; name: string; country: string }
  purchaseOrderNumber: string
  shippingAddress: OrderAddress
  billingAddress: OrderAddress
  customerNotes: string | null
  deliveryDate: string | null
  expectedTotalCents: number
  /** The approved request this order comes of; it is then bound by no spending limit. */
  purchaseRequestId?: string
}
