import { fractionOf, type CatalogueItem, type HeatInStock } from "@billet/backend/contract"
import type { Shape } from "@/features/drawing/geometry"
import { sentenceCase } from "@/lib/format"
import { MaterialLinks } from "./material-links"
import styles from "./product.module.css"

type Props = { item: CatalogueItem; shape: Shape; heats: HeatInStock[] }

/** The specifications of an item. */
export function ProductFacts({ item, shape, heats }: Props) {
  const standards = [...new Set(heats.map((heat) => heat.baseSpecification).filter(Boolean))]
  const facts: [string, string][] = [
    ["Metal category", sentenceCase(item.metalCategory)],
    ["Grade", item.stockGrade],
    ["Condition", sentenceCase(item.productCondition)],
    ["Product type", item.productType],
    ...sizeFacts(shape),
    ...(standards.length > 0 ? [["Specification", standards.join(", ")] as [string, string]] : []),
    ["Product code", item.productCode],
  ]
  return (
    <section className={styles.block} aria-labelledby="specifications">
      <h2 id="specifications">Specifications</h2>
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

function sizeFacts(shape: Shape): [string, string][] {
  if (shape.kind === "flat")
    return [
      ["Width", inches(shape.width)],
      ["Thickness", inches(shape.height)],
    ]
  if (shape.kind === "round") return [["Outer diameter", inches(shape.outer)]]
  return [
    ["Outer diameter", inches(shape.outer)],
    ["Inside diameter", inches(shape.inner)],
    ["Wall", inches((shape.outer - shape.inner) / 2)],
  ]
}

function inches(value: number): string {
  const fraction = fractionOf(value)
  return `${value.toFixed(3)} in${fraction ? ` (${fraction})` : ""}`
}
