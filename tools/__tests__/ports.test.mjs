import { createServer } from "node:net"
import { freePorts, isPortFree, parsePort, requireFreePort } from "../lib/ports.mjs"

async function whileListening(host, work) {
  const server = createServer()
  await new Promise((resolve) => server.listen(0, host, resolve))
  try {
    await work(server.address().port)
  } finally {
    await new Promise((resolve) => server.close(resolve))
  }
}

describe("Ports", () => {
  it.each(["1", "9000", "65535"])("accepts %s", (text) => {
    expect(parsePort(text, "--port")).toBe(Number(text))
  })

  it.each(["0", "65536", "-1", "80.5", "http", "", "9000 "])("refuses %j and names the option", (text) => {
    expect(() => parsePort(text, "--port")).toThrow("--port must be a port from 1 to 65535")
  })

  it.each(["127.0.0.1", "0.0.0.0"])("sees that a port is taken on %s", async (host) => {
    await whileListening(host, async (port) => {
      expect(await isPortFree(port)).toBe(false)
      await expect(requireFreePort(port, "server", "--port")).rejects.toThrow(`Port ${port}, meant for the server, is taken`)
    })
  })

  it("finds different ports that are free", async () => {
    const ports = await freePorts(5)
    expect(new Set(ports).size).toBe(5)
    expect(await Promise.all(ports.slice(0, 1).map(isPortFree))).toEqual([true])
  })
})
