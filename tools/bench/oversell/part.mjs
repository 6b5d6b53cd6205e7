import { cpSync, existsSync, mkdirSync, symlinkSync } from "node:fs"
import { join } from "node:path"
import { untilAnswering } from "../../lib/answering.mjs"
import { medusaCommand } from "../../lib/medusa-command.mjs"
import { ROOT, SERVER } from "../../lib/places.mjs"
import { freePorts } from "../../lib/ports.mjs"
import { Problem } from "../../lib/problem.mjs"
import { readPublishableKey } from "../../lib/shop-database.mjs"
import { requirePrograms } from "../../cluster/programs.mjs"
import { circumstances } from "../lib/circumstances.mjs"
import { markdownTable } from "../lib/markdown.mjs"
import { writeSection } from "../lib/results.mjs"
import { openBillet } from "../shops/billet.mjs"
import { prepareStockMedusa } from "../shops/stock-medusa.mjs"
import { plentiful } from "../purchase/billet.mjs"
import { billetRivals } from "./billet.mjs"
import { LOCKS, lockWith } from "./locks.mjs"
import { stockMedusaRivals } from "./stock-medusa.mjs"

const BUYERS = 200
const STOCK = 120
const START_MS = 180_000
/** The race is between those who come for the last pieces: few pieces show it sooner. */
const FEW = { buyers: 20, pieces: 5 }
const MOST_ROUNDS = 12

/** Two processes of an application, which end when the work is done. */
async function withTwo({ folder, env, children, logs }, work) {
  const ports = await freePorts(2)
  const processes = ports.map((port) =>
    children.start(
      medusaCommand(`server ${port}`, ["start"], {
        cwd: folder,
        env: { ...env, PORT: String(port) },
        log: join(logs, `rival-${port}.log`),
      }),
    ),
  )
  const origins = ports.map((port) => `http://localhost:${port}`)
  try {
    await Promise.all(origins.map((origin, at) => untilAnswering(`${origin}/health`, processes[at], START_MS)))
    return await work(origins)
  } finally {
    await Promise.all(processes.map((one) => one.stop()))
  }
}

function copyOf(source, home, name) {
  const folder = join(home, `rivals-${name.replaceAll(" ", "-")}`)
  mkdirSync(folder, { recursive: true })
  cpSync(source, folder, { recursive: true, filter: (path) => !path.includes("/node_modules") })
  if (!existsSync(join(folder, "node_modules"))) symlinkSync(join(ROOT, "node_modules"), join(folder, "node_modules"))
  return folder
}

/** 200 buyers who order at the same moment, at two servers, what is there for 120; with every lock provider, and stock Medusa. */
export async function oversellPart({ home, logs, secrets, progress, children, databases }) {
  const stock = await stockMedusa({ home, logs, secrets, progress, children, databases })
  const { "redis-server": redisServer } = requirePrograms(["redis-server"])
  const [redisPort, port] = await freePorts(2)
  children.start({
    title: "Redis",
    command: redisServer,
    args: ["--port", String(redisPort), "--save", ""],
    cwd: home,
    env: process.env,
    log: join(logs, "redis.log"),
  })
  const redisUrl = `redis://localhost:${redisPort}`
  const databaseUrl = (await databases())("billet")
  const billet = await openBillet({ home: join(home, "billet"), port, databaseUrl, secrets, progress, children, buyers: BUYERS })
  const items = (await plentiful(billet.origin)).filter(({ coid }) => coid === "INC")
  await billet.server.stop()
  const rows = []
  for (const [at, name] of Object.keys(LOCKS).entries()) {
    const folder = copyOf(SERVER, home, name)
    lockWith(folder, name, redisUrl)
    const place = { folder, env: { ...billet.env, DATABASE_URL: databaseUrl }, children, logs }
    if (name === "PostgreSQL")
      await progress.step("Tables for locks", () =>
        children.run(
          medusaCommand("Tables for locks", ["db:migrate"], { cwd: folder, env: place.env, log: join(logs, "locks.log") }),
        ),
      )
    const { productCode } = items[at]
    const result = await progress.step(`Billet, locks: ${name}`, () =>
      withTwo(place, (origins) =>
        billetRivals({ origins, key: billet.key, databaseUrl, buyers: BUYERS, inches: STOCK, productCode }),
      ),
    )
    progress.say(JSON.stringify({ name, ...result }))
    rows.push([
      "Billet",
      name,
      result.sold,
      result.refused,
      result.other,
      result.left,
      result.left < 0 ? "yes" : "no",
      result.balanced ? "yes" : "NO",
    ])
  }
  for (const [at, round] of stock.entries()) {
    rows.push([
      at === 0 ? "stock Medusa" : `stock Medusa, ${FEW.buyers} carts for ${FEW.pieces} pieces, round ${at}`,
      "in memory (its default)",
      round.sold,
      round.refused,
      0,
      round.left,
      round.left < 0 ? "yes" : "no",
      round.reserved === round.orders ? "yes" : "NO",
    ])
  }
  report(rows)
  const wrong = rows.filter(
    ([shop, , sold, , , left, , balanced]) => shop === "Billet" && (sold !== STOCK || left !== 0 || balanced !== "yes"),
  )
  if (wrong.length > 0) throw new Problem(`Not exactly ${STOCK} of ${BUYERS} were served: ${JSON.stringify(wrong)}`)
  if (!stock.some(({ left }) => left < 0)) throw new Problem("Stock Medusa did not oversell, so this shows nothing")
}

async function stockMedusa({ home, logs, secrets, progress, children, databases }) {
  const [port] = await freePorts(1)
  const databaseUrl = (await databases())("stock")
  const shop = await prepareStockMedusa({ home, port, databaseUrl, secrets, progress, children })
  await shop.run("Stock Medusa: products", ["exec", "./src/scripts/seed.js"], { BENCH_PRODUCTS: "3" })
  const key = await readPublishableKey(databaseUrl)
  return await progress.step("Stock Medusa", () =>
    withTwo({ folder: shop.folder, env: shop.env, children, logs }, async (origins) => {
      const rivals = (round) => stockMedusaRivals({ origins, key, databaseUrl, ...round })
      const rounds = [await rivals({ buyers: BUYERS, pieces: STOCK })]
      while (rounds.length <= MOST_ROUNDS && rounds.every(({ left }) => left >= 0)) rounds.push(await rivals(FEW))
      return rounds
    }),
  )
}

function report(rows) {
  const header = ["shop", "locks", "served", "refused for lack of stock", "other answers", "left", "oversold", "books agree"]
  writeSection(
    "Never oversold",
    `${circumstances("oversell")}

${BUYERS} carts ordered at the same moment, in turns at two server processes on one database, against stock for ${STOCK}. Ours are of two
lines that share an item, an inch together, against ${STOCK} inches; stock Medusa's of one piece, against ${STOCK} pieces, then in rounds
of ${FEW.buyers} carts against ${FEW.pieces} pieces until it sells more than there is, ${MOST_ROUNDS} rounds at most. Books agree
where what is reserved is what the orders add up to. The bench ends with an error when ours serves any number but ${STOCK}, or
stock Medusa does not oversell. "none" gives every lock to everybody.

${markdownTable(header, rows)}
`,
  )
}
