import type { OrderView } from "@billet/backend/contract"
import Link from "next/link"
import { Icon } from "@/components/icon"
import { paths } from "@/lib/paths"

/** Says that it is done, or what is missing, and what happens next. */
export function ConfirmationNote({ order }: { order: OrderView }) {
  if (order.orderStatus === "CANCELLED") return null
  if (order.paymentMethod === "STRIPE" && order.paymentStatus !== "PAID") {
    return (
      <p className="banner" role="status">
        <span>
          <strong>Order placed, not paid yet.</strong> The stock is reserved for an hour.{" "}
          <Link href={paths.payment(order.orderNumber)}>Pay now</Link>
        </span>
      </p>
    )
  }
  return (
    <p className="banner success" role="status">
      <Icon name="check" />
      <span>
        <strong>Order placed.</strong> The stock is reserved. Next we check the cut; you can follow every step under Orders.
      </span>
    </p>
  )
}
