"use client"

import { useState, useTransition } from "react"
import { useTexts } from "#use-texts"
import { Link } from "@/components/link"
import { Modal } from "@/components/modal"
import { useCart } from "@/features/cart/components/cart-provider"
import ShortLine from "@/features/cart/components/short-line"
import { useShortages } from "@/features/cart/components/use-shortages"
import { countAdded } from "@/features/cart/count-added"
import { shortageOf } from "@/features/cart/shortage-of"
import { formatMoney } from "@/lib/format"
import { paths } from "@/lib/paths"
import { ordersTexts } from "@/texts/en/orders"
import { fill } from "@/texts/fill"
import { useProblemText } from "@/texts/use-problem-text"
import { reordered, toAddLine, type Ordered, type ReorderedLine } from "../reorder"
import styles from "./order-again.module.css"

/** Puts lines that were ordered before into the cart again and says what they cost now, and what stock lacks for them. */
export function OrderAgain({ items }: { items: Ordered[] }) {
  const t = useTexts(ordersTexts)
  const { cart, add } = useCart()
  const [lines, setLines] = useState<ReorderedLine[] | null>(null)
  const [pending, startTransition] = useTransition()
  const shortages = useShortages(lines === null ? null : cart)
  const close = () => setLines(null)
  const start = () =>
    startTransition(async () => {
      const done: ReorderedLine[] = []
      let before = cart
      for (const line of items) {
        const result = await add(toAddLine(line))
        if (result.ok) {
          countAdded(before, result.data.cart)
          before = result.data.cart
        }
        done.push(reordered(line, result))
      }
      setLines(done)
    })
  return (
    <>
      <button type="button" className="button small" disabled={pending || items.length === 0} onClick={start}>
        {pending ? t.fillingTheCart : t.orderAgain}
      </button>
      <Modal
        open={lines !== null}
        onClose={close}
        title={t.orderAgain}
        footer={
          <>
            <button type="button" className="button" onClick={close}>
              {t.stayHere}
            </button>
            <Link className="button primary" href={paths.cart}>
              {t.goToCart}
            </Link>
          </>
        }
      >
        <ul className={styles.lines}>
          {(lines ?? []).map((line, index) => {
            const inCart = line.added ? cart?.items.find(({ id }) => id === line.id) : undefined
            const shortage = inCart && shortageOf(shortages, inCart)
            return (
              <li key={`${line.productCode} ${index}`}>
                <span className="mono">{line.productCode}</span>
                <span>
                  <Outcome line={line} />
                </span>
                {shortage && <ShortLine line={inCart} shortage={shortage} />}
              </li>
            )
          })}
        </ul>
      </Modal>
    </>
  )
}

function Outcome({ line }: { line: ReorderedLine }) {
  const t = useTexts(ordersTexts)
  const problemText = useProblemText()
  if (!line.added) return fill(t.notAdded, { reason: line.reason ? problemText(line.reason) : t.notInTheCart })
  const now = formatMoney(line.now)
  if (line.before === line.now) return fill(t.inTheCartAsBefore, { now })
  return fill(t.inTheCartItWas, { now, before: formatMoney(line.before) })
}
