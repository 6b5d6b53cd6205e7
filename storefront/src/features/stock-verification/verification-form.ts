import {
  SPECIFICATION_FIELDS,
  VERIFICATION_REGIONS,
  verificationProblem,
  type StockVerificationParameters,
  type VerificationRegion,
} from "@billet/backend/contract"
import { firstValue, type SearchParams } from "../../lib/first-value"

export const SELECTION_FIELDS = [
  "millId",
  "castNumber",
  "stockItemId",
  "partNumberId",
  "productId",
  "group",
  "grade",
  "sizeFrom",
  "sizeTo",
] as const
export const VERIFICATION_FIELDS = [...SELECTION_FIELDS, ...SPECIFICATION_FIELDS] as const
export type VerificationField = (typeof VERIFICATION_FIELDS)[number]

/** What the buyer typed, as text, and where to look. */
export type VerificationForm = Record<VerificationField, string> & { region: VerificationRegion }
export type VerificationProblem = { field: string; reason: string }

const SIZE_FIELDS = ["sizeFrom", "sizeTo"] as const
const INCHES = /^\d{1,4}(\.\d{1,4})?$/

/** The form of an address; what is missing is blank. */
export function readVerification(params: SearchParams, region: VerificationRegion): VerificationForm {
  const texts = Object.fromEntries(VERIFICATION_FIELDS.map((field) => [field, firstValue(params, field)?.slice(0, 120) ?? ""]))
  const asked = VERIFICATION_REGIONS.find((one) => one === firstValue(params, "region"))
  return { ...(texts as Record<VerificationField, string>), region: asked ?? region }
}

/** A form that finds something in the stock of the United States: bars of alloy 718 that meet AMS 5662. */
export function exampleForm(): VerificationForm {
  const blank = Object.fromEntries(VERIFICATION_FIELDS.map((field) => [field, ""])) as Record<VerificationField, string>
  return { ...blank, grade: "718", sizeFrom: "2.000", sizeTo: "6.000", baseSpecificationId: "AMS 5662", region: "INC" }
}

/** The address of a form, so that a verification can be shared and come back to. */
export function verificationHref(path: string, form: VerificationForm): string {
  const query = new URLSearchParams()
  for (const field of VERIFICATION_FIELDS) if (form[field].trim()) query.set(field, form[field].trim())
  query.set("region", form.region)
  return `${path}?${query}`
}

/** The parameters of the verification; blanks are left out. */
export function toParameters(form: VerificationForm): StockVerificationParameters {
  const filled = (fields: readonly VerificationField[]) =>
    Object.fromEntries(fields.flatMap((field) => (form[field].trim() ? [[field, form[field].trim()]] : [])))
  const sizes = SIZE_FIELDS.flatMap((field) => (form[field].trim() ? [[field, Number(form[field])]] : []))
  return { ...filled(SELECTION_FIELDS), ...Object.fromEntries(sizes), specifications: filled(SPECIFICATION_FIELDS) }
}

/** What is wrong with a form before it is sent; null when nothing is (specification section 5). */
export function formProblem(form: VerificationForm): VerificationProblem | null {
  for (const field of SIZE_FIELDS) {
    const text = form[field].trim()
    if (text && !(INCHES.test(text) && Number(text) <= 1000)) return { field, reason: "Enter inches from 0 to 1000" }
  }
  return verificationProblem(toParameters(form))
}
