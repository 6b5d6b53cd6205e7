"use client"

import { useEffect, useRef, useState } from "react"
import { useTexts } from "#use-texts"
import { secondFactorTexts } from "@/texts/en/second-factor"
import styles from "./second-factor.module.css"

/** The recovery codes, this one time. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const t = useTexts(secondFactorTexts)
  const [copied, setCopied] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const copy = () =>
    navigator.clipboard.writeText(codes.join("\n")).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <div className={styles.form}>
      <h3 ref={heading} tabIndex={-1}>
        {t.keepYourRecoveryCodes}
      </h3>
      <p>{t.eachStandsInForThe}</p>
      <ol className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <p className={styles.ways}>
        <button type="button" className="button primary" onClick={onDone}>
          {t.iHaveKeptThem}
        </button>
        <button type="button" className="button" onClick={() => void copy()}>
          {copied ? t.copied : t.copy}
        </button>
      </p>
    </div>
  )
}
