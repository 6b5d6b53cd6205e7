import { crumb } from "@billet/backend/contract"
import type { Metadata } from "next"
import { Breadcrumbs } from "@/components/breadcrumbs"
import styles from "@/components/page.module.css"
import { getBuyer } from "@/features/account/data"
import { requireSession } from "@/features/auth/session"
import { CheckoutScreen } from "@/features/checkout/components/checkout-screen"
import { paths } from "@/lib/paths"

export const metadata: Metadata = { title: "Checkout", robots: { index: false } }

export default async function Page() {
  const { token } = await requireSession(paths.checkout)
  const buyer = await getBuyer(token)
  return (
    <div className={styles.page}>
      <Breadcrumbs crumbs={[crumb("Home"), crumb("Cart"), crumb("Checkout")]} />
      <h1>Checkout</h1>
      <CheckoutScreen buyer={buyer} />
    </div>
  )
}
