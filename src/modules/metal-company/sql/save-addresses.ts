import type { PostalAddress } from "@billet/backend/contract"
import { generateEntityId } from "@medusajs/framework/utils"
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"

export type BuyerAddresses = { COMPANY: PostalAddress; SHIPPING: PostalAddress | null; BILLING: PostalAddress | null }

/** A buyer's addresses as given; one that is null is taken away. */
export async function saveAddresses(sql: SqlEntityManager, buyerId: string, addresses: BuyerAddresses): Promise<void> {
  for (const [type, address] of Object.entries(addresses)) {
    if (!address) {
      await sql.execute("delete from metal_buyer_address where buyer_id = ? and type = ?", [buyerId, type])
      continue
    }
    const { line1, line2 = null, city, state = null, postalCode, country } = address
    await sql.execute(
      `insert into metal_buyer_address (id, buyer_id, type, line1, line2, city, state, postal_code, country)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?)
       on conflict (buyer_id, type) where deleted_at is null do update set line1 = excluded.line1, line2 = excluded.line2,
         city = excluded.city, state = excluded.state, postal_code = excluded.postal_code, country = excluded.country, updated_at = now()`,
      [generateEntityId(undefined, "maddr"), buyerId, type, line1, line2, city, state, postalCode, country],
    )
  }
}
