import { redisModules } from "./redis-modules"

describe("Modules on Redis", () => {
  it("are none without an address, so that one process needs no Redis", () => {
    expect(redisModules({ REDIS_URL: undefined })).toEqual([])
  })

  it("are events, workflow runs and the cache, all at the same address", () => {
    const modules = redisModules({ REDIS_URL: "redis://queue:6379" })
    expect(modules.map((module) => (typeof module === "object" && "resolve" in module ? module.resolve : ""))).toEqual([
      "@medusajs/medusa/event-bus-redis",
      "@medusajs/medusa/workflow-engine-redis",
      "@medusajs/medusa/caching",
    ])
    expect(JSON.stringify(modules).match(/redis:\/\/queue:6379/g)).toHaveLength(3)
  })
})
