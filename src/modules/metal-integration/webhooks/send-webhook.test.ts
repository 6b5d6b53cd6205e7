import { LocalCarrier } from "../../../../integration-tests/support/local-carrier"
import { sendWebhook } from "./send-webhook"

describe("A message", () => {
  const receiver = new LocalCarrier()
  beforeAll(() => receiver.open())
  afterAll(() => receiver.close())
  const send = (changes: Partial<Parameters<typeof sendWebhook>[0]> = {}) =>
    sendWebhook({ url: receiver.url, headers: { "webhook-id": "one" }, body: '{"a":"é"}', allowsPrivate: true, ...changes })

  it("comes as it was signed, with its headers", async () => {
    receiver.answer = () => ({ status: 204, body: "" })
    expect(await send({ url: `${receiver.url}/in?to=erp` })).toMatchObject({ status: 204, error: null })
    expect(receiver.asked.at(-1)).toMatchObject({
      ...{ method: "POST", url: "/in?to=erp", body: '{"a":"é"}' },
      headers: { "webhook-id": "one", "content-type": "application/json", "content-length": "10" },
    })
  })

  it("goes to no private address, by number or by name, unless that is allowed", async () => {
    const before = receiver.asked.length
    for (const url of [receiver.url, receiver.url.replace("http:", "https:"), "https://localhost.localdomain/"]) {
      expect(await send({ url, allowsPrivate: false })).toMatchObject({ status: null, error: expect.any(String) })
    }
    expect(receiver.asked.length).toBe(before)
  })

  it("reads the beginning of an answer only, and keeps what a table can hold", async () => {
    receiver.answer = () => ({ status: 500, body: `\0${"x".repeat(5_000_000)}` })
    const { status, answer } = await send()
    expect([status, answer]).toEqual([500, "x".repeat(1000)])
  })

  it("says that nothing was answered in time, that the line broke, or that nobody is there", async () => {
    receiver.answer = () => "hang"
    expect(await send({ timeoutMilliseconds: 200 })).toMatchObject({ status: null, error: "No answer within 0.2 seconds" })
    receiver.answer = () => "drop"
    expect(await send()).toMatchObject({ status: null, error: "Could not be reached: ECONNRESET" })
    expect(await send({ url: "http://127.0.0.1:1" })).toMatchObject({ error: "Could not be reached: ECONNREFUSED" })
    expect(await send({ url: "http://nobody.invalid" })).toMatchObject({ error: expect.stringContaining("reached") })
  })
})

describe("A redirect", () => {
  it("is not followed", async () => {
    const { createServer } = await import("node:http")
    const seen: string[] = []
    const server = createServer((request, response) => {
      seen.push(request.url ?? "")
      response.writeHead(302, { location: "/elsewhere" }).end()
    })
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
    const { port } = server.address() as { port: number }
    const outcome = await sendWebhook({ url: `http://127.0.0.1:${port}/`, headers: {}, body: "{}", allowsPrivate: true })
    expect(outcome).toMatchObject({ status: 302, error: "Redirects are not followed" })
    expect(seen).toEqual(["/"])
    await new Promise((resolve) => server.close(resolve))
  })
})
