import type { PurchaseRequestStatus, PurchaseRequestView } from "@billet/backend/contract"
import Link from "next/link"
import { LocalTime } from "@/components/local-time"
import { amountText } from "@/features/cart/line-unit"
import { formatMoney, plural } from "@/lib/format"
import { paths } from "@/lib/paths"
import styles from "./company.module.css"
import { RequestVerbs } from "./request-verbs"

const STATES: Record<PurchaseRequestStatus, string> = {
  WAITING: "Waiting for approval",
  APPROVED: "Approved",
  REFUSED: "Refused",
  WITHDRAWN: "Withdrawn",
}

/** Orders above a limit: what waits, with what can be done about it, and what became of the last ones. */
export function PurchaseRequests({ requests, mayDecide }: { requests: PurchaseRequestView[]; mayDecide: boolean }) {
  if (requests.length === 0)
    return (
      <p className="quiet">None. An order above its buyer&apos;s spending limit waits here until an administrator decides.</p>
    )
  return (
    <ul className={styles.requests}>
      {requests.map((request) => (
        <li key={request.id} className={`panel ${styles.request}`}>
          <div className={styles.requestHead}>
            <span>
              <strong>{request.isYours ? "You" : request.requester}</strong>, <LocalTime iso={request.askedAt} />, PO{" "}
              <span className="mono">{request.purchaseOrderNumber}</span>
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
  return (
    <ul className={styles.lines} aria-label={plural(request.lines.length, "line")}>
      {request.lines.map((line) => (
        <li key={line.id}>
          <span>
            <span className="mono">{line.productCode}</span>{" "}
            <span className="quiet">
              {plural(line.pieces, "piece")} x {amountText(line)}
              {line.oneHeat && ", all from one heat"}
            </span>
          </span>
          <span>{formatMoney(line.itemTotal)}</span>
        </li>
      ))}
    </ul>
  )
}

function State({ request }: { request: PurchaseRequestView }) {
  const { status, decidedBy, orderNumber, reason } = request
  const by = decidedBy && status !== "WITHDRAWN" ? ` by ${decidedBy}` : ""
  return (
    <p className={status === "REFUSED" ? "field-error" : "quiet"}>
      {STATES[status]}
      {by}
      {reason && `: ${reason}`}
      {orderNumber && (
        <>
          , order{" "}
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
