import PDFDocument from "pdfkit"
import { fontOf } from "./document-fonts"

const INK = "#1a1e23"
const QUIET = "#5c656e"
const MARGIN = 54
const LINE_WIDTH = 0.5

/** A column of a table: where it begins and how wide it is, in points from the left margin. */
export type Column = { head: string; x: number; width: number; align?: "right" }

/** A paper of the shop, written from the top to the bottom; it takes as many pages as it needs. US Letter, points. */
export class DocumentPage {
  private readonly pdf: PDFKit.PDFDocument
  private readonly parts: Buffer[] = []
  readonly width: number

  constructor({ title, author, made }: { title: string; author: string; made: Date }) {
    const info = { Title: title, Author: author, CreationDate: made, ModDate: made }
    this.pdf = new PDFDocument({ size: "LETTER", margin: MARGIN, bufferPages: true, lang: "en-US", info })
    this.pdf.on("data", (part: Buffer) => this.parts.push(part))
    for (const [name, font] of [
      ["text", "DejaVuSans"],
      ["strong", "DejaVuSans-Bold"],
    ] as const) {
      this.pdf.registerFont(name, fontOf(font))
    }
    this.width = this.pdf.page.width - 2 * MARGIN
  }

  heading(text: string, size = 18): void {
    this.pdf.font("strong").fontSize(size).fillColor(INK).text(text, MARGIN, this.pdf.y, { width: this.width })
    this.gap(6)
  }

  /** Texts side by side, each under its label. */
  blocks(blocks: { label: string; lines: string[] }[]): void {
    const width = this.width / blocks.length
    const top = this.pdf.y
    const ends = blocks.map(({ label, lines }, index) => {
      const x = MARGIN + index * width
      this.pdf
        .font("text")
        .fontSize(8)
        .fillColor(QUIET)
        .text(label, x, top, { width: width - 12 })
      this.pdf
        .fontSize(9)
        .fillColor(INK)
        .text(lines.join("\n"), x, this.pdf.y + 2, { width: width - 12 })
      return this.pdf.y
    })
    this.pdf.y = Math.max(...ends)
    this.gap(16)
  }

  /** Rows under a head that is repeated on every page. */
  table(columns: Column[], rows: string[][]): void {
    this.tableHead(columns)
    for (const row of rows) {
      this.pdf.font("text").fontSize(8.5)
      const height =
        Math.max(...row.map((text, index) => this.pdf.heightOfString(text, { width: columns[index]?.width ?? 0 }))) + 8
      if (this.pdf.y + height > this.bottom()) {
        this.pdf.addPage()
        this.tableHead(columns)
      }
      this.cells(columns, row, INK)
    }
    this.gap(10)
  }

  /** Sums at the right, the last one strong. */
  sums(rows: [label: string, amount: string][]): void {
    if (this.pdf.y + rows.length * 16 > this.bottom()) this.pdf.addPage()
    rows.forEach(([label, amount], index) => {
      const y = this.pdf.y
      this.pdf
        .font(index === rows.length - 1 ? "strong" : "text")
        .fontSize(9)
        .fillColor(INK)
      this.pdf.text(label, MARGIN + this.width - 260, y, { width: 150 })
      this.pdf.text(amount, MARGIN + this.width - 110, y, { width: 110, align: "right" })
      this.gap(4)
    })
    this.gap(10)
  }

  paragraph(text: string): void {
    if (this.pdf.y + 30 > this.bottom()) this.pdf.addPage()
    this.pdf.font("text").fontSize(8.5).fillColor(QUIET).text(text, MARGIN, this.pdf.y, { width: this.width })
    this.gap(6)
  }

  /** Numbers the pages and answers the file. */
  async finish(footer: string): Promise<Buffer> {
    const { start, count } = this.pdf.bufferedPageRange()
    for (let page = start; page < start + count; page += 1) {
      this.pdf.switchToPage(page)
      // Below the margin, where text would otherwise begin another page.
      this.pdf.page.margins.bottom = 0
      const text = `${footer}   ·   Page ${page - start + 1} of ${count}`
      this.pdf.font("text").fontSize(7.5).fillColor(QUIET)
      this.pdf.text(text, MARGIN, this.pdf.page.height - 36, { width: this.width, align: "center", lineBreak: false })
    }
    const ended = new Promise<void>((resolve) => this.pdf.once("end", resolve))
    this.pdf.end()
    await ended
    return Buffer.concat(this.parts)
  }

  private gap(points: number): void {
    this.pdf.y += points
  }

  private bottom(): number {
    return this.pdf.page.height - MARGIN
  }

  private tableHead(columns: Column[]): void {
    this.pdf.font("text").fontSize(8)
    this.cells(
      columns,
      columns.map(({ head }) => head),
      QUIET,
    )
  }

  private cells(columns: Column[], row: string[], colour: string): void {
    const top = this.pdf.y
    const ends = columns.map(({ x, width, align }, index) => {
      this.pdf.fillColor(colour).text(row[index] ?? "", MARGIN + x, top, { width, align: align ?? "left" })
      return this.pdf.y
    })
    const y = Math.max(...ends) + 4
    this.pdf
      .moveTo(MARGIN, y)
      .lineTo(MARGIN + this.width, y)
      .lineWidth(LINE_WIDTH)
      .strokeColor("#c9cccd")
      .stroke()
    this.pdf.y = y + 4
  }
}
