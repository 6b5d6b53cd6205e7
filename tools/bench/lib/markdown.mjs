/** A Markdown table; numbers are rounded for reading. */
export function markdownTable(header, rows) {
  const line = (cells) => `| ${cells.join(" | ")} |`
  return [line(header), line(header.map(() => "---")), ...rows.map((row) => line(row.map(text)))].join("\n")
}

function text(value) {
  if (typeof value !== "number") return String(value)
  if (value >= 100) return Math.round(value).toLocaleString("en-US")
  return value >= 10 ? value.toFixed(1) : value.toFixed(2)
}
