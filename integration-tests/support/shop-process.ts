import { fork, type ChildProcess } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import type { HANGS } from "./call-points"
import { HttpClient } from "./http-client"

/** What a process of the shop tells. */
type Said = { port?: number; armed?: number; reached?: number; calls?: string[] }
/** What a server does without waiting for it may be told of after its answer. */
const LATE_MILLISECONDS = 300

type Options = {
  databaseUrl: string
  publishableKey: string
  /** What it locks with, by the names of `npm run bench -- oversell`, and where to find it. */
  locks?: { name: string; folder: string; redisUrl: string }
  /** Database connections at most. */
  pool?: number
  /** Seconds after which the database ends a transaction in which nothing happens, instead of the shop's own. */
  stillSeconds?: number
}

/** Another server of the shop on the tests' database: a process that is really killed. It runs no jobs. */
export class ShopProcess {
  private constructor(
    private readonly child: ChildProcess,
    readonly client: HttpClient,
    readonly origin: string,
  ) {}

  static async start({ publishableKey, pool = 40, ...settings }: Options): Promise<ShopProcess> {
    const child = fork(join(__dirname, "shop-process-main.ts"), {
      execArgv: ["--require", join(__dirname, "require-typescript.cjs")],
      env: {
        ...process.env,
        SHOP_PROCESS: JSON.stringify({ ...settings, pool }),
        MEDUSA_WORKER_MODE: "server",
        NODE_OPTIONS: "--no-warnings",
        JEST_WORKER_ID: undefined,
      },
    })
    const { port } = await heard(child, (said) => said.port !== undefined)
    const origin = `http://localhost:${port}`
    const client = new HttpClient(() => origin)
    client.publishableKey = publishableKey
    return new ShopProcess(child, client, origin)
  }

  /** The next checkout hangs at a call; answers what tells whether it does, before it was answered. */
  async hangAt(at: number, mishap: (typeof HANGS)[number]): Promise<(answered: Promise<unknown>) => Promise<boolean>> {
    this.child.send({ hang: { at, mishap } })
    await heard(this.child, (said) => said.armed === at)
    const reached = heard(this.child, (said) => said.reached === at).then(
      () => true,
      () => false,
    )
    const late = (answered: Promise<unknown>) => answered.then(() => sleep(LATE_MILLISECONDS, false))
    return (answered) => Promise.race([reached, late(answered)])
  }

  /** The calls that it makes while something runs. */
  async callsDuring(run: () => Promise<unknown>): Promise<string[]> {
    this.child.send("count")
    await run()
    await sleep(LATE_MILLISECONDS)
    const counted = heard(this.child, (said) => said.calls !== undefined)
    this.child.send("stop counting")
    return (await counted).calls ?? []
  }

  /** Stops the process where it is, or lets it go on. */
  signal = (name: "SIGSTOP" | "SIGCONT") => this.child.kill(name)

  /** Ends the process without a chance to do anything. */
  async kill(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return
    const ended = once(this.child, "exit")
    this.child.kill("SIGKILL")
    await ended
  }
}

/** Waits for a message; fails when the process ends first. */
async function heard(child: ChildProcess, isIt: (said: Said) => boolean): Promise<Said> {
  return await new Promise((resolve, reject) => {
    const onMessage = (said: Said) => {
      if (typeof said === "object" && isIt(said)) settle(() => resolve(said))
    }
    const onExit = (code: number | null, signal: string | null) =>
      settle(() => reject(new Error(`The process ended (${signal ?? `exit code ${code}`})`)))
    const settle = (end: () => void) => {
      child.off("message", onMessage).off("exit", onExit)
      end()
    }
    child.on("message", onMessage).on("exit", onExit)
  })
}
