import type { Guards } from "./guards-of"
import type { Operation } from "./operation"

const CALLER_REFUSALS: Record<string, number[]> = {
  customer: [401, 403],
  "maybe customer": [401, 403],
  "maybe customer or staff": [401],
}

/** Every status a route refuses with: what follows from its path and the checks before it, and what its row adds. */
export function refusalsOf(path: string, operation: Operation, { body, caller, refuses }: Guards): number[] {
  const takesBody = Boolean(operation.body ?? body)
  return [
    ...new Set([
      400,
      ...(path.startsWith("/admin/") ? [401, 403] : []),
      ...(caller ? (CALLER_REFUSALS[caller] ?? []) : []),
      ...(path.includes(":") ? [404] : []),
      ...(takesBody ? [413] : []),
      ...(operation.idempotent ? [409] : []),
      ...refuses,
      ...(operation.errors ?? []),
      ...Object.keys(operation.failures ?? {}).map(Number),
      503,
    ]),
  ].sort((a, b) => a - b)
}
