import { fork } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { runOnce } from "../../src/workflows/orders/lib/run-once"
import { eventually } from "../support/eventually"
import { shopTests } from "../support/test-shop"

const SUPPORT = join(__dirname, "../support")
const LEASE_MILLISECONDS = 15_000

shopTests(({ container }) => {
  const locks = () => container().resolve(Modules.LOCKING)
  const repeated = () =>
    runOnce(container(), { key: "held key", request: {} }, () => Promise.resolve({ status: 201, body: { by: "the next" } }))
  const isLocked = () =>
    locks()
      .acquire("held lock", { expire: 120 })
      .then(
        () => false,
        (error: { code?: string }) => error.code === "locked",
      )

  describe("What a process holds that is killed", () => {
    it("stays its own for longer than a lease while it lives, and is free one lease after its death", async () => {
      const { connection } = container().resolve(ContainerRegistrationKeys.PG_CONNECTION).client.config as { connection: object }
      const child = fork(join(SUPPORT, "holding-process.ts"), {
        execArgv: ["--require", join(SUPPORT, "require-typescript.cjs")],
        env: { ...process.env, HELD_IN: JSON.stringify(connection) },
      })
      const died = once(child, "exit")
      try {
        expect(await Promise.race([once(child, "message"), died])).toEqual(["held", undefined])
        await sleep(LEASE_MILLISECONDS + 5_000)
        expect(await repeated()).toBe("in_progress")
        expect(await isLocked()).toBe(true)
      } finally {
        child.kill("SIGKILL")
      }
      await died
      expect(await repeated()).toBe("in_progress")
      await eventually(repeated, (said) => said !== "in_progress", LEASE_MILLISECONDS + 2_000)
      expect(await repeated()).toEqual({ status: 201, body: { by: "the next" } })
      await eventually(isLocked, (locked) => !locked, LEASE_MILLISECONDS)
    }, 90_000)
  })
})
