"use client"

import { useId, useState, useTransition, type FormEvent } from "react"
import { useTexts } from "#use-texts"

import { cartTexts } from "@/texts/en/cart"
import { fill } from "@/texts/fill"
import { fillNodes } from "@/texts/fill-nodes"
import { useProblemText } from "@/texts/use-problem-text"
import styles from "./cart.module.css"
import { useCart } from "./cart-provider"

/** One promo code: typed in, or shown with a way to take it off. */
export function PromoField({ code }: { code: string | null }) {
  return code === null ? <EnterCode /> : <AppliedCode code={code} />
}

function EnterCode() {
  const problemText = useProblemText()
  const t = useTexts(cartTexts)
  const { applyPromo } = useCart()
  const id = useId()
  const [code, setCode] = useState("")
  const [error, setError] = useState<string | null>(null)
  const [pending, startTransition] = useTransition()
  const apply = (event: FormEvent) => {
    event.preventDefault()
    if (pending) return
    if (code.trim() === "") return setError(t.enterAPromoCode)
    startTransition(async () => {
      const result = await applyPromo(code.trim())
      if (!result.ok) setError(problemText(result.problem))
    })
  }
  return (
    <form className={`field no-print ${styles.promo}`} onSubmit={apply} noValidate>
      <label htmlFor={id}>{t.promoCode}</label>
      <span className={styles.promoRow}>
        <input
          id={id}
          className="input"
          value={code}
          maxLength={60}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={error !== null}
          aria-describedby={error === null ? undefined : `${id}-problem`}
          onChange={(event) => {
            setCode(event.target.value)
            setError(null)
          }}
        />
        <button type="submit" className="button" aria-disabled={pending}>
          {pending ? t.applying : t.apply}
        </button>
      </span>
      {error !== null && (
        <p id={`${id}-problem`} className="field-error" role="alert">
          {error}
        </p>
      )}
    </form>
  )
}

function AppliedCode({ code }: { code: string }) {
  const problemText = useProblemText()
  const t = useTexts(cartTexts)
  const { removePromo } = useCart()
  const [error, setError] = useState<string | null>(null)
  const [pending, startTransition] = useTransition()
  const remove = () =>
    startTransition(async () => {
      const result = await removePromo()
      if (!result.ok) setError(problemText(result.problem))
    })
  return (
    <div className={`no-print ${styles.promo}`}>
      <span className={styles.promoRow}>
        <span role="status">
          {fillNodes(t.promoCodeCodeIsApplied, { code: <strong className={`mono ${styles.promoCode}`}>{code}</strong> })}
        </span>
        <button
          type="button"
          className="button small"
          disabled={pending}
          onClick={remove}
          aria-label={fill(t.removePromoCodeCode, { code })}
        >
          {t.remove}
        </button>
      </span>
      {error !== null && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
