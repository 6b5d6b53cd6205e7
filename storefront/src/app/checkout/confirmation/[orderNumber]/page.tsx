import type { Metadata } from "next"
import { notFound } from "next/navigation"
import { Link } from "@/components/link"
import styles from "@/components/page.module.css"
import { requireSession } from "@/features/auth/session"
import { ConfirmationNote } from "@/features/checkout/components/confirmation-note"
import { OrderDetails } from "@/features/orders/components/order-details"
import { OrderHead } from "@/features/orders/components/order-head"
import { getOrder } from "@/features/orders/data"
import { decodeParam } from "@/lib/decode-param"
import { firstValue, type SearchParams } from "@/lib/first-value"
import { paths } from "@/lib/paths"
import { checkoutTexts } from "@/texts/en/checkout"
import { getTexts } from "@/texts/get-texts"

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTexts(checkoutTexts)
  return { title: t.orderPlaced2, robots: { index: false } }
}

type Props = { params: Promise<{ orderNumber: string }>; searchParams: Promise<SearchParams> }

export default async function Page({ params, searchParams }: Props) {
  const t = await getTexts(checkoutTexts)
  const orderNumber = decodeParam((await params).orderNumber)
  const query = await searchParams
  const { token } = await requireSession(paths.confirmation(orderNumber))
  const order = await getOrder(token, orderNumber)
  if (!order) notFound()
  return (
    <div className={styles.page}>
      {firstValue(query, "before") === "yes" && (
        <p className="banner" role="status">
          <strong>{t.thisCartWasOrdered}</strong>
          <span>{t.nothingWasOrderedTwice}</span>
        </p>
      )}
      <ConfirmationNote order={order} />
      {firstValue(query, "files") === "lost" && (
        <p className="banner error" role="alert">
          {t.filesWereLost}
        </p>
      )}
      <OrderHead order={order} title={t.yourOrderNumberIs} />
      <OrderDetails order={order} />
      <p className={styles.ways}>
        <Link className="button primary" href={paths.order(order.orderNumber)}>
          {t.followThisOrder}
        </Link>
        <Link className="button" href={paths.products}>
          {t.continueShopping}
        </Link>
      </p>
    </div>
  )
}
