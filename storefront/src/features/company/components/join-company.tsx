"use client"

import { useRouter } from "next/navigation"
import { useState, useTransition } from "react"
import { useSay } from "#use-say"
import { useTexts } from "#use-texts"
import { useSession } from "@/features/auth/components/session-provider"
import styles from "@/features/registration/components/registration.module.css"
import { paths } from "@/lib/paths"
import { companyTexts } from "@/texts/en/company"
import { fill } from "@/texts/fill"
import { joinCompany } from "../actions"

/** Joins by a click: programs that open every link of a mail must not use it up. */
export function JoinCompany({ token, companyName, isOther }: { token: string; companyName: string; isOther: boolean }) {
  const say = useSay()
  const t = useTexts(companyTexts)
  const router = useRouter()
  const { update } = useSession()
  const [problem, setProblem] = useState<string | null>(null)
  const [pending, startTransition] = useTransition()
  const join = () =>
    startTransition(async () => {
      const result = await joinCompany(token)
      if (!result.ok) return setProblem(say(result.problem.message))
      await update()
      router.push(paths.company)
    })
  if (isOther) return <p className="banner">{t.youAreSignedInWith}</p>
  return (
    <div className={styles.block}>
      <div role="status">{problem && <p className="banner error">{problem}</p>}</div>
      <button type="button" className="button primary large wide" onClick={join} disabled={pending}>
        {pending ? t.joining : fill(t.joinCompanyname, { companyName })}
      </button>
    </div>
  )
}
