/** Stands under every technical figure the shop publishes (decision 5). */
export function GuidanceNote({ children }: { children?: string }) {
  return <p className="hint">{children} For guidance; the mill certificate governs.</p>
}
