import { NO_RIGHTS } from "@billet/backend/accounts"
import type { AuditListAnswer } from "@billet/backend/contract"
import { recordAudit } from "../../src/workflows/audit/record-audit"
import { createStaff, type StaffActor } from "../support/staff"
import { shopTests } from "../support/test-shop"

shopTests(({ client, container }) => {
  let chief: StaffActor
  beforeAll(async () => {
    chief = await createStaff(container(), client, "auditing chief")
  })
  const list = async (query: string) => (await client.get(`/admin/metal-audit${query}`, { as: chief })).body as AuditListAnswer

  describe("The audit log in the admin", () => {
    it("tells who changed whose rights, from what to what", async () => {
      const clerk = await createStaff(container(), client, "audited clerk", null)
      const rights = { role: "ADMIN", permissions: ["ORDER_PROCESSING"], isActive: true, version: 0 }
      await client.post(`/admin/metal-staff/${clerk.userId}`, rights, { as: chief })
      const { entries, count } = await list(`?entityId=${clerk.userId}`)
      expect(count).toBe(1)
      expect(entries[0]).toMatchObject({
        action: "staff.rights_changed",
        adminId: chief.userId,
        adminName: "Staff auditing chief",
        entityType: "staff",
        details: { before: { permissions: [] }, after: { permissions: ["ORDER_PROCESSING"] } },
      })
    })

    it("has every change of prices", async () => {
      const rule = {
        name: "Audited rule",
        status: "DRAFT",
        priority: 1,
        conditions: [],
        actions: [{ type: "PERCENTAGE_DISCOUNT", percentage: 5 }],
      }
      const made = await client.post("/admin/metal-pricing/rules", rule, { as: chief })
      expect(made.status).toBe(201)
      const { rule: saved } = made.body as { rule: { id: string } }
      expect((await list(`?action=rule.created&entityId=${saved.id}`)).entries[0]).toMatchObject({ adminId: chief.userId })
    })

    it("is filtered, paged and exported", async () => {
      for (let index = 0; index < 5; index++) await recordAudit(container(), { action: "test.paged", details: { index } })
      const page = await list("?action=test.paged&limit=2&offset=1")
      expect([page.count, page.entries.map(({ details }) => details.index)]).toEqual([5, [3, 2]])
      expect((await list("?action=test.paged&from=2000-01-01&to=2000-01-02")).count).toBe(0)
      const csv = await client.get("/admin/metal-audit/export?action=test.paged", { as: chief })
      expect(csv.headers.get("content-disposition")).toContain("audit-log.csv")
      expect(csv.text.trim().split("\r\n")).toHaveLength(6)
    })

    it.each(["?limit=0", "?from=yesterday", "?success=maybe", "?offset=-1"])("refuses %s with 400", async (query) => {
      expect((await client.get(`/admin/metal-audit${query}`, { as: chief })).status).toBe(400)
    })

    it("is for holders of the system settings", async () => {
      const clerk = await createStaff(container(), client, "clerk of orders", { ...NO_RIGHTS, permissions: ["ORDER_PROCESSING"] })
      const keeper = await createStaff(container(), client, "keeper", { ...NO_RIGHTS, permissions: ["SYSTEM_SETTINGS"] })
      expect((await client.get("/admin/metal-audit", { as: clerk })).status).toBe(403)
      expect((await client.get("/admin/metal-audit", { as: keeper })).status).toBe(200)
    })
  })
})
