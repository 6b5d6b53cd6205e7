import { FuzzRequests } from "./requests.cjs"

const PATIENCE_MILLISECONDS = 30_000
const SHOWN = 50
/** Requests; more often would only fill the limits of sign-ins. */
const SIGN_IN_AGAIN_AFTER = 200

async function tokenOf(url, actor, credentials) {
  const [email, password] = [credentials.slice(0, credentials.indexOf(":")), credentials.slice(credentials.indexOf(":") + 1)]
  const response = await fetch(`${url}/auth/${actor}/emailpass`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password }),
  })
  const { token } = await response.json()
  if (!token) throw new Error(`${email} could not sign in`)
  return token
}

/** What is wrong with an answer: a failure of the server's, or a status that the document does not name. */
async function send({ url, tokens, key }, requests, request) {
  const { method, path, actor, headers, raw, statuses } = request
  const token = tokens[actor]
  const response = await fetch(url + path, {
    method,
    body: raw,
    signal: AbortSignal.timeout(PATIENCE_MILLISECONDS),
    headers: {
      ...headers,
      ...(raw === undefined ? {} : { "content-type": "application/json" }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(path.startsWith("/store") ? { "x-publishable-api-key": key } : {}),
    },
  })
  const text = await response.text()
  if (response.ok && response.headers.get("content-type")?.includes("json")) requests.learn(JSON.parse(text))
  // A random word in a path can be a route of its own, or none.
  const isNamed = statuses.includes(response.status) || response.status === 404
  return { status: response.status, problem: response.status >= 500 || !isNamed ? text.slice(0, 300) : null }
}

/**
 * Sends random requests and tells of every one that the server failed, did not answer in time, or answered with a status that
 * the document does not name.
 * @returns {Promise<number>} how many
 */
export async function fuzz({ url, count, seed, atOnce, staff, buyer, key }) {
  const document = await (await fetch(`${url}/openapi.json`)).json()
  const requests = new FuzzRequests(document, seed)
  const tokens = {}
  const signIn = async () => {
    if (staff) tokens.staff = await tokenOf(url, "user", staff)
    if (buyer) tokens.customer = await tokenOf(url, "customer", buyer)
  }
  await signIn()
  const statuses = new Map()
  let [sent, problems, slowest, signedInAt] = [0, 0, 0, 0]
  const worker = async () => {
    while (sent < count) {
      const number = ++sent
      const request = requests.next()
      const began = performance.now()
      const { status, problem } = await send({ url, tokens, key }, requests, request).catch((error) => ({
        status: "none",
        problem: String(error),
      }))
      // Some requests end every sign-in of whoever sends them.
      if (status === 401 && tokens[request.actor] && number - signedInAt > SIGN_IN_AGAIN_AFTER) {
        signedInAt = number
        await signIn()
      }
      slowest = Math.max(slowest, performance.now() - began)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if (problem && ++problems <= SHOWN)
        console.log(`${number} ${request.method} ${request.path} ${request.raw?.slice(0, 300) ?? ""}\n  ${status} ${problem}`)
      if (number % 5000 === 0) console.log(`${number} sent, ${problems} problems`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  console.log(`${count} requests, ${problems} problems, slowest ${Math.round(slowest)} ms; seed ${seed}`)
  console.log(
    [...statuses]
      .sort()
      .map(([status, times]) => `${status}: ${times}`)
      .join(", "),
  )
  return problems
}
