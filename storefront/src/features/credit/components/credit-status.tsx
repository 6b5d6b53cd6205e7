import type { CreditApplicationView, VerificationRequestStatus } from "@billet/backend/contract"
import { LocalTime } from "@/components/local-time"
import styles from "@/features/company/components/company.module.css"
import { formatMoney } from "@/lib/format"

const NEXT: Record<VerificationRequestStatus, string> = {
  PENDING: "Waiting. Our credit desk takes it up within one working day and writes to you.",
  UNDER_REVIEW: "Being looked at. Our credit desk may call you; you get a mail as soon as it is decided.",
  APPROVED: "Approved. Your company orders on account from now on.",
  REJECTED: "Not approved.",
}

/** The last application, what became of it and what happens next. */
export function CreditStatus({ application }: { application: CreditApplicationView }) {
  const { status, asked, askedAt, notes, files } = application
  return (
    <div className={styles.requests}>
      <p className={status === "APPROVED" ? "banner success" : status === "REJECTED" ? "banner error" : "banner"}>
        {NEXT[status]} {status === "REJECTED" && notes}
      </p>
      <dl className="facts">
        <dt>Asked</dt>
        <dd>
          <LocalTime iso={askedAt} />
        </dd>
        <dt>For</dt>
        <dd>
          {formatMoney(asked.limit)}, {asked.days} days net
        </dd>
        {files.length > 0 && (
          <>
            <dt>Papers</dt>
            <dd className={styles.person}>{files.map((file) => file.fileName).join(", ")}</dd>
          </>
        )}
      </dl>
    </div>
  )
}
