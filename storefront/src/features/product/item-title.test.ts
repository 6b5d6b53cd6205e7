import { parse } from "csv-parse/sync"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { CatalogueItem } from "@billet/backend/contract"
import { conditionTexts } from "../../texts/en/conditions"
import { drawingTexts } from "../../texts/en/drawing"
import { conditions } from "../../texts/es/conditions"
import { drawing } from "../../texts/es/drawing"
import type { Language } from "../../texts/languages"
import { productNameIn } from "../../texts/product-name"
import { itemTitle } from "./item-title"

type Words = Parameters<typeof productNameIn>[1]
const WORDS: Record<Language, Words> = {
  en: { items: drawingTexts.texts.items, conditions: conditionTexts.texts },
  es: { items: drawing.items, conditions } as unknown as Words,
}
const STOCK = join(__dirname, "../../../../src/scripts/demo-data/stock.csv")
const items = parse<CatalogueItem>(readFileSync(STOCK, "utf8"), { columns: true })

describe.each(["en", "es"] as const)("the titles of the demo stock in %s", (language) => {
  const said = (name: string) => productNameIn(language, WORDS[language], name)
  const titles = items.map((item) => itemTitle(said, item))

  it("are unlike one another: every one tells grade, condition, form and size", () => {
    expect(titles).toHaveLength(4800)
    expect(new Set(titles).size).toBe(titles.length)
  })

  it("have at most 70 characters, and end with the shop's name", () => {
    expect(titles.filter((title) => title.length > 70 || !title.endsWith(" | Billet"))).toEqual([])
  })

  it("say the size", () => {
    expect(items.filter(({ productSize }, index) => !titles[index]?.includes(` ${productSize} in`))).toEqual([])
  })
})
