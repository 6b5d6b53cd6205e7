import type { CustomerAccountAnswer } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { customerAccount } from "../../../../workflows/accounts/lib/customer-account"

/** What the trade knows of a customer; null for one it does not know. */
export async function GET(req: MedusaRequest, res: MedusaResponse<CustomerAccountAnswer>): Promise<void> {
  res.json({ account: await customerAccount(req.scope, req.params.customer_id ?? "") })
}
