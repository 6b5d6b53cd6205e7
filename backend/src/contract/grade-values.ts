import type { MetalCategory } from "./catalogue-values"

/** A grade of the stock list. `densityLbIn3` in pounds per cubic inch. */
export type Grade = {
  stockGrade: string
  metalCategory: MetalCategory
  commonNames: readonly string[]
  /** Most grades have one UNS number; duplex 2205 is sold under two. */
  uns: readonly string[]
  densityLbIn3: number
}

/** The grade vocabulary: what a buyer may type for a grade, and what its weight follows from. Source: decisions 16, 28 and 53. */
export const GRADES = [
  {
    stockGrade: "718",
    metalCategory: "NICKEL",
    commonNames: ["Alloy 718", "Inconel 718", "W.Nr. 2.4668"],
    uns: ["N07718"],
    densityLbIn3: 0.297,
  },
  {
    stockGrade: "725",
    metalCategory: "NICKEL",
    commonNames: ["Alloy 725", "Inconel 725"],
    uns: ["N07725"],
    densityLbIn3: 0.3,
  },
  {
    stockGrade: "625",
    metalCategory: "NICKEL",
    commonNames: ["Alloy 625", "Inconel 625", "W.Nr. 2.4856"],
    uns: ["N06625"],
    densityLbIn3: 0.305,
  },
  {
    stockGrade: "825",
    metalCategory: "NICKEL",
    commonNames: ["Alloy 825", "Incoloy 825", "W.Nr. 2.4858"],
    uns: ["N08825"],
    densityLbIn3: 0.293,
  },
  {
    stockGrade: "925",
    metalCategory: "NICKEL",
    commonNames: ["Alloy 925", "Incoloy 925"],
    uns: ["N09925"],
    densityLbIn3: 0.292,
  },
  {
    stockGrade: "945X",
    metalCategory: "NICKEL",
    commonNames: ["Alloy 945X", "Incoloy 945X"],
    uns: ["N09946"],
    densityLbIn3: 0.296,
  },
  {
    stockGrade: "X-750",
    metalCategory: "NICKEL",
    commonNames: ["Alloy X-750", "Inconel X-750", "W.Nr. 2.4669"],
    uns: ["N07750"],
    densityLbIn3: 0.299,
  },
  {
    stockGrade: "400",
    metalCategory: "NICKEL",
    commonNames: ["Alloy 400", "Monel 400", "W.Nr. 2.4360"],
    uns: ["N04400"],
    densityLbIn3: 0.318,
  },
  {
    stockGrade: "K-500",
    metalCategory: "NICKEL",
    commonNames: ["Alloy K-500", "Monel K-500", "W.Nr. 2.4375"],
    uns: ["N05500"],
    densityLbIn3: 0.305,
  },
  {
    stockGrade: "17-4PH",
    metalCategory: "STAINLESS",
    commonNames: ["17-4PH", "Type 630", "1.4542", "SUS 630"],
    uns: ["S17400"],
    densityLbIn3: 0.282,
  },
  {
    stockGrade: "15-5PH",
    metalCategory: "STAINLESS",
    commonNames: ["15-5PH", "XM-12", "1.4545"],
    uns: ["S15500"],
    densityLbIn3: 0.282,
  },
  {
    stockGrade: "316/316L",
    metalCategory: "STAINLESS",
    commonNames: ["316L", "1.4404", "dual certified 316/316L"],
    uns: ["S31603"],
    densityLbIn3: 0.29,
  },
  {
    stockGrade: "304/304L",
    metalCategory: "STAINLESS",
    commonNames: ["304L", "1.4307", "dual certified 304/304L"],
    uns: ["S30403"],
    densityLbIn3: 0.29,
  },
  {
    stockGrade: "410",
    metalCategory: "STAINLESS",
    commonNames: ["410", "13Cr", "F6a", "1.4006"],
    uns: ["S41000"],
    densityLbIn3: 0.282,
  },
  {
    stockGrade: "420 MOD",
    metalCategory: "STAINLESS",
    commonNames: ["420 Modified", "13Cr L80", "13Cr-80"],
    uns: ["S42000"],
    densityLbIn3: 0.28,
  },
  {
    stockGrade: "SUPER 13CR",
    metalCategory: "STAINLESS",
    commonNames: ["S13Cr", "13-5-2", "Super 13 Chrome", "13Cr-110"],
    uns: ["S41426"],
    densityLbIn3: 0.28,
  },
  {
    stockGrade: "DUPLEX 2205",
    metalCategory: "STAINLESS",
    commonNames: ["2205", "F51", "F60", "1.4462"],
    uns: ["S31803", "S32205"],
    densityLbIn3: 0.282,
  },
  {
    stockGrade: "SUPER DUPLEX F55",
    metalCategory: "STAINLESS",
    commonNames: ["F55", "Zeron 100 type", "1.4501"],
    uns: ["S32760"],
    densityLbIn3: 0.282,
  },
  {
    stockGrade: "SUPER DUPLEX 2507",
    metalCategory: "STAINLESS",
    commonNames: ["2507", "F53", "1.4410"],
    uns: ["S32750"],
    densityLbIn3: 0.282,
  },
  {
    stockGrade: "NITRONIC 50",
    metalCategory: "STAINLESS",
    commonNames: ["XM-19", "Nitronic 50", "1.3964 (similar)"],
    uns: ["S20910"],
    densityLbIn3: 0.285,
  },
  {
    stockGrade: "4130",
    metalCategory: "LOW ALLOY",
    commonNames: ["AISI 4130", "25CrMo4 (1.7218)"],
    uns: ["G41300"],
    densityLbIn3: 0.284,
  },
  {
    stockGrade: "4140",
    metalCategory: "LOW ALLOY",
    commonNames: ["AISI 4140", "42CrMo4 (1.7225)"],
    uns: ["G41400"],
    densityLbIn3: 0.284,
  },
  {
    stockGrade: "4145H MOD",
    metalCategory: "LOW ALLOY",
    commonNames: ["AISI 4145 Modified", "4145H"],
    uns: ["G41450"],
    densityLbIn3: 0.284,
  },
  {
    stockGrade: "4330V MOD",
    metalCategory: "LOW ALLOY",
    commonNames: ["AISI 4330V Modified", "4330 Vanadium"],
    uns: ["K23080"],
    densityLbIn3: 0.283,
  },
  {
    stockGrade: "4340",
    metalCategory: "LOW ALLOY",
    commonNames: ["AISI 4340", "36CrNiMo4 (1.6511)"],
    uns: ["G43400"],
    densityLbIn3: 0.284,
  },
  {
    stockGrade: "8630 MOD",
    metalCategory: "LOW ALLOY",
    commonNames: ["AISI 8630", "8630 Modified"],
    uns: ["G86300"],
    densityLbIn3: 0.284,
  },
  {
    stockGrade: "F22",
    metalCategory: "LOW ALLOY",
    commonNames: ["ASTM A182 F22", "2-1/4Cr-1Mo", "10CrMo9-10"],
    uns: ["K21590"],
    densityLbIn3: 0.284,
  },
  {
    stockGrade: "9CR-1MO",
    metalCategory: "LOW ALLOY",
    commonNames: ["F9", "L80 9Cr", "9Cr1Mo"],
    uns: ["K90941"],
    densityLbIn3: 0.282,
  },
] as const satisfies readonly Grade[]

export type StockGrade = (typeof GRADES)[number]["stockGrade"]

const BY_STOCK_GRADE: ReadonlyMap<string, Grade> = new Map(GRADES.map((grade) => [grade.stockGrade, grade]))

/** The vocabulary's entry for a stock grade, in any case; undefined for a grade it does not know. */
export function gradeOf(stockGrade: string): Grade | undefined {
  return BY_STOCK_GRADE.get(stockGrade.trim().toUpperCase())
}
