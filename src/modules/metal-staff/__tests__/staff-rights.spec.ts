import { join } from "node:path"
import type { StaffRights } from "@billet/backend/accounts"
import { moduleIntegrationTestRunner } from "@medusajs/test-utils"
import { METAL_STAFF } from ".."
import { StaffProfile } from "../models/staff-profile"
import type MetalStaffService from "../service"

const CHIEF: StaffRights = { role: "SUPER_ADMIN", permissions: [], isActive: true }
const CLERK: StaffRights = { role: "ADMIN", permissions: ["ORDER_PROCESSING"], isActive: true }

moduleIntegrationTestRunner<MetalStaffService>({
  moduleName: METAL_STAFF,
  resolve: join(__dirname, ".."),
  moduleModels: [StaffProfile],
  pathToMigrations: join(__dirname, "../migrations"),
  testSuite: ({ service, MikroOrmWrapper }) => {
    const grant = (granterId: string, userId: string, rights: StaffRights, version: number) =>
      service.changeRights({ ...rights, granterId, userId, version })
    const refused = (code: string) => expect.objectContaining({ code })

    describe("Rights of staff", () => {
      it("are those of an ADMIN without permissions until somebody grants more", async () => {
        expect(await service.rightsOf("nobody")).toEqual({ role: "ADMIN", permissions: [], isActive: true, version: 0 })
      })

      it("are granted by a super administrator, and tell what they were before", async () => {
        await service.setRights("chief", CHIEF)
        const given = await grant("chief", "clerk", CLERK, 0)
        expect(given).toEqual({
          before: { role: "ADMIN", permissions: [], isActive: true, version: 0 },
          after: { ...CLERK, version: 1 },
        })
        expect(await service.rightsOf("clerk")).toEqual({ ...CLERK, version: 1 })
      })

      it("hold on this server at once when they are taken away", async () => {
        await service.setRights("chief", CHIEF)
        await service.setRights("clerk", CLERK)
        expect((await service.rightsOf("clerk")).permissions).toEqual(["ORDER_PROCESSING"])
        await grant("chief", "clerk", { ...CLERK, permissions: [] }, 1)
        expect((await service.rightsOf("clerk")).permissions).toEqual([])
      })

      it("are not granted by an ADMIN, to oneself, by somebody whose access is off, or past another's change", async () => {
        await service.setRights("chief", CHIEF)
        await service.setRights("second", CHIEF)
        await service.setRights("off", { ...CHIEF, isActive: false })
        await service.setRights("clerk", { ...CLERK, permissions: ["USER_MANAGEMENT"] })
        await expect(grant("clerk", "second", CLERK, 1)).rejects.toEqual(refused("not_super_admin"))
        await expect(grant("chief", "chief", CLERK, 1)).rejects.toEqual(refused("own_rights"))
        await expect(grant("off", "clerk", CHIEF, 1)).rejects.toEqual(refused("not_super_admin"))
        await expect(grant("chief", "clerk", CHIEF, 0)).rejects.toEqual(refused("stale_version"))
      })

      it("leave one super administrator when two take each other's away at the same moment", async () => {
        for (let round = 0; round < 20; round++) {
          const [one, two] = [`one-${round}`, `two-${round}`]
          await service.setRights(one, CHIEF)
          await service.setRights(two, CHIEF)
          for (const id of [`one-${round - 1}`, `two-${round - 1}`]) await service.setRights(id, CLERK)
          const changes = await Promise.allSettled([grant(one, two, CLERK, 1), grant(two, one, CLERK, 1)])
          expect(changes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"])
          expect(await service.listStaffProfiles({ role: "SUPER_ADMIN" })).toHaveLength(1)
        }
      })

      it("change once when one change is sent many times at the same moment", async () => {
        await service.setRights("chief", CHIEF)
        const changes = await Promise.allSettled(Array.from({ length: 10 }, () => grant("chief", "clerk", CLERK, 0)))
        expect(changes.filter(({ status }) => status === "fulfilled")).toHaveLength(1)
        expect((await service.readRights("clerk")).version).toBe(1)
      })
    })

    it("The last super administrator stays, whoever writes to the table", async () => {
      await service.setRights("chief", CHIEF)
      const sql = MikroOrmWrapper.forkManager()
      for (const change of [
        "update metal_staff_profile set role = 'ADMIN'",
        "update metal_staff_profile set is_active = false",
        "update metal_staff_profile set deleted_at = now()",
        "delete from metal_staff_profile",
      ]) {
        await expect(sql.execute(change)).rejects.toThrow("The last super administrator stays")
      }
    })

    it("A permission that does not exist cannot be stored", async () => {
      const sql = MikroOrmWrapper.forkManager()
      const insert = "insert into metal_staff_profile (id, user_id, permissions) values ('m1', 'u1', '{EVERYTHING}')"
      await expect(sql.execute(insert)).rejects.toThrow("metal_staff_profile_permissions_known")
    })
  },
})
