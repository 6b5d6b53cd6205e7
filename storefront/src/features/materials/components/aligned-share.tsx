import type { ReactNode } from "react"
import { formatShare, missingDigits } from "../figures"
import styles from "./materials.module.css"

type Props = { share: number | undefined; decimals: number }

/** A share with the decimals it has, its point below that of a column with more of them. */
export function AlignedShare({ share, decimals }: Props) {
  return (
    <Aligned share={share} decimals={decimals}>
      {share === undefined ? "–" : formatShare(share)}
    </Aligned>
  )
}

/** What ends in a share: the digits it lacks take their room behind it, drawn by the style alone, so that nobody reads them. */
export function Aligned({ share, decimals, children }: Props & { children: ReactNode }) {
  return (
    <span className={styles.aligned} data-missing={missingDigits(share, decimals)}>
      {children}
    </span>
  )
}
