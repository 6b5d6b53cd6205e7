import type { ErrorAnswer } from "@billet/backend/contract"
import { MOST_AT_ONCE, ownPricesOf } from "@/features/catalogue/own-prices"

const NOT_KEPT = { headers: { "cache-control": "private, no-store" } }
const LONGEST_CODE = 120

/** What the items of a list cost the signed-in buyer; the token stays on the server. */
export async function GET(request: Request): Promise<Response> {
  const codes = new URL(request.url).searchParams.getAll("productCode")
  const reason = whyRefused(codes)
  if (reason === null) return Response.json({ prices: await ownPricesOf(codes) }, NOT_KEPT)
  const fields = [{ field: "productCode", reason }]
  const refusal: ErrorAnswer = { type: "invalid_data", message: `productCode: ${reason}`, fields }
  return Response.json(refusal, { status: 400, ...NOT_KEPT })
}

function whyRefused(codes: readonly string[]): string | null {
  if (codes.length === 0 || codes.length > MOST_AT_ONCE) return `Give between 1 and ${MOST_AT_ONCE} product codes`
  return codes.some((code) => code === "" || code.length > LONGEST_CODE)
    ? `A product code has between 1 and ${LONGEST_CODE} characters`
    : null
}
