import { chmodSync, mkdirSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { startCardProvider } from "../card-provider/server.mjs"
import { runChecks } from "./checks.mjs"
import { findChromium } from "./chromium.mjs"
import { addCounts, NOTHING, totalLine } from "./counts.mjs"
import { openHouse } from "./house.mjs"
import { quietConfiguration } from "./house-environment.mjs"
import { buildRules } from "./house-steps.mjs"
import { installMissing } from "./install.mjs"
import { runJest } from "./jest-part.mjs"
import { homeFolder } from "./places.mjs"
import { runPlaywright } from "./playwright-part.mjs"
import { freePorts } from "./ports.mjs"
import { seconds } from "./progress.mjs"
import { showError } from "./problem.mjs"
import { runTool } from "./run.mjs"
import { readOrMakeSecrets } from "./secrets.mjs"
import { startSignInProvider } from "../sign-in-provider/server.mjs"
import { table } from "./table.mjs"
import { testDatabaseEnvironment, testEnvironment } from "./test-environment.mjs"
import { TEST_HELP, testOptions } from "./test-options.mjs"
import { TestDatabase } from "./test-database.mjs"

export async function main(argv) {
  await runTool((run) => test(argv, run), 130)
}

async function test(argv, run) {
  const options = testOptions(argv)
  if (options.help) {
    run.progress.say(TEST_HELP)
    return 0
  }
  const stage = makeStage(run)
  await installMissing(stage)
  await buildRules(stage)
  const results = []
  for (const name of options.parts) {
    const began = Date.now()
    const result = await PARTS[name]({ ...stage, ...options })
    results.push({ ...result, took: Date.now() - began })
  }
  return report(results, run.progress)
}

/** What the parts share: a folder that vanishes at the end, logs that stay, and one database server for all. */
function makeStage({ progress, children, atEnd }) {
  const home = mkdtempSync(join(tmpdir(), "billet-test-"))
  // PostgreSQL may run as another user, who has to get through.
  chmodSync(home, 0o711)
  atEnd(() => rmSync(home, { recursive: true, force: true, maxRetries: 5 }))
  const logs = join(homeFolder(), "logs/test")
  // What runners and browsers leave in their folder for temporary files goes with ours.
  const TMPDIR = join(home, "tmp")
  mkdirSync(TMPDIR)
  const env = { ...testEnvironment(), TMPDIR, XDG_CONFIG_HOME: quietConfiguration(home) }
  const stage = { progress, children, atEnd, logs, env, home, secrets: readOrMakeSecrets(home) }
  const database = new TestDatabase(stage)
  atEnd(() => database.remove())
  return { ...stage, database }
}

const PARTS = {
  checks: async (stage) => {
    const checks = await runChecks(stage)
    const failed = checks.filter(({ problem }) => problem)
    return {
      name: "checks",
      files: checks.length,
      counts: { ...NOTHING, passed: checks.length - failed.length, failed: failed.length },
      problems: failed.map(({ problem }) => problem),
    }
  },
  unit: (stage) => stage.progress.step("Unit tests", () => runJest({ ...stage, name: "unit" })),
  module: (stage) => withDatabase("Module tests", "module", stage),
  http: (stage) => withDatabase("HTTP tests", "http", stage),
  e2e: async (stage) => {
    const shop = await shopAndBrowser(stage)
    return stage.progress.step("Journeys", () => runPlaywright({ ...stage, ...shop }))
  },
  screens: async (stage) => {
    const shop = await shopAndBrowser(stage)
    const env = { ...stage.env, ...shop.env, SCREENS: "yes" }
    return stage.progress.step("Screenshots", () => runPlaywright({ ...stage, ...shop, env, filters: ["screens.shots"] }))
  },
}

async function shopAndBrowser(stage) {
  const chromium = await stage.progress.step("Find a browser", () => findChromium())
  const house = stage.url ? await runningHouse(stage) : await ownHouse(stage)
  return { ...house, chromium }
}

async function withDatabase(title, name, stage) {
  const url = await stage.database.url("tests")
  const env = { ...stage.env, ...testDatabaseEnvironment(url) }
  return stage.progress.step(title, () => runJest({ ...stage, name, env }))
}

/** The built shop on a database and ports of its own, with a card provider and a site that vouches for buyers beside it. */
async function ownHouse(stage) {
  const [serverPort, storefrontPort] = await freePorts(2)
  const databaseUrl = await stage.database.url("shop")
  const provider = await startSignInProvider()
  stage.atEnd(() => provider.stop())
  const keys = { secretKey: "sk_test_journeys", webhookSecret: "whsec_journeys" }
  const cards = await startCardProvider({ ...keys, webhookUrl: `http://localhost:${serverPort}/hooks/stripe` })
  stage.atEnd(() => cards.stop())
  const variables = {
    ...stage.env,
    ...provider.settings,
    ...{ STRIPE_SECRET_KEY: keys.secretKey, STRIPE_WEBHOOK_SECRET: keys.webhookSecret, STRIPE_API_BASE: cards.url },
    NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY: "pk_test_journeys",
    // The journeys' own programs listen on this machine.
    WEBHOOK_PRIVATE_ADDRESSES: "true",
  }
  const house = await openHouse({ ...stage, serverPort, storefrontPort, databaseUrl, variables })
  return { ...house, env: { ...house.env, SIGN_IN_PROVIDER: provider.url }, cardProviderUrl: cards.url }
}

/** A shop that `npm start` has opened; CARD_PROVIDER_URL is where its local card provider listens, if it has one. */
function runningHouse({ url }) {
  const server = process.env.SERVER_URL ?? "http://localhost:9000"
  return { addresses: { storefront: url, server }, home: homeFolder(), cardProviderUrl: process.env.CARD_PROVIDER_URL }
}

function report(results, progress) {
  const problems = results.flatMap(({ problem, problems: several = [problem] }) => several.filter(Boolean))
  problems.forEach((problem) => showError(problem))
  const heading = ["part", "files", "passed", "failed", "skipped", "time"]
  const rows = results.map(({ name, files, counts, took }) => {
    const { passed, failed, skipped } = counts
    return [name, files, passed, failed, skipped, seconds(took)]
  })
  progress.say(`\n${table([heading, ...rows]).join("\n")}\n`)
  progress.say(totalLine(addCounts(results.map(({ counts }) => counts))))
  return problems.length === 0 ? 0 : 1
}
