import type { CompanyTeamAnswer, PurchaseRequestAnswer, SavedListAnswer } from "@billet/backend/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { METAL_COMPANY } from "../../src/modules/metal-company"
import type MetalCompanyService from "../../src/modules/metal-company/service"
import { ADDRESS, CartCalls, orderOf } from "./cart-calls"
import type { HttpClient } from "./http-client"
import { SPARE_BARS } from "./shop-feeds"
import { createBuyer, type Buyer } from "./shop-people"

/** What belongs to one administrator of a company, and a request that waits for them. */
export type ForeignThings = {
  owner: Buyer
  cart: string
  line: string
  order: string
  member: string
  invitation: string
  request: string
  list: string
  listLine: string
}

/** Of which thing the id in a path is; no row for what belongs to nobody. */
const ID_IN: readonly [path: string, thing: "cart" | "order" | "member" | "invitation" | "request" | "list"][] = [
  ["/store/metal-carts/", "cart"],
  ["/store/metal-orders/", "order"],
  ["/store/metal-company/members/", "member"],
  ["/store/metal-company/invitations/", "invitation"],
  ["/store/metal-purchase-requests/", "request"],
  ["/store/metal-lists/", "list"],
]

/** The path of a route with the ids of these things in it; every other parameter names nothing. */
export function pathTo(route: string, things: ForeignThings): string {
  const path = route.split(" ")[1] ?? ""
  const [, thing] = ID_IN.find(([start]) => path.startsWith(start)) ?? []
  const named = thing
    ? path
        .replace(/:(id|order_number)/, things[thing])
        .replace(":line_id", thing === "list" ? things.listLine : things.line)
        .replace(":document", "acknowledgement.pdf")
    : path
  return named.replace(/:\w+/g, "none_such")
}

export async function foreignThings(container: MedusaContainer, client: HttpClient, companyId: string): Promise<ForeignThings> {
  const companies = container.resolve<MetalCompanyService>(METAL_COMPANY)
  const carts = new CartCalls(client)
  const person = async (name: string, changes: object) => {
    const made = await createBuyer(container, client, name, { status: "APPROVED", access: "PREMIUM", companyId })
    const [profile] = await companies.listBuyers({ customer_id: made.customerId })
    await companies.updateBuyers({ id: profile?.id ?? "", ...changes })
    return { ...made, buyerId: profile?.id ?? "" }
  }
  const owner = await person("owner of the foreign things", { company_role: "ADMIN" })
  const bar = { productCode: SPARE_BARS[5] ?? "", amount: "12" }
  const order = orderOf(await carts.order(await carts.filled(owner, bar), owner))
  const cart = await carts.filled(owner)
  const invited = await client.post(
    "/store/metal-company/invitations",
    { email: "invited@example.com", role: "BUYER" },
    { as: owner },
  )
  const requester = await person("who asks for approval", { spending_limit_cents: 1 })
  const { id, total } = await carts.filled(requester)
  const checkout = { paymentMethod: "ACCOUNT", purchaseOrderNumber: "PO-1", shippingAddress: ADDRESS, expectedTotal: total }
  const asked = await client.post(`/store/metal-carts/${id}/request-approval`, checkout, { as: requester })
  const made = await client.post("/store/metal-lists", { name: "What we cut most" }, { as: owner })
  const list = (made.body as SavedListAnswer).list.id
  const saved = await client.post(`/store/metal-lists/${list}/lines`, { lines: [{ ...bar, unit: "in" }] }, { as: owner })
  return {
    owner,
    list,
    listLine: (saved.body as SavedListAnswer).list.lines[0]?.id ?? "",
    cart: cart.id,
    line: cart.items[0]?.id ?? "",
    order: order.orderNumber,
    member: requester.buyerId,
    invitation: (invited.body as CompanyTeamAnswer).invitations[0]?.id ?? "",
    request: (asked.body as PurchaseRequestAnswer).request.id,
  }
}
