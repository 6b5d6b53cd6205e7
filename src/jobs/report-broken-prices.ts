import type { MedusaContainer } from "@medusajs/framework/types"
import { reportBrokenPricesWorkflow } from "../workflows/pricing/report-broken-prices"

/** A row broken behind the application is left out at once; staff hear of it within minutes. */
export default async function reportBrokenPrices(container: MedusaContainer): Promise<void> {
  await reportBrokenPricesWorkflow(container).run()
}

export const config = { name: "report-broken-prices", schedule: "*/5 * * * *" }
