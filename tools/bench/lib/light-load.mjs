import { connect } from "node:net"

const HEAD_END = Buffer.from("\r\n\r\n")

/**
 * A load of POST requests over kept connections that costs the machine little: of an answer it reads the status and the
 * length, and counts the rest. With a `rate` requests are due at fixed times, whatever the answers take, and latency counts
 * from when one was due; without, every connection asks again as soon as it has its answer.
 * @param requests ready to send, head and body, in turns
 * @returns {Promise<{ latencies: number[], failed: number, bytes: number, took: number }>} milliseconds
 */
export async function lightLoad({ origin, requests, connections, seconds, rate = null }) {
  const { hostname, port } = new URL(origin)
  const state = { next: 0, began: performance.now(), latencies: [], failed: 0, bytes: 0, free: [], due: [] }
  const ends = state.began + seconds * 1000
  const asking = () => performance.now() < ends
  const lines = Array.from({ length: connections }, () => openLine(hostname, Number(port), state))
  await Promise.all(lines.map(({ ready }) => ready))
  state.began = performance.now()
  const take = () => requests[state.next++ % requests.length]
  if (rate) await atRate({ lines, state, take, rate, asking, seconds })
  else await Promise.all(lines.map(async (line) => await inTurn(line, take, asking)))
  const took = (performance.now() - state.began) / 1000
  for (const { socket } of lines) socket.destroy()
  return { latencies: state.latencies, failed: state.failed, bytes: state.bytes, took }
}

async function inTurn(line, take, asking) {
  while (asking()) await line.ask(take(), performance.now())
}

/** Asks what is due on lines that are free; what finds none free waits, and its latency grows. */
async function atRate({ lines, state, take, rate, asking, seconds }) {
  const free = [...lines]
  const most = rate * seconds
  let made = 0
  let open = 0
  await new Promise((resolve) => {
    const send = () => {
      const due = Math.min(Math.floor(((performance.now() - state.began) / 1000) * rate), most)
      while (asking() && made < due && free.length > 0) {
        const line = free.pop()
        open++
        void line.ask(take(), state.began + (++made / rate) * 1000).then(() => {
          free.push(line)
          open--
          send()
        })
      }
      if (!asking() && open === 0) resolve()
    }
    const timer = setInterval(() => {
      send()
      if (!asking() && open === 0) clearInterval(timer)
    }, 1)
  })
}

function openLine(host, port, state) {
  const socket = connect({ host, port, noDelay: true })
  let missing = -1
  /** The beginning of an answer whose head has not come whole. */
  let begun = null
  let due = 0
  let done = () => undefined
  const fail = () => {
    state.failed++
    done()
  }
  socket.on("data", (chunk) => {
    state.bytes += chunk.length
    if (missing < 0) {
      const came = begun ? Buffer.concat([begun, chunk]) : chunk
      const head = came.indexOf(HEAD_END)
      begun = head < 0 ? came : null
      if (begun) return
      const text = came.latin1Slice(0, head)
      const length = /content-length: (\d+)/i.exec(text)
      if (!length) return fail()
      if (!text.startsWith("HTTP/1.1 200")) state.failed++
      missing = Number(length[1]) + head + HEAD_END.length - came.length
    } else missing -= chunk.length
    if (missing > 0) return
    missing = -1
    state.latencies.push(performance.now() - due)
    done()
  })
  socket.on("error", fail)
  const ready = new Promise((resolve, reject) => socket.once("connect", resolve).once("error", reject))
  const ask = (request, dueAt) =>
    new Promise((resolve) => {
      due = dueAt
      done = resolve
      socket.write(request)
    })
  return { socket, ready, ask }
}
