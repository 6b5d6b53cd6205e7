import { crumb } from "@billet/backend/contract"
import type { Metadata } from "next"
import { Breadcrumbs } from "@/components/breadcrumbs"
import { getBuyer } from "@/features/account/data"
import { CartScreen } from "@/features/cart/components/cart-screen"
import { getSession } from "@/features/auth/session"
import { MayNotOrder } from "@/features/checkout/components/may-not-order"
import { SavedCarts } from "@/features/lists/components/saved-carts"
import { listsOrNone } from "@/features/lists/data"
import styles from "@/components/page.module.css"
import { paths } from "@/lib/paths"
import { cartTexts } from "@/texts/en/cart"
import { getTexts } from "@/texts/get-texts"

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTexts(cartTexts)
  return { title: t.cart, robots: { index: false } }
}

export default async function Page() {
  const t = await getTexts(cartTexts)
  const token = (await getSession())?.token
  const [lists, buyer] = token ? await Promise.all([listsOrNone(token), getBuyer(token).catch(() => null)]) : [[], null]
  return (
    <div className={styles.page}>
      <Breadcrumbs crumbs={[crumb(t.home, paths.home), crumb(t.cart, paths.cart)]} />
      <h1>{t.cart}</h1>
      {buyer && <MayNotOrder buyer={buyer} />}
      <CartScreen />
      <SavedCarts lists={lists} />
    </div>
  )
}
