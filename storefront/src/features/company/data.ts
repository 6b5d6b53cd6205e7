import "server-only"
import type { CompanyTeamAnswer, InvitationView, PurchaseRequestListAnswer } from "@billet/backend/contract"
import { callBackend } from "@/lib/backend"
import { BackendError } from "@/lib/backend-error"
import { toResult, type Result } from "@/lib/result"

/** The buyer's company and its people; null for somebody who belongs to none. */
export async function getTeam(token: string): Promise<CompanyTeamAnswer | null> {
  try {
    return await callBackend<CompanyTeamAnswer>("/store/metal-company", { token })
  } catch (error) {
    if (error instanceof BackendError && (error.status === 404 || error.type === "no_buyer_profile")) return null
    throw error
  }
}

export async function getPurchaseRequests(token: string): Promise<PurchaseRequestListAnswer["requests"]> {
  const { requests } = await callBackend<PurchaseRequestListAnswer>("/store/metal-purchase-requests", { token })
  return requests
}

/** Who invites whom, without using the link up. */
export async function lookAtInvitation(token: string): Promise<Result<InvitationView>> {
  return await toResult(() => callBackend<InvitationView>("/store/metal-invitations/look", { method: "POST", body: { token } }))
}
