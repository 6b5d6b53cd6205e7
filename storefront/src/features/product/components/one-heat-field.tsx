import type { HeatInStock } from "@billet/backend/contract"
import { useId } from "react"
import styles from "./product.module.css"

type Props = { heats: HeatInStock[]; checked: boolean; onChange: (checked: boolean) => void }

/** The wish that all pieces come from one heat; it can only be kept where the heats are known. */
export function OneHeatField({ heats, checked, onChange }: Props) {
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
        All pieces from one heat
      </label>
      <p id={hint} className="hint">
        {known
          ? "One cast, one certificate. Checked against the bars of each heat when you add it."
          : "The heats of this item are not listed. Ask us if you need one."}
      </p>
    </div>
  )
}
