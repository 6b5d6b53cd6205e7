import { negationOf } from "../define-operator"
import { contains } from "./contains"

export const notContains = negationOf("NOT_CONTAINS", contains)
