import { createHash } from "node:crypto"
import { WEBHOOK_ITEMS_AT_ONCE, type WebhookStockData } from "@billet/backend/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { METAL_CATALOGUE } from "../../../modules/metal-catalogue"
import type MetalCatalogueService from "../../../modules/metal-catalogue/service"
import type { StoredCatalogueItem } from "../../../modules/metal-catalogue/sql/read-catalogue-items"
import type { WebhookSource } from "../../../modules/metal-integration/sql/gather-events"

/** Of an item only what everybody may know: costs are named nowhere here. */
const itemOf = (item: StoredCatalogueItem): WebhookStockData["items"][number] => ({
  productCode: item.productCode,
  productName: item.productName,
  availableInches: item.availableInches,
  availablePieces: item.availablePieces,
  avlStkZone: item.avlStkZone,
  coid: item.coid,
  withdrawn: item.withdrawn,
})

/** What is in stock. Messages go one after the other, so that the last one told of an item is how it is. */
export function stockSource(container: MedusaContainer): WebhookSource {
  const catalogue = container.resolve<MetalCatalogueService>(METAL_CATALOGUE)
  return {
    name: "stock",
    types: ["stock.changed"],
    now: () => catalogue.cursorNow(),
    read: async (cursor, take) => {
      const { codes, next } = await catalogue.readChanges(cursor)
      const mark = createHash("sha256").update(cursor).digest("base64url").slice(0, 24)
      for (let at = 0; at < codes.length; at += WEBHOOK_ITEMS_AT_ONCE) {
        const items = await catalogue.readCatalogueItems({ codes: codes.slice(at, at + WEBHOOK_ITEMS_AT_ONCE) })
        if (!items.length) continue
        const data: WebhookStockData = { items: items.map(itemOf) }
        const id = `stock_${mark}_${at / WEBHOOK_ITEMS_AT_ONCE + 1}`
        const createdAt = new Date().toISOString()
        await take([{ id, type: "stock.changed", objectKey: "stock", companyId: null, createdAt, data }])
      }
      return next
    },
  }
}
