import { createServer, type RequestListener, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { callBackend } from "./backend"
import { BackendError } from "./backend-error"
import { watchTrouble, type Rendering } from "./backend-trouble"

const mockEnv = { backendUrl: "", publishableKey: "pk_test" }
jest.mock("server-only", () => ({}), { virtual: true })
jest.mock("./env", () => ({ env: () => mockEnv }))
jest.mock("./tracing-headers", () => ({ tracingHeaders: () => ({}) }))

let server: Server | undefined

afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

/** A backend that answers so; calls it as a page that is rendered does. */
async function callOne(answer: RequestListener, timeoutSeconds?: number) {
  const started = (server = createServer(answer))
  await new Promise<void>((resolve) => started.listen(0, "127.0.0.1", resolve))
  mockEnv.backendUrl = `http://127.0.0.1:${(started.address() as AddressInfo).port}`
  const page: Rendering = { isTroubled: false }
  let called: Promise<unknown> | undefined
  watchTrouble(page, () => (called = callBackend("/health", { timeoutSeconds })))
  return { page, failure: await called?.then(() => null).catch((error: unknown) => error) }
}

it("answers what the backend answers", async () => {
  const { page, failure } = await callOne((_, response) => response.end('{"ok":true}'))
  expect([page.isTroubled, failure]).toEqual([false, null])
})

it("takes an answer that breaks off for none, of which the page knows", async () => {
  const { page, failure } = await callOne((_, response) => {
    response.writeHead(200, { "content-length": 100 }).write('{"ok":')
    setTimeout(() => response.destroy(), 20)
  })
  expect(failure).toBeInstanceOf(BackendError)
  expect(failure).toMatchObject({ status: 503, type: "unreachable" })
  expect(page.isTroubled).toBe(true)
})

it("says that time was up when an answer stalls half way", async () => {
  const { page, failure } = await callOne((_, response) => void response.writeHead(200).write('{"ok":'), 0.1)
  expect(failure).toMatchObject({ status: 503, cause: { name: "TimeoutError" } })
  expect(page.isTroubled).toBe(true)
})

it("tells a refusal from trouble", async () => {
  const { page, failure } = await callOne((_, response) => {
    response.writeHead(409, { "content-type": "application/json" }).end('{"type":"cart_completed","message":"Ordered"}')
  })
  expect(failure).toMatchObject({ status: 409, type: "cart_completed" })
  expect(page.isTroubled).toBe(false)
})
