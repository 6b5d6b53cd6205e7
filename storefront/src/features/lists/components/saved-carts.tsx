"use client"

import type { SavedListSummary } from "@billet/backend/contract"
import Link from "next/link"
import { formatDay, plural } from "@/lib/format"
import { paths } from "@/lib/paths"
import { ListActions } from "./list-actions"
import styles from "./lists.module.css"
import { OpenList } from "./open-list"

/** The buyer's saved carts and lists below the cart: each can be opened in its place. */
export function SavedCarts({ lists }: { lists: SavedListSummary[] }) {
  if (lists.length === 0) return null
  return (
    <section className={styles.saved} aria-labelledby="saved-carts">
      <h2 id="saved-carts">Saved carts and lists</h2>
      <ul>
        {lists.map((list) => (
          <li key={list.id}>
            <div className={styles.savedName}>
              <Link href={paths.list(list.id)} prefetch={false}>
                {list.name}
              </Link>
              <span className="unit">
                {plural(list.lineCount, "item")} · changed {formatDay(list.updatedAt)}
              </span>
            </div>
            <div className={styles.actions}>
              <OpenList list={list} among />
              <ListActions list={list} onRenamed={noChange} onRemoved={noChange} among />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The page comes with the lists as they are then. */
const noChange = () => undefined
