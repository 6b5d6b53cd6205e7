import type { Metadata } from "next"
import { redirect } from "next/navigation"
import { Link } from "@/components/link"
import styles from "@/features/account/components/account.module.css"
import { requireSession } from "@/features/auth/session"
import { DraftList } from "@/features/checkout/components/draft-list"
import { draftsOrNone } from "@/features/checkout/data"
import { OrderList } from "@/features/orders/components/order-list"
import { OrderSearchForm } from "@/features/orders/components/order-search-form"
import { getOrders, ORDERS_PER_PAGE } from "@/features/orders/data"
import { isSearch, ordersFileHref, orderSearchHref, readOrderSearch } from "@/features/orders/order-search"
import { firstValue, type SearchParams } from "@/lib/first-value"
import { ordersTexts } from "@/texts/en/orders"
import { counted, fill } from "@/texts/fill"
import { getLanguage, getTexts } from "@/texts/get-texts"

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTexts(ordersTexts)
  return { title: t.orders, robots: { index: false } }
}

export default async function Page({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const [t, language, params] = await Promise.all([getTexts(ordersTexts), getLanguage(), searchParams])
  const search = readOrderSearch(params)
  const { token } = await requireSession(orderSearchHref(search))
  const { page } = search
  const searched = isSearch(search)
  const [{ orders, count }, drafts] = await Promise.all([
    getOrders(token, search),
    page === 1 && !searched ? draftsOrNone(token) : [],
  ])
  const pages = Math.max(1, Math.ceil(count / ORDERS_PER_PAGE))
  if (page > pages) redirect(orderSearchHref({ ...search, page: 1 }))
  return (
    <>
      <div className={styles.head}>
        <h1>{t.orders}</h1>
        {(count > 0 || searched) && (
          <a className="button small" href={ordersFileHref(search)} download>
            {t.downloadAsCsv}
          </a>
        )}
      </div>
      <DraftList drafts={drafts} justSaved={firstValue(params, "saved") === "draft"} />
      {(count > 0 || searched) && <OrderSearchForm search={search} />}
      {searched && <p role="status">{count === 0 ? t.noOrderMeetsThat : counted(language, t.countOrdersFound, count)}</p>}
      {(count > 0 || !searched) && <OrderList orders={orders} />}
      {pages > 1 && (
        <nav aria-label={t.pages} className={styles.pages}>
          {page > 1 && (
            <Link className="button" href={orderSearchHref({ ...search, page: page - 1 })}>
              {t.newer}
            </Link>
          )}
          <span className="quiet">{fill(t.pagePageOfPages, { page, pages })}</span>
          {page < pages && (
            <Link className="button" href={orderSearchHref({ ...search, page: page + 1 })}>
              {t.older}
            </Link>
          )}
        </nav>
      )}
    </>
  )
}
