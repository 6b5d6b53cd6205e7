import { existsSync } from "node:fs"
import { dirname, join } from "node:path"
import { isInstalled } from "./installed.mjs"
import { npmErrorsOf } from "./log-file.mjs"
import { ROOT, STOREFRONT } from "./places.mjs"
import { Problem } from "./problem.mjs"

const PROJECTS = [
  { folder: ROOT, title: "Install the shop's packages", log: "install.log" },
  { folder: STOREFRONT, title: "Install the storefront's packages", log: "install-storefront.log" },
]

/** Installs from the lockfiles what is not installed yet. */
export async function installMissing({ progress, children, logs }) {
  const missing = PROJECTS.filter(({ folder }) => existsSync(join(folder, "package-lock.json")) && !isInstalled(folder))
  await Promise.all(
    missing.map(({ folder, title, log }) => progress.step(title, () => children.run(npmCi(folder, title, join(logs, log))))),
  )
}

function npmCi(folder, title, log) {
  const [command, ...before] = npm()
  return {
    title,
    command,
    // Whoever runs this may have NODE_ENV=production set: the builds need the development packages too.
    args: [...before, "ci", "--include=dev", "--no-audit", "--no-fund"],
    cwd: folder,
    env: { ...outsideNpm(process.env), npm_config_update_notifier: "false" },
    log,
    explain: npmErrorsOf,
  }
}

/** The npm we were started by, else the one beside this Node, else the one on the path. */
export function npm() {
  const beside = join(dirname(process.execPath), "../lib/node_modules/npm/bin/npm-cli.js")
  const script = [process.env.npm_execpath, beside].find((file) => file?.endsWith("npm-cli.js") && existsSync(file))
  if (script) {
    return [process.execPath, script]
  }
  if (process.platform === "win32") {
    throw new Problem("npm was not found. Start with: npm start")
  }
  return ["npm"]
}

/** `npm start` passes its own state to us; a second npm must not take it for settings. */
export function outsideNpm(variables) {
  const own = /^npm_(package|lifecycle|execpath|node_execpath|command|config_(local_prefix|prefix|global_prefix|noproxy))|^INIT_CWD$/
  return Object.fromEntries(Object.entries(variables).filter(([name]) => !own.test(name)))
}
