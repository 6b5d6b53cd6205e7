import type { Metadata } from "next"
import Link from "next/link"
import { notFound } from "next/navigation"
import styles from "@/components/page.module.css"
import { requireSession } from "@/features/auth/session"
import { ConfirmationNote } from "@/features/checkout/components/confirmation-note"
import { OrderDetails } from "@/features/orders/components/order-details"
import { OrderHead } from "@/features/orders/components/order-head"
import { getOrder } from "@/features/orders/data"
import { decodeParam } from "@/lib/decode-param"
import { paths } from "@/lib/paths"

export const metadata: Metadata = { title: "Order placed", robots: { index: false } }

export default async function Page({ params }: { params: Promise<{ orderNumber: string }> }) {
  const orderNumber = decodeParam((await params).orderNumber)
  const { token } = await requireSession(paths.confirmation(orderNumber))
  const order = await getOrder(token, orderNumber)
  if (!order) notFound()
  return (
    <div className={styles.page}>
      <ConfirmationNote order={order} />
      <OrderHead order={order} title="Your order number is" />
      <OrderDetails order={order} />
      <p className={styles.ways}>
        <Link className="button primary" href={paths.order(order.orderNumber)}>
          Follow this order
        </Link>
        <Link className="button" href={paths.products}>
          Continue shopping
        </Link>
      </p>
    </div>
  )
}
