import { join } from "node:path"
import { auditDependencies } from "./audit.mjs"
import { runChecks } from "./checks.mjs"
import { totalLine } from "./counts.mjs"
import { buildRules } from "./house-steps.mjs"
import { installMissing } from "./install.mjs"
import { runJest } from "./jest-part.mjs"
import { homeFolder } from "./places.mjs"
import { seconds } from "./progress.mjs"
import { showError } from "./problem.mjs"
import { runTool } from "./run.mjs"
import { testEnvironment } from "./test-environment.mjs"

/** Everything that can be said about the sources without a database or a browser. */
export async function main() {
  await runTool(verify, 130)
}

async function verify({ progress, children }) {
  const began = Date.now()
  const logs = join(homeFolder(), "logs/verify")
  const tools = { progress, children, logs, env: testEnvironment() }
  await installMissing(tools)
  await buildRules(tools)
  const checks = await runChecks(tools)
  const unit = await progress.step("Unit tests", () => runJest({ name: "unit", ...tools }))
  const audit = await progress.step("Known weaknesses of packages", () => auditDependencies())
  progress.say(audit.said)
  const problems = [...checks.map(({ problem }) => problem), unit.problem, audit.problem].filter(Boolean)
  problems.forEach((problem) => showError(problem))
  const verdict = problems.length === 0 ? "All good" : `${problems.length} of ${checks.length + 2} checks failed`
  progress.say(`\n${verdict}: ${checks.map(({ name }) => name).join(", ")}, unit tests (${totalLine(unit.counts)}). ${seconds(Date.now() - began)}`)
  return problems.length === 0 ? 0 : 1
}
