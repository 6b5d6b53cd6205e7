import { NOTIFICATION_TYPES } from "../contract"
import { NO_RIGHTS } from "./admin-routes/admin-access"
import { seenNotifications } from "./seen-notifications"

describe("seenNotifications", () => {
  it("are all for a SUPER_ADMIN, none without permissions, and else those of the permissions", () => {
    expect(seenNotifications({ ...NO_RIGHTS, role: "SUPER_ADMIN" })).toEqual(NOTIFICATION_TYPES)
    expect(seenNotifications(NO_RIGHTS)).toEqual([])
    const desk = { ...NO_RIGHTS, permissions: ["ORDER_PROCESSING", "ACCOUNT_APPROVAL"] as const }
    expect(seenNotifications(desk).sort()).toEqual(
      ["ACCOUNT_PENDING", "DOMAIN_VERIFICATION", "NEW_ORDER", "PAYMENT_FAILED", "STOCK_VERIFICATION"].sort(),
    )
  })
})
