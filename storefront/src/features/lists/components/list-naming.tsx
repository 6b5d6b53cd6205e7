"use client"

import type { SavedListSummary } from "@billet/backend/contract"
import { useRouter } from "next/navigation"
import { paths } from "@/lib/paths"
import accountStyles from "@/features/account/components/account.module.css"
import { ListActions } from "./list-actions"
import styles from "./lists.module.css"

type Props = { list: SavedListSummary; onRenamed: (name: string) => void }

/** The list's name, and what can be done with the list as a whole. */
export function ListNaming({ list, onRenamed }: Props) {
  const router = useRouter()
  return (
    <div className={accountStyles.head}>
      <h1>{list.name}</h1>
      <div className={styles.actions}>
        <ListActions list={list} onRenamed={onRenamed} onRemoved={() => router.replace(paths.lists)} />
      </div>
    </div>
  )
}
