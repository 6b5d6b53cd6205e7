import { readdirSync } from "node:fs"
import { join } from "node:path"
import type { Catalogue, Texts } from "./catalogue"
import { SPANISH_OF_PAGES } from "./es"
import { SPANISH } from "./es/browser"
import { toLanguage } from "./languages"

/** Every text of a catalogue by its dotted key; the forms of a counted text are one, told by their "other". */
function flatten(texts: Texts | string, path = ""): [key: string, text: string][] {
  if (typeof texts === "string") return [[path, texts]]
  if (!Array.isArray(texts) && "other" in texts && "one" in texts) return flatten((texts as { other: string }).other, path)
  return Object.entries(texts).flatMap(([key, value]) => flatten(value as Texts | string, path === "" ? key : `${path}.${key}`))
}
const placeholdersOf = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort()

const english: Catalogue[] = readdirSync(join(__dirname, "en")).flatMap((file) =>
  // eslint-disable-next-line @typescript-eslint/no-require-imports
  Object.values(require(join(__dirname, "en", file)) as Record<string, Catalogue>),
)
const spanish: Readonly<Record<string, Texts>> = { ...SPANISH, ...SPANISH_OF_PAGES }

describe("the Spanish texts", () => {
  it("are one catalogue for each English one, filed once", () => {
    const names = english.map(({ name }) => name)
    expect(Object.keys(spanish).sort()).toEqual([...names].sort())
    expect([...Object.keys(SPANISH), ...Object.keys(SPANISH_OF_PAGES)]).toHaveLength(new Set(names).size)
  })

  it.each(english)("say in $name every key of the English, each with its placeholders", ({ name, texts }) => {
    const wanted = flatten(texts).map(([key, text]) => [key, placeholdersOf(text)])
    const said = flatten(spanish[name] ?? {}).map(([key, text]) => [key, placeholdersOf(text)])
    expect(Object.fromEntries(said)).toEqual(Object.fromEntries(wanted))
  })

  it.each(english)("leave nothing of $name empty", ({ name }) => {
    expect(flatten(spanish[name] ?? {}).filter(([, text]) => text.trim() === "")).toEqual([])
  })
})

describe("the language a cookie names", () => {
  it.each([
    ["es", "es"],
    ["en", "en"],
    [undefined, "en"],
    ["de", "en"],
    ["__proto__", "en"],
  ])("%s is %s", (value, language) => expect(toLanguage(value)).toBe(language))
})
