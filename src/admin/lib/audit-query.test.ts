import { auditQueryOf } from "./audit-query"

const NOW = Date.UTC(2026, 0, 31, 12, 0, 30)

describe("auditQueryOf", () => {
  it.each([
    ["", { limit: 50, offset: 0 }],
    ["action=%22order.cancel%22&success=%22false%22", { action: "order.cancel", success: "false", limit: 50, offset: 0 }],
    ["q=user_1&offset=50", { entityId: "user_1", limit: 50, offset: 50 }],
    ["period=%2230%22", { from: "2026-01-01T12:00:00.000Z", limit: 50, offset: 0 }],
    ["period=forever&success=maybe&offset=-1", { limit: 50, offset: 0 }],
  ])("reads %s", (address, query) => {
    expect(JSON.parse(JSON.stringify(auditQueryOf(new URLSearchParams(address), NOW)))).toEqual(query)
  })
})
