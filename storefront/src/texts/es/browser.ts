import { account } from "./account"
import { accountLink } from "./account-link"
import { auth } from "./auth"
import { cart } from "./cart"
import { catalogue } from "./catalogue"
import { checkout } from "./checkout"
import { common } from "./common"
import { company } from "./company"
import { conditions } from "./conditions"
import { contact } from "./contact"
import { credit } from "./credit"
import { drawing } from "./drawing"
import { error } from "./error"
import { finder } from "./finder"
import { header } from "./header"
import { home } from "./home"
import { lists } from "./lists"
import { SPANISH_MESSAGES } from "./messages"
import { ordering } from "./ordering"
import { orders } from "./orders"
import { product } from "./product"
import { quickOrder } from "./quick-order"
import { secondFactor } from "./second-factor"
import { shortStock } from "./short-stock"
import { stock } from "./stock"
import { stockVerification } from "./stock-verification"
import { suggestions } from "./suggestions"
import { trade } from "./trade"
import { weight } from "./weight"

/** Texts of parts that run in the browser: one script, which it loads once. */
export const SPANISH = {
  account,
  accountLink,
  auth,
  cart,
  catalogue,
  checkout,
  common,
  company,
  conditions,
  contact,
  credit,
  drawing,
  error,
  finder,
  header,
  home,
  lists,
  ordering,
  orders,
  product,
  quickOrder,
  secondFactor,
  shortStock,
  stock,
  stockVerification,
  suggestions,
  trade,
  weight,
}

export { SPANISH_MESSAGES }
