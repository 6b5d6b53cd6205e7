"use server"

import type { MailSentAnswer, RegistrationInput, VerifiedAnswer } from "@billet/backend/contract"
import { callBackend } from "@/lib/backend"
import { buyerAddressHeaders } from "@/lib/buyer-address"
import { toResult, type Result } from "@/lib/result"

const post = <T>(path: string, body: unknown) =>
  toResult(async () => callBackend<T>(`/store/${path}`, { method: "POST", body, headers: await buyerAddressHeaders() }))

/** What a visitor may ask for about an account. Nothing here needs or makes a session. */
export async function register(body: RegistrationInput): Promise<Result<MailSentAnswer>> {
  return post("metal-registrations", body)
}

export async function confirmAddress(token: string): Promise<Result<VerifiedAnswer>> {
  return post("metal-registrations/verify", { token })
}

export async function resendConfirmation(email: string): Promise<Result<MailSentAnswer>> {
  return post("metal-registrations/resend", { email })
}

export async function askAgain(token: string, reason: string): Promise<Result<VerifiedAnswer>> {
  return post("metal-registrations/resubmit", { token, reason })
}

export async function forgotPassword(email: string): Promise<Result<MailSentAnswer>> {
  return post("metal-passwords/forgot", { email })
}

export async function resetPassword(token: string, password: string): Promise<Result<{ changed: true }>> {
  return post("metal-passwords/reset", { token, password })
}
