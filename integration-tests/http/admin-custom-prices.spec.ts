import type {
  AdminCustomPrice,
  CustomPriceAnswer,
  CustomPriceBody,
  CustomPriceImport,
  CustomPriceImportAnswer,
  CustomPriceListAnswer,
} from "@billet/backend/contract"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { typeOf } from "../support/cart-calls"
import { eventually } from "../support/eventually"
import { hammer } from "../support/hammer"
import { hostileBodies } from "../support/hostile"
import type { Actor, Reply } from "../support/http-client"
import { PricingCalls, refusalsOf } from "../support/pricing-calls"
import { BAR, COSTS, FLAT, SPARE_BARS, TUBE } from "../support/shop-feeds"
import { createCompany } from "../support/shop-people"
import { createStaff } from "../support/staff"
import { shopTests } from "../support/test-shop"

const ROOT = "/admin/metal-pricing/custom-prices"
const HEAD = "productCode,company,customer,coid,customPrice,unit,originalPrice,discountPercent,effectiveDate,expiryDate,notes"
const [ONE = "", TWO = ""] = SPARE_BARS

shopTests(({ client, container, approved, stranger, companyId }) => {
  let desk: Actor
  beforeAll(async () => {
    desk = await createStaff(container(), client, "contract desk")
  })
  const calls = new PricingCalls(client, () => desk)
  const post = (body: unknown, path = "") => client.post(ROOT + path, body, { as: desk })
  const priceOf = (reply: Reply): AdminCustomPrice => {
    if (reply.status >= 300) throw new Error(`Got ${reply.status}: ${reply.text.slice(0, 300)}`)
    return (reply.body as CustomPriceAnswer).customPrice
  }
  const see = async (id: string) => priceOf(await client.get(`${ROOT}/${id}`, { as: desk }))
  const list = async (query: string) => (await client.get(`${ROOT}${query}`, { as: desk })).body as CustomPriceListAnswer
  const agreed = (productCode: string, parts: Partial<CustomPriceBody> = {}) => {
    return { productCode, companyId: companyId(), customPrice: 50, unit: "in" as const, ...parts }
  }
  const editOf = (price: AdminCustomPrice, changes: Partial<CustomPriceBody>) => {
    const { id: _id, createdBy: _c, updatedBy: _u, createdAt: _ca, updatedAt: _ua, ownerName: _o, ...body } = price
    return { ...body, ...changes }
  }
  /** What an inch costs a buyer in the shop. */
  const told = async (productCode: string, as: Actor) => {
    const reply = await client.get(`/store/metal-items/${encodeURIComponent(productCode)}/price?amount=1`, { as })
    return (reply.body as { price?: { unitPrice: number } }).price?.unitPrice
  }
  const imported = async (content: string, commit: boolean): Promise<CustomPriceImport> => {
    const reply = await post({ content, commit }, "/import")
    if (reply.status !== 200) throw new Error(`Got ${reply.status}: ${reply.text.slice(0, 300)}`)
    return (reply.body as CustomPriceImportAnswer).import
  }
  const exported = async () => await client.get(`${ROOT}/export`, { as: desk })
  const fileOf = (...rows: string[]) => [HEAD, ...rows].join("\n")

  it("are made for a company, hold for its buyers at once and for nobody else, and end when they are switched off", async () => {
    const price = priceOf(await post(agreed(ONE.toLowerCase(), { notes: "Frame contract 12" })))
    expect(price).toMatchObject({
      productCode: ONE,
      ownerName: "Lone Star Valve",
      version: 1,
      createdBy: "Staff contract desk",
      isActive: true,
    })
    expect([await told(ONE, approved()), await told(ONE, stranger())]).toEqual([50, COSTS.inch])
    expect(priceOf(await post(editOf(price, { customPrice: 45 }), `/${price.id}`))).toMatchObject({ customPrice: 45, version: 2 })
    expect(await told(ONE, approved())).toBe(45)
    const stale = await post(editOf(price, { customPrice: 1 }), `/${price.id}`)
    expect(typeOf(stale)).toEqual([409, "stale_version"])
    expect((await list(`?companyId=${companyId()}&isActive=true`)).customPrices.map(({ id }) => id)).toEqual([price.id])
    await post(editOf(await see(price.id), { isActive: false }), `/${price.id}`)
    expect(await told(ONE, approved())).toBe(COSTS.inch)
    expect((await list(`?q=${ONE.slice(0, 9)}&isActive=true`)).count).toBe(0)
  })

  it("take one of many edits made at the same moment", async () => {
    const price = priceOf(await post(agreed(FLAT)))
    const edits = Array.from({ length: 8 }, (_, index) => post(editOf(price, { customPrice: index + 1 }), `/${price.id}`))
    expect((await Promise.all(edits)).map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409, 409, 409])
  })

  it.each<[string, Partial<CustomPriceBody>, string, string]>([
    ["no owner", { companyId: null }, "customerId", "must be set, or the company, and not both"],
    ["two owners", { customerId: "cus_1" }, "customerId", "must be set, or the company, and not both"],
    ["a company there is not", { companyId: "co_none" }, "companyId", "is no company"],
    ["a customer there is not", { companyId: null, customerId: "cus_none" }, "customerId", "is no customer"],
    ["a product there is not", { productCode: "NO SUCH" }, "productCode", "is not in the catalogue"],
    ["a price of nothing", { customPrice: 0 }, "customPrice", "must be above 0"],
    [
      "inverted dates",
      { effectiveDate: "2026-02-02", expiryDate: "2026-02-01" },
      "expiryDate",
      "must not be before the effective date",
    ],
    ["a discount over 100", { discountPercent: 101 }, "discountPercent", "must be at most 100"],
    ["a trading company there is not", { coid: "XXX" }, "coid", "must be one of INC, EUR, MSA, SIN, DUB"],
  ])("refuse %s, naming the field and the reason", async (_title, parts, field, reason) => {
    expect(refusalsOf(await post({ ...agreed(TWO), ...parts }))).toEqual({ status: 400, fields: [{ field, reason }] })
  })

  it("refuse a second price for the same agreement, however many are sent at once", async () => {
    const replies = await Promise.all(Array.from({ length: 5 }, () => post(agreed(TWO))))
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400, 400])
  })

  describe("An import", () => {
    it("says what it would change, row by row what is wrong, and writes nothing until it is told to", async () => {
      const email = `${approved().name.replace(/\W+/g, "-")}@example.com`
      const file = fileOf(
        `${TUBE},Lone Star Valve,,,12.5,in,,,2026-01-01,,"Agreed, in Houston"`,
        `${BAR},,${email.toUpperCase()},INC,20,lb,21.7413,8,,,`,
        `NO SUCH CODE,Lone Star Valve,,,5,in,,,,,`,
        `${BAR},Nobody Inc,,,5,in,,,,,`,
        `${BAR},Lone Star Valve,,,free,in,,,,,`,
        `${BAR},Lone Star Valve,,,5,mile,,,2026-05-05,2026-05-01,`,
        `${TUBE},Lone Star Valve,,,13,in,,,2026-01-01,,`,
        `${BAR},Lone Star Valve`,
      )
      const preview = await imported(file, false)
      expect(preview).toMatchObject({ committed: false, totalRows: 8, created: 2, changed: 0, unchanged: 0, rejectedRows: 6 })
      expect(preview.rejections.map(({ line, field, value, reason }) => [line, field, value, reason])).toEqual([
        [4, "productCode", "NO SUCH CODE", "is not in the catalogue"],
        [5, "company", "Nobody Inc", "is no company's name or id, or more than one's"],
        [6, "customPrice", "free", expect.stringContaining("number")],
        [7, "unit", "mile", expect.any(String)],
        [8, "", "", "repeats line 2"],
        [9, "", "", "has 2 values where the header has 11"],
      ])
      expect((await list("?q=4140")).count).toBe(0)

      expect(await imported(file, true)).toEqual({ ...preview, committed: true })
      expect((await list("?q=4140")).customPrices).toMatchObject([
        {
          productCode: TUBE,
          customPrice: 12.5,
          notes: "Agreed, in Houston",
          effectiveDate: "2026-01-01",
          createdBy: "Staff contract desk",
        },
      ])
      expect(await told(TUBE, approved())).toBe(12.5)
      expect(await imported(file, true)).toMatchObject({ created: 0, changed: 0, unchanged: 2, rejectedRows: 6 })
      expect((await list("?q=4140")).customPrices[0]?.version).toBe(1)
      expect(await imported(file.replace("12.5", "11.5"), true)).toMatchObject({ created: 0, changed: 1, unchanged: 1 })
      expect(await told(TUBE, approved())).toBe(11.5)
    })

    it("of one file by many at the same moment writes it once", async () => {
      const companies = await Promise.all(
        ["Import A", "Import B", "Import C"].map((name) => createCompany(container(), name, null)),
      )
      const file = fileOf(...companies.flatMap((id) => [BAR, TUBE, FLAT].map((code) => `${code},${id},,,5,in,,,,,`)))
      const results = await Promise.all(Array.from({ length: 6 }, () => imported(file, true)))
      expect(results.map(({ created, unchanged }) => [created, unchanged]).sort()).toEqual([
        ...Array.from({ length: 5 }, () => [0, 9]),
        [9, 0],
      ])
      expect((await list(`?companyId=${companies[1]}`)).count).toBe(3)
    })

    it("of an export changes nothing, formulas in notes included", async () => {
      await post(agreed(BAR, { coid: "EUR", notes: '=HYPERLINK("http://evil.example"), "quoted"; yes' }))
      const file = await exported()
      expect(file.headers.get("content-type")).toBe("text/csv; charset=utf-8")
      const [head, ...rows] = file.text
        .replace(/^\uFEFF/, "")
        .trim()
        .split("\r\n")
      expect(head).toBe(HEAD)
      expect(rows.length).toBe((await list("?isActive=true&limit=1")).count)
      expect(file.text).toContain(`"'=HYPERLINK(""http://evil.example""), ""quoted""; yes"`)
      expect(await imported(file.text, true)).toMatchObject({ created: 0, changed: 0, unchanged: rows.length, rejectedRows: 0 })
    })

    it.each([
      ["without a column it needs", "productCode,unit\nA,in", "lacks the columns customPrice"],
      ["with a column nobody knows", "productCode,unit,customPrice,margin\nA,in,1,2", "has columns nobody knows: margin"],
      ["with nothing in it", HEAD, "holds no rows"],
    ])("refuses a file %s", async (_title, content, reason) => {
      expect(refusalsOf(await post({ content }, "/import"))).toEqual({ status: 400, fields: [{ field: "content", reason }] })
    })
  })

  it("that were broken behind the application are left out and told of, never priced by", async () => {
    const price = priceOf(await post(agreed(ONE, { unit: "lb", customPrice: 3 })))
    const perPound = async () =>
      (await calls.simulate({ productCode: ONE, unit: "lb", amount: "1", companyId: companyId() })).live.price?.unitPrice
    expect(await perPound()).toBe(3)
    const knex = container().resolve(ContainerRegistrationKeys.PG_CONNECTION)
    await knex.raw("update metal_custom_price set custom_price_e4 = -5 where id = ?", [price.id])
    await eventually(perPound, (unitPrice) => unitPrice === COSTS.lb)
    expect((await calls.warnings()).filter(({ id }) => id === price.id)).toMatchObject([
      { kind: "broken-custom-price", reason: "never applies because it is broken: customPrice must be above 0" },
    ])
  })

  it("answer two thousand hostile prices and files with a refusal and never with a failure", async () => {
    const statuses = await hammer(hostileBodies(agreed(BAR)), (body) => post(body), 1_000)
    const files = await hammer(
      hostileBodies({ content: fileOf(`${BAR},x,,,5,in,,,,,`), commit: false }),
      (body) => post(body, "/import"),
      1_000,
    )
    expect((statuses.get(400) ?? 0) + (files.get(400) ?? 0)).toBeGreaterThan(500)
  })
})
