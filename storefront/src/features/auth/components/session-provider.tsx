"use client"

import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from "react"
import { useRouter } from "next/navigation"
import "@/lib/style-nonce"
import { fetchSession, updateSession } from "../auth-client"
import type { Session, SessionStatus } from "../session-types"

type SessionContextValue = {
  session: Session | null
  status: SessionStatus
  /** Reads the session again and tells the other tabs. */
  refresh: () => Promise<Session | null>
  /** Has the server read the buyer's rights again. */
  update: (data?: unknown) => Promise<Session | null>
}

const SessionContext = createContext<SessionContextValue | null>(null)
const CHANNEL = "session"

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
  const look = useCallback(async () => take(await fetchSession()), [take])
  useSessionWatch(look, pollSeconds, initial === undefined)

  const value = useMemo<SessionContextValue>(
    () => ({
      session: session ?? null,
      status: loading ? "loading" : session ? "authenticated" : "unauthenticated",
      refresh: async () => {
        const next = await look()
        tellOtherTabs()
        return next
      },
      update: async (data) => {
        setLoading(true)
        return take(await updateSession(data))
      },
    }),
    [session, loading, look, take],
  )
  return <SessionContext value={value}>{children}</SessionContext>
}

export function useSession(): SessionContextValue {
  const value = useContext(SessionContext)
  if (!value) throw new Error("useSession must be used within a SessionProvider")
  return value
}

function useSessionWatch(look: () => Promise<unknown>, pollSeconds: number, lookNow: boolean) {
  useEffect(() => {
    const onVisible = () => document.visibilityState === "visible" && void look()
    const channel = new BroadcastChannel(CHANNEL)
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
}

function tellOtherTabs() {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage("changed")
  channel.close()
}
