import { readFileSync } from "node:fs"
import { join } from "node:path"
import { DCLinter } from "dclint"
import { validate } from "dockerfile-utils"
import { ROOT } from "../lib/places.mjs"

/* No container engine is needed to see that the files are sound. Orders of keys and of services are a matter of taste. */
const TASTE = [
  "no-quotes-in-volumes",
  "require-quotes-in-ports",
  "service-keys-order",
  "service-ports-alphabetical-order",
  "services-alphabetical-order",
  "top-level-properties-order",
]
/** What is built here is named so that three services share it, and the balancer is there to be reached from outside. */
const MEANT = ["no-build-and-image", "service-image-require-explicit-tag", "no-unbound-port-interfaces"]

describe("The container files", () => {
  it("are a compose file by the schema and the linter's rules", () => {
    const rules = Object.fromEntries([...TASTE, ...MEANT].map((rule) => [rule, 0]))
    const linter = new DCLinter({ rules, quiet: false, debug: false, exclude: [] })
    const [{ filePath, messages }] = linter.lintFiles([join(ROOT, "docker-compose.yml")], false)
    expect(filePath).toContain("docker-compose.yml")
    expect(messages).toEqual([])
  })

  it.each(["backend.Dockerfile", "storefront.Dockerfile"])("are Dockerfiles without a fault: %s", (file) => {
    expect(validate(readFileSync(join(ROOT, "tools/docker", file), "utf8"))).toEqual([])
  })
})
