import { searchConformance } from "../support/search-conformance"
import { createStaff } from "../support/staff"

searchConformance({ name: "metals", identifier: "metals" }, ({ container, client }) => {
  it("leaves Medusa's own search of the admin whole: people and regions beside stock", async () => {
    const as = await createStaff(container(), client, "searching desk")
    const { status, body } = await client.get("/admin/search?q=inconel", { as })
    expect(status).toBe(200)
    const { results } = body as { results: { entity: string; count: number }[] }
    expect(results.map(({ entity }) => entity)).toEqual(expect.arrayContaining(["order", "customer", "product", "metal_item"]))
    expect(results.find(({ entity }) => entity === "metal_item")?.count).toBeGreaterThan(0)
  })
})
