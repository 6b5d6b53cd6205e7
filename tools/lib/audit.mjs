import { execFile } from "node:child_process"
import { relative } from "node:path"
import { npm, outsideNpm } from "./install.mjs"
import { ROOT, STOREFRONT } from "./places.mjs"
import { Problem } from "./problem.mjs"

/** What stops a release; lesser ones are npm's own report to read. */
const GRAVE = ["high", "critical"]
const PATIENCE_MS = 60_000

/**
 * Asks the registry what is known to be weak in the packages that run in production. A registry that does not answer such
 * questions (a mirror, no network) is no weakness: it is said, and nothing more.
 * @param {{ folders?: string[], registry?: string }} [options]
 * @returns {Promise<{ said: string, problem?: Problem }>}
 */
export async function auditDependencies({ folders = [ROOT, STOREFRONT], registry } = {}) {
  const found = await Promise.all(folders.map((folder) => auditOne(folder, registry)))
  const grave = found.flatMap(({ weak }) => weak)
  const unanswered = found.find(({ refusal }) => refusal)?.refusal
  if (grave.length > 0) return { said: "", problem: new Problem("Packages with known weaknesses:", grave.join("\n")) }
  if (unanswered) return { said: `Packages not audited: ${unanswered}` }
  return { said: "No package that runs in production has a known weakness that is high or critical." }
}

async function auditOne(folder, registry) {
  const report = await npmAudit(folder, registry)
  if (!report?.vulnerabilities) return { weak: [], refusal: report?.message ?? "npm audit gave no report" }
  const weak = Object.values(report.vulnerabilities)
    .filter(({ severity }) => GRAVE.includes(severity))
    .map(({ name, severity, range, via }) => `${relative(ROOT, folder) || "."}: ${name} ${range}, ${severity}: ${titleOf(via)}`)
  return { weak, refusal: null }
}

/** A weakness of its own has a title; one that came with another package only that package's name. */
const titleOf = (via) => via.map((one) => (typeof one === "string" ? `by ${one}` : one.title)).join("; ")

/** npm's report; it ends with an error code when it found something. */
function npmAudit(folder, registry) {
  const [command, ...before] = npm()
  const args = [...before, "audit", "--json", "--omit=dev", ...(registry ? ["--registry", registry] : [])]
  const env = { ...outsideNpm(process.env), npm_config_fetch_retries: "0" }
  return new Promise((resolve) => {
    execFile(command, args, { cwd: folder, env, timeout: PATIENCE_MS, maxBuffer: 2 ** 26 }, (_, stdout) =>
      resolve(parsed(stdout)),
    )
  })
}

function parsed(text) {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
