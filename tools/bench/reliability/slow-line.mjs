import { connect, createServer } from "node:net"

/**
 * Stands between the servers and PostgreSQL, and passes what they ask on at once, or so many milliseconds later when it is
 * told to, or holds everything for a while; answers are not delayed.
 * @returns {Promise<{ delay: (milliseconds: number) => void, hold: (milliseconds: number) => void, close: () => void }>}
 */
export async function openSlowLine({ port, target }) {
  let milliseconds = 0
  let heldUntil = 0
  const open = new Set()
  const server = createServer((asking) => {
    const answering = connect({ host: "localhost", port: target, noDelay: true })
    asking.setNoDelay(true)
    open.add(asking)
    const end = () => {
      open.delete(asking)
      asking.destroy()
      answering.destroy()
    }
    for (const socket of [asking, answering]) socket.on("error", end).on("close", end)
    answering.on("data", (chunk) => asking.write(chunk))
    asking.on(
      "data",
      later((chunk) => answering.write(chunk)),
    )
  })
  await new Promise((resolve, reject) => server.once("error", reject).listen(port, "localhost", resolve))
  const close = () => {
    server.close()
    for (const socket of open) socket.destroy()
  }
  const hold = (value) => (heldUntil = performance.now() + value)
  return { delay: (value) => (milliseconds = value), hold, close }

  /** Passes on in the order of arrival, however the delay changes. */
  function later(pass) {
    const waiting = []
    let timer = null
    const drain = () => {
      timer = null
      while (waiting.length > 0 && waiting[0].due <= performance.now()) pass(waiting.shift().chunk)
      if (waiting.length > 0) timer = setTimeout(drain, waiting[0].due - performance.now())
    }
    return (chunk) => {
      const before = waiting.at(-1)?.due ?? 0
      waiting.push({ chunk, due: Math.max(before, performance.now() + milliseconds, heldUntil) })
      if (!timer) drain()
    }
  }
}
