"use client"

import type { StockVerificationAnswer } from "@billet/backend/contract"
import { useRouter } from "next/navigation"
import { useEffect, useRef, useState, useTransition, type SyntheticEvent } from "react"
import { useSay } from "#use-say"
import { useTexts } from "#use-texts"
import { paths } from "@/lib/paths"
import { type Result } from "@/lib/result"
import { stockVerificationTexts } from "@/texts/en/stock-verification"
import { fillNodes } from "@/texts/fill-nodes"
import { useProblemText } from "@/texts/use-problem-text"
import { exampleForm, formProblem, verificationHref, type VerificationForm, type VerificationProblem } from "../verification-form"
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
  const [isFilledIn, setFilledIn] = useState(false)
  const said = useRef<HTMLParagraphElement>(null)
  const found = useRef<HTMLDivElement>(null)
  const asked = useRef(false)
  // The button may stand far from both: whoever pressed it is taken to what came of it.
  useEffect(() => {
    if (problem) said.current?.focus()
  }, [problem])
  useEffect(() => {
    if (pending || !asked.current) return
    asked.current = false
    found.current?.focus()
    found.current?.scrollIntoView({ block: "start" })
  }, [pending])
  const fillIn = (event: SyntheticEvent) => {
    event.preventDefault()
    setForm(exampleForm())
    setProblem(null)
    setFilledIn(true)
  }
  const change = (changed: Partial<VerificationForm>) => {
    setForm((now) => ({ ...now, ...changed }))
    setFilledIn(false)
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const wrong = formProblem(form)
    setProblem(wrong)
    if (wrong || pending) return
    asked.current = true
    startTransition(() => router.replace(verificationHref(paths.stockVerification, form), { scroll: false }))
  }
  return (
    <div className={styles.screen}>
      <form className={styles.form} onSubmit={submit} noValidate aria-label={t.stockVerification}>
        <p className="quiet">
          {fillNodes(t.notSureWhatToType, {
            link: (
              <a href={verificationHref(paths.stockVerification, exampleForm())} onClick={fillIn}>
                {t.fillInAnExample}
              </a>
            ),
          })}{" "}
          <span role="status">{isFilledIn ? t.exampleFilledIn : ""}</span>
        </p>
        <VerificationFields form={form} problem={problem} onChange={change} />
        {problem && (
          <p ref={said} tabIndex={-1} className="banner error" role="alert">
            {say(problem.reason)}
          </p>
        )}
        <button type="submit" className={`button primary ${styles.submit}`} aria-disabled={pending}>
          {pending ? t.looking : t.findStock}
        </button>
      </form>
      <div ref={found} tabIndex={-1} aria-busy={pending} data-pending={pending || undefined} className={styles.result}>
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
