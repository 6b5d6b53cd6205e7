import { consentIn } from "@/features/consent/consent-in"

type DataLayer = { dataLayer?: unknown[] }

/** Pushes an event to the data layer, if the reader allows it. A failure is logged and ignored (specification section 8). */
export function pushEvent(event: string, data: Record<string, unknown>): void {
  try {
    if (consentIn(document.cookie) !== "granted") return
    const layer = window as DataLayer
    layer.dataLayer ??= []
    layer.dataLayer.push({ event, ...data })
  } catch (error) {
    console.warn("An analytics event was lost", error)
  }
}
