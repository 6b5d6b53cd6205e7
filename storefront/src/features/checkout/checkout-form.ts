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
type BillingField = `billing${Capitalize<AddressField>}`
export type CheckoutForm = Record<AddressField | BillingField, string> & {
  purchaseOrderNumber: string
  deliveryDate: string
  deliveryTime: string
  customerNotes: string
  /** Which known address pays; "same" is where the metal goes, "other" the one that is typed. */
  billTo: string
}
export type CheckoutProblems = Partial<Record<keyof CheckoutForm, string>>

/** The field of the bill's address that stands for one of where the metal goes: "line1" is "billingLine1". */
export const billingField = (field: AddressField): BillingField =>
  `billing${field.charAt(0).toUpperCase()}${field.slice(1)}` as BillingField

const ADDRESS_LENGTHS: Record<AddressField, number> = {
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
}

/** Longest texts, specification section 9 and the contract. */
export const MAX_LENGTHS: Record<keyof CheckoutForm, number> = {
  ...ADDRESS_LENGTHS,
  ...(Object.fromEntries(ADDRESS_FIELDS.map((field) => [billingField(field), ADDRESS_LENGTHS[field]])) as Record<
    BillingField,
    number
  >),
  purchaseOrderNumber: 40,
  deliveryDate: 10,
  deliveryTime: 40,
  customerNotes: 1000,
  billTo: 10,
}

/** An address as the form holds it. */
export function addressFields(address: Partial<OrderAddress>): Record<AddressField, string> {
  return Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, address[field] ?? ""])) as Record<AddressField, string>
}

const inBill = (address: Record<AddressField, string>): Record<BillingField, string> =>
  Object.fromEntries(ADDRESS_FIELDS.map((field) => [billingField(field), address[field]])) as Record<BillingField, string>

/** The form as it opens: to where the buyer has things sent, else to the company, which is billed. */
export function initialForm(known: KnownAddresses, person: { firstName: string; lastName: string }): CheckoutForm {
  const texts = { purchaseOrderNumber: "", deliveryDate: "", deliveryTime: "", customerNotes: "" }
  const billTo = known.company ? "company" : known.billing ? "billing" : "same"
  const bill = inBill(addressFields({}))
  return { ...texts, ...addressFields(known.shipping ?? known.company ?? person), ...bill, billTo }
}

/** Which known address the form's is; "other" for one that is typed. */
export function chosenAddress(form: CheckoutForm, known: KnownAddresses): string {
  const typed = form as unknown as OrderAddress
  return ADDRESS_KINDS.find((kind) => known[kind] && isSamePlace(known[kind], typed)) ?? "other"
}

/** What changes when somebody chooses who is billed: a bill that is yet to be typed begins with who takes the metal. */
export function billedTo(form: CheckoutForm, billTo: string): Partial<CheckoutForm> {
  const isTyped = ADDRESS_FIELDS.some((field) => form[billingField(field)].trim() !== "")
  if (billTo !== "other" || isTyped) return { billTo }
  const { firstName, lastName, company, country } = form
  return { billTo, ...inBill(addressFields({ firstName, lastName, company, country })) }
}

const filled = (address: Record<AddressField, string>): OrderAddress =>
  Object.fromEntries(
    ADDRESS_FIELDS.flatMap((field) => (address[field].trim() ? [[field, address[field].trim()]] : [])),
  ) as OrderAddress

/** Who is billed; nobody of their own where it is who gets the metal. */
export function billingAddressOf(form: CheckoutForm, known: KnownAddresses): OrderAddress | undefined {
  if (form.billTo === "other") {
    const typed = ADDRESS_FIELDS.map((field) => [field, form[billingField(field)]])
    return filled(Object.fromEntries(typed) as Record<AddressField, string>)
  }
  const kind = ADDRESS_KINDS.find((one) => one === form.billTo)
  return kind && known[kind]
}

/** The ways a buyer may pay, the usual one first. Source: decision 37. */
export function paymentMethodsOf({ canOrder, canPayByCard, accessLevel, company }: BuyerView): PaymentMethod[] {
  const onAccount = canOrder && accessLevel === "PREMIUM" && company?.terms != null && !company.terms.hold
  return [...(onAccount ? ["ACCOUNT" as const] : []), ...(canPayByCard ? ["STRIPE" as const] : [])]
}

export function toOrderBody(
  form: CheckoutForm,
  paymentMethod: PaymentMethod,
  billingAddress: OrderAddress | undefined,
  expectedTotal: number,
): PlaceOrderBody {
  const text = (value: string) => value.trim() || undefined
  const order = {
    shippingAddress: filled(form),
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

/**
 * The field of the form a refusal speaks of: "shippingAddress.line1" is line1, "billingAddress.line1" the typed bill's, or of a
 * known address the choice of it. Null for what the form does not hold.
 */
export function formFieldOf(path: string, { billTo }: Pick<CheckoutForm, "billTo">): keyof CheckoutForm | null {
  const [, of, name = ""] = /^(?:body\.)?(?:(shippingAddress|billingAddress)(?:\.|$))?(.*)$/.exec(path) ?? []
  if (of !== "billingAddress") return isFormField(name) ? name : null
  const field = ADDRESS_FIELDS.find((one) => one === name)
  return billTo === "other" && field ? billingField(field) : "billTo"
}

const isFormField = (name: string): name is keyof CheckoutForm => Object.hasOwn(MAX_LENGTHS, name)
