import type { OrderView } from "@billet/backend/contract"
import Link from "next/link"
import { paths } from "@/lib/paths"

/** The way to the card form, while an order by card is not paid. */
export function PayNow({ order }: { order: OrderView }) {
  const open = order.paymentMethod === "STRIPE" && order.paymentStatus !== "PAID" && order.orderStatus !== "CANCELLED"
  if (!open) return null
  return (
    <Link className="button primary small" href={paths.payment(order.orderNumber)}>
      Pay now
    </Link>
  )
}
