import { cpSync, existsSync, mkdirSync, symlinkSync } from "node:fs"
import { join } from "node:path"
import { untilAnswering } from "../../lib/answering.mjs"
import { medusaCommand } from "../../lib/medusa-command.mjs"
import { ROOT } from "../../lib/places.mjs"
import { ensureDatabase, readPublishableKey } from "../../lib/shop-database.mjs"

const SOURCES = new URL("../stock-medusa", import.meta.url).pathname

/** A blank Medusa application of the same version in a folder of its own, with its tables; answers how to run its commands. */
export async function prepareStockMedusa({ home, port, databaseUrl, secrets, progress, children }) {
  const folder = join(home, "stock-medusa")
  mkdirSync(folder, { recursive: true })
  cpSync(SOURCES, folder, { recursive: true })
  if (!existsSync(join(folder, "node_modules"))) symlinkSync(join(ROOT, "node_modules"), join(folder, "node_modules"))
  cpSync(join(ROOT, "package.json"), join(folder, "package.json"))
  const origin = `http://localhost:${port}`
  const env = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    NODE_ENV: "production",
    PORT: String(port),
    DATABASE_URL: databaseUrl,
    STORE_CORS: origin,
    ADMIN_CORS: origin,
    AUTH_CORS: origin,
    JWT_SECRET: secrets.JWT_SECRET,
    COOKIE_SECRET: secrets.COOKIE_SECRET,
    MEDUSA_DISABLE_TELEMETRY: "true",
  }
  const log = join(home, "logs", "stock-medusa.log")
  await ensureDatabase(databaseUrl)
  const commandOf = (title, args, more) => medusaCommand(title, args, { cwd: folder, env: { ...env, ...more }, log })
  const run = (title, args, more) => progress.step(title, () => children.run(commandOf(title, args, more)))
  await run("Stock Medusa: tables", ["db:migrate", "--execute-safe-links"])
  return { origin, folder, env, run, start: () => children.start(commandOf("Stock Medusa", ["start"])) }
}

/** The same, seeded and running. */
export async function openStockMedusa({ products, ...place }) {
  const { origin, run, start } = await prepareStockMedusa(place)
  await run(`Stock Medusa: ${products} products`, ["exec", "./src/scripts/seed.js"], { BENCH_PRODUCTS: String(products) })
  await untilAnswering(`${origin}/health`, start(), 120_000)
  return { origin, key: await readPublishableKey(place.databaseUrl) }
}
