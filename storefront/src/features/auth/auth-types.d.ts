import type { SessionUser } from "./session-types"

declare module "@auth/core/types" {
  interface User {
    buyer?: SessionUser
    medusaToken?: string
  }
}

declare module "@auth/core/jwt" {
  interface JWT {
    buyer?: SessionUser
    medusaToken?: string
    /** When the buyer's rights were last read from the backend, epoch milliseconds. */
    checkedAt?: number
    /** When the password was given, epoch milliseconds. */
    startedAt?: number
  }
}
