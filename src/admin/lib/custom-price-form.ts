import {
  CustomPriceBodySchema,
  type AdminCustomPrice,
  type CustomPriceBody,
  type PriceOwner,
  type PriceUnit,
} from "@billet/backend/contract"
import type { FormProblems } from "./rule-form"

/** A custom price while it is edited: what was typed, as text. */
export type CustomPriceForm = {
  productCode: string
  owner: Pick<PriceOwner, "id" | "kind"> | null
  coid: string
  customPrice: string
  unit: PriceUnit
  originalPrice: string
  discountPercent: string
  effectiveDate: string
  expiryDate: string
  isActive: boolean
  notes: string
}

const text = (value: number | null) => (value === null ? "" : String(value))
/** What is no number is sent as none, and refused where one is needed. */
const numberOf = (value: string) => (value.trim() === "" ? null : Number(value))

function ownerOf({ companyId, customerId }: AdminCustomPrice): CustomPriceForm["owner"] {
  if (companyId) return { kind: "company", id: companyId }
  return customerId ? { kind: "customer", id: customerId } : null
}

/** A stored price as it is edited, or an empty form. */
export function customPriceFormOf(price?: AdminCustomPrice): CustomPriceForm {
  return {
    productCode: price?.productCode ?? "",
    owner: price ? ownerOf(price) : null,
    coid: price?.coid ?? "",
    customPrice: text(price?.customPrice ?? null),
    unit: price?.unit ?? "lb",
    originalPrice: text(price?.originalPrice ?? null),
    discountPercent: text(price?.discountPercent ?? null),
    effectiveDate: price?.effectiveDate ?? "",
    expiryDate: price?.expiryDate ?? "",
    isActive: price?.isActive ?? true,
    notes: price?.notes ?? "",
  }
}

/** What the form says as the server takes it, not yet checked. */
export function customPriceBodyOf({ owner, ...form }: CustomPriceForm): CustomPriceBody {
  return {
    ...form,
    companyId: owner?.kind === "company" ? owner.id : null,
    customerId: owner?.kind === "customer" ? owner.id : null,
    coid: form.coid || null,
    customPrice: numberOf(form.customPrice) ?? Number.NaN,
    originalPrice: numberOf(form.originalPrice),
    discountPercent: numberOf(form.discountPercent),
    effectiveDate: form.effectiveDate || null,
    expiryDate: form.expiryDate || null,
  }
}

/** The fields of the form that hold what the server calls otherwise. */
export const formFieldOf = (field: string) => (field === "companyId" || field === "customerId" ? "owner" : field)

/** Everything the server would refuse, at its field of the form. */
export function customPriceProblems(body: CustomPriceBody): FormProblems {
  const result = CustomPriceBodySchema.safeParse(body)
  if (result.success) return {}
  const problems = result.error.issues.map(({ path, message }) => [
    formFieldOf(path.join(".")),
    /NaN/.test(message) ? "must be a number" : /and not both/.test(message) ? "must be chosen" : message,
  ])
  return Object.fromEntries(problems.reverse())
}
