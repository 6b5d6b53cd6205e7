import type { VerificationRequestType } from "@billet/backend/contract"
import { generateEntityId } from "@medusajs/framework/utils"
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"

export type RequestToOpen = {
  buyerId: string
  type: VerificationRequestType
  email: string
  companyName: string | null
  jobTitle: string | null
  reason?: string | null
  companyId?: string | null
  details?: object | null
}

/** Opens a request, or finds the one of this kind the buyer has open already. Answers its id. */
export async function openRequest(sql: SqlEntityManager, request: RequestToOpen): Promise<{ id: string; isNew: boolean }> {
  const [added]: { id: string }[] = await sql.execute(
    `insert into metal_verification_request
       (id, buyer_id, type, business_email, requested_company_name, job_title, reason_for_request, company_id, details)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?::jsonb)
     on conflict (buyer_id, type) where status in ('PENDING', 'UNDER_REVIEW') and deleted_at is null do nothing returning id`,
    [
      generateEntityId(undefined, "mver"),
      request.buyerId,
      request.type,
      request.email,
      request.companyName,
      request.jobTitle,
      request.reason ?? null,
      request.companyId ?? null,
      request.details ? JSON.stringify(request.details) : null,
    ],
  )
  if (added) return { id: added.id, isNew: true }
  const [open]: { id: string }[] = await sql.execute(
    `select id from metal_verification_request
     where buyer_id = ? and type = ? and status in ('PENDING', 'UNDER_REVIEW') and deleted_at is null`,
    [request.buyerId, request.type],
  )
  if (!open) return await openRequest(sql, request)
  return { id: open.id, isNew: false }
}
