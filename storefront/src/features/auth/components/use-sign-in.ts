"use client"

import { useActionState } from "react"
import { signIn } from "../auth-client"
import { asksForCode, signInMessage } from "../sign-in-message"
import { useSession } from "./session-provider"

/** `password` is kept for as long as the second step asks for a code. */
export type SignInState = { message: string | null; email: string; password: string | null }

/**
 * Signs in with credentials, tells the other tabs and goes on to where the buyer wanted to be. That page is loaded whole:
 * nothing that this tab still holds of the visitor's pages, the cart in the frame around them for one, may be shown again.
 */
export function useSignIn(callbackUrl: string, initialMessage: string | null) {
  const { tellOtherTabs } = useSession()
  return useActionState(
    async (previous: SignInState, fields: FormData | "start over"): Promise<SignInState> => {
      if (fields === "start over") return { message: null, email: previous.email, password: null }
      const field = (name: string) => String(fields.get(name) ?? "")
      const [email, password] =
        previous.password === null ? [field("email"), field("password")] : [previous.email, previous.password]
      const result = await signIn("credentials", { email, password, code: field("code") }, callbackUrl)
      if (!result.ok) return refused(result, email, password, previous.password !== null)
      tellOtherTabs()
      window.location.replace(callbackUrl)
      // Busy until the next page is there.
      return new Promise<never>(() => {})
    },
    { message: initialMessage, email: "", password: null },
  )
}

/** What stops the second step leaves it open, but for a password that is not right any more. */
function refused(
  result: { error: string | null; code: string | null },
  email: string,
  password: string,
  isSecond: boolean,
): SignInState {
  const staysSecond = isSecond && result.code !== "credentials" && result.error !== "AccessDenied"
  const isOpen = asksForCode(result.code) || staysSecond
  return { message: signInMessage(result.error, result.code), email, password: isOpen ? password : null }
}
