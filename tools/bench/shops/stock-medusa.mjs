import { cpSync, mkdirSync, symlinkSync } from "node:fs"
import { join } from "node:path"
import { untilAnswering } from "../../lib/answering.mjs"
import { medusaCommand } from "../../lib/medusa-command.mjs"
import { ROOT } from "../../lib/places.mjs"
import { ensureDatabase, readPublishableKey } from "../../lib/shop-database.mjs"

const SOURCES = new URL("../stock-medusa", import.meta.url).pathname

/** A blank Medusa application of the same version, with its own database, seeded and running. */
export async function openStockMedusa({ home, port, databaseUrl, secrets, progress, children, products }) {
  const folder = join(home, "stock-medusa")
  mkdirSync(folder, { recursive: true })
  cpSync(SOURCES, folder, { recursive: true })
  symlinkSync(join(ROOT, "node_modules"), join(folder, "node_modules"))
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
    BENCH_PRODUCTS: String(products),
  }
  const log = join(home, "logs", "stock-medusa.log")
  await ensureDatabase(databaseUrl)
  const run = (title, args) => progress.step(title, () => children.run(medusaCommand(title, args, { cwd: folder, env, log })))
  await run("Stock Medusa: tables", ["db:migrate", "--execute-safe-links"])
  await run(`Stock Medusa: ${products} products`, ["exec", "./src/scripts/seed.js"])
  const server = children.start(medusaCommand("Stock Medusa", ["start"], { cwd: folder, env, log }))
  await untilAnswering(`${origin}/health`, server, 120_000)
  return { origin, key: await readPublishableKey(databaseUrl) }
}
