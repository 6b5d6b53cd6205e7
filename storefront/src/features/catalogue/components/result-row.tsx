import { coidListOf } from "@billet/backend/contract"
import { useTexts } from "#use-texts"
import { AvailabilityBadge } from "@/components/availability-badge"
import { Link } from "@/components/link"
import { sizeFraction, SizeFigures, SizeText } from "@/components/size-text"
import { ThumbDrawing } from "@/features/drawing/components/thumb-drawing"
import { metalOf, shapeOf } from "@/features/drawing/geometry"
import { SaveToList } from "@/features/lists/components/save-to-list"
import { savedAs } from "@/features/lists/list-lines"
import { EitherSystem } from "@/features/units/components/either-system"
import { WholeLength } from "@/features/units/components/measure"
import { formatPrice } from "@/lib/format"
import { paths } from "@/lib/paths"
import { catalogueTexts } from "@/texts/en/catalogue"
import { conditionTexts } from "@/texts/en/conditions"
import { fill } from "@/texts/fill"
import { conditionName, conditionWords } from "@/texts/trade-words"
import type { PricedItem } from "../listed-item"
import styles from "./result-table.module.css"

/** One item in the list view: a row of 40 pixels, everything a buyer compares. */
export function ResultRow({ id, item, signedIn }: { id?: string; item: PricedItem; signedIn: boolean }) {
  const t = useTexts(catalogueTexts)
  const conditions = useTexts(conditionTexts)
  const shape = shapeOf(item)
  return (
    <tr id={id}>
      <td className={styles.thumb}>
        <ThumbDrawing shape={shape} metal={metalOf(item.metalCategory)} />
      </td>
      <td className={styles.code}>
        <Link via="ahead" href={paths.product(item.productCode)} className="mono">
          {item.productCode}
        </Link>
        <span className={styles.below}>
          <span className={styles.tiny}>
            <SizeText shape={shape} /> ·{" "}
          </span>
          {conditionName(conditions, item.productCondition)}
        </span>
      </td>
      <td className={styles.grade}>{item.stockGrade}</td>
      <td className={`${styles.wide} ${styles.condition}`} title={conditionWords(conditions, item.productCondition)}>
        {conditionName(conditions, item.productCondition)}
      </td>
      <td className={`figure ${styles.size}`}>
        <SizeFigures shape={shape} />
      </td>
      <td className={`unit ${styles.size} ${styles.fraction}`}>
        <span className="us-units">{sizeFraction(shape)}</span>
      </td>
      <td className="figure">
        <WholeLength inches={item.availableInches} />
      </td>
      <td className={`${styles.wide} ${styles.sites}`}>{coidListOf(item.coid).join(" ")}</td>
      <td className={styles.availability}>
        <AvailabilityBadge value={item.availabilityClass} />
      </td>
      {signedIn && (
        <td className={`figure ${styles.size}`}>
          <EitherSystem us={formatPrice(item.ownPrice?.perLb)} metric={formatPrice(item.ownPrice?.perKg)} />
        </td>
      )}
      {signedIn && <td className="figure">{formatPrice(item.ownPrice?.perInch)}</td>}
      {signedIn && (
        <td className={styles.wide}>
          <SaveToList
            label={t.save}
            name={fill(t.saveCodeToAList, { productCode: item.productCode })}
            className="text-button"
            lines={[savedAs(item.productCode)]}
          />
        </td>
      )}
    </tr>
  )
}
