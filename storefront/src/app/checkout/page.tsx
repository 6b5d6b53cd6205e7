import { crumb } from "@billet/backend/contract"
import type { Metadata } from "next"
import { Breadcrumbs } from "@/components/breadcrumbs"
import styles from "@/components/page.module.css"
import { getBuyer, getProfile } from "@/features/account/data"
import { requireSession } from "@/features/auth/session"
import { CheckoutScreen } from "@/features/checkout/components/checkout-screen"
import { MayNotOrder } from "@/features/checkout/components/may-not-order"
import { getSavedCheckout } from "@/features/checkout/data"
import { knownAddresses } from "@/features/checkout/known-addresses"
import { paths } from "@/lib/paths"
import { checkoutTexts } from "@/texts/en/checkout"
import { getTexts } from "@/texts/get-texts"

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTexts(checkoutTexts)
  return { title: t.checkout, robots: { index: false } }
}

export default async function Page() {
  const t = await getTexts(checkoutTexts)
  const { token } = await requireSession(paths.checkout)
  const [buyer, profile, saved] = await Promise.all([
    getBuyer(token),
    getProfile(token).catch(() => null),
    getSavedCheckout(token),
  ])
  return (
    <div className={styles.page}>
      <Breadcrumbs crumbs={[crumb(t.home, paths.home), crumb(t.cart, paths.cart), crumb(t.checkout, paths.checkout)]} />
      <h1>{t.checkout}</h1>
      <MayNotOrder buyer={buyer} />
      <CheckoutScreen buyer={buyer} known={knownAddresses(buyer, profile)} saved={saved} />
    </div>
  )
}
