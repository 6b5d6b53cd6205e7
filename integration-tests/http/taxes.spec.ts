import type { CompanyDetail, OrderView } from "@billet/backend/contract"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { ADDRESS, CartCalls, cartOf, NEAR, orderOf, typeOf } from "../support/cart-calls"
import { eventually } from "../support/eventually"
import { Ledgers } from "../support/ledgers"
import { adminOrderOf, OrderCalls } from "../support/order-calls"
import { SPARE_BARS } from "../support/shop-feeds"
import { createBuyer, createCompany } from "../support/shop-people"
import { createStaff, type StaffActor } from "../support/staff"
import { shopTests } from "../support/test-shop"

const DENVER = { ...NEAR, city: "Denver", state: "Colorado", postalCode: "80202" }
const PERCENT = 8.25

/** Half-even, of cents that are whole tenths of a cent or finer. */
function taxOn(cents: number): number {
  const [whole, rest] = [Math.floor((cents * PERCENT) / 100), ((cents * PERCENT * 100) % 10_000) / 10_000]
  if (Math.abs(rest - 0.5) < 1e-6) return whole + (whole % 2)
  return rest > 0.5 ? whole + 1 : whole
}
const centsOf = (dollars: number) => Math.round(dollars * 100)

shopTests(({ client, container }) => {
  const carts = new CartCalls(client)
  const orders = new OrderCalls(client)
  const ledgers = new Ledgers(container)
  let clerk: StaffActor
  let people = 0
  beforeAll(async () => {
    clerk = await createStaff(container(), client, "tax desk")
  })
  const filled = async (line: object = {}) => {
    const companyId = await createCompany(container(), `Taxed company ${(people += 1)}`, 100_000_000)
    const facts = { status: "APPROVED", access: "PREMIUM", companyId } as const
    const buyer = await createBuyer(container(), client, `taxed buyer ${people}`, facts)
    const productCode = SPARE_BARS[people % SPARE_BARS.length] ?? SPARE_BARS[0]
    return { buyer, companyId, cart: await carts.filled(buyer, { productCode, amount: "6", pieces: 2, ...line }) }
  }
  const medusa = async ({ id }: OrderView) => {
    const fields = "total,tax_total,summary.*,payment_collections.amount"
    const { order } = (await client.get(`/admin/orders/${id}?fields=${fields}`, { as: clerk })).body as {
      order: {
        total: number
        tax_total: number
        summary: { current_order_total: number }
        payment_collections: { amount: number }[]
      }
    }
    const [collection] = order.payment_collections
    return [order.total, order.summary.current_order_total, collection?.amount ?? 0, order.tax_total]
  }
  const booksOf = ({ total, taxTotal }: OrderView) => [total, total, total, taxTotal]
  const close = (actual: number[], expected: number[]) =>
    expect(actual.map((one) => one.toFixed(6))).toEqual(expected.map((one) => one.toFixed(6)))
  const exempt = async (companyId: string, until: string | null, certificate: string | null = "01-339 of 2026") => {
    const path = `/admin/metal-companies/${companyId}`
    const { company } = (await client.get(path, { as: clerk })).body as { company: CompanyDetail }
    const { name, address, phone, website, industry, vulcanId, isVerified, isActive, requiresApproval } = company
    const facts = { name, address, phone, website, industry, vulcanId, isVerified, isActive, requiresApproval }
    const body = { version: company.version, facts: { ...facts, taxExemptUntil: until, taxCertificate: certificate } }
    return await client.post(path, body, { as: clerk })
  }

  describe("Without tax regions", () => {
    it("nothing is added once the address is known, and Medusa's tax tables stay empty", async () => {
      const { buyer, cart } = await filled()
      expect(cart).toMatchObject({ taxTotal: 0, taxStatus: "OPEN" })
      const near = cartOf(await carts.freight(cart.id, buyer))
      expect(near).toMatchObject({ taxTotal: 0, taxStatus: "KNOWN" })
      expect(centsOf(near.total)).toBe(centsOf(cart.total) + centsOf(near.freight?.amount ?? 0))
      const order = orderOf(await carts.order(near, buyer, { body: { shippingAddress: NEAR } }))
      expect(order).toMatchObject({ total: near.total, taxTotal: 0, taxStatus: "KNOWN" })
      close(await medusa(order), booksOf(order))
    })
  })

  describe("With a tax rate of 8.25 % in Texas", () => {
    beforeAll(async () => {
      const region = { country_code: "us", provider_id: "tp_system" }
      const post = async (body: object) =>
        ((await client.post("/admin/tax-regions", body, { as: clerk })).body as { tax_region: { id: string } }).tax_region
      const { id } = await post(region)
      const rate = { name: "Texas sales tax", code: "TX", rate: PERCENT }
      await post({ country_code: "us", province_code: "us-tx", parent_id: id, default_tax_rate: rate })
    })

    it("material and freight bear it: in the cart, the order, Medusa's order and what is owed", async () => {
      const { buyer, companyId, cart } = await filled({ pieces: 3 })
      expect(cart).toMatchObject({ taxTotal: 0, taxStatus: "OPEN" })
      const near = cartOf(await carts.freight(cart.id, buyer))
      const before = centsOf(cart.total) + centsOf(near.freight?.amount ?? 0)
      expect(near.freight?.amount).toBeGreaterThan(0)
      expect(near).toMatchObject({ taxStatus: "KNOWN", taxTotal: taxOn(before) / 100, total: (before + taxOn(before)) / 100 })
      expect(cartOf(await carts.see(cart.id, buyer))).toEqual(near)

      const body = { shippingAddress: NEAR }
      const untaxed = await carts.order({ ...cart, total: before / 100 }, buyer, { body })
      expect(typeOf(untaxed)).toEqual([409, "price_changed"])
      const order = orderOf(await carts.order(near, buyer, { body }))
      expect(order).toMatchObject({ total: near.total, taxTotal: near.taxTotal, taxStatus: "KNOWN" })
      expect(await ledgers.owed(companyId)).toBe(centsOf(near.total))
      close(await medusa(order), booksOf(order))
      const rates = await container()
        .resolve(ContainerRegistrationKeys.PG_CONNECTION)
        .raw<{ rows: { rate: string; description: string }[] }>(
          `select rate, description from order_line_item_tax_line t join order_item i on i.item_id = t.item_id where order_id = ?`,
          [order.id],
        )
      expect(rates.rows.map(({ rate, description }) => [Number(rate).toFixed(2), description])).toEqual([
        ["8.25", "Texas sales tax"],
      ])

      for (const verb of ["start", "process", "ship"]) adminOrderOf(await orders.verb(verb, order.id, clerk))
      // Whoever hears of the shipment writes the invoice, after the answer.
      await eventually(
        () => orders.see(order.id, clerk),
        ({ invoiceNumber }) => invoiceNumber !== null,
      )
      const seen = await orders.see(order.id, clerk)
      expect(seen).toMatchObject({ total: near.total, taxTotal: near.taxTotal, invoiceNumber: expect.stringMatching(/^INV-/) })
      const path = `/store/metal-orders/${order.orderNumber}/documents/invoice.pdf`
      expect((await client.get(path, { as: buyer })).status).toBe(200)
    })

    it("another state bears none, and the tax of one place is not had at another", async () => {
      const { buyer, cart } = await filled()
      const near = cartOf(await carts.freight(cart.id, buyer))
      const far = cartOf(await carts.freight(cart.id, buyer, DENVER))
      expect([near.taxTotal > 0, far.taxTotal, far.taxStatus]).toEqual([true, 0, "KNOWN"])
      const body = { shippingAddress: NEAR }
      expect(typeOf(await carts.order(far, buyer, { body }))).toEqual([409, "price_changed"])
      const now = cartOf(await carts.see(cart.id, buyer))
      expect(now.total).toBe(near.total)
      expect((await carts.order(now, buyer, { body })).status).toBe(201)
    })

    it("a company with a certificate that holds pays none, and its papers say so", async () => {
      const { buyer, companyId, cart } = await filled()
      const taxed = cartOf(await carts.freight(cart.id, buyer))
      const today = new Date().toISOString().slice(0, 10)
      expect(await exempt(companyId, today, null)).toMatchObject({ status: 400 })
      expect(await exempt(companyId, today)).toMatchObject({
        status: 200,
        body: { company: { taxExemptUntil: today, taxCertificate: "01-339 of 2026" } },
      })
      const { body } = await client.get(`/admin/metal-audit?action=company.edited&entityId=${companyId}`, { as: clerk })
      expect(body).toMatchObject({ entries: [{ details: { facts: { taxExemptUntil: { from: null, to: today } } } }] })
      const shippingAddress = NEAR
      expect(typeOf(await carts.order(taxed, buyer, { body: { shippingAddress } }))).toEqual([409, "price_changed"])
      const free = cartOf(await carts.see(cart.id, buyer))
      expect(free).toMatchObject({ taxTotal: 0, taxStatus: "EXEMPT" })
      expect(centsOf(free.total)).toBe(centsOf(taxed.total) - centsOf(taxed.taxTotal))
      const order = orderOf(await carts.order(free, buyer, { body: { shippingAddress } }))
      expect(order).toMatchObject({ total: free.total, taxTotal: 0, taxStatus: "EXEMPT" })
      close(await medusa(order), booksOf(order))

      expect(await exempt(companyId, "2020-01-01")).toMatchObject({ status: 200 })
      const next = await carts.filled(buyer, { amount: "6" })
      expect(cartOf(await carts.freight(next.id, buyer))).toMatchObject({ taxStatus: "KNOWN" })
      expect(cartOf(await carts.see(next.id, buyer)).taxTotal).toBeGreaterThan(0)
    })
  })

  describe("With a tax rate of 16 % in Mexico", () => {
    beforeAll(async () => {
      const rate = { name: "IVA", code: "IVA", rate: 16 }
      const region = { country_code: "mx", provider_id: "tp_system", default_tax_rate: rate }
      expect((await client.post("/admin/tax-regions", region, { as: clerk })).status).toBe(200)
    })

    it("freight that staff quote later bears it too, and is replaced with its tax", async () => {
      const { buyer, companyId, cart } = await filled()
      const told = cartOf(await carts.freight(cart.id, buyer, ADDRESS))
      const order = orderOf(await carts.order(told, buyer))
      const material = centsOf(order.subtotal)
      expect(centsOf(order.taxTotal)).toBe(Math.round(material * 0.16))
      close(await medusa(order), booksOf(order))
      for (const amount of [412.53, 99.99]) {
        const quote = { amount, carrier: "Gulf Ocean Lines", validUntil: "2099-01-31" }
        const seen = adminOrderOf(await orders.verb("freight", order.id, clerk, { body: quote }))
        const tax = Math.round((material + centsOf(amount)) * 0.16)
        expect(seen).toMatchObject({ taxTotal: tax / 100, total: (material + centsOf(amount) + tax) / 100 })
        expect(await ledgers.owed(companyId)).toBe(centsOf(seen.total))
        close(await medusa(order), [seen.total, seen.total, seen.total, seen.taxTotal])
      }
    })
  })
})
