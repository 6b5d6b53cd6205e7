import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { generateEntityId, MedusaError } from "@medusajs/framework/utils"

export type NewCertificate = {
  mill_id: string
  cast_number: string
  file_name: string
  file_size: number
  content: string
  uploaded_by: string | null
}

/** Keeps a heat's certificate in place of the one it had; answers its id. NOT_FOUND for a heat that nobody knows. */
export async function keepCertificate(sql: SqlEntityManager, one: NewCertificate): Promise<string> {
  const { mill_id, cast_number, file_name, file_size, content, uploaded_by } = one
  const [kept]: { id: string }[] = await sql.execute(
    `insert into metal_certificate (id, mill_id, cast_number, file_name, file_size, content, uploaded_by)
     select ?, ?, ?, ?, ?, ?, ?
     where exists (select 1 from metal_heat where mill_id = ? and cast_number = ?)
       or exists (select 1 from metal_bar_cut where mill_id = ? and cast_number = ?)
     on conflict (mill_id, cast_number) where deleted_at is null do update set file_name = excluded.file_name,
       file_size = excluded.file_size, content = excluded.content, uploaded_by = excluded.uploaded_by, updated_at = now()
     returning id`,
    [
      ...[generateEntityId(undefined, "mcert"), mill_id, cast_number, file_name, file_size, content, uploaded_by],
      ...[mill_id, cast_number, mill_id, cast_number],
    ],
  )
  if (!kept) throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such heat")
  return kept.id
}
