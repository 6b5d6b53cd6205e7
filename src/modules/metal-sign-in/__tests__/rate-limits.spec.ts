import { join } from "node:path"
import { moduleIntegrationTestRunner } from "@medusajs/test-utils"
import { METAL_SIGN_IN } from ".."
import { KnownAddress } from "../models/known-address"
import { RateLimit } from "../models/rate-limit"
import type MetalSignInService from "../service"

const LIMIT = { key: "test", limit: 20, seconds: 900 }

moduleIntegrationTestRunner<MetalSignInService>({
  moduleName: METAL_SIGN_IN,
  resolve: join(__dirname, ".."),
  moduleModels: [RateLimit, KnownAddress],
  pathToMigrations: join(__dirname, "../migrations"),
  testSuite: ({ service, MikroOrmWrapper }) => {
    it("A window gives as many attempts as it has, however many ask at the same moment", async () => {
      const waits = await Promise.all(Array.from({ length: 80 }, () => service.take([LIMIT])))
      expect(waits.filter((wait) => wait === 0)).toHaveLength(20)
      expect(Math.max(...waits)).toBeGreaterThan(800)
    })

    it("A window that is over begins anew", async () => {
      for (let attempt = 0; attempt < 20; attempt++) await service.take([LIMIT])
      expect(await service.take([LIMIT])).toBeGreaterThan(0)
      await MikroOrmWrapper.forkManager().execute("update metal_rate_limit set window_ends = now() - interval '1 second'")
      expect(await service.take([LIMIT])).toBe(0)
    })

    it("A success takes nothing from the window and makes its address known", async () => {
      for (let round = 0; round < 50; round++) {
        expect(await service.take([LIMIT])).toBe(0)
        await service.succeed([LIMIT], "account", "address")
      }
      expect([await service.isKnown("account", "address"), await service.isKnown("account", "elsewhere")]).toEqual([true, false])
      expect(await service.isKnown("account", null)).toBe(false)
    })

    it("Windows that are over are swept away, and open ones are not", async () => {
      await service.take([LIMIT, { ...LIMIT, key: "old" }])
      const sql = MikroOrmWrapper.forkManager()
      await sql.execute("update metal_rate_limit set window_ends = now() - interval '1 second' where key = 'old'")
      await service.prune()
      expect(await sql.execute("select key from metal_rate_limit")).toEqual([{ key: "test" }])
    })
  },
})
