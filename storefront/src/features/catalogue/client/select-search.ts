import type { SelectSearchAnswer } from "@billet/backend/contract"

export type FinderFilters = {
  metalCategory: string
  productType: string
  stockGrade: string
  productCondition: string
  productSize: string
}

const NOTHING: SelectSearchAnswer = { stockGrades: [], productSizes: [], productConditions: [] }

/** The options of the finder's dropdowns, never from a cache. On any failure the lists are empty, logged only. */
export async function fetchOptions(filters: FinderFilters, signal?: AbortSignal): Promise<SelectSearchAnswer> {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(filters)) if (value) query.set(name, value)
  query.set("_t", String(Date.now()))
  try {
    const response = await fetch(`/api/select-search?${query}`, {
      cache: "no-store",
      headers: { "cache-control": "no-cache", pragma: "no-cache" },
      signal,
    })
    if (!response.ok) throw new Error(`HTTP error! status: ${response.status}`)
    const { stockGrades, productSizes, productConditions } = (await response.json()) as Partial<SelectSearchAnswer>
    return { stockGrades: listOf(stockGrades), productSizes: listOf(productSizes), productConditions: listOf(productConditions) }
  } catch (error) {
    if (!signal?.aborted) console.error("The finder's options could not be loaded", error)
    return NOTHING
  }
}

function listOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === "string") : []
}
