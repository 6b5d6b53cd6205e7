import { openApiDocument } from "../../src/api/lib/openapi/document"
import { FuzzRequests } from "../../tools/fuzz/requests.cjs"
import { createStaff, type StaffActor } from "../support/staff"
import { shopTests } from "../support/test-shop"

const REQUESTS = 400
const SEED = 718

jest.setTimeout(600_000)

shopTests((shop) => {
  let staff: StaffActor

  beforeAll(async () => {
    staff = await createStaff(shop.container(), shop.client, "fuzz")
  })

  it(`answers ${REQUESTS} random requests without failing, each as the document says`, async () => {
    const requests = new FuzzRequests(openApiDocument(), SEED)
    const actors = { staff, customer: shop.approved() }
    const problems: string[] = []
    for (let sent = 0; sent < REQUESTS; sent += 1) {
      const { method, path, actor, headers, raw } = requests.next()
      const as = actor === "staff" || actor === "customer" ? actors[actor] : shop.anonymous
      const problem = await shop.client.call(method, path, { as, headers, raw, signal: AbortSignal.timeout(30_000) }).then(
        (reply) => {
          const { status, body } = reply
          if (status < 300) requests.learn(body)
          return status < 500 || path.startsWith("/ready") ? null : `answered ${status}: ${JSON.stringify(body)}`
        },
        (error: unknown) => String(error),
      )
      if (problem) problems.push(`${method} ${path} ${raw?.slice(0, 500) ?? ""}: ${problem}`)
    }
    expect(problems).toEqual([])
  })
})
