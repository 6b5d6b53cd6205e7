import type { Metadata } from "next"
import styles from "@/features/account/components/account.module.css"
import { requireSession } from "@/features/auth/session"
import { BoughtItems } from "@/features/lists/components/bought-items"
import { ListTable } from "@/features/lists/components/list-table"
import { NewList } from "@/features/lists/components/new-list"
import { getBoughtItems, getLists } from "@/features/lists/data"
import { paths } from "@/lib/paths"
import { listsTexts } from "@/texts/en/lists"
import { getTexts } from "@/texts/get-texts"

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTexts(listsTexts)
  return { title: t.lists, robots: { index: false } }
}

export default async function Page() {
  const t = await getTexts(listsTexts)
  const { token } = await requireSession(paths.lists)
  const [lists, bought] = await Promise.all([getLists(token), getBoughtItems(token)])
  return (
    <>
      <h1>{t.lists}</h1>
      <section className={styles.block} aria-label={t.yourLists}>
        <ListTable lists={lists} />
        <NewList />
      </section>
      <section className={styles.block} aria-labelledby="bought">
        <h2 id="bought">{t.boughtBefore}</h2>
        <BoughtItems items={bought} />
      </section>
    </>
  )
}
