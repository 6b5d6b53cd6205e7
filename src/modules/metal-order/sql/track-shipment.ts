import type { PackageTracking } from "@billet/backend/contract"
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"

type Tracked = Record<string, PackageTracking>
/** A shipment to ask UPS about; `asks` tells who asked last. */
export type TrackedShipment = {
  id: string
  order_id: string
  shipped_on: string
  packages: number
  tracking_numbers: string[]
  tracked: Tracked | null
  asks: number
}
/** What UPS said of each package; with a problem it is asked again later and later. */
export type TrackingNote = Pick<TrackedShipment, "id" | "asks"> & { tracked: Tracked; isComplete: boolean }

/**
 * Takes the shipment under way that is due longest, those never asked about first, for ten minutes: of two who ask at once each
 * gets another. UPS forgets numbers, so that nobody asks for more than 90 days.
 */
export async function claimTracking(sql: SqlEntityManager): Promise<TrackedShipment | null> {
  const [claimed]: TrackedShipment[] = await sql.execute(
    `update metal_shipment set track_asks = track_asks + 1, track_due_at = now() + interval '10 minutes'
     where id = (
       select s.id from metal_shipment s join metal_order_record o on o.order_id = s.order_id and o.deleted_at is null
       where s.provider = 'UPS' and s.status = 'SHIPPED' and s.deleted_at is null and o.order_status = 'IN_TRANSIT'
         and jsonb_array_length(s.tracking_numbers) > 0 and s.shipped_on >= (current_date - 90)::text
         and (s.track_due_at is null or s.track_due_at <= now())
       order by s.track_due_at nulls first, s.id limit 1 for update of s skip locked
     ) returning id, order_id, shipped_on, packages, tracking_numbers, tracked, track_asks as asks`,
  )
  return claimed ?? null
}

/** The next time is in an hour; after a failure in 15 minutes, then twice as long each time, up to half a day. */
export async function noteTracking(sql: SqlEntityManager, { id, asks, tracked, isComplete }: TrackingNote): Promise<boolean> {
  const failures = isComplete ? "0" : "track_failures + 1"
  const due = isComplete
    ? "interval '1 hour'"
    : "least(interval '12 hours', interval '15 minutes' * power(2, least(track_failures, 10)))"
  const noted: unknown[] = await sql.execute(
    `update metal_shipment set tracked = ?::jsonb, tracked_at = now(), track_failures = ${failures}, track_due_at = now() + ${due},
       updated_at = now()
     where id = ? and track_asks = ? and deleted_at is null returning id`,
    [JSON.stringify(tracked), id, asks],
  )
  return noted.length > 0
}
