import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"

const SOURCE = join(__dirname, "..")
/** Their fields may stand in an address: what is searched for, among orders too, a promo code, a list of items. */
const OPEN = /search-box|finder|diameter-filter|cross-reference|promo-field|quick-order-form|verification-screen|card-form|order-search-form/

const forms = readdirSync(SOURCE, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".tsx") && !OPEN.test(file))
  .flatMap((file) =>
    [...readFileSync(join(SOURCE, file), "utf8").matchAll(/<form\b[^]*?>\n/g)].map(([tag]) => [file, tag] as const),
  )

describe("A form that is sent before its script has come", () => {
  it("is found at all", () => expect(forms.length).toBeGreaterThan(10))

  it.each(forms)("does not put what it asks for into the page's address: %s", (_file, tag) => {
    expect(tag).toMatch(/method="post"|action=\{/)
  })
})
