import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { JOB_SCHEDULES } from "./job-schedules"

const JOBS = join(__dirname, "../../../jobs")

describe("The schedules of the jobs", () => {
  it("are those of the files in src/jobs, each of which is recorded", () => {
    const files = readdirSync(JOBS)
    expect(files.map((file) => file.replace(/\.ts$/, "")).sort()).toEqual(Object.keys(JOB_SCHEDULES).sort())
    for (const file of files) {
      const name = file.replace(/\.ts$/, "")
      const text = readFileSync(join(JOBS, file), "utf8")
      expect(text).toContain(`export default recordedJob("${name}"`)
      expect(text).toContain(`export const config = scheduleOf("${name}")`)
    }
  })
})
