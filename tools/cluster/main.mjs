import { readFileSync } from "node:fs"
import { join, relative } from "node:path"
import { crash } from "../lib/answering.mjs"
import { installMissing } from "../lib/install.mjs"
import { homeFolder } from "../lib/places.mjs"
import { requireFreePort } from "../lib/ports.mjs"
import { stopLeftover } from "../lib/postgres.mjs"
import { seconds } from "../lib/progress.mjs"
import { RunLock } from "../lib/run-lock.mjs"
import { runTool } from "../lib/run.mjs"
import { readOrMakeSecrets } from "../lib/secrets.mjs"
import { table } from "../lib/table.mjs"
import { askForPromotion, promoteWhenAsked } from "./ask-for-promotion.mjs"
import { openCluster } from "./cluster.mjs"
import { clusterOptions, HELP } from "./options.mjs"
import { requirePrograms } from "./programs.mjs"

export async function main(argv) {
  await runTool((run) => start(argv, run), 0)
}

async function start(argv, { progress, children, atEnd }) {
  const began = Date.now()
  const options = clusterOptions(argv)
  if (options.help) {
    progress.say(HELP)
    return 0
  }
  if (options.promote) return await askForPromotion(progress)
  const programs = requirePrograms(["redis-server", "nginx"])
  const home = join(homeFolder(), "cluster")
  const lock = new RunLock(home)
  lock.take("npm run cluster")
  atEnd(() => lock.release())
  await installMissing({ progress, children, logs: join(home, "logs") })
  for (const folder of ["postgres", "postgres-replica"]) await stopLeftover(join(home, folder))
  await requireFreePort(options.shopPort, "shop", "--shop-port")
  await requireFreePort(options.apiPort, "servers", "--api-port")
  const cluster = await openCluster({ ...options, home, programs, secrets: readOrMakeSecrets(home), progress, children })
  promoteWhenAsked(cluster, lock, progress)
  progress.say(welcome(cluster, home, Date.now() - began))
  throw await Promise.race(cluster.vital.map(async (server) => crash(server, await server.ended)))
}

function welcome({ addresses, services }, home, elapsed) {
  const people = JSON.parse(readFileSync(join(home, "demo.json"), "utf8")).map(({ role, email, password }) => [
    role,
    email,
    password,
  ])
  const logs = join(home, "logs")
  return [
    "",
    `The cluster is open (${seconds(elapsed)}).`,
    "",
    `  Shop   ${addresses.storefront}`,
    `  Admin  ${addresses.server}/app`,
    "",
    ...table(services.map(({ name, port, pid }) => [name, port ? `port ${port}` : "", `process ${pid}`])).map((line) => `  ${line}`),
    "",
    "Demo sign-ins:",
    ...table(people).map((line) => `  ${line}`),
    "",
    `Ctrl-C stops everything. Logs: ${relative(process.cwd(), logs) || logs}`,
  ].join("\n")
}
