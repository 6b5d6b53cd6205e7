"use client"

import { useRouter } from "next/navigation"
import { useState, useTransition } from "react"
import { useSession } from "@/features/auth/components/session-provider"
import styles from "@/features/registration/components/registration.module.css"
import { paths } from "@/lib/paths"
import { joinCompany } from "../actions"

/** Joins by a click: programs that open every link of a mail must not use it up. */
export function JoinCompany({ token, companyName, isOther }: { token: string; companyName: string; isOther: boolean }) {
  const router = useRouter()
  const { update } = useSession()
  const [problem, setProblem] = useState<string | null>(null)
  const [pending, startTransition] = useTransition()
  const join = () =>
    startTransition(async () => {
      const result = await joinCompany(token)
      if (!result.ok) return setProblem(result.problem.message)
      await update()
      router.push(paths.company)
    })
  if (isOther) return <p className="banner">You are signed in with another address. Sign out, then open this link again.</p>
  return (
    <div className={styles.block}>
      <div role="status">{problem && <p className="banner error">{problem}</p>}</div>
      <button type="button" className="button primary large wide" onClick={join} disabled={pending}>
        {pending ? "Joining" : `Join ${companyName}`}
      </button>
    </div>
  )
}
