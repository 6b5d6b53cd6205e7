"use client"

import type { SecondFactorSetupAnswer } from "@billet/backend/contract"
import { useTexts } from "#use-texts"
import { secondFactorTexts } from "@/texts/en/second-factor"
import { fillNodes } from "@/texts/fill-nodes"
import { confirmSecondFactor } from "../actions"
import { ProofForm } from "./proof-form"
import styles from "./second-factor.module.css"

type Props = { setup: SecondFactorSetupAnswer; onDone: (recoveryCodes: string[]) => void; onCancel: () => void }

/** Four units of light around, which scanners need to find the code. */
const QUIET = 4

/** The secret, to scan or to type, and the first code that proves the app has it. */
export function AppSetup({ setup, onDone, onCancel }: Props) {
  const t = useTexts(secondFactorTexts)
  const { units, path } = setup.picture
  return (
    <div className={styles.setup}>
      <svg
        className={styles.picture}
        viewBox={`${-QUIET} ${-QUIET} ${units + 2 * QUIET} ${units + 2 * QUIET}`}
        role="img"
        aria-label={t.qrCodeForYourAuthenticator}
        shapeRendering="crispEdges"
      >
        <path d={path} />
      </svg>
      <div className={styles.words}>
        <p>{t.scanThisWithAnAuthenticator}</p>
        <p>
          <code className={styles.secret}>{setup.secret.match(/.{1,4}/g)?.join(" ")}</code>
        </p>
        <p className="hint">{fillNodes(t.onThisDeviceLink, { link: <a href={setup.address}>{t.openTheAppHere}</a> })}</p>
        <ProofForm
          intro={t.thenEnterTheSixDigits}
          asks={["code"]}
          codeLabel={t.codeOfTheApp}
          button={t.switchOn}
          send={({ code }) => confirmSecondFactor(code)}
          onDone={({ recoveryCodes }) => onDone(recoveryCodes)}
          onCancel={onCancel}
        />
      </div>
    </div>
  )
}
