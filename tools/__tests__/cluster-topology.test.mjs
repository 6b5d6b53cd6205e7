import { readFileSync } from "node:fs"
import { join } from "node:path"
import { parse } from "yaml"
import { environmentOf } from "../cluster/environments.mjs"
import { clusterOptions } from "../cluster/options.mjs"
import { requirePrograms } from "../cluster/programs.mjs"
import {
  API_LOCATIONS,
  listen,
  OPTIONS,
  PAGE_CACHE_SETTINGS,
  PORTS,
  PRIMARY_SETTINGS,
  REDIS_SETTINGS,
  SERVERS,
  SERVICES,
  STOREFRONTS,
  upstreams,
  VARIABLES,
} from "../cluster/topology.mjs"
import { ROOT } from "../lib/places.mjs"

const docker = (file) => readFileSync(join(ROOT, "tools/docker", file), "utf8")
const compose = parse(readFileSync(join(ROOT, "docker-compose.yml"), "utf8"), { merge: true })
const rules = (text) => text.replace(/#.*$/gm, "").replace(/\s+/g, " ").trim()

describe("docker-compose.yml and the cluster without containers", () => {
  it("have the same services", () => {
    expect(Object.keys(compose.services).sort()).toEqual([...SERVICES].sort())
  })

  it.each(Object.entries(VARIABLES))("give %s the same variables", (service, names) => {
    expect(Object.keys(compose.services[service].environment).sort()).toEqual([...names, ...OPTIONS[service]].sort())
  })

  it.each(Object.entries(OPTIONS))("leave to the operator what %s may be given", (service, names) => {
    const given = names.map((name) => [name, compose.services[service].environment[name]])
    expect(given).toEqual(names.map((name) => [name, `\${${name}:-}`]))
  })

  it("start PostgreSQL and Redis with the same settings", () => {
    expect(compose.services.postgres.command).toEqual(expect.arrayContaining(PRIMARY_SETTINGS))
    expect(compose.services.redis.command.slice(1)).toEqual(REDIS_SETTINGS)
    expect(compose.services["page-cache"].command.slice(1)).toEqual(PAGE_CACHE_SETTINGS)
  })

  it("balance over the same servers and storefronts at the ports they open", () => {
    const addresses = (names, port) => names.map((name) => `${name}:${port}`)
    expect(rules(docker("upstreams.conf"))).toBe(
      rules(upstreams(addresses(STOREFRONTS, PORTS.storefront), addresses(SERVERS, PORTS.server))),
    )
    expect(rules(docker("listen-shop.conf"))).toBe(rules(listen(PORTS.shop, "shop")))
    expect(rules(docker("listen-api.conf"))).toBe(rules(listen(PORTS.api, "api", API_LOCATIONS)))
    expect(docker("backend.Dockerfile")).toContain(`EXPOSE ${PORTS.server}`)
    expect(docker("storefront.Dockerfile")).toContain(`EXPOSE ${PORTS.storefront}`)
  })

  it("publish the balancer and nothing else", () => {
    const published = Object.entries(compose.services).filter(([, { ports }]) => ports)
    expect(published.map(([name]) => name)).toEqual(["nginx"])
  })

  it("carry no secret: each one has to come from the environment", () => {
    const values = Object.values(compose.services).flatMap(({ environment = {} }) => Object.entries(environment))
    const secrets = values.filter(([name]) => /SECRET|PASSWORD|DATABASE_URL/.test(name))
    expect(secrets.length).toBeGreaterThan(8)
    expect(secrets.filter(([, value]) => !/\$\{[A-Z_]+:(\?|-)\}/.test(value))).toEqual([])
  })

  it("run the shop's own processes as a user without rights", () => {
    for (const file of ["backend.Dockerfile", "storefront.Dockerfile"]) {
      const lastStage = docker(file)
        .split(/^FROM /m)
        .at(-1)
      expect(lastStage).toMatch(/^USER billet$/m)
    }
  })

  it("take the base images at an exact version", () => {
    const images = [
      ...Object.values(compose.services).flatMap(({ image, build }) => (build ? [] : [image])),
      ...["backend.Dockerfile", "storefront.Dockerfile"].flatMap((file) => docker(file).match(/(?<=^FROM )\S+/gm)),
    ]
    expect(images.filter((image) => !/:\d+\.\d+/.test(image))).toEqual([])
  })
})

describe("The environment of a service", () => {
  it("holds what the topology names and nothing else of ours", () => {
    const values = Object.fromEntries(VARIABLES["storefront-1"].map((name) => [name, `${name} value`]))
    const env = environmentOf(
      "storefront-1",
      8101,
      { ...values, JWT_SECRET: "not for the storefront" },
      { PATH: "/bin", SECRET: "x" },
    )
    expect(env).toMatchObject({ ...values, PATH: "/bin", PORT: "8101" })
    expect(env).not.toHaveProperty("JWT_SECRET")
    expect(env).not.toHaveProperty("SECRET")
  })

  it("cannot lack a named variable", () => {
    expect(() => environmentOf("worker", 1, {})).toThrow("worker has no DATABASE_URL")
  })
})

describe("npm run cluster", () => {
  it("reads its two ports", () => {
    expect(clusterOptions(["--shop-port", "8181"])).toEqual({ help: false, promote: false, shopPort: 8181, apiPort: PORTS.api })
    expect(() => clusterOptions(["--api-port", "none"])).toThrow('--api-port must be a port from 1 to 65535, not "none".')
    expect(() => clusterOptions(["--nonsense"])).toThrow("npm run cluster -- --help")
    expect(() => clusterOptions(["demote"])).toThrow('There is no "demote".')
    expect(clusterOptions(["promote"]).promote).toBe(true)
  })

  it("says in one line which program is missing and how to get it", () => {
    expect(() => requirePrograms(["no-such-program"], "")).toThrow(
      "Not on this machine: no-such-program. On Debian: apt-get install",
    )
  })
})
