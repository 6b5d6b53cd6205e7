/** Something the person at the keyboard can put right: shown as its message alone, without a stack. */
export class Problem extends Error {
  /**
   * @param {string} message
   * @param {string} [details] lines that help, such as the end of a log
   */
  constructor(message, details) {
    super(message)
    this.details = details
  }
}

/** The one way an error reaches the terminal. */
export function showError(error, write = (text) => process.stderr.write(text)) {
  if (!(error instanceof Problem)) {
    write(`\n${error?.stack ?? error}\n`)
    return
  }
  write(`\n${error.message}\n`)
  if (error.details) {
    write(`${error.details}\n`)
  }
}
