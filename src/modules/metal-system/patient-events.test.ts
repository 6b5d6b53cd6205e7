import type { IEventBusModuleService, Logger } from "@medusajs/framework/types"
import { patientEvents } from "./patient-events"

const PATIENCE = 50

/** A bus that takes events when it is told to, and a log. */
function opened() {
  const taken: string[] = []
  const said: string[] = []
  const waiting: (() => void)[] = []
  let isAway = false
  const take = (event: string) =>
    new Promise<void>((resolve, reject) => {
      const done = () => {
        if (event === "broken") return reject(new Error("not taken"))
        taken.push(event)
        resolve()
      }
      if (isAway) waiting.push(done)
      else done()
    })
  const bus = { emit: take, releaseGroupedEvents: take, clearGroupedEvents: take }
  const say = (line: string) => said.push(line)
  const logger = { warn: say, info: say, error: say }
  const patient = () => patientEvents(bus as unknown as IEventBusModuleService, logger as unknown as Logger, PATIENCE)
  patient()
  return {
    bus,
    taken,
    said,
    patient,
    leave: () => (isAway = true),
    comeBack: () => {
      isAway = false
      for (const done of waiting.splice(0)) done()
    },
  }
}

describe("Events", () => {
  it("are sent while whoever sends them waits", async () => {
    const { bus, taken, said } = opened()
    await bus.emit("placed")
    expect(taken).toEqual(["placed"])
    expect(said).toEqual([])
  })

  it("keep nobody waiting for long while they are not taken, and go out in their order", async () => {
    const { bus, taken, said, leave, comeBack } = opened()
    leave()
    const began = Date.now()
    await bus.emit("placed")
    for (let one = 0; one < 20; one++) await bus.releaseGroupedEvents(`group ${one}`)
    expect(Date.now() - began).toBeLessThan(PATIENCE * 5)
    expect(taken).toEqual([])
    comeBack()
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect(taken.slice(0, 3)).toEqual(["placed", "group 0", "group 1"])
    expect(said).toEqual(["Events are not taken and wait in this process", "Events that waited in this process are sent"])
  })

  it("that cannot be sent undo nothing", async () => {
    const { bus, said } = opened()
    await expect(bus.emit("broken")).resolves.toBeUndefined()
    expect(said).toEqual(["An event could not be sent: Error: not taken"])
  })

  it("are waited for once, however often that is asked for", async () => {
    const { bus, patient } = opened()
    const { emit } = bus
    patient()
    expect(bus.emit).toBe(emit)
    await bus.emit("placed")
  })
})
