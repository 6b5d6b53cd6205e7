import { gradeOf, GRADES, INCHES_PER_FOOT, shapeWeight, type WeightShape } from "@billet/backend/contract"
import type { DrawnShape } from "../drawing/geometry"
import { MM_PER_INCH } from "../units/metric"

const MM_PER_METRE = 1000

export type WeightInput = {
  shape: WeightShape
  grade: string
  outer: string
  second: string
  length: string
  pieces: string
}

export const FIRST_INPUT: WeightInput = {
  shape: "round",
  grade: GRADES[0].stockGrade,
  outer: "4.5",
  second: "",
  length: "24",
  pieces: "1",
}

export type WeightAnswer = { each: number; total: number; perFoot: number; perMetre: number; density: number }

/** Pounds of a piece, of all, and of a foot and a metre; null while a number is missing or makes no section. */
export function weigh(input: WeightInput): WeightAnswer | null {
  const density = gradeOf(input.grade)?.densityLbIn3
  const pieces = Number(input.pieces)
  if (density === undefined || !Number.isInteger(pieces) || pieces < 1) return null
  const second = toNumber(input.second)
  const size = { shape: input.shape, outer: toNumber(input.outer), inner: second, thickness: second }
  const each = shapeWeight(size, toNumber(input.length), density)
  if (!Number.isFinite(each)) return null
  const perFoot = shapeWeight(size, INCHES_PER_FOOT, density)
  const perMetre = shapeWeight(size, MM_PER_METRE / MM_PER_INCH, density)
  return { each, total: each * pieces, perFoot, perMetre, density }
}

/** The section a piece has, to be drawn; null while a number is missing or makes no section. */
export function drawnShape({ shape, outer: outerText, second: secondText }: WeightInput): DrawnShape | null {
  const [outer, second] = [toNumber(outerText), toNumber(secondText)]
  if (!isLength(outer)) return null
  if (shape === "round") return { kind: "round", outer }
  if (shape === "square") return { kind: "flat", width: outer, height: outer }
  if (shape === "hexagon" || shape === "octagon") return { kind: shape, flats: outer }
  if (!isLength(second)) return null
  if (shape === "flat") return { kind: "flat", width: outer, height: second }
  return second < outer ? { kind: "tube", outer, inner: second } : null
}

/** The length of a piece, inches; null while it is none. */
export function drawnLength({ length }: WeightInput): number | null {
  const inches = toNumber(length)
  return isLength(inches) ? inches : null
}

function isLength(inches: number): boolean {
  return Number.isFinite(inches) && inches > 0
}

/** "4.5", "4-1/2", "1/2" or "4 1/2" as inches; NaN for anything else. */
export function toNumber(text: string): number {
  const parts = /^(?:(\d+)[\s-]+)?(\d+)\/(\d+)$/.exec(text.trim())
  if (parts) return Number(parts[1] ?? 0) + Number(parts[2]) / Number(parts[3])
  return /^\d*\.?\d+$|^\d+\.$/.test(text.trim()) ? Number(text) : NaN
}
