import { AuditListQuerySchema } from "./admin-audit-schema"

describe("The time an audit list begins", () => {
  it.each([
    ["2026-11-01", "2026-11-01T00:00:00.000Z"],
    ["0001-01-01T00:00:00Z", "0001-01-01T00:00:00.000Z"],
    ["9999-12-31", "9999-12-31T00:00:00.000Z"],
  ])("may be %s", (from, time) => {
    expect(AuditListQuerySchema.parse({ from }).from).toBe(time)
  })

  it.each(["77020", "+010000-01-01T00:00:00Z", "-000005-01-01T00:00:00Z", "soon"])("is not %s", (from) => {
    expect(AuditListQuerySchema.safeParse({ from }).error?.issues).toMatchObject([
      { path: ["from"], message: "must be a date or a time" },
    ])
  })
})
