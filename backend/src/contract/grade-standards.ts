import type { StockGrade } from "./grade-values"

/** The standards each grade is made and sold to, as certificates name them: shown with a grade, and it is found by them. */
export const GRADE_STANDARDS = {
  "718": ["ASTM B637", "AMS 5662", "AMS 5663", "API 6ACRA", "NACE MR0175/ISO 15156-3"],
  "725": ["ASTM B805", "API 6ACRA", "ISO 21457", "NACE MR0175/ISO 15156-3"],
  "625": ["ASTM B446", "AMS 5666", "ASTM B444 (tube)", "ASTM B564 (forgings)", "NACE MR0175/ISO 15156-3"],
  "825": ["ASTM B425", "ASME SB425", "ASTM B423/B163 (tube)", "API 5CRA", "NACE MR0175/ISO 15156-3"],
  "925": ["ASTM B637", "API 6ACRA", "NACE MR0175/ISO 15156-3"],
  "945X": ["API 6ACRA", "NACE MR0175/ISO 15156-3"],
  "X-750": ["ASTM B637", "AMS 5667", "AMS 5668", "AMS 5670", "AMS 5671", "NACE MR0175/ISO 15156-3"],
  "400": ["ASTM B164", "ASME SB164", "QQ-N-281", "ASTM B165 (tube)", "NACE MR0175/ISO 15156-3"],
  "K-500": ["ASTM B865", "ASME SB865", "QQ-N-286", "AMS 4676", "NACE MR0175/ISO 15156-3"],
  "17-4PH": ["ASTM A564 Type 630", "AMS 5643", "AMS 5622", "ASTM A693/A705", "NACE MR0175/ISO 15156-3"],
  "15-5PH": ["AMS 5659", "ASTM A564 XM-12"],
  "316/316L": ["ASTM A276", "ASTM A479", "ASTM A182 F316/F316L", "AMS 5648/5653", "NACE MR0175/ISO 15156-3"],
  "304/304L": ["ASTM A276", "ASTM A479", "ASTM A182 F304/F304L"],
  "410": ["ASTM A276", "ASTM A479", "ASTM A182 F6a", "AMS 5613", "API 6A", "NACE MR0175/ISO 15156-3"],
  "420 MOD": ["API 5CT L80 13Cr", "ASTM A276", "NACE MR0175/ISO 15156-3"],
  "SUPER 13CR": ["API 5CRA (13-5-2)", "API 5CT", "NACE MR0175/ISO 15156-3"],
  "DUPLEX 2205": ["ASTM A276", "ASTM A479", "ASTM A182 F51/F60", "ASTM A790/A789 (tube)", "NACE MR0175/ISO 15156-3"],
  "SUPER DUPLEX F55": ["ASTM A276", "ASTM A479", "ASTM A182 F55", "NORSOK M-630 MDS D57", "NACE MR0175/ISO 15156-3"],
  "SUPER DUPLEX 2507": ["ASTM A276", "ASTM A479", "ASTM A182 F53", "NORSOK M-630 MDS D54/D57", "NACE MR0175/ISO 15156-3"],
  "NITRONIC 50": ["ASTM A276 XM-19", "ASTM A479 XM-19", "AMS 5764", "ASTM A193 B8R", "NACE MR0175/ISO 15156-3"],
  "4130": ["ASTM A29", "ASTM A519 (tube)", "API 6A", "NACE MR0175/ISO 15156-2"],
  "4140": ["ASTM A29", "ASTM A322", "ASTM A434", "ASTM A519 (tube)", "API 5CT (L80 type)", "NACE MR0175/ISO 15156-2"],
  "4145H MOD": ["API Spec 7-1", "ASTM A29", "ASTM A434"],
  "4330V MOD": ["AMS 6411 (similar)", "API 8C", "ASTM A29"],
  "4340": ["ASTM A29", "ASTM A322", "AMS 6415", "AMS 6414", "ASTM A434"],
  "8630 MOD": ["ASTM A29", "ASTM A322", "API 6A", "NACE MR0175/ISO 15156-2"],
  F22: ["ASTM A182 F22", "ASTM A336 F22", "API 6A", "API 17D", "NACE MR0175/ISO 15156-2"],
  "9CR-1MO": ["ASTM A182 F9", "API 5CT L80 9Cr", "ASTM A335 P9 (pipe)", "NACE MR0175/ISO 15156-3"],
} as const satisfies Record<StockGrade, readonly string[]>

const BY_STOCK_GRADE: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(GRADE_STANDARDS))

/** The standards of a stock grade, in any case; none for a grade the vocabulary does not know. */
export function standardsOf(stockGrade: string): readonly string[] {
  return BY_STOCK_GRADE.get(stockGrade.trim().toUpperCase()) ?? []
}
