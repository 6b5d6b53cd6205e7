import type { Metadata } from "next"
import { redirect } from "next/navigation"
import { Link } from "@/components/link"
import { ProviderButtons } from "@/features/auth/components/provider-buttons"
import { getSession } from "@/features/auth/session"
import { providerButtons } from "@/features/auth/sign-in-providers"
import { RegisterForm } from "@/features/registration/components/register-form"
import styles from "@/features/registration/components/registration.module.css"
import { paths } from "@/lib/paths"
import { authTexts } from "@/texts/en/auth"
import { fillNodes } from "@/texts/fill-nodes"
import { getTexts } from "@/texts/get-texts"

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTexts(authTexts)
  return { title: t.createAnAccount, robots: { index: false } }
}

export default async function Page() {
  const t = await getTexts(authTexts)
  if (await getSession()) redirect(paths.profile)
  return (
    <div className={styles.screen}>
      <div>
        <h1>{t.createAnAccount}</h1>
        <p className="quiet">{fillNodes(t.listPricesAsSoonAs, { link: <Link href={paths.signIn()}>{t.signIn}</Link> })}</p>
      </div>
      <ProviderButtons providers={providerButtons()} callbackUrl={paths.home} first />
      <RegisterForm />
    </div>
  )
}
