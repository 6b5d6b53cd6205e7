import { Agent, request } from "node:http"

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

/** One request over a kept connection; answers the body, parsed when it is JSON, throws on a status of 400 and above. */
export function call(base, method, path, { headers = {}, body } = {}) {
  const url = new URL(path, base)
  const payload = body === undefined ? undefined : JSON.stringify(body)
  const options = {
    method,
    agent,
    headers: {
      ...headers,
      ...(payload ? { "content-type": "application/json", "content-length": Buffer.byteLength(payload) } : {}),
    },
  }
  return new Promise((resolve, reject) => {
    const sent = request(url, options, (answer) => {
      const chunks = []
      answer.on("data", (chunk) => chunks.push(chunk))
      answer.on("end", () => {
        const text = Buffer.concat(chunks).toString()
        if (answer.statusCode >= 400) reject(new Error(`${method} ${path}: ${answer.statusCode} ${text.slice(0, 300)}`))
        else resolve(isJson(answer) ? JSON.parse(text) : text)
      })
    })
    sent.on("error", reject)
    sent.end(payload)
  })
}

const isJson = ({ headers }) => /^application\/json/.test(headers["content-type"] ?? "")

export function closeConnections() {
  agent.destroy()
}
