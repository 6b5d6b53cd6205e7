import { addressLimits, proofLimits, type ProviderPerson } from "@billet/backend/accounts"
import type { ProviderSignInAnswer, ProviderSignInBody, SignInProvider } from "@billet/backend/contract"
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { Modules } from "@medusajs/framework/utils"
import { generateJwtTokenWithChecks } from "@medusajs/medusa/api/auth/utils/generate-jwt-token"
import { METAL_PROVIDER_SIGN_IN } from "../../modules/metal-provider-sign-in"
import type MetalProviderSignInService from "../../modules/metal-provider-sign-in/service"
import { proofRefused } from "../../modules/metal-provider-sign-in/provider-problem"
import { METAL_SIGN_IN } from "../../modules/metal-sign-in"
import type MetalSignInService from "../../modules/metal-sign-in/service"
import { enterByProvider } from "../../workflows/accounts/lib/enter-by-provider"
import { recordAudit } from "../../workflows/audit/record-audit"
import { messageOf } from "../../workflows/shared/message-of"
import { callerAddress, fingerprint } from "./caller-address"
import { beforeAnswer } from "./held-answer"
import { withFacts } from "./openapi/check-facts"
import { tooManyAttempts } from "./sign-in-guard"

const signIns = (req: MedusaRequest) => req.scope.resolve<MetalSignInService>(METAL_SIGN_IN)
const providers = (req: MedusaRequest) => req.scope.resolve<MetalProviderSignInService>(METAL_PROVIDER_SIGN_IN)

/** Counts proofs that are tried, by address; one that was good is given back. */
async function guardProofs(req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction): Promise<void> {
  const address = await callerAddress(req)
  const limits = addressLimits("proof", address === null ? null : fingerprint(address))
  const wait = await signIns(req).take(limits)
  if (wait > 0) return next(tooManyAttempts(res, wait))
  beforeAnswer(res, (status) => (status === 200 ? signIns(req).giveBack(limits) : Promise.resolve()), next)
  next()
}
export const proofGuard = withFacts(guardProofs, { refuses: [429] })

/** A sign-in for whom a provider's proof is of. What is refused is written down. */
export async function signInByProvider(
  req: MedusaRequest,
  { provider, proof }: ProviderSignInBody,
): Promise<ProviderSignInAnswer> {
  let person: ProviderPerson | null = null
  try {
    person = await personOf(req, provider, proof)
    const { authIdentityId } = await enterByProvider(req.scope, person)
    return await tokenOf(req, authIdentityId, provider)
  } catch (error) {
    await recordRefusal(req, { provider, email: person?.email ?? null }, messageOf(error))
    throw error
  }
}

/** A proof is good once, also when it is given twice at the same moment. */
async function personOf(req: MedusaRequest, provider: SignInProvider, proof: string): Promise<ProviderPerson> {
  const { person, once } = await providers(req).prove(provider, proof)
  if ((await signIns(req).take(proofLimits(fingerprint(`${provider} ${once}`)))) > 0) throw proofRefused()
  await providers(req).spend(provider, proof)
  return person
}

/** As Medusa answers a sign-in of its own, so that an account with a second factor asks for its code here too. */
async function tokenOf(req: MedusaRequest, id: string, provider: SignInProvider): Promise<ProviderSignInAnswer> {
  const { authIdentity, mfaChallenge } = await req.scope
    .resolve(Modules.AUTH)
    .validateAuthIdentity(id, provider, { relations: ["provider_identities"] })
  if (!authIdentity) throw proofRefused()
  const made = await generateJwtTokenWithChecks(req.scope, {
    ...{ authIdentity, mfaChallenge, actorType: "customer", authProvider: provider },
  })
  return { token: made.token, challengeId: mfaChallenge?.id ?? null }
}

type Tried = { provider: SignInProvider; email: string | null }

async function recordRefusal(req: MedusaRequest, details: Tried, errorMessage: string): Promise<void> {
  await recordAudit(req.scope, {
    action: "sign_in.failed",
    entityType: "customer",
    details,
    ipAddress: (await callerAddress(req)) ?? req.socket.remoteAddress ?? null,
    userAgent: req.get("user-agent") ?? null,
    success: false,
    errorMessage,
  })
}
