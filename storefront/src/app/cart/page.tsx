import { crumb } from "@billet/backend/contract"
import type { Metadata } from "next"
import { Breadcrumbs } from "@/components/breadcrumbs"
import { CartScreen } from "@/features/cart/components/cart-screen"
import { getSession } from "@/features/auth/session"
import { SavedCarts } from "@/features/lists/components/saved-carts"
import { listsOrNone } from "@/features/lists/data"
import styles from "@/components/page.module.css"

export const metadata: Metadata = { title: "Cart", robots: { index: false } }

export default async function Page() {
  const token = (await getSession())?.token
  const lists = token ? await listsOrNone(token) : []
  return (
    <div className={styles.page}>
      <Breadcrumbs crumbs={[crumb("Home"), crumb("Cart")]} />
      <h1>Cart</h1>
      <CartScreen />
      <SavedCarts lists={lists} />
    </div>
  )
}
