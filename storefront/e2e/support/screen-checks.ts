import AxeBuilder from "@axe-core/playwright"
import type { Page } from "@playwright/test"

/**
 * What axe finds on the page as it stands: the rule, and where. What it found while something came in, as colours of two states
 * at once, it has to find again.
 */
export async function axeFindings(page: Page): Promise<string[]> {
  const first = await findings(page)
  if (first.length === 0) return first
  await page.waitForTimeout(500)
  return await findings(page)
}

async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")} ${failureSummary}`),
  )
}

/** By how many pixels the page is wider than its window. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

/** What can be acted on and yet lies outside the window's width, with nothing around it that scrolls there. */
export function outOfReach(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      ((/auto|scroll/.test(getComputedStyle(element).overflowX) && element.scrollWidth > element.clientWidth) ||
        scrolls(element.parentElement))
    return [...document.querySelectorAll("a[href], button, input, select, textarea, summary, [tabindex='0']")]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => !element.matches(".skip-link, .visually-hidden, .visually-hidden *"))
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect()
        return width > 1 && (left < -1 || right > document.documentElement.clientWidth + 1) && !scrolls(element.parentElement)
      })
      .map((element) => `${element.tagName} ${element.textContent || element.getAttribute("aria-label")}`)
  })
}
