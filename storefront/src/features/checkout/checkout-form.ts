import type { BuyerView, OrderAddress, PaymentMethod, PlaceOrderBody } from "@billet/backend/contract"
import { ADDRESS_KINDS, isSamePlace, type KnownAddresses } from "./known-addresses"

/** What the buyer fills in at checkout, as text; the address fields carry the names the backend refuses them by. */
export const ADDRESS_FIELDS = [
  "firstName",
  "lastName",
  "company",
  "line1",
  "line2",
  "city",
  "state",
  "postalCode",
  "country",
  "phone",
] as const
export type AddressField = (typeof ADDRESS_FIELDS)[number]
export type CheckoutForm = Record<AddressField, string> & {
  purchaseOrderNumber: string
  deliveryDate: string
  deliveryTime: string
  customerNotes: string
  /** Which known address pays; "same" is where the metal goes. */
  billTo: string
}
export type CheckoutProblems = Partial<Record<keyof CheckoutForm, string>>

const REQUIRED: [field: keyof CheckoutForm, message: string][] = [
  ["purchaseOrderNumber", "Purchase order number is required"],
  ["firstName", "First name is required"],
  ["lastName", "Last name is required"],
  ["line1", "Shipping address line 1 is required"],
  ["city", "City is required"],
  ["postalCode", "Postal code is required"],
  ["country", "Country is required"],
]

/** Longest texts, specification section 9 and the contract. */
export const MAX_LENGTHS: Record<keyof CheckoutForm, number> = {
  purchaseOrderNumber: 40,
  firstName: 50,
  lastName: 50,
  company: 100,
  line1: 100,
  line2: 100,
  city: 50,
  state: 50,
  postalCode: 20,
  country: 2,
  phone: 18,
  deliveryDate: 10,
  deliveryTime: 40,
  customerNotes: 1000,
  billTo: 10,
}

/** An address as the form holds it. */
export function addressFields(address: Partial<OrderAddress>): Record<AddressField, string> {
  return Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, address[field] ?? ""])) as Record<AddressField, string>
}

/** The form as it opens: to where the buyer has things sent, else to the company, which is billed. */
export function initialForm(known: KnownAddresses, person: { firstName: string; lastName: string }): CheckoutForm {
  const texts = { purchaseOrderNumber: "", deliveryDate: "", deliveryTime: "", customerNotes: "" }
  const billTo = known.company ? "company" : known.billing ? "billing" : "same"
  return { ...texts, ...addressFields(known.shipping ?? known.company ?? person), billTo }
}

/** Which known address the form's is; "other" for one that is typed. */
export function chosenAddress(form: CheckoutForm, known: KnownAddresses): string {
  const typed = form as unknown as OrderAddress
  return ADDRESS_KINDS.find((kind) => known[kind] && isSamePlace(known[kind], typed)) ?? "other"
}

/** Who is billed; nobody of their own where it is who gets the metal. */
export function billingAddressOf({ billTo }: CheckoutForm, known: KnownAddresses): OrderAddress | undefined {
  const kind = ADDRESS_KINDS.find((one) => one === billTo)
  return kind && known[kind]
}

/** The ways a buyer may pay, the usual one first. Source: decision 37. */
export function paymentMethodsOf({ canOrder, canPayByCard, accessLevel, company }: BuyerView): PaymentMethod[] {
  const onAccount = canOrder && accessLevel === "PREMIUM" && company?.terms != null && !company.terms.hold
  return [...(onAccount ? ["ACCOUNT" as const] : []), ...(canPayByCard ? ["STRIPE" as const] : [])]
}

/** What is missing, by field; a card needs no purchase order. Everything else is the backend's to refuse. */
export function checkoutProblems(form: CheckoutForm, method: PaymentMethod): CheckoutProblems {
  const missing = REQUIRED.filter(
    ([field]) => form[field].trim() === "" && !(field === "purchaseOrderNumber" && method === "STRIPE"),
  )
  return Object.fromEntries(missing)
}

export function toOrderBody(
  form: CheckoutForm,
  paymentMethod: PaymentMethod,
  billingAddress: OrderAddress | undefined,
  expectedTotal: number,
): PlaceOrderBody {
  const text = (value: string) => value.trim() || undefined
  const shippingAddress = Object.fromEntries(
    ADDRESS_FIELDS.flatMap((field) => (text(form[field]) ? [[field, form[field].trim()]] : [])),
  )
  const order = {
    shippingAddress: shippingAddress as PlaceOrderBody["shippingAddress"],
    billingAddress,
    customerNotes: text(form.customerNotes),
    deliveryDate: text(form.deliveryDate),
    deliveryTime: text(form.deliveryTime),
    expectedTotal,
  }
  return paymentMethod === "ACCOUNT"
    ? { paymentMethod, purchaseOrderNumber: form.purchaseOrderNumber.trim(), ...order }
    : { paymentMethod, purchaseOrderNumber: text(form.purchaseOrderNumber), ...order }
}

/** The field of the form a refusal speaks of: "shippingAddress.line1" is line1. Null for what the form does not hold. */
export function formFieldOf(path: string): keyof CheckoutForm | null {
  const name = path.replace(/^(body\.)?(shippingAddress\.)?/, "")
  return name in MAX_LENGTHS ? (name as keyof CheckoutForm) : null
}
