import { BRAND } from "../../lib/brand"
import { catalogue } from "../catalogue"

/** What the shop says of itself. */
export const brandTexts = catalogue("brand", { line: BRAND.line, description: BRAND.description, hours: BRAND.hours })
