import { paths } from "@/lib/paths"
import type { Session } from "./session-types"

export type SignInResult = { ok: boolean; url: string; error: string | null; code: string | null }

/** The session of this browser; null for a visitor. A failed call is reported and counts as no answer (undefined). */
export function fetchSession(): Promise<Session | null | undefined> {
  return call<Session | null>("session")
}

/** Asks the server to read the buyer's rights again. */
export async function updateSession(data: unknown = {}): Promise<Session | null | undefined> {
  const csrfToken = await fetchCsrfToken()
  return call<Session | null>("session", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ csrfToken, data }),
  })
}

/** Signs in. Unreachable providers lead to the error page and an unknown provider to the sign-in page, both by a redirect. */
export async function signIn(provider: string, fields: Record<string, string>, callbackUrl: string): Promise<SignInResult> {
  const providers = await call<Record<string, { type: string }>>("providers")
  if (!providers) return leaveFor(paths.authError)
  const known = providers[provider]
  if (!known) return leaveFor(paths.signIn(callbackUrl))
  const action = known.type === "credentials" ? "callback" : "signin"
  const answer = await postForm(`${action}/${provider}`, { ...fields, callbackUrl })
  if (!answer?.url) return { ok: false, url: "", error: "ClientFetchError", code: null }
  const target = new URL(answer.url, window.location.href)
  const error = target.searchParams.get("error")
  return { ok: !error, url: answer.url, error, code: target.searchParams.get("code") }
}

export async function signOut(callbackUrl: string): Promise<boolean> {
  return Boolean(await postForm("signout", { callbackUrl }))
}

async function postForm(action: string, fields: Record<string, string>): Promise<{ url?: string } | undefined> {
  const csrfToken = await fetchCsrfToken()
  return call<{ url?: string }>(action, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded", "x-auth-return-redirect": "1" },
    body: new URLSearchParams({ ...fields, csrfToken }),
  })
}

async function fetchCsrfToken(): Promise<string> {
  return (await call<{ csrfToken: string }>("csrf"))?.csrfToken ?? ""
}

async function call<T>(action: string, init?: RequestInit): Promise<T | undefined> {
  try {
    const response = await fetch(`${paths.authApi}/${action}`, init)
    const body: unknown = await response.json()
    if (!response.ok) throw new Error(`${action} answered ${response.status}`)
    return body as T
  } catch (error) {
    console.error("ClientFetchError", error)
    return undefined
  }
}

function leaveFor(url: string): SignInResult {
  window.location.assign(url)
  return { ok: false, url, error: null, code: null }
}
