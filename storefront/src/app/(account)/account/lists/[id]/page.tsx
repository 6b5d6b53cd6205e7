import type { Metadata } from "next"
import Link from "next/link"
import { notFound } from "next/navigation"
import { requireSession } from "@/features/auth/session"
import { ListScreen } from "@/features/lists/components/list-screen"
import { getList } from "@/features/lists/data"
import { decodeParam } from "@/lib/decode-param"
import { paths } from "@/lib/paths"

export const metadata: Metadata = { title: "List", robots: { index: false } }

export default async function Page({ params }: { params: Promise<{ id: string }> }) {
  const id = decodeParam((await params).id)
  const { token } = await requireSession(paths.list(id))
  const list = await getList(token, id)
  if (!list) notFound()
  return (
    <>
      <p>
        <Link href={paths.lists}>All lists</Link>
      </p>
      <ListScreen key={list.id} list={list} />
    </>
  )
}
