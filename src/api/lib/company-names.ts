import type { MedusaContainer } from "@medusajs/framework/types"
import { METAL_COMPANY } from "../../modules/metal-company"
import type MetalCompanyService from "../../modules/metal-company/service"

/** The names of companies, by id. */
export async function companyNames(scope: MedusaContainer, ids: (string | null)[]): Promise<Map<string, string>> {
  const known = [...new Set(ids.flatMap((id) => id ?? []))]
  const companies = scope.resolve<MetalCompanyService>(METAL_COMPANY)
  const found = known.length ? await companies.listCompanies({ id: known }, { select: ["id", "name"], take: null }) : []
  return new Map(found.map(({ id, name }) => [id, name]))
}
