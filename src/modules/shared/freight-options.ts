import type { ShippingProvider } from "@billet/backend/contract"

/** Medusa's shipping option of each carrier and the provider behind it; what staff have to quote is Medusa's manual one. */
export const FREIGHT_OPTIONS: Record<ShippingProvider, { id: string; providerId: string; name: string }> = {
  UPS: { id: "so_metal_ups", providerId: "carrier_ups", name: "UPS Ground" },
  ABF: { id: "so_metal_abf", providerId: "carrier_abf", name: "ABF Freight" },
  PENDING: { id: "so_metal_quote", providerId: "manual_manual", name: "Freight by quote" },
}
