"use client"

import type { SecondFactorAnswer, SecondFactorSetupAnswer } from "@billet/backend/contract"
import { useRouter } from "next/navigation"
import { useState } from "react"
import { useTexts } from "#use-texts"
import { LocalTime } from "@/components/local-time"
import account from "@/features/account/components/account.module.css"
import { secondFactorTexts } from "@/texts/en/second-factor"
import { fillNodes } from "@/texts/fill-nodes"
import { beginSecondFactor, removeSecondFactor, renewRecoveryCodes } from "../actions"
import { AppSetup } from "./app-setup"
import { ProofForm } from "./proof-form"
import { RecoveryCodes } from "./recovery-codes"
import styles from "./second-factor.module.css"

type Step =
  | { name: "rest" | "begin" | "renew" | "remove" }
  | { name: "setup"; setup: SecondFactorSetupAnswer }
  | { name: "codes"; codes: string[] }

const REST: Step = { name: "rest" }

/** The buyer's second step at sign-in: how it stands, and what changes it, one thing at a time. */
export function SecondFactor({ factor, hasPassword }: { factor: SecondFactorAnswer; hasPassword: boolean }) {
  const t = useTexts(secondFactorTexts)
  const [step, setStep] = useState<Step>(REST)
  const router = useRouter()
  const rest = () => {
    setStep(REST)
    router.refresh()
  }
  return (
    <section className={account.block} aria-labelledby="second-step">
      <h2 id="second-step">{t.secondStepAtSignIn}</h2>
      {step.name === "rest" && <Standing factor={factor} hasPassword={hasPassword} choose={(name) => setStep({ name })} />}
      {step.name === "begin" && (
        <ProofForm
          intro={t.yourPasswordFirstSoThat}
          asks={["password"]}
          button={t.goOn}
          send={({ password }) => beginSecondFactor(password)}
          onDone={(setup) => setStep({ name: "setup", setup })}
          onCancel={rest}
        />
      )}
      {step.name === "setup" && (
        <AppSetup setup={step.setup} onDone={(codes) => setStep({ name: "codes", codes })} onCancel={rest} />
      )}
      {step.name === "codes" && <RecoveryCodes codes={step.codes} onDone={rest} />}
      {step.name === "renew" && (
        <ProofForm
          intro={t.theCodesYouHaveStop}
          asks={["code"]}
          button={t.makeNewRecoveryCodes}
          send={({ code }) => renewRecoveryCodes(code)}
          onDone={({ recoveryCodes }) => setStep({ name: "codes", codes: recoveryCodes })}
          onCancel={rest}
        />
      )}
      {step.name === "remove" && (
        <ProofForm
          intro={t.fromThenOnThePassword}
          asks={["password", "code"]}
          button={t.switchOff}
          send={({ password, code }) => removeSecondFactor(password, code)}
          onDone={rest}
          onCancel={rest}
        />
      )}
    </section>
  )
}

type StandingProps = { factor: SecondFactorAnswer; hasPassword: boolean; choose: (name: "begin" | "renew" | "remove") => void }

function Standing({ factor, hasPassword, choose }: StandingProps) {
  const t = useTexts(secondFactorTexts)
  if (factor.state === "UNAVAILABLE") return <p className="quiet">{t.thisShopIsNotSet}</p>
  if (factor.state === "OFF") {
    return (
      <>
        <p className={account.prose}>{t.offWithItASign}</p>
        {!hasPassword && <p className="quiet">{t.itNeedsAPassword}</p>}
        <p className={styles.ways}>
          <button type="button" className="button" disabled={!hasPassword} onClick={() => choose("begin")}>
            {t.switchOn}
          </button>
        </p>
      </>
    )
  }
  return (
    <>
      <p>
        <strong>{t.on}</strong>
        {factor.addedAt && <> {fillNodes(t.sinceLocaltime, { localTime: <LocalTime iso={factor.addedAt} /> })}</>}
        {t.aSignInAsksFor}
      </p>
      <p className={styles.ways}>
        <button type="button" className="button" onClick={() => choose("renew")}>
          {t.newRecoveryCodes}
        </button>
        <button type="button" className="button" onClick={() => choose("remove")}>
          {t.switchOff}
        </button>
      </p>
    </>
  )
}
