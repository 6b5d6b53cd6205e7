"use client"

import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from "react"
import { useRouter } from "next/navigation"
import "@/lib/style-nonce"
import type { Session, SessionStatus } from "../session-types"

type SessionContextValue = {
  session: Session | null
  status: SessionStatus
  /** Tells the other tabs that this one has signed in or out; it loads its next page whole. */
  tellOtherTabs: () => void
  /** Has the server read the buyer's rights again. */
  update: (data?: unknown) => Promise<Session | null>
}

const SessionContext = createContext<SessionContextValue | null>(null)
const CHANNEL = "session"
/** What asks the server; its code comes with the first question. */
const client = () => import("../auth-client")

type Props = {
  /** What the server knew when it rendered the page; undefined when it did not look. */
  initial?: Session | null
  /** Seconds between two looks at the server; 0 for none. */
  pollSeconds?: number
  children: ReactNode
}

/** Keeps the session of this tab: looks again when the tab becomes visible, when another tab says so, and by polling. */
export function SessionProvider({ initial, pollSeconds = 0, children }: Props) {
  const [session, setSession] = useState(initial)
  const [loading, setLoading] = useState(initial === undefined)
  const current = useRef(initial)
  const asked = useRef(0)
  const router = useRouter()

  const take = useCallback(
    (next: Session | null | undefined) => {
      setLoading(false)
      if (next === undefined) return current.current ?? null
      const changed = current.current !== undefined && current.current?.user.id !== next?.user.id
      current.current = next
      setSession(next)
      if (changed) router.refresh()
      return next
    },
    [router],
  )
  // Of several looks at once only the last one's answer counts: an earlier one may have been asked before a sign-in.
  const ask = useCallback(
    async (question: () => Promise<Session | null | undefined>) => {
      const own = ++asked.current
      const answer = await question().catch((error: unknown) => {
        console.error("ClientFetchError", error)
        return undefined
      })
      return take(own === asked.current ? answer : undefined)
    },
    [take],
  )
  const look = useCallback(() => ask(async () => (await client()).fetchSession()), [ask])
  const channel = useSessionWatch(look, pollSeconds, initial === undefined)

  const value = useMemo<SessionContextValue>(
    () => ({
      session: session ?? null,
      status: loading ? "loading" : session ? "authenticated" : "unauthenticated",
      tellOtherTabs: () => channel.current?.postMessage("changed"),
      update: (data) => {
        setLoading(true)
        return ask(async () => (await client()).updateSession(data))
      },
    }),
    [session, loading, ask, channel],
  )
  return <SessionContext value={value}>{children}</SessionContext>
}

export function useSession(): SessionContextValue {
  const value = useContext(SessionContext)
  if (!value) throw new Error("useSession must be used within a SessionProvider")
  return value
}

function useSessionWatch(look: () => Promise<unknown>, pollSeconds: number, lookNow: boolean) {
  const own = useRef<BroadcastChannel>(null)
  useEffect(() => {
    const onVisible = () => document.visibilityState === "visible" && void look()
    const channel = new BroadcastChannel(CHANNEL)
    own.current = channel
    channel.onmessage = () => void look()
    document.addEventListener("visibilitychange", onVisible)
    const timer = pollSeconds > 0 ? setInterval(() => void look(), pollSeconds * 1000) : undefined
    if (lookNow) void look()
    return () => {
      channel.close()
      document.removeEventListener("visibilitychange", onVisible)
      clearInterval(timer)
    }
  }, [look, pollSeconds, lookNow])
  return own
}
