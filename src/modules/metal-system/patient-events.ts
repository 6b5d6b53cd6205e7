import type { IEventBusModuleService, Logger } from "@medusajs/framework/types"

type Call = (...args: never[]) => Promise<unknown>
type Bus = IEventBusModuleService & { isPatient?: true }

/** What a workflow waits for at its end, and with it whoever sent the request. */
const WAITED_FOR = ["emit", "releaseGroupedEvents", "clearGroupedEvents"] as const
const PATIENCE_MILLISECONDS = 2000

/** Whether something is over in time, however it ended. */
async function isOverInTime(work: Promise<unknown>, milliseconds: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), milliseconds)
  })
  return await Promise.race([work.then(() => true), late]).finally(() => clearTimeout(timer))
}

/**
 * Has nobody wait long for events to be taken: while Redis is away they wait in this process, in their order, and go out when
 * it is back. What is done stays done, also when its event cannot be sent: jobs look for what nobody was told of.
 */
export function patientEvents(bus: Bus | undefined, logger: Logger, patience = PATIENCE_MILLISECONDS): void {
  if (!bus || bus.isPatient) return
  let waiting = 0
  const patiently = (call: Call): Call =>
    async function patient(...args) {
      const sent = call(...args).catch((error: unknown) => logger.error(`An event could not be sent: ${String(error)}`))
      if (await isOverInTime(sent, waiting > 0 ? 0 : patience)) return
      if (waiting === 0) logger.warn("Events are not taken and wait in this process")
      waiting += 1
      void sent.then(() => {
        waiting -= 1
        if (waiting === 0) logger.info("Events that waited in this process are sent")
      })
    }
  const calls = WAITED_FOR.map((name) => [name, patiently((bus[name] as Call).bind(bus))])
  Object.assign(bus, { isPatient: true, ...Object.fromEntries(calls) })
}
