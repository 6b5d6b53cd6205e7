import { readdirSync } from "node:fs"
import { join } from "node:path"
import { medusaCommand } from "../../lib/medusa-command.mjs"
import { ROOT, SERVER } from "../../lib/places.mjs"
import { seconds } from "../../lib/progress.mjs"
import { openRestored } from "./restores.mjs"
import { contentOf, differencesOf } from "./table-contents.mjs"

const MODULES = join(ROOT, "src/modules")
const OURS = /^metal_/

/**
 * On the restored copy with all the orders: takes the last migration of each of our modules back and forward again, then all
 * of them, and compares every table.
 */
export async function migrateBackAndForward(cluster, { progress, children }) {
  const copy = await openRestored(cluster, "migrated")
  const env = { ...cluster.env, DATABASE_URL: copy.url }
  const medusa = (args) =>
    children.run(
      medusaCommand(`medusa ${args[0]}`, args, { cwd: SERVER, env, log: join(cluster.logs, `${args[0].replace(":", "-")}.log`) }),
    )
  const modules = ourModules()
  const rollBack = async (due) => await medusa(["db:rollback", ...due.map(({ name }) => name)])
  const forward = () => medusa(["db:migrate", "--execute-safe-links", "--execute-safe-search"])
  const { tables: whole } = await contentOf(copy.url)
  const grown = modules.filter(({ migrations }) => migrations > 1)
  const last = await timed(async () => await rollBack(grown))
  const lastForward = await timed(forward)
  const { tables: afterLast } = await contentOf(copy.url)
  const all = await timed(async () => {
    for (let left = modules; left.length > 0; left = oneLess(left))
      await progress.step("One migration back", () => rollBack(left))
  })
  const { tables: bare } = await contentOf(copy.url)
  const allForward = await timed(forward)
  const { tables: afterAll } = await contentOf(copy.url)
  await copy.stop()
  const core = (contents) => new Map([...contents].filter(([name]) => !OURS.test(name) && name !== "mikro_orm_migrations"))
  const shape = (contents) => new Map([...contents].map(([name, { columns }]) => [name, { columns }]))
  const differing = (before, after) => said(differencesOf(before, after))
  return [
    `\`medusa db:rollback\` and \`medusa db:migrate\` on the restored copy of the loaded database (${whole.get("metal_order_record").count} orders, ${whole.get("metal_stock_item").count} items), ${modules.length} modules with ${modules.reduce((sum, { migrations }) => sum + migrations, 0)} migrations.`,
    "",
    `- The last migration of each of the ${grown.length} modules with more than one back (${last}) and forward (${lastForward}): tables that are not as before: ${differing(whole, afterLast)}.`,
    `- All migrations back (${all}): tables of ours that are left: ${said([...bare.keys()].filter((name) => OURS.test(name)).map((name) => `\`${name}\``))}; tables of Medusa that are not as before: ${differing(core(whole), core(bare))}.`,
    `- And all forward again (${allForward}): tables of other columns than before: ${differing(shape(whole), shape(afterAll))}; tables of Medusa that are not as before: ${differing(core(whole), core(afterAll))}.`,
  ].join("\n")
}

const oneLess = (modules) =>
  modules.map(({ name, migrations }) => ({ name, migrations: migrations - 1 })).filter(({ migrations }) => migrations > 0)

const said = (list) => (list.length === 0 ? "none" : list.join(", "))

async function timed(work) {
  const began = Date.now()
  await work()
  return seconds(Date.now() - began)
}

/** Our modules by Medusa's names for them, and how many migrations each has; providers are no modules of their own. */
function ourModules() {
  return readdirSync(MODULES)
    .filter((folder) => /^metal-/.test(folder) && folder !== "metal-locking")
    .map((folder) => ({ name: folder.replaceAll("-", "_"), migrations: migrationsOf(folder) }))
    .filter(({ migrations }) => migrations > 0)
}

function migrationsOf(folder) {
  try {
    return readdirSync(join(MODULES, folder, "migrations")).filter((file) => /^Migration.*\.ts$/.test(file)).length
  } catch {
    return 0
  }
}
