import type { RateLimit } from "@billet/backend/accounts"
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"

/**
 * Takes one attempt of a window in one conditional statement, so that no two share the last one. Answers the seconds to wait
 * when none is left, else 0.
 */
export async function takeAttempt(sql: SqlEntityManager, { key, limit, seconds }: RateLimit): Promise<number> {
  const taken: unknown[] = await sql.execute(
    `insert into metal_rate_limit as l (key, used, window_ends) values (?, 1, now() + make_interval(secs => ?))
     on conflict (key) do update set
       used = case when l.window_ends <= now() then 1 else l.used + 1 end,
       window_ends = case when l.window_ends <= now() then excluded.window_ends else l.window_ends end
     where l.window_ends <= now() or l.used < ? returning key`,
    [key, seconds, limit],
  )
  if (taken.length) return 0
  const [row]: { wait: number }[] = await sql.execute(
    "select ceil(extract(epoch from window_ends - now()))::int as wait from metal_rate_limit where key = ?",
    [key],
  )
  return Math.max(row?.wait ?? 1, 1)
}

/** Gives an attempt back that turned out to be no guess. */
export async function giveAttemptBack(sql: SqlEntityManager, keys: string[]): Promise<void> {
  for (const key of keys) await sql.execute("update metal_rate_limit set used = greatest(used - 1, 0) where key = ?", [key])
}

/** Windows that are over are nobody's any more. */
export async function pruneRateLimits(sql: SqlEntityManager): Promise<void> {
  await sql.execute("delete from metal_rate_limit where window_ends < now()")
  await sql.execute("delete from metal_known_address where seen_at < now() - interval '400 days'")
}
