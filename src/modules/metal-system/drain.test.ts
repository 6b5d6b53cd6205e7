import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { GracefulShutdownServer } from "@medusajs/framework/utils"
import { drainsSince } from "../shared/this-process"
import { drainBeforeStopping } from "./drain"

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

async function opened() {
  const server = createServer((_, res) => res.end("yes"))
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve))
  const stoppable = GracefulShutdownServer.create(server) as Server & { shutdown: () => Promise<void> }
  const ask = async () => await (await fetch(`http://localhost:${(server.address() as AddressInfo).port}/`)).text()
  return { stop: () => stoppable.shutdown(), ask }
}

describe("A server that is asked to stop", () => {
  it("goes on answering while it drains, and stops then", async () => {
    const onStart = jest.fn()
    drainBeforeStopping({ milliseconds: 300, onStart })
    const { stop, ask } = await opened()
    expect(drainsSince()).toBeNull()
    const began = Date.now()
    const stopped = stop()
    expect(drainsSince()).toBeInstanceOf(Date)
    expect(onStart).toHaveBeenCalledTimes(1)
    await pause(150)
    expect(await ask()).toBe("yes")
    await stopped
    expect(Date.now() - began).toBeGreaterThanOrEqual(290)
    await expect(ask()).rejects.toThrow()
  })

  it("stops at once when it is asked again", async () => {
    drainBeforeStopping({ milliseconds: 60_000, onStart: () => undefined })
    const { stop, ask } = await opened()
    const stopped = [stop(), stop()]
    await Promise.all(stopped)
    await expect(ask()).rejects.toThrow()
  })
})
