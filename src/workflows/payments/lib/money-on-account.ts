import type { MedusaContainer } from "@medusajs/framework/types"
import { METAL_COMPANY } from "../../../modules/metal-company"
import type MetalCompanyService from "../../../modules/metal-company/service"

const sumOf = (cents: number[]) => cents.reduce((sum, one) => sum + one, 0)

/** What came for an order on account, and what was paid back of it. US cents. */
export async function moneyOnAccount(
  container: MedusaContainer,
  orderId: string,
): Promise<{ received: number; paidBack: number }> {
  const receipts = await container
    .resolve<MetalCompanyService>(METAL_COMPANY)
    .listAccountReceipts({ order_id: orderId }, { take: null })
  const all = receipts.map(({ cents }) => cents)
  return { received: sumOf(all.filter((cents) => cents > 0)), paidBack: -sumOf(all.filter((cents) => cents < 0)) }
}
