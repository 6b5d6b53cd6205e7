import "./no-eval"
import { z } from "zod"
import { PHONE_TYPES } from "./account-values"
import { BillingAddressSchema, CompanyAddressSchema, ShippingAddressSchema } from "./address-schema"
import { optionalText, requiredText } from "./form-text"
import { COIDS } from "./region-values"

const PERSON_NAME = /^[\p{L}\p{M} \-'’.]*$/u
const JOB_TITLE = /^[\p{L}\p{M}\p{Nd} \-.,/&()]*$/u
const COMPANY_NAME = /^[\p{L}\p{M}\p{Nd} \-'’.,&()/+#@!:]*$/u
/** Source: decision 49; white space is narrowed to the blank, a phone number is one line. */
const PHONE = /^\+?[1-9][\d ().-]*$/
const MIN_PHONE = 7
const MAX_PHONE = 18

const ruleOf = (label: string, max: number, pattern: RegExp) => ({
  ...{ max, tooLong: `${label} must be less than ${max} characters` },
  ...{ pattern, invalid: `${label} contains invalid characters` },
})
const named = (label: string, max: number, pattern: RegExp) =>
  requiredText({ required: `${label} is required`, ...ruleOf(label, max, pattern) })

function phoneProblem(phone: string): string | null {
  if (phone.length < MIN_PHONE) return "Phone number must be at least 7 digits"
  if (phone.length > MAX_PHONE) return "Phone number must be less than 18 characters"
  return PHONE.test(phone) ? null : "Invalid phone number format"
}

/** A phone number that may be left blank; blank and null become undefined. */
export const OptionalPhoneSchema = z
  .string({ error: "Invalid phone number format" })
  .trim()
  .nullish()
  .superRefine((text, context) => {
    const problem = text ? phoneProblem(text) : null
    if (problem) context.addIssue({ code: "custom", message: problem })
  })
  .transform((text) => text || undefined)

const phone = (required: string) =>
  z
    .string({ error: required })
    .trim()
    .superRefine((text, context) => {
      const problem = text === "" ? required : phoneProblem(text)
      if (problem) context.addIssue({ code: "custom", message: problem })
    })

const phoneType = z.enum(PHONE_TYPES, {
  error: (issue) => (issue.input == null || issue.input === "" ? "Phone type is required" : "Invalid phone type"),
})
/** Rules between fields run although other fields failed, so that a form shows everything at once. */
const isObject = ({ value }: { value: unknown }) => typeof value === "object" && value !== null
const blankToUndefined = (value: unknown) => (value === "" || value === null ? undefined : value)

/** The phone block of the profile form. A second number needs its type (decision 48). */
export const ContactSchema = z
  .strictObject({
    primaryNumber: phone("Primary phone number is required"),
    primaryPhoneType: phoneType,
    secondaryNumber: OptionalPhoneSchema,
    secondaryPhoneType: z.preprocess(blankToUndefined, phoneType.optional()),
  })
  .refine((contact) => !contact.secondaryNumber || contact.secondaryPhoneType !== undefined, {
    path: ["secondaryPhoneType"],
    message: "Phone type is required",
    when: isObject,
  })

export const PersonSchema = z.strictObject({
  firstName: named("First name", 50, PERSON_NAME),
  lastName: named("Last name", 50, PERSON_NAME),
  jobTitle: named("Job title", 100, JOB_TITLE),
})

/** A company's name where there need not be one; blank and null become undefined. */
export const OptionalCompanyNameSchema = optionalText(ruleOf("Company name", 100, COMPANY_NAME))

/** The company block: the name and its postal address. */
export const CompanyDetailsSchema = z.strictObject({
  companyName: named("Company name", 100, COMPANY_NAME),
  address: CompanyAddressSchema,
})

/**
 * The profile and registration form (specification sections 2 and 5) with its literal messages. A shipping address is
 * needed only when it differs from the company's; the region follows the company's country when it is left out.
 */
export const ProfileSchema = z
  .strictObject({
    ...PersonSchema.shape,
    contact: ContactSchema,
    company: CompanyDetailsSchema,
    differentShippingAddress: z.boolean().default(false),
    shippingAddress: ShippingAddressSchema.nullish(),
    billingAddress: BillingAddressSchema.nullish(),
    regionCode: z.enum(COIDS).optional(),
  })
  .refine((profile) => !profile.differentShippingAddress || profile.shippingAddress != null, {
    path: ["shippingAddress", "line1"],
    message: "Shipping address line 1 is required",
    when: isObject,
  })
export type ProfileInput = z.input<typeof ProfileSchema>
export type Profile = z.output<typeof ProfileSchema>
