import "./no-eval"
import { z } from "zod"

type TextRule = {
  max: number
  tooLong: string
  pattern?: RegExp
  invalid?: string
}

/** The first rule a text breaks, as its message; null when it keeps them all. */
function firstProblem(text: string, rule: TextRule): string | null {
  if (text.length > rule.max) return rule.tooLong
  return rule.pattern && !rule.pattern.test(text) ? (rule.invalid ?? rule.tooLong) : null
}

/** A required one-line text: trimmed, and refused with one message, the first that fits. "max N" is inclusive (decision 48). */
export function requiredText(rule: TextRule & { required: string }) {
  return z
    .string({ error: rule.required })
    .trim()
    .superRefine((text, context) => {
      const problem = text === "" ? rule.required : firstProblem(text, rule)
      if (problem) context.addIssue({ code: "custom", message: problem })
    })
}

/** An optional one-line text; blank and null become undefined. */
export function optionalText(rule: TextRule) {
  return z
    .string({ error: rule.invalid ?? rule.tooLong })
    .trim()
    .nullish()
    .superRefine((text, context) => {
      const problem = text ? firstProblem(text, rule) : null
      if (problem) context.addIssue({ code: "custom", message: problem })
    })
    .transform((text) => text || undefined)
}
