import type { QuoteFreightBody } from "@billet/backend/contract"
import { carrierOfName, freightQuoteRefusal, taxCents } from "@billet/backend/orders"
import { MedusaError } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { METAL_COMPANY } from "../../../modules/metal-company"
import type MetalCompanyService from "../../../modules/metal-company/service"
import { METAL_ORDER } from "../../../modules/metal-order"
import type MetalOrderService from "../../../modules/metal-order/service"
import { recordAudit } from "../../audit/record-audit"
import { orderRecordOf } from "../../orders/lib/order-record-of"
import { orderLinesOf, taxesOf } from "../../orders/lib/order-view"
import { freightFacts } from "../lib/freight-facts"

export type OrderFreightInput = { orderId: string; adminId: string | null; quote: QuoteFreightBody }

const refuse = (message: string) => new MedusaError(MedusaError.Types.NOT_ALLOWED, message, "freight_final")

/** The credit is asked first: a total that the company's terms do not reach is not made. */
export const quoteOrderFreightStep = createStep(
  "quote-order-freight",
  async ({ orderId, adminId, quote }: OrderFreightInput, { container }) => {
    if (quote.validUntil < new Date().toISOString().slice(0, 10))
      throw new MedusaError(MedusaError.Types.INVALID_DATA, "must not be in the past", "field:validUntil")
    const record = await orderRecordOf(container, orderId)
    const refusal = freightQuoteRefusal(freightFacts(record))
    if (refusal) throw refuse(refusal)
    const cents = Math.round(quote.amount * 100)
    const charged = record.total_cents - record.refunded_cents
    const replaces = record.shipping_rate_cents
    const companies = container.resolve<MetalCompanyService>(METAL_COMPANY)
    const tax = taxCents(taxesOf(record), orderLinesOf(record), cents).total
    await companies.chargeOrder({ orderId, cents: charged - (replaces ?? 0) - record.tax_cents + cents + tax })
    const quoted = await container.resolve<MetalOrderService>(METAL_ORDER).quoteFreight({
      ...{ orderId, cents, replaces, taxCents: tax, provider: carrierOfName(quote.carrier), carrierName: quote.carrier },
      ...{ note: quote.note ?? null, validUntil: quote.validUntil },
    })
    if (!quoted) {
      await companies.chargeOrder({ orderId, cents: charged, beyondLimit: true })
      throw refuse("Somebody else has changed this order meanwhile; look at it again")
    }
    const details = { orderNumber: record.order_number, cents, replaces, ...quote }
    await recordAudit(container, { action: "order.freight", adminId, entityType: "order", entityId: orderId, details })
    return new StepResponse({ orderId })
  },
)
