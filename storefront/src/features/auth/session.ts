import "server-only"
import { cookies } from "next/headers"
import { redirect } from "next/navigation"
import { cache } from "react"
import { env } from "@/lib/env"
import { paths } from "@/lib/paths"
import { readSession, type ServerSession } from "./read-session"
import type { Session } from "./session-types"

/**
 * Who is signed in, from the cookie alone and once a request. Null for a visitor. The cookies of now rather than those of the
 * request: an action may have put a new token into the session, and the page it answers with is the new one's.
 */
export const getSession = cache(async (): Promise<ServerSession | null> => {
  const cookie = (await cookies()).toString()
  return readSession(new Headers({ cookie }), env().authSecret)
})

/** The session, or a redirect to the sign-in page that comes back here. */
export async function requireSession(returnTo: string): Promise<ServerSession> {
  return (await getSession()) ?? redirect(paths.signIn(returnTo, "SessionRequired"))
}

/** The part of a session that may travel to the browser. */
export function publicSession(session: ServerSession | null): Session | null {
  return session && { user: session.user, expires: session.expires }
}
