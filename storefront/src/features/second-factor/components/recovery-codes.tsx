"use client"

import { useEffect, useRef, useState } from "react"
import styles from "./second-factor.module.css"

/** The recovery codes, this one time. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
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
        Keep your recovery codes
      </h3>
      <p>Each stands in for the app once, when your phone is lost. They are shown now and never again.</p>
      <ol className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <p className={styles.ways}>
        <button type="button" className="button primary" onClick={onDone}>
          I have kept them
        </button>
        <button type="button" className="button" onClick={() => void copy()}>
          {copied ? "Copied" : "Copy"}
        </button>
      </p>
    </div>
  )
}
