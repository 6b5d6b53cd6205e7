import { MedusaError } from "@medusajs/framework/utils"
import type { JobSchedule } from "./job-schedules"

const MINUTE = 60_000
const TWO_DAYS_OF_MINUTES = 2 * 24 * 60

/** Whether a field of a schedule (a list of numbers, a star, every so many) holds for a number. */
function holds(field: string, value: number): boolean {
  return field.split(",").some((part) => {
    const [range, step] = part.split("/")
    return range === "*" ? value % Number(step ?? 1) === 0 : Number(range) === value
  })
}

/**
 * When a job runs next after a moment. Knows minutes and hours, of which the house's schedules are made; throws for another.
 * `lastStart` is where a job that runs every so often counts from.
 */
export function nextRun(schedule: JobSchedule, after: Date, lastStart: Date | null): Date {
  if (typeof schedule !== "string") {
    return new Date(Math.max(after.getTime(), (lastStart ?? after).getTime() + schedule.interval))
  }
  const [minute = "", hour = "", ...days] = schedule.split(" ")
  if (days.join(" ") !== "* * *")
    throw new MedusaError(MedusaError.Types.UNEXPECTED_STATE, `${schedule} is not a schedule of minutes and hours`)
  const first = Math.floor(after.getTime() / MINUTE) + 1
  for (let at = first; at <= first + TWO_DAYS_OF_MINUTES; at++) {
    const moment = new Date(at * MINUTE)
    if (holds(minute, moment.getMinutes()) && holds(hour, moment.getHours())) return moment
  }
  throw new MedusaError(MedusaError.Types.UNEXPECTED_STATE, `${schedule} never comes`)
}

/** A schedule as it is shown. */
export const shownSchedule = (schedule: JobSchedule): string =>
  typeof schedule === "string" ? schedule : `every ${schedule.interval / 1000} s`
