import { GracefulShutdownServer } from "@medusajs/framework/utils"
import { startDraining } from "../shared/this-process"

type Stoppable = { shutdown: (timeout?: number) => Promise<void> }
type Drain = { milliseconds: number; onStart: () => void }

let drain: Drain | null = null
let isInPlace = false

/** Puts the drain before a server's own stop; being asked again ends it at once. */
function drainFirst<T extends Stoppable>(server: T): T {
  const stop = server.shutdown
  let draining: { over: Promise<void>; end: () => void } | null = null
  const start = ({ milliseconds, onStart }: Drain) => {
    startDraining()
    onStart()
    let end = () => {}
    const over = new Promise<void>((resolve) => {
      end = resolve
      setTimeout(resolve, milliseconds)
    })
    return { over, end }
  }
  server.shutdown = async (timeout) => {
    if (draining) draining.end()
    else if (drain) draining = start(drain)
    await draining?.over
    await stop(timeout)
  }
  return server
}

/**
 * Has this process, once it is asked to stop, say for a while that it is to be given nothing new (`/ready` answers 503, and
 * answers close their connections) before it stops taking requests: a balancer takes it out first, and nobody is refused.
 * Medusa offers no place for that but where it makes its server.
 */
export function drainBeforeStopping(asked: Drain): void {
  drain = asked
  if (isInPlace) return
  isInPlace = true
  const create = GracefulShutdownServer.create.bind(GracefulShutdownServer)
  GracefulShutdownServer.create = (server, wait) => drainFirst(create(server, wait))
}
