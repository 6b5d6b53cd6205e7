const FRAME_MS = 200
const QUIET_MS = 1000
const HEARTBEAT_MS = 15_000

/**
 * Shows which steps are under way and for how long.
 * On a terminal one live line; elsewhere plain lines: at the first second, every fifteen seconds, and at the end.
 */
export class Progress {
  #active = new Map()
  #timer
  #width = 0
  #ended = false

  constructor(stream = process.stdout) {
    this.stream = stream
    this.live = Boolean(stream.isTTY)
  }

  /** Runs one step under a title; steps may overlap. A step of less than a second is not worth a line. */
  async step(title, work) {
    const id = Symbol(title)
    this.#active.set(id, { title, started: Date.now(), spoken: 0 })
    this.#timer ??= setInterval(() => this.#tick(), FRAME_MS)
    try {
      const result = await work()
      this.#finish(id, "✓")
      return result
    } catch (error) {
      this.#finish(id, "✗")
      throw error
    }
  }

  /** A line that stays. */
  say(text) {
    if (this.#ended) {
      return
    }
    this.#clear()
    this.stream.write(`${text}\n`)
  }

  /** No more lines: what is still under way is being stopped. */
  end() {
    clearInterval(this.#timer)
    this.#clear()
    this.#ended = true
  }

  #finish(id, mark) {
    const { title, started } = this.#active.get(id)
    this.#active.delete(id)
    const elapsed = Date.now() - started
    if (elapsed >= QUIET_MS || mark === "✗") {
      this.say(`${mark} ${title} (${seconds(elapsed)})`)
    }
    if (this.#active.size === 0) {
      clearInterval(this.#timer)
      this.#timer = undefined
      this.#clear()
    }
  }

  #tick() {
    return this.live ? this.#drawLine() : this.#sayLongSteps()
  }

  #drawLine() {
    const parts = [...this.#active.values()].map(({ title, started }) => `${title} ${whole(Date.now() - started)}`)
    const line = `… ${parts.join(" · ")}`.slice(0, (this.stream.columns ?? 80) - 1)
    this.stream.write(`\r${line.padEnd(this.#width)}`)
    this.#width = line.length
  }

  #sayLongSteps() {
    for (const step of this.#active.values()) {
      const elapsed = Date.now() - step.started
      const due = step.spoken === 0 ? QUIET_MS : step.spoken + HEARTBEAT_MS
      if (elapsed >= due) {
        this.stream.write(step.spoken === 0 ? `… ${step.title}\n` : `… ${step.title} ${whole(elapsed)}\n`)
        step.spoken = elapsed
      }
    }
  }

  #clear() {
    if (this.#width > 0) {
      this.stream.write(`\r${" ".repeat(this.#width)}\r`)
      this.#width = 0
    }
  }
}

export function seconds(milliseconds) {
  return `${(milliseconds / 1000).toFixed(1)} s`
}

function whole(milliseconds) {
  return `${Math.floor(milliseconds / 1000)} s`
}
