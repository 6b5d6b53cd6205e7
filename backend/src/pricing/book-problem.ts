import type { FieldProblem } from "../contract"

/** A row that was left out because it is broken, with what is wrong. */
export type BookProblem = { kind: "rule" | "custom-price"; id: string; name: string; fields: readonly FieldProblem[] }
