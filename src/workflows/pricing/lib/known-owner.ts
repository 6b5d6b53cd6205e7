import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { METAL_COMPANY } from "../../../modules/metal-company"
import type MetalCompanyService from "../../../modules/metal-company/service"

const AT_ONCE = 1000

function* portions<T>(values: Iterable<T>): Generator<T[]> {
  const list = [...values]
  for (let at = 0; at < list.length; at += AT_ONCE) yield list.slice(at, at + AT_ONCE)
}

/** Company ids by what a file calls them: their id, or their name when it is one company's only. */
export async function companiesNamed(container: MedusaContainer, names: Set<string>): Promise<Map<string, string>> {
  const companies = container.resolve<MetalCompanyService>(METAL_COMPANY)
  const found = new Map<string, string>()
  const twice = new Set<string>()
  for (const some of portions(names)) {
    const rows = await companies.listCompanies({ $or: [{ id: some }, { name: some }] }, { select: ["id", "name"], take: null })
    for (const { id, name } of rows) {
      if (found.has(name)) twice.add(name)
      found.set(name, id)
    }
    for (const { id } of rows) found.set(id, id)
  }
  for (const name of twice) found.delete(name)
  return found
}

/** Customer ids by their id or e-mail address; only customers with an account, who can be priced at all. */
export async function customersNamed(container: MedusaContainer, names: Set<string>): Promise<Map<string, string>> {
  const customers = container.resolve(Modules.CUSTOMER)
  const found = new Map<string, string>()
  for (const some of portions(names)) {
    const lower = some.map((name) => name.toLowerCase())
    const rows = await customers.listCustomers(
      { has_account: true, $or: [{ id: some }, { email: [...some, ...lower] }] },
      { select: ["id", "email"], take: null },
    )
    for (const { id, email } of rows) found.set(id, id).set(email.toLowerCase(), id)
  }
  return found
}
