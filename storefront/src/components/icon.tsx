const PATHS = {
  search: "M7 12.5a5.5 5.5 0 1 1 0-11 5.5 5.5 0 0 1 0 11zM11 11l4 4",
  cart: "M1 2h2.2l1.6 8.4h7.6L14.2 5H4M6 14.2h.01M11.5 14.2h.01",
  user: "M8 8a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM2.5 14.5c.6-3 2.8-4.5 5.5-4.5s4.9 1.5 5.5 4.5",
  close: "M3 3l10 10M13 3L3 13",
  down: "M3.5 6L8 10.5 12.5 6",
  collapse: "M3.5 10.5L8 6l4.5 4.5",
  right: "M6 3.5L10.5 8 6 12.5",
  left: "M10 3.5L5.5 8l4.5 4.5",
  up: "M8 13.5v-11M3.5 7L8 2.5 12.5 7",
  grid: "M2 2h5v5H2zM9 2h5v5H9zM2 9h5v5H2zM9 9h5v5H9z",
  list: "M2 3.5h12M2 8h12M2 12.5h12",
  check: "M2.5 8.5l3.5 3.5 7.5-8",
  filter: "M2 4h12M4.5 8h7M7 12h2",
  menu: "M2 4h12M2 8h12M2 12h12",
} as const

export type IconName = keyof typeof PATHS

/** A line icon, always beside a word or inside a labelled control. */
export function Icon({ name, size = 16 }: { name: IconName; size?: number }) {
  return (
    <svg
      viewBox="0 0 16 16"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  )
}
