import { AUDIT_CSV_HEAD, auditCsvLines } from "./audit-csv"

describe("auditCsvLines", () => {
  it("writes an entry on one line that a spreadsheet does not run", () => {
    const entry = {
      seq: 7,
      id: "maud_1",
      occurredAt: "2026-01-02T03:04:05.000Z",
      userId: null,
      adminId: "user_1",
      adminName: "=cmd()",
      action: "staff.rights_changed",
      entityType: "staff",
      entityId: "user_2",
      details: { before: "ADMIN" },
      ipAddress: "::1",
      userAgent: 'Browser "X"',
      success: false,
      errorMessage: null,
      hash: "ab",
    }
    const cells = `7,2026-01-02T03:04:05.000Z,staff.rights_changed,no,'=cmd(),,staff,user_2,"{""before"":""ADMIN""}",,::1,"Browser ""X""",ab\r\n`
    expect(auditCsvLines([entry])).toBe(cells)
    expect(AUDIT_CSV_HEAD.split(",")).toHaveLength(13)
  })
})
