import { model } from "@medusajs/framework/utils"

/** One process of the server; it writes every few seconds that it is there. */
export const ServerProcess = model.define(
  { name: "metal_server_process", tableName: "metal_server_process" },
  {
    id: model.id({ prefix: "mproc" }).primaryKey(),
    /** Host and port. */
    name: model.text(),
    pid: model.number(),
    mode: model.enum(["shared", "server", "worker"]),
    version: model.text(),
    started_at: model.dateTime(),
    seen_at: model.dateTime(),
    draining_at: model.dateTime().nullable(),
    stopped_at: model.dateTime().nullable(),
    /** Its search index as it was at `seen_at`; null where it keeps none. */
    index: model.json().nullable(),
  },
)
