import { brand } from "./brand"
import { capabilities } from "./capabilities"
import { families } from "./families"
import { footer } from "./footer"
import { gradeNotes } from "./grade-notes"
import { legal } from "./legal"
import { liveNumbers } from "./live-numbers"
import { materialScreens } from "./material-screens"
import { navigation } from "./navigation"
import { pages } from "./pages"
import { quality } from "./quality"
import { questions } from "./questions"
import { serviceScreens } from "./service-screens"
import { services } from "./services"
import { settings } from "./settings"
import { stockMap } from "./stock-map"

/** Texts that only the server needs, since it writes the pages they stand on. */
export const SPANISH_OF_PAGES = {
  brand,
  capabilities,
  families,
  footer,
  gradeNotes,
  legal,
  liveNumbers,
  materialScreens,
  navigation,
  pages,
  quality,
  questions,
  serviceScreens,
  services,
  settings,
  stockMap,
}
