"use client"

import { useSay } from "#use-say"
import { useTexts } from "#use-texts"
import { checkoutTexts } from "@/texts/en/checkout"
import styles from "./checkout.module.css"

/** What became of the cart since it was last priced: its prices held for 24 hours (decision 25). The button names the total. */
export function PriceNotices({ notices }: { notices: string[] }) {
  const t = useTexts(checkoutTexts)
  const say = useSay()
  return (
    <div className={`banner ${styles.changes}`} role="status">
      <strong>{t.yourCartHasChanged}</strong>
      {notices.map((notice) => (
        <span key={notice}>{say(notice)}</span>
      ))}
      <span>{t.placeTheOrderToAccept}</span>
    </div>
  )
}
