"use client"

import { useRef, useState, useTransition, type FormEvent } from "react"
import { useSay } from "#use-say"
import { useTexts } from "#use-texts"
import { TextField } from "@/components/form/text-field"
import { useForm, type FormValues } from "@/components/form/use-form"
import { useProblemFocus } from "@/components/form/use-problem-focus"
import type { Result } from "@/lib/result"
import { secondFactorTexts } from "@/texts/en/second-factor"
import styles from "./second-factor.module.css"

type Asked = "password" | "code"
type Props<T> = {
  intro: string
  /** What shows who it is. */
  asks: Asked[]
  /** What the code is called where it cannot be a recovery code. */
  codeLabel?: string
  button: string
  send: (proof: Record<Asked, string>) => Promise<Result<T>>
  onDone: (data: T) => void
  onCancel: () => void
}

const FIELDS = {
  password: { type: "password", autoComplete: "current-password", missing: "Enter your password" },
  code: { type: "text", autoComplete: "one-time-code", missing: "Enter the code" },
} as const

const missing = (values: FormValues) =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === "" ? [[name, FIELDS[name as Asked].missing] as const] : [])),
  )

/** Asks for the password or a code before something is changed. */
export function ProofForm<T>({ intro, asks, codeLabel, button, send, onDone, onCancel }: Props<T>) {
  const say = useSay()
  const t = useTexts(secondFactorTexts)
  const { form, isValid, showAll, refuse } = useForm(Object.fromEntries(asks.map((name) => [name, ""])), missing)
  const [problem, setProblem] = useState<string | null>(null)
  const [pending, startTransition] = useTransition()
  const element = useRef<HTMLFormElement>(null)
  const focusProblem = useProblemFocus(element)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setProblem(null)
    showAll()
    if (!isValid) return focusProblem()
    startTransition(async () => {
      const result = await send({ password: String(form.values.password ?? ""), code: String(form.values.code ?? "") })
      if (result.ok) return onDone(result.data)
      refuse(result.problem.fields)
      if (result.problem.fields.length === 0) setProblem(say(result.problem.message))
      focusProblem()
    })
  }
  return (
    <form ref={element} method="post" noValidate className={styles.form} onSubmit={onSubmit}>
      <p>{intro}</p>
      {asks.map((name) => (
        <TextField
          key={name}
          form={form}
          name={name}
          required
          {...FIELDS[name]}
          label={name === "password" ? t.yourPassword : (codeLabel ?? t.codeOrRecoveryCode)}
        />
      ))}
      <div role="status">{problem && <p className="banner error">{problem}</p>}</div>
      <p className={styles.ways}>
        <button type="submit" className="button primary" disabled={pending}>
          {pending ? t.oneMoment : button}
        </button>
        <button type="button" className="button" disabled={pending} onClick={onCancel}>
          {t.cancel}
        </button>
      </p>
    </form>
  )
}
