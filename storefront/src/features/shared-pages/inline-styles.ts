/** As Next names a page's stylesheets. */
const SHEET = /<link rel="stylesheet" href="(\/_next\/static\/[^"]+)"[^>]*>/g
/** Of what may be needed later, such as a message of an error. */
const PRELOAD = /<link\b[^>]*\brel="preload"[^>]*\bas="style"[^>]*>/g
/** One of them in the Link header, with what is said of it. */
const HINT = /(?:^|, )<\/_next\/static\/[^>]+>; rel=preload; as="style"[^,]*/g
const URL_IN_SHEET = /\burl\((['"]?)(?!['"]?(?:data:|https?:|\/|#))([^'")]+)\1\)/g

/** Where the page's stylesheets are, in their order. */
export function sheetsOf(page: string): string[] {
  return [...page.matchAll(SHEET)].map(([, address = ""]) => address)
}

/**
 * A page with its styles in it, so that it is painted without waiting for another answer. The links stay for React, which
 * looks for them before it asks for a sheet, but load nothing. A page whose sheets are not all there stays as it is.
 *
 * @param sheets what stands in the sheets of `sheetsOf`, by address
 */
export function withInlineStyles(page: string, nonce: string, sheets: ReadonlyMap<string, string>): string {
  const addresses = sheetsOf(page)
  if (addresses.length === 0 || !addresses.every((address) => sheets.has(address))) return page
  const styles = addresses.map((address) => withWholeAddresses(sheets.get(address) ?? "", address)).join("")
  let isFirst = true
  return page.replace(PRELOAD, "").replace(SHEET, (_, address: string) => {
    const link = `<link rel="stylesheet" href="${address}" data-precedence="next" disabled>`
    const before = isFirst ? `<style nonce="${nonce}">${styles}</style>` : ""
    isFirst = false
    return before + link
  })
}

/** The Link header of a page without the styles it would fetch. */
export function withoutStyleHints(header: string): string {
  return header.replace(HINT, "").replace(/^, /, "")
}

/** What a sheet names beside itself, named as from the page. */
function withWholeAddresses(sheet: string, address: string): string {
  const base = new URL(address, "http://localhost")
  return sheet.replace(URL_IN_SHEET, (_, __, path: string) => {
    const { pathname, search, hash } = new URL(path, base)
    return `url(${pathname}${search}${hash})`
  })
}
