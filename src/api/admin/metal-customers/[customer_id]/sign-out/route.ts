import type { CustomerAccountAnswer } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { endBuyerSessionsWorkflow } from "../../../../../workflows/accounts/end-buyer-sessions"
import { customerAccount } from "../../../../../workflows/accounts/lib/customer-account"
import { HttpProblem } from "../../../../lib/http-problem"
import { actorIdOf } from "../../../../lib/staff"

/** Signs a customer out everywhere; they may sign in again. */
export async function POST(req: MedusaRequest, res: MedusaResponse<CustomerAccountAnswer>): Promise<void> {
  const customerId = req.params.customer_id ?? ""
  const account = await customerAccount(req.scope, customerId)
  if (!account) throw new HttpProblem(404, "not_found", "There is no such buyer")
  await endBuyerSessionsWorkflow(req.scope).run({ input: { buyerId: account.buyerId, adminId: actorIdOf(req) } })
  res.json({ account: await customerAccount(req.scope, customerId) })
}
