import type { CreditApplicationView } from "@billet/backend/contract"
import { useTexts } from "#use-texts"
import { LocalTime } from "@/components/local-time"
import styles from "@/features/company/components/company.module.css"
import { formatMoney } from "@/lib/format"
import { creditTexts } from "@/texts/en/credit"
import { fill } from "@/texts/fill"

/** The last application, what became of it and what happens next. */
export function CreditStatus({ application }: { application: CreditApplicationView }) {
  const t = useTexts(creditTexts)
  const { status, asked, askedAt, notes, files } = application
  return (
    <div className={styles.requests}>
      <p className={status === "APPROVED" ? "banner success" : status === "REJECTED" ? "banner error" : "banner"}>
        {t.next[status]} {status === "REJECTED" && notes}
      </p>
      <dl className="facts">
        <dt>{t.asked}</dt>
        <dd>
          <LocalTime iso={askedAt} />
        </dd>
        <dt>{t.for}</dt>
        <dd>{fill(t.limitDaysDaysNet, { limit: formatMoney(asked.limit), days: asked.days })}</dd>
        {files.length > 0 && (
          <>
            <dt>{t.papers}</dt>
            <dd className={styles.person}>{files.map((file) => file.fileName).join(", ")}</dd>
          </>
        )}
      </dl>
    </div>
  )
}
