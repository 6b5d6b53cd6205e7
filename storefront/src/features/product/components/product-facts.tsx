import type { CatalogueItem, HeatInStock } from "@billet/backend/contract"
import type { ReactNode } from "react"
import { useTexts } from "#use-texts"
import type { Shape } from "@/features/drawing/geometry"
import { Diameter } from "@/features/units/components/measure"
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
  const facts: [string, ReactNode][] = [
    [t.metalCategory, wordFor(words.trade.metals, item.metalCategory)],
    [t.grade, item.stockGrade],
    [t.condition, conditionName(words.conditions, item.productCondition)],
    [t.productType, wordFor(words.trade.types, item.productType)],
    ...sizeFacts(t, shape),
    ...(standards.length > 0 ? [[t.specification, standards.join(", ")] as [string, string]] : []),
    [
      t.productCode,
      <span key="code" className="mono">
        {item.productCode}
      </span>,
    ],
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

function sizeFacts(t: typeof productTexts.texts, shape: Shape): [string, ReactNode][] {
  const sizes: [string, number][] =
    shape.kind === "flat"
      ? [
          [t.width, shape.width],
          [t.thickness, shape.height],
        ]
      : shape.kind === "round"
        ? [[t.outerDiameter, shape.outer]]
        : [
            [t.outerDiameter, shape.outer],
            [t.insideDiameter, shape.inner],
            [t.wall, (shape.outer - shape.inner) / 2],
          ]
  return sizes.map(([label, inches]) => [label, <Diameter key={label} inches={inches} />])
}
