import { negationOf } from "../define-operator"
import { equals } from "./equals"

export const notEquals = negationOf("NOT_EQUALS", equals)
