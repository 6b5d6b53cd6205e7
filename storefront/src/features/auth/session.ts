import "server-only"
import { cookies } from "next/headers"
import { redirect } from "next/navigation"
import { cache } from "react"
import { env } from "@/lib/env"
import { paths } from "@/lib/paths"
import { getBuyer, isEntryRefused } from "./medusa-auth"
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

/**
 * The same, as the backend has it now: a session that was ended from another device counts no more. One that cannot be asked
 * about, because the backend does not answer, goes on.
 */
export const getLivingSession = cache(async (): Promise<ServerSession | null> => {
  const session = await getSession()
  const isOver = session && (await getBuyer(session.token).then(() => false, isEntryRefused))
  return isOver ? null : session
})

/** The session, or a redirect to the sign-in page that comes back here. */
export async function requireSession(returnTo: string): Promise<ServerSession> {
  return (await getLivingSession()) ?? redirect(paths.signIn(returnTo, "SessionRequired"))
}

/** The part of a session that may travel to the browser. */
export function publicSession(session: ServerSession | null): Session | null {
  return session && { user: session.user, expires: session.expires }
}
