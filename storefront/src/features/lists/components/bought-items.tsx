"use client"

import type { BoughtItem } from "@billet/backend/contract"
import { useState } from "react"
import { useLanguage } from "#use-texts"
import { useTexts } from "#use-texts"
import { Link } from "@/components/link"
import { amountText } from "@/features/cart/line-unit"
import { OrderAgain } from "@/features/orders/components/order-again"
import { InMetric } from "@/features/units/components/in-metric"
import { formatDay, formatMoney } from "@/lib/format"
import { paths } from "@/lib/paths"
import { commonTexts } from "@/texts/en/common"
import { listsTexts } from "@/texts/en/lists"
import { fillNodes } from "@/texts/fill-nodes"
import { toAddLine } from "../list-lines"
import styles from "./lists.module.css"
import { SaveToList } from "./save-to-list"

const keyOf = ({ productCode, amount, unit, oneHeat }: BoughtItem) => `${productCode} ${amount} ${unit} ${oneHeat}`

/** What was bought before, as it was last: chosen rows are ordered again, with what they cost now, or kept on a list. */
export function BoughtItems({ items }: { items: BoughtItem[] }) {
  const t = useTexts(listsTexts)
  const common = useTexts(commonTexts)
  const language = useLanguage()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const picked = items.filter((item) => chosen.has(keyOf(item)))
  const toggle = (key: string) =>
    setChosen((now) => new Set(now.has(key) ? [...now].filter((one) => one !== key) : [...now, key]))
  if (items.length === 0) return <p className="quiet">{t.nothingYetWhatYouOrder}</p>
  return (
    <>
      <div className="panel table-scroll">
        <table className="table">
          <BoughtHead />
          <tbody>
            {items.map((item) => (
              <tr key={keyOf(item)}>
                <td>
                  <input
                    type="checkbox"
                    className={styles.check}
                    aria-label={`${item.productCode}, ${amountText(item)}${item.oneHeat ? `, ${t.allPiecesFromOneHeat}` : ""}`}
                    checked={chosen.has(keyOf(item))}
                    onChange={() => toggle(keyOf(item))}
                  />
                </td>
                <td className={styles.code}>
                  <Link className="mono" href={paths.product(item.productCode, item)}>
                    {item.productCode}
                  </Link>
                  {item.oneHeat && <p className="hint">{t.allPiecesFromOneHeat}</p>}
                </td>
                <td className={`figure ${styles.amount}`}>
                  {amountText(item)}
                  <InMetric {...item} />
                </td>
                <td className="figure">{item.pieces}</td>
                <td className={`figure ${styles.wide}`}>
                  {item.itemTotal > 0 ? formatMoney(item.itemTotal / item.pieces) : "–"}
                </td>
                <td className={`${styles.nowrap} ${styles.wide}`}>{formatDay(item.orderedAt, language)}</td>
                <td className={styles.wide}>
                  <Link className="mono" href={paths.order(item.orderNumber)}>
                    {item.orderNumber}
                  </Link>
                </td>
                <td className={`figure ${styles.wide}`}>{item.timesOrdered}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={styles.actions}>
        <OrderAgain items={picked} />
        <SaveToList label={common.saveToList} lines={() => picked.map(toAddLine)} disabled={picked.length === 0} />
      </div>
    </>
  )
}

function BoughtHead() {
  const t = useTexts(listsTexts)
  return (
    <thead>
      <tr>
        <th scope="col">
          <span className="visually-hidden">{t.choose}</span>
        </th>
        <th scope="col">{t.item}</th>
        <th scope="col" className="figure">
          {t.amount}
        </th>
        <th scope="col" className="figure">
          {t.pieces}
        </th>
        <th scope="col" className={`figure ${styles.wide}`}>
          {fillNodes(t.aPieceThenUnit, { unit: <span className="unit">USD</span> })}
        </th>
        <th scope="col" className={styles.wide}>
          {t.lastOrdered}
        </th>
        <th scope="col" className={styles.wide}>
          {t.order}
        </th>
        <th scope="col" className={`figure ${styles.wide}`}>
          {t.times}
        </th>
      </tr>
    </thead>
  )
}
