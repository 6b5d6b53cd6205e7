import { catalogue } from "../catalogue"

export const weightTexts = catalogue("weight", {
  shapes: { round: "Round bar", tube: "Tube", flat: "Flat", square: "Square", hexagon: "Hexagon", octagon: "Octagon" },
  /** The first size of each shape and, where it has one, the second. */
  sizes: {
    round: "Diameter",
    tube: "Outside diameter",
    flat: "Width",
    square: "Side",
    hexagon: "Across flats",
    octagon: "Across flats",
  },
  secondSizes: { tube: "Inside diameter", flat: "Thickness" },
  sizeInInches: "{size}, in",
  piece: "Piece",
  shape: "Shape",
  grade: "Grade",
  lengthOfOnePieceIn: "Length of one piece, in",
  pieces: "Pieces",
  seeStockgradeInStock: "See {stockGrade} in stock",
  onePiece: "One piece",
  allPieces: "All {pieces} pieces",
  inAll: "In all",
  oneFoot: "One foot",
  enterSizesInInchesAs: "Enter sizes in inches, as 4.5 or 4-1/2; the inside diameter is smaller than the outside.",
  theDrawingFollows: "The drawing follows the sizes as soon as they make a section.",
  metalWeightCalculatorBarTube: "Metal weight calculator: bar, tube, flat, hexagon",
  weightOfAPieceBy: "Weight of a piece by shape, grade and length, in pounds and kilograms, with the density of 28 grades.",
  home: "Home",
  weightCalculator: "Weight calculator",
  sectionAreaXLengthX: "Section area x length x density of the grade; mill tolerances apply.",
})
