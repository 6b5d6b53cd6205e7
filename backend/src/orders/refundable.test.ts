import { refundableCents, type RefundFacts } from "./refundable"

const PAID: RefundFacts = {
  orderStatus: "IN_PROGRESS",
  paymentMethod: "STRIPE",
  paymentStatus: "PAID",
  totalCents: 10_000,
  refundedCents: 0,
  keptCents: 0,
}

describe("refundableCents", () => {
  it.each<[string, Partial<RefundFacts>, number]>([
    ["all of a paid card", {}, 10_000],
    ["what is left of it", { refundedCents: 4_000 }, 6_000],
    ["none when all is back", { refundedCents: 10_000 }, 0],
    ["none of an unpaid card", { paymentStatus: "PENDING" }, 0],
    ["what is owed on account", { paymentMethod: "ACCOUNT", paymentStatus: "PENDING" }, 10_000],
    ["none of a cancelled order by card", { orderStatus: "CANCELLED" }, 0],
    ["what a cancelled order on account keeps", { orderStatus: "CANCELLED", paymentMethod: "ACCOUNT", keptCents: 3_000 }, 3_000],
    ["none of a cancelled order that was never paid", { orderStatus: "CANCELLED", paymentMethod: "ACCOUNT" }, 0],
  ])("is %s", (_, facts, cents) => {
    expect(refundableCents({ ...PAID, ...facts })).toBe(cents)
  })
})
