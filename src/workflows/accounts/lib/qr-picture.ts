import type { SecondFactorSetupAnswer } from "@billet/backend/contract"
import { create } from "qrcode"

type Squares = ReturnType<typeof create>["modules"]

/** A QR code as the path of its dark squares, row by row; whoever draws it leaves four units of light around. */
export function qrPicture(text: string): SecondFactorSetupAnswer["picture"] {
  const { modules } = create(text, { errorCorrectionLevel: "M" })
  const rows = Array.from({ length: modules.size }, (_, row) => rowPath(modules, row))
  return { units: modules.size, path: rows.join("") }
}

/** One rectangle for each run of dark squares. */
function rowPath(squares: Squares, row: number): string {
  let path = ""
  for (let column = 0; column < squares.size; column++) {
    const start = column
    while (column < squares.size && squares.get(row, column)) column++
    if (column > start) path += `M${start} ${row}h${column - start}v1H${start}z`
  }
  return path
}
