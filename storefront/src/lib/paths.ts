import { normaliseProductCode, type ContactTopic, type Unit } from "@billet/backend/contract"
import { entrances } from "./entrances"
import { withQuery } from "./with-query"

const PRODUCT_PAGE = "/product-details"

type DetailOptions = { coid?: string; amount?: string; pieces?: number; unit?: Unit; oneHeat?: boolean; line?: string }

/** Every address of the shop, so that none is spelled out twice. The results page's is built in features/catalogue. */
export const paths = {
  ...entrances,
  productPage: PRODUCT_PAGE,
  quickOrder: "/quick-order",
  checkout: "/checkout",
  profile: "/account/profile",
  company: "/account/company",
  credit: "/account/credit",
  orders: "/account/orders",
  savedDraft: "/account/orders?saved=draft",
  lists: "/account/lists",
  ordersFile: "/account/orders/export",
  stockVerification: "/stock-verification",
  questions: "/howco/frequently-asked",
  materials: "/howco/materials",
  crossReference: "/howco/materials/cross-reference",
  weightCalculator: "/howco/weight-calculator",
  machining: "/howco/services/cnc-machining",
  boring: "/howco/services/deep-hole-boring",
  additive: "/howco/additive-manufacturing",
  quality: "/howco/quality",
  terms: "/howco/terms-of-sale",
  privacy: "/howco/privacy",
  signInPage: "/auth/signin",
  register: "/auth/register",
  forgotPassword: "/auth/forgot-password",
  authError: "/auth/error",
  authApi: "/api/auth",
  secondStep: "/auth/signin?step=code",
  socialCard: "/social-card",
  sitemap: "/sitemap.xml",
  sitemapFile: (name: string) => `/sitemap/${name}.xml`,
  contactAbout: (topic: ContactTopic) => `/contact?topic=${topic}`,
  material: (family: string) => `/howco/materials/${family}`,
  grade: (family: string, grade: string) => `/howco/materials/${family}/${grade}`,
  payment: (orderNumber: string) => `/checkout/payment/${encodeURIComponent(orderNumber)}`,
  confirmation: (orderNumber: string) => `/checkout/confirmation/${encodeURIComponent(orderNumber)}`,
  orderCertificate: (orderNumber: string, id: string) =>
    `/account/orders/${encodeURIComponent(orderNumber)}/certificates/${encodeURIComponent(id)}`,
  orderDocument: (orderNumber: string, name: "acknowledgement.pdf" | "invoice.pdf") =>
    `/account/orders/${encodeURIComponent(orderNumber)}/documents/${name}`,
  orderFile: (orderNumber: string, id: string) =>
    `/account/orders/${encodeURIComponent(orderNumber)}/files/${encodeURIComponent(id)}`,
  order: (orderNumber: string) => `/account/orders/${encodeURIComponent(orderNumber)}`,
  list: (id: string) => `/account/lists/${encodeURIComponent(id)}`,
  invitation: (token: string) => withQuery("/auth/invitation", { token }),
  authProblem: (error: string) => withQuery("/auth/error", { error }),
  completeProfile: (callbackUrl?: string) => withQuery("/auth/complete-profile", { callbackUrl }),
  itemPrice: (productCode: string, order: { amount: string; unit: Unit; pieces: string }) =>
    withQuery("/product-details/price", { productCode, ...order }),
  ownPrices: (productCodes: readonly string[]) =>
    `/products/prices?${new URLSearchParams(productCodes.map((code) => ["productCode", code]))}`,
  product: (productCode: string, { coid, amount, pieces, unit, oneHeat, line }: DetailOptions = {}) =>
    withQuery(PRODUCT_PAGE, {
      productCode: normaliseProductCode(productCode),
      coid,
      amount,
      pieces: pieces?.toString(),
      unit,
      oneHeat: oneHeat ? "true" : undefined,
      line,
    }),
} as const
