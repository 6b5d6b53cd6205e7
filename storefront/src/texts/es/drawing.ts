import type { Translated } from "../catalogue"
import type { drawingTexts } from "../en/drawing"

export const drawing: Translated<typeof drawingTexts> = {
  shapes: { round: "Barra redonda", tube: "Tubo", flat: "Solera", hexagon: "Hexágono", octagon: "Octágono" },
  items: { round: "Barra redonda {grade}", tube: "Tubo {grade}", flat: "Solera {grade}" },
  roundSize: "Barra redonda, {outer} in de diámetro",
  tubeSize: "Tubo, {outer} in de diámetro exterior, {inner} in de diámetro interior",
  flatSize: "Solera, {width} in de ancho, {thickness} in de espesor",
  polygonSize: "{shape}, {flats} in entre caras",
  onePiece: "{shape}; una pieza de {length} in de largo",
  scale: "Escala {scale}",
  notToScale: "sin escala",
  inches: "Pulgadas",
  millimetres: "Milímetros",
  familyForms: "{family}: una barra redonda, un tubo y una solera, cada uno con su sección transversal",
}
