import type { InferTypeOf } from "@medusajs/framework/types"
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import type { Buyer } from "../models/buyer"
import type { Company } from "../models/company"
import { namedQuery } from "../../shared/named-query"

type BuyerModel = InferTypeOf<typeof Buyer>
const COLUMNS = [
  ...(["id", "account_status", "access_level", "region_code", "is_active", "email_verified_at", "company_role"] as const),
  "sessions_valid_from",
] as const
export type BuyerCompany = Omit<
  InferTypeOf<typeof Company>,
  "buyers" | "trusted_domains" | "created_at" | "updated_at" | "deleted_at"
>
export type BuyerRow = Pick<BuyerModel, (typeof COLUMNS)[number]> & { company: BuyerCompany | null }

/** A customer as the trade knows them, with their company: asked for at every request of a signed-in buyer. */
export async function readBuyer(sql: SqlEntityManager, customerId: string): Promise<BuyerRow | null> {
  const [row] = await namedQuery<BuyerRow>(
    sql,
    "read-buyer",
    `select ${COLUMNS.map((column) => `b.${column}`).join(", ")}, to_json(c) as company
     from metal_buyer b left join metal_company c on c.id = b.company_id and c.deleted_at is null
     where b.customer_id = ? and b.deleted_at is null`,
    [customerId],
  )
  return row ?? null
}
