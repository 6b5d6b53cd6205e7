import type { PostalAddress, ProfileView } from "@billet/backend/contract"
import type { FormValues } from "../../components/form/use-form"

const TEXTS = [
  "firstName",
  "lastName",
  "jobTitle",
  "contact.primaryNumber",
  "contact.primaryPhoneType",
  "contact.secondaryNumber",
  "contact.secondaryPhoneType",
  "company.companyName",
] as const
const ADDRESS_TEXTS = ["line1", "line2", "city", "state", "postalCode", "country"] as const

const text = (values: FormValues, name: string) => String(values[name] ?? "")

function addressValues(prefix: string, address: PostalAddress | null): FormValues {
  return Object.fromEntries(ADDRESS_TEXTS.map((field) => [`${prefix}.${field}`, address?.[field] ?? ""]))
}

function addressBody(values: FormValues, prefix: string): Record<string, string> {
  return Object.fromEntries(ADDRESS_TEXTS.map((field) => [field, text(values, `${prefix}.${field}`)]))
}

/** An empty profile form, or one filled with what is known. */
export function profileValues(view: ProfileView | null): FormValues {
  return {
    ...Object.fromEntries(TEXTS.map((name) => [name, ""])),
    ...(view && {
      firstName: view.firstName,
      lastName: view.lastName,
      jobTitle: view.jobTitle,
      "contact.primaryNumber": view.contact.primaryNumber,
      "contact.primaryPhoneType": view.contact.primaryPhoneType ?? "",
      "contact.secondaryNumber": view.contact.secondaryNumber ?? "",
      "contact.secondaryPhoneType": view.contact.secondaryPhoneType ?? "",
      "company.companyName": view.company.companyName,
    }),
    ...addressValues("company.address", view?.company.address ?? null),
    ...addressValues("shippingAddress", view?.shippingAddress ?? null),
    ...addressValues("billingAddress", view?.billingAddress ?? null),
    differentShippingAddress: view?.differentShippingAddress ?? false,
    differentBillingAddress: view !== null && view.billingAddress !== null,
    consentToMarketing: view?.consentToMarketing ?? false,
    consentToCookies: view?.consentToCookies ?? false,
  }
}

/** The form as the backend reads it; an address whose tick is off is left out. */
export function profileBody(values: FormValues) {
  return {
    firstName: text(values, "firstName"),
    lastName: text(values, "lastName"),
    jobTitle: text(values, "jobTitle"),
    contact: {
      primaryNumber: text(values, "contact.primaryNumber"),
      primaryPhoneType: text(values, "contact.primaryPhoneType"),
      secondaryNumber: text(values, "contact.secondaryNumber"),
      secondaryPhoneType: text(values, "contact.secondaryPhoneType"),
    },
    company: { companyName: text(values, "company.companyName"), address: addressBody(values, "company.address") },
    differentShippingAddress: values.differentShippingAddress === true,
    shippingAddress: values.differentShippingAddress === true ? addressBody(values, "shippingAddress") : null,
    billingAddress: values.differentBillingAddress === true ? addressBody(values, "billingAddress") : null,
    consentToMarketing: values.consentToMarketing === true,
    consentToCookies: values.consentToCookies === true,
  }
}

/** The same with the consents nobody has an account without. */
export function completionBody(values: FormValues) {
  return {
    ...profileBody(values),
    agreeToTerms: values.agreeToTerms === true,
    consentToDataProcessing: values.consentToDataProcessing === true,
  }
}

/** The same with what a registration has besides. */
export function registrationBody(values: FormValues) {
  return { ...completionBody(values), email: text(values, "email"), password: text(values, "password") }
}

type Checked = { success: boolean; error?: { issues: { path: PropertyKey[]; message: string }[] } }

/** The first problem of each field, by its dotted path. */
export function problemsOf({ error }: Checked): Record<string, string> {
  const problems: Record<string, string> = {}
  for (const { path, message } of error?.issues ?? []) problems[path.join(".")] ??= message
  return problems
}
