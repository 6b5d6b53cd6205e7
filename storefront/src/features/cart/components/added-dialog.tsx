"use client"

import { MESSAGES, UNIT_LABELS, type CatalogueItem, type Unit } from "@billet/backend/contract"
import { useRouter } from "next/navigation"
import { Dialog } from "radix-ui"
import { Icon } from "@/components/icon"
import { useReturnFocus } from "@/components/use-return-focus"
import { CardDrawing } from "@/features/drawing/components/card-drawing"
import { metalOf, shapeOf } from "@/features/drawing/geometry"
import { paths } from "@/lib/paths"
import styles from "./added-panel.module.css"
import { useCart } from "./cart-provider"

type Added = { amount: string; unit: Unit; pieces: string }
export type AddedProps = { item: CatalogueItem; added: Added | null; onClose: () => void }

/** What was just added. Escape, the backdrop or Continue Shopping closes it, and focus returns where it was. */
export default function AddedDialog({ item, added, onClose }: AddedProps) {
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
            <Dialog.Title className={styles.title}>{MESSAGES.addedToCart}</Dialog.Title>
          </div>
          <div className={styles.drawing}>
            <CardDrawing shape={shapeOf(item)} metal={metalOf(item.metalCategory)} />
          </div>
          <dl className="facts">
            <dt>Product</dt>
            <dd>{item.productName}</dd>
            <dt>Code</dt>
            <dd className="mono">{item.productCode}</dd>
            <dt>Amount</dt>
            <dd>
              {added?.amount} <span className="unit">{added && UNIT_LABELS[added.unit]} per piece</span>
            </dd>
            <dt>Pieces</dt>
            <dd>{added?.pieces}</dd>
          </dl>
          {notices.map((notice) => (
            <p key={notice} className="banner" role="status">
              {notice}
            </p>
          ))}
          <div className={styles.actions}>
            <button type="button" className="button primary large" onClick={() => router.push(paths.cart)}>
              Go to Cart ({cart?.items.length ?? 0})
            </button>
            <Dialog.Close className="button large">Continue Shopping</Dialog.Close>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
