import { readSecondFactorCode, type SecondFactorAnswer } from "@billet/backend/contract"
import type { IAuthModuleService, MedusaContainer } from "@medusajs/framework/types"
import { MedusaError, Modules } from "@medusajs/framework/utils"

export const APP = "totp"

/** A factor as it is kept, of which Medusa's type leaves the times out. */
type Factor = Awaited<ReturnType<IAuthModuleService["listAuthMfa"]>>[number] & { updated_at?: string | Date }

/** The lock under which the second factor of somebody changes. */
export const factorLock = (authIdentityId: string): string => `second-factor:${authIdentityId}`

/** The authenticator app of a sign-in, when it has one in this state. */
export async function appOf(
  container: MedusaContainer,
  authIdentityId: string,
  status: "enabled" | "pending",
): Promise<Factor | undefined> {
  const factors = await container.resolve(Modules.AUTH).listAuthMfa({ auth_identity_id: authIdentityId, provider: APP, status })
  return factors[0]
}

/** Whether a sign-in asks for a code. */
export async function secondFactorView(container: MedusaContainer, authIdentityId: string): Promise<SecondFactorAnswer> {
  const app = await appOf(container, authIdentityId, "enabled")
  if (!app) return { state: "OFF", addedAt: null }
  return { state: "ON", addedAt: app.updated_at ? new Date(app.updated_at).toISOString() : null }
}

const wrongCode = (): MedusaError =>
  new MedusaError(MedusaError.Types.INVALID_DATA, "The code is not right. Enter the one that is shown now", "field:code")

/** Runs what Medusa refuses with a wrong code only, and says so of the field. */
export async function withCode<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    if (MedusaError.isMedusaError(error) && error.type === MedusaError.Types.NOT_ALLOWED) throw wrongCode()
    throw error
  }
}

/** Throws unless the text is a code of the app that was set up, or a recovery code that is left; that one is used up. */
export async function proveCode(container: MedusaContainer, authIdentityId: string, text: string): Promise<void> {
  const auth = container.resolve(Modules.AUTH)
  const { method, code } = readSecondFactorCode(text)
  const challenge = await auth.createAuthMfaChallenge({ auth_identity_id: authIdentityId })
  if (!challenge.methods.includes(method)) throw wrongCode()
  await withCode(() => auth.verifyAuthMfaChallenge({ id: challenge.id, auth_identity_id: authIdentityId, method, code }))
}
