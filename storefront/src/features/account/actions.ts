"use server"

import type { CompleteRegistrationInput, ProfileBody, ProfileView, VerifiedAnswer } from "@billet/backend/contract"
import { getSession } from "@/features/auth/session"
import { callBackend } from "@/lib/backend"
import { SIGNED_OUT } from "@/lib/problems"
import { toResult, type Result } from "@/lib/result"

export async function saveProfile(body: ProfileBody): Promise<Result<ProfileView>> {
  const token = (await getSession())?.token
  if (!token) return { ok: false, problem: SIGNED_OUT }
  return toResult(() => callBackend<ProfileView>("/store/metal-me/profile", { method: "POST", body, token }))
}

export async function completeRegistration(body: CompleteRegistrationInput): Promise<Result<VerifiedAnswer>> {
  const token = (await getSession())?.token
  if (!token) return { ok: false, problem: SIGNED_OUT }
  return toResult(() => callBackend<VerifiedAnswer>("/store/metal-me/registration", { method: "POST", body, token }))
}

export async function signOutEverywhere(): Promise<Result<{ signedOut: true }>> {
  const token = (await getSession())?.token
  if (!token) return { ok: false, problem: SIGNED_OUT }
  return toResult(() => callBackend<{ signedOut: true }>("/store/metal-me/sign-out", { method: "POST", body: {}, token }))
}
