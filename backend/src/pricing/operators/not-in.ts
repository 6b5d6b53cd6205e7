import { negationOf } from "../define-operator"
import { isIn } from "./in"

export const notIn = negationOf("NOT_IN", isIn)
