import type { AdminCustomPrice } from "@billet/backend/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { MedusaError, Modules } from "@medusajs/framework/utils"
import { METAL_COMPANY } from "../../modules/metal-company"
import type MetalCompanyService from "../../modules/metal-company/service"
import { METAL_PRICING } from "../../modules/metal-pricing"
import type MetalPricingService from "../../modules/metal-pricing/service"
import type { CustomPriceRow } from "../../modules/metal-pricing/sql/list-custom-prices"
import { peopleNames } from "./people-names"

const present = (ids: (string | null)[]) => [...new Set(ids.filter((id) => id !== null))]

async function companyNames(scope: MedusaContainer, ids: string[]): Promise<[string, string][]> {
  if (!ids.length) return []
  const companies = scope.resolve<MetalCompanyService>(METAL_COMPANY)
  return (await companies.listCompanies({ id: ids }, { select: ["id", "name"], take: null })).map(({ id, name }) => [id, name])
}

async function customerEmails(scope: MedusaContainer, ids: string[]): Promise<[string, string][]> {
  if (!ids.length) return []
  const customers = scope.resolve(Modules.CUSTOMER)
  return (await customers.listCustomers({ id: ids }, { select: ["id", "email"], take: null })).map(({ id, email }) => [id, email])
}

/** Companies' names and customers' e-mail addresses by id. */
export async function ownerNames(scope: MedusaContainer, rows: CustomPriceRow[]): Promise<Map<string, string>> {
  const companies = await companyNames(scope, present(rows.map(({ companyId }) => companyId)))
  const customers = await customerEmails(scope, present(rows.map(({ customerId }) => customerId)))
  return new Map([...companies, ...customers])
}

/** Custom prices as staff read them. */
export async function customPriceViews(scope: MedusaContainer, rows: CustomPriceRow[]): Promise<AdminCustomPrice[]> {
  const owners = await ownerNames(scope, rows)
  const people = await peopleNames(scope, rows.flatMap(({ createdBy, updatedBy }) => [createdBy, updatedBy]))
  const person = (id: string | null) => (id === null ? null : (people.get(id) ?? id))
  return rows.map((row) => ({
    ...row,
    createdBy: person(row.createdBy),
    updatedBy: person(row.updatedBy),
    createdAt: new Date(row.createdAt).toISOString(),
    updatedAt: new Date(row.updatedAt).toISOString(),
    ownerName: owners.get(row.companyId ?? row.customerId ?? "") ?? null,
  }))
}

/** One custom price; NOT_FOUND for an unknown id. */
export async function customPriceView(scope: MedusaContainer, id: string): Promise<AdminCustomPrice> {
  const pricing = scope.resolve<MetalPricingService>(METAL_PRICING)
  const [view] = await customPriceViews(scope, await pricing.listStoredCustomPrices({ ids: [id], limit: 1, offset: 0 }))
  if (!view) throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such custom price")
  return view
}
