import type { GradeFacts } from "../grade-facts"
import { GRADE_718 } from "./718"
import { GRADE_725 } from "./725"
import { GRADE_625 } from "./625"
import { GRADE_825 } from "./825"
import { GRADE_925 } from "./925"
import { GRADE_945X } from "./945x"
import { GRADE_X_750 } from "./x-750"
import { GRADE_400 } from "./400"
import { GRADE_K_500 } from "./k-500"
import { GRADE_17_4PH } from "./17-4ph"
import { GRADE_15_5PH } from "./15-5ph"
import { GRADE_316_316L } from "./316-316l"
import { GRADE_304_304L } from "./304-304l"
import { GRADE_410 } from "./410"
import { GRADE_420_MOD } from "./420-mod"
import { GRADE_SUPER_13CR } from "./super-13cr"
import { GRADE_DUPLEX_2205 } from "./duplex-2205"
import { GRADE_SUPER_DUPLEX_F55 } from "./super-duplex-f55"
import { GRADE_SUPER_DUPLEX_2507 } from "./super-duplex-2507"
import { GRADE_NITRONIC_50 } from "./nitronic-50"
import { GRADE_4130 } from "./4130"
import { GRADE_4140 } from "./4140"
import { GRADE_4145H_MOD } from "./4145h-mod"
import { GRADE_4330V_MOD } from "./4330v-mod"
import { GRADE_4340 } from "./4340"
import { GRADE_8630_MOD } from "./8630-mod"
import { GRADE_F22 } from "./f22"
import { GRADE_9CR_1MO } from "./9cr-1mo"

/** What is written about each grade, in the order of the stock list. A new grade is one file and one row here. */
export const ALL_GRADE_FACTS: readonly GradeFacts[] = [
  GRADE_718,
  GRADE_725,
  GRADE_625,
  GRADE_825,
  GRADE_925,
  GRADE_945X,
  GRADE_X_750,
  GRADE_400,
  GRADE_K_500,
  GRADE_17_4PH,
  GRADE_15_5PH,
  GRADE_316_316L,
  GRADE_304_304L,
  GRADE_410,
  GRADE_420_MOD,
  GRADE_SUPER_13CR,
  GRADE_DUPLEX_2205,
  GRADE_SUPER_DUPLEX_F55,
  GRADE_SUPER_DUPLEX_2507,
  GRADE_NITRONIC_50,
  GRADE_4130,
  GRADE_4140,
  GRADE_4145H_MOD,
  GRADE_4330V_MOD,
  GRADE_4340,
  GRADE_8630_MOD,
  GRADE_F22,
  GRADE_9CR_1MO,
]
