"use client"

import type { SavedListSummary } from "@billet/backend/contract"
import { useLanguage, useTexts } from "#use-texts"
import { Link } from "@/components/link"
import { formatDay } from "@/lib/format"
import { paths } from "@/lib/paths"
import { listsTexts } from "@/texts/en/lists"
import { counted, fill } from "@/texts/fill"
import { ListActions } from "./list-actions"
import styles from "./lists.module.css"
import { OpenList } from "./open-list"

/** The buyer's saved carts and lists below the cart: each can be opened in its place. */
export function SavedCarts({ lists }: { lists: SavedListSummary[] }) {
  const t = useTexts(listsTexts)
  const language = useLanguage()
  if (lists.length === 0) return null
  return (
    <section className={`${styles.saved} no-print`} aria-labelledby="saved-carts">
      <h2 id="saved-carts">{t.savedCartsAndLists}</h2>
      <ul>
        {lists.map((list) => (
          <li key={list.id}>
            <div className={styles.savedName}>
              <Link href={paths.list(list.id)}>{list.name}</Link>
              <span className="unit">
                {fill(t.linecountChangedUpdatedat, {
                  lineCount: counted(language, t.countItems, list.lineCount),
                  updatedAt: formatDay(list.updatedAt, language),
                })}
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
