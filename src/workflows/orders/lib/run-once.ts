import { createHash } from "node:crypto"
import type { MedusaContainer } from "@medusajs/framework/types"
import { METAL_ORDER } from "../../../modules/metal-order"
import type MetalOrderService from "../../../modules/metal-order/service"

type Answer = { status: number; body: unknown }

/** Runs something once per key and keeps its answer; what throws frees the key, because nothing came of it. */
export async function runOnce(
  container: MedusaContainer,
  { key, request }: { key: string; request: unknown },
  run: () => Promise<Answer>,
): Promise<Answer | "mismatch" | "in_progress"> {
  const orders = container.resolve<MetalOrderService>(METAL_ORDER)
  const hash = createHash("sha256")
    .update(JSON.stringify(request ?? null))
    .digest("hex")
  const claim = await orders.claimKey(key, hash)
  if (claim.outcome === "mismatch" || claim.outcome === "in_progress") return claim.outcome
  if (claim.outcome === "repeated") return { status: claim.status, body: claim.answer }
  try {
    const answer = await run()
    await orders.saveAnswer(key, answer.status, answer.body)
    return answer
  } catch (error) {
    await orders.freeKey(key)
    throw error
  }
}
