import { Icon } from "@/components/icon"
import {
  changeQuery,
  clearFilters,
  DIAMETER_FIELDS,
  FILTER_FIELDS,
  queryHref,
  toggleValue,
  type CatalogueQuery,
  type DiameterField,
} from "../catalogue-query"
import { FACET_LABELS, facetValueLabel } from "../facet-display"
import { QueryLink } from "./query-link"
import styles from "./results.module.css"

const DIAMETER_LABELS: Record<DiameterField, string> = { odMin: "OD from", odMax: "OD to", idMin: "ID from", idMax: "ID to" }

/** Everything that narrows the results, each with its own way out. */
export function ActiveFilters({ query }: { query: CatalogueQuery }) {
  const chips = [
    ...(query.search
      ? [{ label: "Search", text: `“${query.search}”`, href: queryHref(changeQuery(query, { search: "" })) }]
      : []),
    ...FILTER_FIELDS.flatMap((field) =>
      query[field].map((value) => ({
        label: FACET_LABELS[field],
        text: facetValueLabel(field, value),
        href: queryHref(toggleValue(query, field, value)),
      })),
    ),
    ...DIAMETER_FIELDS.filter((field) => query[field] !== undefined).map((field) => ({
      label: "Diameter",
      text: `${DIAMETER_LABELS[field]} ${query[field]} in`,
      href: queryHref(changeQuery(query, { [field]: undefined })),
    })),
  ]
  if (chips.length === 0) return null
  return (
    <ul className={styles.chips} aria-label="Chosen filters">
      {chips.map(({ label, text, href }) => (
        <li key={`${label} ${text}`}>
          <QueryLink href={href} className={styles.chip} aria-label={`Remove ${label} ${text}`}>
            {text}
            <Icon name="close" size={10} />
          </QueryLink>
        </li>
      ))}
      <li>
        <QueryLink href={queryHref(clearFilters(query))} className={styles.clearAll}>
          Clear All
        </QueryLink>
      </li>
    </ul>
  )
}
