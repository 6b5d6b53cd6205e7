import { planFreight, type Consignment } from "@billet/backend/shipping"
import type { Logger } from "@medusajs/framework/types"
import { CarrierError, type CarrierProblem } from "./carrier-call"
import { rateConsignment } from "./consignment-rate"

const bar = { coid: "INC" as const, pieces: 1, weightInPounds: 40, lengthInInches: 24, widthInInches: 3, heightInInches: 3 }
const to = (postalCode: string) => planFreight([bar], { country: "US", postalCode }).consignments as [Consignment]
const warn = jest.fn()
const logger = { warn } as unknown as Logger
const rate = (ask: (() => Promise<number>) | null, postalCode = "77020") =>
  rateConsignment(to(postalCode)[0], { carrier: "UPS", ask, logger })
const fails = (problem: CarrierProblem) => () => Promise.reject(new CarrierError(problem, "UPS is not well"))

describe("The rate of a consignment", () => {
  const estimate = { amount: 25.44, source: "TABLE", asOf: "2024-12-31" }

  it("is the carrier's, when it can be asked", async () => {
    expect(await rate(async () => 17.3)).toMatchObject({ amount: 17.3, source: "CARRIER" })
  })

  it("is the table's estimate without an account, and none where the table knows no way", async () => {
    expect(await rate(null)).toEqual(estimate)
    expect(await rate(null, "96801")).toMatchObject({ amount: null, source: "TABLE" })
  })

  it.each<CarrierProblem>(["unreachable", "unreadable"])(
    "is the estimate when the carrier is %s, and that is logged",
    async (problem) => {
      warn.mockClear()
      expect(await rate(fails(problem))).toEqual(estimate)
      expect(warn).toHaveBeenCalledWith("No rate of UPS: UPS is not well")
    },
  )

  it("is left to staff when the carrier refuses", async () => {
    expect(await rate(fails("refused"))).toMatchObject({ amount: null, source: "CARRIER" })
  })

  it("does not hide a fault of ours", async () => {
    await expect(rate(() => Promise.reject(new TypeError("x is undefined")))).rejects.toThrow(TypeError)
  })
})
