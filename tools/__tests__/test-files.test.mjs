import { testFiles } from "../lib/test-files.mjs"
import { scratchFolder } from "./scratch-folder.mjs"

const { root, write, path } = scratchFolder()

describe("The test files of the tree", () => {
  it("belong to their part, whatever a runner's configuration finds", () => {
    const unit = [write("backend/src/pricing/price.test.ts"), write("storefront/src/lib/paths.test.tsx"), write("tools/__tests__/a.test.mjs")]
    const module = [write("src/modules/metal/__tests__/service.spec.ts"), write("tools/__tests__/restore.spec.mjs")]
    const http = write("integration-tests/http/deep/cart.spec.ts")
    const journey = write("storefront/e2e/order.spec.ts")
    write("backend/src/pricing/price.ts")
    write("storefront/node_modules/x/x.test.ts")
    write("tools/bench/x.test.mjs")
    expect(testFiles("unit", root)).toEqual(unit)
    expect(testFiles("module", root)).toEqual(module)
    expect(testFiles("http", root)).toEqual([http])
    expect(testFiles("e2e", root)).toEqual([journey])
  })

  it("are none in a tree without them", () => {
    expect(testFiles("http", path("elsewhere"))).toEqual([])
  })
})
