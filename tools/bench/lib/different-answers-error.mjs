/** Answers that differ: no time is worth telling then. */
export class DifferentAnswersError extends Error {
  name = "DifferentAnswersError"
}
