import { mkdir, readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import type { ExecArgs } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { METAL_AUDIT } from "../modules/metal-audit"
import type MetalAuditService from "../modules/metal-audit/service"
import type { AuditHead } from "../modules/metal-audit/sql/verify-chain"

const HEAD_FILE = "audit-head.json"

async function readHead(file: string): Promise<AuditHead | null> {
  try {
    return JSON.parse(await readFile(file, "utf8")) as AuditHead
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null
    throw error
  }
}

/**
 * `npm run medusa -- exec ./src/scripts/verify-audit.ts [folder]` recomputes the chain of the audit log and fails with the
 * first row that is not as it was written. The end of the chain is kept in the folder (by default BILLET_HOME) for the next
 * time: that also shows a log that was cut, or written anew as a whole.
 */
export default async function verifyAudit({ container, args }: ExecArgs): Promise<void> {
  const folder = args[0] ?? process.env.BILLET_HOME ?? process.cwd()
  const file = join(folder, HEAD_FILE)
  const report = await container.resolve<MetalAuditService>(METAL_AUDIT).verify(await readHead(file))
  if (report.problem) {
    const { seq, id, reason } = report.problem
    throw new Error(`The audit log is broken at row ${seq}${id ? ` (${id})` : ""}: ${reason}`)
  }
  await mkdir(folder, { recursive: true })
  await writeFile(file, JSON.stringify(report.head))
  container
    .resolve(ContainerRegistrationKeys.LOGGER)
    .info(`The audit log is whole: ${report.rows} rows, head ${report.head.hash}`)
}
