"use client"

import type { AccountStatus } from "@billet/backend/contract"
import { useState, useTransition } from "react"
import { useSay } from "#use-say"
import { useTexts } from "#use-texts"
import { Link } from "@/components/link"
import { paths } from "@/lib/paths"
import { authTexts } from "@/texts/en/auth"
import { confirmAddress } from "../actions"
import { MailForm } from "./mail-form"
import styles from "./registration.module.css"

type State = { status: AccountStatus } | { failed: string } | null

/** Confirms by a click: programs that open every link of a mail must not use it up. */
export function ConfirmAddress({ token }: { token: string }) {
  const t = useTexts(authTexts)
  const say = useSay()
  const [state, setState] = useState<State>(null)
  const [pending, startTransition] = useTransition()
  const confirm = () =>
    startTransition(async () => {
      const result = await confirmAddress(token)
      setState(result.ok ? { status: result.data.accountStatus } : { failed: say(result.problem.message) })
    })
  if (state && "status" in state) return <Confirmed status={state.status} />
  return (
    <div className={styles.block}>
      <div role="status">{state && <p className="banner error">{state.failed}</p>}</div>
      {state ? (
        <MailForm what="confirmation" button={t.sendANewLink} done={t.ifThisAddressWaitsFor} />
      ) : (
        <>
          <p>{t.oneClickAndYouSee}</p>
          <button type="button" className="button primary large wide" onClick={confirm} disabled={pending}>
            {pending ? t.confirming : t.confirmMyAddress}
          </button>
        </>
      )}
    </div>
  )
}

function Confirmed({ status }: { status: AccountStatus }) {
  const t = useTexts(authTexts)
  const isApproved = status === "APPROVED"
  return (
    <div className={styles.block}>
      <p className="banner success" role="status">
        {isApproved ? t.yourAddressIsConfirmedAnd : t.yourAddressIsConfirmed}
      </p>
      <p>{isApproved ? t.youCanOrderFromNow : t.youSeeListPricesAnd}</p>
      <Link className="button primary large wide" href={paths.signIn(paths.profile)}>
        {t.signIn}
      </Link>
    </div>
  )
}
