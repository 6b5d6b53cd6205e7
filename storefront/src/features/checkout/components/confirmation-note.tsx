import type { OrderView } from "@billet/backend/contract"
import { useTexts } from "#use-texts"
import { Icon } from "@/components/icon"
import { Link } from "@/components/link"
import { paths } from "@/lib/paths"
import { checkoutTexts } from "@/texts/en/checkout"
import { fillNodes } from "@/texts/fill-nodes"

/** Says that it is done, or what is missing, and what happens next. */
export function ConfirmationNote({ order }: { order: OrderView }) {
  const t = useTexts(checkoutTexts)
  if (order.orderStatus === "CANCELLED") return null
  if (order.paymentMethod === "STRIPE" && order.paymentStatus !== "PAID") {
    return (
      <p className="banner" role="status">
        <span>
          {fillNodes(t.placedNotPaid, {
            placed: <strong>{t.orderPlacedNotPaidYet}</strong>,
            pay: <Link href={paths.payment(order.orderNumber)}>{t.payNow}</Link>,
          })}
        </span>
      </p>
    )
  }
  return (
    <p className="banner success" role="status">
      <Icon name="check" />
      <span>{fillNodes(t.placedNext, { placed: <strong>{t.orderPlaced}</strong> })}</span>
    </p>
  )
}
