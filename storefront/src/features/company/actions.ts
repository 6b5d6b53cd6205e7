"use server"

import type { CompanyTeamAnswer, EditMemberBody, InviteColleagueBody, PurchaseRequestAnswer } from "@billet/backend/contract"
import { getSession } from "@/features/auth/session"
import { callBackend } from "@/lib/backend"
import { SIGNED_OUT } from "@/lib/problems"
import { toResult, type Result } from "@/lib/result"

type Sending = { method?: "POST" | "DELETE"; key?: string }

async function send<T>(path: string, body: unknown, { method = "POST", key }: Sending = {}): Promise<Result<T>> {
  const token = (await getSession())?.token
  if (!token) return { ok: false, problem: SIGNED_OUT }
  const headers = key ? { "idempotency-key": key } : undefined
  return await toResult(() => callBackend<T>(path, { method, body, token, headers, timeoutSeconds: 60 }))
}

const part = encodeURIComponent

export async function inviteColleague(body: InviteColleagueBody): Promise<Result<CompanyTeamAnswer>> {
  return await send("/store/metal-company/invitations", body)
}

export async function revokeInvitation(id: string): Promise<Result<unknown>> {
  return await send(`/store/metal-company/invitations/${part(id)}`, undefined, { method: "DELETE" })
}

export async function changeMember(id: string, body: EditMemberBody): Promise<Result<CompanyTeamAnswer>> {
  return await send(`/store/metal-company/members/${part(id)}`, body)
}

export async function removeMember(id: string): Promise<Result<unknown>> {
  return await send(`/store/metal-company/members/${part(id)}`, undefined, { method: "DELETE" })
}

export async function joinCompany(token: string): Promise<Result<CompanyTeamAnswer>> {
  return await send("/store/metal-invitations/accept", { token })
}

export async function approvePurchase(id: string, expectedTotal: number): Promise<Result<PurchaseRequestAnswer>> {
  // A request is approved once at a total: pressed again, or from another tab, it is the same.
  const key = `approve-${id}-${Math.round(expectedTotal * 100)}`
  return await send(`/store/metal-purchase-requests/${part(id)}/approve`, { expectedTotal }, { key })
}

export async function refusePurchase(id: string, reason: string): Promise<Result<PurchaseRequestAnswer>> {
  return await send(`/store/metal-purchase-requests/${part(id)}/refuse`, { reason })
}

export async function withdrawPurchase(id: string): Promise<Result<PurchaseRequestAnswer>> {
  return await send(`/store/metal-purchase-requests/${part(id)}/withdraw`, {})
}
