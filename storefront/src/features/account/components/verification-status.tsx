import type { AccountStatus, ProfileView } from "@billet/backend/contract"
import { LocalTime } from "@/components/local-time"
import { sentenceCase } from "@/lib/format"
import styles from "./account.module.css"

type View = ProfileView["verification"]

const NEXT: Record<AccountStatus, string> = {
  UNVERIFIED: "Confirm your e-mail address with the link we mailed you. Until then no prices are shown.",
  PENDING_APPROVAL:
    "One of us looks at your company within one working day and writes to you. You see list prices and can keep a cart meanwhile.",
  APPROVED: "You can order.",
  REJECTED: "Your account was not approved. The mail we sent you says why, and how to ask again.",
  SUSPENDED: "Your account is suspended. Contact us, and we tell you why.",
}

const ACCESS: Record<View["accessLevel"], string> = {
  LIMITED: "List prices, no orders yet",
  STANDARD: "Orders at list prices",
  PREMIUM: "Orders on account at contract prices",
  RESTRICTED: "Quote requests only",
}

/** Where the account stands and what happens next. */
export function VerificationStatus({ verification }: { verification: View }) {
  const { accountStatus, accessLevel, linkedCompany } = verification
  return (
    <section className={styles.block} aria-labelledby="verification">
      <h2 id="verification">Your account</h2>
      <p className={accountStatus === "APPROVED" ? "banner success" : "banner"}>
        <strong>{sentenceCase(accountStatus.replaceAll("_", " "))}.</strong> {NEXT[accountStatus]}
      </p>
      <dl className="facts">
        <dt>Registered</dt>
        <dd>
          <LocalTime iso={verification.registeredAt} />
        </dd>
        <dt>E-mail</dt>
        <dd>{verification.emailVerified ? "Confirmed" : "Not confirmed yet"}</dd>
        <dt>Access</dt>
        <dd>{ACCESS[accessLevel]}</dd>
        <dt>Linked to</dt>
        <dd>{linkedCompany ?? "No company yet"}</dd>
        {verification.approvedAt && (
          <>
            <dt>Approved</dt>
            <dd>
              <LocalTime iso={verification.approvedAt} />
            </dd>
          </>
        )}
      </dl>
    </section>
  )
}
