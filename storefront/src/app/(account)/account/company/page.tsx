import type { Metadata } from "next"
import { Link } from "@/components/link"
import styles from "@/features/account/components/account.module.css"
import { requireSession } from "@/features/auth/session"
import { InvitationList } from "@/features/company/components/invitation-list"
import { InviteForm } from "@/features/company/components/invite-form"
import { PeopleTable } from "@/features/company/components/people-table"
import { PurchaseRequests } from "@/features/company/components/purchase-requests"
import { getPurchaseRequests, getTeam } from "@/features/company/data"
import { paths } from "@/lib/paths"
import { companyTexts } from "@/texts/en/company"
import { fillNodes } from "@/texts/fill-nodes"
import { getTexts } from "@/texts/get-texts"

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTexts(companyTexts)
  return { title: t.company, robots: { index: false } }
}

export default async function Page() {
  const t = await getTexts(companyTexts)
  const { token } = await requireSession(paths.company)
  const team = await getTeam(token)
  if (!team)
    return (
      <>
        <h1>{t.company}</h1>
        <p className="banner">
          {fillNodes(t.yourAccountIsLinkedTo, { link: <Link href={paths.profile}>{t.seeWhereItStands}</Link> })}
        </p>
      </>
    )
  const mayManage = team.company.role === "ADMIN"
  return (
    <>
      <h1>{team.company.name}</h1>
      <section className={styles.block} aria-labelledby="approvals">
        <h2 id="approvals">{mayManage ? t.ordersAboveALimit : t.yourOrdersAboveTheLimit}</h2>
        <PurchaseRequests requests={await getPurchaseRequests(token)} mayDecide={mayManage} />
      </section>
      <section className={styles.block} aria-labelledby="people">
        <h2 id="people">{t.people}</h2>
        <PeopleTable members={team.members} mayManage={mayManage} />
      </section>
      {mayManage && (
        <section className={styles.block} aria-labelledby="invite">
          <h2 id="invite">{t.inviteAColleague}</h2>
          <p className="quiet">{t.theyGetALinkBy}</p>
          <InviteForm />
          <InvitationList invitations={team.invitations} />
        </section>
      )}
    </>
  )
}
