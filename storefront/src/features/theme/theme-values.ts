export const THEMES = { system: "System", light: "Light", dark: "Dark" } as const
export type Theme = keyof typeof THEMES
export const THEME_COOKIE = "theme"

export function toTheme(value: string | undefined): Theme {
  return value === "light" || value === "dark" ? value : "system"
}
