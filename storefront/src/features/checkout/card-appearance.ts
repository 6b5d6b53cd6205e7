import type { Appearance } from "@stripe/stripe-js"

/** Ours, by the names the card provider has for them. */
const COLOURS = { colorText: "ink", colorBackground: "surface", colorPrimary: "accent", colorDanger: "danger" } as const

/** How the card form looks: the provider's frame cannot read the page's colours, so they are told to it as they are now. */
export function cardAppearance(): Appearance {
  const root = document.documentElement
  const scheme = getComputedStyle(root).colorScheme
  const dark = scheme === "dark" || (scheme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches)
  const probe = document.body.appendChild(document.createElement("span"))
  const colour = (token: string) => {
    probe.style.color = `var(--${token})`
    return getComputedStyle(probe).color
  }
  const colours = Object.fromEntries(Object.entries(COLOURS).map(([name, token]) => [name, colour(token)]))
  probe.remove()
  return {
    theme: dark ? "night" : "stripe",
    variables: { ...colours, borderRadius: "4px", fontFamily: "system-ui, sans-serif" },
  }
}
