import { execFileSync } from "node:child_process"
import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { ROOT } from "../lib/places.mjs"
import { scratchFolder } from "./scratch-folder.mjs"

const { root, write, path } = scratchFolder()

/** A small tree with one file in every room, so that imports lead somewhere. */
const ROOMS = [
  "backend/src/pricing/price.ts",
  "backend/src/orders/order.ts",
  "backend/src/quantity/weight.ts",
  "backend/src/contract/index.ts",
  "src/admin/lib/format.ts",
  "src/api/store/orders/route.ts",
  "src/modules/metal-order/service.ts",
  "src/modules/metal-company/service.ts",
  "src/modules/shared/sql.ts",
  "src/workflows/orders/place-order.ts",
  "src/links/order-record.ts",
  "storefront/src/lib/paths.ts",
]

const PATHS = "import-x/no-restricted-paths"
const NAMES = "no-restricted-imports"

const HOOK = `import { useState } from "react"
export const A = (p: { on: boolean }) => {
  if (p.on) {
    useState(1)
  }
  return null
}`

const LOOP = `import { createWorkflow } from "@medusajs/framework/workflows-sdk"
export const a = createWorkflow("a", () => {
  for (const b of [1]) {
    void b
  }
})`

/** [what is forbidden, the file it stands in, the offending text, the rule that must see it] */
const FORBIDDEN = [
  ["the storefront importing rules", "storefront/src/a.ts", 'import { x } from "@billet/backend/pricing"', NAMES],
  ["the storefront importing rules by path", "storefront/src/a.ts", 'import { x } from "../../backend/src/contract"', PATHS],
  ["the storefront importing the server", "storefront/src/a.ts", 'import { x } from "../../src/links/order-record"', PATHS],
  ["the storefront importing Medusa", "storefront/src/a.ts", 'import { x } from "@medusajs/js-sdk"', NAMES],
  ["the storefront importing zod", "storefront/src/a.ts", 'import { z } from "zod"', NAMES],
  ["the admin importing rules", "src/admin/a.ts", 'import { x } from "@billet/backend/orders"', NAMES],
  ["the admin importing the server", "src/admin/a.ts", 'import { x } from "../workflows/orders/place-order"', PATHS],
  ["the admin importing the framework", "src/admin/a.ts", 'import { x } from "@medusajs/framework/utils"', NAMES],
  ["a workflow importing a route", "src/workflows/orders/a.ts", 'import { x } from "../../api/store/orders/route"', PATHS],
  ["a module importing a workflow", "src/modules/metal-order/a.ts", 'import { x } from "../../workflows/orders/place-order"', PATHS],
  ["a module importing another module", "src/modules/metal-order/a.ts", 'import { x } from "../metal-company/service"', PATHS],
  ["the server importing rules by path", "src/workflows/a.ts", 'import { x } from "../../backend/src/orders/order"', PATHS],
  ["the server importing the storefront", "src/workflows/a.ts", 'import { x } from "../../storefront/src/lib/paths"', PATHS],
  ["the server importing the inside of the rules", "src/api/a.ts", 'import { x } from "@billet/backend/dist/cjs/orders"', NAMES],
  ["the server importing React", "src/workflows/a.ts", 'import { x } from "react"', NAMES],
  ["anyone importing the proprietary permissions", "src/modules/metal-order/a.ts", 'import { x } from "@medusajs/rbac"', NAMES],
  ["anyone importing the proprietary sign-in", "src/api/a.ts", 'import { x } from "@medusajs/medusa/auth-oidc"', NAMES],
  ["an area importing another area", "backend/src/pricing/a.ts", 'import { x } from "../orders/order"', PATHS],
  ["the contract importing an area", "backend/src/contract/a.ts", 'import { x } from "../quantity/weight"', PATHS],
  ["the rules importing the server", "backend/src/pricing/a.ts", 'import { x } from "../../../src/links/order-record"', PATHS],
  ["the rules importing Medusa", "backend/src/pricing/a.ts", 'import { x } from "@medusajs/framework/utils"', NAMES],
  ["the rules importing Node", "backend/src/pricing/a.ts", 'import { x } from "node:fs"', NAMES],
  ["a file of values importing zod", "backend/src/contract/a-values.ts", 'import { z } from "zod"', NAMES],
  ["the rules reading the environment", "backend/src/pricing/a.ts", "export const a = process.env.A", "no-restricted-globals"],
  ["the rules asking the clock", "backend/src/pricing/a.ts", "export const a = Date.now()", "no-restricted-properties"],
  ["the rules making a date of now", "backend/src/pricing/a.ts", "export const a = new Date()", "no-restricted-syntax"],
  ["the rules throwing dice", "backend/src/pricing/a.ts", "export const a = Math.random()", "no-restricted-properties"],
  ["any", "src/workflows/a.ts", "export const a: any = 1", "@typescript-eslint/no-explicit-any"],
  ["a non-null assertion", "storefront/src/a.ts", "export const f = (a?: string) => a!.length", "@typescript-eslint/no-non-null-assertion"],
  ["a hook behind a condition", "storefront/src/a.tsx", HOOK, "react-hooks/rules-of-hooks"],
  ["a hook behind a condition in the admin", "src/admin/a.tsx", HOOK, "react-hooks/rules-of-hooks"],
  ["a loop in a workflow", "src/workflows/a.ts", LOOP, "@medusajs/no-loops-in-workflow"],
]

const ALLOWED = [
  ["the storefront importing the contract", "storefront/src/b.ts", 'import { x } from "@billet/backend/contract"\nexport { x }'],
  ["the admin importing the contract", "src/admin/b.ts", 'import { x } from "@billet/backend/contract"\nexport { x }'],
  ["a route importing a workflow", "src/api/store/orders/b.ts", 'import { x } from "../../../workflows/orders/place-order"\nexport { x }'],
  ["a workflow importing a module", "src/workflows/orders/b.ts", 'import { x } from "../../modules/metal-order/service"\nexport { x }'],
  ["a module importing what modules share", "src/modules/metal-order/b.ts", 'import { x } from "../shared/sql"\nexport { x }'],
  ["a link importing two modules", "src/links/b.ts", 'import { x } from "../modules/metal-order/service"\nimport { y } from "../modules/metal-company/service"\nexport { x, y }'],
  ["a module importing rules", "src/modules/metal-order/c.ts", 'import { x } from "@billet/backend/orders"\nexport { x }'],
  ["an area importing quantity and the contract", "backend/src/pricing/b.ts", 'import { x } from "../quantity/weight"\nimport { y } from "../contract"\nexport { x, y }'],
  ["the rules importing zod and decimal.js", "backend/src/pricing/c.ts", 'import { z } from "zod"\nimport Decimal from "decimal.js"\nexport const a = { z, Decimal }'],
  ["the rules working with a date they are given", "backend/src/pricing/d.ts", "export const a = (text: string) => new Date(text)"],
]

/** Lints the snippets in a process of its own: ESLint reads its configuration by import(), which Jest's sandbox lacks. */
function lint(snippets) {
  const list = path("snippets.json")
  writeFileSync(list, JSON.stringify(snippets.map(([, file, text]) => ({ file: join(root, file), text: `${text}\n` }))))
  const script = join(ROOT, "tools/__tests__/lint-snippets.mjs")
  return JSON.parse(execFileSync(process.execPath, [script, root, list], { encoding: "utf8", maxBuffer: 10_000_000 }))
}

describe("The boundaries of the house", () => {
  let found
  beforeAll(() => {
    ROOMS.forEach((file) => write(file, "export const x = 1\n"))
    found = lint([...FORBIDDEN, ...ALLOWED])
  }, 60_000)

  it.each(FORBIDDEN.map((row, index) => [...row, index]))("stop %s", (_what, _file, _text, rule, index) => {
    expect(found[index]).toContain(rule)
  })

  it.each(ALLOWED.map((row, index) => [...row, FORBIDDEN.length + index]))("let pass %s", (_what, _file, _text, index) => {
    expect(found[index]).toEqual([])
  })
})
