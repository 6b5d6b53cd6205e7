import { gradeOf, standardsOf } from "../contract"
import { standardTerms } from "./standard-terms"

/**
 * What a grade is also found by: its UNS numbers, common names and standards, as in "inconel 718" and "ams 5662". Empty for a
 * grade nobody knows. Source: decision 16.
 */
export function gradeTerms(stockGrade: string): string[] {
  const grade = gradeOf(stockGrade)
  if (!grade) return []
  return [...new Set([...grade.uns, ...grade.commonNames, ...standardsOf(stockGrade).flatMap(standardTerms)])]
}
