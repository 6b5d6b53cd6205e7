import { crumb } from "@billet/backend/contract"
import { Breadcrumbs } from "@/components/breadcrumbs"
import page from "@/components/page.module.css"
import { QuickOrderForm } from "@/features/quick-order/components/quick-order-form"
import { pageMetadata } from "@/lib/page-metadata"
import { paths } from "@/lib/paths"

export const metadata = pageMetadata({
  title: "Quick order: type, paste or upload a list",
  description: "Up to 500 rows of code, amount, unit and pieces into the cart in one go, from the keyboard, a paste or a file.",
  path: paths.quickOrder,
})

export default function Page() {
  return (
    <div className={page.page}>
      <Breadcrumbs crumbs={[crumb("Home"), crumb("Quick order", paths.quickOrder)]} />
      <h1>Quick order</h1>
      <p className="quiet">
        Type rows, or paste a list from a sheet into any code field. All rows go to the cart together, or none.
      </p>
      <QuickOrderForm />
    </div>
  )
}
