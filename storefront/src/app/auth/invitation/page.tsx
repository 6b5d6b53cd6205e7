import type { Metadata } from "next"
import { Link } from "@/components/link"
import { getSession } from "@/features/auth/session"
import { JoinCompany } from "@/features/company/components/join-company"
import { lookAtInvitation } from "@/features/company/data"
import styles from "@/features/registration/components/registration.module.css"
import { firstValue, type SearchParams } from "@/lib/first-value"
import { paths } from "@/lib/paths"
import { authTexts } from "@/texts/en/auth"
import { orderingTexts } from "@/texts/en/ordering"
import { fill } from "@/texts/fill"
import { fillNodes } from "@/texts/fill-nodes"
import { getTexts } from "@/texts/get-texts"

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTexts(authTexts)
  return { title: t.invitation, robots: { index: false }, referrer: "no-referrer" }
}

export default async function Page({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const t = await getTexts(authTexts)
  const { roles } = await getTexts(orderingTexts)
  const token = firstValue(await searchParams, "token") ?? ""
  const [invitation, session] = await Promise.all([lookAtInvitation(token), getSession()])
  if (!invitation.ok)
    return (
      <div className={`${styles.screen} ${styles.narrow}`}>
        <h1>{t.invitation}</h1>
        <p className="banner error">{t.thisInvitationWasUsedTaken}</p>
      </div>
    )
  const { companyName, email, role } = invitation.data
  const here = paths.invitation(token)
  return (
    <div className={`${styles.screen} ${styles.narrow}`}>
      <h1>{fill(t.joinCompanyname, { companyName })}</h1>
      <p className={styles.address}>
        {fillNodes(t.invitesAs, {
          companyName,
          email: <strong>{email}</strong>,
          role: roles[role].toLowerCase(),
        })}
      </p>
      {session ? (
        <JoinCompany token={token} companyName={companyName} isOther={session.user.email?.toLowerCase() !== email} />
      ) : (
        <div className={styles.block}>
          <Link className="button primary large wide" href={paths.signIn(here)}>
            {t.signInAndJoin}
          </Link>
          <p className="hint">{fillNodes(t.noAccountYetLinkWith, { link: <Link href={paths.register}>{t.createOne}</Link> })}</p>
        </div>
      )}
    </div>
  )
}
