import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { createUserAccountWorkflow } from "@medusajs/medusa/core-flows"
import type { Actor, HttpClient } from "./http-client"

const PASSWORD = "desk-of-the-test-shop"

/** Somebody of the sales desk, signed in to the admin. */
export async function createStaff(
  container: MedusaContainer,
  client: HttpClient,
  name: string,
): Promise<Actor & { userId: string }> {
  const email = `${name.replace(/\W+/g, "-")}@staff.example.com`
  const { authIdentity, error } = await container
    .resolve(Modules.AUTH)
    .register("emailpass", { body: { email, password: PASSWORD } })
  if (!authIdentity) throw new Error(`${email} could not be registered: ${error}`)
  const { result } = await createUserAccountWorkflow(container).run({
    input: { authIdentityId: authIdentity.id, userData: { email, first_name: "Staff", last_name: name } },
  })
  const { body } = await client.post("/auth/user/emailpass", { email, password: PASSWORD })
  const { token } = body as { token?: string }
  if (!token) throw new Error(`${email} could not sign in: ${JSON.stringify(body)}`)
  return { name, token, userId: result.id }
}
