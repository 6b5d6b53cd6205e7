import type { ProfileView } from "@billet/backend/contract"
import { useTexts } from "#use-texts"
import { LocalTime } from "@/components/local-time"
import { accountTexts } from "@/texts/en/account"
import styles from "./account.module.css"

type View = ProfileView["verification"]

/** Where the account stands and what happens next. */
export function VerificationStatus({ verification }: { verification: View }) {
  const t = useTexts(accountTexts)
  const { accountStatus, accessLevel, linkedCompany } = verification
  return (
    <section className={styles.block} aria-labelledby="verification">
      <h2 id="verification">{t.yourAccount}</h2>
      <p className={accountStatus === "APPROVED" ? "banner success" : "banner"}>
        <strong>{t.statuses[accountStatus]}.</strong> {t.next[accountStatus]}
      </p>
      <dl className="facts">
        <dt>{t.registered}</dt>
        <dd>
          <LocalTime iso={verification.registeredAt} />
        </dd>
        <dt>{t.eMail}</dt>
        <dd>{verification.emailVerified ? t.confirmed : t.notConfirmedYet}</dd>
        <dt>{t.access}</dt>
        <dd>{t.accessLevels[accessLevel]}</dd>
        <dt>{t.linkedTo}</dt>
        <dd>{linkedCompany ?? t.noCompanyYet}</dd>
        {verification.approvedAt && (
          <>
            <dt>{t.approved}</dt>
            <dd>
              <LocalTime iso={verification.approvedAt} />
            </dd>
          </>
        )}
      </dl>
    </section>
  )
}
