const { writeFileSync } = require("node:fs")
const { join } = require("node:path")
const { ContainerRegistrationKeys, Modules } = require("@medusajs/framework/utils")
const { normaliseCompanyName } = require("@billet/backend/accounts")

const COMPANIES = Number(process.env.BENCH_COMPANIES)
const ENTRIES = Number(process.env.BENCH_ENTRIES)
const CLAIMS = 300
const CHECKS = 20_000
const BATCH = 10_000
const STAFF = "desk@billet.example"

const FIRST = [
  "Lone Star",
  "Gulf",
  "Harbor",
  "Bayou",
  "Keystone",
  "Great Lakes",
  "Pioneer",
  "Summit",
  "Delta",
  "Atlas",
  "Northern",
  "Pacific",
]
const SECOND = [
  "Valve",
  "Forge",
  "Turbine",
  "Pump",
  "Subsea",
  "Aero",
  "Marine",
  "Instrument",
  "Bearing",
  "Die",
  "Flange",
  "Fastener",
]
const THIRD = ["Works", "Manufacturing", "Technologies", "Supply", "Machining", "Industries", "Components", "Engineering"]
const FORMS = ["Inc", "LLC", "Ltd", "GmbH", "Co.", "Corp"]

/** The same numbers every time. */
function randomFrom(seed) {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const pick = (random, list) => list[random(list.length)]
const syllable = (random) =>
  pick(random, ["bra", "cor", "den", "fal", "gar", "hol", "kin", "lor", "mar", "nor", "pel", "ros", "sta", "ton", "vel", "wex"])
/** Names as a trade has them: many share their words, and no two are far apart. */
const nameOf = (random) =>
  [
    random(2) ? pick(random, FIRST) : `${syllable(random)}${syllable(random)}${syllable(random)}`,
    pick(random, SECOND),
    pick(random, THIRD),
  ].join(" ")

function companyOf(index) {
  const random = randomFrom(index + 1)
  const name = nameOf(random)
  const postalCode = String(10_000 + random(89_999))
  return {
    id: `mco_bench_${index}`,
    name: `${name} ${pick(random, FORMS)}`,
    postalCode,
    domain: random(3) ? `${name.replaceAll(" ", "-")}${index}.example`.toLowerCase() : null,
  }
}

async function fillCompanies(sql) {
  for (let from = 0; from < COMPANIES; from += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, COMPANIES - from) }, (_, at) => companyOf(from + at)).map((company) => ({
      ...company,
      name_key: normaliseCompanyName(company.name),
    }))
    await sql.raw(
      `insert into metal_company (id, name, line1, city, postal_code, country, website, name_key, place_key, website_domain)
       select id, name, '1 Mill Road', 'Houston', "postalCode", 'US', domain, name_key, 'US:' || "postalCode", domain
       from jsonb_to_recordset(?::jsonb) as r(id text, name text, "postalCode" text, domain text, name_key text)`,
      [JSON.stringify(rows)],
    )
  }
  await sql.raw("analyze metal_company")
}

/** What somebody who registers might write of a company that is known: a slip in its name, another legal form. */
function claimOf(index) {
  const random = randomFrom(index * 7919 + 5)
  const company = companyOf(random(COMPANIES))
  const at = 1 + random(company.name.length - 2)
  const name = random(2) ? company.name : company.name.slice(0, at) + company.name.slice(at + 1)
  const mail = company.domain && random(2) ? `buyer@${company.domain}` : "buyer@unknown-house.example"
  return { id: company.id, claim: { name, mail, postalCode: company.postalCode, country: "US" } }
}

async function timed(count, warmUp, run) {
  const samples = []
  for (let turn = -warmUp; turn < count; turn++) {
    const began = performance.now()
    await run(turn + warmUp)
    if (turn >= 0) samples.push(performance.now() - began)
  }
  return samples
}

async function matching(container) {
  const companies = container.resolve("metal_company")
  let found = 0
  const samples = await timed(CLAIMS, 20, async (turn) => {
    const { id, claim } = claimOf(turn)
    if ((await companies.findMatchCandidates(claim)).some((company) => company.id === id)) found++
  })
  return { samples, found: found / (CLAIMS + 20) }
}

async function auditing(container, sql) {
  const audit = container.resolve("metal_audit")
  const began = performance.now()
  await sql.raw(
    `insert into metal_audit_log (id, occurred_at, action, details, success, seq, prev_hash, hash)
     select 'maud_bench_' || n, clock_timestamp(), 'BENCH', jsonb_build_object('n', n), true, 0, '', '' from generate_series(1, ?) n`,
    [ENTRIES],
  )
  const written = performance.now() - began
  const samples = await timed(5, 1, async () => {
    const { problem } = await audit.verify(null)
    if (problem) throw new Error(`The chain is said to be broken: ${problem.reason}`)
  })
  return { samples, perEntry: written / ENTRIES }
}

/** The check before an admin route, as it runs in the server, of a member of staff with the permission. */
async function checking(container) {
  const { adminPermission } = require(join(process.cwd(), "src/api/lib/admin-permission"))
  const [identity] = await container.resolve(Modules.AUTH).listProviderIdentities({ entity_id: STAFF })
  const [user] = await container.resolve(Modules.USER).listUsers({ email: STAFF })
  const now = Math.floor(Date.now() / 1000)
  const caller = {
    ...{ actor_id: user.id, actor_type: "user", auth_identity_id: identity.auth_identity_id, auth_provider: identity.provider },
    ...{ user_metadata: identity.user_metadata ?? {}, app_metadata: {}, iat: now, signed_in_at: now },
  }
  const request = { method: "GET", baseUrl: "/admin/metal-companies", path: "/mco_1", scope: container, auth_context: caller }
  let refused = null
  const samples = await timed(CHECKS, 500, () => adminPermission({ ...request }, {}, (problem) => (refused ??= problem)))
  if (refused) throw refused
  return { samples }
}

/** Measures what registrations and staff wait for, in the built server. */
exports.default = async function measure({ container }) {
  const sql = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await fillCompanies(sql)
  const results = {
    matching: await matching(container),
    checking: await checking(container),
    auditing: await auditing(container, sql),
  }
  writeFileSync(process.env.BENCH_OUT, JSON.stringify(results))
}
