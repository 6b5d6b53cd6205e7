import { rmSync } from "node:fs"
import { join } from "node:path"
import { freePorts } from "./ports.mjs"
import { clusterUrl, startPostgres } from "./postgres.mjs"
import { ensureDatabase } from "./shop-database.mjs"

/** Tests lose nothing they need when the machine stops: no waiting for the disk. */
const SETTINGS = ["fsync=off", "synchronous_commit=off", "full_page_writes=off", "max_connections=200"]

/** One database server for a run of tests, started when the first part needs it. */
export class TestDatabase {
  #stage
  #starting
  #folder

  /** @param {{ home: string, logs: string, secrets: Record<string, string>, children: object, progress: object }} stage */
  constructor(stage) {
    this.#stage = stage
  }

  /** The address of a database of that name, made when it is new. */
  async url(name) {
    this.#starting ??= this.#start()
    const url = clusterUrl(await this.#starting, this.#stage.secrets.DATABASE_PASSWORD, name)
    await ensureDatabase(url)
    return url
  }

  /** Removes what the server wrote; it must have ended. */
  remove() {
    if (this.#folder) {
      rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5 })
    }
  }

  async #start() {
    const { home, logs, secrets, children, progress } = this.#stage
    const [port] = await freePorts(1)
    const password = secrets.DATABASE_PASSWORD
    const started = await progress.step("Start a database for the tests", () =>
      startPostgres({ folder: join(home, "postgres"), port, password, logs, children, settings: SETTINGS }),
    )
    this.#folder = started.folder
    return port
  }
}
