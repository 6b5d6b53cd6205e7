import type { IEventBusModuleService } from "@medusajs/framework/types"
import { carriedCall, inCarriedCall } from "../shared/call-facts"

type Event = { metadata?: Record<string, unknown> }
type Subscriber = (event: Event) => Promise<unknown>
type Bus = IEventBusModuleService & { eventToSubscribersMap?: Map<string | symbol, { subscriber: Subscriber }[]> }

const joined = new WeakSet<object>()
const CALL = "call"

/**
 * Has events take the call they come of along, and what hears of them, in whichever process, work as part of it. Called when
 * everybody who listens is known.
 */
export function joinEvents(bus: Bus | undefined): void {
  if (!bus || joined.has(bus)) return
  joined.add(bus)
  const emit = bus.emit.bind(bus) as (events: Event | Event[], options?: unknown) => Promise<void>
  const withCall = (event: Event): Event => ({ ...event, metadata: { ...event.metadata, [CALL]: carriedCall() } })
  const emitJoined = (events: Event | Event[], options?: unknown) =>
    emit(Array.isArray(events) ? events.map(withCall) : withCall(events), options)
  Object.assign(bus, { emit: emitJoined })
  for (const listeners of bus.eventToSubscribersMap?.values() ?? []) {
    for (const listener of listeners) {
      const hear = listener.subscriber
      listener.subscriber = async (event) =>
        await inCarriedCall((event.metadata?.[CALL] ?? {}) as Record<string, unknown>, () => hear(event))
    }
  }
}
