import type { FormValues } from "@/components/form/use-form"

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
