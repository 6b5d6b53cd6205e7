import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { runFeedImportWorkflow } from "../catalogue/run-feed-import"
import { createFeedImportStep } from "../catalogue/steps/create-feed-import"

type Input = { rows: Record<string, unknown>[]; keyName: string }

/** Writes some rows of stock as a feed would, and nothing else: what the rows do not name stays as it is. */
export const writeStockRowsWorkflow = createWorkflow("write-stock-rows", (input: Input) => {
  const feed = transform({ input }, ({ input: { rows, keyName } }) => ({
    kind: "STOCK" as const,
    source: `Key ${keyName}`,
    content: rows.map((row) => JSON.stringify(row)).join("\n"),
    startedBy: `Key ${keyName}`,
    partial: true,
  }))
  const importId = createFeedImportStep(feed)
  runFeedImportWorkflow.runAsStep({ input: { importId } })
  return new WorkflowResponse(importId)
})
