import {
  canonicalAmount,
  type CatalogueItem,
  type PricingRule,
  type SimulateAnswer,
  type SimulateBodySchema,
  type SimulatedPrice,
} from "@billet/backend/contract"
import {
  customerSegmentOf,
  explainPrice,
  priceBreaks,
  publicExplanation,
  withDraft,
  type PriceBook,
  type PricingFacts,
} from "@billet/backend/pricing"
import type { MedusaContainer } from "@medusajs/framework/types"
import { MedusaError } from "@medusajs/framework/utils"
import type { z } from "@medusajs/framework/zod"
import { METAL_CATALOGUE } from "../../../modules/metal-catalogue"
import type MetalCatalogueService from "../../../modules/metal-catalogue/service"
import { METAL_COMPANY } from "../../../modules/metal-company"
import type MetalCompanyService from "../../../modules/metal-company/service"
import { METAL_PRICING } from "../../../modules/metal-pricing"
import type MetalPricingService from "../../../modules/metal-pricing/service"
import { loadBuyer } from "../../accounts/lib/load-buyer"
import { compareCatalogue } from "./compare-catalogue"
import { itemToPrice } from "./items-to-price"
import { pieceOf, priceFacts, type LineRequest, type PriceTerms } from "./price-facts"
import { pricedForBuyer, pricedForStaff, type PricedFor } from "./priced-for"

type Input = z.output<typeof SimulateBodySchema>

const OTHERS_SHOWN = 100
const ITEMS_AT_ONCE = 5000
/** The id of a draft that is to be a new rule. */
const NEW_RULE = "draft"

const unknown = (field: string, reason: string) => new MedusaError(MedusaError.Types.INVALID_DATA, reason, `field:${field}`)

async function whoIsMeant(container: MedusaContainer, input: Input): Promise<PricedFor> {
  if (input.customerId) {
    const buyer = await loadBuyer(container, input.customerId)
    if (!buyer) throw unknown("customerId", "is no buyer")
    return pricedForBuyer(buyer)
  }
  if (!input.companyId) return pricedForStaff(input)
  const [company] = await container.resolve<MetalCompanyService>(METAL_COMPANY).listCompanies({ id: input.companyId })
  if (!company) throw unknown("companyId", "is no company")
  const coid = input.coid ?? "INC"
  const companySegment = input.customerSegment ?? company.customer_segment
  return { buyer: { companyId: company.id, customerSegment: customerSegmentOf({ companySegment, regionCode: coid }) }, coid }
}

/** The rules that applied and a few of those that did not, in the order of evaluation; a draft is always among them. */
function shownVerdicts(rules: SimulatedPrice["rules"], draftId: string | null): SimulatedPrice["rules"] {
  let others = 0
  return rules.filter(({ applied, ruleId }) => applied || ruleId === draftId || ++others <= OTHERS_SHOWN)
}

function simulated(book: PriceBook, facts: PricingFacts, draftId: string | null): SimulatedPrice {
  const { price, rules } = explainPrice(book, facts)
  return {
    price: price && price.toJSON(),
    explanation: price ? publicExplanation(price.derivation) : [],
    breaks: priceBreaks(book, facts),
    rules: shownVerdicts(rules, draftId),
    ruleCount: rules.length,
  }
}

/** The line for every item in sale, some at a time: a million do not fit into memory at once. */
async function* catalogueLines(
  container: MedusaContainer,
  request: LineRequest,
  terms: PriceTerms,
): AsyncGenerator<PricingFacts[]> {
  const catalogue = container.resolve<MetalCatalogueService>(METAL_CATALOGUE)
  const factsOf = (item: CatalogueItem) => priceFacts(item, request, pieceOf(item, request), terms)
  for (let afterCode: string | undefined = ""; afterCode !== undefined;) {
    const items = await catalogue.readCatalogueItems({ afterCode, limit: ITEMS_AT_ONCE })
    yield items.filter(({ withdrawn }) => !withdrawn).map(factsOf)
    afterCode = items.length < ITEMS_AT_ONCE ? undefined : items.at(-1)?.productCode
  }
}

/** The draft with the id of the rule whose place it takes. */
async function draftRule(container: MedusaContainer, { draft, draftOf }: Input): Promise<PricingRule | null> {
  if (!draft || !draftOf) return draft ? { ...draft, id: NEW_RULE } : null
  const [rule] = await container.resolve<MetalPricingService>(METAL_PRICING).readRules({ ids: [draftOf] })
  if (!rule) throw unknown("draftOf", "is no rule")
  return { ...draft, id: draftOf }
}

/** What a line costs and why, by the live rules and by a draft of one. */
export async function simulate(container: MedusaContainer, input: Input): Promise<SimulateAnswer> {
  const who = await whoIsMeant(container, input)
  const terms: PriceTerms = { who, at: input.date ? new Date(input.date) : new Date(), promo: input.promo ?? null }
  const request: LineRequest = { amount: canonicalAmount(input.amount), unit: input.unit, pieces: input.pieces }
  const item = await itemToPrice(container, input.productCode)
  const facts = priceFacts(item, request, pieceOf(item, request), terms)
  const live = await container.resolve<MetalPricingService>(METAL_PRICING).priceBook()
  const draft = await draftRule(container, input)
  const drafted = draft && withDraft(live, draft)
  const compare = drafted && input.wholeCatalogue
  return {
    line: { productCode: item.productCode, ...request },
    customerSegment: who.buyer.customerSegment,
    coid: who.coid,
    live: simulated(live, facts, null),
    draft: drafted && simulated(drafted, facts, draft.id),
    comparison: compare ? await compareCatalogue(live, drafted, catalogueLines(container, request, terms)) : null,
  }
}
