import Form from "next/form"
import { changeQuery, DIAMETER_FIELDS, queryHref, type CatalogueQuery, type DiameterField } from "../catalogue-query"
import styles from "./filters.module.css"

const ROWS: [label: string, from: DiameterField, to: DiameterField][] = [
  ["Outer diameter", "odMin", "odMax"],
  ["Inner diameter", "idMin", "idMax"],
]

/** Diameter ranges in inches: a form that carries the rest of the state along in the address. */
export function DiameterFilter({ query }: { query: CatalogueQuery }) {
  const rest = changeQuery(query, { odMin: undefined, odMax: undefined, idMin: undefined, idMax: undefined })
  const carried = [...new URL(queryHref(rest), "http://shop").searchParams]
  return (
    <section className={styles.group} aria-label="Diameter">
      <h2>
        Diameter <span className="unit">in</span>
      </h2>
      <Form action="/products" className={styles.diameters} key={DIAMETER_FIELDS.map((field) => query[field]).join()}>
        {carried.map(([name, value]) => (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ))}
        {ROWS.map(([label, from, to]) => (
          <div key={label} className={styles.range}>
            <span>{label}</span>
            <input
              className="input"
              name={from}
              defaultValue={query[from]}
              inputMode="decimal"
              pattern="\d{1,3}(\.\d{1,4})?"
              placeholder="from"
              aria-label={`${label} from, inches`}
            />
            <input
              className="input"
              name={to}
              defaultValue={query[to]}
              inputMode="decimal"
              pattern="\d{1,3}(\.\d{1,4})?"
              placeholder="to"
              aria-label={`${label} to, inches`}
            />
          </div>
        ))}
        <button type="submit" className="button small">
          Apply
        </button>
      </Form>
    </section>
  )
}
