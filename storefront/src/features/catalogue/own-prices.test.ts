import { MOST_PRICED_ITEMS, type PriceWithRulesBody } from "@billet/backend/contract"
import type { ListedItem } from "./listed-item"
import { ownPricesOf, withOwnPrices } from "./own-prices"

type Call = (path: string, call: { body: PriceWithRulesBody }) => Promise<unknown>
const mockCall = jest.fn<ReturnType<Call>, Parameters<Call>>()
const mockSession = { token: "t", user: { canSeePrices: true } }
jest.mock("server-only", () => ({}), { virtual: true })
jest.mock("@/features/auth/session", () => ({ getSession: async () => mockSession }))
jest.mock("@/lib/backend", () => ({ callBackend: (...given: Parameters<Call>) => mockCall(...given) }))

const PRICES = { lb: 10, kg: 22, in: 3 }
const codes = Array.from({ length: 34 }, (_, index) => `CODE ${index}`)
const items = codes.map(
  (productCode) => ({ productCode, averageCostPerLb: 1, averageCostPerKg: 2, averageCostPerInch: 3 }) as ListedItem,
)
const own = { perLb: 10, perKg: 22, perInch: 3 }
const none = { perLb: null, perKg: null, perInch: null }

/** Prices by unit; a code ending in 7 has none. */
const answer: Call = async (_, { body }) => ({
  success: true,
  items: body.items.map(({ productCode, unit }) => ({
    productCode,
    unit,
    success: !productCode.endsWith("7"),
    unitPrice: PRICES[unit as "lb" | "kg" | "in"],
  })),
})

beforeEach(() => {
  mockCall.mockReset().mockImplementation(answer)
  mockSession.user.canSeePrices = true
  jest.spyOn(console, "error").mockImplementation()
})
afterEach(() => jest.restoreAllMocks())

it("asks for as many items at once as one call takes, and gives each its prices", async () => {
  const priced = await withOwnPrices(items)
  expect(priced.map(({ ownPrice }) => ownPrice)).toEqual(codes.map((code) => (code.endsWith("7") ? none : own)))
  const asked = mockCall.mock.calls.map(([, { body }]) => body.items.length)
  expect(asked).toEqual([99, 3])
  expect(Math.max(...asked)).toBeLessThanOrEqual(MOST_PRICED_ITEMS)
})

it("shows list prices everywhere when some own prices cannot be had, and logs why", async () => {
  mockCall.mockImplementationOnce(answer).mockRejectedValueOnce(new Error("503"))
  const priced = await withOwnPrices(items)
  expect(priced.map(({ ownPrice }) => ownPrice)).toEqual(codes.map(() => ({ perLb: 1, perKg: 2, perInch: 3 })))
  expect(console.error).toHaveBeenCalledTimes(1)
})

it("gives a list no price where own prices cannot be had", async () => {
  mockCall.mockResolvedValue({ success: false, error: "No prices" })
  expect(await ownPricesOf(["A"])).toEqual({ A: none })
})

it("asks for nothing for who may see no prices", async () => {
  mockSession.user.canSeePrices = false
  expect((await withOwnPrices(items))[0]?.ownPrice).toBeNull()
  expect(await ownPricesOf(codes)).toEqual({})
  expect(mockCall).not.toHaveBeenCalled()
})
