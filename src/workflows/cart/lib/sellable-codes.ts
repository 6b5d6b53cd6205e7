import type { MedusaContainer } from "@medusajs/framework/types"
import { MedusaError } from "@medusajs/framework/utils"
import { findSellableItem, itemsByCode } from "./sellable-items"

export type CodeAnswer = { productCode: string } | { reason: string }

/** For each code of a list its exact form, or why it cannot be sold. Known codes are read at once. */
export async function sellableCodes(container: MedusaContainer, codes: string[]): Promise<CodeAnswer[]> {
  const items = await itemsByCode(container, [...new Set(codes)])
  const answers: CodeAnswer[] = []
  for (const code of codes) {
    const item = items.get(code)
    if (item && !item.withdrawn && item.variantId) answers.push({ productCode: item.productCode })
    else answers.push(await otherwise(container, code))
  }
  return answers
}

/** A code in another spelling, or the reason of its refusal. */
async function otherwise(container: MedusaContainer, code: string): Promise<CodeAnswer> {
  try {
    return { productCode: (await findSellableItem(container, code)).productCode }
  } catch (error) {
    if (!MedusaError.isMedusaError(error)) throw error
    return { reason: (error as MedusaError).message }
  }
}
