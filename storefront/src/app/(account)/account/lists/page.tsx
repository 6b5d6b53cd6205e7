import type { Metadata } from "next"
import styles from "@/features/account/components/account.module.css"
import { requireSession } from "@/features/auth/session"
import { BoughtItems } from "@/features/lists/components/bought-items"
import { ListTable } from "@/features/lists/components/list-table"
import { NewList } from "@/features/lists/components/new-list"
import { getBoughtItems, getLists } from "@/features/lists/data"
import { paths } from "@/lib/paths"

export const metadata: Metadata = { title: "Lists", robots: { index: false } }

export default async function Page() {
  const { token } = await requireSession(paths.lists)
  const [lists, bought] = await Promise.all([getLists(token), getBoughtItems(token)])
  return (
    <>
      <h1>Lists</h1>
      <section className={styles.block} aria-label="Your lists">
        <ListTable lists={lists} />
        <NewList />
      </section>
      <section className={styles.block} aria-labelledby="bought">
        <h2 id="bought">Bought before</h2>
        <BoughtItems items={bought} />
      </section>
    </>
  )
}
