import type { TrustedDomainView } from "@billet/backend/contract"
import { METAL_COMPANY } from "../../modules/metal-company"
import type MetalCompanyService from "../../modules/metal-company/service"
import type { MedusaContainer } from "@medusajs/framework/types"

type Row = Awaited<ReturnType<MetalCompanyService["retrieveTrustedDomain"]>>

export function toTrustedDomain(row: Row, names: ReadonlyMap<string, string>): TrustedDomainView {
  return {
    id: row.id,
    domain: row.domain,
    company: row.company ? { id: row.company.id, name: row.company.name } : null,
    isActive: row.is_active,
    autoApprove: row.auto_approve,
    accessLevel: row.access_level,
    addedBy: row.added_by && (names.get(row.added_by) ?? row.added_by),
    addedAt: new Date(row.created_at).toISOString(),
    notes: row.notes,
  }
}

/** One trusted domain; NOT_FOUND when there is none of this id. */
export async function trustedDomain(scope: MedusaContainer, id: string): Promise<TrustedDomainView> {
  const row = await scope.resolve<MetalCompanyService>(METAL_COMPANY).retrieveTrustedDomain(id, { relations: ["company"] })
  return toTrustedDomain(row, new Map())
}
