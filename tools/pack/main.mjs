import { mkdirSync, readdirSync } from "node:fs"
import { join, relative } from "node:path"
import { buildRules } from "../lib/house-steps.mjs"
import { homeFolder } from "../lib/places.mjs"
import { runTool } from "../lib/run.mjs"
import { checkPackage } from "./check.mjs"
import { stagePackage } from "./stage.mjs"

const HELP = `Builds Billet as a plugin of Medusa: a file that npm installs.

  npm run pack               writes it to .billet/pack
  npm run pack -- --check    and tries it: installed in a blank Medusa application, it builds its admin, migrates, starts, searches and prices`

export async function main(argv) {
  await runTool((run) => pack(argv, run), 130)
}

async function pack(argv, { progress, children }) {
  if (argv.includes("--help")) {
    progress.say(HELP)
    return 0
  }
  const folder = join(homeFolder(), "pack")
  const logs = join(homeFolder(), "logs")
  mkdirSync(logs, { recursive: true })
  await buildRules({ progress, children, logs, env: process.env })
  const staged = await stagePackage({ folder, progress, children, logs })
  await progress.step("Pack it", () =>
    children.run({
      title: "npm pack",
      command: "npm",
      args: ["pack", "--silent", "--pack-destination", folder],
      cwd: staged,
      env: process.env,
      log: join(logs, "npm-pack.log"),
    }),
  )
  const file = join(folder, readdirSync(folder).find((name) => name.endsWith(".tgz")) ?? "")
  progress.say(`\n${relative(process.cwd(), file)}`)
  if (argv.includes("--check")) await checkPackage({ file, folder, progress, children, logs })
  return 0
}
