import {
  addressLimits,
  codeLimits,
  resetLimits,
  secondFactorLimits,
  signInLimits,
  type SignInOrigin,
} from "@billet/backend/accounts"
import { readSecondFactorCode } from "@billet/backend/contract"
import type { AuthenticatedMedusaRequest, MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { METAL_SIGN_IN } from "../../modules/metal-sign-in"
import type MetalSignInService from "../../modules/metal-sign-in/service"
import { recordAudit } from "../../workflows/audit/record-audit"
import { beforeAnswer } from "./held-answer"
import { callerAddress, fingerprint } from "./caller-address"
import { HttpProblem } from "./http-problem"
import { withFacts } from "./openapi/check-facts"

const service = (req: MedusaRequest) => req.scope.resolve<MetalSignInService>(METAL_SIGN_IN)

const textOf = (body: unknown, name: string) => {
  const value = typeof body === "object" && body !== null ? Reflect.get(body, name) : undefined
  return typeof value === "string" ? value.trim().toLowerCase().slice(0, 320) : ""
}

/** Who signs in to the shop. Medusa makes a token of any word in the address. */
const PEOPLE = new Set(["customer", "user"])

/** An account, whether there is one or not. Buyers and staff have one password each, so guesses as either count together. */
const accountOf = (email: string) => fingerprint(`account:${email}`)

async function addressOf(req: MedusaRequest): Promise<string | null> {
  const address = await callerAddress(req)
  return address === null ? null : fingerprint(address)
}

export function tooManyAttempts(res: MedusaResponse, seconds: number): HttpProblem {
  res.setHeader("Retry-After", String(seconds))
  return new HttpProblem(429, "too_many_attempts", `Too many attempts: try again in ${Math.ceil(seconds / 60)} minutes`)
}

async function originOf(req: MedusaRequest, account: string): Promise<SignInOrigin> {
  const address = await addressOf(req)
  return { account, address, isKnown: await service(req).isKnown(account, address) }
}

/** The password was right, but it is not the whole sign-in. */
const asksForCode = (body: unknown) => typeof body === "object" && body !== null && Reflect.get(body, "mfa_required") === true

/** `params` as they were before the route: an error's handler has none. */
async function recordFailure(req: MedusaRequest, params: MedusaRequest["params"], email: string): Promise<void> {
  await recordAudit(req.scope, {
    action: "sign_in.failed",
    entityType: params.actor_type ?? null,
    details: { email, provider: params.auth_provider },
    ipAddress: (await callerAddress(req)) ?? req.socket.remoteAddress ?? null,
    userAgent: req.get("user-agent") ?? null,
    success: false,
    errorMessage: "Wrong e-mail address or password",
  })
}

/** Counts guesses at passwords, by account and by address, and writes each failure down; a success is given back. */
export async function signInGuard(req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction): Promise<void> {
  const { params } = req
  if (params.auth_provider !== "emailpass") return next()
  if (!PEOPLE.has(params.actor_type ?? "")) return next(new HttpProblem(404, "not_found", "There is no such route"))
  const email = textOf(req.body, "email")
  const origin = await originOf(req, accountOf(email))
  const limits = signInLimits(origin)
  const wait = await service(req).take(limits)
  if (wait > 0) return next(tooManyAttempts(res, wait))
  const settle = async (status: number, body: unknown) => {
    if (status === 200) await service(req).succeed(limits, origin.account, asksForCode(body) ? null : origin.address)
    else if (status === 401) await recordFailure(req, params, email)
  }
  beforeAnswer(res, settle, next)
  next()
}

/** Limits how often an hour one address may do something: register, try tokens and codes, or write to the desk. */
export function limitedByAddress(what: string, perHour?: number) {
  const limit = async (req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction): Promise<void> => {
    const wait = await service(req).take(addressLimits(what, await addressOf(req), perHour))
    next(wait > 0 ? tooManyAttempts(res, wait) : undefined)
  }
  return withFacts(limit, { refuses: [429] })
}

const SPENT_REASON = "This code was given before. Wait until the app shows the next one"
const SPENT = new HttpProblem(400, "invalid_data", `code: ${SPENT_REASON}`, [{ field: "code", reason: SPENT_REASON }])

async function recordWrongCode(req: MedusaRequest, identity: string): Promise<void> {
  await recordAudit(req.scope, {
    action: "sign_in.failed",
    entityType: "auth_identity",
    entityId: identity,
    details: { factor: "second" },
    ipAddress: (await callerAddress(req)) ?? req.socket.remoteAddress ?? null,
    userAgent: req.get("user-agent") ?? null,
    success: false,
    errorMessage: "Wrong code",
  })
}

/** Whether the request gives a code that was given before: one somebody saw over a shoulder opens nothing a second time. */
async function isSpent(req: MedusaRequest, identity: string): Promise<boolean> {
  const given = textOf(req.body, "code")
  if (given === "") return false
  return (await service(req).take(codeLimits(identity, fingerprint(readSecondFactorCode(given).code)))) > 0
}

/**
 * Counts guesses at the second factor, by person and by address, and writes each failure down; a success is given back. Stands
 * before everything that takes a code or, of whoever is signed in, the password.
 */
async function guardSecondFactor(req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction): Promise<void> {
  const identity = (req as Partial<AuthenticatedMedusaRequest>).auth_context?.auth_identity_id ?? ""
  const origin = await originOf(req, fingerprint(`second-factor:${identity}`))
  const limits = secondFactorLimits(origin)
  const wait = await service(req).take(limits)
  if (wait > 0) return next(tooManyAttempts(res, wait))
  const settle = async (status: number) => {
    if (status === 200) await service(req).succeed(limits, origin.account, origin.address)
    else if (status === 400) await recordWrongCode(req, identity)
  }
  beforeAnswer(res, settle, next)
  next((await isSpent(req, origin.account)) ? SPENT : undefined)
}
export const secondFactorGuard = withFacts(guardSecondFactor, { refuses: [429] })

/** Beyond so many resets of one account the answer is the same, and no mail goes out. */
export async function quietResetLimit(req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction): Promise<void> {
  const wait = await service(req).take(resetLimits(accountOf(textOf(req.body, "identifier"))))
  if (wait > 0) res.sendStatus(201)
  else next()
}
