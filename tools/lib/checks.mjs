import { existsSync } from "node:fs"
import { join } from "node:path"
import { tailOf } from "./log-file.mjs"
import { ROOT, STOREFRONT } from "./places.mjs"

const bin = (path) => join(ROOT, "node_modules", path)

/** What must hold of the sources before any of them runs. */
const CHECKS = [
  { name: "types of server, admin and rules", args: [bin("typescript/bin/tsc"), "--pretty", "false", "-p", "tsconfig.check.json"] },
  {
    name: "types of the storefront",
    args: [bin("typescript/bin/tsc"), "--pretty", "false", "-p", "storefront/tsconfig.check.json"],
    needs: join(STOREFRONT, "tsconfig.check.json"),
  },
  {
    name: "lint",
    args: [
      bin("eslint/bin/eslint.js"),
      ".",
      "--max-warnings=0",
      "--no-color",
      "--cache",
      "--cache-location=node_modules/.cache/billet/eslint",
      // Times differ from one checkout to the next, content does not.
      "--cache-strategy=content",
    ],
  },
]

/**
 * Runs the checks two at a time.
 * @returns {Promise<{ name: string, problem?: Error }[]>}
 */
export async function runChecks({ progress, children, logs, env }) {
  const waiting = CHECKS.filter(({ needs }) => !needs || existsSync(needs))
  const results = waiting.map(({ name }) => ({ name }))
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const result = results.find(({ name }) => name === check.name)
      result.problem = await runCheck(check, { progress, children, logs, env }).catch((problem) => problem)
    }
  }
  await Promise.all([worker(), worker()])
  return results
}

function runCheck({ name, args }, { progress, children, logs, env }) {
  const log = join(logs, `${name.replaceAll(/[ ,]+/g, "-")}.log`)
  const job = { title: `Check ${name}`, command: process.execPath, args, cwd: ROOT, env, log, explain: (file) => tailOf(file, 60) }
  return progress.step(`Check ${name}`, () => children.run(job))
}
