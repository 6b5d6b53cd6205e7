import type { CardPaymentAnswer, OrderView } from "@billet/backend/contract"
import Link from "next/link"
import { formatMoney } from "@/lib/format"
import { paths } from "@/lib/paths"
import { problemText, type Result } from "@/lib/result"
import { CardPayment } from "./card-payment"
import styles from "./checkout.module.css"

type Props = { order: OrderView; payment: Result<CardPaymentAnswer>; publishableKey: string | null }

/** What is paid, the card form, and the way back. */
export function PaymentScreen({ order, payment, publishableKey }: Props) {
  const { orderNumber } = order
  return (
    <section className={styles.payment} aria-labelledby="pay">
      <h1 id="pay">
        Pay order <span className="mono">{orderNumber}</span>
      </h1>
      <p>
        {formatMoney(order.total)}. The order stands and its stock is reserved; it is cancelled if it is not paid within an hour.
      </p>
      {!payment.ok && (
        <p className="banner error" role="alert">
          {problemText(payment.problem)} Reload this page to try again.
        </p>
      )}
      {payment.ok && payment.data.clientSecret && (
        <CardPayment
          orderNumber={orderNumber}
          amount={payment.data.amount}
          clientSecret={payment.data.clientSecret}
          publishableKey={publishableKey}
        />
      )}
      {payment.ok && !payment.data.clientSecret && (
        <p className="banner error">This payment was withdrawn. Contact us, or order again.</p>
      )}
      <Link href={paths.order(orderNumber)}>See the order</Link>
    </section>
  )
}
