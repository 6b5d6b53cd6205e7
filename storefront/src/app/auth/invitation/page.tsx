import { COMPANY_ROLE_LABELS } from "@billet/backend/contract"
import type { Metadata } from "next"
import Link from "next/link"
import { getSession } from "@/features/auth/session"
import { JoinCompany } from "@/features/company/components/join-company"
import { lookAtInvitation } from "@/features/company/data"
import styles from "@/features/registration/components/registration.module.css"
import { firstValue, type SearchParams } from "@/lib/first-value"
import { paths } from "@/lib/paths"

export const metadata: Metadata = { title: "Invitation", robots: { index: false }, referrer: "no-referrer" }

export default async function Page({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const token = firstValue(await searchParams, "token") ?? ""
  const [invitation, session] = await Promise.all([lookAtInvitation(token), getSession()])
  if (!invitation.ok)
    return (
      <div className={`${styles.screen} ${styles.narrow}`}>
        <h1>Invitation</h1>
        <p className="banner error">This invitation was used, taken back or has expired. Ask your colleague for another.</p>
      </div>
    )
  const { companyName, email, role } = invitation.data
  const here = paths.invitation(token)
  return (
    <div className={`${styles.screen} ${styles.narrow}`}>
      <h1>Join {companyName}</h1>
      <p className={styles.address}>
        {companyName} invites <strong>{email}</strong> as {COMPANY_ROLE_LABELS[role].toLowerCase()}.
      </p>
      {session ? (
        <JoinCompany token={token} companyName={companyName} isOther={session.user.email?.toLowerCase() !== email} />
      ) : (
        <div className={styles.block}>
          <Link className="button primary large wide" href={paths.signIn(here)}>
            Sign in and join
          </Link>
          <p className="hint">
            No account yet? <Link href={paths.register}>Create one</Link> with this address, then open this link again.
          </p>
        </div>
      )}
    </div>
  )
}
