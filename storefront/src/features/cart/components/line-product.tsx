import type { CartLine } from "@billet/backend/contract"
import Link from "next/link"
import { CardDrawing } from "@/features/drawing/components/card-drawing"
import { metalOf, shapeOf } from "@/features/drawing/geometry"
import { formatNumber } from "@/lib/format"
import { paths } from "@/lib/paths"
import { amountText } from "../line-unit"
import styles from "./cart-line.module.css"

/** Photo, name, code and the measures of one piece. */
export function LineProduct({ line }: { line: CartLine }) {
  const href = paths.product(line.productCode)
  return (
    <>
      <Link href={href} className={styles.photo} aria-hidden="true" tabIndex={-1} prefetch={false}>
        <CardDrawing shape={shapeOf(line)} metal={metalOf(line.metalCategory)} plain />
      </Link>
      <div className={styles.what}>
        <h2 className={styles.name}>
          <Link href={href} prefetch={false}>
            {line.productName}
          </Link>
        </h2>
        <p className="mono quiet">{line.productCode}</p>
        <p className={styles.facts}>
          <strong>{amountText(line)}</strong> <span className="unit">per piece</span> · {formatNumber(line.lengthInInches, 3)}{" "}
          <span className="unit">in long</span> · {formatNumber(line.weightInPounds, 2)} <span className="unit">lbs each</span>
        </p>
      </div>
    </>
  )
}
