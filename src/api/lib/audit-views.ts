import type { AuditRecord, AuditView } from "@billet/backend/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { peopleNames } from "./people-names"

/** Entries with the names of the staff who acted. */
export async function auditViews(scope: MedusaContainer, entries: AuditRecord[]): Promise<AuditView[]> {
  const names = await peopleNames(
    scope,
    entries.map(({ adminId }) => adminId),
  )
  return entries.map((entry) => ({ ...entry, adminName: names.get(entry.adminId ?? "") ?? null }))
}
