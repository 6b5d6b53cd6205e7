import type { AuthIdentityProviderService } from "@medusajs/framework/types"
import { MedusaError } from "@medusajs/framework/utils"
import MetalPasswordService from "../service"

type Identity = { provider: string; entity_id: string; provider_metadata: Record<string, unknown>; user_metadata?: object }

/** Identities in memory, as Medusa's auth module keeps them for a provider. */
function memory() {
  const kept = new Map<string, Identity>()
  const identities = {
    retrieve: ({ entity_id }: { entity_id: string }) => {
      const own = kept.get(entity_id)
      if (!own) return Promise.reject(new MedusaError(MedusaError.Types.NOT_FOUND, "unknown"))
      return Promise.resolve({ id: "authid_1", app_metadata: {}, provider_identities: [own] })
    },
    create: ({ entity_id, provider_metadata }: Identity) => {
      kept.set(entity_id, { provider: "emailpass", entity_id, provider_metadata })
      return identities.retrieve({ entity_id })
    },
    update: (entity_id: string, change: Partial<Identity>) => {
      kept.set(entity_id, { ...(kept.get(entity_id) as Identity), ...change })
      return identities.retrieve({ entity_id })
    },
  }
  return { kept, identities: identities as unknown as AuthIdentityProviderService }
}

function provider({ factors = [] as object[] } = {}) {
  const parts = { logger: console, authMfaFactorService: { list: () => Promise.resolve(factors) } }
  const service = new MetalPasswordService(parts, {})
  const hashed = jest.spyOn(service as unknown as { hashPassword: (password: string) => Promise<string> }, "hashPassword")
  return { service, hashed }
}

const EMAIL = "dana@lonestar.example"
const GOOD = "houston-nickel-718"
const input = (password: unknown, email: unknown = EMAIL) => ({ body: { email, password } }) as never

describe("Sign-in by password", () => {
  it("hashes for an unknown address as it does for a known one, and answers the same", async () => {
    const { service, hashed } = provider()
    const { identities } = memory()
    const unknown = await service.authenticate(input(GOOD), identities)
    expect(hashed).toHaveBeenCalledTimes(1)
    await service.register(input(GOOD), identities)
    expect(await service.authenticate(input("another-password"), identities)).toEqual(unknown)
    expect(await service.authenticate(input(GOOD), identities)).toMatchObject({ success: true })
  })

  it.each([
    ["too short", "Password must be at least 12 characters"],
    ["sonyericsson", "This password is in lists of leaked ones: choose another"],
    ["QwertyUiop123456", "This password is in lists of leaked ones: choose another"],
    [EMAIL, "Password must not be your e-mail address"],
    ["long-and-ordinary-".repeat(5), null],
  ])("takes or refuses %s as a new password", async (password, problem) => {
    const { service } = provider()
    const { identities } = memory()
    const { success, error } = await service.register(input(password), identities)
    expect([success, error]).toEqual(problem ? [false, `Password refused: ${problem}`] : [true, undefined])
  })

  it("marks an identity anew with every change of its password, and keeps what else is known of it", async () => {
    const { service } = provider()
    const { kept, identities } = memory()
    await service.register(input(GOOD), identities)
    await identities.update(EMAIL, { user_metadata: { locale: "en" } })
    const marks = new Set<unknown>()
    for (const password of ["second-password-1", "third-password-22"]) {
      expect((await service.update({ entity_id: EMAIL, password }, identities)).success).toBe(true)
      const metadata = kept.get(EMAIL)?.user_metadata as { password_mark?: string; locale?: string }
      expect(metadata.locale).toBe("en")
      marks.add(metadata.password_mark)
    }
    expect(marks.size).toBe(2)
    expect(await service.update({ entity_id: EMAIL, password: "short" }, identities)).toMatchObject({ success: false })
    expect(await service.authenticate(input("third-password-22"), identities)).toMatchObject({ success: true })
  })

  it("takes eight characters beside a second factor, and not without", async () => {
    const { identities } = memory()
    const { service } = provider({ factors: [{ id: "app" }] })
    await service.register(input(GOOD), identities)
    const change = { entity_id: EMAIL, password: "xk2;pq9w" }
    expect(await provider().service.update(change, identities)).toMatchObject({ success: false })
    expect(await service.update(change, identities)).toMatchObject({ success: true })
    expect(await service.register(input("xk2;pq9w", "new@lonestar.example"), identities)).toMatchObject({ success: false })
  })
})
