import type { Metadata } from "next"
import Link from "next/link"
import styles from "@/features/account/components/account.module.css"
import { requireSession } from "@/features/auth/session"
import { InvitationList } from "@/features/company/components/invitation-list"
import { InviteForm } from "@/features/company/components/invite-form"
import { PeopleTable } from "@/features/company/components/people-table"
import { PurchaseRequests } from "@/features/company/components/purchase-requests"
import { getPurchaseRequests, getTeam } from "@/features/company/data"
import { paths } from "@/lib/paths"

export const metadata: Metadata = { title: "Company", robots: { index: false } }

export default async function Page() {
  const { token } = await requireSession(paths.company)
  const team = await getTeam(token)
  if (!team)
    return (
      <>
        <h1>Company</h1>
        <p className="banner">
          Your account is linked to no company yet. <Link href={paths.profile}>See where it stands</Link>
        </p>
      </>
    )
  const mayManage = team.company.role === "ADMIN"
  return (
    <>
      <h1>{team.company.name}</h1>
      <section className={styles.block} aria-labelledby="approvals">
        <h2 id="approvals">{mayManage ? "Orders above a limit" : "Your orders above the limit"}</h2>
        <PurchaseRequests requests={await getPurchaseRequests(token)} mayDecide={mayManage} />
      </section>
      <section className={styles.block} aria-labelledby="people">
        <h2 id="people">People</h2>
        <PeopleTable members={team.members} mayManage={mayManage} />
      </section>
      {mayManage && (
        <section className={styles.block} aria-labelledby="invite">
          <h2 id="invite">Invite a colleague</h2>
          <p className="quiet">
            They get a link by mail that works once, for 7 days. Who waits for approval is approved by joining.
          </p>
          <InviteForm />
          <InvitationList invitations={team.invitations} />
        </section>
      )}
    </>
  )
}
