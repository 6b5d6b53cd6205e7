import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"

/** The tables that hold what happened. */
export type WebhookSourceName = "orders" | "stock" | "prices" | "accounts"

/** Something that happened, as endpoints are told of it. */
export type WebhookEvent = {
  /** The same however often it is read. */
  id: string
  type: string
  /** What it tells of: messages of the same go one after the other. */
  objectKey: string
  /** Whose it is: told to the endpoints of that company and of nobody; null for what is everybody's. */
  companyId: string | null
  /** What is of some company that is not known is told to endpoints of no company only. */
  isHouseOnly?: boolean
  createdAt: string
  data: unknown
}

export type WebhookSource = {
  name: WebhookSourceName
  /** The types it can tell of. */
  types: readonly string[]
  /** Where somebody stands who knows everything up to now. */
  now: () => Promise<string>
  /** Hands over what happened since a cursor, in parts, and answers the next cursor. */
  read: (cursor: string, take: (events: WebhookEvent[]) => Promise<void>) => Promise<string>
}

/** Starts following a source from now; one that is followed stays where it is. */
export async function startSource(sql: SqlEntityManager, { name, now }: Pick<WebhookSource, "name" | "now">): Promise<void> {
  await sql.execute("insert into metal_webhook_source (name, cursor) values (?, ?) on conflict (name) do nothing", [
    name,
    await now(),
  ])
}

/** How far a source has been read; null for one that is not followed. */
export async function sourceCursor(sql: SqlEntityManager, name: WebhookSourceName): Promise<string | null> {
  const [row]: { cursor: string }[] = await sql.execute("select cursor from metal_webhook_source where name = ?", [name])
  return row?.cursor ?? null
}

async function isWanted(sql: SqlEntityManager, types: readonly string[]): Promise<boolean> {
  const [row]: { wanted: boolean }[] = await sql.execute(
    `select exists (select 1 from metal_webhook e join jsonb_array_elements_text(?::jsonb) t on t = any (e.types)
       where e.deleted_at is null) as wanted`,
    [JSON.stringify(types)],
  )
  return row?.wanted ?? false
}

/** Writes down a message for each endpoint that is to be told; one that is there already stays as it is. */
async function writeDeliveries(sql: SqlEntityManager, events: WebhookEvent[]): Promise<void> {
  const rows = events.map(({ id, type, objectKey, companyId, isHouseOnly = false, createdAt, data }, place) => ({
    ...{ place, event_id: id, type, object_key: objectKey, company_id: companyId, house_only: isHouseOnly, at: createdAt },
    body: JSON.stringify({ id, type, createdAt, data }),
  }))
  await sql.execute(
    `insert into metal_webhook_delivery (id, webhook_id, event_id, type, object_key, body, next_attempt_at)
     select 'mwdl_' || md5(e.id || r.event_id), e.id, r.event_id, r.type, r.object_key, r.body, now()
     from jsonb_to_recordset(?::jsonb) as r(event_id text, type text, object_key text, company_id text, house_only boolean,
       at timestamptz, body text, place int)
     join metal_webhook e on e.deleted_at is null and r.type = any (e.types) and r.at >= e.created_at
       and (e.company_id is null or (not r.house_only and (r.company_id is null or r.company_id = e.company_id)))
     order by r.place on conflict do nothing`,
    [JSON.stringify(rows)],
  )
}

/**
 * Reads what happened since the last time and writes a message for every endpoint that wants it. The cursor moves in the
 * transaction that writes them and holds it: of several processes one reads a source, and after a failure the same comes
 * again. Endpoints that are paused are written to as well; they are told when they go on.
 */
export async function gatherEvents(sql: SqlEntityManager, source: WebhookSource): Promise<void> {
  const [row]: { cursor: string }[] = await sql.execute(
    "select cursor from metal_webhook_source where name = ? for update skip locked",
    [source.name],
  )
  if (!row) return
  const next = (await isWanted(sql, source.types))
    ? await source.read(row.cursor, async (events) => {
        if (events.length) await writeDeliveries(sql, events)
      })
    : await source.now()
  if (next === row.cursor) return
  await sql.execute("update metal_webhook_source set cursor = ?, moved_at = now() where name = ?", [next, source.name])
}
