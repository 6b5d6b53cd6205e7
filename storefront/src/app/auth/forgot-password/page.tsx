import type { Metadata } from "next"
import { useTexts } from "#use-texts"
import { Link } from "@/components/link"
import { MailForm } from "@/features/registration/components/mail-form"
import styles from "@/features/registration/components/registration.module.css"
import { paths } from "@/lib/paths"
import { authTexts } from "@/texts/en/auth"
import { fillNodes } from "@/texts/fill-nodes"
import { getTexts } from "@/texts/get-texts"

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTexts(authTexts)
  return { title: t.forgottenPassword, robots: { index: false } }
}

export default function Page() {
  const t = useTexts(authTexts)
  return (
    <div className={`${styles.screen} ${styles.narrow}`}>
      <div>
        <h1>{t.forgottenPassword}</h1>
        <p className="quiet">{t.weMailYouALink}</p>
      </div>
      <MailForm what="reset" button={t.sendTheLink} done={t.ifThisAddressHasAn} />
      <p className="hint">{fillNodes(t.rememberedLink, { link: <Link href={paths.signIn()}>{t.signIn}</Link> })}</p>
    </div>
  )
}
