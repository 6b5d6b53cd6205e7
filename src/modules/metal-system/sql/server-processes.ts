import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import type { StockIndexState } from "../../shared/stock-index-holder"

/** What a process says of itself. */
export type Pulse = {
  id: string
  name: string
  pid: number
  mode: string
  version: string
  startedAt: Date
  drainingAt: Date | null
  index: StockIndexState | null
}

/** Notes that a process is there, and forgets those that were last heard of a day ago. */
export async function notePulse(sql: SqlEntityManager, pulse: Pulse): Promise<void> {
  await sql.execute(
    `insert into metal_server_process (id, name, pid, mode, version, started_at, seen_at, draining_at, index)
     values (?, ?, ?, ?, ?, ?, now(), ?, ?::jsonb)
     on conflict (id) do update set seen_at = now(), draining_at = excluded.draining_at, index = excluded.index, updated_at = now()`,
    [
      ...[pulse.id, pulse.name, pulse.pid, pulse.mode, pulse.version, pulse.startedAt, pulse.drainingAt],
      pulse.index && JSON.stringify(pulse.index),
    ],
  )
  await sql.execute(`delete from metal_server_process where seen_at < now() - interval '1 day'`)
}

/** Notes that a process has ended as it should. */
export async function noteStopped(sql: SqlEntityManager, id: string): Promise<void> {
  await sql.execute(`update metal_server_process set stopped_at = now(), updated_at = now() where id = ?`, [id])
}

export async function postgresVersion(sql: SqlEntityManager): Promise<string> {
  const [row]: { server_version: string }[] = await sql.execute("show server_version")
  return row?.server_version.split(" ")[0] ?? ""
}
