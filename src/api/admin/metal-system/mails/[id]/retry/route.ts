import type { SystemMailAnswer } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { METAL_SYSTEM } from "../../../../../../modules/metal-system"
import type MetalSystemService from "../../../../../../modules/metal-system/service"
import { retryMailWorkflow } from "../../../../../../workflows/mail/retry-mail"
import { actorIdOf } from "../../../../../lib/staff"
import { mailView } from "../../../../../lib/system-mail-views"

/** Tries to send a mail now. One that is sent, or being sent, is left alone: pressed twice it goes out once. */
export async function POST(req: MedusaRequest, res: MedusaResponse<SystemMailAnswer>): Promise<void> {
  const id = req.params.id ?? ""
  const system = req.scope.resolve<MetalSystemService>(METAL_SYSTEM)
  await system.retrieveOutboxEntry(id)
  await retryMailWorkflow(req.scope).run({ input: { id, actorId: actorIdOf(req) } })
  res.json({ mail: mailView(await system.retrieveOutboxEntry(id)) })
}
