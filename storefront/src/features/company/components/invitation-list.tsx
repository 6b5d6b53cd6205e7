"use client"

import type { CompanyInvitation } from "@billet/backend/contract"
import { useRouter } from "next/navigation"
import { useState, useTransition } from "react"
import { useLanguage } from "#use-texts"
import { useSay } from "#use-say"
import { useTexts } from "#use-texts"
import { useToast } from "@/components/use-toast"
import { formatDay } from "@/lib/format"
import { companyTexts } from "@/texts/en/company"
import { orderingTexts } from "@/texts/en/ordering"
import { fill } from "@/texts/fill"
import { fillNodes } from "@/texts/fill-nodes"
import { revokeInvitation } from "../actions"
import styles from "./company.module.css"

/** Who was asked and has not answered yet. */
export function InvitationList({ invitations }: { invitations: CompanyInvitation[] }) {
  const say = useSay()
  const t = useTexts(companyTexts)
  const language = useLanguage()
  const { roles } = useTexts(orderingTexts)

  const router = useRouter()
  const toast = useToast()
  const [problem, setProblem] = useState<string | null>(null)
  const [pending, startTransition] = useTransition()
  const revoke = ({ id, email }: CompanyInvitation) =>
    startTransition(async () => {
      const result = await revokeInvitation(id)
      setProblem(result.ok ? null : say(result.problem.message))
      if (result.ok) toast(fill(t.invitationWasTakenBack, { email }))
      router.refresh()
    })
  if (invitations.length === 0) return null
  return (
    <>
      <ul className={styles.lines} aria-label={t.invitationsThatWait}>
        {invitations.map((invitation) => (
          <li key={invitation.id}>
            <span className={styles.person}>
              {invitation.email}
              <span className="quiet">
                {" "}
                {fill(t.roleUntilExpiresat, {
                  role: roles[invitation.role],
                  expiresAt: formatDay(invitation.expiresAt, language),
                })}
              </span>
            </span>
            <button type="button" className="text-button" disabled={pending} onClick={() => revoke(invitation)}>
              {fillNodes(t.takeBackEmail, {
                email: <span className="visually-hidden"> {fill(t.theInvitationOfEmail, { email: invitation.email })}</span>,
              })}
            </button>
          </li>
        ))}
      </ul>
      {problem && (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
    </>
  )
}
