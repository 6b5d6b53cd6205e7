/** Whether a code is its own plain form: upper-case letters and digits, single blanks between. */
export function isPlainCode(code: string): boolean {
  return /^[A-Z0-9]+(?: [A-Z0-9]+)*$/.test(code)
}
