import { AsyncLocalStorage } from "node:async_hooks"

type Service = Record<string, unknown>
type Method = (...args: unknown[]) => unknown

/** How a call goes wrong: by an error, or by never coming back, before or after it has done its work. */
export const MISHAPS = ["throws before", "throws after"] as const
export const HANGS = ["hangs before", "hangs after"] as const
/**
 * Whether a call is made to hang in this run: every other call before and the others after, which together are all calls of a
 * checkout; with EVERY_CALL=1 each call both ways, in twice the time.
 */
export function isMadeToHang(at: number, mishap: (typeof HANGS)[number]): boolean {
  return process.env.EVERY_CALL === "1" || at % HANGS.length === HANGS.indexOf(mishap)
}
export type Mishap = (typeof MISHAPS | typeof HANGS)[number]

/** A call that hangs: whether it was reached, and how it goes on after all. */
export type Hanging = { reached: Promise<boolean>; goOn: () => void; done: Promise<unknown> }

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
  private fault: { at: number; mishap: Mishap; reached: () => void; hung: Promise<void> } | null = null
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

  /** The call at a place throws, once, while something runs; answers whether it was reached. */
  async breaking(at: number, mishap: (typeof MISHAPS)[number], run: () => Promise<unknown>): Promise<boolean> {
    const { reached, done } = this.start(at, mishap, run)
    await done
    return await reached
  }

  /** The call at a place hangs, once, of what is begun here; it goes on when it is told to. */
  hanging(at: number, mishap: (typeof HANGS)[number], run: () => Promise<unknown>): Hanging {
    return this.start(at, mishap, run)
  }

  private start(at: number, mishap: Mishap, run: () => Promise<unknown>): Hanging {
    let goOn: () => void = () => undefined
    const hung = new Promise<void>((resolve) => (goOn = resolve))
    let tellReached: (wasReached: boolean) => void = () => undefined
    const reached = new Promise<boolean>((resolve) => (tellReached = resolve))
    this.calls = 0
    const fault = { at, mishap, reached: () => tellReached(true), hung }
    this.fault = fault
    const done = run().finally(() => {
      if (this.fault === fault) this.fault = null
      tellReached(false)
    })
    return { reached, goOn, done }
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
      const { mishap, reached, hung } = this.fault
      this.fault = null
      return mishap.startsWith("throws") ? this.throws(real, mishap, reached) : this.hangs(real, mishap, reached, hung)
    })
  }

  private async throws(real: () => unknown, mishap: Mishap, reached: () => void): Promise<never> {
    if (mishap === "throws after") await real()
    reached()
    throw FAILED
  }

  private async hangs(real: () => unknown, mishap: Mishap, reached: () => void, hung: Promise<void>): Promise<unknown> {
    if (mishap === "hangs before") {
      reached()
      await hung
      return await real()
    }
    const answer = await real()
    reached()
    await hung
    return answer
  }
}
