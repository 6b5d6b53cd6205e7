import { mkdirSync } from "node:fs"
import { join } from "node:path"
import { ARCHIVE_SETTINGS } from "../backup/archive.mjs"
import { untilAnswering } from "../lib/answering.mjs"
import { describeHouse } from "../lib/house.mjs"
import * as steps from "../lib/house-steps.mjs"
import { MEDUSA_CLI } from "../lib/medusa-command.mjs"
import { ROOT, SERVER, STOREFRONT } from "../lib/places.mjs"
import { freePorts } from "../lib/ports.mjs"
import { postgresUser, reachableFolder } from "../lib/postgres-user.mjs"
import { startPostgres } from "../lib/postgres.mjs"
import { ensureDatabase } from "../lib/shop-database.mjs"
import { environmentOf } from "./environments.mjs"
import { startNginx } from "./nginx.mjs"
import { keep } from "./keep.mjs"
import { promoteReplica } from "./promote.mjs"
import { startReplica } from "./replica.mjs"
import { PAGE_CACHE_SETTINGS, PRIMARY_SETTINGS, REDIS_SETTINGS, SERVERS, STOREFRONTS } from "./topology.mjs"

const START_LIMIT_MS = 180_000

/**
 * Brings up every service of the topology in the order they need each other, and waits until the balancer answers.
 * @param {object} plan as for a house, and
 * @param {number} [plan.databasePort] where the primary listens, when it is not to be any free port
 * @param {Record<string, Record<string, string>>} [plan.given] variables of a service besides its own, read at every start
 */
export async function openCluster(plan) {
  const names = ["postgres", "postgres-replica", "redis", "page-cache", ...SERVERS, "worker", ...STOREFRONTS]
  const free = await freePorts(names.length)
  const ports = Object.fromEntries(names.map((name, at) => [name, free[at]]))
  if (plan.databasePort) ports.postgres = plan.databasePort
  const house = describeHouse(
    { ...plan, serverPort: plan.apiPort, storefrontPort: plan.shopPort, databasePort: ports.postgres, variables: process.env },
    "production",
  )
  const { progress, children } = plan
  const kept = (start, first) => keep(start, { isStopping: () => children.isStopping, ...(first ? { first } : {}) })
  const started = {}
  const building = steps.buildEverything(house)
  const primary = () => openPrimary(house, ports.postgres)
  started.postgres = kept(primary, await progress.step("Start the database", primary))
  // First of all: the primary may still wait for the replica it had, which follows only later.
  started["replica-watch"] = kept(() => openReplicaWatch(house))
  await building
  await steps.migrate(house, SERVER)
  await steps.loadDemoData(house, SERVER, "./src/scripts/seed-demo.js")
  const replica = () => openReplica(house, ports)
  started["postgres-replica"] = kept(replica, await progress.step("Start the replica", replica))
  started.redis = kept(() => openRedis("redis", REDIS_SETTINGS, plan, ports, house.logs))
  started["page-cache"] = kept(() => openRedis("page-cache", PAGE_CACHE_SETTINGS, plan, ports, house.logs))
  const values = { ...settingsOf(house, ports), MEDUSA_PUBLISHABLE_KEY: await steps.requirePublishableKey(house.databaseUrl) }
  for (const name of SERVERS)
    started[name] = kept(() => openServer(name, ports[name], { ...values, MEDUSA_WORKER_MODE: "server" }, house))
  const work = { ...values, MEDUSA_WORKER_MODE: "worker", ADMIN_DISABLED: "true" }
  started.worker = kept(() => openServer("worker", ports.worker, work, house))
  started.nginx = startNginx({ ...plan, logs: house.logs, ports })
  await progress.step("Start the servers", () =>
    Promise.all([
      ...SERVERS.map((name) => untilAnswering(`http://localhost:${ports[name]}/ready`, started[name], START_LIMIT_MS)),
      // A worker serves no routes of ours.
      untilAnswering(`http://localhost:${ports.worker}/health`, started.worker, START_LIMIT_MS),
    ]),
  )
  for (const name of STOREFRONTS) started[name] = kept(() => openStorefront(name, ports[name], values, house))
  await progress.step("Start the storefronts", () => untilAnswering(house.addresses.storefront, started.nginx, START_LIMIT_MS))
  const listens = { ...ports, nginx: plan.shopPort }
  const services = Object.entries(started).map(([name, { pid }]) => ({ name, port: listens[name], pid }))
  const promote = () => promoteReplica({ ...house, started, openPrimary: primary, openReplica: replica })
  // Whoever is kept comes back by itself.
  return { ...house, ports, started, services, promote, vital: [started.nginx] }
}

async function openPrimary({ home, secrets, logs, children, databaseUrl }, port) {
  const password = secrets.DATABASE_PASSWORD
  const folder = join(home, "postgres")
  const settings = [...PRIMARY_SETTINGS, ...ARCHIVE_SETTINGS]
  const server = await startPostgres({ folder, port, password, logs, children, settings })
  await ensureDatabase(databaseUrl)
  return server
}

function openReplica({ home, secrets, logs, children }, ports) {
  return startReplica({
    primary: { folder: reachableFolder(join(home, "postgres"), postgresUser()), port: ports.postgres },
    folder: join(home, "postgres-replica"),
    port: ports["postgres-replica"],
    password: secrets.DATABASE_PASSWORD,
    logs,
    children,
  })
}

function openReplicaWatch({ env, logs, children }) {
  return children.start({
    title: "replica-watch",
    command: process.execPath,
    args: [join(ROOT, "tools/docker/keep-synchronous.mjs")],
    cwd: ROOT,
    env: environmentOf("replica-watch", 0, env),
    log: join(logs, "replica-watch.log"),
  })
}

function openRedis(name, settings, { home, programs, children }, ports, logs) {
  const folder = join(home, name)
  mkdirSync(folder, { recursive: true })
  const args = ["--port", String(ports[name]), "--bind", "127.0.0.1", "--dir", folder, ...settings]
  const env = { PATH: process.env.PATH }
  return children.start({
    title: name,
    command: programs["redis-server"],
    args,
    cwd: folder,
    env,
    log: join(logs, `${name}.log`),
    last: true,
  })
}

/** What each variable of the topology is on this one machine. */
function settingsOf({ env, home, addresses, secrets }, ports) {
  return {
    ...env,
    REDIS_URL: `redis://localhost:${ports.redis}`,
    PAGE_CACHE_URL: `redis://localhost:${ports["page-cache"]}`,
    MEDUSA_BACKEND_URL: addresses.server,
    AUTH_SECRET: secrets.AUTH_SECRET,
    STOREFRONT_SECRET: secrets.STOREFRONT_SECRET,
    AUTH_URL: addresses.storefront,
    AUTH_TRUST_HOST: "true",
    SEARCH_SNAPSHOTS: join(home, "search"),
    DRAIN_SECONDS: process.env.DRAIN_SECONDS || "5",
  }
}

function openServer(name, port, values, { children, logs, given }) {
  const env = { ...environmentOf(name, port, values), ...given?.[name] }
  return children.start({
    title: name,
    command: process.execPath,
    args: [MEDUSA_CLI, "start"],
    cwd: SERVER,
    env,
    log: join(logs, `${name}.log`),
  })
}

function openStorefront(name, port, values, { children, logs }) {
  const next = join(STOREFRONT, "node_modules/next/dist/bin/next")
  // Containers find the key in a file that `prepare` wrote.
  const env = { ...environmentOf(name, port, values), MEDUSA_PUBLISHABLE_KEY: values.MEDUSA_PUBLISHABLE_KEY }
  const args = [next, "start", "-p", String(port)]
  return children.start({ title: name, command: process.execPath, args, cwd: STOREFRONT, env, log: join(logs, `${name}.log`) })
}
