/** A round billet with its cut face. */
export function BrandMark() {
  return (
    <svg viewBox="0 0 32 32" width="30" height="30" aria-hidden="true">
      <path d="M11 6h13a7 10 0 0 1 0 20H11z" fill="var(--accent)" opacity="0.28" />
      <ellipse cx="11" cy="16" rx="7" ry="10" fill="var(--accent)" />
      <ellipse cx="11" cy="16" rx="2.6" ry="3.8" fill="var(--paper)" />
    </svg>
  )
}
