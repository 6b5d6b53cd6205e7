import { account } from "./account"
import { accountLink } from "./account-link"
import { auth } from "./auth"
import { brand } from "./brand"
import { capabilities } from "./capabilities"
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
import { families } from "./families"
import { footer } from "./footer"
import { header } from "./header"
import { home } from "./home"
import { lists } from "./lists"
import { materialScreens } from "./material-screens"
import { orders } from "./orders"
import { pages } from "./pages"
import { product } from "./product"
import { quality } from "./quality"
import { questions } from "./questions"
import { quickOrder } from "./quick-order"
import { secondFactor } from "./second-factor"
import { serviceScreens } from "./service-screens"
import { services } from "./services"
import { stockVerification } from "./stock-verification"
import { trade } from "./trade"
import { weight } from "./weight"

/** Texts of parts that run in the browser; they travel with each page that is loaded whole. */
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
  header,
  home,
  lists,
  orders,
  product,
  quickOrder,
  secondFactor,
  stockVerification,
  trade,
  weight,
}

/** Texts that only the server needs, since it writes the pages they stand on. */
export const SPANISH_OF_PAGES = {
  brand,
  capabilities,
  families,
  footer,
  materialScreens,
  pages,
  quality,
  questions,
  serviceScreens,
  services,
}
