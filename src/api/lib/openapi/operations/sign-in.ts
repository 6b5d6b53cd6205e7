import { NewSignInBodySchema } from "@billet/backend/contract"
import { z } from "@medusajs/framework/zod"
import type { Operations } from "../operation"

/** Accounts of buyers and sign-in of staff. */
export const SIGN_IN: Operations = {
  "POST /auth/:actor_type/:auth_provider/register": {
    summary: "Set the password of invited staff",
    answer: z.object({ token: z.string() }),
    body: NewSignInBodySchema,
    errors: [404],
  },
  "POST /auth/session": {
    summary: "Begin a session by a bearer token",
    answer: z.object({ user: z.looseObject({ actor_id: z.string() }) }),
    errors: [401],
  },
  "GET /store/metal-me/second-factor": { summary: "Whether the buyer's sign-in asks for a code", answer: "SecondFactorAnswer" },
  "POST /store/metal-me/second-factor": {
    summary: "A new secret for the buyer's authenticator app",
    answer: "SecondFactorSetupAnswer",
    errors: [409],
  },
  "POST /store/metal-me/second-factor/confirm": {
    summary: "Switch the second factor on by its first code",
    answer: "SecondFactorAddedAnswer",
    errors: [409],
  },
  "POST /store/metal-me/second-factor/recovery-codes": {
    summary: "New recovery codes",
    answer: "RecoveryCodesAnswer",
    errors: [409],
  },
  "POST /store/metal-me/second-factor/remove": {
    summary: "Switch the second factor off",
    answer: "SecondFactorAnswer",
    errors: [409],
  },
  "POST /store/metal-sign-ins": {
    summary: "Sign in by the proof of another site",
    answer: "ProviderSignInAnswer",
    errors: [401, 403, 503],
  },
  "GET /store/metal-me/sign-ins": { summary: "How the buyer may sign in, and the latest sign-ins", answer: "SignInsAnswer" },
  "POST /store/metal-me/registration": {
    summary: "Complete the account another site's word has made",
    answer: "VerifiedAnswer",
    errors: [409],
  },
  "POST /store/metal-registrations": {
    summary: "Register a buyer",
    answer: "MailSentAnswer",
    status: [202],
  },
  "POST /store/metal-registrations/resend": {
    summary: "Send the link that verifies an address again",
    answer: "MailSentAnswer",
    status: [202],
  },
  "POST /store/metal-registrations/verify": {
    summary: "Verify an e-mail address by its mailed token",
    answer: "VerifiedAnswer",
    errors: [404, 409],
  },
  "POST /store/metal-registrations/resubmit": {
    summary: "Ask again after a rejection",
    answer: "VerifiedAnswer",
    errors: [404, 409],
  },
  "POST /store/metal-passwords/forgot": {
    summary: "Send a link that resets the password",
    answer: "MailSentAnswer",
    status: [202],
  },
  "POST /store/metal-passwords/reset": {
    summary: "Choose a new password by a mailed token",
    answer: z.object({ changed: z.literal(true) }),
    errors: [404, 409],
  },
}
