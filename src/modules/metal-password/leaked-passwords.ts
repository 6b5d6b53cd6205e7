import { dictionary } from "@zxcvbn-ts/language-common"

let leaked: Set<string> | null = null

/** Whether a password, in lower case, is among the fifty thousand that were leaked most often. */
export function isLeaked(password: string): boolean {
  leaked ??= new Set(dictionary.passwords as string[])
  return leaked.has(password)
}
