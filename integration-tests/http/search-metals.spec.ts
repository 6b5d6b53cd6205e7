import { ContainerRegistrationKeys, generateJwtToken } from "@medusajs/framework/utils"
import { searchConformance } from "../support/search-conformance"

searchConformance({ name: "metals", identifier: "metals" }, ({ container, client }) => {
  it("leaves Medusa's own search of the admin whole: people and regions beside stock", async () => {
    const { http } = container().resolve(ContainerRegistrationKeys.CONFIG_MODULE).projectConfig
    const claims = { actor_id: "user_test", actor_type: "user", auth_identity_id: "authid_test", app_metadata: { user_id: "user_test" } }
    const token = generateJwtToken(claims, { secret: http.jwtSecret, expiresIn: "1h" })
    const { status, body } = await client.get("/admin/search?q=inconel", { as: { name: "staff", token } })
    expect(status).toBe(200)
    const { results } = body as { results: { entity: string; count: number }[] }
    expect(results.map(({ entity }) => entity)).toEqual(expect.arrayContaining(["order", "customer", "product", "metal_item"]))
    expect(results.find(({ entity }) => entity === "metal_item")?.count).toBeGreaterThan(0)
  })
})
