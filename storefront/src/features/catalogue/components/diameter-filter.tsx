import { useTexts } from "#use-texts"
import { LengthUnit } from "@/features/units/components/either-system"
import { millimetres } from "@/features/units/metric"
import type { UnitSystem } from "@/features/units/unit-values"
import { catalogueTexts } from "@/texts/en/catalogue"
import { fill } from "@/texts/fill"
import { fillNodes } from "@/texts/fill-nodes"
import {
  changeQuery,
  DIAMETER_FIELDS,
  inMillimetres,
  queryHref,
  type CatalogueQuery,
  type DiameterField,
} from "../catalogue-query"
import styles from "./filters.module.css"

const ROWS: [label: "outerDiameter" | "innerDiameter", from: DiameterField, to: DiameterField][] = [
  ["outerDiameter", "odMin", "odMax"],
  ["innerDiameter", "idMin", "idMax"],
]

/** Diameter ranges. Each system has a form of its own, of which the root's `data-units` shows one. */
export function DiameterFilter({ query }: { query: CatalogueQuery }) {
  const t = useTexts(catalogueTexts)
  return (
    <section className={styles.group} aria-label={t.diameter}>
      <h2>{fillNodes(t.diameterUnit, { unit: <LengthUnit /> })}</h2>
      <div className="us-units">
        <DiameterForm query={query} system="us" />
      </div>
      <div className="metric-units">
        <DiameterForm query={query} system="metric" />
      </div>
    </section>
  )
}

/** A form that carries the rest of the state along in the address. */
function DiameterForm({ query, system }: { query: CatalogueQuery; system: UnitSystem }) {
  const t = useTexts(catalogueTexts)
  const rest = changeQuery(query, { odMin: undefined, odMax: undefined, idMin: undefined, idMax: undefined })
  const carried = [...new URL(queryHref(rest), "http://shop").searchParams]
  return (
    <form
      data-link=""
      action="/products"
      className={styles.diameters}
      key={DIAMETER_FIELDS.map((field) => query[field]).join()}
    >
      {carried.map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      {ROWS.map(([label, from, to]) => (
        <div key={label} className={styles.range}>
          <span>{t[label]}</span>
          {[from, to].map((field) => {
            const says = { label: t[label], unit: system === "us" ? t.inches : t.millimetres }
            return (
              <input
                key={field}
                className="input"
                name={system === "us" ? field : inMillimetres(field)}
                defaultValue={shownIn(system, query[field])}
                inputMode="decimal"
                pattern={system === "us" ? "\\d{1,3}(\\.\\d{1,4})?" : "\\d{1,5}(\\.\\d{1,2})?"}
                title={fill(t.aNumberSuchAs, { example: system === "us" ? "4.5" : "114.3" })}
                placeholder={field === from ? t.from : t.to}
                aria-label={fill(field === from ? t.labelFromUnit : t.labelToUnit, says)}
              />
            )
          })}
        </div>
      ))}
      <button type="submit" className="button small">
        {t.apply}
      </button>
    </form>
  )
}

function shownIn(system: UnitSystem, inches: number | undefined): string | undefined {
  if (inches === undefined) return undefined
  return system === "us" ? String(inches) : millimetres(inches).replace(/,/g, "")
}
