import type { MiddlewareRoute } from "@medusajs/framework/http"
import { choosablePassword } from "../lib/choosable-password"
import { ownKindOfPeople, staffFactorsOnly } from "../lib/closed-core-routes"
import { evenlyAnswered } from "../lib/evenly-answered"
import { exactly } from "../lib/exactly"
import { livingToken } from "../lib/living-token"
import { rememberedSignIn } from "../lib/remember-sign-in"
import { renewedToken } from "../lib/renewed-token"
import { limitedByAddress, quietResetLimit, secondFactorGuard, signInGuard } from "../lib/sign-in-guard"

const SIGN_IN = "/auth/:actor_type/:auth_provider"

/** Before the routes of sign-in, Medusa's and ours. Its GET signs in as its POST does. */
export const authMiddlewares: MiddlewareRoute[] = [
  { matcher: "/auth/*", middlewares: [ownKindOfPeople] },
  { matcher: SIGN_IN, methods: ["GET", "POST"], middlewares: [signInGuard] },
  // A buyer's is held by customerSignIn, which also decides.
  { matcher: exactly("/auth/user/emailpass"), methods: ["GET", "POST"], middlewares: [evenlyAnswered] },
  { matcher: `${SIGN_IN}/register`, methods: ["POST"], middlewares: [limitedByAddress("register"), evenlyAnswered] },
  {
    matcher: `${SIGN_IN}/reset-password`,
    methods: ["POST"],
    middlewares: [limitedByAddress("reset"), evenlyAnswered, quietResetLimit],
  },
  { matcher: exactly(`${SIGN_IN}/update`), methods: ["POST"], middlewares: [choosablePassword()] },
  { matcher: `${SIGN_IN}/update`, methods: ["POST"], middlewares: [limitedByAddress("update")] },
  {
    matcher: "/store/metal-registrations",
    methods: ["POST"],
    middlewares: [limitedByAddress("register"), choosablePassword(12)],
  },
  { matcher: "/store/metal-passwords/forgot", methods: ["POST"], middlewares: [limitedByAddress("reset")] },
  {
    matcher: "/store/metal-passwords/reset",
    methods: ["POST"],
    middlewares: [limitedByAddress("update"), choosablePassword(8, { secondFactor: true })],
  },
  {
    matcher: "/auth/mfa/challenges/:id/verify",
    methods: ["POST"],
    middlewares: [livingToken, rememberedSignIn, secondFactorGuard],
  },
  { matcher: "/auth/mfa/factors", methods: ["GET", "POST"], middlewares: [livingToken, staffFactorsOnly] },
  {
    matcher: "/auth/mfa/factors/:id",
    methods: ["DELETE"],
    middlewares: [livingToken, staffFactorsOnly, secondFactorGuard],
  },
  {
    matcher: "/auth/mfa/factors/:id/verify",
    methods: ["POST"],
    middlewares: [livingToken, staffFactorsOnly, secondFactorGuard],
  },
  { matcher: "/auth/mfa/recovery-codes", methods: ["POST"], middlewares: [livingToken, staffFactorsOnly] },
  { matcher: "/auth/session", methods: ["POST"], middlewares: [livingToken] },
  { matcher: "/auth/token/refresh", methods: ["POST"], middlewares: [livingToken, renewedToken] },
]
