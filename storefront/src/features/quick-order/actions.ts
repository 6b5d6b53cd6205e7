"use server"

import type { CheckCodesAnswer } from "@billet/backend/contract"
import { callBackend } from "@/lib/backend"
import { search } from "@/features/catalogue/data"
import { BASE_SEARCH_BODY, splitSearchText } from "@/features/catalogue/search-body"

const MOST_CODES = 20
const MOST_WORDS = 6
const EACH = 3

/** Which of some codes cannot be ordered, and why; none while that cannot be found out, which is logged. */
export async function refusedCodes(codes: string[]): Promise<CheckCodesAnswer["refused"]> {
  if (!Array.isArray(codes) || codes.length === 0) return []
  try {
    return (await callBackend<CheckCodesAnswer>("/store/metal-product-codes/check", { method: "POST", body: { codes } })).refused
  } catch (error) {
    console.error("Codes could not be checked", error)
    return []
  }
}

/** Codes in stock that are near to what was typed, for each of at most twenty unknown ones. */
export async function suggestCodes(codes: string[]): Promise<Record<string, string[]>> {
  const wanted = [...new Set(codes)].filter((code) => typeof code === "string" && code.length <= 120).slice(0, MOST_CODES)
  const found = await Promise.all(wanted.map(async (code) => [code, await nearestCodes(code)] as const))
  return Object.fromEntries(found)
}

/** What the whole code finds, else what it finds without its last words: the wrong one is most often the condition. */
async function nearestCodes(code: string): Promise<string[]> {
  const words = splitSearchText(code).slice(0, MOST_WORDS)
  try {
    for (let count = words.length; count > 0; count--) {
      const { items } = await search({ ...BASE_SEARCH_BODY, searchValues: words.slice(0, count), limit: EACH })
      if (items.length > 0) return items.map(({ productCode }) => productCode)
    }
    return []
  } catch (error) {
    console.error("No codes could be suggested", error)
    return []
  }
}
