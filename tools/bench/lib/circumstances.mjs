import { execFileSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { cpus, loadavg, totalmem } from "node:os"
import { ROOT } from "../../lib/places.mjs"

/** One line that says when, of what and under which circumstances a part was measured. */
export function circumstances(part) {
  const [processor] = cpus()
  const machine = `${cpus().length} cores (${processor?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}`
  const shared = `shared with other work (load ${loadavg()[0].toFixed(1)} at the end)${isAhead() ? ", the bench scheduled ahead of it (`chrt -f 10`)" : ""}`
  return `\`npm run bench -- ${part}\`, ${new Date().toISOString().slice(0, 10)}, commit ${commit()}; ${machine}; ${shared}.`
}

/** Whether this process and those it starts run before all ordinary ones. */
function isAhead() {
  try {
    return /^policy\s*:\s*[12]\s*$/mu.test(readFileSync("/proc/self/sched", "utf8"))
  } catch {
    return false
  }
}

/** The commit the tree stands at. */
export function commit() {
  try {
    return execFileSync("git", ["rev-parse", "--short", "HEAD"], { cwd: ROOT, encoding: "utf8" }).trim()
  } catch {
    return "unknown"
  }
}
