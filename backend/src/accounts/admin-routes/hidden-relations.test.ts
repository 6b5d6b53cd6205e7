import { NO_RIGHTS } from "./admin-access"
import { hiddenRelations } from "./hidden-relations"

describe("hiddenRelations", () => {
  it("hides orders, people and codes from somebody without permissions, and nothing from a SUPER_ADMIN", () => {
    expect(hiddenRelations(NO_RIGHTS)).toEqual(expect.arrayContaining(["orders", "customer", "users", "promotions", "api_keys"]))
    expect(hiddenRelations({ ...NO_RIGHTS, role: "SUPER_ADMIN" })).toEqual([])
  })

  it("shows customers to whoever processes orders, and still no users", () => {
    const hidden = hiddenRelations({ ...NO_RIGHTS, permissions: ["ORDER_PROCESSING"] })
    expect(hidden).not.toContain("customer")
    expect(hidden).not.toContain("orders")
    expect(hidden).toContain("users")
  })
})
