import { NO_RIGHTS } from "@billet/backend/accounts"
import type { NotificationListAnswer } from "@billet/backend/contract"
import { METAL_CATALOGUE } from "../../src/modules/metal-catalogue"
import type MetalCatalogueService from "../../src/modules/metal-catalogue/service"
import { failFeedImportWorkflow } from "../../src/workflows/catalogue/fail-feed-import"
import { CartCalls, orderOf, typeOf } from "../support/cart-calls"
import { eventually } from "../support/eventually"
import { SPARE_BARS } from "../support/shop-feeds"
import { createStaff, type StaffActor } from "../support/staff"
import { shopTests } from "../support/test-shop"

const PATH = "/admin/metal-notifications"

shopTests(({ client, container, approved }) => {
  let orders: StaffActor
  let settings: StaffActor
  beforeAll(async () => {
    orders = await createStaff(container(), client, "order clerk", { ...NO_RIGHTS, permissions: ["ORDER_PROCESSING"] })
    settings = await createStaff(container(), client, "keeper", { ...NO_RIGHTS, permissions: ["SYSTEM_SETTINGS"] })
  })
  const list = async (as: StaffActor, query = "") => (await client.get(`${PATH}${query}`, { as })).body as NotificationListAnswer

  describe("Notifications of staff", () => {
    it("tell of a new order whoever processes orders, once, and nobody else", async () => {
      const carts = new CartCalls(client)
      const cartId = await carts.filled(approved(), { productCode: SPARE_BARS[3] ?? "", amount: "12" })
      const placed = orderOf(await carts.order(cartId, approved()))
      await eventually(
        () => list(orders, "?type=NEW_ORDER"),
        ({ count }) => count === 1,
      )
      const { notifications, unread } = await list(orders)
      expect([unread, notifications]).toEqual([
        1,
        [expect.objectContaining({ type: "NEW_ORDER", status: "UNREAD", orderId: placed.id })],
      ])
      expect(await list(settings)).toMatchObject({ count: 0, unread: 0 })
    })

    it("tell of a feed that stopped whoever keeps the settings", async () => {
      const [feed] = await container().resolve<MetalCatalogueService>(METAL_CATALOGUE).listFeedImports({}, { take: 1 })
      const failure = { importId: feed?.id ?? "", message: "The file ended early" }
      for (let time = 0; time < 2; time++) await failFeedImportWorkflow(container()).run({ input: failure })
      const { notifications } = await list(settings, "?type=FEED_PROBLEM")
      expect(notifications).toEqual([expect.objectContaining({ message: "The file ended early", priority: "HIGH" })])
      expect((await list(orders, "?type=FEED_PROBLEM")).count).toBe(0)
    })

    it("are read, acted on and dismissed by whoever may see them; for others they are not there", async () => {
      const { notifications } = await list(orders)
      const path = `${PATH}/${notifications[0]?.id ?? ""}`
      expect(typeOf(await client.post(`${path}/read`, {}, { as: settings }))).toEqual([404, "not_found"])
      const read = await client.post(`${path}/read`, {}, { as: orders })
      expect(read.body).toMatchObject({ notification: { status: "READ", readBy: "Staff order clerk" } })
      const acted = await client.post(`${path}/action`, {}, { as: orders })
      expect(acted.body).toMatchObject({ notification: { status: "ACTIONED", actionTakenBy: "Staff order clerk" } })
      expect((await client.post(`${path}/dismiss`, {}, { as: orders })).body).toMatchObject({
        notification: { status: "ACTIONED" },
      })
      expect((await list(orders, "?status=UNREAD")).count).toBe(0)
    })

    it.each(["?status=OLD", "?type=RUMOUR", "?limit=0"])("refuse the query %s", async (query) => {
      expect((await client.get(`${PATH}${query}`, { as: orders })).status).toBe(400)
    })
  })
})
