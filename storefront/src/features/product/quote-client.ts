import {
  coidListOf,
  MESSAGES,
  type CalculatePriceAnswer,
  type CatalogueItem,
  type RequiredQuantityAnswer,
} from "@billet/backend/contract"
import { PIECE_PATH, pieceOf, pieceQuestion, type OrderAmount, type PieceFacts } from "./piece"

const ABORT_SECONDS = 60

/** Weight and length of one piece. Throws 'Error fetching product details: {status text}' (specification section 8). */
export async function fetchPiece(item: CatalogueItem, order: OrderAmount, signal: AbortSignal): Promise<PieceFacts> {
  const answer = await post<RequiredQuantityAnswer>(
    PIECE_PATH,
    pieceQuestion(item, order),
    signal,
    (response) => `Error fetching product details: ${response.statusText || response.status}`,
  )
  return pieceOf(answer)
}

/** The price of a whole line, USD. Throws the server's error, or the literal messages of specification section 8. */
export async function fetchLinePrice(
  item: CatalogueItem,
  order: OrderAmount,
  pounds: number,
  signal: AbortSignal,
): Promise<number> {
  const answer = await post<CalculatePriceAnswer>(
    "/api/calculate-price",
    {
      productCode: item.productCode,
      productAttributes: attributesOf(item, order.pieces, pounds),
      quantity: order.amount * order.pieces,
      unit: order.unit,
      coid: coidListOf(item.coid)[0] ?? "",
    },
    signal,
    () => MESSAGES.calculatePriceFailed,
  )
  if (!answer.success) throw new Error(answer.error || MESSAGES.priceCalculationFailed)
  return answer.result.finalPrice ?? answer.result.calculatedPrice
}

function attributesOf(item: CatalogueItem, pieces: number, pounds: number) {
  return {
    productType: item.productType,
    materialGrade: item.stockGrade,
    productCategory: item.productCategory,
    metalCategory: item.metalCategory,
    outerDiameter: item.outerDiameter,
    insideDiameter: item.insideDiameter,
    productSize: item.productSize,
    stockGrade: item.stockGrade,
    stockType: item.stockType,
    productCondition: item.productCondition,
    averageCostPerLb: item.averageCostPerLb,
    averageCostPerInch: item.averageCostPerInch,
    averageCostPerKg: item.averageCostPerKg,
    weightInPounds: pounds,
    pieces,
  }
}

async function post<T>(url: string, body: unknown, signal: AbortSignal, failure: (response: Response) => string): Promise<T> {
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
    signal: AbortSignal.any([signal, AbortSignal.timeout(ABORT_SECONDS * 1000)]),
  })
  if (!response.ok) throw new Error(failure(response))
  return (await response.json()) as T
}
