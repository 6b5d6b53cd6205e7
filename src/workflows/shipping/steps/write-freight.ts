import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import type { Freight } from "../../cart/lib/freight"
import { loadOwnCart } from "../../cart/lib/load-cart"
import { writeFreight } from "../lib/write-freight"

type Input = { cartId: string; customerId: string; freight: Freight }

/** Keeps freight with its cart. It tells of which lines it is, so a change made meanwhile only makes it worthless. */
export const writeFreightStep = createStep("write-freight", async ({ cartId, customerId, freight }: Input, { container }) => {
  await writeFreight(container, await loadOwnCart(container, cartId, customerId), freight)
  return new StepResponse(freight)
})
