"use client"

import { useRouter } from "next/navigation"
import { useState } from "react"
import { signIn } from "../auth-client"
import { signInMessage } from "../sign-in-message"
import { useSession } from "./session-provider"

/** Signs in with credentials, tells the other tabs and goes on to where the buyer wanted to be. */
export function useSignIn(callbackUrl: string, initialMessage: string | null) {
  const router = useRouter()
  const { refresh } = useSession()
  const [message, setMessage] = useState(initialMessage)
  const [busy, setBusy] = useState(false)
  const submit = async (email: string, password: string) => {
    setBusy(true)
    const result = await signIn("credentials", { email, password }, callbackUrl)
    if (!result.ok) {
      setMessage(signInMessage(result.error, result.code))
      return setBusy(false)
    }
    await refresh()
    router.replace(callbackUrl)
    router.refresh()
  }
  return { message, busy, submit }
}
