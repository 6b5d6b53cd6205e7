import type { ReactNode } from "react"
import styles from "@/features/drawing/components/drawing.module.css"

/** The sheet of a drawn picture; the label says in words what it shows. */
export function Sheet({ label, children }: { label: string; children: ReactNode }) {
  return (
    <svg className={`${styles.drawing} ${styles.sheet}`} viewBox="0 0 520 280" width="520" height="280" role="img" aria-label={label}>
      {children}
    </svg>
  )
}
