"use client"

import { EditMemberBodySchema, type CompanyMember, type EditMemberBody } from "@billet/backend/contract"
import { useRouter } from "next/navigation"
import { useCallback, useRef, useState, useTransition, type FormEvent } from "react"
import { useSay } from "#use-say"
import { useTexts } from "#use-texts"
import { useForm, type FormValues } from "@/components/form/use-form"
import { useProblemFocus } from "@/components/form/use-problem-focus"
import { Modal } from "@/components/modal"
import { useToast } from "@/components/use-toast"
import { problemsOf } from "@/features/account/profile-values"
import type { Result } from "@/lib/result"
import { companyTexts } from "@/texts/en/company"
import { fill } from "@/texts/fill"
import { fillNodes } from "@/texts/fill-nodes"
import { changeMember, removeMember } from "../actions"
import { memberBody } from "../member-form"
import styles from "./company.module.css"
import { MemberFields } from "./member-fields"

/** Changes a colleague or takes them out of the company; both ask in a dialog. */
export function MemberVerbs({ member }: { member: CompanyMember }) {
  const t = useTexts(companyTexts)
  const [open, setOpen] = useState<"change" | "remove" | null>(null)
  const close = () => setOpen(null)
  return (
    <div className={styles.verbs}>
      <button type="button" className="button small" onClick={() => setOpen("change")}>
        {fillNodes(t.changeName, { name: <span className="visually-hidden"> {member.name}</span> })}
      </button>
      <button type="button" className="button small" onClick={() => setOpen("remove")}>
        {fillNodes(t.removeName, { name: <span className="visually-hidden"> {member.name}</span> })}
      </button>
      {open === "change" && <ChangeMember member={member} onClose={close} />}
      {open === "remove" && <RemoveMember member={member} onClose={close} />}
    </div>
  )
}

/** Runs a change, closes its dialog when it was made, and otherwise says why not. */
function useChange(onDone: () => void) {
  const say = useSay()
  const router = useRouter()
  const [problem, setProblem] = useState<string | null>(null)
  const [pending, startTransition] = useTransition()
  const run = (change: () => Promise<Result<unknown>>) =>
    startTransition(async () => {
      const result = await change()
      setProblem(result.ok ? null : say(result.problem.message))
      if (result.ok) onDone()
      router.refresh()
    })
  return { problem, pending, run }
}

type Props = { member: CompanyMember; onClose: () => void }

function ChangeMember({ member, onClose }: Props) {
  const t = useTexts(companyTexts)
  const check = useCallback((values: FormValues) => problemsOf(EditMemberBodySchema.safeParse(memberBody(values))), [])
  const { form, isValid, showAll } = useForm(
    {
      role: member.role,
      spendingLimit: member.spending?.limit?.toString() ?? "",
      spendingPeriod: member.spending?.period ?? "MONTH",
    },
    check,
  )
  const { problem, pending, run } = useChange(onClose)
  const element = useRef<HTMLFormElement>(null)
  const focusProblem = useProblemFocus(element)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    showAll()
    if (!isValid) return focusProblem()
    run(() => changeMember(member.id, memberBody(form.values) as EditMemberBody))
  }
  return (
    <Modal
      open
      onClose={onClose}
      title={fill(t.changeWhom, { name: member.name })}
      footer={
        <button type="submit" form="change-member" className="button primary" disabled={pending}>
          {pending ? t.saving : t.save}
        </button>
      }
    >
      <form ref={element} id="change-member" method="post" noValidate className={styles.invite} onSubmit={onSubmit}>
        <MemberFields form={form} />
        <Problem text={problem} />
      </form>
    </Modal>
  )
}

function RemoveMember({ member, onClose }: Props) {
  const t = useTexts(companyTexts)
  const toast = useToast()
  const { problem, pending, run } = useChange(() => {
    onClose()
    toast(fill(t.memberWasRemoved, { name: member.name }))
  })
  return (
    <Modal
      open
      onClose={onClose}
      title={fill(t.removeWhom, { name: member.name })}
      footer={
        <>
          <button type="button" className="button" onClick={onClose}>
            {t.keep}
          </button>
          <button type="button" className="button danger" disabled={pending} onClick={() => run(() => removeMember(member.id))}>
            {pending ? t.removing : t.remove}
          </button>
        </>
      }
    >
      <p>{t.theyKeepTheirAccountAnd}</p>
      <Problem text={problem} />
    </Modal>
  )
}

function Problem({ text }: { text: string | null }) {
  return text ? (
    <p className="field-error" role="alert">
      {text}
    </p>
  ) : null
}
