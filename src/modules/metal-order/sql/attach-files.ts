import { createHash } from "node:crypto"
import { MAX_ATTACHMENTS, ORDER_TAKES_FILES } from "@billet/backend/contract"
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { generateEntityId, MedusaError } from "@medusajs/framework/utils"

export type OrderFile = { file_name: string; file_size: number; file_type: string; content: string }

/**
 * Keeps files with an order, each once however often it is sent; answers the names of those that are new. NOT_ALLOWED when
 * there would be more than an order carries, or the order is over.
 */
export async function attachFiles(sql: SqlEntityManager, orderId: string, files: OrderFile[]): Promise<string[]> {
  // The order's row is held: of two who attach at once the second counts what the first has kept.
  const [order]: { order_status: string }[] = await sql.execute(
    "select order_status from metal_order_record where order_id = ? and deleted_at is null for update",
    [orderId],
  )
  if (!order || !ORDER_TAKES_FILES.some((status) => status === order.order_status))
    throw new MedusaError(MedusaError.Types.NOT_ALLOWED, "This order is over; it takes no files any more", "order_state")
  const added: string[] = []
  for (const { file_name, file_size, file_type, content } of files) {
    const digest = createHash("sha256").update(content).digest("hex")
    const kept: unknown[] = await sql.execute(
      `insert into metal_order_attachment (id, order_id, file_name, file_size, file_type, content, digest)
       values (?, ?, ?, ?, ?, ?, ?) on conflict do nothing returning id`,
      [generateEntityId(undefined, "moatt"), orderId, file_name, file_size, file_type, content, digest],
    )
    if (kept.length > 0) added.push(file_name)
  }
  const [row]: { count: number }[] = await sql.execute(
    "select count(*)::int as count from metal_order_attachment where order_id = ? and deleted_at is null",
    [orderId],
  )
  if ((row?.count ?? 0) > MAX_ATTACHMENTS)
    throw new MedusaError(MedusaError.Types.NOT_ALLOWED, `An order carries at most ${MAX_ATTACHMENTS} files`, "too_many_files")
  return added
}
