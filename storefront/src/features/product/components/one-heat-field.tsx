import type { HeatInStock } from "@billet/backend/contract"
import { useId } from "react"
import { useTexts } from "#use-texts"
import { productTexts } from "@/texts/en/product"
import styles from "./product.module.css"

type Props = { heats: HeatInStock[]; checked: boolean; onChange: (checked: boolean) => void }

/** The wish that all pieces come from one heat; it can only be kept where the heats are known. */
export function OneHeatField({ heats, checked, onChange }: Props) {
  const t = useTexts(productTexts)
  const hint = useId()
  const known = heats.length > 0
  return (
    <div className={styles.oneHeat}>
      <label>
        <input
          type="checkbox"
          checked={checked}
          disabled={!known && !checked}
          aria-describedby={hint}
          onChange={(event) => onChange(event.target.checked)}
        />
        {t.allPiecesFromOneHeat}
      </label>
      <p id={hint} className="hint">
        {known ? t.oneCastOneCertificateChecked : t.theHeatsOfThisItem}
      </p>
    </div>
  )
}
