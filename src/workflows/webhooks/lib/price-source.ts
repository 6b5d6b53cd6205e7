import type { WebhookPriceData } from "@billet/backend/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { WebhookEvent, WebhookSource } from "../../../modules/metal-integration/sql/gather-events"
import { METAL_PRICING } from "../../../modules/metal-pricing"
import type MetalPricingService from "../../../modules/metal-pricing/service"
import { companiesOfCustomers } from "./companies-of-buyers"

type Changed = WebhookPriceData & { companyId: string | null; isHouseOnly: boolean }

/** Whose prices are others now. What they are is told to nobody; whoever may know asks for them. */
export function priceSource(container: MedusaContainer): WebhookSource {
  const pricing = container.resolve<MetalPricingService>(METAL_PRICING)
  const now = async () => String(await pricing.readBookVersion())
  return {
    name: "prices",
    types: ["price.changed"],
    now,
    read: async (cursor, take) => {
      const changes = await pricing.readBookChanges(Number(cursor), Number(await now()))
      if (changes.version === Number(cursor)) return cursor
      const companies = await companiesOfCustomers(container, changes.customerIds)
      const everybodys = { companyId: null, isHouseOnly: false }
      const changed: Changed[] = [
        ...(changes.everything ? [{ kind: "everything" as const, id: null, ...everybodys }] : []),
        ...changes.ruleIds.map((id) => ({ kind: "rule" as const, id, ...everybodys })),
        ...changes.companyIds.map((id) => ({ kind: "company" as const, id, companyId: id, isHouseOnly: false })),
        ...changes.customerIds.map((id) => {
          const companyId = companies.get(id) ?? null
          return { kind: "customer" as const, id, companyId, isHouseOnly: companyId === null }
        }),
      ]
      const createdAt = new Date().toISOString()
      await take(
        changed.map(({ kind, id, companyId, isHouseOnly }): WebhookEvent => {
          const objectKey = `price:${kind}:${id ?? ""}`
          const eventId = ["price", changes.version, kind, id].filter((part) => part !== null).join("_")
          const data: WebhookPriceData = { kind, id }
          return { id: eventId, type: "price.changed", objectKey, companyId, isHouseOnly, createdAt, data }
        }),
      )
      return String(changes.version)
    },
  }
}
