import { ADMIN_PERMISSIONS } from "@billet/backend/contract"
import { hiddenMenu, menuStyle } from "./hidden-menu"

describe("hiddenMenu", () => {
  it("hides nothing from a super administrator, nor from a holder of every permission", () => {
    expect(hiddenMenu({ role: "SUPER_ADMIN", permissions: [] })).toEqual([])
    expect(hiddenMenu({ role: "ADMIN", permissions: [...ADMIN_PERMISSIONS] })).toEqual([])
    expect(menuStyle({ role: "SUPER_ADMIN", permissions: [] }, "/app")).toBe("")
  })

  it("leaves a holder of one permission what it opens", () => {
    const hidden = hiddenMenu({ role: "ADMIN", permissions: ["ORDER_PROCESSING"] })
    expect(hidden).not.toContain("/orders")
    expect(hidden).not.toContain("/customers")
    expect(hidden).toEqual(expect.arrayContaining(["/promotions", "/settings/users", "/settings/audit"]))
  })

  it("is a style of the menu's links alone", () => {
    const style = menuStyle({ role: "ADMIN", permissions: [] }, "/app")
    expect(style).toContain(':is(aside, nav) a[href="/app/orders"]')
    expect(style).toMatch(/\{display:none\}$/)
  })
})
