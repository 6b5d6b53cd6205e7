"use client"

import type { SecondFactorAnswer, SecondFactorSetupAnswer } from "@billet/backend/contract"
import { useRouter } from "next/navigation"
import { useState } from "react"
import { LocalTime } from "@/components/local-time"
import account from "@/features/account/components/account.module.css"
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
export function SecondFactor({ factor }: { factor: SecondFactorAnswer }) {
  const [step, setStep] = useState<Step>(REST)
  const router = useRouter()
  const rest = () => {
    setStep(REST)
    router.refresh()
  }
  return (
    <section className={account.block} aria-labelledby="second-step">
      <h2 id="second-step">Second step at sign-in</h2>
      {step.name === "rest" && <Standing factor={factor} choose={(name) => setStep({ name })} />}
      {step.name === "begin" && (
        <ProofForm
          intro="Your password first, so that nobody else can do this at an unlocked screen."
          asks={["password"]}
          button="Go on"
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
          intro="The codes you have stop working as soon as the new ones are shown."
          asks={["code"]}
          button="Make new recovery codes"
          send={({ code }) => renewRecoveryCodes(code)}
          onDone={({ recoveryCodes }) => setStep({ name: "codes", codes: recoveryCodes })}
          onCancel={rest}
        />
      )}
      {step.name === "remove" && (
        <ProofForm
          intro="From then on the password alone signs in."
          asks={["password", "code"]}
          button="Switch off"
          send={({ password, code }) => removeSecondFactor(password, code)}
          onDone={rest}
          onCancel={rest}
        />
      )}
    </section>
  )
}

type StandingProps = { factor: SecondFactorAnswer; choose: (name: "begin" | "renew" | "remove") => void }

function Standing({ factor, choose }: StandingProps) {
  if (factor.state === "UNAVAILABLE") return <p className="quiet">This shop is not set up for a second step yet.</p>
  if (factor.state === "OFF") {
    return (
      <>
        <p className={account.prose}>
          Off. With it a sign-in asks for a code of an app on your phone after the password, so a password that leaked is not
          enough.
        </p>
        <p className={styles.ways}>
          <button type="button" className="button" onClick={() => choose("begin")}>
            Switch on
          </button>
        </p>
      </>
    )
  }
  return (
    <>
      <p>
        <strong>On</strong>
        {factor.addedAt && (
          <>
            {" "}
            since <LocalTime iso={factor.addedAt} />
          </>
        )}
        . A sign-in asks for a code after the password.
      </p>
      <p className={styles.ways}>
        <button type="button" className="button" onClick={() => choose("renew")}>
          New recovery codes
        </button>
        <button type="button" className="button" onClick={() => choose("remove")}>
          Switch off
        </button>
      </p>
    </>
  )
}
