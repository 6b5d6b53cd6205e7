import { fractionOf, type CatalogueItem, type HeatInStock } from "@billet/backend/contract"
import { useTexts } from "#use-texts"
import type { Shape } from "@/features/drawing/geometry"
import { productTexts } from "@/texts/en/product"
import { conditionName, wordFor } from "@/texts/trade-words"
import { useTradeWords } from "@/texts/use-trade-words"
import { MaterialLinks } from "./material-links"
import styles from "./product.module.css"

type Props = { item: CatalogueItem; shape: Shape; heats: HeatInStock[] }

/** The specifications of an item. */
export function ProductFacts({ item, shape, heats }: Props) {
  const t = useTexts(productTexts)
  const words = useTradeWords()
  const standards = [...new Set(heats.map((heat) => heat.baseSpecification).filter(Boolean))]
  const facts: [string, string][] = [
    [t.metalCategory, wordFor(words.trade.metals, item.metalCategory)],
    [t.grade, item.stockGrade],
    [t.condition, conditionName(words.conditions, item.productCondition)],
    [t.productType, wordFor(words.trade.types, item.productType)],
    ...sizeFacts(t, shape),
    ...(standards.length > 0 ? [[t.specification, standards.join(", ")] as [string, string]] : []),
    [t.productCode, item.productCode],
  ]
  return (
    <section className={styles.block} aria-labelledby="specifications">
      <h2 id="specifications">{t.specifications}</h2>
      <dl className="facts">
        {facts.map(([label, value]) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <MaterialLinks item={item} />
    </section>
  )
}

function sizeFacts(t: typeof productTexts.texts, shape: Shape): [string, string][] {
  if (shape.kind === "flat")
    return [
      [t.width, inches(shape.width)],
      [t.thickness, inches(shape.height)],
    ]
  if (shape.kind === "round") return [[t.outerDiameter, inches(shape.outer)]]
  return [
    [t.outerDiameter, inches(shape.outer)],
    [t.insideDiameter, inches(shape.inner)],
    [t.wall, inches((shape.outer - shape.inner) / 2)],
  ]
}

function inches(value: number): string {
  const fraction = fractionOf(value)
  return `${value.toFixed(3)} in${fraction ? ` (${fraction})` : ""}`
}
