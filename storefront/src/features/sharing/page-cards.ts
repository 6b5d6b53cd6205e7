import { BRAND } from "@/lib/brand"
import { paths } from "@/lib/paths"
import { contactTexts } from "@/texts/en/contact"
import { homeTexts } from "@/texts/en/home"
import { legalTexts } from "@/texts/en/legal"
import { materialScreensTexts } from "@/texts/en/material-screens"
import { pagesTexts } from "@/texts/en/pages"
import { questionsTexts } from "@/texts/en/questions"
import { quickOrderTexts } from "@/texts/en/quick-order"
import { stockVerificationTexts } from "@/texts/en/stock-verification"
import { weightTexts } from "@/texts/en/weight"
import { fill } from "@/texts/fill"

const { texts: pages } = pagesTexts
const { texts: reference } = materialScreensTexts
const { terms, privacy } = legalTexts.texts
const certificates = BRAND.certificates.join(", ")

/** The shop's own card: of its first page, and of pages that have none. */
export const SHOP_CARD = { title: homeTexts.texts.findTheBarSeeThe, line: BRAND.description }

/** Title and line of the cards of pages that stand by themselves, as the pages say them in English. */
export const PAGE_CARDS: ReadonlyMap<string, { title: string; line: string }> = new Map(
  Object.entries({
    [paths.materials]: { title: pages.materialsNickelStainlessAndLow, line: pages.compositionMechanicalPropertiesBy },
    [paths.crossReference]: { title: reference.gradeCrossReferenceUnsCommon, line: reference.whichNamesMeanTheSame },
    [paths.weightCalculator]: { title: weightTexts.texts.metalWeightCalculatorBarTube, line: weightTexts.texts.weightOfAPieceBy },
    [paths.quality]: {
      title: pages.qualityCertificatesTraceabilityTolerances,
      line: fill(pages.valueEveryPieceKeepsIts, { value: certificates }),
    },
    [paths.quickOrder]: { title: quickOrderTexts.texts.quickOrderTypePasteOr, line: quickOrderTexts.texts.upTo500RowsOf },
    [paths.stockVerification]: {
      title: stockVerificationTexts.texts.findStockByHeatMill,
      line: stockVerificationTexts.texts.findTheHeatsInStock,
    },
    [paths.contact]: { title: contactTexts.texts.contactUs, line: contactTexts.texts.writeToTheSalesDesk },
    [paths.questions]: { title: questionsTexts.texts.title, line: questionsTexts.texts.description },
    [paths.terms]: { title: terms.title, line: terms.description },
    [paths.privacy]: { title: privacy.title, line: privacy.description },
  }),
)
