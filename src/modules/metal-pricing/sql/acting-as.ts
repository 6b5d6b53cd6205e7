import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"

/** Who changes something, and what else the history should say of it. */
export type Author = { actorId: string | null; note?: string }

/** Tells the triggers of this transaction who is at work. */
export async function actingAs(sql: SqlEntityManager, { actorId, note }: Author): Promise<void> {
  await sql.execute("select set_config('metal.actor', ?, true), set_config('metal.note', ?, true)", [actorId ?? "", note ?? ""])
}
