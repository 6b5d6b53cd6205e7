import "server-only"
import type { BuyerView, ProfileView } from "@billet/backend/contract"
import { cache } from "react"
import { callBackend } from "@/lib/backend"

/** Who is signed in and what they may do, fresh from the backend. */
export const getBuyer = cache((token: string): Promise<BuyerView> => callBackend<BuyerView>("/store/metal-me", { token }))

/** What the buyer has told about themselves. */
export const getProfile = cache((token: string): Promise<ProfileView> =>
  callBackend<ProfileView>("/store/metal-me/profile", { token }),
)
