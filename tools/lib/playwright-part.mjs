import { mkdirSync, readFileSync, rmSync } from "node:fs"
import { join } from "node:path"
import { countPlaywright, NOTHING, partProblem } from "./counts.mjs"
import { tailOf } from "./log-file.mjs"
import { ROOT } from "./places.mjs"
import { Problem } from "./problem.mjs"
import { testFiles } from "./test-files.mjs"

/**
 * Runs the browser journeys against a shop that is open.
 * @param {object} part
 * @param {{ server: string, storefront: string }} part.addresses of the shop
 * @param {string} part.home where the shop noted its demo sign-ins
 * @param {string} [part.cardProviderUrl] where the shop's card provider listens
 * @param {Record<string, string>} part.chromium as found by chromium.mjs
 * @param {string[]} [part.filters] names of journeys to run instead of all
 */
export async function runPlaywright({ addresses, home, cardProviderUrl, chromium, filters = [], children, logs, env }) {
  const report = join(logs, "e2e.json")
  const log = join(logs, "e2e.log")
  mkdirSync(logs, { recursive: true })
  rmSync(report, { force: true })
  const cli = join(ROOT, "node_modules/@playwright/test/cli.js")
  const runner = children.start({
    title: "journeys",
    command: process.execPath,
    args: [cli, "test", "--config", "storefront/playwright.config.ts", "--reporter=list,json", ...filters],
    cwd: ROOT,
    env: {
      ...env,
      ...chromium,
      STOREFRONT_URL: addresses.storefront,
      SERVER_URL: addresses.server,
      BILLET_HOME: home,
      ...(cardProviderUrl ? { CARD_PROVIDER_URL: cardProviderUrl } : {}),
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    },
    log,
  })
  const { code } = await runner.ended
  const read = readReport(report)
  const files = filters.length > 0 ? (read?.suites.length ?? 0) : testFiles("e2e").length
  return { name: "e2e", files, ...judge({ files, report: read, code, log }) }
}

function judge({ files, report, code, log }) {
  const counts = report ? countPlaywright(report) : { ...NOTHING, failed: 1 }
  const text = partProblem({ name: "e2e", files, counts }) ?? (code !== 0 ? `e2e: Playwright ended with code ${code}` : undefined)
  return { counts, problem: text && new Problem(`${text}. From ${log}:`, tailOf(log, 150)) }
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"))
  } catch {
    return undefined
  }
}
