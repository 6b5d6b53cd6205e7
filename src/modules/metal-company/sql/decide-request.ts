import { canChangeVerification } from "@billet/backend/accounts"
import type { PostalAddress, VerificationRequestStatus, VerificationRequestType } from "@billet/backend/contract"
import { generateEntityId, MedusaError } from "@medusajs/framework/utils"
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { matchKeysOf } from "../match-keys"
import { grantTerms } from "./apply-for-credit"
import { changeRequest } from "./change-request"
import { joinCompany } from "./join-company"

export type NewCompany = { name: string; address: PostalAddress; phone: string | null }
export type CompanyOfDecision = { id: string } | { create: NewCompany } | null
export type Decision = {
  requestId: string
  to: Exclude<VerificationRequestStatus, "PENDING">
  actorId: string
  notes: string | null
  company: CompanyOfDecision
  /** What an approved credit application gives. */
  terms: { limitCents: number; days: number } | null
}
export type Decided = { type: VerificationRequestType; buyerId: string; companyId: string | null }

type Request = {
  status: VerificationRequestStatus
  type: VerificationRequestType
  buyerId: string
  email: string
  companyId: string | null
}

function conflict(message: string): MedusaError {
  return new MedusaError(MedusaError.Types.NOT_ALLOWED, message, "request_decided")
}

async function lockRequest(sql: SqlEntityManager, id: string): Promise<Request> {
  const [request]: Request[] = await sql.execute(
    `select status, type, buyer_id as "buyerId", business_email as email, company_id as "companyId"
     from metal_verification_request where id = ? and deleted_at is null for update`,
    [id],
  )
  if (!request) throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such request")
  return request
}

async function companyOf(sql: SqlEntityManager, company: CompanyOfDecision): Promise<string | null> {
  if (!company) return null
  if ("create" in company) return await addCompany(sql, company.create)
  const [known]: { id: string }[] = await sql.execute(
    "select id from metal_company where id = ? and is_active and merged_into_id is null and deleted_at is null",
    [company.id],
  )
  if (!known) throw new MedusaError(MedusaError.Types.INVALID_DATA, "There is no such company", "field:company.companyId")
  return known.id
}

async function addCompany(sql: SqlEntityManager, { name, address, phone }: NewCompany): Promise<string> {
  const id = generateEntityId(undefined, "mco")
  const { line1, line2 = null, city, state = null, postalCode, country } = address
  const keys = matchKeysOf({ name, postal_code: postalCode, country })
  await sql.execute(
    `insert into metal_company (id, name, line1, line2, city, state, postal_code, country, phone, is_verified, name_key, place_key)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, true, ?, ?)`,
    [id, name, line1, line2, city, state, postalCode, country, phone, keys.name_key, keys.place_key],
  )
  return id
}

async function link(sql: SqlEntityManager, buyerId: string, namedId: string, decision: Decision): Promise<string> {
  const companyId = await joinCompany(sql, buyerId, namedId)
  await sql.execute(
    `update metal_verification_request set status = 'APPROVED', admin_decision = 'APPROVED', company_id = ?, reviewed_by = ?,
       reviewed_at = now(), updated_at = now()
     where buyer_id = ? and type = 'COMPANY_LINKING' and status in ('PENDING', 'UNDER_REVIEW')`,
    [companyId, decision.actorId, buyerId],
  )
  await sql.execute(
    `update metal_company_suggestion set status = 'APPROVED', final_company_id = ?, reviewed_by = ?, reviewed_at = now(),
       review_notes = ?, updated_at = now() where buyer_id = ? and status in ('PENDING', 'UNDER_REVIEW')`,
    [companyId, decision.actorId, decision.notes, buyerId],
  )
  return companyId
}

async function decideAccount(sql: SqlEntityManager, buyerId: string, { to, actorId, notes }: Decision): Promise<void> {
  const changed: unknown[] = await sql.execute(
    to === "APPROVED"
      ? `update metal_buyer set account_status = 'APPROVED', access_level = 'STANDARD', approved_by = ?, approved_at = now(),
           rejection_reason = ?, updated_at = now() where id = ? and account_status = 'PENDING_APPROVAL' returning id`
      : `update metal_buyer set account_status = 'REJECTED', approved_by = ?, rejection_reason = ?, updated_at = now()
         where id = ? and account_status = 'PENDING_APPROVAL' returning id`,
    [to === "APPROVED" ? actorId : null, to === "APPROVED" ? null : notes, buyerId],
  )
  if (!changed.length) throw conflict("The account does not wait for approval any more")
}

async function trustDomain(sql: SqlEntityManager, { buyerId, email }: Request, actorId: string): Promise<void> {
  await sql.execute(
    `insert into metal_trusted_domain (id, domain, company_id, added_by)
     select ?, ?, b.company_id, ? from metal_buyer b where b.id = ? on conflict do nothing`,
    [generateEntityId(undefined, "mdom"), email.slice(email.lastIndexOf("@") + 1), actorId, buyerId],
  )
}

/**
 * Takes a request to its next status, with all that follows from it, in one transaction: of two decisions at once the second
 * finds it decided.
 */
export async function decideRequest(sql: SqlEntityManager, decision: Decision): Promise<Decided> {
  const { requestId, to, actorId, notes } = decision
  const request = await lockRequest(sql, requestId)
  const { type, buyerId, status } = request
  if (!canChangeVerification(status, to)) throw conflict("Somebody has decided this request already")
  await changeRequest(sql, { id: requestId, from: status, to, reviewedBy: actorId, notes })
  if (to === "UNDER_REVIEW") return { type, buyerId, companyId: null }
  if (type === "ACCOUNT_VERIFICATION") await decideAccount(sql, buyerId, decision)
  const named = to === "APPROVED" ? await companyOf(sql, decision.company) : null
  const companyId = named && (await link(sql, buyerId, named, decision))
  if (type === "COMPANY_LINKING") await closeSuggestion(sql, decision)
  if (type === "CREDIT_APPLICATION" && decision.terms && request.companyId && to === "APPROVED")
    await grantTerms(sql, request.companyId, decision.terms)
  if (type === "DOMAIN_VERIFICATION" && to === "APPROVED") await trustDomain(sql, request, actorId)
  return { type, buyerId, companyId }
}

async function closeSuggestion(sql: SqlEntityManager, { requestId, to, actorId, notes }: Decision): Promise<void> {
  await sql.execute(
    `update metal_company_suggestion set status = ?, reviewed_by = ?, reviewed_at = now(), review_notes = ?, updated_at = now()
     where request_id = ? and status in ('PENDING', 'UNDER_REVIEW')`,
    [to, actorId, notes, requestId],
  )
}
