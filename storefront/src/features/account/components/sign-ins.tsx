"use client"

import type { SignInRecordView, SignInsAnswer } from "@billet/backend/contract"
import { useState, useTransition } from "react"
import { useSay } from "#use-say"
import { useTexts } from "#use-texts"
import { LocalTime } from "@/components/local-time"
import { forgotPassword } from "@/features/registration/actions"
import { accountTexts } from "@/texts/en/account"
import { fill } from "@/texts/fill"
import { deviceName } from "../device-name"
import styles from "./account.module.css"

/** `siteName` is what the shop calls the provider its settings name. */
type Props = { signIns: SignInsAnswer; email: string; siteName: string }

/** How the buyer signs in, and the latest sign-ins: whoever sees one that was not theirs signs out everywhere, just below. */
export function SignIns({ signIns: { hasPassword, providers, signIns }, email, siteName }: Props) {
  const t = useTexts(accountTexts)
  const names = { ...t.waysToSignIn, oidc: siteName }
  const ways = [...(hasPassword ? (["password"] as const) : []), ...providers].map((way) => names[way])
  return (
    <section className={styles.block} aria-labelledby="latest-sign-ins">
      <h2 id="latest-sign-ins">{t.signIns}</h2>
      <p>{fill(t.youSignInWith, { ways: ways.join(", ") })}</p>
      {!hasPassword && <ChoosePassword email={email} />}
      {signIns.length > 0 && <Latest signIns={signIns} names={names} />}
    </section>
  )
}

type LatestProps = { signIns: SignInRecordView[]; names: Record<SignInRecordView["provider"], string> }

function Latest({ signIns, names }: LatestProps) {
  const t = useTexts(accountTexts)
  return (
    <div className="table-scroll" tabIndex={0} role="region" aria-label={t.latestSignIns}>
      <table className="table">
        <caption className="visually-hidden">{t.latestSignIns}</caption>
        <thead>
          <tr>
            <th scope="col">{t.when}</th>
            <th scope="col">{t.with}</th>
            <th scope="col">{t.device}</th>
            <th scope="col">{t.from}</th>
          </tr>
        </thead>
        <tbody>
          {signIns.map(({ at, provider, agent, address }) => (
            <tr key={at}>
              <td>
                <LocalTime iso={at} />
              </td>
              <td>{names[provider]}</td>
              <td>{deviceName(agent) ?? t.unknown}</td>
              <td>{address ?? t.unknown}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Only the mailbox's owner chooses a password: an open session may be somebody else's. */
function ChoosePassword({ email }: { email: string }) {
  const t = useTexts(accountTexts)
  const say = useSay()
  const [answer, setAnswer] = useState<string | null>(null)
  const [busy, start] = useTransition()
  const send = () =>
    start(async () => {
      const sent = await forgotPassword(email)
      setAnswer(sent.ok ? fill(t.aLinkIsOnItsWay, { email }) : say(sent.problem.message))
    })
  return (
    <>
      <p className={styles.prose}>{t.thisAccountHasNoPassword}</p>
      <p>
        <button type="button" className="button" disabled={busy} onClick={send}>
          {t.setAPassword}
        </button>
      </p>
      <p role="status" className="quiet">
        {answer}
      </p>
    </>
  )
}
