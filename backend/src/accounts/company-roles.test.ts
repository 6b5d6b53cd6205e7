import { COMPANY_ROLES, type CompanyRole } from "../contract"
import { leavesNoAdmin, mayManageCompany, mayOrderForCompany, type RoleChange } from "./company-roles"

describe("The roles of a company", () => {
  it("let administrators manage, and everybody but viewers order", () => {
    expect(COMPANY_ROLES.filter(mayManageCompany)).toEqual(["ADMIN"])
    expect(COMPANY_ROLES.filter(mayOrderForCompany)).toEqual(["ADMIN", "BUYER"])
  })

  it.each<[CompanyRole, RoleChange["to"], number, boolean]>([
    ["ADMIN", "BUYER", 1, true],
    ["ADMIN", "VIEWER", 1, true],
    ["ADMIN", null, 1, true],
    ["ADMIN", "ADMIN", 1, false],
    ["ADMIN", null, 2, false],
    ["BUYER", null, 1, false],
    ["VIEWER", "ADMIN", 0, false],
  ])("%s to %s with %d administrators leaves none: %s", (from, to, admins, expected) => {
    expect(leavesNoAdmin({ from, to, admins })).toBe(expected)
  })
})
