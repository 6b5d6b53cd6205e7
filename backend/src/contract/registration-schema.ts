import "./no-eval"
import { z } from "zod"
import { ProfileSchema } from "./profile-schema"

const MAX_EMAIL = 254

/** An e-mail address as it is kept: trimmed, lower case. */
export const EmailSchema = z
  .string({ error: "E-mail address is required" })
  .trim()
  .toLowerCase()
  .superRefine((text, context) => {
    const problem = emailProblem(text)
    if (problem) context.addIssue({ code: "custom", message: problem })
  })

function emailProblem(text: string): string | null {
  if (text === "") return "E-mail address is required"
  if (text.length > MAX_EMAIL) return `E-mail address must be less than ${MAX_EMAIL} characters`
  return z.email().safeParse(text).success ? null : "Invalid e-mail address"
}

const passwordOf = (least: number) =>
  z
    .string({ error: "Password is required" })
    .min(1, "Password is required")
    .min(least, `Password must be at least ${least} characters`)
    .max(200, "Password must be less than 200 characters")

/** A password somebody chooses: long rather than intricate, no rule of composition. */
export const NewPasswordSchema = passwordOf(12)

/** Consents a buyer may take back at any time. */
export const ConsentsSchema = z.strictObject({
  consentToMarketing: z.boolean().default(false),
  consentToCookies: z.boolean().default(false),
})

/** Without these there is no account. Source: decision 45. */
export const RegistrationConsentsSchema = z.strictObject({
  agreeToTerms: z.literal(true, { error: "You must agree to the terms" }),
  consentToDataProcessing: z.literal(true, { error: "Consent to data processing is required" }),
})

/** Body of `POST /store/metal-registrations`: the profile, the sign-in and the consents. Source: decision 45. */
export const RegistrationSchema = ProfileSchema.safeExtend({
  ...ConsentsSchema.shape,
  ...RegistrationConsentsSchema.shape,
  email: EmailSchema,
  password: NewPasswordSchema,
})
export type RegistrationInput = z.input<typeof RegistrationSchema>
export type Registration = z.output<typeof RegistrationSchema>

/** Body of the routes that send a mail to an address: the answer never tells whether it has an account. */
export const EmailBodySchema = z.strictObject({ email: EmailSchema })

/** What a mailed link carries. */
export const TicketSchema = z
  .string({ error: "The link is not complete" })
  .trim()
  .min(1, "The link is not complete")
  .max(200, "The link is not valid")

/** Body of `POST /store/metal-registrations/verify`. */
export const VerifyEmailBodySchema = z.strictObject({ token: TicketSchema })

/** Body of `POST /store/metal-passwords/reset`. Eight characters do beside a second factor; else they are refused later. */
export const ResetPasswordBodySchema = z.strictObject({ token: TicketSchema, password: passwordOf(8) })

/** Body of `POST /store/metal-registrations/resubmit`: a rejected buyer asks again. */
export const ResubmitBodySchema = z.strictObject({
  token: TicketSchema,
  reason: z.string({ error: "Say what has changed" }).trim().min(1, "Say what has changed").max(1000, "At most 1000 characters"),
})
