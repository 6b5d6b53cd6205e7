"use server"

import type {
  RecoveryCodesAnswer,
  SecondFactorAddedAnswer,
  SecondFactorAnswer,
  SecondFactorSetupAnswer,
} from "@billet/backend/contract"
import { replaceToken } from "@/features/auth/replace-token"
import { getSession } from "@/features/auth/session"
import { callBackend } from "@/lib/backend"
import { buyerAddressHeaders } from "@/lib/buyer-address"
import { SIGNED_OUT } from "@/lib/problems"
import { toResult, type Result } from "@/lib/result"

/** The secret for an authenticator app; nothing changes at sign-in yet. */
export async function beginSecondFactor(password: string): Promise<Result<SecondFactorSetupAnswer>> {
  return change<SecondFactorSetupAnswer>("", { password })
}

/** Switches the second step on. Every sign-in ends, and this browser keeps its own by the new token, which it never sees. */
export async function confirmSecondFactor(code: string): Promise<Result<RecoveryCodesAnswer>> {
  const added = await change<SecondFactorAddedAnswer>("/confirm", { code })
  if (!added.ok) return added
  await replaceToken(added.data.token)
  return { ok: true, data: { recoveryCodes: added.data.recoveryCodes } }
}

export async function renewRecoveryCodes(code: string): Promise<Result<RecoveryCodesAnswer>> {
  return change<RecoveryCodesAnswer>("/recovery-codes", { code })
}

export async function removeSecondFactor(password: string, code: string): Promise<Result<SecondFactorAnswer>> {
  return change<SecondFactorAnswer>("/remove", { password, code })
}

async function change<T>(path: string, body: object): Promise<Result<T>> {
  const token = (await getSession())?.token
  if (!token) return { ok: false, problem: SIGNED_OUT }
  const headers = await buyerAddressHeaders()
  return toResult(() => callBackend<T>(`/store/metal-me/second-factor${path}`, { method: "POST", body, token, headers }))
}
