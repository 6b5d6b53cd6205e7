"use client"

import type { StockVerificationAnswer, VerifiedStock } from "@billet/backend/contract"
import { useSay } from "#use-say"
import { useTexts } from "#use-texts"
import { Link } from "@/components/link"
import { paths } from "@/lib/paths"
import { stockVerificationTexts } from "@/texts/en/stock-verification"
import { fillNodes } from "@/texts/fill-nodes"
import { VerifiedRow } from "./verified-row"
import styles from "./verification.module.css"

const HEADINGS = ["heat", "mill", "product", "size", "site"] as const

/** The heats that were found, those that meet everything first. */
export function VerificationResult({ answer }: { answer: StockVerificationAnswer }) {
  const t = useTexts(stockVerificationTexts)
  const say = useSay()
  const matches = [...answer.matches].sort((a, b) => Number(meetsAll(b)) - Number(meetsAll(a)))
  return (
    <section aria-labelledby="verified" className={styles.found}>
      <h2 id="verified">{answer.verified ? t.stockThatMeetsTheSpecification : t.nothingMeetsTheSpecification}</h2>
      <p role="status">{answer.messages.map(say).join(" ")}</p>
      {matches.length === 0 && (
        <p className="quiet">{fillNodes(t.lookAtAnotherSiteWiden, { link: <Link href={paths.contact}>{t.askUs}</Link> })}</p>
      )}
      {matches.length > 0 && (
        <div className="table-scroll" tabIndex={0} role="region" aria-label={t.tableOfHeats}>
          <table className={`table ${styles.table}`}>
            <thead>
              <tr>
                {HEADINGS.map((heading) => (
                  <th key={heading} scope="col">
                    {t.columns[heading]}
                  </th>
                ))}
                <th scope="col" className="figure">
                  {t.pieces}
                </th>
                <th scope="col" className="figure">
                  {fillNodes(t.stockUnit, { unit: <span className="unit">in</span> })}
                </th>
                <th scope="col">{t.specifications}</th>
              </tr>
            </thead>
            <tbody>
              {matches.map((match) => (
                <VerifiedRow key={match.stockItemId} match={match} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}

function meetsAll(match: VerifiedStock): boolean {
  return match.specifications.every((check) => check.conforms)
}
