/** The first that a browser's line of itself names wins: most name several. */
const PROGRAMS: [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, "Edge"],
  [/OPR\/|Opera/, "Opera"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/(Headless)?Chrom(e|ium)\/|CriOS\//, "Chrome"],
  [/Safari\//, "Safari"],
]
const SYSTEMS: [RegExp, string][] = [
  [/iPhone|iPad|iPod/, "iOS"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Mac OS X|Macintosh/, "macOS"],
  [/CrOS/, "ChromeOS"],
  [/Linux/, "Linux"],
]

const first = (names: [RegExp, string][], agent: string) => names.find(([sign]) => sign.test(agent))?.[1] ?? null

/** A browser and its system by what it says of itself; null for what nobody would recognise. */
export function deviceName(agent: string | null): string | null {
  const parts = agent ? [first(PROGRAMS, agent), first(SYSTEMS, agent)].filter(Boolean) : []
  return parts.length ? parts.join(", ") : null
}
