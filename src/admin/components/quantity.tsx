/** A figure with its unit in a quieter tone; figures stand under each other. */
export function Quantity({ value, unit }: { value: string; unit: string }) {
  return (
    <span className="whitespace-nowrap tabular-nums">
      {value} <span className="text-ui-fg-muted">{unit}</span>
    </span>
  )
}
