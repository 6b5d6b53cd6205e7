import { deliveriesQueryOf } from "./deliveries-query"

describe("What the list of webhook deliveries asks for", () => {
  const queryOf = (address: string) => deliveriesQueryOf(new URLSearchParams(address))

  it("is every message when no filter is set", () => {
    expect(queryOf("")).toEqual({ limit: 25, offset: 0 })
  })

  it("is what the filters say", () => {
    expect(queryOf('state="FAILED"&type="order.placed"&webhook="mweb_1"&offset=25')).toEqual({
      ...{ state: "FAILED", type: "order.placed", webhookId: "mweb_1" },
      ...{ limit: 25, offset: 25 },
    })
  })

  it("leaves out what is no state and no type", () => {
    expect(queryOf("state=LOST&type=order.lost")).toEqual({ limit: 25, offset: 0 })
  })
})
