import { createRequire } from "node:module"
import PDFDocument from "pdfkit"

const FOLDER = "dejavu-fonts-ttf/ttf"

/** What pdfkit makes of a font's file, and takes in its place; its types name neither. */
type Opened = { _font: { font: PDFKit.Mixins.PDFFontSource } }

const opened = new Map<string, PDFKit.Mixins.PDFFontSource>()

/** A font by its file's name, read once: reading its tables takes longer than writing a paper with it. */
export function fontOf(name: string): PDFKit.Mixins.PDFFontSource {
  const known = opened.get(name) ?? open(name)
  opened.set(name, known)
  return known
}

function open(name: string): PDFKit.Mixins.PDFFontSource {
  const font = createRequire(__filename).resolve(`${FOLDER}/${name}.ttf`)
  return (new PDFDocument({ autoFirstPage: false, font }) as unknown as Opened)._font.font
}
