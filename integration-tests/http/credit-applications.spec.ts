import type { ApprovalAnswer, ApprovalListAnswer, CreditApplicationAnswer } from "@billet/backend/contract"
import { METAL_COMPANY } from "../../src/modules/metal-company"
import type MetalCompanyService from "../../src/modules/metal-company/service"
import { CartCalls, typeOf } from "../support/cart-calls"
import type { Actor } from "../support/http-client"
import { mailsTo } from "../support/mails"
import { createBuyer, createCompany } from "../support/shop-people"
import { createStaff } from "../support/staff"
import { shopTests } from "../support/test-shop"

const CREDIT = "/store/metal-credit-application"
const PDF = { fileName: "Bilanz é 2026.pdf", content: Buffer.from("%PDF-1.7 accounts").toString("base64") }
const ASKED = { limit: 75_000, days: 45, reason: "Bars for pumps; ask Acme Steel" }

shopTests(({ client, container, anonymous, stranger }) => {
  const carts = new CartCalls(client)
  const module = () => container().resolve<MetalCompanyService>(METAL_COMPANY)
  let people = 0
  const applicant = async (company_role: "ADMIN" | "BUYER" = "ADMIN") => {
    const name = `applicant ${(people += 1)}`
    const companyId = await createCompany(container(), name, null)
    const buyer = await createBuyer(container(), client, name, { status: "APPROVED", access: "STANDARD", companyId })
    const [row] = await module().listBuyers({ customer_id: buyer.customerId })
    await module().updateBuyers({ id: row?.id ?? "", company_role })
    return { companyId, buyer }
  }
  const apply = (as: Actor, body: object = {}) => client.post(CREDIT, { ...ASKED, ...body }, { as })
  const requestIdOf = async (as: Actor) =>
    ((await client.get(CREDIT, { as })).body as CreditApplicationAnswer).application?.id ?? ""

  describe("A credit application", () => {
    it("is approved with terms that every buyer of the company orders on", async () => {
      const desk = await createStaff(container(), client, "credit desk", {
        ...{ role: "ADMIN", permissions: ["CREDIT_APPLICATIONS"], isActive: true },
      })
      const { buyer, companyId } = await applicant()
      const asked = await apply(buyer, { attachments: [PDF] })
      expect(asked.status).toBe(201)
      expect(asked.body).toMatchObject({
        application: { status: "PENDING", asked: { limit: 75_000, days: 45 }, files: [{ fileName: PDF.fileName }] },
        mayApply: false,
      })
      expect(typeOf(await apply(buyer))).toEqual([409, "request_open"])
      const list = (await client.get("/admin/metal-approvals?type=CREDIT_APPLICATION", { as: desk })).body as ApprovalListAnswer
      const id = await requestIdOf(buyer)
      expect(list.approvals.map((one) => one.id)).toContain(id)
      const { approval } = (await client.get(`/admin/metal-approvals/${id}`, { as: desk })).body as ApprovalAnswer
      const file = await client.get(`/admin/metal-approvals/${id}/files/${approval.credit?.files[0]?.id}`, { as: desk })
      expect(file.text).toBe("%PDF-1.7 accounts")
      expect(file.headers.get("content-disposition")).toMatch(/^attachment; filename\*=UTF-8''Bilanz%20/)
      expect(file.headers.get("x-content-type-options")).toBe("nosniff")
      expect((await client.post(`/admin/metal-approvals/${id}/approve`, {}, { as: desk })).body).toMatchObject({
        fields: [{ field: "terms" }],
      })
      const terms = { limit: 50_000, days: 30 }
      expect((await client.post(`/admin/metal-approvals/${id}/approve`, { terms }, { as: desk })).status).toBe(200)
      expect(await module().retrieveCompany(companyId)).toMatchObject({ credit_limit_cents: 5_000_000, terms_days: 30 })
      const mails = await mailsTo(container(), `${buyer.name.replace(/\W+/g, "-")}@example.com`)
      expect(mails.map(({ template }) => template)).toEqual(["credit-granted"])
      expect((await carts.order(await carts.filled(buyer), buyer)).status).toBe(201)
      expect((await client.get(CREDIT, { as: buyer })).body).toMatchObject({
        application: { status: "APPROVED" },
        mayApply: true,
      })
    })

    it("is made by administrators, seen by nobody else, and its files only by who may decide it", async () => {
      const { buyer } = await applicant()
      await apply(buyer, { attachments: [PDF] })
      const id = await requestIdOf(buyer)
      const [file] = await module().listRequestAttachments({ request_id: id })
      const path = `/admin/metal-approvals/${id}/files/${file?.id}`
      const linker = await createStaff(container(), client, "linker", {
        ...{ role: "ADMIN", permissions: ["COMPANY_LINKING"], isActive: true },
      })
      expect((await client.get(path, { as: linker })).status).toBe(403)
      expect((await client.get(path, { as: buyer })).status).toBe(401)
      const colleague = await applicant("BUYER")
      expect(typeOf(await apply(colleague.buyer))).toEqual([403, "company_admin_only"])
      expect((await client.get(CREDIT, { as: stranger() })).body).toEqual({ application: null, mayApply: false })
      expect((await apply(anonymous)).status).toBe(401)
      const approve = `/admin/metal-approvals/${id}/approve`
      expect((await client.post(approve, { terms: { limit: 1, days: 30 } }, { as: linker })).status).toBe(403)
    })

    it.each<[string, object, string]>([
      ["no limit", { limit: 0 }, "limit"],
      ["more than the books can count", { limit: 20_000_001 }, "limit"],
      ["terms nobody gives", { days: 31 }, "days"],
      ["no reason", { reason: " " }, "reason"],
      ["more than five files", { attachments: Array.from({ length: 6 }, () => PDF) }, "attachments"],
      ["a file that is not what its name says", { attachments: [{ ...PDF, fileName: "a.png" }] }, "attachments.0"],
      ["active content", { attachments: [{ ...PDF, fileName: "a.html" }] }, "attachments.0"],
      ["terms of its own making", { creditLimit: 1 }, ""],
    ])("is refused with %s", async (_name, body, field) => {
      const { buyer } = await applicant()
      const reply = await apply(buyer, body)
      expect(reply.status).toBe(400)
      expect(reply.body).toMatchObject({ fields: [{ field }] })
      expect(await requestIdOf(buyer)).toBe("")
    })
  })
})
