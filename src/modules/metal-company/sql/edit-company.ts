import type { CompanyFacts } from "@billet/backend/contract"
import { MedusaError } from "@medusajs/framework/utils"
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { matchKeysOf } from "../match-keys"
import { grantTerms } from "./apply-for-credit"

export type CompanyEdit = {
  id: string
  /** The one the form was opened at. */
  version: number
  facts?: CompanyFacts
  credit?: { terms: { limitCents: number; days: number } | null; hold: boolean }
}
type Row = { version: number; merged_into_id: string | null; credit_limit_cents: number | null }

/** Locks a company that is to be changed; throws when it is gone, was merged or changed since the form was opened. */
export async function lockToChange(sql: SqlEntityManager, id: string, version: number): Promise<Row> {
  const [row]: Row[] = await sql.execute(
    "select version, merged_into_id, credit_limit_cents from metal_company where id = ? and deleted_at is null for update",
    [id],
  )
  if (!row) throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such company")
  if (row.merged_into_id)
    throw new MedusaError(MedusaError.Types.NOT_ALLOWED, "This company was merged into another one", "company_merged")
  if (row.version !== version)
    throw new MedusaError(
      MedusaError.Types.CONFLICT,
      "Somebody has changed this company since you opened it. Load it again.",
      "stale_version",
    )
  return row
}

async function saveFacts(sql: SqlEntityManager, id: string, facts: CompanyFacts): Promise<void> {
  const { name, address, phone, website, industry, vulcanId, isVerified, requiresApproval, isActive } = facts
  const { taxExemptUntil, taxCertificate } = facts
  const { line1, line2, city, state, postalCode, country } = address
  const keys = matchKeysOf({ name, website, postal_code: postalCode, country })
  await sql.execute(
    `update metal_company set name = ?, line1 = ?, line2 = ?, city = ?, state = ?, postal_code = ?, country = ?, phone = ?,
       website = ?, industry = ?, vulcan_id = ?, is_verified = ?, requires_approval = ?, is_active = ?,
       tax_exempt_until = ?, tax_certificate = ?, name_key = ?, place_key = ?, website_domain = ? where id = ?`,
    [
      ...[name, line1, line2 ?? null, city, state ?? null, postalCode, country, phone ?? null, website ?? null],
      ...[industry ?? null, vulcanId ?? null, isVerified, requiresApproval, isActive],
      ...[taxExemptUntil ?? null, taxCertificate ?? null],
      ...[keys.name_key, keys.place_key, keys.website_domain, id],
    ],
  )
}

async function saveCredit(sql: SqlEntityManager, id: string, before: Row, credit: NonNullable<CompanyEdit["credit"]>) {
  const { terms, hold } = credit
  if (terms && before.credit_limit_cents === null) await grantTerms(sql, id, terms)
  await sql.execute("update metal_company set credit_limit_cents = ?, terms_days = ?, credit_hold = ? where id = ?", [
    terms?.limitCents ?? null,
    terms?.days ?? null,
    hold,
    id,
  ])
}

/** Changes a company's facts, its credit or both; of two edits of one version the second is refused. */
export async function editCompany(sql: SqlEntityManager, { id, version, facts, credit }: CompanyEdit): Promise<void> {
  const before = await lockToChange(sql, id, version)
  if (facts) await saveFacts(sql, id, facts)
  if (credit) await saveCredit(sql, id, before, credit)
  await sql.execute("update metal_company set version = version + 1, updated_at = now() where id = ?", [id])
}
