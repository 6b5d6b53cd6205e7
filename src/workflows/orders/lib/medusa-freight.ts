import { ratesToTheCent, taxCents } from "@billet/backend/orders"
import type { MedusaContainer, UpdatePaymentDTO } from "@medusajs/framework/types"
import { ChangeActionType, Modules } from "@medusajs/framework/utils"
import { FREIGHT_OPTIONS } from "../../../modules/shared/freight-options"
import { collectionOf } from "./collection-of"
import { orderLinesOf, taxesOf, type OrderRecordRow } from "./order-view"

/** Makes freight and its tax of Medusa's order, and what is to be paid, those of our record; repeating it changes nothing. */
export async function freightToMedusa(container: MedusaContainer, record: OrderRecordRow): Promise<void> {
  const amount = (record.shipping_rate_cents ?? 0) / 100
  const orders = container.resolve(Modules.ORDER)
  const { shipping_methods: methods = [] } = await orders.retrieveOrder(record.order_id, { relations: ["shipping_methods"] })
  const [method] = methods
  await payableInMedusa(container, record)
  if (!method || Math.round(Number(method.amount) * 100) === record.shipping_rate_cents) return
  await freightTaxToMedusa(container, record, method.id)
  const option = FREIGHT_OPTIONS[record.shipping_provider]
  const name = record.carrier_name ?? option.name
  await orders.updateOrderShippingMethods([{ id: method.id, amount, name, shipping_option_id: option.id }])
  // A confirmed change makes Medusa count the order's sums anew.
  const action = { action: ChangeActionType.SHIPPING_ADD, reference: "order_shipping_method", reference_id: method.id, amount }
  const change = await orders.createOrderChange({
    ...{ order_id: record.order_id, description: "Freight quote", internal_note: name, actions: [action] },
  })
  await orders.confirmOrderChange(change.id)
}

async function freightTaxToMedusa(container: MedusaContainer, record: OrderRecordRow, methodId: string): Promise<void> {
  const taxes = taxesOf(record)
  if (!taxes?.freight.length) return
  const cents = record.shipping_rate_cents ?? 0
  const { freight } = taxCents(taxes, orderLinesOf(record), cents)
  const rates = ratesToTheCent([{ cents, rates: taxes.freight }], freight).flat()
  const lines = rates.map(({ rate, name, code, rateId, providerId }) => ({
    ...{ shipping_method_id: methodId, rate, description: name, code: code ?? name, provider_id: providerId },
    ...(rateId ? { tax_rate_id: rateId } : {}),
  }))
  await container.resolve(Modules.ORDER).setOrderShippingMethodTaxLines(record.order_id, lines)
}

/** Medusa takes no more on account than a payment's amount. */
async function payableInMedusa(container: MedusaContainer, { cart_id, total_cents }: OrderRecordRow): Promise<void> {
  const amount = total_cents / 100
  const payments = container.resolve(Modules.PAYMENT)
  const collection = await collectionOf(container, cart_id)
  if (!collection) return
  await payments.updatePaymentCollections(collection, { amount })
  const sessions = await payments.listPaymentSessions({ payment_collection_id: collection })
  for (const { id, data, currency_code } of sessions)
    await payments.updatePaymentSession({ id, data: data ?? {}, currency_code, amount })
  // The type names the id alone; the service writes what it is given. What was received in full is not any more.
  for (const payment of await payments.listPayments({ payment_session_id: sessions.map(({ id }) => id) })) {
    const open = amount > Number(payment.amount) ? { captured_at: null } : {}
    const changed: UpdatePaymentDTO & object = Object.assign({ id: payment.id }, { amount, ...open })
    await payments.updatePayment(changed)
  }
}
