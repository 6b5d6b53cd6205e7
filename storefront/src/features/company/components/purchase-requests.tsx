import type { PurchaseRequestView } from "@billet/backend/contract"
import { useLanguage, useTexts } from "#use-texts"
import { Link } from "@/components/link"
import { LocalTime } from "@/components/local-time"
import { amountText } from "@/features/cart/line-unit"
import { InMetric } from "@/features/units/components/in-metric"
import { formatMoney } from "@/lib/format"
import { paths } from "@/lib/paths"
import { companyTexts } from "@/texts/en/company"
import { counted, fill } from "@/texts/fill"
import { fillNodes } from "@/texts/fill-nodes"
import styles from "./company.module.css"
import { RequestVerbs } from "./request-verbs"

/** Orders above a limit: what waits, with what can be done about it, and what became of the last ones. */
export function PurchaseRequests({ requests, mayDecide }: { requests: PurchaseRequestView[]; mayDecide: boolean }) {
  const t = useTexts(companyTexts)
  if (requests.length === 0) return <p className="quiet">{t.noneAnOrderAboveIts}</p>
  return (
    <ul className={styles.requests}>
      {requests.map((request) => (
        <li key={request.id} className={`panel ${styles.request}`}>
          <div className={styles.requestHead}>
            <span>
              {fillNodes(t.whoWhenPo, {
                who: <strong>{request.isYours ? t.you2 : request.requester}</strong>,
                when: <LocalTime iso={request.askedAt} />,
                po: <span className="mono">{request.purchaseOrderNumber}</span>,
              })}
            </span>
            <strong>{formatMoney(request.total)}</strong>
          </div>
          {request.lines.length > 0 && <Lines request={request} />}
          {request.customerNotes && <p className="quiet">{request.customerNotes}</p>}
          <State request={request} />
          {request.status === "WAITING" && <RequestVerbs request={request} mayDecide={mayDecide} />}
        </li>
      ))}
    </ul>
  )
}

function Lines({ request }: { request: PurchaseRequestView }) {
  const t = useTexts(companyTexts)
  const language = useLanguage()
  return (
    <ul className={styles.lines} aria-label={counted(language, t.countLines, request.lines.length)}>
      {request.lines.map((line) => (
        <li key={line.id}>
          <span>
            <span className="mono">{line.productCode}</span>{" "}
            <span className="quiet">
              {counted(language, t.countPieces, line.pieces)} x {amountText(line)}
              <InMetric {...line} />
              {line.oneHeat && t.allFromOneHeat}
            </span>
          </span>
          <span>{formatMoney(line.itemTotal)}</span>
        </li>
      ))}
    </ul>
  )
}

function State({ request }: { request: PurchaseRequestView }) {
  const t = useTexts(companyTexts)
  const { status, decidedBy, orderNumber, reason } = request
  const by = decidedBy && status !== "WITHDRAWN" ? fill(t.stateBy, { state: t.states[status], decidedBy }) : null
  return (
    <p className={status === "REFUSED" ? "field-error" : "quiet"}>
      {by ?? t.states[status]}
      {reason && `: ${reason}`}
      {orderNumber && (
        <>
          {t.order}{" "}
          {request.isYours ? (
            <Link href={paths.order(orderNumber)}>{orderNumber}</Link>
          ) : (
            <span className="mono">{orderNumber}</span>
          )}
        </>
      )}
    </p>
  )
}
