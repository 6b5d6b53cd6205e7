"use client"

import { COMPANY_ROLE_LABELS, type CompanyInvitation } from "@billet/backend/contract"
import { useRouter } from "next/navigation"
import { useState, useTransition } from "react"
import { formatDay } from "@/lib/format"
import { revokeInvitation } from "../actions"
import styles from "./company.module.css"

/** Who was asked and has not answered yet. */
export function InvitationList({ invitations }: { invitations: CompanyInvitation[] }) {
  const router = useRouter()
  const [problem, setProblem] = useState<string | null>(null)
  const [pending, startTransition] = useTransition()
  const revoke = (id: string) =>
    startTransition(async () => {
      const result = await revokeInvitation(id)
      setProblem(result.ok ? null : result.problem.message)
      router.refresh()
    })
  if (invitations.length === 0) return null
  return (
    <>
      <ul className={styles.lines} aria-label="Invitations that wait">
        {invitations.map(({ id, email, role, expiresAt }) => (
          <li key={id}>
            <span className={styles.person}>
              {email}
              <span className="quiet">
                {" "}
                {COMPANY_ROLE_LABELS[role]}, until {formatDay(expiresAt)}
              </span>
            </span>
            <button type="button" className="text-button" disabled={pending} onClick={() => revoke(id)}>
              Take back<span className="visually-hidden"> the invitation of {email}</span>
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
