import type { Translated } from "../catalogue"
import type { weightTexts } from "../en/weight"

export const weight: Translated<typeof weightTexts> = {
  shapes: {
    round: "Barra redonda",
    tube: "Tubo",
    flat: "Solera",
    square: "Cuadrado",
    hexagon: "Hexágono",
    octagon: "Octágono",
  },
  sizes: {
    round: "Diámetro",
    tube: "Diámetro exterior",
    flat: "Ancho",
    square: "Lado",
    hexagon: "Entre caras",
    octagon: "Entre caras",
  },
  secondSizes: { tube: "Diámetro interior", flat: "Espesor" },
  sizeInInches: "{size}, in",
  piece: "Pieza",
  shape: "Forma",
  grade: "Grado",
  lengthOfOnePieceIn: "Longitud de una pieza, in",
  pieces: "Piezas",
  seeStockgradeInStock: "Ver {stockGrade} en existencia",
  onePiece: "Una pieza",
  allPieces: "Las {pieces} piezas",
  inAll: "En total",
  oneFoot: "Un pie",
  enterSizesInInchesAs: "Escriba las medidas en pulgadas, como 4.5 o 4-1/2; el diámetro interior es menor que el exterior.",
  metalWeightCalculatorBarTube: "Calculadora de peso de metal: barra, tubo, solera, hexágono",
  weightOfAPieceBy: "Peso de una pieza por forma, grado y longitud, en libras y kilogramos, con la densidad de 28 grados.",
  home: "Inicio",
  weightCalculator: "Calculadora de peso",
  sectionAreaXLengthX: "Área de la sección x longitud x densidad del grado; se aplican tolerancias de acería.",
}
