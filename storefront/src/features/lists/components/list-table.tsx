import type { SavedListSummary } from "@billet/backend/contract"
import Link from "next/link"
import { formatCount, formatDay } from "@/lib/format"
import { paths } from "@/lib/paths"
import styles from "./lists.module.css"

/** The buyer's lists. */
export function ListTable({ lists }: { lists: SavedListSummary[] }) {
  if (lists.length === 0)
    return <p className="quiet">No lists yet. Save items from the stock, a product or the cart, and order them together later.</p>
  return (
    <div className="panel table-scroll">
      <table className="table">
        <thead>
          <tr>
            <th scope="col">List</th>
            <th scope="col" className="figure">
              Items
            </th>
            <th scope="col">Changed</th>
          </tr>
        </thead>
        <tbody>
          {lists.map((list) => (
            <tr key={list.id}>
              <td>
                <Link href={paths.list(list.id)}>{list.name}</Link>
              </td>
              <td className="figure">{formatCount(list.lineCount)}</td>
              <td className={styles.nowrap}>{formatDay(list.updatedAt)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
