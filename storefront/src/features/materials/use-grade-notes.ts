import { useTexts } from "#use-texts"
import { gradeNotesTexts } from "@/texts/en/grade-notes"

/** How a note of the grade facts reads in the reader's language; a bare standard or name has no other words. */
export function useGradeNotes(): (note: string) => string {
  const notes: Readonly<Record<string, string>> = useTexts(gradeNotesTexts)
  return (note) => notes[note] ?? note
}
