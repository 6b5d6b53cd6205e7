import type { OrderAddress, PaymentMethod } from "@billet/backend/contract"
import type { OrderCustomer } from "./order-customer"

export type PlaceOrderInput = {
  cartId: string
  customerId: string
  email: string
  /** Who orders; missing in requests for approval from before that was kept. */
  customer?: OrderCustomer
  /** Null for a buyer by card who belongs to none. */
  company: { id: string; name: string; country: string } | null
  /** The last day on which that company is exempt of tax, ISO. */
  taxExemptUntil: string | null
  paymentMethod: PaymentMethod
  purchaseOrderNumber: string | null
  shippingAddress: OrderAddress
  billingAddress: OrderAddress
  customerNotes: string | null
  deliveryDate: string | null
  deliveryTime: string | null
  expectedTotalCents: number
  /** The approved request this order comes of; it is then bound by no spending limit. */
  purchaseRequestId?: string
}

/** The same for a company's buyer. */
export type CompanyCheckout = PlaceOrderInput & { company: NonNullable<PlaceOrderInput["company"]> }
