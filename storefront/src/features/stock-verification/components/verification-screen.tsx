"use client"

import type { StockVerificationAnswer } from "@billet/backend/contract"
import { useRouter } from "next/navigation"
import { useState, useTransition, type SyntheticEvent } from "react"
import { useSay } from "#use-texts"
import { useTexts } from "#use-texts"
import { paths } from "@/lib/paths"
import { type Result } from "@/lib/result"
import { stockVerificationTexts } from "@/texts/en/stock-verification"
import { useProblemText } from "@/texts/use-problem-text"
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
  const t = useTexts(stockVerificationTexts)
  const say = useSay()
  const problemText = useProblemText()
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
      <form className={styles.form} onSubmit={submit} noValidate aria-label={t.stockVerification}>
        <VerificationFields form={form} problem={problem} onChange={(change) => setForm((now) => ({ ...now, ...change }))} />
        {problem && (
          <p className="banner error" role="alert">
            {say(problem.reason)}
          </p>
        )}
        <button type="submit" className={`button primary ${styles.submit}`} aria-disabled={pending}>
          {pending ? t.looking : t.findStock}
        </button>
      </form>
      <div aria-busy={pending} data-pending={pending || undefined} className={styles.result}>
        {result?.ok && <VerificationResult answer={result.data} />}
        {result && !result.ok && (
          <p className="banner error" role="alert">
            {problemText(result.problem)}
          </p>
        )}
        {!result && pending && <div className={`skeleton ${styles.skeleton}`} aria-label={t.lookingForHeats} />}
        {!result && !pending && <p className="quiet">{t.nameWhatYouAreLooking}</p>}
      </div>
    </div>
  )
}
