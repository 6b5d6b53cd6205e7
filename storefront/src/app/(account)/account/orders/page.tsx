import type { Metadata } from "next"
import { redirect } from "next/navigation"
import { Link } from "@/components/link"
import styles from "@/features/account/components/account.module.css"
import { requireSession } from "@/features/auth/session"
import { DraftList } from "@/features/checkout/components/draft-list"
import { draftsOrNone } from "@/features/checkout/data"
import { OrderList } from "@/features/orders/components/order-list"
import { getOrders, ORDERS_PER_PAGE } from "@/features/orders/data"
import { firstValue, type SearchParams } from "@/lib/first-value"
import { paths } from "@/lib/paths"
import { ordersTexts } from "@/texts/en/orders"
import { fill } from "@/texts/fill"
import { getTexts } from "@/texts/get-texts"

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTexts(ordersTexts)
  return { title: t.orders, robots: { index: false } }
}

export default async function Page({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const t = await getTexts(ordersTexts)
  const { token } = await requireSession(paths.orders)
  const search = await searchParams
  const wanted = firstValue(search, "page") ?? "1"
  const page = /^[1-9]\d{0,5}$/.test(wanted) ? Number(wanted) : 1
  const [{ orders, count }, drafts] = await Promise.all([getOrders(token, page), page === 1 ? draftsOrNone(token) : []])
  const pages = Math.max(1, Math.ceil(count / ORDERS_PER_PAGE))
  if (page > pages) redirect(paths.orders)
  return (
    <>
      <div className={styles.head}>
        <h1>{t.orders}</h1>
        {count > 0 && (
          <a className="button small" href={paths.ordersFile} download>
            {t.downloadAsCsv}
          </a>
        )}
      </div>
      <DraftList drafts={drafts} justSaved={firstValue(search, "saved") === "draft"} />
      <OrderList orders={orders} />
      {pages > 1 && (
        <nav aria-label={t.pages} className={styles.pages}>
          {page > 1 && (
            <Link className="button" href={`${paths.orders}?page=${page - 1}`}>
              {t.newer}
            </Link>
          )}
          <span className="quiet">{fill(t.pagePageOfPages, { page, pages })}</span>
          {page < pages && (
            <Link className="button" href={`${paths.orders}?page=${page + 1}`}>
              {t.older}
            </Link>
          )}
        </nav>
      )}
    </>
  )
}
