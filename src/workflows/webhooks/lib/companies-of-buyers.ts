import type { MedusaContainer } from "@medusajs/framework/types"
import { METAL_COMPANY } from "../../../modules/metal-company"
import type MetalCompanyService from "../../../modules/metal-company/service"

type Found = { id: string; customer_id: string; company_id: string | null }

async function buyersBy(container: MedusaContainer, column: "id" | "customer_id", ids: string[]): Promise<Found[]> {
  if (!ids.length) return []
  const companies = container.resolve<MetalCompanyService>(METAL_COMPANY)
  return (await companies.listBuyers({ [column]: ids }, { take: null })) as unknown as Found[]
}

/** The company each customer belongs to now. */
export async function companiesOfCustomers(container: MedusaContainer, ids: string[]): Promise<Map<string, string | null>> {
  return new Map((await buyersBy(container, "customer_id", ids)).map((buyer) => [buyer.customer_id, buyer.company_id]))
}

/** Buyers by id. */
export async function buyersOf(container: MedusaContainer, ids: string[]): Promise<Map<string, Found>> {
  return new Map((await buyersBy(container, "id", ids)).map((buyer) => [buyer.id, buyer]))
}
