import { create } from "qrcode"
import { qrPicture } from "./qr-picture"

/** The squares a path covers, as rows of 0 and 1. */
function drawn({ units, path }: { units: number; path: string }): string[] {
  const rows = Array.from({ length: units }, () => Array.from({ length: units }, () => 0))
  for (const [, from, row, wide] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g)) {
    for (let step = 0; step < Number(wide); step++) (rows[Number(row)] ?? [])[Number(from) + step] = 1
  }
  return rows.map((row) => row.join(""))
}

describe("The picture of a QR code", () => {
  it("covers the dark squares of the code and no others", () => {
    const text = "otpauth://totp/Billet:buyer%40lonestar.example?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Billet"
    const { modules } = create(text, { errorCorrectionLevel: "M" })
    const rows = Array.from({ length: modules.size }, (_, row) =>
      Array.from({ length: modules.size }, (__, column) => (modules.get(row, column) ? 1 : 0)).join(""),
    )
    expect(drawn(qrPicture(text))).toEqual(rows)
    expect(rows[0]?.slice(0, 8)).toBe("11111110")
  })
})
