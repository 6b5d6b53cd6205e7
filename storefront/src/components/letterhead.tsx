import { BRAND } from "@/lib/brand"

/** Who sends it, on paper only. */
export function Letterhead() {
  return (
    <p className="print-only">
      <strong>{BRAND.name}</strong> · {BRAND.address.join(", ")} · {BRAND.phone} · {BRAND.email}
    </p>
  )
}
