import type { PricingOperator } from "../../contract"
import type { Operator } from "../define-operator"
import { between } from "./between"
import { contains } from "./contains"
import { equals } from "./equals"
import { greaterThan } from "./greater-than"
import { greaterThanOrEqual } from "./greater-than-or-equal"
import { isIn } from "./in"
import { lessThan } from "./less-than"
import { lessThanOrEqual } from "./less-than-or-equal"
import { notContains } from "./not-contains"
import { notEquals } from "./not-equals"
import { notIn } from "./not-in"

/** Every operator by its name in PRICING_OPERATORS, which holds its label, its value and the fields it takes. */
export const OPERATORS: Readonly<Record<PricingOperator, Operator>> = {
  EQUALS: equals,
  NOT_EQUALS: notEquals,
  GREATER_THAN: greaterThan,
  LESS_THAN: lessThan,
  GREATER_THAN_OR_EQUAL: greaterThanOrEqual,
  LESS_THAN_OR_EQUAL: lessThanOrEqual,
  CONTAINS: contains,
  NOT_CONTAINS: notContains,
  IN: isIn,
  NOT_IN: notIn,
  BETWEEN: between,
}
