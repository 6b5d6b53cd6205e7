import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"

/** A message that this process has to itself for a minute. */
export type ClaimedDelivery = {
  id: string
  event_id: string
  type: string
  body: string
  attempts: number
  webhook_id: string
  url: string
  salt: string
  /** Null once the former secret is good no more. */
  former_salt: string | null
}

/** Longer than a try may take: what is not settled then was lost with its process, and is sent again. */
const CLAIMED = "interval '1 minute'"
/** At once for one endpoint, so that a slow one does not keep the others waiting. */
const AT_ONCE = 4

const CLAIM = `update metal_webhook_delivery d
  set claimed_until = now() + ${CLAIMED}, attempts = d.attempts + 1, updated_at = now()
  from due join metal_webhook e on e.id = due.webhook_id where d.id = due.id
  returning d.id, d.event_id, d.type, d.body, d.attempts, e.id as webhook_id, e.url, e.salt,
    case when e.salted_at > now() - interval '1 day' then e.former_salt end as former_salt`

/**
 * Takes the next message that is due; null when there is none. Messages of one object go one after the other: a later one
 * waits until those before it were taken or given up.
 */
export async function claimDelivery(sql: SqlEntityManager): Promise<ClaimedDelivery | null> {
  const [row]: ClaimedDelivery[] = await sql.execute(
    `with due as (
       select d.id, d.webhook_id from metal_webhook_delivery d join metal_webhook e on e.id = d.webhook_id
       where d.state = 'PENDING' and d.deleted_at is null and d.next_attempt_at <= now()
         and (d.claimed_until is null or d.claimed_until <= now()) and e.status = 'ACTIVE' and e.deleted_at is null
         and not exists (select 1 from metal_webhook_delivery b where b.webhook_id = d.webhook_id
           and b.object_key = d.object_key and b.seq < d.seq and b.state = 'PENDING' and b.deleted_at is null)
         and (select count(*) from metal_webhook_delivery c where c.webhook_id = d.webhook_id and c.deleted_at is null
           and c.claimed_until > now()) < ${AT_ONCE}
       order by d.next_attempt_at, d.seq limit 1 for update of d skip locked
     ) ${CLAIM}`,
  )
  return row ?? null
}

/** Takes one message whatever waits before it, and whether its endpoint is paused or not. */
export async function claimOne(sql: SqlEntityManager, id: string): Promise<ClaimedDelivery | null> {
  const [row]: ClaimedDelivery[] = await sql.execute(
    `with due as (
       select id, webhook_id from metal_webhook_delivery
       where id = ? and state = 'PENDING' and (claimed_until is null or claimed_until <= now()) for update skip locked
     ) ${CLAIM}`,
    [id],
  )
  return row ?? null
}
