import type { OrderView } from "@billet/backend/contract"
import { useTexts } from "#use-texts"
import { Link } from "@/components/link"
import { paths } from "@/lib/paths"
import { ordersTexts } from "@/texts/en/orders"

/** The way to the card form, while an order by card is not paid. */
export function PayNow({ order }: { order: OrderView }) {
  const t = useTexts(ordersTexts)
  const open = order.paymentMethod === "STRIPE" && order.paymentStatus !== "PAID" && order.orderStatus !== "CANCELLED"
  if (!open) return null
  return (
    <Link className="button primary small" href={paths.payment(order.orderNumber)}>
      {t.payNow}
    </Link>
  )
}
