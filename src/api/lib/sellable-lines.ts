import type { MedusaContainer } from "@medusajs/framework/types"
import type { NewLine } from "../../workflows/cart/lib/line-change"
import { sellableCodes } from "../../workflows/cart/lib/sellable-codes"
import { HttpProblem } from "./http-problem"

/** Lines under their exact codes; refuses with 400 all rows that are unknown or no longer sold, each by its place. */
export async function sellableLines(scope: MedusaContainer, lines: NewLine[]): Promise<NewLine[]> {
  const answers = await sellableCodes(
    scope,
    lines.map(({ productCode }) => productCode),
  )
  const problems = answers.flatMap((answer, index) =>
    "reason" in answer ? [{ field: `lines.${index}.productCode`, reason: answer.reason }] : [],
  )
  if (problems.length > 0) throw new HttpProblem(400, "invalid_data", "Some rows cannot be ordered; nothing was added", problems)
  return lines.map((line, index) => ({ ...line, ...answers[index] }))
}
