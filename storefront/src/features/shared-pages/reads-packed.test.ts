import { readsPacked } from "./reads-packed"

test.each([
  ["gzip, deflate, br", true],
  ["br;q=1.0, GZIP;q=0.5", true],
  ["gzip; q=0.001", true],
  ["gzip;q=0, identity", false],
  ["gzip;q=0.000", false],
  ["gzipped, x-gzip", false],
  ["", false],
  [undefined, false],
])("who says %j reads gzip: %s", (said, reads) => {
  expect(readsPacked({ "accept-encoding": said }, "gzip")).toBe(reads)
})
