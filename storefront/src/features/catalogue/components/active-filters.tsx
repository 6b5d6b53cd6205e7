import { useTexts } from "#use-texts"
import { Icon } from "@/components/icon"
import { catalogueTexts } from "@/texts/en/catalogue"
import { fill } from "@/texts/fill"
import { useTradeWords } from "@/texts/use-trade-words"
import {
  changeQuery,
  clearFilters,
  DIAMETER_FIELDS,
  FILTER_FIELDS,
  queryHref,
  toggleValue,
  type CatalogueQuery,
} from "../catalogue-query"
import { facetValueLabel } from "../facet-display"
import { QueryLink } from "./query-link"
import styles from "./results.module.css"

/** Everything that narrows the results, each with its own way out. */
export function ActiveFilters({ query }: { query: CatalogueQuery }) {
  const t = useTexts(catalogueTexts)
  const words = useTradeWords()
  const chips = [
    ...(query.search
      ? [{ label: t.search, text: `“${query.search}”`, href: queryHref(changeQuery(query, { search: "" })) }]
      : []),
    ...FILTER_FIELDS.flatMap((field) =>
      query[field].map((value) => ({
        label: words.trade.fields[field],
        text: facetValueLabel(words, field, value),
        href: queryHref(toggleValue(query, field, value)),
      })),
    ),
    ...DIAMETER_FIELDS.filter((field) => query[field] !== undefined).map((field) => ({
      label: t.diameter,
      text: `${t.diameters[field]} ${query[field]} in`,
      href: queryHref(changeQuery(query, { [field]: undefined })),
    })),
  ]
  if (chips.length === 0) return null
  return (
    <ul className={styles.chips} aria-label={t.chosenFilters}>
      {chips.map(({ label, text, href }) => (
        <li key={`${label} ${text}`}>
          <QueryLink href={href} className={styles.chip} aria-label={fill(t.removeLabelText, { label, text })}>
            {text}
            <Icon name="close" size={10} />
          </QueryLink>
        </li>
      ))}
      <li>
        <QueryLink href={queryHref(clearFilters(query))} className={styles.clearAll}>
          {t.clearAll}
        </QueryLink>
      </li>
    </ul>
  )
}
