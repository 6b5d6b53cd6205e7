import { messagesQueryOf } from "./messages-query"

describe("the list of messages asks", () => {
  it.each([
    ["", { limit: 25, offset: 0 }],
    ["status=%22OPEN%22&offset=25", { status: "OPEN", limit: 25, offset: 25 }],
    ["status=%22SPAM%22&offset=-1", { limit: 25, offset: 0 }],
  ])("for what the address says: %s", (address, query) => {
    expect(messagesQueryOf(new URLSearchParams(address))).toEqual(query)
  })
})
