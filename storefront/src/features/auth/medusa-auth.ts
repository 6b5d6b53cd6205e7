import "server-only"
import { readSecondFactorCode, type BuyerView } from "@billet/backend/contract"
import { callBackend } from "@/lib/backend"
import { BackendError } from "@/lib/backend-error"
import { buyerAddressHeaders } from "@/lib/buyer-address"
import { WrongCode } from "./sign-in-errors"
import type { SessionUser } from "./session-types"

type FirstStep = { token: string; mfa_challenge?: { id: string } }

/**
 * Exchanges e-mail and password for Medusa's token. Addresses are kept in lower case. With a `challengeId` the token opens
 * nothing but that challenge.
 */
export async function signInAtMedusa(email: string, password: string): Promise<{ token: string; challengeId: string | null }> {
  const answer = await callBackend<FirstStep>("/auth/customer/emailpass", {
    method: "POST",
    body: { email: email.toLowerCase(), password },
    headers: await buyerAddressHeaders(),
  })
  return { token: answer.token, challengeId: answer.mfa_challenge?.id ?? null }
}

/** Medusa's token for the second step: a code of the authenticator app or a recovery code. */
export async function answerChallenge(token: string, challengeId: string, code: string): Promise<string> {
  try {
    const path = `/auth/mfa/challenges/${encodeURIComponent(challengeId)}/verify`
    const headers = await buyerAddressHeaders()
    const body = readSecondFactorCode(code)
    return (await callBackend<{ token: string }>(path, { method: "POST", token, body, headers })).token
  } catch (error) {
    throw error instanceof BackendError && error.status === 400 ? new WrongCode() : error
  }
}

/** A fresh token for one that is still valid. */
export async function renewToken(token: string): Promise<string> {
  const answer = await callBackend<{ token: string }>("/auth/token/refresh", { method: "POST", token })
  return answer.token
}

export function getBuyer(token: string): Promise<BuyerView> {
  return callBackend<BuyerView>("/store/metal-me", { token })
}

/** The account was closed, the password changed, or its owner signed out everywhere: the backend takes this token no more. */
export function isEntryRefused(error: unknown): boolean {
  return error instanceof BackendError && (error.type === "access_denied" || error.status === 401)
}

export function toSessionUser(buyer: BuyerView): SessionUser {
  return {
    id: buyer.id,
    name: `${buyer.firstName} ${buyer.lastName}`.trim() || buyer.email,
    email: buyer.email,
    regionCode: buyer.regionCode,
    companyName: buyer.company?.name ?? null,
    canSeePrices: buyer.canSeePrices,
    canOrder: buyer.canOrder,
  }
}
