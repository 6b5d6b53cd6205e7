import { model } from "@medusajs/framework/utils"

/** One run of a scheduled job. `outcome` is RUNNING until it ends, and for ever if its process did before. */
export const JobRun = model
  .define(
    { name: "metal_job_run", tableName: "metal_job_run" },
    {
      id: model.id({ prefix: "mjob" }).primaryKey(),
      name: model.text(),
      process_id: model.text(),
      started_at: model.dateTime(),
      milliseconds: model.number().nullable(),
      outcome: model.enum(["RUNNING", "DONE", "PROBLEMS", "FAILED"]).default("RUNNING"),
      /** How many things it worked on. */
      done: model.number().nullable(),
      problems: model.array(),
    },
  )
  .indexes([{ on: ["name", "started_at"] }])
