import fc from "fast-check"
import { ADMIN_PERMISSIONS, ROLES } from "../contract"
import { grantRefusal, mayDo, type GrantFacts } from "./permissions"

describe("mayDo", () => {
  it("gives a SUPER_ADMIN every permission, an ADMIN the granted ones and a customer none", () => {
    const permission = fc.constantFrom(...ADMIN_PERMISSIONS)
    fc.assert(
      fc.property(fc.constantFrom(...ROLES), fc.subarray([...ADMIN_PERMISSIONS]), permission, (role, granted, wanted) => {
        const expected = { SUPER_ADMIN: true, ADMIN: granted.includes(wanted), CUSTOMER: false }[role]
        expect(mayDo(role, granted, wanted)).toBe(expected)
      }),
    )
  })
})

describe("grantRefusal", () => {
  const chief = { id: "chief", role: "SUPER_ADMIN", isActive: true } as const
  const other = { ...chief, id: "other" } as const
  const clerk = { id: "clerk", role: "ADMIN", isActive: true } as const
  const [plain, reigning] = [{ role: "ADMIN", isActive: true } as const, { role: "SUPER_ADMIN", isActive: true } as const]
  const off = { role: "SUPER_ADMIN", isActive: false } as const

  it.each<[string, GrantFacts, string | null]>([
    ["a SUPER_ADMIN promotes a clerk", { granter: chief, receiver: clerk, after: reigning, superAdmins: 1 }, null],
    ["a clerk grants", { granter: clerk, receiver: other, after: plain, superAdmins: 2 }, "not_super_admin"],
    ["somebody changes the own rights", { granter: chief, receiver: chief, after: plain, superAdmins: 2 }, "own_rights"],
    ["one of two steps down", { granter: chief, receiver: other, after: plain, superAdmins: 2 }, null],
    ["the last one would go", { granter: chief, receiver: other, after: plain, superAdmins: 1 }, "last_super_admin"],
    ["the last one would be switched off", { granter: chief, receiver: other, after: off, superAdmins: 1 }, "last_super_admin"],
    ["one who is off already steps down", { granter: chief, receiver: { ...other, ...off }, after: plain, superAdmins: 1 }, null],
  ])("answers when %s", (_, facts, refusal) => {
    expect(grantRefusal(facts)).toBe(refusal)
  })
})
