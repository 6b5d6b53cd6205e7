import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { METAL_COMPANY } from "../../../modules/metal-company"
import type MetalCompanyService from "../../../modules/metal-company/service"

type Row = Awaited<ReturnType<MetalCompanyService["retrieveBuyer"]>>
export type Colleague = { row: Row; name: string; firstName: string; email: string }

/** Buyers with their names and addresses, in the order of joining. */
export async function colleaguesBy(
  container: MedusaContainer,
  filter: { company_id: string; company_role?: "ADMIN" } | { id: string[] },
): Promise<Colleague[]> {
  const rows = await container
    .resolve<MetalCompanyService>(METAL_COMPANY)
    .listBuyers(filter, { order: { created_at: "ASC", id: "ASC" }, take: null })
  const customers = await container
    .resolve(Modules.CUSTOMER)
    .listCustomers({ id: rows.map((row) => row.customer_id) }, { select: ["id", "email", "first_name", "last_name"], take: null })
  return rows.flatMap((row) => {
    const customer = customers.find(({ id }) => id === row.customer_id)
    if (!customer) return []
    const { email, first_name: firstName, last_name: lastName } = customer
    return [{ row, email, firstName: firstName ?? "", name: [firstName, lastName].filter(Boolean).join(" ") || email }]
  })
}
