import type { MedusaContainer } from "@medusajs/framework/types"
import { METAL_AUDIT } from "../../modules/metal-audit"
import type MetalAuditService from "../../modules/metal-audit/service"
import type { AuditEntry } from "../../modules/metal-audit/sql/append-entry"

/** Writes something that happened to the audit log. What is not written there must not be done, so a failure is thrown. */
export async function recordAudit(container: MedusaContainer, entry: AuditEntry): Promise<void> {
  await container.resolve<MetalAuditService>(METAL_AUDIT).append(entry)
}
