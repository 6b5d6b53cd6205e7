import type { CartLine } from "@billet/backend/contract"
import type { ReactNode } from "react"
import { useTexts } from "#use-texts"
import { Link } from "@/components/link"
import { MetricSize } from "@/components/metric-size"
import { CardDrawing } from "@/features/drawing/components/card-drawing"
import { metalOf, shapeOf } from "@/features/drawing/geometry"
import { Length, Weight } from "@/features/units/components/measure"
import { paths } from "@/lib/paths"
import { cartTexts } from "@/texts/en/cart"
import { useProductName } from "@/texts/use-product-name"
import { amountText } from "../line-unit"
import styles from "./cart-line.module.css"

/** The id of the name of a line, on which the focus is put when the line comes back. */
export const nameIdOf = (lineId: string): string => `line-${lineId}`

/** Photo, name, code and the measures of one piece. */
export function LineProduct({ line, children }: { line: CartLine; children?: ReactNode }) {
  const t = useTexts(cartTexts)
  const productName = useProductName()
  const href = paths.product(line.productCode)
  return (
    <>
      <Link href={href} className={styles.photo} aria-hidden="true" tabIndex={-1}>
        <CardDrawing shape={shapeOf(line)} metal={metalOf(line.metalCategory)} plain />
      </Link>
      <div className={styles.what}>
        <h2 className={styles.name}>
          <Link id={nameIdOf(line.id)} href={href}>
            {productName(line.productName)}
          </Link>
        </h2>
        <p className="mono quiet">{line.productCode}</p>
        <p className={styles.facts}>
          <span className="metric-units">
            <MetricSize item={line} /> ·{" "}
          </span>
          <strong>{amountText(line)}</strong> <span className="unit">{t.perPiece}</span> · <Length inches={line.lengthInInches} />{" "}
          <span className="unit">{t.long}</span> · <Weight pounds={line.weightInPounds} unit="lbs" />{" "}
          <span className="unit">{t.each}</span>
        </p>
        {children}
      </div>
    </>
  )
}
