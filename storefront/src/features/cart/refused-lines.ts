import type { Problem } from "@/lib/result"

/** Which of some lines a refusal speaks of, by their place, each with the reason; a single line is meant by any refusal. */
export function refusedLines({ status, message, fields }: Problem, count: number): Map<number, string> {
  const named = fields.flatMap(({ field, reason }) => {
    const place = /^(?:body\.)?lines\.(\d+)\b/.exec(field)?.[1]
    return place === undefined ? [] : [[Number(place), reason] as const]
  })
  const isRefused = status >= 400 && status < 500 && status !== 401 && status !== 429
  return new Map(named.length === 0 && count === 1 && isRefused ? [[0, message]] : named)
}
