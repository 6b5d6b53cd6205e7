import type { PromotionDTO } from "@medusajs/framework/types"
import { promoLimit } from "./promo-limits"

const NOW = new Date("2026-11-21T12:00:00Z")
const USER = { customerId: "cus_1", companyId: null, email: "dana@example.com", groupIds: [] }
const campaign = (parts: object) => ({ campaign: { id: "procamp_1", ...parts } })
const budget = (parts: object) => campaign({ budget: { id: "probudg_1", ...parts } })
const usages = [{ attribute_value: "dana@example.com", used: 2 }]

describe("What keeps a promotion from being used", () => {
  it.each<[string, object, string | null]>([
    ["nothing where it has no limits", {}, null],
    ["nothing within its dates", campaign({ starts_at: "2026-11-21T12:00:00Z", ends_at: "2026-11-21T12:00:01Z" }), null],
    ["its start", campaign({ starts_at: "2026-11-22T00:00:00Z" }), "The promo code SPRING is valid from 2026-11-22."],
    ["its end, from that moment on", campaign({ ends_at: "2026-11-21T12:00:00Z" }), "The promo code SPRING has expired."],
    ["its limit", { limit: 3, used: 3 }, "The promo code SPRING has been used up."],
    ["nothing before its limit", { limit: 3, used: 2 }, null],
    ["a budget of uses", budget({ type: "usage", limit: 1, used: 1 }), "The promo code SPRING has been used up."],
    ["a budget of money", budget({ type: "spend", limit: 100, used: 100 }), "The promo code SPRING has been used up."],
    ["nothing with a budget without a limit", budget({ type: "spend", limit: null, used: 100 }), null],
    [
      "the customer's own uses",
      budget({ type: "use_by_attribute", attribute: "customer_email", limit: 2, used: 9, usages }),
      "You have already used the promo code SPRING.",
    ],
    [
      "no other customer's uses",
      budget({ type: "use_by_attribute", attribute: "customer_id", limit: 2, used: 9, usages }),
      null,
    ],
  ])("is %s", (_name, parts, refusal) => {
    expect(promoLimit({ id: "promo_1", code: "SPRING", ...parts } as PromotionDTO, USER, NOW)).toBe(refusal)
  })
})
