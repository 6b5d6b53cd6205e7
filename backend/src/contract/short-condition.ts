/** How the trade shortens treatments, the longer words first. What no word stands for here is short or an own name. */
const ABBREVIATIONS = {
  "quenched & double tempered": "QDT",
  "quenched & tempered": "Q&T",
  "normalized & tempered": "N&T",
  "solution annealed": "SA",
  "solution treated": "ST",
  "stress relieved": "SR",
  "cold worked": "CW",
  "hot worked": "HW",
  "cold finished": "CF",
  "hot finished": "HF",
  "high strength": "HS",
} as const
const LONG = new RegExp(`\\b(?:${Object.keys(ABBREVIATIONS).join("|")})\\b`, "gi")

/** A condition with its treatments as the trade shortens them: "Solution Annealed & Aged (150K)" is "SA & Aged (150K)". */
export function shortCondition(condition: string): string {
  return condition.replace(LONG, (long) => ABBREVIATIONS[long.toLowerCase() as keyof typeof ABBREVIATIONS])
}
