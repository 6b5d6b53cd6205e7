import "server-only"
import { cookies, headers } from "next/headers"

const NAME = "cart_id"
const THIRTY_DAYS = 30 * 24 * 60 * 60

export async function readCartId(): Promise<string | null> {
  const value = (await cookies()).get(NAME)?.value
  return value && /^[\w-]{1,80}$/.test(value) ? value : null
}

/** Only in server actions and route handlers: a page that renders cannot set cookies. */
export async function keepCartId(id: string): Promise<void> {
  const store = await cookies()
  if (store.get(NAME)?.value === id) return
  store.set(NAME, id, { httpOnly: true, sameSite: "lax", path: "/", maxAge: THIRTY_DAYS, secure: await isHttps() })
}

export async function dropCartId(): Promise<void> {
  const store = await cookies()
  if (store.has(NAME)) store.delete(NAME)
}

async function isHttps(): Promise<boolean> {
  return (await headers()).get("x-forwarded-proto") === "https"
}
