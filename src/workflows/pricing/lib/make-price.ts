import type { AppliedRule, CatalogueItem } from "@billet/backend/contract"
import { calculatePrice, compilePriceBook, type Price, type PricingFacts } from "@billet/backend/pricing"
import type { Logger, MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { METAL_PRICING } from "../../../modules/metal-pricing"
import type { VersionedBook } from "../../../modules/metal-pricing/follow/price-book-follower"
import type MetalPricingService from "../../../modules/metal-pricing/service"
import { pieceOf, priceFacts, type LineRequest, type Piece, type PriceTerms } from "./price-facts"
import { messageOf } from "../../shared/message-of"

/** Catalogue prices only. */
const CATALOGUE = compilePriceBook({})

/** A line's price with all that it was made from; `price` is null where there is none. */
export type MadePrice = { facts: PricingFacts; piece: Piece; price: Price | null }
/** What a line shows of its price, USD. */
export type LineMoney = { unitPrice: number; itemTotal: number; originalPrice: number; appliedRules: AppliedRule[] }

/** Makes the prices of one request, all by the same rules. */
export class PriceMaker {
  constructor(
    readonly book: VersionedBook,
    private readonly terms: PriceTerms,
    private readonly logger: Logger,
  ) {}

  /**
   * The price by rules and contracts; where that fails or is not above 0, the catalogue's (specification section 9). A
   * promo code comes off either.
   */
  make(item: CatalogueItem, request: LineRequest): MadePrice {
    const piece = pieceOf(item, request)
    const facts = priceFacts(item, request, piece, this.terms)
    return { facts, piece, price: this.ruled(facts) ?? calculatePrice(CATALOGUE, facts) }
  }

  private ruled(facts: PricingFacts): Price | null {
    try {
      const price = calculatePrice(this.book, facts)
      return price && price.calculatedPrice > 0 ? price : null
    } catch (error) {
      this.logger.error(`Pricing ${facts.item.productCode} failed, its list price is used: ${messageOf(error)}`)
      return null
    }
  }
}

/** A price maker with the rules as they are now. */
export async function priceMaker(container: MedusaContainer, terms: PriceTerms): Promise<PriceMaker> {
  const book = await container.resolve<MetalPricingService>(METAL_PRICING).priceBook()
  return new PriceMaker(book, terms, container.resolve(ContainerRegistrationKeys.LOGGER))
}

/** The numbers of a price as lines carry them. */
export function lineMoney({ finalPrice, unitPrice, originalPrice, calculatedPrice, appliedRules }: Price): LineMoney {
  return { unitPrice, itemTotal: finalPrice, originalPrice: originalPrice ?? calculatedPrice, appliedRules }
}
