import type { SystemQueue } from "@billet/backend/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { METAL_ERP } from "../../../modules/metal-erp"
import type MetalErpService from "../../../modules/metal-erp/service"
import { METAL_INTEGRATION } from "../../../modules/metal-integration"
import type MetalIntegrationService from "../../../modules/metal-integration/service"
import { METAL_ORDER } from "../../../modules/metal-order"
import type MetalOrderService from "../../../modules/metal-order/service"
import { METAL_PAYMENT } from "../../../modules/metal-payment"
import type MetalPaymentService from "../../../modules/metal-payment/service"
import { METAL_SYSTEM } from "../../../modules/metal-system"
import type MetalSystemService from "../../../modules/metal-system/service"

type Counted = [rows: { created_at: Date }[], count: number]

const OLDEST = { select: ["id", "created_at"] as ("id" | "created_at")[], order: { created_at: "ASC" as const }, take: 1 }

const queue = (name: SystemQueue["name"], [rows, waiting]: Counted, failed = 0): SystemQueue => ({
  name,
  waiting,
  oldestAt: rows[0] ? new Date(rows[0].created_at).toISOString() : null,
  failed,
})

async function mails(container: MedusaContainer): Promise<SystemQueue> {
  const system = container.resolve<MetalSystemService>(METAL_SYSTEM)
  const [, failed] = await system.listAndCountOutboxEntries({ state: "FAILED" }, OLDEST)
  return queue("MAILS", await system.listAndCountOutboxEntries({ state: "WAITING" }, OLDEST), failed)
}

async function webhooks(container: MedusaContainer): Promise<SystemQueue> {
  const integrations = container.resolve<MetalIntegrationService>(METAL_INTEGRATION)
  const [, failed] = await integrations.listAndCountWebhookDeliveries({ state: "FAILED" }, OLDEST)
  return queue("WEBHOOKS", await integrations.listAndCountWebhookDeliveries({ state: "PENDING" }, OLDEST), failed)
}

async function payments(container: MedusaContainer): Promise<SystemQueue> {
  const inbox = container.resolve<MetalPaymentService>(METAL_PAYMENT)
  return queue("PAYMENTS", await inbox.listAndCountPaymentEvents({ processed_at: null }, OLDEST))
}

async function erpOrders(container: MedusaContainer): Promise<SystemQueue> {
  const since = container.resolve<MetalErpService>(METAL_ERP).ordersSince
  const { waiting, oldest } = since
    ? await container.resolve<MetalOrderService>(METAL_ORDER).outboxLength(since)
    : { waiting: 0, oldest: null }
  return { name: "ERP_ORDERS", waiting, oldestAt: oldest && new Date(oldest).toISOString(), failed: 0 }
}

/** What waits to be worked on, and since when. */
export async function queueStates(container: MedusaContainer): Promise<SystemQueue[]> {
  return await Promise.all([mails, webhooks, payments, erpOrders].map((read) => read(container)))
}
