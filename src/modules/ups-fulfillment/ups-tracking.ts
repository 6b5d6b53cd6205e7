import type { PackageTracking, TrackingStep } from "@billet/backend/contract"
import { z } from "@medusajs/framework/zod"
import { CarrierError } from "../shared/carrier-call"
import { read, some } from "./ups-answers"

const text = z.string().nullish()
const Status = z.object({ type: text, code: text, description: text })
const Activity = z.object({
  location: z
    .object({ address: z.object({ city: text, stateProvince: text, countryCode: text, country: text }).nullish() })
    .nullish(),
  status: Status.nullish(),
  date: text,
  time: text,
})
const Package = z.object({
  trackingNumber: z.string(),
  currentStatus: Status.nullish(),
  deliveryDate: z.array(z.object({ type: text, date: text })).nullish(),
  activity: some(Activity).nullish(),
})
/** A number that UPS does not know yet has a shipment with warnings, and no package. */
const TrackAnswer = z.object({
  trackResponse: z.object({ shipment: some(z.object({ package: some(Package).nullish() })) }),
})

type UpsStatus = z.infer<typeof Status>

const NOT_FOUND = 404
const MOST_SAID = 200

/** By the type of an activity. */
const BY_TYPE: Record<string, TrackingStep> = {
  ...{ M: "ANNOUNCED", P: "COLLECTED", I: "MOVING", O: "OUT_FOR_DELIVERY", D: "DELIVERED" },
  ...{ X: "DELAYED", MV: "DELAYED", RS: "RETURNED" },
}
/** By the code of a scan on the way, and by that of a package without a scan. */
const BY_CODE: Record<string, TrackingStep> = {
  ...{ DP: "LEFT", AR: "REACHED", OT: "OUT_FOR_DELIVERY", OF: "OUT_FOR_DELIVERY" },
  ...{ "003": "ANNOUNCED", "011": "DELIVERED", "021": "OUT_FOR_DELIVERY" },
}

/** What a status of UPS's means. Whatever is not known is on its way. */
export function stepOf({ type, code }: UpsStatus): TrackingStep {
  const byType = BY_TYPE[type ?? ""] ?? "MOVING"
  return byType === "MOVING" ? (BY_CODE[code ?? ""] ?? "MOVING") : byType
}

/** 20261122 as 2026-11-22. */
function dayOf(date: string | null | undefined): string | null {
  const day = /^\d{8}$/.test(date ?? "") ? (date ?? "").replace(/(....)(..)(..)/, "$1-$2-$3") : ""
  return z.iso.date().safeParse(day).success ? day : null
}

/** A day, and 151000 as the time of it. */
function momentOf({ date, time }: z.infer<typeof Activity>): string | null {
  const day = dayOf(date)
  const clock = (time ?? "").padStart(6, "0").replace(/^(..)(..)(..)$/, "$1:$2:$3")
  const at = `${day}T${clock}`
  return z.iso.datetime({ local: true }).safeParse(at).success ? at : null
}

/** "HOUSTON" as Houston. */
const named = (city: string) => city.toLowerCase().replace(/(^|[\s.-])\p{L}/gu, (letter) => letter.toUpperCase())

/** "Houston, TX", and "Toronto, ON, CA" outside the country. */
function placeOf({ location }: z.infer<typeof Activity>): string | null {
  const { city, stateProvince, countryCode, country } = location?.address ?? {}
  const land = countryCode ?? country ?? "US"
  if (!city) return null
  return [named(city), stateProvince, land === "US" ? "" : land].filter(Boolean).join(", ").slice(0, MOST_SAID)
}

/** Where a package is by UPS's answer: its latest scan stands first. Throws `refused` for a number that UPS does not know. */
export function trackingOf(answer: unknown, trackingNumber: string): PackageTracking {
  const { shipment } = read(TrackAnswer, answer, "a tracking").trackResponse
  const packages = shipment.flatMap((one) => one.package ?? [])
  const found = packages.find((one) => one.trackingNumber === trackingNumber) ?? packages[0]
  if (!found) throw new CarrierError("refused", "UPS knows no such tracking number", NOT_FOUND)
  const latest = found.activity?.[0]
  const status = latest?.status ?? found.currentStatus ?? {}
  const days = found.deliveryDate ?? []
  const told = ["DEL", "RDD", "SDD"].flatMap((type) => days.filter((day) => day.type === type))[0] ?? days[0]
  return {
    step: stepOf(status),
    place: latest ? placeOf(latest) : null,
    at: latest ? momentOf(latest) : null,
    said: (status.description ?? "").trim().slice(0, MOST_SAID),
    deliveryDay: dayOf(told?.date),
  }
}
