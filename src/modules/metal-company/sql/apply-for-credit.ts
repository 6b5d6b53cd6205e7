import { generateEntityId, MedusaError } from "@medusajs/framework/utils"
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { adminAtWork } from "./company-row"
import { openRequest } from "./open-request"

export type RequestFile = { file_name: string; file_size: number; file_type: string; content: string }
export type CreditApplication = {
  companyId: string
  companyName: string
  actorId: string
  email: string
  reason: string
  limitCents: number
  days: number
  files: RequestFile[]
}

/** Asks the staff for terms, for a company that has no application open; two administrators at once ask once. */
export async function applyForCredit(sql: SqlEntityManager, one: CreditApplication): Promise<string> {
  await adminAtWork(sql, one.companyId, one.actorId)
  const open: unknown[] = await sql.execute(
    `select id from metal_verification_request where company_id = ? and type = 'CREDIT_APPLICATION'
       and status in ('PENDING', 'UNDER_REVIEW') and deleted_at is null`,
    [one.companyId],
  )
  if (open.length)
    throw new MedusaError(MedusaError.Types.NOT_ALLOWED, "Your company's application is being looked at already", "request_open")
  const { actorId: buyerId, email, companyName, companyId, reason, limitCents, days } = one
  const details = { limitCents, days }
  const asked = { buyerId, email, companyName, companyId, reason, jobTitle: null, details }
  const { id } = await openRequest(sql, { ...asked, type: "CREDIT_APPLICATION" })
  for (const file of one.files)
    await sql.execute(
      "insert into metal_request_attachment (id, request_id, file_name, file_size, file_type, content) values (?, ?, ?, ?, ?, ?)",
      [generateEntityId(undefined, "mratt"), id, file.file_name, file.file_size, file.file_type, file.content],
    )
  return id
}

/** Terms that were granted: the company may order on account at once, and so may each approved buyer of it. */
export async function grantTerms(
  sql: SqlEntityManager,
  companyId: string,
  terms: { limitCents: number; days: number },
): Promise<void> {
  await sql.execute("update metal_company set credit_limit_cents = ?, terms_days = ?, updated_at = now() where id = ?", [
    terms.limitCents,
    terms.days,
    companyId,
  ])
  await sql.execute(
    `update metal_buyer set access_level = 'PREMIUM', updated_at = now()
     where company_id = ? and account_status = 'APPROVED' and access_level = 'STANDARD' and deleted_at is null`,
    [companyId],
  )
}
