import { crumb } from "@billet/backend/contract"
import type { Metadata } from "next"
import { notFound, redirect } from "next/navigation"
import { Breadcrumbs } from "@/components/breadcrumbs"
import styles from "@/components/page.module.css"
import { requireSession } from "@/features/auth/session"
import { PaymentScreen } from "@/features/checkout/components/payment-screen"
import { lookAtPayment } from "@/features/checkout/payment-actions"
import { getOrder } from "@/features/orders/data"
import { decodeParam } from "@/lib/decode-param"
import { env } from "@/lib/env"
import { paths } from "@/lib/paths"

export const metadata: Metadata = { title: "Pay by card", robots: { index: false } }

export default async function Page({ params }: { params: Promise<{ orderNumber: string }> }) {
  const orderNumber = decodeParam((await params).orderNumber)
  const { token } = await requireSession(paths.payment(orderNumber))
  const order = await getOrder(token, orderNumber)
  if (!order) notFound()
  if (order.orderStatus === "CANCELLED") redirect(paths.order(orderNumber))
  if (order.paymentMethod !== "STRIPE" || order.paymentStatus === "PAID") redirect(paths.confirmation(orderNumber))
  const payment = await lookAtPayment(orderNumber)
  if (payment.ok && payment.data.paymentStatus === "PAID") redirect(paths.confirmation(orderNumber))
  return (
    <div className={styles.page}>
      <Breadcrumbs crumbs={[crumb("Home"), crumb("Orders", paths.orders), crumb("Pay by card", paths.payment(orderNumber))]} />
      <PaymentScreen order={order} payment={payment} publishableKey={env().stripePublishableKey} />
    </div>
  )
}
