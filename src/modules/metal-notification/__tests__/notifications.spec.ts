import { join } from "node:path"
import { moduleIntegrationTestRunner } from "@medusajs/test-utils"
import { METAL_NOTIFICATION } from ".."
import { AdminNotification } from "../models/admin-notification"
import type MetalNotificationService from "../service"

const ORDER = { type: "NEW_ORDER", title: "New order", message: "SO-2026-000001", source: "order:1" } as const

moduleIntegrationTestRunner<MetalNotificationService>({
  moduleName: METAL_NOTIFICATION,
  resolve: join(__dirname, ".."),
  moduleModels: [AdminNotification],
  pathToMigrations: join(__dirname, "../migrations"),
  testSuite: ({ service }) => {
    const told = async () => {
      await service.tell(ORDER)
      const [one] = await service.listAdminNotifications()
      return one?.id ?? ""
    }
    const stateOf = async (id: string) => {
      const { status, read_by, action_taken_by } = await service.retrieveAdminNotification(id)
      return [status, read_by, action_taken_by]
    }

    describe("A notification", () => {
      it("is written once, however often it is told", async () => {
        await Promise.all(Array.from({ length: 8 }, () => service.tell(ORDER)))
        expect(await service.listAdminNotifications()).toHaveLength(1)
      })

      it("is read, then acted on, and who was first stays written", async () => {
        const id = await told()
        const types = ["NEW_ORDER" as const]
        await service.move({ id, verb: "read", actorId: "one", types })
        await service.move({ id, verb: "read", actorId: "two", types })
        expect(await stateOf(id)).toEqual(["READ", "one", null])
        const actions = ["two", "three"].map((actorId) => service.move({ id, verb: "action", actorId, types }))
        expect(await Promise.all(actions)).toEqual([true, true])
        const [, , first] = await stateOf(id)
        await service.move({ id, verb: "dismiss", actorId: "four", types })
        expect(await stateOf(id)).toEqual(["ACTIONED", "one", first])
      })

      it("is not there for whoever may not see its type", async () => {
        const id = await told()
        expect(await service.move({ id, verb: "read", actorId: "one", types: ["FEED_PROBLEM"] })).toBe(false)
        expect(await service.move({ id, verb: "read", actorId: "one", types: [] })).toBe(false)
        expect(await stateOf(id)).toEqual(["UNREAD", null, null])
      })
    })
  },
})
