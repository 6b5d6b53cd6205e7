import { readFileSync } from "node:fs"
import { join } from "node:path"
import { medusaCommand } from "../../lib/medusa-command.mjs"
import { SERVER } from "../../lib/places.mjs"
import { freePorts } from "../../lib/ports.mjs"
import { circumstances } from "../lib/circumstances.mjs"
import { markdownTable } from "../lib/markdown.mjs"
import { fine, percentiles } from "../lib/percentiles.mjs"
import { writeSection } from "../lib/results.mjs"
import { openBillet } from "../shops/billet.mjs"

const COMPANIES = 100_000
const ENTRIES = 100_000
const GOALS = { matching: 50, checking: 0.2 }

/** What a new company, every request of staff and the keeper of the log wait for. */
export async function accountsPart({ progress, databases, children, ...shared }) {
  const databaseUrl = (await databases())("billet_accounts")
  const [port] = await freePorts(1)
  const out = join(shared.home, "accounts.json")
  const beforeStart = async (_databaseUrl, { env, logs }) => {
    const more = { BENCH_COMPANIES: String(COMPANIES), BENCH_ENTRIES: String(ENTRIES), BENCH_OUT: out }
    const command = medusaCommand("Accounts", ["exec", "../../tools/bench/accounts/measure.cjs"], {
      cwd: SERVER,
      env: { ...env, ...more },
      log: join(logs, "accounts.log"),
    })
    await progress.step(`${COMPANIES.toLocaleString("en-US")} companies`, () => children.run(command))
  }
  await openBillet({ ...shared, progress, children, port, databaseUrl, buyers: 0, beforeStart })
  writeSection("Companies, permissions and the audit log", report(JSON.parse(readFileSync(out, "utf8"))))
}

const verdict = (name, { p99 }) => `goal ${GOALS[name]} ms: ${p99 <= GOALS[name] ? "met" : "missed"} at p99`

function report({ matching, checking, auditing }) {
  const times = {
    matching: percentiles(matching.samples),
    checking: percentiles(checking.samples),
    auditing: percentiles(auditing.samples),
  }
  const row = (what, { count, p50, p95, p99, max }) => [what, count.toLocaleString("en-US"), ...[p50, p95, p99, max].map(fine)]
  const [companies, entries] = [COMPANIES, ENTRIES].map((count) => count.toLocaleString("en-US"))
  return [
    circumstances("accounts"),
    markdownTable(
      ["what", "samples", "p50 ms", "p95", "p99", "max"],
      [
        row(`candidates for a new company among ${companies}`, times.matching),
        row("check before an admin route", times.checking),
        row(`verifying a log of ${entries} entries`, times.auditing),
      ],
    ),
    `Candidates: ${verdict("matching", times.matching)}. Every other claim has a letter missing and half of those with a domain write from it; ${(matching.found * 100).toFixed(1)} % found the company that was meant. The check, in the server's process and without the request around it: ${verdict("checking", times.checking)}; it asks the database once a second and person. Writing an entry of the log took ${fine(auditing.perEntry)} ms, in one statement of ${entries}.`,
  ].join("\n\n")
}
