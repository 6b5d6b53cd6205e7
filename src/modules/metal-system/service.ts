import { readFileSync } from "node:fs"
import { hostname } from "node:os"
import { join } from "node:path"
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import type { Context, IEventBusModuleService, Logger } from "@medusajs/framework/types"
import {
  generateEntityId,
  InjectManager,
  InjectTransactionManager,
  MedusaContext,
  MedusaService,
  Modules,
} from "@medusajs/framework/utils"
import { sqlOf } from "../shared/sql-of"
import { stockIndexState } from "../shared/stock-index-holder"
import { drainsSince, isServerProcess, PROCESS_ID, runEnds } from "../shared/this-process"
import { drainBeforeStopping } from "./drain"
import { joinEvents } from "./join-events"
import { joinLogs } from "./join-logs"
import { mailPause } from "./mail-pause"
import { patientEvents } from "./patient-events"
import { JobRun } from "./models/job-run"
import { OutboxEntry } from "./models/outbox-entry"
import { ServerProcess } from "./models/server-process"
import { endRun, lastRuns, startRun, type RunEnd } from "./sql/job-runs"
import {
  claimDueMail,
  claimMail,
  noteMailFailed,
  noteMailSent,
  pruneMails,
  putMail,
  unwrittenKeys,
  type ClaimedMail,
  type NewMail,
} from "./sql/mails"
import { notePulse, noteStopped, postgresVersion } from "./sql/server-processes"

type Sql = Context<SqlEntityManager>
type Needed = { logger: Logger; [Modules.EVENT_BUS]?: IEventBusModuleService }
/** `drainSeconds`: how long a server says that it is about to stop before it does. */
type Options = { drainSeconds?: number }

const PULSE_MILLISECONDS = 10_000
/** A process that was silent for longer is not there. */
export const SILENT_SECONDS = 45

/** What the shop is made of says its version in the folder it runs in. */
const SHOP_VERSION = (JSON.parse(readFileSync(join(process.cwd(), "package.json"), "utf8")) as { version?: string }).version ?? ""

/** How the shop's machinery does: which processes run, how jobs went, and the mails that are still to be sent. */
class MetalSystemService extends MedusaService({ JobRun, ServerProcess, OutboxEntry }) {
  readonly shopVersion = SHOP_VERSION
  private timer: NodeJS.Timeout | null = null
  private readonly logger: Logger
  private readonly startedAt = new Date(Date.now() - process.uptime() * 1000)

  constructor(
    private readonly container: Needed,
    private readonly options: Options = {},
    private readonly declaration: { worker_mode?: string } = {},
  ) {
    super(container, options, declaration)
    this.logger = container.logger
    joinLogs(container.logger)
  }

  __hooks = {
    onApplicationStart: async () => {
      joinEvents(this.container[Modules.EVENT_BUS])
      patientEvents(this.container[Modules.EVENT_BUS], this.logger)
      if (!isServerProcess) return
      this.prepareDrain()
      await this.pulse()
      this.timer = setInterval(() => void this.pulse(), PULSE_MILLISECONDS)
      this.timer.unref()
    },
    onApplicationShutdown: async () => {
      if (this.timer) {
        clearInterval(this.timer)
        await this.noteStopped().catch((error: unknown) =>
          this.logger.warn(`This process could not say it ends: ${String(error)}`),
        )
      }
      await runEnds()
    },
  }

  private prepareDrain(): void {
    const { drainSeconds = 0 } = this.options
    if (drainSeconds === 0 || this.declaration.worker_mode === "worker") return
    const onStart = () => {
      this.logger.info(`Takes requests for ${drainSeconds} s more, so that the balancer sees that it ends`)
      void this.pulse()
    }
    drainBeforeStopping({ milliseconds: drainSeconds * 1000, onStart })
  }

  /** Says that this process is there; the page of the system misses it otherwise, and nothing else does. */
  private async pulse(): Promise<void> {
    try {
      await this.notePulse()
    } catch (error) {
      this.logger.warn(`This process could not say it is there, trying again: ${String(error)}`)
    }
  }

  @InjectTransactionManager()
  private async notePulse(@MedusaContext() context: Sql = {}): Promise<void> {
    await notePulse(sqlOf(context), {
      id: PROCESS_ID,
      name: process.env.PORT ? `${hostname()}:${process.env.PORT}` : hostname(),
      pid: process.pid,
      mode: this.declaration.worker_mode ?? "shared",
      version: this.shopVersion,
      startedAt: this.startedAt,
      drainingAt: drainsSince(),
      index: await stockIndexState(),
    })
  }

  @InjectTransactionManager()
  private async noteStopped(@MedusaContext() context: Sql = {}): Promise<void> {
    await noteStopped(sqlOf(context), PROCESS_ID)
  }

  @InjectManager()
  async postgresVersion(@MedusaContext() context: Sql = {}) {
    return await postgresVersion(sqlOf(context))
  }

  /** Notes that a job of this process begins; answers the run. */
  @InjectTransactionManager()
  async startRun(name: string, @MedusaContext() context: Sql = {}): Promise<string> {
    const id = generateEntityId(undefined, "mjob")
    await startRun(sqlOf(context), { id, name, processId: PROCESS_ID })
    return id
  }

  @InjectTransactionManager()
  async endRun(id: string, end: RunEnd, @MedusaContext() context: Sql = {}): Promise<void> {
    await endRun(sqlOf(context), id, end)
  }

  /** The last run of every job, or the last that found problems or failed. */
  @InjectManager()
  async lastRuns(only: "ALL" | "PROBLEMS", @MedusaContext() context: Sql = {}) {
    return await lastRuns(sqlOf(context), only, SILENT_SECONDS)
  }

  /** Writes a mail down, for this process to send; null when one of its key was written before. */
  @InjectTransactionManager()
  async putMail(mail: Omit<NewMail, "id">, @MedusaContext() context: Sql = {}) {
    return await putMail(sqlOf(context), { ...mail, id: generateEntityId(undefined, "mmail") })
  }

  /** Which of these keys no mail was ever written of. */
  @InjectManager()
  async unwrittenKeys(keys: string[], @MedusaContext() context: Sql = {}): Promise<string[]> {
    return await unwrittenKeys(sqlOf(context), keys)
  }

  /** The next mail that is due, for this process alone; null when there is none. */
  @InjectTransactionManager()
  async claimDueMail(@MedusaContext() context: Sql = {}) {
    return await claimDueMail(sqlOf(context))
  }

  /** One mail that is not sent, for this process alone; null while another has it, and once it is sent. */
  @InjectTransactionManager()
  async claimMail(id: string, @MedusaContext() context: Sql = {}) {
    return await claimMail(sqlOf(context), id)
  }

  @InjectTransactionManager()
  async noteMailSent(mail: ClaimedMail, @MedusaContext() context: Sql = {}): Promise<void> {
    await noteMailSent(sqlOf(context), mail)
  }

  /** Puts a mail off, or gives it up after a day. */
  @InjectTransactionManager()
  async noteMailFailed(mail: ClaimedMail, error: string, @MedusaContext() context: Sql = {}): Promise<void> {
    await noteMailFailed(sqlOf(context), mail, { error, pauseMilliseconds: mailPause(mail.attempts) })
  }

  @InjectTransactionManager()
  async pruneMails(@MedusaContext() context: Sql = {}): Promise<void> {
    await pruneMails(sqlOf(context))
  }
}

export default MetalSystemService
