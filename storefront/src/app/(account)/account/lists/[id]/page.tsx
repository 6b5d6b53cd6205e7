import type { Metadata } from "next"
import { notFound } from "next/navigation"
import { Link } from "@/components/link"
import { requireSession } from "@/features/auth/session"
import { ListScreen } from "@/features/lists/components/list-screen"
import { getList } from "@/features/lists/data"
import { linePrices } from "@/features/lists/line-prices"
import { decodeParam } from "@/lib/decode-param"
import { paths } from "@/lib/paths"
import { listsTexts } from "@/texts/en/lists"
import { getTexts } from "@/texts/get-texts"

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTexts(listsTexts)
  return { title: t.list, robots: { index: false } }
}

export default async function Page({ params }: { params: Promise<{ id: string }> }) {
  const t = await getTexts(listsTexts)
  const id = decodeParam((await params).id)
  const { token } = await requireSession(paths.list(id))
  const list = await getList(token, id)
  if (!list) notFound()
  return (
    <>
      <p>
        <Link href={paths.lists}>{t.allLists}</Link>
      </p>
      <ListScreen key={list.id} list={list} prices={await linePrices(list.lines)} />
    </>
  )
}
