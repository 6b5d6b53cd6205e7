import type { AdminPricingRule } from "@billet/backend/contract"
import { StatusBadge } from "@medusajs/ui"

type Shown = Pick<AdminPricingRule, "status" | "isActive" | "effectiveDate">
type Look = { label: string; color: "green" | "grey" | "orange" | "blue" | "purple" }

const LOOKS: Record<AdminPricingRule["status"], Look> = {
  ACTIVE: { label: "Active", color: "green" },
  INACTIVE: { label: "Inactive", color: "grey" },
  DRAFT: { label: "Draft", color: "blue" },
  ARCHIVED: { label: "Archived", color: "grey" },
}

/** An active rule outside its dates is only planned, or over. */
export function ruleStateOf({ status, isActive, effectiveDate }: Shown, today: string): Look {
  if (status !== "ACTIVE" || isActive) return LOOKS[status]
  return effectiveDate && effectiveDate > today ? { label: "Scheduled", color: "purple" } : { label: "Ended", color: "orange" }
}

export function RuleStatusBadge({ rule }: { rule: Shown }) {
  const { label, color } = ruleStateOf(rule, new Date().toISOString().slice(0, 10))
  return (
    <StatusBadge color={color} className="text-nowrap">
      {label}
    </StatusBadge>
  )
}
