import { join } from "node:path"
import { filesBelow } from "./content-hash.mjs"
import { ROOT } from "./places.mjs"

const NOT_OURS = /^(node_modules|dist|\.next|\.medusa|test-results|bench)$/
const TEST = /\.test\.(ts|tsx|mjs)$/
const SPEC = /\.spec\.(ts|mjs)$/

/** Where the tests of each part lie. */
const PARTS = {
  unit: { folders: ["backend/src", "storefront/src", "src", "tools"], name: TEST },
  module: { folders: ["src/modules", "tools"], name: SPEC },
  http: { folders: ["integration-tests/http"], name: SPEC },
  e2e: { folders: ["storefront/e2e"], name: SPEC },
}

/**
 * The test files of a part as they lie in the tree, whatever a runner's configuration finds.
 * @param {keyof typeof PARTS} part
 */
export function testFiles(part, root = ROOT) {
  const { folders, name } = PARTS[part]
  return folders.flatMap((folder) => filesBelow(join(root, folder), NOT_OURS)).filter((file) => name.test(file))
}
