import fc from "fast-check"
import { ORDER_STATUSES, TRACKER_STEPS } from "./order-values"
import { trackerSteps } from "./order-tracker"

const statesOf = (status: string) => trackerSteps(status).map(({ state }) => state)

describe("trackerSteps", () => {
  it.each([
    ["DRAFT", ["current", "pending", "pending", "pending", "pending"]],
    ["PENDING", ["current", "pending", "pending", "pending", "pending"]],
    ["IN_PROGRESS", ["done", "current", "pending", "pending", "pending"]],
    ["PROCESSED", ["done", "done", "current", "pending", "pending"]],
    ["IN_TRANSIT", ["done", "done", "done", "current", "pending"]],
    ["COMPLETED", ["done", "done", "done", "done", "current"]],
    ["CANCELLED", ["done", "done", "done", "done", "cancelled"]],
    ["LOST", ["current", "pending", "pending", "pending", "pending"]],
    ["", ["current", "pending", "pending", "pending", "pending"]],
  ])("shows %s as %j", (status, states) => {
    expect(statesOf(status)).toEqual(states)
  })

  it("puts cancelled in place of the last step", () => {
    expect(trackerSteps("CANCELLED").map(({ step, label }) => [step, label])).toEqual([
      ["PENDING", "Pending"],
      ["IN_PROGRESS", "In progress"],
      ["PROCESSED", "Processed"],
      ["IN_TRANSIT", "In transit"],
      ["CANCELLED", "Cancelled"],
    ])
  })

  it("has five steps, one of them highlighted, done before it and pending after it", () => {
    const status = fc.oneof(fc.constantFrom(...ORDER_STATUSES), fc.string())
    fc.assert(
      fc.property(status, (one) => {
        const states = statesOf(one)
        expect(states).toHaveLength(TRACKER_STEPS.length)
        expect(states.join(" ")).toMatch(/^(done )*(current( pending)*|cancelled)$/)
      }),
    )
  })
})
