import type { AuditListQuery } from "@billet/backend/contract"
import { offsetOf } from "./paging"

export const AUDIT_PAGE_SIZE = 50

const DAY_MILLISECONDS = 86_400_000

/** How far back the log is shown, as the filter offers it. */
export const AUDIT_PERIODS = [
  { label: "Last 24 hours", value: "1" },
  { label: "Last 7 days", value: "7" },
  { label: "Last 30 days", value: "30" },
]

export const AUDIT_ACTIONS = [
  { label: "Rights of staff changed", value: "staff.rights_changed" },
  { label: "Staff removed", value: "staff.removed" },
  { label: "Staff signed out everywhere", value: "staff.signed_out_everywhere" },
  { label: "Sign-in failed", value: "sign_in.failed" },
  { label: "Account suspended", value: "account.suspend" },
  { label: "Account reinstated", value: "account.reinstate" },
  { label: "Buyer signed out everywhere", value: "account.signed_out_everywhere" },
  { label: "Second factor added", value: "account.second_factor_added" },
  { label: "Second factor removed", value: "account.second_factor_removed" },
  { label: "Request approved", value: "approval.approved" },
  { label: "Request rejected", value: "approval.rejected" },
  { label: "Trusted domain saved", value: "trusted_domain.saved" },
  { label: "Company edited", value: "company.edited" },
  { label: "Companies merged", value: "company.merged" },
  { label: "Rule created", value: "rule.created" },
  { label: "Rule changed", value: "rule.changed" },
  { label: "Rule archived", value: "rule.archived" },
  { label: "Rule restored", value: "rule.restored" },
  { label: "Rules reordered", value: "rule.reordered" },
  { label: "Custom price created", value: "custom-price.created" },
  { label: "Custom price changed", value: "custom-price.changed" },
  { label: "Custom prices imported", value: "custom-price.imported" },
  { label: "Order started", value: "order.start" },
  { label: "Order processed", value: "order.process" },
  { label: "Order shipped", value: "order.ship" },
  { label: "Order completed", value: "order.complete" },
  { label: "Order cancelled", value: "order.cancel" },
  { label: "Files given with an order", value: "order.files" },
  { label: "Pieces shipped", value: "order.shipment" },
  { label: "Shipment delivered", value: "order.delivery" },
  { label: "Freight quoted", value: "order.freight" },
  { label: "Invoice issued", value: "order.invoice" },
  { label: "Payment on account recorded", value: "payment.received" },
  { label: "Card payment received", value: "payment.paid" },
  { label: "Card payment failed", value: "payment.failed" },
  { label: "Refund given", value: "order.refund" },
  { label: "Refund of the card seen", value: "payment.refunded" },
  { label: "Certificate kept", value: "heat.certificate" },
  { label: "Webhook made", value: "webhook.created" },
  { label: "Webhook changed", value: "webhook.changed" },
  { label: "Webhook removed", value: "webhook.removed" },
  { label: "Webhook's secret changed", value: "webhook.secret_changed" },
  { label: "Messages sent again", value: "webhook.replayed" },
  { label: "Key made", value: "integration_key.created" },
  { label: "Key revoked", value: "integration_key.revoked" },
  { label: "Mail sent again", value: "mail.retried" },
]

const one = (params: URLSearchParams, name: string) => params.get(name)?.replace(/^"|"$/g, "") || undefined

/** The query of the log from the address; `now` in milliseconds, cut to the minute so that a page does not ask without end. */
export function auditQueryOf(params: URLSearchParams, now: number): AuditListQuery {
  const days = Number(one(params, "period"))
  const minute = Math.floor(now / 60_000) * 60_000
  const success = one(params, "success")
  return {
    action: one(params, "action"),
    entityId: one(params, "q"),
    success: success === "true" || success === "false" ? success : undefined,
    from: days > 0 ? new Date(minute - days * DAY_MILLISECONDS).toISOString() : undefined,
    limit: AUDIT_PAGE_SIZE,
    offset: offsetOf(params),
  }
}
