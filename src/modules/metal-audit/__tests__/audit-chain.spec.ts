import { join } from "node:path"
import { moduleIntegrationTestRunner } from "@medusajs/test-utils"
import { METAL_AUDIT } from ".."
import { AuditLog } from "../models/audit-log"
import type MetalAuditService from "../service"

moduleIntegrationTestRunner<MetalAuditService>({
  moduleName: METAL_AUDIT,
  resolve: join(__dirname, ".."),
  moduleModels: [AuditLog],
  pathToMigrations: join(__dirname, "../migrations"),
  testSuite: ({ service, MikroOrmWrapper }) => {
    const fill = async (count: number) => {
      for (let index = 1; index <= count; index++) {
        await service.append({ action: "test.done", adminId: `user_${index}`, details: { index, text: "ü'\"\\" } })
      }
    }
    const sql = (text: string): Promise<unknown> => MikroOrmWrapper.forkManager().execute(text)
    /** What only somebody with the keys of the database can do. */
    const behindTheTriggers = async (text: string) => {
      await sql("alter table metal_audit_log disable trigger user; alter table metal_audit_head disable trigger user")
      await sql(text)
      await sql("alter table metal_audit_log enable trigger user; alter table metal_audit_head enable trigger user")
    }

    describe("The audit log", () => {
      it("is numbered without gaps and whole, however many write at the same moment", async () => {
        await Promise.all(Array.from({ length: 60 }, (_, index) => service.append({ action: "test.raced", details: { index } })))
        const entries = await service.listEntries({}, 100, 0)
        expect(entries.map(({ seq }) => seq)).toEqual(Array.from({ length: 60 }, (_, index) => 60 - index))
        expect(await service.verify(null)).toMatchObject({ rows: 60, problem: null, head: { seq: 60, hash: entries[0]?.hash } })
      })

      it("is whole when it is empty", async () => {
        expect(await service.verify(null)).toEqual({ rows: 0, head: { seq: 0, hash: "0".repeat(64) }, problem: null })
      })

      it.each([
        "update metal_audit_log set action = 'test.other' where seq = 2",
        "update metal_audit_log set deleted_at = now()",
        "delete from metal_audit_log where seq = 2",
        "truncate metal_audit_log",
        "update metal_audit_head set seq = 0",
        "update metal_audit_head set seq = seq + 1",
        "delete from metal_audit_head",
        "truncate metal_audit_head",
      ])("refuses: %s", async (change) => {
        await fill(3)
        await expect(sql(change)).rejects.toThrow("The audit log is append-only")
        expect((await service.verify(null)).problem).toBeNull()
      })

      it("numbers and chains a row itself, whatever the writer says of it", async () => {
        await fill(1)
        await sql(`insert into metal_audit_log (id, seq, occurred_at, action, prev_hash, hash)
          values ('forged', 99, now(), 'test.forged', 'x', 'y')`)
        expect((await service.listEntries({ action: "test.forged" }, 1, 0))[0]?.seq).toBe(2)
        expect((await service.verify(null)).problem).toBeNull()
      })
    })

    describe("The verifier", () => {
      it.each([
        ["a changed text", "update metal_audit_log set action = 'test.undone' where seq = 3", 3, "it was changed"],
        [
          "a changed detail",
          "update metal_audit_log set details = details || '{\"index\": 4}' where seq = 3",
          3,
          "it was changed",
        ],
        [
          "a later time",
          "update metal_audit_log set occurred_at = occurred_at + interval '1 microsecond' where seq = 3",
          3,
          "it was changed",
        ],
        [
          "an owner moved to another column",
          "update metal_audit_log set user_id = admin_id, admin_id = null where seq = 3",
          3,
          "it was changed",
        ],
        ["a removed row", "delete from metal_audit_log where seq = 3", 4, "rows before it are missing"],
        ["a removed first row", "delete from metal_audit_log where seq = 1", 2, "rows before it are missing"],
        [
          "two rows in each other's place",
          "update metal_audit_log set seq = case seq when 3 then -4 else -3 end where seq in (3, 4); update metal_audit_log set seq = -seq where seq < 0",
          3,
          "the row before it was replaced",
        ],
        ["a cut end", "delete from metal_audit_log where seq > 3", 3, "the log was cut: 5 rows were written"],
      ])("names the row of %s", async (_, change, seq, reason) => {
        await fill(5)
        await behindTheTriggers(change)
        expect((await service.verify(null)).problem).toMatchObject({ seq, reason })
      })

      it("finds a log that was cut together with its head, by a head that was kept elsewhere", async () => {
        await fill(5)
        const { head } = await service.verify(null)
        await behindTheTriggers(`delete from metal_audit_log where seq > 3;
          update metal_audit_head set (seq, hash) = (select seq, hash from metal_audit_log where seq = 3)`)
        expect((await service.verify(null)).problem).toBeNull()
        expect((await service.verify(head)).problem).toMatchObject({ seq: 5 })
        await fill(5)
        expect((await service.verify(head)).problem).toMatchObject({ seq: 5 })
      })

      it("accepts a log that has grown since its head was kept", async () => {
        await fill(2)
        const { head } = await service.verify(null)
        await fill(2)
        expect(await service.verify(head)).toMatchObject({ rows: 4, problem: null })
      })
    })

    it("Entries are found by who, what and when, and hold no secret", async () => {
      await fill(3)
      await service.append({ action: "sign_in.failed", success: false, details: { email: "a@b.example", password: "hunter2" } })
      expect((await service.listEntries({ adminId: "user_2" }, 10, 0)).map(({ seq }) => seq)).toEqual([2])
      expect(await service.countEntries({ success: false, from: "2000-01-01T00:00:00Z" })).toBe(1)
      expect(await service.countEntries({ to: "2000-01-01T00:00:00Z" })).toBe(0)
      const [failure] = await service.listEntries({ success: false }, 10, 0)
      expect(failure?.details).toEqual({ email: "a@b.example", password: "***" })
    })
  },
})
