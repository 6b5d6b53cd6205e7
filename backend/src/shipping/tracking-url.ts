import type { ShippingProvider } from "../contract"

/** Where a carrier shows a shipment; null for one whose page is not known. */
export function trackingUrl(provider: ShippingProvider, trackingNumber: string): string | null {
  const number = encodeURIComponent(trackingNumber.replaceAll(" ", ""))
  if (provider === "UPS") return `https://www.ups.com/track?tracknum=${number}`
  return provider === "ABF" ? `https://arcb.com/tools/tracking.html#/${number}` : null
}
