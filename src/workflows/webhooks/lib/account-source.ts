import type { WebhookAccountData, WebhookType } from "@billet/backend/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { METAL_AUDIT } from "../../../modules/metal-audit"
import type MetalAuditService from "../../../modules/metal-audit/service"
import type { FollowedEntry } from "../../../modules/metal-audit/sql/list-entries"
import type { WebhookSource } from "../../../modules/metal-integration/sql/gather-events"
import { buyersOf } from "./companies-of-buyers"

const AT_ONCE = 500
const CHANGES: Record<string, WebhookType> = {
  "account.suspend": "account.suspended",
  "account.reinstate": "account.reinstated",
}
const DECISIONS: Record<string, WebhookType> = {
  "approval.approved": "account.approved",
  "approval.rejected": "account.rejected",
}

type Told = { entry: FollowedEntry; type: WebhookType; buyerId: string }

/** What an entry says of an account, if it does. */
function toldBy(entry: FollowedEntry): Told[] {
  const change = CHANGES[entry.action]
  if (change && entry.entityId) return [{ entry, type: change, buyerId: entry.entityId }]
  const decision = DECISIONS[entry.action]
  const { type, buyerId } = entry.details
  if (!decision || type !== "ACCOUNT_VERIFICATION" || typeof buyerId !== "string") return []
  return [{ entry, type: decision, buyerId }]
}

/** What becomes of buyers' accounts, from the audit log; names, addresses and reasons are told to nobody. */
export function accountSource(container: MedusaContainer): WebhookSource {
  const audit = container.resolve<MetalAuditService>(METAL_AUDIT)
  return {
    name: "accounts",
    types: [...Object.values(CHANGES), ...Object.values(DECISIONS)],
    now: async () => String(await audit.lastSeq()),
    read: async (cursor, take) => {
      const entries = await audit.entriesAfter(Number(cursor), AT_ONCE)
      const told = entries.flatMap(toldBy)
      const buyers = await buyersOf(container, [...new Set(told.map(({ buyerId }) => buyerId))])
      await take(
        told.map(({ entry, type, buyerId }) => {
          const buyer = buyers.get(buyerId)
          const companyId = buyer?.company_id ?? null
          const data: WebhookAccountData = { accountId: buyerId, customerId: buyer?.customer_id ?? null, companyId }
          return {
            ...{ id: entry.id, type, objectKey: buyerId, companyId, isHouseOnly: companyId === null },
            ...{ createdAt: entry.occurredAt, data },
          }
        }),
      )
      return String(entries.at(-1)?.seq ?? cursor)
    },
  }
}
