import type { SignInRecordView, SignInsAnswer } from "@billet/backend/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { METAL_SIGN_IN } from "../../../modules/metal-sign-in"
import type MetalSignInService from "../../../modules/metal-sign-in/service"
import { hasPassword, linksOf } from "./provider-identity"

const SHOWN = 20

/** How somebody may sign in, and when and from where they did. */
export async function signInsOf(
  container: MedusaContainer,
  { authIdentityId, customerId }: { authIdentityId: string; customerId: string },
): Promise<SignInsAnswer> {
  const records = await container
    .resolve<MetalSignInService>(METAL_SIGN_IN)
    .listSignInRecords({ customer_id: customerId }, { order: { at: "DESC" }, take: SHOWN })
  return {
    hasPassword: await hasPassword(container, authIdentityId),
    providers: (await linksOf(container, authIdentityId)).map(({ provider }) => provider),
    signIns: records.map(({ at, provider, address, agent }) => ({
      ...{ at: new Date(at).toISOString(), address, agent },
      provider: provider === "emailpass" ? "password" : (provider as SignInRecordView["provider"]),
    })),
  }
}
