type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
/** `value` is kept apart: React puts a control back to what it knows while it answers for another. */
type Early = { control: Control; value: string }

/**
 * Controls that show something else than the page came with, and what they show. A choice that a browser has brought back with
 * a page of its history was made before, and is not made again; one that is being made right now is seen without us.
 */
export function earlyInputs(page: Document): Early[] {
  const [arrival] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[]
  const all = page.querySelectorAll<Control>("input, textarea, select")
  const isEarly = (one: HTMLSelectElement) => arrival?.type === "navigate" && one !== window.event?.target
  const early = [...all].filter((one) => isChanged(one) && (!isSelect(one) || isEarly(one)))
  return early.map((control) => ({ control, value: control.value }))
}

/**
 * Lets React see what stands in a control: it compares with what it knows, which is what stood there when it came to life, so
 * that is put back first. Its own setters lie on the element, the browser's on the prototype.
 */
export function tellOf({ control, value }: Early): void {
  if (isSelect(control)) {
    control.value = value
    return void control.dispatchEvent(new Event("change", { bubbles: true }))
  }
  if (isTicked(control)) {
    control.checked = control.defaultChecked
    return control.click()
  }
  control.value = control.defaultValue
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set?.call(control, value)
  control.dispatchEvent(new Event("input", { bubbles: true }))
}

function isChanged(control: Control): boolean {
  if (control.disabled) return false
  if (isSelect(control)) return isChosenAnew(control)
  if (isTicked(control)) return control.checked !== control.defaultChecked && (control.checked || control.type === "checkbox")
  return control.type !== "file" && control.type !== "hidden" && control.value !== control.defaultValue
}

/** A list without a marked choice starts with its first. */
function isChosenAnew(control: HTMLSelectElement): boolean {
  const marked = [...control.options].findIndex(({ defaultSelected }) => defaultSelected)
  return control.selectedIndex !== Math.max(0, marked)
}

function isSelect(control: Control): control is HTMLSelectElement {
  return control.nodeName === "SELECT"
}

function isTicked(control: Control): control is HTMLInputElement {
  return control.type === "checkbox" || control.type === "radio"
}
