"use client"

import type { AccountStatus } from "@billet/backend/contract"
import Link from "next/link"
import { useState, useTransition } from "react"
import { paths } from "@/lib/paths"
import { confirmAddress } from "../actions"
import { MailForm } from "./mail-form"
import styles from "./registration.module.css"

type State = { status: AccountStatus } | { failed: string } | null

/** Confirms by a click: programs that open every link of a mail must not use it up. */
export function ConfirmAddress({ token }: { token: string }) {
  const [state, setState] = useState<State>(null)
  const [pending, startTransition] = useTransition()
  const confirm = () =>
    startTransition(async () => {
      const result = await confirmAddress(token)
      setState(result.ok ? { status: result.data.accountStatus } : { failed: result.problem.message })
    })
  if (state && "status" in state) return <Confirmed status={state.status} />
  return (
    <div className={styles.block}>
      <div role="status">{state && <p className="banner error">{state.failed}</p>}</div>
      {state ? (
        <MailForm
          what="confirmation"
          button="Send a new link"
          done="If this address waits for confirmation, a new link is on its way."
        />
      ) : (
        <>
          <p>One click, and you see list prices.</p>
          <button type="button" className="button primary large wide" onClick={confirm} disabled={pending}>
            {pending ? "Confirming" : "Confirm my address"}
          </button>
        </>
      )}
    </div>
  )
}

function Confirmed({ status }: { status: AccountStatus }) {
  const isApproved = status === "APPROVED"
  return (
    <div className={styles.block}>
      <p className="banner success" role="status">
        {isApproved ? "Your address is confirmed and your account is approved." : "Your address is confirmed."}
      </p>
      <p>
        {isApproved
          ? "You can order from now on."
          : "You see list prices and can keep a cart. One of us looks at your company within one working day and writes when you can order."}
      </p>
      <Link className="button primary large wide" href={paths.signIn(paths.profile)}>
        Sign in
      </Link>
    </div>
  )
}
