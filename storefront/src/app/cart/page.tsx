import { crumb } from "@billet/backend/contract"
import type { Metadata } from "next"
import { Breadcrumbs } from "@/components/breadcrumbs"
import { CartScreen } from "@/features/cart/components/cart-screen"
import styles from "@/components/page.module.css"

export const metadata: Metadata = { title: "Cart", robots: { index: false } }

export default function Page() {
  return (
    <div className={styles.page}>
      <Breadcrumbs crumbs={[crumb("Home"), crumb("Cart")]} />
      <h1>Cart</h1>
      <CartScreen />
    </div>
  )
}
