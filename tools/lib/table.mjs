/**
 * Lines with their cells under each other, two spaces apart.
 * @param {(string | number)[][]} rows numbers stand at the right of their column
 */
export function table(rows) {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => String(row[column]).length)))
  return rows.map((row) => row.map((cell, column) => aligned(cell, widths[column])).join("  ").trimEnd())
}

function aligned(cell, width) {
  return typeof cell === "number" ? String(cell).padStart(width) : cell.padEnd(width)
}
