import { spawn } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"
import { ROOT } from "../../lib/places.mjs"

/** Makes a backup with the operator's own command. */
export async function backupWhileSelling({ home }) {
  const said = await command("backup", ["--cluster"], home)
  return said.match(/Backed up: .*\((\d+ MB)\)/)?.[1] ?? said
}

/** Runs `npm run backup` or `npm run restore` for the cluster of a folder; answers what it said. */
export async function command(verb, args, home) {
  const env = { ...process.env, BILLET_HOME: join(home, "..") }
  const child = spawn(process.execPath, [join(ROOT, "tools/backup/run.mjs"), verb, ...args], { cwd: ROOT, env })
  const said = []
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => said.push(chunk))
  const [code] = await once(child, "close")
  const text = Buffer.concat(said).toString()
  if (code !== 0) throw new Error(`npm run ${verb} failed: ${text}`)
  return text
}
