import "./no-eval"
import { z } from "zod"

const BLANKS = /\s+/g
const APP_CODE = /^\d{6}$/

/** A code of an authenticator app, or a recovery code. */
export const SecondFactorCodeSchema = z
  .string({ error: "Enter the code" })
  .trim()
  .min(1, "Enter the code")
  .max(60, "The code is not right")

/** The password of whoever is signed in, asked for again. */
const OwnPasswordSchema = z
  .string({ error: "Enter your password" })
  .min(1, "Enter your password")
  .max(256, "Password is not right")

/** Body of `POST /store/metal-me/second-factor`. */
export const BeginSecondFactorBodySchema = z.strictObject({ password: OwnPasswordSchema })

/** Body of `POST /store/metal-me/second-factor/confirm` and of `.../recovery-codes`. */
export const SecondFactorCodeBodySchema = z.strictObject({ code: SecondFactorCodeSchema })

/** Body of `POST /store/metal-me/second-factor/remove`. */
export const RemoveSecondFactorBodySchema = z.strictObject({ password: OwnPasswordSchema, code: SecondFactorCodeSchema })

/** UNAVAILABLE: this installation keeps no second factors. `addedAt` is an ISO time. */
export type SecondFactorAnswer = { state: "UNAVAILABLE" | "OFF" | "ON"; addedAt: string | null }

/** What an authenticator app is set up with. The picture is a path in a square of so many units, without its quiet border. */
export type SecondFactorSetupAnswer = { secret: string; address: string; picture: { units: number; path: string } }

/** Told once: what stands in for the app, each for one sign-in. `token` takes the place of the caller's, which has ended. */
export type SecondFactorAddedAnswer = { recoveryCodes: string[]; token: string }
export type RecoveryCodesAnswer = { recoveryCodes: string[] }

/** A code as somebody typed it, with blanks perhaps, and what it must be: six digits are the app's, all else a recovery code. */
export function readSecondFactorCode(text: string): { method: "totp" | "recovery_code"; code: string } {
  const code = text.replace(BLANKS, "").toLowerCase()
  return { method: APP_CODE.test(code) ? "totp" : "recovery_code", code }
}
