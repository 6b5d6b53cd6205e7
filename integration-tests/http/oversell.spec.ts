import { spawn, type ChildProcess } from "node:child_process"
import { once } from "node:events"
import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs"
import { createServer, type AddressInfo } from "node:net"
import { delimiter, join } from "node:path"
import { text } from "node:stream/consumers"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { CartCalls, cartOf, NEAR } from "../support/cart-calls"
import { cloneRows, copyId } from "../support/clone-rows"
import { SPARE_BARS } from "../support/shop-feeds"
import type { Buyer } from "../support/shop-people"
import { ShopProcess } from "../support/shop-process"
import { shopTests } from "../support/test-shop"

const RIVALS = 200
const INCHES = 120
const LONG = 180_000
/** Shared with `npm run bench -- oversell`, which races stock Medusa too. */
const RACE = join(__dirname, "../../tools/bench/oversell/race.mjs")
const LOCKS = ["ours", "in memory", "PostgreSQL", "Redis", "none"] as const

const REDIS = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin", "/usr/local/sbin"]
  .map((folder) => join(folder, "redis-server"))
  .find((file) => existsSync(file))

async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, "listening")
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

shopTests(({ client, container, approved, stranger }) => {
  const carts = new CartCalls(client)
  // A provider of a folder elsewhere would not find Medusa.
  const cache = join(process.cwd(), "node_modules/.cache/billet")
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, "locks-"))
  let redis: ChildProcess | null = null
  let redisUrl = ""
  beforeAll(async () => {
    // The migration of Medusa's provider runs only where that is configured.
    await container()
      .resolve(ContainerRegistrationKeys.PG_CONNECTION)
      .raw("create table if not exists locking (id text primary key, owner_id text, expiration timestamptz)")
    if (!REDIS) return
    const port = await freePort()
    redis = spawn(REDIS, ["--port", String(port), "--save", ""], { cwd: folder, stdio: "ignore" })
    redisUrl = `redis://localhost:${port}`
  })
  afterAll(() => {
    redis?.kill()
    rmSync(folder, { recursive: true, force: true })
  })

  /** Carts that are all alike: an inch of one item on two lines. */
  async function rivalsOf(buyer: Buyer, productCode: string, count: number) {
    // Those of the race before that got nothing are still open.
    const database = container().resolve(ContainerRegistrationKeys.PG_CONNECTION)
    await database.raw("delete from cart where customer_id = ? and completed_at is null", [buyer.customerId])
    const { id } = await carts.open(buyer)
    for (const amount of ["0.4", "0.6"]) await carts.add(id, { productCode, amount, pieces: 1 }, buyer)
    const { total } = cartOf(await carts.freight(id, buyer, NEAR))
    const parts = [
      { table: "cart", where: "t.id = ?", values: [id] },
      { table: "cart_line_item", where: "t.cart_id = ?", values: [id] },
    ]
    await cloneRows(container(), parts, { count })
    const authorization = `Bearer ${buyer.token}`
    return Array.from({ length: count }, (_, index) => ({ id: copyId(id, index + 1), total, authorization }))
  }

  async function race(input: object): Promise<unknown> {
    const child = spawn(process.execPath, [RACE], { stdio: ["pipe", "pipe", "inherit"] })
    child.stdin.end(JSON.stringify(input))
    return JSON.parse(await text(child.stdout))
  }

  it.each(LOCKS.filter((name) => name !== "Redis" || REDIS).map((name, at) => [name, at] as const))(
    `${RIVALS} carts ordered at once at two servers that lock with %s sell ${INCHES} inches, and not one more`,
    async (locks, at) => {
      const { databaseUrl } = container().resolve(ContainerRegistrationKeys.CONFIG_MODULE).projectConfig
      const where = { databaseUrl: String(databaseUrl), publishableKey: client.publishableKey }
      const productCode = SPARE_BARS[at] ?? ""
      const start = () => ShopProcess.start({ ...where, locks: { name: locks, folder, redisUrl } })
      const servers = await Promise.all([start(), start()])
      try {
        const rivals = [
          await rivalsOf(approved(), productCode, RIVALS / 2),
          await rivalsOf(stranger(), productCode, RIVALS / 2),
        ].flat()
        const origins = servers.map(({ origin }) => origin)
        const said = await race({
          ...{ origins, key: client.publishableKey, databaseUrl, productCode, inches: INCHES },
          carts: rivals.sort((one, other) => (one.id.slice(-2) < other.id.slice(-2) ? -1 : 1)),
        })
        expect(said).toEqual({ sold: INCHES, refused: RIVALS - INCHES, other: 0, left: 0, balanced: true })
      } finally {
        await Promise.all(servers.map((one) => one.kill()))
      }
    },
    LONG,
  )

  // A lock provider that is not on this machine cannot be tried.
  if (!REDIS) it.skip("Redis is not tried: there is no redis-server on this machine", () => undefined)
})
