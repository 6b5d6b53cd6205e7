import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { untilAnswering } from "../lib/answering.mjs"
import { MEDUSA_CLI } from "../lib/medusa-command.mjs"
import { ROOT } from "../lib/places.mjs"
import { freePorts } from "../lib/ports.mjs"
import { clusterUrl, startPostgres } from "../lib/postgres.mjs"
import { Problem } from "../lib/problem.mjs"
import { ensureDatabase } from "../lib/shop-database.mjs"
import { PACKAGE } from "./manifest.mjs"

const PASSWORD = "of-a-blank-application"
const STAFF = { email: "staff@blank.example", password: "staff-of-a-blank-application" }
const SECRET = "a-secret-of-a-blank-application"
const SOME_ITEMS = 200
const START_LIMIT_MS = 120_000
const CONFIG = `const { defineConfig } = require("@medusajs/framework/utils")
const { withBillet } = require("${PACKAGE}/config")

module.exports = defineConfig(withBillet({
  admin: { disable: process.env.ADMIN_DISABLED === "true" },
  projectConfig: {
    databaseUrl: process.env.DATABASE_URL,
    http: {
      storeCors: process.env.STORE_CORS,
      adminCors: process.env.ADMIN_CORS,
      authCors: process.env.AUTH_CORS,
      jwtSecret: process.env.JWT_SECRET,
      cookieSecret: process.env.COOKIE_SECRET,
    },
  },
}))
`

const TSCONFIG = {
  compilerOptions: {
    target: "ES2022",
    module: "Node16",
    moduleResolution: "Node16",
    outDir: "./.medusa/server",
    allowJs: true,
    skipLibCheck: true,
  },
  include: ["medusa-config.js"],
}

/** What somebody has who has just made an application: Medusa and nothing else. */
function blankApplication(folder) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"))
  const names = ["@medusajs/admin-sdk", "@medusajs/cli", "@medusajs/framework", "@medusajs/medusa", "typescript", "vite"]
  const medusa = Object.fromEntries(names.map((name) => [name, dependencies[name] ?? devDependencies[name]]))
  writeFileSync(join(folder, "package.json"), JSON.stringify({ name: "blank", private: true, dependencies: medusa }, null, 2))
  writeFileSync(join(folder, "medusa-config.js"), CONFIG)
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(TSCONFIG))
}

async function ask(origin, path, { headers, ...options } = {}) {
  const response = await fetch(origin + path, { ...options, headers: { "content-type": "application/json", ...headers } })
  const body = await response.json()
  if (!response.ok) throw new Problem(`${path} answered ${response.status}: ${JSON.stringify(body)}`)
  return body
}

/** Medusa's build ends well whatever came of it. */
function requireScreens(assets) {
  const scripts = existsSync(assets) ? readdirSync(assets).filter((name) => name.endsWith(".js")) : []
  if (!scripts.some((name) => readFileSync(join(assets, name), "utf8").includes("/admin/metal-system"))) {
    throw new Problem(`The admin in ${assets} has none of the plugin's screens`)
  }
}

const post = (origin, path, body, headers) => ask(origin, path, { method: "POST", body: JSON.stringify(body), headers })

/** Searches as a visitor and prices as somebody of the staff. */
async function trade(origin) {
  const found = await post(origin, "/api/catalog-search", {})
  const items = found.metalsCatalog.map(({ productCode }) => ({ productCode, amount: "12", unit: "in", pieces: 1 }))
  if (items.length === 0) throw new Problem(`The search found nothing: ${JSON.stringify(found)}`)
  const { token } = await post(origin, "/auth/user/emailpass", STAFF)
  const priced = await post(origin, "/api/price-with-rules", { items }, { authorization: `Bearer ${token}` })
  const price = priced.items.find(({ success, unitPrice }) => success && unitPrice > 0)
  if (!price) throw new Problem(`Nothing has a price: ${JSON.stringify(priced).slice(0, 500)}`)
  return { found: found.total, ...price }
}

/** Installs the package in a blank application of its own, migrates it, starts it, and has it search and price. */
export async function checkPackage({ file, folder, progress, children, logs }) {
  const app = join(folder, "blank")
  const log = join(logs, "blank-application.log")
  const [databasePort, port] = await freePorts(2)
  const origin = `http://localhost:${port}`
  const databaseUrl = clusterUrl(databasePort, PASSWORD, "blank")
  const env = {
    ...{ PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: "production", MEDUSA_DISABLE_TELEMETRY: "true" },
    ...{ PORT: String(port), DATABASE_URL: databaseUrl, STORE_CORS: origin, ADMIN_CORS: origin, AUTH_CORS: origin },
    ...{ JWT_SECRET: SECRET, COOKIE_SECRET: SECRET, ADMIN_DISABLED: "true" },
  }
  const job = (title, command, args, more) => ({ title, command, args, cwd: app, env: { ...env, ...more }, log })
  const step = (title, ...command) => progress.step(title, () => children.run(job(title, ...command)))
  const cli = MEDUSA_CLI.replace(join(ROOT, "node_modules"), join(app, "node_modules"))
  const medusa = (title, ...args) => step(title, process.execPath, [cli, ...args])
  const script = (name, ...args) => ["exec", `./node_modules/${PACKAGE}/.medusa/server/src/scripts/${name}.js`, ...args]
  blankApplication(app)
  await step("Install it in a blank application", "npm", ["install", "--prefer-offline", "--no-audit", "--no-fund", file])
  await step("Build its admin", process.execPath, [cli, "build", "--no-lint"], { ADMIN_DISABLED: "false" })
  requireScreens(join(app, ".medusa/server/public/admin/assets"))
  rmSync(join(folder, "postgres"), { recursive: true, force: true })
  await startPostgres({ folder: join(folder, "postgres"), port: databasePort, password: PASSWORD, logs, children })
  await ensureDatabase(databaseUrl)
  await medusa("Make its tables", "db:migrate", "--execute-safe-links")
  await medusa("Open the shop", ...script("open-shop"))
  const rows = readFileSync(join(ROOT, "src/scripts/demo-data/stock.csv"), "utf8").split("\n")
  writeFileSync(join(app, "stock.csv"), `${rows.slice(0, 1 + SOME_ITEMS).join("\n")}\n`)
  await medusa("Import stock", ...script("import-feed", "stock", join(app, "stock.csv")))
  await medusa("Make somebody of the staff", "user", "--email", STAFF.email, "--password", STAFF.password)
  await medusa("Give them rights", ...script("make-super-admin", STAFF.email))
  const server = children.start(job("Blank application", process.execPath, [cli, "start"]))
  await progress.step("Start it", () => untilAnswering(`${origin}/ready`, server, START_LIMIT_MS))
  const { found, productCode, unitPrice } = await trade(origin)
  progress.say(`It found ${found} items and prices 12 in of ${productCode} at $${unitPrice}.`)
}
