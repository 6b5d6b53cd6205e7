import { FetchError } from "@medusajs/js-sdk"

const NAMED = /^([a-z][\w.]*): (.+)$/is

/** The field a refusal of the server names, and why; null for any other error. */
export function refusedField(error: unknown): { field: string; reason: string } | null {
  if (!(error instanceof FetchError) || error.status !== 400) return null
  const [, field, reason] = NAMED.exec(error.message) ?? []
  return field && reason ? { field, reason } : null
}
