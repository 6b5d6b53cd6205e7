import type { AuditListAnswer, CompanyAnswer, CustomerAccountAnswer, MergePreviewAnswer } from "@billet/backend/contract"
import { METAL_COMPANY } from "../../src/modules/metal-company"
import type MetalCompanyService from "../../src/modules/metal-company/service"
import { METAL_PRICING } from "../../src/modules/metal-pricing"
import type MetalPricingService from "../../src/modules/metal-pricing/service"
import { CartCalls, orderOf, typeOf } from "../support/cart-calls"
import type { Actor } from "../support/http-client"
import { BAR } from "../support/shop-feeds"
import { createBuyer, createCompany } from "../support/shop-people"
import { createStaff, type StaffActor } from "../support/staff"
import { shopTests } from "../support/test-shop"

shopTests(({ client, container, approved }) => {
  const companies = () => container().resolve<MetalCompanyService>(METAL_COMPANY)
  const prices = () => container().resolve<MetalPricingService>(METAL_PRICING)
  let staff: StaffActor
  beforeAll(async () => {
    staff = await createStaff(container(), client, "company-desk")
  })

  const company = async (id: string) =>
    ((await client.get(`/admin/metal-companies/${id}`, { as: staff })).body as CompanyAnswer).company
  const edit = (id: string, body: object, as: Actor = staff) => client.post(`/admin/metal-companies/${id}`, body, { as })
  const preview = async (from: string, into: string) =>
    ((await client.get(`/admin/metal-companies/${from}/merge?into=${into}`, { as: staff })).body as MergePreviewAnswer).merge
  const merge = async (from: string, into: string) => {
    const { from: one, into: other } = await preview(from, into)
    return await client.post(
      `/admin/metal-companies/${from}/merge`,
      { into, version: one.version, intoVersion: other.version },
      { as: staff },
    )
  }
  const person = async (name: string, companyId: string, role: "ADMIN" | "BUYER" = "BUYER") => {
    const buyer = await createBuyer(container(), client, name, { status: "APPROVED", access: "PREMIUM", companyId })
    const [profile] = await companies().listBuyers({ customer_id: buyer.customerId })
    await companies().updateBuyers({ id: profile?.id ?? "", company_role: role })
    return { ...buyer, buyerId: profile?.id ?? "" }
  }
  const agree = async (companyId: string, dollars: number, unit = "in") =>
    await prices().saveCustomPrice({
      actorId: null,
      price: {
        productCode: BAR,
        customerId: null,
        companyId,
        coid: null,
        customPrice: dollars,
        unit: unit as "in",
        originalPrice: null,
        discountPercent: null,
        effectiveDate: null,
        expiryDate: null,
        isActive: true,
        notes: null,
      },
    })
  const audited = async (action: string) =>
    ((await client.get(`/admin/metal-audit?action=${action}&limit=100`, { as: staff })).body as AuditListAnswer).entries
  const facts = (changes: object = {}) => ({
    name: "Bayou Castings",
    address: { line1: "1 Wharf", city: "Galveston", state: "TX", postalCode: "77550", country: "US" },
    phone: "+1 713 555 0100",
    website: "bayou.example",
    industry: "Foundry",
    vulcanId: "V-100",
    isVerified: true,
    requiresApproval: true,
    isActive: true,
    ...changes,
  })

  describe("A company", () => {
    it("is changed by staff, found by its new name, and what changed is written down", async () => {
      const id = await createCompany(container(), "Bayou Casting", null)
      const { version } = await company(id)
      const reply = await edit(id, { version, facts: facts(), credit: { terms: { limit: 5000, days: 30 }, hold: true } })
      expect(reply).toMatchObject({
        status: 200,
        body: {
          company: {
            version: version + 1,
            name: "Bayou Castings",
            address: { line1: "1 Wharf", postalCode: "77550" },
            terms: { limit: 5000, days: 30 },
            hold: true,
            requiresApproval: true,
          },
        },
      })
      const claim = { name: "Bayou Castings", mail: "a@bayou.example", postalCode: "77550", country: "US" }
      expect((await companies().findMatchCandidates(claim)).map((one) => one.id)).toContain(id)
      const [entry] = await audited("company.edited")
      expect(entry).toMatchObject({
        entityId: id,
        details: { facts: { name: { from: "Bayou Casting", to: "Bayou Castings" } }, credit: { to: { hold: true } } },
      })
    })

    it("takes one of two edits of the same version", async () => {
      const id = await createCompany(container(), "Twice Edited", null)
      const { version } = await company(id)
      const replies = await Promise.all(["A", "B", "C"].map((name) => edit(id, { version, facts: facts({ name }) })))
      expect(replies.map((reply) => reply.status).sort()).toEqual([200, 409, 409])
    })

    it("refuses what is not valid, by the field's name", async () => {
      const id = await createCompany(container(), "Well Formed", null)
      const { version } = await company(id)
      for (const [field, changes] of [
        ["facts.name", { name: "" }],
        ["facts.phone", { phone: "x" }],
        ["facts.website", { website: "javascript:alert(1)" }],
        ["facts.address.country", { address: { ...facts().address, country: "XX" } }],
      ] as const)
        expect(await edit(id, { version, facts: facts(changes) })).toMatchObject({ status: 400, body: { fields: [{ field }] } })
      for (const body of [{ version }, { version, facts: facts({ openBalance: 0 }) }, { version, open_balance_cents: 0 }])
        expect((await edit(id, body)).status).toBe(400)
      expect((await edit("mco_nobody", { version, facts: facts() })).status).toBe(404)
    })

    it("is changed only with the permission for what is changed", async () => {
      const id = await createCompany(container(), "Guarded", null)
      const { version } = await company(id)
      const rights = (permission: "COMPANY_LINKING" | "CREDIT_APPLICATIONS" | "ORDER_PROCESSING") =>
        ({ role: "ADMIN", permissions: [permission], isActive: true }) as const
      const linker = await createStaff(container(), client, "linker", rights("COMPANY_LINKING"))
      const banker = await createStaff(container(), client, "banker", rights("CREDIT_APPLICATIONS"))
      const orders = await createStaff(container(), client, "order desk", rights("ORDER_PROCESSING"))
      const credit = { terms: { limit: 100, days: 30 }, hold: false }
      expect((await edit(id, { version, credit }, linker)).status).toBe(403)
      expect((await edit(id, { version, facts: facts() }, banker)).status).toBe(403)
      expect((await edit(id, { version, facts: facts() }, orders)).status).toBe(403)
      expect((await client.get(`/admin/metal-companies/${id}/merge?into=x`, { as: banker })).status).toBe(403)
      expect((await edit(id, { version, facts: facts() }, approved())).status).toBe(401)
      expect((await edit(id, { version, credit }, banker)).status).toBe(200)
      expect((await edit(id, { version: version + 1, facts: facts() }, linker)).status).toBe(200)
    })
  })

  describe("Merging two companies", () => {
    it("says what goes over, then takes all of it over", async () => {
      const into = await createCompany(container(), "Gulf Forge Inc.", 500_000)
      const from = await createCompany(container(), "Gulf Forge LLC", 900_000)
      await companies().updateCompanies({ id: from, website: "gulf-forge.example", credit_hold: true })
      await companies().updateCompanies({ id: into, tax_exempt_until: "2027-01-31", tax_certificate: "TX-1" })
      await companies().updateCompanies({ id: from, tax_exempt_until: "2099-06-30", tax_certificate: "TX-2" })
      const boss = await person("boss of the forge", into, "ADMIN")
      const other = await person("boss of the other forge", from, "ADMIN")
      const clerk = await person("clerk of the other forge", from)
      await companies().createTrustedDomains({ domain: "gulf-forge.example", company_id: from })
      await companies().updateCompanies({ id: from, credit_hold: false })
      const carts = new CartCalls(client)
      const order = orderOf(await carts.order(await carts.filled(clerk), clerk))
      await companies().updateCompanies({ id: from, credit_hold: true })
      const owed = (await companies().retrieveCompany(from)).open_balance_cents
      await agree(into, 5)
      const double = await agree(from, 7)
      const moved = await agree(from, 90, "lb")
      await client.post("/store/metal-company/invitations", { email: "c@gulf.example", role: "BUYER" }, { as: other })

      const told = await preview(from, into)
      expect(told).toMatchObject({
        moves: { people: 2, orders: 1, customPrices: 2, domains: 1 },
        doublePrices: 1,
        demoted: 1,
        invitations: 1,
        after: {
          terms: { limit: 5000, days: 30 },
          openBalance: owed / 100,
          hold: true,
          taxExemptUntil: "2099-06-30",
          taxCertificate: "TX-2",
        },
        givenUp: [{ label: "Tax certificate", value: "TX-1" }],
      })
      expect(owed).toBeGreaterThan(0)
      expect((await merge(from, into)).status).toBe(200)

      expect(await company(into)).toMatchObject({
        terms: { limit: 5000 },
        openBalance: owed / 100,
        hold: true,
        website: "gulf-forge.example",
        taxExemptUntil: "2099-06-30",
        taxCertificate: "TX-2",
      })
      expect((await company(into)).people.map((one) => [one.buyerId, one.role]).sort()).toEqual(
        [
          [boss.buyerId, "ADMIN"],
          [other.buyerId, "BUYER"],
          [clerk.buyerId, "BUYER"],
        ].sort(),
      )
      expect(await company(from)).toMatchObject({ isActive: false, openBalance: 0, people: [], mergedInto: { id: into } })
      const kept = await prices().listCustomPrices({ company_id: into })
      expect(kept.find((one) => one.id === double)?.is_active).toBe(false)
      expect(kept.find((one) => one.id === moved)?.is_active).toBe(true)
      expect((await client.get(`/store/metal-orders/${order.orderNumber}`, { as: clerk })).status).toBe(200)
      const [entry] = await audited("company.merged")
      expect(entry).toMatchObject({ entityId: from, details: { into: { id: into }, moves: { people: 2, orders: 1 } } })
      expect(entry?.details).toMatchObject({ after: { taxCertificate: "TX-2" }, givenUp: [{ value: "TX-1" }] })
    })

    it("happens once, however often and in whatever direction it is asked for at once", async () => {
      const [a, b, c] = await Promise.all(["Ring A", "Ring B", "Ring C"].map((name) => createCompany(container(), name, null)))
      if (!a || !b || !c) throw new Error("no companies")
      const pairs = [
        [a, b],
        [b, a],
        [a, b],
        [b, c],
        [c, a],
      ] as const
      const bodies = await Promise.all(pairs.map(([from, into]) => preview(from, into)))
      const replies = await Promise.all(
        pairs.map(([from, into], at) =>
          client.post(
            `/admin/metal-companies/${from}/merge`,
            { into, version: bodies[at]?.from.version, intoVersion: bodies[at]?.into.version },
            { as: staff },
          ),
        ),
      )
      expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1)
      expect(replies.filter((reply) => reply.status === 409)).toHaveLength(4)
      const rows = await companies().listCompanies({ id: [a, b, c] })
      expect(rows.filter((row) => row.merged_into_id !== null)).toHaveLength(1)
    })

    it("loses no order and no cent of one that is placed at the same moment", async () => {
      const into = await createCompany(container(), "Racing Steel Inc.", 5_000_000)
      const from = await createCompany(container(), "Racing Steel LLC", 5_000_000)
      const buyer = await person("racer", from)
      const carts = new CartCalls(client)
      const cart = await carts.filled(buyer)
      const [placed, merged] = await Promise.all([carts.order(cart, buyer), merge(from, into)])
      expect(merged.status).toBe(200)
      // An order that comes too late for one company and too early for the other is refused, not lost.
      expect([200, 201, 403, 409]).toContain(placed.status)
      expect((await companies().retrieveCompany(from)).open_balance_cents).toBe(0)
      const open = await companies().listCreditEntries({ company_id: [from, into], status: ["HELD", "CHARGED"] })
      expect(open.filter((one) => one.company_id === from)).toEqual([])
      const sum = open.reduce((all, one) => all + one.cents, 0)
      expect((await companies().retrieveCompany(into)).open_balance_cents).toBe(sum)
    })

    it("refuses a company that is none, itself, closed or merged, and one that changed since the preview", async () => {
      const a = await createCompany(container(), "Stale A", null)
      const b = await createCompany(container(), "Stale B", null)
      const ask = (from: string, into: string, version = 1, intoVersion = 1) =>
        client.post(`/admin/metal-companies/${from}/merge`, { into, version, intoVersion }, { as: staff })
      expect((await ask("mco_nobody", b)).status).toBe(404)
      expect(await ask(a, "mco_nobody")).toMatchObject({ status: 400, body: { fields: [{ field: "into" }] } })
      expect((await ask(a, a)).status).toBe(400)
      expect(typeOf(await ask(a, b, 7))).toEqual([409, "stale_version"])
      expect((await ask(a, b)).status).toBe(200)
      expect(typeOf(await ask(a, b))).toEqual([409, "company_merged"])
      expect(typeOf(await edit(a, { version: 2, facts: facts() }))).toEqual([409, "company_merged"])
    })
  })

  describe("A customer's account in the admin", () => {
    it("shows state, company and terms, and signs the customer out everywhere", async () => {
      const id = await createCompany(container(), "Signed Out Steel", 100_000)
      const buyer = await person("signed out", id)
      const path = `/admin/metal-customers/${buyer.customerId}`
      expect(((await client.get(path, { as: staff })).body as CustomerAccountAnswer).account).toMatchObject({
        accountStatus: "APPROVED",
        company: { id, terms: { limit: 1000, days: 30 }, hold: false },
      })
      expect((await client.get("/store/metal-me", { as: buyer })).status).toBe(200)
      expect((await client.post(`${path}/sign-out`, {}, { as: staff })).status).toBe(200)
      expect((await client.get("/store/metal-me", { as: buyer })).status).toBe(401)
      expect((await audited("account.signed_out_everywhere"))[0]).toMatchObject({
        entityId: buyer.buyerId,
        adminId: staff.userId,
      })
      expect((await client.get("/admin/metal-customers/cus_none", { as: staff })).body).toEqual({ account: null })
      expect((await client.post("/admin/metal-customers/cus_none/sign-out", {}, { as: staff })).status).toBe(404)
    })
  })
})
