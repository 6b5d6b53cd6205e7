import fc from "fast-check"
import { ADMIN_PERMISSIONS } from "../../contract"
import { accessRefusal, NO_RIGHTS, type AdminGate, type StaffRights } from "./admin-access"

const GATES: AdminGate[] = ["STAFF", "SELF", "SUPER_ADMIN", ...ADMIN_PERMISSIONS]
const admin = (...permissions: (typeof ADMIN_PERMISSIONS)[number][]): StaffRights => ({ ...NO_RIGHTS, permissions })

describe("accessRefusal", () => {
  it.each([
    ["a route for staff, without any permission", ["STAFF"], admin(), false, null],
    ["a route of a permission, without it", ["ORDER_PROCESSING"], admin("PRICING_MANAGEMENT"), false, "missing_permission"],
    ["a route of a permission, with it", ["ORDER_PROCESSING"], admin("ORDER_PROCESSING"), false, null],
    ["one of several permissions", ["ACCOUNT_APPROVAL", "ORDER_PROCESSING"], admin("ORDER_PROCESSING"), false, null],
    ["a route of one's own", ["SELF", "SUPER_ADMIN"], admin(), true, null],
    ["the same route of somebody else", ["SELF", "SUPER_ADMIN"], admin(...ADMIN_PERMISSIONS), false, "missing_permission"],
    ["a route of nobody's", [], admin(...ADMIN_PERMISSIONS), true, "missing_permission"],
  ] as [string, AdminGate[], StaffRights, boolean, string | null][])("answers for %s", (_, access, rights, isSelf, refusal) => {
    expect(accessRefusal(access, rights, isSelf)).toBe(refusal)
  })

  it("opens everything to a SUPER_ADMIN, and nothing to anybody whose access is off but what needs no sign-in", () => {
    fc.assert(
      fc.property(fc.subarray(GATES), fc.boolean(), (access, isSelf) => {
        const chief: StaffRights = { role: "SUPER_ADMIN", permissions: [], isActive: true }
        expect(accessRefusal(access, chief, isSelf)).toBeNull()
        expect(accessRefusal(access, { ...chief, isActive: false }, isSelf)).toBe("inactive")
        expect(accessRefusal([...access, "ANYBODY"], { ...chief, isActive: false }, isSelf)).toBeNull()
      }),
    )
  })
})
