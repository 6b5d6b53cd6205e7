import type { PriceOwner } from "@billet/backend/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { METAL_COMPANY } from "../../modules/metal-company"
import type MetalCompanyService from "../../modules/metal-company/service"

const SEARCHED = ["email", "first_name", "last_name"]

type Search = { q?: string; id?: string; limit: number }

const idsOf = (id: string) => id.split(",").map((one) => one.trim())

/** In a pattern these stand for any text; here they stand for themselves. */
const containing = (text: string) => `%${text.replace(/[\\%_]/g, "\\$&")}%`

async function companies(scope: MedusaContainer, { q, id, limit }: Search): Promise<PriceOwner[]> {
  const filter = { ...(id ? { id: idsOf(id) } : {}), ...(q ? { name: { $ilike: containing(q) } } : {}) }
  const found = await scope.resolve<MetalCompanyService>(METAL_COMPANY).listCompanies(filter, {
    select: ["id", "name", "city", "country"],
    order: { name: "ASC" },
    take: limit,
  })
  return found.map(({ id: company, name, city, country }) => ({
    kind: "company",
    id: company,
    name,
    detail: `${city}, ${country}`,
  }))
}

async function customers(scope: MedusaContainer, { q, id, limit }: Search): Promise<PriceOwner[]> {
  const words = (q ?? "").split(/\s+/).filter(Boolean)
  const named = words.map((word) => ({ $or: SEARCHED.map((column) => ({ [column]: { $ilike: containing(word) } })) }))
  const filter = { has_account: true, ...(id ? { id: idsOf(id) } : {}), ...(named.length ? { $and: named } : {}) }
  const found = await scope
    .resolve(Modules.CUSTOMER)
    .listCustomers(filter, { select: ["id", "email", "first_name", "last_name"], order: { email: "ASC" }, take: limit })
  return found.map(({ id: customer, email, first_name, last_name }) => {
    return { kind: "customer", id: customer, name: [first_name, last_name].filter(Boolean).join(" ") || email, detail: email }
  })
}

/** Whom a price can be agreed with: companies first, then customers with an account. */
export async function priceOwners(scope: MedusaContainer, search: Search): Promise<PriceOwner[]> {
  const found = await Promise.all([companies(scope, search), customers(scope, search)])
  return found.flat()
}
