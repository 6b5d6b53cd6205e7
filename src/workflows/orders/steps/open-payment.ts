import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"

type Input = { cartId: string; totalCents: number; purchaseOrderNumber: string; companyId: string }

const PROVIDER = "pp_account_terms"

/** A payment session on account for the cart's total. One left by an earlier attempt is replaced with its collection. */
export const openPaymentStep = createStep(
  "open-payment",
  async (input: Input, { container }) => {
    const payments = container.resolve(Modules.PAYMENT)
    const link = container.resolve(ContainerRegistrationKeys.LINK)
    const { data } = await container
      .resolve(ContainerRegistrationKeys.QUERY)
      .graph({ entity: "cart", fields: ["payment_collection.id"], filters: { id: input.cartId } })
    const stale = data[0]?.payment_collection?.id
    if (stale) {
      await link.dismiss({ [Modules.CART]: { cart_id: input.cartId }, [Modules.PAYMENT]: { payment_collection_id: stale } })
      await payments.deletePaymentCollections([stale])
    }
    const amount = input.totalCents / 100
    const collection = await payments.createPaymentCollections({ currency_code: "usd", amount })
    await payments.createPaymentSession(collection.id, {
      provider_id: PROVIDER,
      currency_code: "usd",
      amount,
      data: { purchase_order_number: input.purchaseOrderNumber, company_id: input.companyId },
    })
    const ends = { [Modules.CART]: { cart_id: input.cartId }, [Modules.PAYMENT]: { payment_collection_id: collection.id } }
    await link.create(ends)
    return new StepResponse(collection.id, { id: collection.id, ends })
  },
  async (created, { container }) => {
    if (!created) return
    await container.resolve(ContainerRegistrationKeys.LINK).dismiss(created.ends)
    await container.resolve(Modules.PAYMENT).deletePaymentCollections([created.id])
  },
)
