import { mayManageCompany } from "@billet/backend/accounts"
import type { PurchaseLine, PurchaseRequestView } from "@billet/backend/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { METAL_COMPANY } from "../../../modules/metal-company"
import type MetalCompanyService from "../../../modules/metal-company/service"
import { METAL_ORDER } from "../../../modules/metal-order"
import type MetalOrderService from "../../../modules/metal-order/service"
import type { Buyer } from "../../accounts/lib/load-buyer"
import { linesOf } from "../../cart/lib/cart-line"
import type { PlaceOrderInput } from "../../orders/lib/place-order-input"
import { colleaguesBy } from "./colleagues"
import { companyOfBuyer } from "./company-of-buyer"
import type { PurchaseRequestRow } from "./purchase-request-of"

const DECIDED_SHOWN = 20
const iso = (time: Date | string) => new Date(time).toISOString()

/** The lines of carts that wait, by cart; they are as they were asked for, since nobody can change them. */
async function waitingLines(container: MedusaContainer, requests: PurchaseRequestRow[]): Promise<Map<string, PurchaseLine[]>> {
  const ids = requests.filter(({ status }) => status === "WAITING").map((one) => one.cart_id)
  const carts = await container.resolve(Modules.CART).listCarts({ id: ids }, { relations: ["items"], take: null })
  return new Map(
    carts.map((cart) => [
      cart.id,
      linesOf(cart).map(({ id, productCode, productName, amount, unit, pieces, oneHeat = false, itemTotal }) => ({
        ...{ id, productCode, productName, amount, unit, pieces, oneHeat, itemTotal },
      })),
    ]),
  )
}

/** Requests as a reader of the same company sees them, in the order given. */
export async function purchaseViews(
  container: MedusaContainer,
  requests: PurchaseRequestRow[],
  readerId: string,
): Promise<PurchaseRequestView[]> {
  const cartIds = requests.map((one) => one.cart_id)
  const people = requests.flatMap(({ buyer_id, decided_by }) => [buyer_id, ...(decided_by ? [decided_by] : [])])
  const [lines, names, orders] = await Promise.all([
    waitingLines(container, requests),
    colleaguesBy(container, { id: [...new Set(people)] }),
    container.resolve<MetalOrderService>(METAL_ORDER).listOrderRecords({ cart_id: cartIds }, { take: null }),
  ])
  const nameOf = (id: string | null) => names.find(({ row }) => row.id === id)?.name ?? null
  return requests.map((one) => {
    const checkout = one.checkout as unknown as PlaceOrderInput
    return {
      ...{ id: one.id, status: one.status, isYours: one.buyer_id === readerId, askedAt: iso(one.created_at) },
      ...{ requester: nameOf(one.buyer_id) ?? checkout.email, total: one.cents / 100 },
      ...{ purchaseOrderNumber: checkout.purchaseOrderNumber ?? "", customerNotes: checkout.customerNotes },
      ...{ lines: lines.get(one.cart_id) ?? [], reason: one.reason, decidedBy: nameOf(one.decided_by) },
      orderNumber: orders.find((order) => order.cart_id === one.cart_id)?.order_number ?? null,
      decidedAt: one.decided_at && iso(one.decided_at),
    }
  })
}

/** What waits, oldest first, then what was decided last: one's own, or for an administrator the whole company's. */
export async function purchaseList(container: MedusaContainer, reader: Buyer): Promise<PurchaseRequestView[]> {
  const { companyId, actorId } = companyOfBuyer(reader)
  const of = { company_id: companyId, ...(mayManageCompany(reader.companyRole) ? {} : { buyer_id: actorId }) }
  const companies = container.resolve<MetalCompanyService>(METAL_COMPANY)
  const waiting = await companies.listPurchaseRequests({ ...of, status: "WAITING" }, { order: { created_at: "ASC" }, take: 100 })
  const decided = await companies.listPurchaseRequests(
    { ...of, status: ["APPROVED", "REFUSED", "WITHDRAWN"] },
    { order: { decided_at: "DESC" }, take: DECIDED_SHOWN },
  )
  return await purchaseViews(container, [...waiting, ...decided], actorId)
}
