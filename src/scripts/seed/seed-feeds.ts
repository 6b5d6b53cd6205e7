import { existsSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { join, resolve } from "node:path"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { METAL_CATALOGUE } from "../../modules/metal-catalogue"
import type MetalCatalogueService from "../../modules/metal-catalogue/service"
import { takeFeedWorkflow } from "../../workflows/catalogue/take-feed"
import { runFeedImportWorkflow } from "../../workflows/catalogue/run-feed-import"

const FEEDS = [
  { kind: "STOCK", file: "stock.csv" },
  { kind: "HEATS", file: "heats.csv" },
] as const

/** A build holds compiled code only; from there the demo feeds are two folders up, beside the sources. */
function feedFile(name: string): string {
  const places = [process.cwd(), resolve(process.cwd(), "..", "..")].map((root) =>
    join(root, "src", "scripts", "demo-data", name),
  )
  const found = places.find((place) => existsSync(place))
  if (!found) throw new Error(`The demo feed ${name} is neither at ${places.join(" nor at ")}`)
  return found
}

/** The import to run; null when it has been run already. */
async function waitingImport(container: MedusaContainer, feed: (typeof FEEDS)[number]): Promise<string | null> {
  const [known] = await container
    .resolve<MetalCatalogueService>(METAL_CATALOGUE)
    .listFeedImports({ kind: feed.kind, source: feed.file }, { select: ["id", "status"] })
  if (known) return known.status === "COMPLETED" ? null : known.id
  const content = await readFile(feedFile(feed.file), "utf8")
  const { result } = await takeFeedWorkflow(container).run({
    input: { kind: feed.kind, source: feed.file, content, startedBy: "demo" },
  })
  return result
}

/** Imports the supplier's stock and heats; an import that was interrupted is taken up where it stopped. */
export async function seedFeeds(container: MedusaContainer): Promise<void> {
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
  for (const feed of FEEDS) {
    const started = Date.now()
    const id = await waitingImport(container, feed)
    if (!id) continue
    await runFeedImportWorkflow(container).run({ input: { importId: id } })
    logger.info(`Imported ${feed.file} in ${((Date.now() - started) / 1000).toFixed(1)} s`)
  }
}
