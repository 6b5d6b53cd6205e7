"use client"

import type { SpecificationCheck, VerifiedStock } from "@billet/backend/contract"
import { useSay } from "#use-say"
import { useTexts } from "#use-texts"
import { Icon } from "@/components/icon"
import { Link } from "@/components/link"
import { formatCount } from "@/lib/format"
import { paths } from "@/lib/paths"
import { stockVerificationTexts } from "@/texts/en/stock-verification"
import { fill } from "@/texts/fill"
import styles from "./verification.module.css"

/** One heat: what it is, how much there is, and how it stands to each specification. */
export function VerifiedRow({ match }: { match: VerifiedStock }) {
  const t = useTexts(stockVerificationTexts)
  return (
    <tr>
      <td className="mono">{match.castNumber}</td>
      <td className="mono">{match.millId}</td>
      <td className={styles.product}>
        <Link href={paths.product(match.productCode, { coid: match.coid })} className="mono">
          {match.productCode}
        </Link>
        <span className={styles.below}>
          {fill(t.gradeItemStockitemid, { grade: match.grade, stockItemId: match.stockItemId })}
        </span>
      </td>
      <td className={styles.nowrap}>{match.size}</td>
      <td>{match.coid}</td>
      <td className="figure">
        {formatCount(match.availablePieces)}
        <span className={styles.tiny}> {match.availablePieces === 1 ? t.onePc : t.pcs}</span>
      </td>
      <td className="figure">
        {formatCount(match.availableInches)}
        <span className={styles.tiny}> in</span>
      </td>
      <td className={styles.specifications}>
        <ul className={styles.checks}>
          {match.specifications.map((check) => (
            <Check key={check.id} check={check} />
          ))}
        </ul>
      </td>
    </tr>
  )
}

function Check({ check }: { check: SpecificationCheck }) {
  const t = useTexts(stockVerificationTexts)
  const say = useSay()
  return (
    <li>
      <span className={check.conforms ? styles.conforms : styles.fails}>
        <Icon name={check.conforms ? "check" : "close"} size={11} />
        {fill(check.conforms ? t.conforms : t.doesNotConform, { specification: check.id })}
      </span>
      <span className={styles.below}>{say(check.note)}</span>
    </li>
  )
}
