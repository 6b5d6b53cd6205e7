import { JOB_SCHEDULES, type JobSchedule } from "./job-schedules"
import { nextRun, shownSchedule } from "./next-run"

const AFTER = new Date(2026, 10, 22, 2, 31, 15)
const at = (hours: number, minutes: number, day = 22) => new Date(2026, 10, day, hours, minutes)

describe("nextRun", () => {
  it.each([
    ["* * * * *", at(2, 32)],
    ["*/10 * * * *", at(2, 40)],
    ["7,37 * * * *", at(2, 37)],
    ["17 * * * *", at(3, 17)],
    ["30 3 * * *", at(3, 30)],
    ["30 2 * * *", at(2, 30, 23)],
  ])("answers for %s", (schedule, expected) => {
    expect(nextRun(schedule as JobSchedule, AFTER, null)).toEqual(expected)
  })

  it("counts from the last start where a job runs every so often, and never names the past", () => {
    const often = JOB_SCHEDULES["send-webhooks"]
    expect(nextRun(often, AFTER, new Date(AFTER.getTime() - 2000))).toEqual(new Date(AFTER.getTime() + 3000))
    expect(nextRun(often, AFTER, new Date(0))).toEqual(AFTER)
    expect(shownSchedule(often)).toBe("every 5 s")
  })

  it("knows every schedule of the house", () => {
    for (const schedule of Object.values(JOB_SCHEDULES)) {
      expect(nextRun(schedule, AFTER, null).getTime()).toBeGreaterThanOrEqual(AFTER.getTime())
    }
  })
})
