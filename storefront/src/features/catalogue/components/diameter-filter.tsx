import { useTexts } from "#use-texts"
import { catalogueTexts } from "@/texts/en/catalogue"
import { fill } from "@/texts/fill"
import { fillNodes } from "@/texts/fill-nodes"
import { changeQuery, DIAMETER_FIELDS, queryHref, type CatalogueQuery, type DiameterField } from "../catalogue-query"
import styles from "./filters.module.css"

const ROWS: [label: "outerDiameter" | "innerDiameter", from: DiameterField, to: DiameterField][] = [
  ["outerDiameter", "odMin", "odMax"],
  ["innerDiameter", "idMin", "idMax"],
]

/** Diameter ranges in inches: a form that carries the rest of the state along in the address. */
export function DiameterFilter({ query }: { query: CatalogueQuery }) {
  const t = useTexts(catalogueTexts)
  const rest = changeQuery(query, { odMin: undefined, odMax: undefined, idMin: undefined, idMax: undefined })
  const carried = [...new URL(queryHref(rest), "http://shop").searchParams]
  return (
    <section className={styles.group} aria-label={t.diameter}>
      <h2>{fillNodes(t.diameterUnit, { unit: <span className="unit">in</span> })}</h2>
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
            <input
              className="input"
              name={from}
              defaultValue={query[from]}
              inputMode="decimal"
              pattern="\d{1,3}(\.\d{1,4})?"
              placeholder={t.from}
              aria-label={fill(t.labelFromInches, { label: t[label] })}
            />
            <input
              className="input"
              name={to}
              defaultValue={query[to]}
              inputMode="decimal"
              pattern="\d{1,3}(\.\d{1,4})?"
              placeholder={t.to}
              aria-label={fill(t.labelToInches, { label: t[label] })}
            />
          </div>
        ))}
        <button type="submit" className="button small">
          {t.apply}
        </button>
      </form>
    </section>
  )
}
