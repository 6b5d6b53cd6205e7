import type { CustomerAccountAnswer } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { customerAccount } from "../../../../../../workflows/accounts/lib/customer-account"
import { liftSecondFactorWorkflow } from "../../../../../../workflows/accounts/lift-second-factor"
import { HttpProblem } from "../../../../../lib/http-problem"
import { actorIdOf } from "../../../../../lib/staff"

/** Takes the second step off for a customer who lost the app and the recovery codes. */
export async function POST(req: MedusaRequest, res: MedusaResponse<CustomerAccountAnswer>): Promise<void> {
  const customerId = req.params.customer_id ?? ""
  const account = await customerAccount(req.scope, customerId)
  if (!account) throw new HttpProblem(404, "not_found", "There is no such buyer")
  const input = { customerId, buyerId: account.buyerId, adminId: actorIdOf(req) }
  await liftSecondFactorWorkflow(req.scope).run({ input })
  res.json({ account: await customerAccount(req.scope, customerId) })
}
