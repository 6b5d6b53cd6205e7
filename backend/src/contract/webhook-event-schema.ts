import "./no-eval"
import { z } from "zod"
import { STOCK_ZONES } from "./catalogue-values"
import { ORDER_STATUSES, PAYMENT_METHODS, PAYMENT_STATUSES, SHIPPING_PROVIDERS } from "./order-values"
import { WEBHOOK_TEST_TYPE, type WebhookType } from "./webhook-values"

/** An order after the change that is told of. Money is USD, weights pounds. */
const Order = z.object({
  orderId: z.string(),
  orderNumber: z.string(),
  orderStatus: z.enum(ORDER_STATUSES),
  /** Null when it was placed; the same as orderStatus when it was paid. */
  previousStatus: z.enum(ORDER_STATUSES).nullable(),
  paymentStatus: z.enum(PAYMENT_STATUSES),
  paymentMethod: z.enum(PAYMENT_METHODS),
  purchaseOrderNumber: z.string().nullable(),
  companyId: z.string().nullable(),
  customerId: z.string(),
  orderDate: z.iso.datetime(),
  total: z.number(),
  itemCount: z.number(),
  totalWeightInPounds: z.number(),
  shippingProvider: z.enum(SHIPPING_PROVIDERS),
})

/** Items with what is free of them now; several changes of an item are told as one. */
const Stock = z.object({
  items: z.array(
    z.object({
      productCode: z.string(),
      productName: z.string(),
      availableInches: z.number(),
      availablePieces: z.number(),
      avlStkZone: z.enum(STOCK_ZONES),
      coid: z.string(),
      withdrawn: z.boolean(),
    }),
  ),
})

/** Whose prices are others now: ask for them anew. No price is told. */
const Prices = z.object({
  kind: z.enum(["rule", "company", "customer", "everything"]),
  /** The rule, the company or the customer; null for everything. */
  id: z.string().nullable(),
})

const Account = z.object({ accountId: z.string(), customerId: z.string().nullable(), companyId: z.string().nullable() })
const Test = z.object({ message: z.string() })

/** What the message of each type carries in `data`. */
export const WEBHOOK_DATA = {
  "order.placed": Order,
  "order.paid": Order,
  "order.started": Order,
  "order.processed": Order,
  "order.shipped": Order,
  "order.completed": Order,
  "order.cancelled": Order,
  "stock.changed": Stock,
  "price.changed": Prices,
  "account.approved": Account,
  "account.rejected": Account,
  "account.suspended": Account,
  "account.reinstated": Account,
  [WEBHOOK_TEST_TYPE]: Test,
} as const satisfies Record<WebhookType | typeof WEBHOOK_TEST_TYPE, z.ZodType>

/** The body of a message of one type. */
export const webhookBodySchema = (type: keyof typeof WEBHOOK_DATA) =>
  z.object({ id: z.string(), type: z.literal(type), createdAt: z.iso.datetime(), data: WEBHOOK_DATA[type] })

export type WebhookOrderData = z.output<typeof Order>
export type WebhookStockData = z.output<typeof Stock>
export type WebhookPriceData = z.output<typeof Prices>
export type WebhookAccountData = z.output<typeof Account>
