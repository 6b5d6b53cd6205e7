import { crumb } from "@billet/backend/contract"
import type { Metadata } from "next"
import { notFound } from "next/navigation"
import { Breadcrumbs } from "@/components/breadcrumbs"
import { requireSession } from "@/features/auth/session"
import { CancelOrder } from "@/features/orders/components/cancel-order"
import { OrderAgain } from "@/features/orders/components/order-again"
import { OrderDetails } from "@/features/orders/components/order-details"
import { PayNow } from "@/features/orders/components/pay-now"
import { OrderDocuments } from "@/features/orders/components/order-documents"
import { OrderHead } from "@/features/orders/components/order-head"
import { PrintOrder } from "@/features/orders/components/print-order"
import { getOrder } from "@/features/orders/data"
import { decodeParam } from "@/lib/decode-param"
import { paths } from "@/lib/paths"
import { ordersTexts } from "@/texts/en/orders"
import { fill } from "@/texts/fill"
import { getTexts } from "@/texts/get-texts"

type Props = { params: Promise<{ orderNumber: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTexts(ordersTexts)
  return { title: fill(t.orderOrdernumber, { orderNumber: decodeParam((await params).orderNumber) }), robots: { index: false } }
}

export default async function Page({ params }: Props) {
  const t = await getTexts(ordersTexts)
  const orderNumber = decodeParam((await params).orderNumber)
  const { token } = await requireSession(paths.order(orderNumber))
  const order = await getOrder(token, orderNumber)
  if (!order) notFound()
  return (
    <>
      <Breadcrumbs
        crumbs={[
          crumb(t.home, paths.home),
          crumb(t.orders, paths.orders),
          crumb(order.orderNumber, paths.order(order.orderNumber)),
        ]}
      />
      <OrderHead order={order} title={t.order}>
        <PayNow order={order} />
        <OrderDocuments order={order} />
        <PrintOrder />
        <CancelOrder order={order} />
        <OrderAgain items={order.items} />
      </OrderHead>
      <OrderDetails order={order} />
    </>
  )
}
