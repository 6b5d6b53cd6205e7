"use client"

import { useActionState } from "react"
import { signIn } from "../auth-client"
import { signInMessage } from "../sign-in-message"
import { useSession } from "./session-provider"

export type SignInState = { message: string | null; email: string }

/**
 * Signs in with credentials, tells the other tabs and goes on to where the buyer wanted to be. That page is loaded whole:
 * nothing that this tab still holds of the visitor's pages, the cart in the frame around them for one, may be shown again.
 */
export function useSignIn(callbackUrl: string, initialMessage: string | null) {
  const { tellOtherTabs } = useSession()
  return useActionState(
    async (_previous: SignInState, fields: FormData): Promise<SignInState> => {
      const [email, password] = [String(fields.get("email") ?? ""), String(fields.get("password") ?? "")]
      const result = await signIn("credentials", { email, password }, callbackUrl)
      if (!result.ok) return { message: signInMessage(result.error, result.code), email }
      tellOtherTabs()
      window.location.replace(callbackUrl)
      // Busy until the next page is there.
      return new Promise<never>(() => {})
    },
    { message: initialMessage, email: "" },
  )
}
