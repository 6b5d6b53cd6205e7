import type { OrderEventView } from "@billet/backend/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { METAL_ORDER } from "../../../modules/metal-order"
import type MetalOrderService from "../../../modules/metal-order/service"

type Placed = { order_id: string; placed_at: Date | string }

/** Whose name an event may be shown with, by the actor's id. */
export type NamesOf = (ids: string[]) => Promise<Map<string, string>>

const NOBODY: NamesOf = async () => new Map()

/** Where every order begins. */
export const placedEvent = ({ placed_at }: Pick<Placed, "placed_at">): OrderEventView => ({
  ...{ verb: "place", to: "PENDING", at: new Date(placed_at).toISOString() },
  ...{ actor: "buyer", name: null, reason: null },
})

/** What happened to an order, the oldest first; it begins with being placed. Without `namesOf` nobody is named. */
export async function orderTimeline(
  container: MedusaContainer,
  { order_id, placed_at }: Placed,
  namesOf = NOBODY,
): Promise<OrderEventView[]> {
  const events = await container
    .resolve<MetalOrderService>(METAL_ORDER)
    .listOrderEvents({ order_id }, { order: { created_at: "ASC", id: "ASC" }, take: null })
  const names = await namesOf(events.flatMap(({ actor_id }) => actor_id ?? []))
  return [
    placedEvent({ placed_at }),
    ...events.map(({ verb, to_status, created_at, actor, actor_id, reason }) => ({
      ...{ verb, to: to_status, at: new Date(created_at).toISOString(), actor, reason },
      name: actor_id ? (names.get(actor_id) ?? null) : null,
    })),
  ]
}
