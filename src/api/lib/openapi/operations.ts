import type { Operations } from "./operation"
import { ADMIN_PEOPLE } from "./operations/admin-people"
import { ADMIN_PRICING } from "./operations/admin-pricing"
import { ADMIN_TRADE } from "./operations/admin-trade"
import { COMPANY_OPERATIONS } from "./operations/company"
import { CONTRACT_CALLS } from "./operations/contract-calls"
import { INTEGRATIONS } from "./operations/integrations"
import { LIST_OPERATIONS } from "./operations/lists"
import { SIGN_IN } from "./operations/sign-in"
import { STORE } from "./operations/store"

/** Every route of src/api; a test compares this table with the folders. */
export const OPERATIONS: Operations = {
  ...CONTRACT_CALLS,
  ...INTEGRATIONS,
  ...SIGN_IN,
  ...STORE,
  ...COMPANY_OPERATIONS,
  ...LIST_OPERATIONS,
  ...ADMIN_PEOPLE,
  ...ADMIN_TRADE,
  ...ADMIN_PRICING,
}
