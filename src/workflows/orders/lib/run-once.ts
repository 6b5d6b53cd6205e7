import { createHash, randomUUID } from "node:crypto"
import type { MedusaContainer } from "@medusajs/framework/types"
import { METAL_ORDER } from "../../../modules/metal-order"
import type MetalOrderService from "../../../modules/metal-order/service"
import type { HeldKey } from "../../../modules/metal-order/sql/idempotency"

/** Often enough that a key outlives two renewals that fail. */
const BEAT_MILLISECONDS = 5_000
/** What hangs for longer gives its key up. */
const MOST_BEATS = 24

type Answer = { status: number; body: unknown }

/** Renews a key until the answer is there; the process that dies stops doing so. */
function keptKey(orders: MetalOrderService, key: HeldKey): () => void {
  let beats = 0
  const beat = setInterval(() => {
    if ((beats += 1) > MOST_BEATS) return clearInterval(beat)
    // The next beat tries again.
    orders.renewKey(key).catch(() => undefined)
  }, BEAT_MILLISECONDS)
  return () => clearInterval(beat)
}

/** Runs something once per key and keeps its answer; what throws frees the key, because nothing came of it. */
export async function runOnce(
  container: MedusaContainer,
  { key: id, request }: { key: string; request: unknown },
  run: () => Promise<Answer>,
): Promise<Answer | "mismatch" | "in_progress"> {
  const orders = container.resolve<MetalOrderService>(METAL_ORDER)
  const hash = createHash("sha256")
    .update(JSON.stringify(request ?? null))
    .digest("hex")
  const key = { id, owner: randomUUID() }
  const claim = await orders.claimKey(key, hash)
  if (claim.outcome === "mismatch" || claim.outcome === "in_progress") return claim.outcome
  if (claim.outcome === "repeated") return { status: claim.status, body: claim.answer }
  const stop = keptKey(orders, key)
  try {
    const answer = await run()
    await orders.saveAnswer(key, answer.status, answer.body)
    return answer
  } catch (error) {
    // One that cannot be freed now is free when it was not renewed.
    await orders.freeKey(key).catch(() => undefined)
    throw error
  } finally {
    stop()
  }
}
