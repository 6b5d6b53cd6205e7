"use client"

import Link from "next/link"
import { Icon } from "@/components/icon"
import { useCart } from "@/features/cart/components/cart-provider"
import { plural } from "@/lib/format"
import { paths } from "@/lib/paths"
import styles from "./header.module.css"

export function CartLink() {
  const count = useCart().cart?.items.length ?? 0
  return (
    <Link href={paths.cart} className={styles.tool}>
      <span className="visually-hidden">{`Cart, ${plural(count, "line")}`}</span>
      <Icon name="cart" size={20} />
      <span className={styles.word} aria-hidden="true">
        Cart
      </span>
      <span className={styles.count} aria-hidden="true" data-empty={count === 0}>
        {count}
      </span>
    </Link>
  )
}
