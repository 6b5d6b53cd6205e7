import { join } from "node:path"
import { freePorts } from "../../lib/ports.mjs"
import { clusterUrl, startPostgres } from "../../lib/postgres.mjs"
import { seconds } from "../../lib/progress.mjs"
import { command } from "./backups.mjs"
import { Load, pause } from "./load.mjs"
import { contentOf, differencesOf } from "./table-contents.mjs"

const SELLING_MS = 10_000

/** Restores what stood at a moment between two times of selling, beside the running cluster, and compares every table. */
export async function restoreToAMoment(cluster, { people }) {
  await sell(people)
  // Orders are told of a moment later.
  await pause(SELLING_MS)
  const { moment, tables: wanted } = await contentOf(cluster.databaseUrl)
  await pause(1000)
  const later = await sell(people)
  const began = Date.now()
  await command("restore", ["--cluster", "--to", moment.toISOString(), "--into", restoredFolder(cluster)], cluster.home)
  const took = Date.now() - began
  const restored = await openRestored(cluster, "restored")
  const { tables: found } = await contentOf(restored.url)
  await restored.stop()
  const differences = differencesOf(wanted, found)
  const orders = found.get("metal_order_record").count
  return `\`npm run restore -- --cluster --to <moment> --into <folder>\`, while the shop is open: ${seconds(took)}, ${orders} orders; the ${later.length} placed after the moment are not among them. ${wanted.size} tables compared by their whole content with what stood at the moment: ${differences.length === 0 ? "all the same" : `different: ${differences.join(", ")}`}.`
}

async function sell(people) {
  const load = new Load(people)
  load.start()
  await pause(SELLING_MS)
  await load.stop()
  return load.orders
}

const restoredFolder = ({ home }) => join(home, "restored")

/** Starts PostgreSQL on what was restored. */
export async function openRestored(cluster, title) {
  const [port] = await freePorts(1)
  const password = cluster.secrets.DATABASE_PASSWORD
  const logs = join(cluster.logs, title)
  const { children } = cluster
  const server = await startPostgres({ folder: restoredFolder(cluster), port, password, logs, children })
  return { url: clusterUrl(port, password, "billet"), stop: () => server.stop() }
}
