import { generateEntityId } from "@medusajs/framework/utils"
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { openRequest, type RequestToOpen } from "./open-request"

export type PossibleCompany = { companyId: string; confidence: number }
export type LinkingToOpen = Omit<RequestToOpen, "type"> & {
  companyName: string
  address: object | null
  matches: PossibleCompany[]
}

/** Asks the staff which company a buyer means, with the companies it may be. Asked again, the newest words count. */
export async function openLinking(sql: SqlEntityManager, linking: LinkingToOpen): Promise<string> {
  const { id } = await openRequest(sql, { ...linking, type: "COMPANY_LINKING" })
  const [best] = linking.matches
  await sql.execute("update metal_verification_request set requested_company_name = ?, updated_at = now() where id = ?", [
    linking.companyName,
    id,
  ])
  await sql.execute(
    `insert into metal_company_suggestion (id, request_id, buyer_id, user_provided_company_name, user_provided_address,
       suggested_company_id, potential_matches, confidence, needs_review)
     values (?, ?, ?, ?, ?::jsonb, ?, ?::jsonb, ?, ?)
     on conflict (request_id) where deleted_at is null do update set
       user_provided_company_name = excluded.user_provided_company_name, user_provided_address = excluded.user_provided_address,
       suggested_company_id = excluded.suggested_company_id, potential_matches = excluded.potential_matches,
       confidence = excluded.confidence, needs_review = excluded.needs_review, updated_at = now()`,
    [
      generateEntityId(undefined, "msug"),
      id,
      linking.buyerId,
      linking.companyName,
      linking.address ? JSON.stringify(linking.address) : null,
      best?.companyId ?? null,
      JSON.stringify(linking.matches),
      best?.confidence ?? 0,
      (best?.confidence ?? 0) < 0.9,
    ],
  )
  return id
}
