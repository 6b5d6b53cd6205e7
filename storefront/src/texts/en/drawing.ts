import { catalogue } from "../catalogue"

export const drawingTexts = catalogue("drawing", {
  shapes: { round: "Round bar", tube: "Tube", flat: "Flat bar", hexagon: "Hexagon", octagon: "Octagon" },
  items: { round: "{grade} round bar", tube: "{grade} tube", flat: "{grade} flat bar" },
  roundSize: "Round bar, {outer} in diameter",
  tubeSize: "Tube, {outer} in outside, {inner} in inside diameter",
  flatSize: "Flat bar, {width} in wide, {thickness} in thick",
  polygonSize: "{shape}, {flats} in across flats",
  onePiece: "{shape}, one piece {length} in long",
  scale: "Scale {scale}",
  notToScale: "not to scale",
  inches: "Inches",
  millimetres: "Millimetres",
  familyForms: "{family}: a round bar, a tube and a flat bar, each with its cross-section",
})
