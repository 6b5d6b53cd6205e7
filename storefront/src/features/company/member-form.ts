import { COMPANY_ROLE_LABELS, COMPANY_ROLES, SPENDING_PERIODS, type SpendingPeriod } from "@billet/backend/contract"
import type { FormValues } from "@/components/form/use-form"

export const PERIOD_LABELS: Record<SpendingPeriod, string> = {
  WEEK: "a week",
  MONTH: "a month",
  QUARTER: "a quarter",
  YEAR: "a year",
}
export const ROLE_OPTIONS = COMPANY_ROLES.map((value) => ({ value, label: COMPANY_ROLE_LABELS[value] }))
export const PERIOD_OPTIONS = SPENDING_PERIODS.map((value) => ({ value, label: PERIOD_LABELS[value] }))

/** The limit as typed, in USD; null for none, and no number for what cannot be read, which the schema refuses. */
function limitOf(values: FormValues): number | null {
  const text = String(values.spendingLimit ?? "").replace(/[,\s$]/g, "")
  return text === "" ? null : Number(text)
}

/** What both forms about a colleague say. Administrators have no limit. */
export function memberBody(values: FormValues): Record<string, unknown> {
  const role = String(values.role ?? "")
  return {
    role: role || undefined,
    spendingLimit: role === "BUYER" ? limitOf(values) : null,
    spendingPeriod: String(values.spendingPeriod ?? "") || undefined,
  }
}
