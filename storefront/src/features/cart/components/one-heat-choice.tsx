import { useTexts } from "#use-texts"
import { cartTexts } from "@/texts/en/cart"
import styles from "./cart-line.module.css"

type Props = { chosen: boolean; pieces: number; readOnly: boolean; onChange: (oneHeat: boolean) => void }

/** The wish that all pieces of a line come from one heat. One piece always does, so that nothing is asked of it. */
export function OneHeatChoice({ chosen, pieces, readOnly, onChange }: Props) {
  const t = useTexts(cartTexts)
  if (readOnly || (pieces === 1 && !chosen)) return chosen ? <p className={styles.oneHeat}>{t.allPiecesFromOneHeat}</p> : null
  return (
    <label className={styles.oneHeat}>
      <input type="checkbox" checked={chosen} onChange={(event) => onChange(event.target.checked)} />
      {t.allPiecesFromOneHeat}
    </label>
  )
}
