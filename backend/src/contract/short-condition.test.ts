import { shortCondition } from "./short-condition"

it.each([
  ["Solution Treated, Stabilized & Aged (Type 1)", "ST, Stabilized & Aged (Type 1)"],
  ["QUENCHED & DOUBLE TEMPERED (75K)", "QDT (75K)"],
  ["COLD WORKED & STRESS RELIEVED", "CW & SR"],
  ["H1150D (DOUBLE H1150)", "H1150D (DOUBLE H1150)"],
])("shortens the treatments of %s to %s", (condition, short) => expect(shortCondition(condition)).toBe(short))
