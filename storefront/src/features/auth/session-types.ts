/** What the browser may know of who is signed in. Medusa's token never is part of it. */
export type SessionUser = {
  id: string
  name: string
  email: string
  regionCode: string
  companyName: string | null
  canSeePrices: boolean
  canOrder: boolean
}
export type Session = { user: SessionUser; expires: string }
export type SessionStatus = "loading" | "authenticated" | "unauthenticated"

/** Another site whose people may sign in. */
export type ProviderButton = { id: string; name: string }
