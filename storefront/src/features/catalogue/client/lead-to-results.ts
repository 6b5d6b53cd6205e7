/** Leads from the filters of a phone, once they are closed, to where the results begin. */
export function leadToResults(button: Element): void {
  const results = button.closest("aside")?.nextElementSibling
  if (results instanceof HTMLElement) results.focus()
  results?.scrollIntoView()
}
