import { createHash, randomUUID } from "node:crypto"
import type { MedusaContainer } from "@medusajs/framework/types"
import { MedusaError, Modules } from "@medusajs/framework/utils"
import { METAL_ERP } from "../../../modules/metal-erp"
import type MetalErpService from "../../../modules/metal-erp/service"
import type { ErpRow } from "../../../modules/metal-erp/read-rows"
import { runFeedImportWorkflow } from "../../catalogue/run-feed-import"
import { takeFeedWorkflow } from "../../catalogue/take-feed"
import { keepErpState, readErpState, type ErpFeed, type ErpState, type Progress } from "./reading-state"

/** More rows than this are several feeds, so that each fits into memory as one text. */
const ROWS_OF_A_FEED = 50_000
/** Longer than a feed of that many rows takes; who reads on takes it anew. A process that dies keeps others out no longer. */
const LEASE_SECONDS = 300

const toContent = (rows: ErpRow[]) => rows.map((row) => JSON.stringify(row)).join("\n")
const checksumOf = (content: string) => createHash("sha256").update(content).digest("hex")

/**
 * Reads the supplier's database and imports what it holds as a feed: rows that changed since the last time, or all of
 * them. How far it came moves on only when a feed is through, so after any interruption nothing is missing; a row that is
 * read twice changes nothing. Answers the feeds it imported. One process reads at a time; another answers at once.
 */
export async function readErp(container: MedusaContainer, what: ErpFeed): Promise<string[]> {
  const locks = container.resolve(Modules.LOCKING)
  const key = `erp-${what.kind}`
  const ownerId = randomUUID()
  const takeTurn = () => locks.acquire(key, { ownerId, expire: LEASE_SECONDS })
  try {
    await takeTurn()
  } catch (error) {
    if (MedusaError.isMedusaError(error) && error.code === "locked") return []
    throw error
  }
  try {
    return await (what.whole ? readWhole(container, what) : readChanges(container, what, takeTurn))
  } finally {
    await locks.release(key, { ownerId })
  }
}

async function readChanges(container: MedusaContainer, what: ErpFeed, takeTurn: () => Promise<void>): Promise<string[]> {
  const imported: string[] = []
  for (;;) {
    const { busy, done } = await readErpState(container, what)
    const next = busy ? null : await nextRows(container, done)
    if (!next) return imported
    const content = toContent(next.rows)
    const checksum = checksumOf(content)
    const then = { ...next.then, checksum }
    // What may still have been under way is read again each time; mostly it says what it said.
    if (next.rows.length === 0 || checksum === done.checksum) await keepErpState(container, what, { done: then, importing: null })
    else imported.push(await importRows(container, what, { done, content, then }))
    if (!then.reading) return imported
    await takeTurn()
  }
}

/** The rows of the next feed and where reading stands after it; null where there is nothing to read. */
async function nextRows(container: MedusaContainer, { mark, reading }: Progress) {
  const erp = container.resolve<MetalErpService>(METAL_ERP)
  let current = reading ?? (await erp.beginReading(mark))
  if (!current) return null
  const { upTo } = current
  const rows: ErpRow[] = []
  while (current && rows.length < ROWS_OF_A_FEED) {
    const page = await erp.readOn(current)
    rows.push(...page.rows)
    current = page.reading
  }
  return { rows, then: { mark: current ? mark : upTo, reading: current } }
}

async function readWhole(container: MedusaContainer, what: ErpFeed): Promise<string[]> {
  const { busy, done } = await readErpState(container, what)
  if (busy) return []
  const pages: string[] = []
  for await (const rows of container.resolve<MetalErpService>(METAL_ERP).readWhole(what.kind)) pages.push(toContent(rows))
  const content = pages.join("\n")
  const checksum = checksumOf(content)
  // An empty table is a fault more likely than an empty warehouse; nothing is withdrawn for it.
  if (content === "" || checksum === done.checksum) return []
  return [await importRows(container, what, { done, content, then: { mark: null, reading: null, checksum } })]
}

async function importRows(
  container: MedusaContainer,
  what: ErpFeed,
  { done, content, then }: { done: ErpState["done"]; content: string; then: Progress },
): Promise<string> {
  const partial = !what.whole || !container.resolve<MetalErpService>(METAL_ERP).waysOf(what.kind).withdraws
  const feed = { kind: what.kind, source: "ERP", content, startedBy: "ERP", partial }
  const { result: importId } = await takeFeedWorkflow(container).run({ input: feed })
  await keepErpState(container, what, { done, importing: { importId, then } })
  await runFeedImportWorkflow(container).run({ input: { importId } })
  return importId
}
