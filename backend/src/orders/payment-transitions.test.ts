import { PAYMENT_STATUSES } from "../contract"
import { canPaymentTransition } from "./payment-transitions"

describe("canPaymentTransition", () => {
  it("allows PENDING to PAID or FAILED and FAILED to PENDING, nothing else", () => {
    const allowed = PAYMENT_STATUSES.flatMap((from) =>
      PAYMENT_STATUSES.filter((to) => canPaymentTransition(from, to)).map((to) => `${from} > ${to}`),
    )
    expect(allowed).toEqual(["PENDING > PAID", "PENDING > FAILED", "FAILED > PENDING"])
  })
})
