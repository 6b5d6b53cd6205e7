import { readFile } from "node:fs/promises"
import { basename } from "node:path"
import { NewFeedImportBodySchema } from "@billet/backend/contract"
import type { ExecArgs, MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { METAL_CATALOGUE } from "../modules/metal-catalogue"
import { openFeed } from "../modules/metal-catalogue/feed/open-feed"
import type MetalCatalogueService from "../modules/metal-catalogue/service"
import { confirmWithdrawalsWorkflow } from "../workflows/catalogue/confirm-withdrawals"
import { failFeedImportWorkflow } from "../workflows/catalogue/fail-feed-import"
import { messageOf } from "../workflows/shared/message-of"
import { runFeedImportWorkflow } from "../workflows/catalogue/run-feed-import"
import { takeFeedWorkflow } from "../workflows/catalogue/take-feed"
import { importArguments } from "./import/import-arguments"
import { progressLine, reportLines, type ImportState } from "./import/import-report"

const NEEDS_CONFIRMATION_EXIT = 2
const PROGRESS_MILLISECONDS = 500
const STATE_FIELDS: (keyof ImportState)[] = [
  "id",
  "kind",
  "status",
  "message",
  "total_rows",
  "next_row",
  "new_rows",
  "changed_rows",
  "unchanged_rows",
  "withdrawn_rows",
  "rejected_rows",
]

const say = (container: MedusaContainer, line: string) => container.resolve(ContainerRegistrationKeys.LOGGER).info(line)

async function stateOf(container: MedusaContainer, id: string): Promise<ImportState> {
  return await container.resolve<MetalCatalogueService>(METAL_CATALOGUE).retrieveFeedImport(id, { select: STATE_FIELDS })
}

/** Prints how far the import is whenever that has changed. */
function followProgress(container: MedusaContainer, id: string): () => void {
  let last = ""
  const timer = setInterval(async () => {
    const line = await stateOf(container, id).then(progressLine, () => last)
    if (line !== last) say(container, line)
    last = line
  }, PROGRESS_MILLISECONDS)
  return () => clearInterval(timer)
}

async function run(container: MedusaContainer, importId: string): Promise<ImportState> {
  const stop = followProgress(container, importId)
  try {
    await runFeedImportWorkflow(container).run({ input: { importId } })
  } catch (error) {
    await failFeedImportWorkflow(container).run({ input: { importId, message: messageOf(error) } })
  } finally {
    stop()
  }
  return await stateOf(container, importId)
}

/**
 * Imports a feed from a file, of any size: `npx medusa exec ./src/scripts/import-feed.ts stock path.csv [confirm]`. Ends
 * with 0 when the import is completed, 2 when it stopped to ask, 1 when it failed. Interrupted, a running server takes the
 * import up where it stopped.
 */
export default async function importFeed({ container, args }: ExecArgs): Promise<void> {
  const { kind, path, confirm } = importArguments(args)
  const feed = NewFeedImportBodySchema.parse({ kind, source: basename(path), content: await readFile(path, "utf8") })
  openFeed(feed)
  const { result: importId } = await takeFeedWorkflow(container).run({ input: { ...feed, startedBy: "command line" } })
  let state = await run(container, importId)
  if (state.status === "NEEDS_CONFIRMATION" && confirm) {
    await confirmWithdrawalsWorkflow(container).run({ input: { importId } })
    state = await run(container, importId)
  }
  for (const line of reportLines(state)) say(container, line)
  if (state.status === "NEEDS_CONFIRMATION") process.exitCode = NEEDS_CONFIRMATION_EXIT
  else if (state.status !== "COMPLETED") process.exitCode = 1
}
