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
import { firstValue, type SearchParams } from "@/lib/first-value"
import { paths } from "@/lib/paths"
import { checkoutTexts } from "@/texts/en/checkout"
import { getTexts } from "@/texts/get-texts"

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTexts(checkoutTexts)
  return { title: t.payByCard, robots: { index: false } }
}

type Props = { params: Promise<{ orderNumber: string }>; searchParams: Promise<SearchParams> }

export default async function Page({ params, searchParams }: Props) {
  const t = await getTexts(checkoutTexts)
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
      <Breadcrumbs
        crumbs={[crumb(t.home, paths.home), crumb(t.orders, paths.orders), crumb(t.payByCard, paths.payment(orderNumber))]}
      />
      {firstValue(await searchParams, "files") === "lost" && (
        <p className="banner error" role="alert">
          {t.filesWereLost}
        </p>
      )}
      <PaymentScreen order={order} payment={payment} publishableKey={env().stripePublishableKey} />
    </div>
  )
}
