import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"

export type NewMail = {
  id: string
  key: string | null
  recipient: string
  template: string
  data: object
  attachments: object[] | null
}
/** A mail that this process has to itself for a while; `attempts` counts this try. */
export type ClaimedMail = Omit<NewMail, "data"> & { data: Record<string, unknown>; attempts: number }

/** Longer than a try may take: what is not settled then was lost with its process, and is sent again. */
const CLAIMED = "interval '5 minutes'"
const COLUMNS = "id, key, recipient, template, data, attachments, attempts"
const IS_FREE = "(claimed_until is null or claimed_until <= now())"

/** Writes a mail down, to be sent by this process; null when there is one of its key. */
export async function putMail(sql: SqlEntityManager, mail: NewMail): Promise<ClaimedMail | null> {
  const [row]: ClaimedMail[] = await sql.execute(
    `insert into metal_mail (id, key, recipient, template, data, attachments, attempts, next_attempt_at, claimed_until)
     values (?, ?, ?, ?, ?::jsonb, ?::jsonb, 1, now(), now() + ${CLAIMED})
     on conflict (key) where deleted_at is null do nothing returning ${COLUMNS}`,
    [
      ...[mail.id, mail.key, mail.recipient, mail.template, JSON.stringify(mail.data)],
      mail.attachments && JSON.stringify(mail.attachments),
    ],
  )
  return row ?? null
}

/** Those of the keys that no mail was written of; sent ones are known for a week. */
export async function unwrittenKeys(sql: SqlEntityManager, keys: string[]): Promise<string[]> {
  const rows: { key: string }[] = await sql.execute(
    `select k.key from jsonb_array_elements_text(?::jsonb) as k(key)
     where not exists (select from metal_mail m where m.key = k.key and m.deleted_at is null)`,
    [JSON.stringify(keys)],
  )
  return rows.map(({ key }) => key)
}

/** Takes the next mail that is due; null when there is none. */
export async function claimDueMail(sql: SqlEntityManager): Promise<ClaimedMail | null> {
  const [row]: ClaimedMail[] = await sql.execute(
    `update metal_mail set claimed_until = now() + ${CLAIMED}, attempts = attempts + 1, updated_at = now()
     where id = (
       select id from metal_mail where state = 'WAITING' and deleted_at is null and next_attempt_at <= now() and ${IS_FREE}
       order by next_attempt_at limit 1 for update skip locked
     ) returning ${COLUMNS}`,
  )
  return row ?? null
}

/** Takes one mail that is not sent, given up or not; null while another process has it, and once it is sent. */
export async function claimMail(sql: SqlEntityManager, id: string): Promise<ClaimedMail | null> {
  const [row]: ClaimedMail[] = await sql.execute(
    `update metal_mail set claimed_until = now() + ${CLAIMED}, attempts = attempts + 1, state = 'WAITING', updated_at = now()
     where id = ? and state <> 'SENT' and ${IS_FREE} returning ${COLUMNS}`,
    [id],
  )
  return row ?? null
}

export async function noteMailSent(sql: SqlEntityManager, { id, attempts }: Pick<ClaimedMail, "id" | "attempts">): Promise<void> {
  await sql.execute(
    `update metal_mail set state = 'SENT', sent_at = now(), claimed_until = null, last_error = null, data = null,
       attachments = null, updated_at = now() where id = ? and attempts = ? and state <> 'SENT'`,
    [id, attempts],
  )
}

/** Puts a mail off, or gives it up when there is no pause. */
export async function noteMailFailed(
  sql: SqlEntityManager,
  { id, attempts }: Pick<ClaimedMail, "id" | "attempts">,
  { error, pauseMilliseconds }: { error: string; pauseMilliseconds: number | null },
): Promise<void> {
  await sql.execute(
    `update metal_mail set state = ?, next_attempt_at = now() + ? * interval '1 millisecond', claimed_until = null,
       last_error = ?, updated_at = now() where id = ? and attempts = ? and state <> 'SENT'`,
    [pauseMilliseconds === null ? "FAILED" : "WAITING", pauseMilliseconds ?? 0, error.slice(0, 1000), id, attempts],
  )
}

/** Forgets sent mails after a week, and those that were given up after 90 days. */
export async function pruneMails(sql: SqlEntityManager): Promise<void> {
  await sql.execute(
    `delete from metal_mail where state = 'SENT' and sent_at < now() - interval '7 days'
       or state = 'FAILED' and updated_at < now() - interval '90 days'`,
  )
}
