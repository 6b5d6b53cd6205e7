import { checkSpecification, gradesNamed, normaliseProductCode } from "@billet/backend/catalogue"
import {
  SPECIFICATION_FIELDS,
  type StockVerificationAnswer,
  type StockVerificationRequest,
  type VerifiedStock,
} from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { METAL_CATALOGUE } from "../../../modules/metal-catalogue"
import type MetalCatalogueService from "../../../modules/metal-catalogue/service"
import type { FoundHeat, HeatCriteria } from "../../../modules/metal-catalogue/sql/find-heats"

const MOST = 200

function criteriaOf(body: StockVerificationRequest): HeatCriteria {
  const codes = [body.partNumberId, body.productId].flatMap((code) => (code ? [normaliseProductCode(code)] : []))
  return {
    stockItemId: body.stockItemId || undefined,
    normalisedCodes: codes.length ? codes : undefined,
    group: body.group || undefined,
    sizeFromMils: body.sizeFrom === undefined ? undefined : Math.round(body.sizeFrom * 1000),
    sizeToMils: body.sizeTo === undefined ? undefined : Math.round(body.sizeTo * 1000),
    grades: body.grade ? gradesNamed(body.grade) : undefined,
    millId: body.millId || undefined,
    castNumber: body.castNumber || undefined,
    coid: body.region === "UK" ? "EUR" : body.region,
    limit: MOST,
  }
}

/** A sales item asks for its own product; every other identifier is a designation on the certificate. */
function checksOf(heat: FoundHeat, body: StockVerificationRequest): VerifiedStock["specifications"] {
  return SPECIFICATION_FIELDS.flatMap((field) => {
    const id = body.specifications?.[field]
    if (!id) return []
    if (field !== "salesItemId") return [checkSpecification(heat.base_specification, id)]
    const conforms = normaliseProductCode(id) === normaliseProductCode(heat.product_code)
    return [{ id, conforms, note: `The heat is of ${heat.product_code}` }]
  })
}

function toMatch(heat: FoundHeat, body: StockVerificationRequest): VerifiedStock {
  return {
    stockItemId: heat.stock_item_id,
    productCode: heat.product_code,
    coid: heat.coid,
    millId: heat.mill_id,
    castNumber: heat.cast_number,
    grade: heat.stock_grade,
    size: heat.product_size,
    availablePieces: heat.pieces,
    availableInches: heat.lengths_mils.reduce((sum, mils) => sum + mils, 0) / 1000,
    specifications: checksOf(heat, body),
  }
}

const conforms = (match: VerifiedStock) => match.specifications.every((check) => check.conforms)

function messagesOf(matches: VerifiedStock[], coid: string): string[] {
  if (!matches.length) return [`No heat in stock at ${coid} meets the selection.`]
  const capped = matches.length === MOST ? [`Only the first ${MOST} heats are shown; narrow the selection.`] : []
  const good = matches.filter(conforms).length
  return [`${good} of ${matches.length} heats meet every specification.`, ...capped]
}

/** Heats by selection, each checked against the specifications asked for (specification section 5, decision 50). */
export async function POST(
  req: MedusaRequest<StockVerificationRequest>,
  res: MedusaResponse<StockVerificationAnswer>,
): Promise<void> {
  const criteria = criteriaOf(req.validatedBody)
  const heats = await req.scope.resolve<MetalCatalogueService>(METAL_CATALOGUE).findHeats(criteria)
  const matches = heats.map((heat) => toMatch(heat, req.validatedBody))
  res.json({ verified: matches.some(conforms), matches, messages: messagesOf(matches, criteria.coid) })
}
