import type { IntegrationKeyView, IntegrationScope } from "@billet/backend/contract"
import type { InferTypeOf, MedusaContainer } from "@medusajs/framework/types"
import { METAL_INTEGRATION } from "../../modules/metal-integration"
import type { IntegrationKey } from "../../modules/metal-integration/models/integration-key"
import type MetalIntegrationService from "../../modules/metal-integration/service"
import { companyNames } from "./company-names"
import { peopleNames } from "./people-names"

type Row = InferTypeOf<typeof IntegrationKey>

const iso = (time: Date | string | null) => (time === null ? null : new Date(time).toISOString())

/** Keys as staff read them, with the names of people and companies; nothing in it opens anything. */
export async function integrationKeyViews(scope: MedusaContainer, rows: Row[]): Promise<IntegrationKeyView[]> {
  const companies = await companyNames(
    scope,
    rows.map(({ company_id }) => company_id),
  )
  const people = await peopleNames(
    scope,
    rows.flatMap(({ created_by, revoked_by }) => [created_by, revoked_by]),
  )
  const person = (id: string | null) => (id === null ? null : (people.get(id) ?? id))
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    scopes: row.scopes as IntegrationScope[],
    hint: row.hint,
    company: row.company_id === null ? null : { id: row.company_id, name: companies.get(row.company_id) ?? row.company_id },
    createdBy: person(row.created_by),
    createdAt: new Date(row.created_at).toISOString(),
    lastUsedAt: iso(row.last_used_at),
    revokedAt: iso(row.revoked_at),
    revokedBy: person(row.revoked_by),
  }))
}

/** One key; NOT_FOUND for an unknown id. */
export async function integrationKeyView(scope: MedusaContainer, id: string): Promise<IntegrationKeyView> {
  const row = await scope.resolve<MetalIntegrationService>(METAL_INTEGRATION).retrieveIntegrationKey(id)
  const [view] = await integrationKeyViews(scope, [row])
  return view as IntegrationKeyView
}
