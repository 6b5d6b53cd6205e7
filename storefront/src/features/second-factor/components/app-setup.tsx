"use client"

import type { SecondFactorSetupAnswer } from "@billet/backend/contract"
import { confirmSecondFactor } from "../actions"
import { ProofForm } from "./proof-form"
import styles from "./second-factor.module.css"

type Props = { setup: SecondFactorSetupAnswer; onDone: (recoveryCodes: string[]) => void; onCancel: () => void }

/** Four units of light around, which scanners need to find the code. */
const QUIET = 4

/** The secret, to scan or to type, and the first code that proves the app has it. */
export function AppSetup({ setup, onDone, onCancel }: Props) {
  const { units, path } = setup.picture
  return (
    <div className={styles.setup}>
      <svg
        className={styles.picture}
        viewBox={`${-QUIET} ${-QUIET} ${units + 2 * QUIET} ${units + 2 * QUIET}`}
        role="img"
        aria-label="QR code for your authenticator app"
        shapeRendering="crispEdges"
      >
        <path d={path} />
      </svg>
      <div className={styles.words}>
        <p>Scan this with an authenticator app on your phone. No camera at hand? Type this key into the app:</p>
        <p>
          <code className={styles.secret}>{setup.secret.match(/.{1,4}/g)?.join(" ")}</code>
        </p>
        <p className="hint">
          On this device? <a href={setup.address}>Open the app here</a>.
        </p>
        <ProofForm
          intro="Then enter the six digits the app shows. Every other device is signed out."
          asks={["code"]}
          codeLabel="Code of the app"
          button="Switch on"
          send={({ code }) => confirmSecondFactor(code)}
          onDone={({ recoveryCodes }) => onDone(recoveryCodes)}
          onCancel={onCancel}
        />
      </div>
    </div>
  )
}
