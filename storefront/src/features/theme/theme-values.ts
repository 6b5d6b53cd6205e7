export const THEMES = ["system", "light", "dark"] as const
export type Theme = (typeof THEMES)[number]
export const THEME_COOKIE = "theme"

export function toTheme(value: string | undefined): Theme {
  return value === "light" || value === "dark" ? value : "system"
}
