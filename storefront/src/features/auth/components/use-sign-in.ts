"use client"

import { useActionState } from "react"
import { signIn } from "../auth-client"
import { asksForCode, signInMessage } from "../sign-in-message"
import { useSession } from "./session-provider"

/**
 * The second step asks for a code: `password` is kept as long, or the server has the word of another site in a cookie of its own.
 */
export type SignInState = { message: string | null; email: string; second: { password: string } | "other site" | null }

/**
 * Signs in with credentials, tells the other tabs and goes on to where the buyer wanted to be. That page is loaded whole:
 * nothing that this tab still holds of the visitor's pages, the cart in the frame around them for one, may be shown again.
 */
export function useSignIn(callbackUrl: string, initial: Pick<SignInState, "message" | "second">) {
  const { tellOtherTabs } = useSession()
  return useActionState(
    async (previous: SignInState, fields: FormData | "start over"): Promise<SignInState> => {
      if (fields === "start over") return { message: null, email: previous.email, second: null }
      const field = (name: string) => String(fields.get(name) ?? "")
      const { second } = previous
      const email = second ? previous.email : field("email")
      const first: { half?: string; email?: string; password?: string } =
        second === "other site" ? { half: "yes" } : { email, password: second?.password ?? field("password") }
      const result = await signIn("credentials", { ...first, code: field("code") }, callbackUrl)
      if (!result.ok) return refused(result, email, second, first.password)
      tellOtherTabs()
      window.location.replace(callbackUrl)
      // Busy until the next page is there.
      return new Promise<never>(() => {})
    },
    { ...initial, email: "" },
  )
}

/** What stops the second step leaves it open, but for a first step that is not good any more. */
function refused(
  result: { error: string | null; code: string | null },
  email: string,
  second: SignInState["second"],
  password: string | undefined,
): SignInState {
  const isOver = ["credentials", "second_step_over"].includes(result.code ?? "") || result.error === "AccessDenied"
  const isOpen = asksForCode(result.code) || (second !== null && !isOver)
  const next = password === undefined ? ("other site" as const) : { password }
  return { message: signInMessage(result.error, result.code), email, second: isOpen ? next : null }
}
