"use client"

import type { FacetField } from "@billet/backend/contract"
import { useTexts } from "#use-texts"
import { Icon } from "@/components/icon"
import { SizeValue } from "@/features/units/components/size-value"
import { formatCount } from "@/lib/format-count"
import { finderTexts } from "@/texts/en/finder"
import styles from "./filters.module.css"

type Props = { field: FacetField; value: string; label: string; count: number; href: string; chosen: boolean }

/**
 * One choice of a filter. A real link, so that it can be shared, opened in a tab and used without scripts; the column it stands
 * in takes the clicks.
 */
export function FilterChoice({ field, value, label, count, href, chosen }: Props) {
  const t = useTexts(finderTexts)
  return (
    <li>
      <a
        href={href}
        rel="nofollow"
        className={styles.choice}
        aria-current={chosen ? "true" : undefined}
        data-field={field}
        data-value={value}
      >
        <span className={styles.tick} data-on={chosen}>
          {chosen && <Icon name="check" size={11} />}
        </span>
        <span className={styles.text}>{field === "productSize" ? <SizeValue value={value} /> : label}</span>
        <span className={styles.number}>{formatCount(count)}</span>
        {chosen && <span className="visually-hidden">{t.chosenRemove}</span>}
      </a>
    </li>
  )
}
