import type { SavedListSummary } from "@billet/backend/contract"
import { useLanguage } from "#use-texts"
import { useTexts } from "#use-texts"
import { Link } from "@/components/link"
import { formatCount, formatDay } from "@/lib/format"
import { paths } from "@/lib/paths"
import { listsTexts } from "@/texts/en/lists"
import styles from "./lists.module.css"

/** The buyer's lists. */
export function ListTable({ lists }: { lists: SavedListSummary[] }) {
  const t = useTexts(listsTexts)
  const language = useLanguage()
  if (lists.length === 0) return <p className="quiet">{t.noListsYetSaveItems}</p>
  return (
    <div className="panel table-scroll">
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{t.list}</th>
            <th scope="col" className="figure">
              {t.items}
            </th>
            <th scope="col">{t.changed}</th>
          </tr>
        </thead>
        <tbody>
          {lists.map((list) => (
            <tr key={list.id}>
              <td>
                <Link href={paths.list(list.id)}>{list.name}</Link>
              </td>
              <td className="figure">{formatCount(list.lineCount)}</td>
              <td className={styles.nowrap}>{formatDay(list.updatedAt, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
