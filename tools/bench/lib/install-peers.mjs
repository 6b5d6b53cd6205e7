import { existsSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { outsideNpm } from "../../lib/install.mjs"

/** Installs what a part compares with from the lockfile beside it, once. */
export async function installPeers(folder, { progress, children, logs }) {
  const cwd = fileURLToPath(folder)
  if (existsSync(join(cwd, "node_modules", ".package-lock.json"))) return
  const title = "Install what is compared with"
  const env = outsideNpm(process.env)
  // Not "ci": that refuses a lockfile without the optional packages of other systems.
  const args = ["install", "--no-save", "--no-audit", "--no-fund"]
  await progress.step(title, () => children.run({ title, command: "npm", args, cwd, env, log: join(logs, "peers.log") }))
}
