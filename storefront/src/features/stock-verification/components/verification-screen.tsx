"use client"

import type { StockVerificationAnswer } from "@billet/backend/contract"
import { useRouter } from "next/navigation"
import { useState, useTransition, type SyntheticEvent } from "react"
import { paths } from "@/lib/paths"
import { problemText, type Result } from "@/lib/result"
import { formProblem, verificationHref, type VerificationForm, type VerificationProblem } from "../verification-form"
import { VerificationFields } from "./verification-fields"
import { VerificationResult } from "./verification-result"
import styles from "./verification.module.css"

type Props = { initial: VerificationForm; result: Result<StockVerificationAnswer> | null }

/**
 * Which stock, what it must meet, and the heats that do. Sending the form puts it into the address, and the page answers
 * it: so back, reload and a shared link show the same.
 */
export function VerificationScreen({ initial, result }: Props) {
  const router = useRouter()
  const [form, setForm] = useState(initial)
  const [problem, setProblem] = useState<VerificationProblem | null>(null)
  const [pending, startTransition] = useTransition()
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const found = formProblem(form)
    setProblem(found)
    if (found || pending) return
    startTransition(() => router.replace(verificationHref(paths.stockVerification, form), { scroll: false }))
  }
  return (
    <div className={styles.screen}>
      <form className={styles.form} onSubmit={submit} noValidate aria-label="Stock verification">
        <VerificationFields form={form} problem={problem} onChange={(change) => setForm((now) => ({ ...now, ...change }))} />
        {problem && (
          <p className="banner error" role="alert">
            {problem.reason}
          </p>
        )}
        <button type="submit" className={`button primary ${styles.submit}`} aria-disabled={pending}>
          {pending ? "Looking" : "Find stock"}
        </button>
      </form>
      <div aria-busy={pending} data-pending={pending || undefined} className={styles.result}>
        {result?.ok && <VerificationResult answer={result.data} />}
        {result && !result.ok && (
          <p className="banner error" role="alert">
            {problemText(result.problem)}
          </p>
        )}
        {!result && pending && <div className={`skeleton ${styles.skeleton}`} aria-label="Looking for heats" />}
        {!result && !pending && (
          <p className="quiet">
            Name what you are looking for and the specification it has to meet. Every heat in stock is checked against its mill
            certificate.
          </p>
        )}
      </div>
    </div>
  )
}
