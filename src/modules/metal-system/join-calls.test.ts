import type { IEventBusModuleService, Logger } from "@medusajs/framework/types"
import { callFacts, inCall } from "../shared/call-facts"
import { joinEvents } from "./join-events"
import { joinLogs } from "./join-logs"

const CALL = { request_id: "request-1" }

describe("A call", () => {
  it("is named by every line that is logged in it, once however often the log is joined, and by none outside", () => {
    const lines: object[] = []
    const logger = { loggerInstance_: { log: (line: object) => lines.push(line) } }
    joinLogs(logger as unknown as Logger)
    joinLogs(logger as unknown as Logger)
    inCall(CALL, () => logger.loggerInstance_.log({ level: "info", message: "within" }))
    logger.loggerInstance_.log({ level: "info", message: "outside" })
    expect(lines).toEqual([
      { level: "info", message: "within", ...CALL },
      { level: "info", message: "outside" },
    ])
  })

  it("goes with its events to whoever hears of them in another process", async () => {
    const queue: string[] = []
    const heard: unknown[] = []
    const subscriber = () => Promise.resolve(heard.push(callFacts()))
    const bus = {
      emit: (events: object | object[]) =>
        Promise.resolve(queue.push(JSON.stringify(Array.isArray(events) ? events[0] : events))),
      eventToSubscribersMap: new Map([["placed", [{ subscriber }]]]),
    }
    joinEvents(bus as unknown as IEventBusModuleService)
    await inCall(CALL, () => bus.emit({ name: "placed", metadata: { source: "x" } }))
    await bus.emit([{ name: "placed" }])
    const hear = bus.eventToSubscribersMap.get("placed")?.[0]?.subscriber as unknown as (event: object) => Promise<void>
    for (const event of queue) await hear(JSON.parse(event) as object)
    expect(heard).toEqual([CALL, {}])
    expect(JSON.parse(queue[0] ?? "")).toMatchObject({ metadata: { source: "x", call: CALL } })
  })
})
