"use client"

import type { CatalogueItem, Unit } from "@billet/backend/contract"
import { useRouter } from "next/navigation"
import { Dialog } from "radix-ui"
import { useTexts } from "#use-texts"
import { Icon } from "@/components/icon"
import { useReturnFocus } from "@/components/use-return-focus"
import { CardDrawing } from "@/features/drawing/components/card-drawing"
import { metalOf, shapeOf } from "@/features/drawing/geometry"
import { paths } from "@/lib/paths"
import { cartTexts } from "@/texts/en/cart"
import { fill } from "@/texts/fill"
import { useProductName } from "@/texts/use-product-name"
import styles from "./added-panel.module.css"
import { CartNotice } from "./cart-notice"
import { useCart } from "./cart-provider"

type Added = { amount: string; unit: Unit; pieces: string }
export type AddedProps = { item: CatalogueItem; added: Added | null; onClose: () => void }

/** What was just added. Escape, the backdrop or Continue Shopping closes it, and focus returns where it was. */
export default function AddedDialog({ item, added, onClose }: AddedProps) {
  const t = useTexts(cartTexts)
  const productName = useProductName()
  const { cart, notices } = useCart()
  const router = useRouter()
  const returnFocus = useReturnFocus()
  return (
    <Dialog.Root open={added !== null} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.backdrop} />
        <Dialog.Content className={styles.panel} aria-describedby={undefined} {...returnFocus}>
          <div className={styles.head}>
            <Icon name="check" size={18} />
            <Dialog.Title className={styles.title}>{t.addedToCart}</Dialog.Title>
          </div>
          <div className={styles.drawing}>
            <CardDrawing shape={shapeOf(item)} metal={metalOf(item.metalCategory)} />
          </div>
          <dl className="facts">
            <dt>{t.product}</dt>
            <dd>{productName(item.productName)}</dd>
            <dt>{t.code}</dt>
            <dd className="mono">{item.productCode}</dd>
            <dt>{t.amount}</dt>
            <dd>
              {added?.amount} <span className="unit">{added && t.unitPerPiece[added.unit]}</span>
            </dd>
            <dt>{t.pieces}</dt>
            <dd>{added?.pieces}</dd>
          </dl>
          {notices.map((notice) => (
            <CartNotice key={notice} notice={notice} />
          ))}
          <div className={styles.actions}>
            <button type="button" className="button primary large" onClick={() => router.push(paths.cart)}>
              {fill(t.goToCartCount, { count: cart?.items.length ?? 0 })}
            </button>
            <Dialog.Close className="button large">{t.continueShopping}</Dialog.Close>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
