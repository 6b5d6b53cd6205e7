"use client"

import type { StockVerificationAnswer, VerifiedStock } from "@billet/backend/contract"
import Link from "next/link"
import { paths } from "@/lib/paths"
import { VerifiedRow } from "./verified-row"
import styles from "./verification.module.css"

const HEADINGS = ["Heat", "Mill", "Product", "Size", "Site"]

/** The heats that were found, those that meet everything first. */
export function VerificationResult({ answer }: { answer: StockVerificationAnswer }) {
  const matches = [...answer.matches].sort((a, b) => Number(meetsAll(b)) - Number(meetsAll(a)))
  return (
    <section aria-labelledby="verified" className={styles.found}>
      <h2 id="verified">{answer.verified ? "Stock that meets the specification" : "Nothing meets the specification"}</h2>
      <p role="status">{answer.messages.join(" ")}</p>
      {matches.length === 0 && (
        <p className="quiet">
          Look at another site, widen the selection, or <Link href={paths.contact}>ask us</Link>: a mill may have it.
        </p>
      )}
      {matches.length > 0 && (
        <div className="table-scroll" tabIndex={0} role="region" aria-label="Table of heats">
          <table className={`table ${styles.table}`}>
            <thead>
              <tr>
                {HEADINGS.map((heading) => (
                  <th key={heading} scope="col">
                    {heading}
                  </th>
                ))}
                <th scope="col" className="figure">
                  Pieces
                </th>
                <th scope="col" className="figure">
                  Stock <span className="unit">in</span>
                </th>
                <th scope="col">Specifications</th>
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
