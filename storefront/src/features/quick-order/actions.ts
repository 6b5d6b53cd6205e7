"use server"

import { search } from "@/features/catalogue/data"
import { BASE_SEARCH_BODY, splitSearchText } from "@/features/catalogue/search-body"

const MOST_CODES = 20
const EACH = 3

/** Codes in stock that are near to what was typed, for each of at most twenty unknown ones. */
export async function suggestCodes(codes: string[]): Promise<Record<string, string[]>> {
  const wanted = [...new Set(codes)].filter((code) => code.length <= 120).slice(0, MOST_CODES)
  const found = await Promise.all(wanted.map(async (code) => [code, await nearestCodes(code)] as const))
  return Object.fromEntries(found)
}

async function nearestCodes(code: string): Promise<string[]> {
  try {
    const { items } = await search({ ...BASE_SEARCH_BODY, searchValues: splitSearchText(code), limit: EACH })
    return items.map(({ productCode }) => productCode)
  } catch (error) {
    console.error("No codes could be suggested", error)
    return []
  }
}
