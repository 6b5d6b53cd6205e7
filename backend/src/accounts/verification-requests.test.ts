import fc from "fast-check"
import { VERIFICATION_REQUEST_STATUSES } from "../contract"
import { canChangeVerification, mayAttemptVerification } from "./verification-requests"

const now = new Date("2025-06-01T12:00:00Z")
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000)

describe("canChangeVerification", () => {
  it("allows PENDING to a review or a decision, and a review to a decision", () => {
    const allowed = VERIFICATION_REQUEST_STATUSES.flatMap((from) =>
      VERIFICATION_REQUEST_STATUSES.filter((to) => canChangeVerification(from, to)).map((to) => `${from} > ${to}`),
    )
    expect(allowed.sort()).toEqual([
      "PENDING > APPROVED",
      "PENDING > REJECTED",
      "PENDING > UNDER_REVIEW",
      "UNDER_REVIEW > APPROVED",
      "UNDER_REVIEW > REJECTED",
    ])
  })
})

describe("mayAttemptVerification", () => {
  it.each([
    [[], true],
    [[1, 2, 3, 4], true],
    [[1, 2, 3, 4, 5], false],
    [[1, 2, 3, 4, 24], true],
    [[1, 2, 3, 4, 23.99], false],
    [[30, 40, 50, 60, 70], true],
  ])("with attempts %j hours ago is %s", (hours, allowed) => {
    expect(mayAttemptVerification(hours.map(hoursAgo), now)).toBe(allowed)
  })

  it("never allows a sixth attempt within 24 hours", () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 100, noNaN: true }), { maxLength: 30 }), (gaps) => {
        let time = now.getTime()
        const made: Date[] = []
        for (const gap of gaps) {
          time += Math.round(gap * 360_000)
          if (mayAttemptVerification(made, new Date(time))) made.push(new Date(time))
          expect(made.filter((attempt) => attempt.getTime() > time - 86_400_000).length).toBeLessThanOrEqual(5)
        }
      }),
    )
  })
})
