import { mkdirSync, readFileSync, rmSync } from "node:fs"
import { join } from "node:path"
import { countJest, NOTHING, partProblem } from "./counts.mjs"
import { plain, tailOf } from "./log-file.mjs"
import { ROOT } from "./places.mjs"
import { Problem } from "./problem.mjs"
import { testFiles } from "./test-files.mjs"

const SHOWN_LINES = 150
/** Each file of these starts a shop: one at a time, whatever the machine. */
const WITH_SHOP = ["--maxWorkers", "1"]

/**
 * Runs one Jest project.
 * @param {object} part
 * @param {"unit" | "module" | "http"} part.name
 * @param {string[]} [part.filters] names of test files to run instead of all
 * @returns {Promise<{ name: string, files: number, counts: import("./counts.mjs").Counts, problem?: Problem }>}
 */
export async function runJest({ name, filters = [], children, logs, env }) {
  const report = join(logs, `${name}.json`)
  const log = join(logs, `${name}.log`)
  mkdirSync(logs, { recursive: true })
  rmSync(report, { force: true })
  const jest = join(ROOT, "node_modules/jest/bin/jest.js")
  const options = ["--selectProjects", name, "--json", "--outputFile", report, "--passWithNoTests", "--forceExit"]
  const shop = name === "unit" ? [] : WITH_SHOP
  // Medusa loads parts of itself by import(), which Jest's sandbox knows only with this flag.
  const flags = name === "unit" ? {} : { NODE_OPTIONS: "--experimental-vm-modules --no-warnings" }
  const runner = children.start({
    title: `${name} tests`,
    command: process.execPath,
    args: [jest, ...options, ...shop, ...filters],
    cwd: ROOT,
    env: { ...env, ...flags, NODE_ENV: "test" },
    log,
  })
  const { code } = await runner.ended
  return judge({ name, report: readReport(report), code, log, filtered: filters.length > 0 })
}

function judge({ name, report, code, log, filtered }) {
  const files = filtered ? (report?.numTotalTestSuites ?? 0) : testFiles(name).length
  if (!report) {
    return { name, files, counts: { ...NOTHING, failed: 1 }, problem: new Problem(`${name} tests did not run (exit code ${code}). From ${log}:`, tailOf(log)) }
  }
  const counts = countJest(report)
  const lost = files - report.numTotalTestSuites
  const text =
    partProblem({ name, files, counts }) ??
    (lost > 0 ? `${name}: ${lost} of ${files} test files belong to no Jest project` : undefined) ??
    (code !== 0 ? `${name}: Jest ended with code ${code}` : undefined)
  return { name, files, counts, problem: text && new Problem(text, failures(report)) }
}

function failures(report) {
  const texts = report.testResults.filter(({ status }) => status === "failed").map(({ message }) => plain(message))
  return texts.join("\n").split("\n").slice(0, SHOWN_LINES).join("\n")
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"))
  } catch {
    return undefined
  }
}
