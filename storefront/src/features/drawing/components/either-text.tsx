/** What a drawing says in both systems; the root's `data-units` shows one. */
export function EitherText({ us, metric }: { us: string; metric: string }) {
  return (
    <>
      <tspan className="us-units">{us}</tspan>
      <tspan className="metric-units">{metric}</tspan>
    </>
  )
}
