import { AsyncLocalStorage } from "node:async_hooks"

type Service = Record<string, unknown>
type Method = (...args: unknown[]) => unknown

/** How a call goes wrong: by an error before or after it has done its work. */
export const MISHAPS = ["throws before", "throws after"] as const
export type Mishap = (typeof MISHAPS)[number]

/** Calls that change nothing themselves, and the beat of what is held. */
const READS =
  /^(inTransaction|renew|list|retrieve|read|find|get|count|has|is|cursor|spent|to|_|on|build|create(Query|Filter)?Context|query)/
const FAILED = new Error("the lights went out")

function methodsOf(service: Service): string[] {
  const names = new Set<string>()
  for (let one: object | null = service; one && one !== Object.prototype; one = Object.getPrototypeOf(one) as object | null)
    for (const name of Object.getOwnPropertyNames(one)) names.add(name)
  return [...names].filter((name) => name !== "constructor" && !READS.test(name))
}

/**
 * The calls that code makes to services and that may change something, one after the other: first they are counted, then one
 * of them goes wrong. Calls inside a call are part of it.
 */
export class CallPoints {
  private readonly inside = new AsyncLocalStorage<true>()
  private seen: string[] | null = null
  private fault: { at: number; mishap: Mishap; reached: () => void } | null = null
  private calls = 0
  private readonly undo: (() => void)[] = []

  constructor(services: Record<string, unknown>) {
    for (const [title, service] of Object.entries(services)) this.watch(title, service as Service)
  }

  /** What was called while something ran, in order. */
  async during(run: () => Promise<unknown>): Promise<string[]> {
    const seen: string[] = (this.seen = [])
    await run()
    this.seen = null
    return seen
  }

  /** The call at a place goes wrong, once, while something runs; answers whether it was reached. */
  async breaking(at: number, mishap: Mishap, run: () => Promise<unknown>): Promise<boolean> {
    let wasReached = false
    this.calls = 0
    this.fault = { at, mishap, reached: () => (wasReached = true) }
    await run()
    this.fault = null
    return wasReached
  }

  restore(): void {
    for (const one of this.undo) one()
  }

  private watch(title: string, service: Service): void {
    for (const name of methodsOf(service)) {
      const real = service[name]
      if (typeof real !== "function") continue
      const own = Object.getOwnPropertyDescriptor(service, name)
      service[name] = (...args: unknown[]) => this.call(`${title}.${name}`, () => (real as Method).apply(service, args))
      this.undo.push(() => {
        Reflect.deleteProperty(service, name)
        if (own) Object.defineProperty(service, name, own)
      })
    }
  }

  private call(name: string, real: () => unknown): unknown {
    if (this.inside.getStore() || (!this.seen && !this.fault)) return real()
    return this.inside.run(true, () => {
      this.seen?.push(name)
      if (this.fault?.at !== this.calls++) return real()
      const { mishap, reached } = this.fault
      this.fault = null
      return this.goWrong(real, mishap, reached)
    })
  }

  private async goWrong(real: () => unknown, mishap: Mishap, reached: () => void): Promise<never> {
    if (mishap === "throws after") await real()
    reached()
    throw FAILED
  }
}
