"use client"

import Link from "next/link"
import { useState, useTransition } from "react"
import { Modal } from "@/components/modal"
import { useCart } from "@/features/cart/components/cart-provider"
import { formatMoney } from "@/lib/format"
import { paths } from "@/lib/paths"
import { reordered, toAddLine, type Ordered, type ReorderedLine } from "../reorder"
import styles from "./order-again.module.css"

/** Puts lines that were ordered before into the cart again and says what they cost now. */
export function OrderAgain({ items }: { items: Ordered[] }) {
  const { add } = useCart()
  const [lines, setLines] = useState<ReorderedLine[] | null>(null)
  const [pending, startTransition] = useTransition()
  const close = () => setLines(null)
  const start = () =>
    startTransition(async () => {
      const done: ReorderedLine[] = []
      for (const line of items) done.push(reordered(line, await add(toAddLine(line))))
      setLines(done)
    })
  return (
    <>
      <button type="button" className="button small" disabled={pending || items.length === 0} onClick={start}>
        {pending ? "Filling the cart" : "Order again"}
      </button>
      <Modal
        open={lines !== null}
        onClose={close}
        title="Order again"
        footer={
          <>
            <button type="button" className="button" onClick={close}>
              Stay here
            </button>
            <Link className="button primary" href={paths.cart}>
              Go to cart
            </Link>
          </>
        }
      >
        <ul className={styles.lines}>
          {(lines ?? []).map((line, index) => (
            <li key={`${line.productCode} ${index}`}>
              <span className="mono">{line.productCode}</span>
              <span>{outcomeText(line)}</span>
            </li>
          ))}
        </ul>
      </Modal>
    </>
  )
}

function outcomeText(line: ReorderedLine): string {
  if (!line.added) return `Not added: ${line.reason}`
  if (line.before === line.now) return `In the cart, ${formatMoney(line.now)} a piece as before`
  return `In the cart, ${formatMoney(line.now)} a piece, it was ${formatMoney(line.before)}`
}
