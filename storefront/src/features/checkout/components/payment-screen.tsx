import type { CardPaymentAnswer, OrderView } from "@billet/backend/contract"
import { useTexts } from "#use-texts"
import { Link } from "@/components/link"
import { formatMoney } from "@/lib/format"
import { paths } from "@/lib/paths"
import { type Result } from "@/lib/result"
import { checkoutTexts } from "@/texts/en/checkout"
import { fill } from "@/texts/fill"
import { fillNodes } from "@/texts/fill-nodes"
import { useProblemText } from "@/texts/use-problem-text"
import { CardPayment } from "./card-payment"
import styles from "./checkout.module.css"

type Props = { order: OrderView; payment: Result<CardPaymentAnswer>; publishableKey: string | null }

/** What is paid, the card form, and the way back. */
export function PaymentScreen({ order, payment, publishableKey }: Props) {
  const t = useTexts(checkoutTexts)
  const problemText = useProblemText()
  const { orderNumber } = order
  return (
    <section className={styles.payment} aria-labelledby="pay">
      <h1 id="pay">{fillNodes(t.payOrderOrdernumber, { orderNumber: <span className="mono">{orderNumber}</span> })}</h1>
      <p>{fill(t.totalTheOrderStandsAnd, { total: formatMoney(order.total) })}</p>
      {!payment.ok && (
        <p className="banner error" role="alert">
          {fill(t.problemReloadThisPageTo, { problem: problemText(payment.problem) })}
        </p>
      )}
      {payment.ok && payment.data.processing && (
        <p className="banner" role="status">
          {t.bankIsWorkingOnIt}
        </p>
      )}
      {payment.ok && payment.data.clientSecret && (
        <CardPayment
          orderNumber={orderNumber}
          amount={payment.data.amount}
          clientSecret={payment.data.clientSecret}
          publishableKey={publishableKey}
          refused={payment.data.paymentStatus === "FAILED"}
        />
      )}
      {payment.ok && !payment.data.clientSecret && !payment.data.processing && (
        <p className="banner error">{t.thisPaymentWasWithdrawnContact}</p>
      )}
      <Link href={paths.order(orderNumber)}>{t.seeTheOrder}</Link>
    </section>
  )
}
