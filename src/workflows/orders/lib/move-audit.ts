import type { OrderVerb } from "@billet/backend/contract"
import type { AuditEntry } from "../../../modules/metal-audit/sql/append-entry"
import type { OrderMoved } from "../steps/move-order"
import type { OrderVerbInput } from "./order-verb-input"

/** What the audit log says of a change of an order's state. */
export function moveAudit(verb: OrderVerb, { mover, reason }: Pick<OrderVerbInput, "mover" | "reason">, moved: OrderMoved): AuditEntry {
  const { orderId, orderNumber, from, to } = moved
  return {
    action: `order.${verb}`,
    userId: mover.kind === "buyer" ? mover.id : null,
    adminId: mover.kind === "staff" ? mover.id : null,
    entityType: "order",
    entityId: orderId,
    details: { orderNumber, from, to, reason },
  }
}
