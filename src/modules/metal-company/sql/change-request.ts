import type { VerificationRequestStatus } from "@billet/backend/contract"
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"

export type RequestChange = {
  id: string
  from: VerificationRequestStatus
  to: VerificationRequestStatus
  reviewedBy: string | null
  notes: string | null
}

/** Moves a request on in one conditional statement; false when somebody else was faster. */
export async function changeRequest(sql: SqlEntityManager, change: RequestChange): Promise<boolean> {
  const changed: unknown[] = await sql.execute(
    `update metal_verification_request set status = ?, reviewed_by = ?, reviewed_at = now(), review_notes = ?,
       admin_decision = case when ? in ('APPROVED', 'REJECTED') then ? end, updated_at = now()
     where id = ? and status = ? and deleted_at is null returning id`,
    [change.to, change.reviewedBy, change.notes, change.to, change.to, change.id, change.from],
  )
  return changed.length > 0
}
