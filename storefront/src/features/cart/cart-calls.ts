import "server-only"
import type {
  AddLineBody,
  CartAnswer,
  CartStockAnswer,
  ContinueDraftAnswer,
  DraftAnswer,
  FreightBody,
  OpenListBody,
  SaveDraftBody,
  UpdateLineBody,
} from "@billet/backend/contract"
import { callBackend } from "@/lib/backend"

type Token = string | null

const base = (id: string) => `/store/metal-carts/${encodeURIComponent(id)}`
const lineOf = (id: string, lineId: string) => `${base(id)}/lines/${encodeURIComponent(lineId)}`

/** The cart routes of the backend, one function each. */
export const cartCalls = {
  create: (countryCode: string, token: Token) =>
    callBackend<CartAnswer>("/store/metal-carts", { method: "POST", body: { countryCode }, token }),
  /** Every page waits for it, so not as long as a change may take. */
  get: (id: string, token: Token) => callBackend<CartAnswer>(base(id), { token, timeoutSeconds: 8 }),
  stock: (id: string, token: Token) => callBackend<CartStockAnswer>(`${base(id)}/stock`, { token, timeoutSeconds: 8 }),
  addLine: (id: string, body: AddLineBody, token: Token) =>
    callBackend<CartAnswer>(`${base(id)}/lines`, { method: "POST", body, token }),
  addLines: (id: string, lines: AddLineBody[], token: Token) =>
    callBackend<CartAnswer>(`${base(id)}/lines/many`, { method: "POST", body: { lines }, token }),
  updateLine: (id: string, lineId: string, body: UpdateLineBody, token: Token) =>
    callBackend<CartAnswer>(lineOf(id, lineId), { method: "POST", body, token }),
  removeLine: (id: string, lineId: string, token: Token) =>
    callBackend<CartAnswer>(lineOf(id, lineId), { method: "DELETE", token }),
  applyPromo: (id: string, code: string, token: Token) =>
    callBackend<CartAnswer>(`${base(id)}/promo`, { method: "POST", body: { code }, token }),
  removePromo: (id: string, token: Token) => callBackend<CartAnswer>(`${base(id)}/promo`, { method: "DELETE", token }),
  openList: (id: string, body: OpenListBody, token: Token) =>
    callBackend<CartAnswer>(`${base(id)}/open-list`, { method: "POST", body, token }),
  saveDraft: (id: string, body: SaveDraftBody, token: Token) =>
    callBackend<DraftAnswer>(`${base(id)}/draft`, { method: "POST", body, token }),
  continueDraft: (id: string, token: Token) =>
    callBackend<ContinueDraftAnswer>(`/store/metal-drafts/${encodeURIComponent(id)}/continue`, { method: "POST", body: {}, token }),
  freight: (id: string, body: FreightBody, token: Token) =>
    callBackend<CartAnswer>(`${base(id)}/freight`, { method: "POST", body, token, timeoutSeconds: 60 }),
  claim: (id: string, token: string) => callBackend<CartAnswer>(`${base(id)}/claim`, { method: "POST", body: {}, token }),
}
