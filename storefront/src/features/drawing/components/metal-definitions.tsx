import styles from "./drawing.module.css"

const METALS = ["nickel", "stainless", "alloy"] as const

/** Gradients and the hatch of every drawing, once a page: hundreds of drawings then only name them. */
export function MetalDefinitions() {
  return (
    <svg width="0" height="0" aria-hidden="true" className={styles.definitions}>
      <defs>
        {METALS.map((metal) => (
          <linearGradient key={metal} id={`bar-${metal}`} x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor={`var(--${metal}-2)`} />
            <stop offset="0.28" stopColor={`var(--${metal}-1)`} />
            <stop offset="0.62" stopColor={`var(--${metal}-2)`} />
            <stop offset="1" stopColor={`var(--${metal}-3)`} />
          </linearGradient>
        ))}
        <pattern id="hatch" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <line x1="0" y1="0" x2="0" y2="5" stroke="var(--hatch)" strokeWidth="1.2" />
        </pattern>
      </defs>
    </svg>
  )
}
