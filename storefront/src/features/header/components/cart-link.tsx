"use client"

import { useLanguage, useTexts } from "#use-texts"
import { Icon } from "@/components/icon"
import { Link } from "@/components/link"
import { useCart } from "@/features/cart/components/cart-provider"
import { entrances } from "@/lib/entrances"
import { headerTexts } from "@/texts/en/header"
import { counted, fill } from "@/texts/fill"
import styles from "./header.module.css"

export function CartLink() {
  const t = useTexts(headerTexts)
  const language = useLanguage()
  const count = useCart().cart?.items.length ?? 0
  return (
    <Link href={entrances.cart} className={styles.tool}>
      <span className="visually-hidden">{fill(t.cartCount, { count: counted(language, t.countLines, count) })}</span>
      <Icon name="cart" size={20} />
      <span className={styles.word} aria-hidden="true">
        {t.cart}
      </span>
      <span className={styles.count} aria-hidden="true" data-empty={count === 0}>
        {count}
      </span>
    </Link>
  )
}
