import "server-only"
import type { BuyerView, ProfileView, SignInsAnswer } from "@billet/backend/contract"
import { cache } from "react"
import { callBackend } from "@/lib/backend"

/** Who is signed in and what they may do, fresh from the backend. */
export const getBuyer = cache((token: string): Promise<BuyerView> => callBackend<BuyerView>("/store/metal-me", { token }))

/** What the buyer has told about themselves. */
export const getProfile = cache(
  (token: string): Promise<ProfileView> => callBackend<ProfileView>("/store/metal-me/profile", { token }),
)

/** How the buyer signs in, and when they did. */
export const getSignIns = (token: string): Promise<SignInsAnswer> =>
  callBackend<SignInsAnswer>("/store/metal-me/sign-ins", { token })

/** Whether another site's word has made the account, and nobody has said yet for whom it buys. */
export const isIncomplete = ({ verification }: ProfileView): boolean =>
  verification.accountStatus === "UNVERIFIED" && verification.emailVerified
