import "./no-eval"
import { z } from "zod"
import { ProfileSchema } from "./profile-schema"
import { ConsentsSchema, RegistrationConsentsSchema } from "./registration-schema"

/** Other sites whose word the shop may take for who somebody is. "oidc" is the one the settings name by its issuer. */
export const SIGN_IN_PROVIDERS = ["google", "github", "oidc"] as const
export type SignInProvider = (typeof SIGN_IN_PROVIDERS)[number]

const MAX_PROOF = 16_000

/**
 * Body of `POST /store/metal-sign-ins`. `proof` is the provider's id token, or GitHub's access token: nothing else the caller
 * says of a person is believed.
 */
export const ProviderSignInBodySchema = z.strictObject({
  provider: z.enum(SIGN_IN_PROVIDERS, { error: "There is no such provider" }),
  proof: z.string({ error: "The proof is missing" }).min(1, "The proof is missing").max(MAX_PROOF, "The proof is too long"),
})
export type ProviderSignInBody = z.input<typeof ProviderSignInBodySchema>

/** With a challenge the token opens nothing but that one: the account asks for a code besides. */
export type ProviderSignInAnswer = { token: string; challengeId: string | null }

/** Body of `POST /store/metal-me/registration`: what a registration has besides the address and the password. */
export const CompleteRegistrationBodySchema = ProfileSchema.safeExtend({
  ...ConsentsSchema.shape,
  ...RegistrationConsentsSchema.shape,
})
export type CompleteRegistrationInput = z.input<typeof CompleteRegistrationBodySchema>
export type CompleteRegistration = z.output<typeof CompleteRegistrationBodySchema>

/** Answer of `GET /store/metal-me/sign-ins`: how the buyer may sign in, and the latest sign-ins, the newest first. */
export type SignInsAnswer = {
  /** False for an account that was made by a provider and has set no password. */
  hasPassword: boolean
  providers: SignInProvider[]
  signIns: SignInRecordView[]
}

/** One sign-in. `provider` is "password" or whose word was taken; `address` and `agent` are null where nobody said. */
export type SignInRecordView = {
  /** ISO time. */
  at: string
  provider: "password" | SignInProvider
  address: string | null
  agent: string | null
}
