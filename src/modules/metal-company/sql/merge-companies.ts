import { mergeCompanies, type MergingCompany } from "@billet/backend/accounts"
import { MedusaError } from "@medusajs/framework/utils"
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { lockToChange } from "./edit-company"

/** The versions are those of the preview that somebody read. */
export type CompanyMerge = { fromId: string; fromVersion: number; intoId: string; intoVersion: number }
/** What a merge finds of the company that goes, in this module's tables. */
export type MergeFindings = {
  people: number
  addresses: number
  domains: number
  openRequests: number
  purchaseRequests: number
  demoted: number
  invitations: number
}

const COLUMNS = `credit_limit_cents as "creditLimitCents", terms_days as "termsDays", open_balance_cents as "openBalanceCents",
  credit_hold as "creditHold", requires_approval as "requiresApproval", phone, website, industry, description, logo,
  vulcan_id as "vulcanId", customer_since as "customerSince", customer_segment as "customerSegment",
  tax_exempt_until as "taxExemptUntil", tax_certificate as "taxCertificate"`

const HAS_ADMIN = "exists (select 1 from metal_buyer where company_id = ? and company_role = 'ADMIN' and deleted_at is null)"

/** What would go over from one company to another. */
export async function findToMerge(sql: SqlEntityManager, fromId: string, intoId: string): Promise<MergeFindings> {
  const count = (table: string, more = "") =>
    `(select count(*)::int from ${table} where company_id = f.id and deleted_at is null ${more})`
  const [found]: MergeFindings[] = await sql.execute(
    `select ${count("metal_buyer")} as people,
       (select count(*)::int from metal_buyer_address a join metal_buyer b on b.id = a.buyer_id
        where b.company_id = f.id and a.deleted_at is null and b.deleted_at is null) as addresses,
       ${count("metal_trusted_domain")} as domains,
       ${count("metal_verification_request", "and status in ('PENDING', 'UNDER_REVIEW')")} as "openRequests",
       ${count("metal_purchase_request", "and status = 'WAITING'")} as "purchaseRequests",
       case when ${HAS_ADMIN} then ${count("metal_buyer", "and company_role = 'ADMIN'")} else 0 end as demoted,
       ${count("metal_company_invitation", "and accepted_at is null and revoked_at is null")} as invitations
     from metal_company f where f.id = ?`,
    [intoId, fromId],
  )
  if (!found) throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such company")
  return found
}

/** Locked in the order of their ids, so that merges the other way round wait for each other instead of forever. */
async function lockBoth(sql: SqlEntityManager, merge: CompanyMerge): Promise<void> {
  const both = [
    { id: merge.fromId, version: merge.fromVersion },
    { id: merge.intoId, version: merge.intoVersion },
  ].sort((a, b) => (a.id < b.id ? -1 : 1))
  for (const { id, version } of both) await lockToChange(sql, id, version)
}

async function facts(sql: SqlEntityManager, id: string): Promise<MergingCompany & { isActive: boolean }> {
  const [row]: (MergingCompany & { isActive: boolean })[] = await sql.execute(
    `select ${COLUMNS}, is_active as "isActive" from metal_company where id = ?`,
    [id],
  )
  if (!row) throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such company")
  return row
}

async function keep(sql: SqlEntityManager, intoId: string, after: MergingCompany): Promise<void> {
  await sql.execute(
    `update metal_company set credit_limit_cents = ?, terms_days = ?, open_balance_cents = ?, credit_hold = ?,
       requires_approval = ?, phone = ?, website = ?, industry = ?, description = ?, logo = ?, vulcan_id = ?, customer_since = ?,
       customer_segment = ?, tax_exempt_until = ?, tax_certificate = ?, version = version + 1, updated_at = now() where id = ?`,
    [
      ...[after.creditLimitCents, after.termsDays, after.openBalanceCents, after.creditHold, after.requiresApproval],
      ...[after.phone, after.website, after.industry, after.description, after.logo, after.vulcanId, after.customerSince],
      ...[after.customerSegment, after.taxExemptUntil, after.taxCertificate, intoId],
    ],
  )
}

/** The company that goes is closed and owes nothing any more; what was merged into it before points past it. */
async function close(sql: SqlEntityManager, { fromId, intoId }: CompanyMerge): Promise<void> {
  await sql.execute(
    `update metal_company set is_active = false, merged_into_id = ?, open_balance_cents = 0, version = version + 1,
       updated_at = now() where id = ?`,
    [intoId, fromId],
  )
  await sql.execute("update metal_company set merged_into_id = ? where merged_into_id = ?", [intoId, fromId])
}

/** Administrators come over as buyers where the company that stays has administrators: nobody gains power over others. */
async function movePeople(sql: SqlEntityManager, { fromId, intoId }: CompanyMerge): Promise<void> {
  await sql.execute(
    `update metal_buyer set company_id = ?, updated_at = now(),
       company_role = case when company_role = 'ADMIN' and ${HAS_ADMIN} then 'BUYER' else company_role end
     where company_id = ?`,
    [intoId, intoId, fromId],
  )
}

const FOLLOWING = [
  "metal_trusted_domain",
  "metal_credit_entry",
  "metal_account_receipt",
  "metal_spending_entry",
  "metal_purchase_request",
  "metal_verification_request",
] as const

async function moveRows(sql: SqlEntityManager, { fromId, intoId }: CompanyMerge): Promise<void> {
  await sql.execute(
    `update metal_company_invitation set revoked_at = now(), updated_at = now()
     where company_id = ? and accepted_at is null and revoked_at is null`,
    [fromId],
  )
  for (const table of FOLLOWING) await sql.execute(`update ${table} set company_id = ? where company_id = ?`, [intoId, fromId])
  await sql.execute("update metal_company_suggestion set suggested_company_id = ? where suggested_company_id = ?", [
    intoId,
    fromId,
  ])
  await sql.execute("update metal_company_suggestion set final_company_id = ? where final_company_id = ?", [intoId, fromId])
}

/**
 * Makes two companies one, in the tables of this module; the caller moves what other modules keep, in the same transaction.
 * Answers what went over.
 */
export async function mergeCompanyRows(sql: SqlEntityManager, merge: CompanyMerge): Promise<MergeFindings> {
  await lockBoth(sql, merge)
  const into = await facts(sql, merge.intoId)
  if (!into.isActive) throw new MedusaError(MedusaError.Types.INVALID_DATA, "This company is closed", "field:into")
  const found = await findToMerge(sql, merge.fromId, merge.intoId)
  await keep(sql, merge.intoId, mergeCompanies(await facts(sql, merge.fromId), into).after)
  await movePeople(sql, merge)
  await moveRows(sql, merge)
  await close(sql, merge)
  return found
}

/**
 * The company that stands for one now: itself, or the one it was merged into. It cannot be merged before the transaction ends,
 * so that what is written with the answer goes over with the rest.
 */
export async function standingCompany(sql: SqlEntityManager, id: string): Promise<string> {
  const [row]: { id: string }[] = await sql.execute(
    "select coalesce(merged_into_id, id) as id from metal_company where id = ? for key share",
    [id],
  )
  return row?.id ?? id
}
