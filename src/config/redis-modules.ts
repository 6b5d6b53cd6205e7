import type { InputConfigModules } from "@medusajs/framework/types"
import type { Environment } from "./read-environment"

/** What hears of an event and fails, because the database is away for example, is asked again for a quarter of an hour. */
const TRIES = { attempts: 10, backoff: { type: "exponential", delay: 1000 } }

/**
 * What several processes share through Redis, when there is one: events, workflow runs and their timers, the cache. Locks
 * stay in PostgreSQL, which the money is in anyway: a checkout must not depend on Redis.
 */
export function redisModules({ REDIS_URL: redisUrl }: Pick<Environment, "REDIS_URL">): InputConfigModules {
  if (!redisUrl) return []
  return [
    { resolve: "@medusajs/medusa/event-bus-redis", options: { redisUrl, jobOptions: TRIES } },
    { resolve: "@medusajs/medusa/workflow-engine-redis", options: { redis: { redisUrl } } },
    {
      resolve: "@medusajs/medusa/caching",
      options: {
        providers: [{ resolve: "@medusajs/medusa/caching-redis", id: "caching-redis", is_default: true, options: { redisUrl } }],
      },
    },
  ]
}
