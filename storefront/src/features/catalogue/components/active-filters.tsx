import { useTexts } from "#use-texts"
import { Icon } from "@/components/icon"
import { Link } from "@/components/link"
import { Length } from "@/features/units/components/measure"
import { SizeValue } from "@/features/units/components/size-value"
import { catalogueTexts } from "@/texts/en/catalogue"
import { finderTexts } from "@/texts/en/finder"
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
import styles from "./results.module.css"

/** Everything that narrows the results, each with its own way out. */
export function ActiveFilters({ query }: { query: CatalogueQuery }) {
  const t = useTexts(catalogueTexts)
  const finder = useTexts(finderTexts)
  const words = useTradeWords()
  const chips = [
    ...(query.search
      ? [{ key: "search", label: finder.search, text: `“${query.search}”`, href: queryHref(changeQuery(query, { search: "" })) }]
      : []),
    ...FILTER_FIELDS.flatMap((field) =>
      query[field].map((value) => ({
        key: field + value,
        label: words.trade.fields[field],
        text: field === "productSize" ? <SizeValue value={value} /> : facetValueLabel(words, field, value),
        href: queryHref(toggleValue(query, field, value)),
      })),
    ),
    ...DIAMETER_FIELDS.filter((field) => query[field] !== undefined).map((field) => ({
      key: field,
      label: t.diameter,
      text: (
        <>
          {t.diameters[field]} <Length inches={query[field] ?? 0} decimals={3} />
        </>
      ),
      href: queryHref(changeQuery(query, { [field]: undefined })),
    })),
  ]
  if (chips.length === 0) return null
  return (
    <ul className={styles.chips} aria-label={finder.chosenFilters}>
      {chips.map(({ key, label, text, href }) => (
        <li key={key}>
          <Link via="stay" href={href} className={styles.chip}>
            <span>
              <span className="visually-hidden">{fill(finder.removeLabelText, { label, text: "" })}</span>
              {text}
            </span>
            <Icon name="close" size={10} />
          </Link>
        </li>
      ))}
      <li>
        <Link via="stay" href={queryHref(clearFilters(query))} className={styles.clearAll}>
          {finder.clearAll}
        </Link>
      </li>
    </ul>
  )
}
