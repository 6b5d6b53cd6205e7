import { spawnSync } from "node:child_process"
import { ROOT } from "../../lib/places.mjs"

/** Compares the engine with the naive evaluator on so many random rule sets; true when every price is the same. */
export function runPricingGate(cases = 100_000) {
  const args = ["jest", "--selectProjects", "unit", "--testTimeout", "3600000", "calculate-price.property"]
  const { status } = spawnSync("npx", args, {
    cwd: ROOT,
    stdio: "inherit",
    env: { ...process.env, PRICING_CASES: String(cases) },
  })
  return status === 0
}

if (process.argv[1] === import.meta.filename) process.exitCode = runPricingGate(Number(process.argv[2] ?? 100_000)) ? 0 : 1
