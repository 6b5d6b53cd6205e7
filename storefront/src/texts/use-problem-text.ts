import { useSay } from "#use-say"
import { problemText, type Problem } from "@/lib/result"

/** The sentence to show for a problem, in the reader's language where it has one. */
export function useProblemText(): (problem: Problem) => string {
  const say = useSay()
  return (problem) => problemText(problem, say)
}
