import type { Context } from "@medusajs/framework/types"
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { InjectManager, InjectTransactionManager, MedusaContext, MedusaService } from "@medusajs/framework/utils"
import { sqlOf } from "../shared/sql-of"
import type { UpsAccount } from "../shared/ups-account"
import { IdempotencyKey } from "./models/idempotency-key"
import { NumberCounter } from "./models/number-counter"
import { OrderAttachment } from "./models/order-attachment"
import { OrderEvent } from "./models/order-event"
import { OrderRecord } from "./models/order-record"
import { attachFiles, type OrderFile } from "./sql/attach-files"
import { boughtItems } from "./sql/bought-items"
import { Refund } from "./models/refund"
import { Shipment } from "./models/shipment"
import { ShippedLine } from "./models/shipped-line"
import { claimRefund, finishRefund, type DoneRefund, type NewRefund } from "./sql/claim-refund"
import { createOrderRecord, type NewOrderRecord } from "./sql/create-order-record"
import { claimKey, freeKey, renewKey, saveAnswer, type HeldKey } from "./sql/idempotency"
import type { PaymentStatus } from "@billet/backend/contract"
import { findOrders, type OrderSearch } from "./sql/find-orders"
import { issueInvoice } from "./sql/issue-invoice"
import { claimOutboxOrders, finishOutboxOrder, outboxLength, postponeOutboxOrder, type OutboxOrder } from "./sql/order-outbox"
import { movePayment, notePayment } from "./sql/move-payment"
import { cursorNow, type ChangeCursor } from "../shared/change-cursor"
import { idsOfToday } from "./sql/ids-of-today"
import { tellingsOfToday } from "./sql/tellings-of-today"
import { readOrderChanges } from "./sql/read-order-changes"
import { moveOrder, type OrderMove } from "./sql/move-order"
import { quoteFreight, type FreightQuote } from "./sql/quote-freight"
import { claimTracking, noteTracking, type TrackingNote } from "./sql/track-shipment"
import { deliverShipments, dropShipment, recordShipment, type NewShipment } from "./sql/record-shipment"

type Sql = Context<SqlEntityManager>

/** The trade's records of orders, their numbers, and answers kept for repeated requests. */
class MetalOrderService extends MedusaService({
  OrderRecord,
  OrderEvent,
  NumberCounter,
  IdempotencyKey,
  Refund,
  Shipment,
  ShippedLine,
  OrderAttachment,
}) {
  constructor(
    container: Record<string, unknown>,
    private readonly options: { shopName?: string; ups?: UpsAccount | null } = {},
  ) {
    super(container, options)
  }

  /** Whose papers these are. */
  get shopName(): string {
    return this.options.shopName ?? "Billet"
  }

  /** Whether UPS makes labels for this shop. */
  get makesLabels(): boolean {
    return this.ups !== null
  }

  /** The shop's account with UPS; null without one. */
  get ups(): UpsAccount | null {
    return this.options.ups ?? null
  }

  /** A buyer's orders that meet a search, newest first, and how many there are in all. */
  @InjectManager()
  async findOrders(customerId: string, search: OrderSearch, @MedusaContext() context: Sql = {}) {
    return await findOrders(sqlOf(context), customerId, search)
  }

  /** Writes a shipment and counts its pieces, once per key; NOT_ALLOWED for more than are left. */
  @InjectTransactionManager()
  async recordShipment(shipment: NewShipment, @MedusaContext() context: Sql = {}) {
    return await recordShipment(sqlOf(context), shipment)
  }

  /** Keeps files with an order, each once; answers the names of those that are new. */
  @InjectTransactionManager()
  async attachFiles(orderId: string, files: OrderFile[], @MedusaContext() context: Sql = {}) {
    return await attachFiles(sqlOf(context), orderId, files)
  }

  /** Takes back a shipment that nothing has come of. */
  @InjectTransactionManager()
  async dropShipment(id: string, @MedusaContext() context: Sql = {}) {
    await dropShipment(sqlOf(context), id)
  }

  /** Marks one shipment of an order as delivered, or all that are on their way; answers how many. */
  @InjectTransactionManager()
  async deliverShipments(of: { orderId: string; id: string | null; deliveredOn: string }, @MedusaContext() context: Sql = {}) {
    return await deliverShipments(sqlOf(context), of)
  }

  /** Takes the shipment under way that UPS was not asked about for longest; null when none is due. */
  @InjectTransactionManager()
  async claimTracking(@MedusaContext() context: Sql = {}) {
    return await claimTracking(sqlOf(context))
  }

  /** Writes down what UPS said of a shipment, unless somebody else has asked since; answers whether it did. */
  @InjectTransactionManager()
  async noteTracking(note: TrackingNote, @MedusaContext() context: Sql = {}) {
    return await noteTracking(sqlOf(context), note)
  }

  /** Gives an order in one of the states its invoice number and answers it; the same order again the same number. */
  @InjectTransactionManager()
  async issueInvoice(orderId: string, states: readonly string[], @MedusaContext() context: Sql = {}) {
    return await issueInvoice(sqlOf(context), orderId, states, new Date())
  }

  /** Writes the record of an order and answers it with its number. */
  @InjectTransactionManager()
  async createOrderRecord(record: NewOrderRecord, @MedusaContext() context: Sql = {}) {
    return await createOrderRecord(sqlOf(context), record)
  }

  /** Moves an order if it is still in the state it leaves, and writes its history; answers whether it did. */
  @InjectTransactionManager()
  async moveOrder(move: OrderMove, @MedusaContext() context: Sql = {}) {
    return await moveOrder(sqlOf(context), move)
  }

  /** Writes down what is to be given back, once per key; NOT_ALLOWED for more than is left. */
  @InjectTransactionManager()
  async claimRefund(refund: NewRefund, providerCents: number, @MedusaContext() context: Sql = {}) {
    return await claimRefund(sqlOf(context), refund, providerCents)
  }

  /** Notes that what was to be given back is. */
  @InjectTransactionManager()
  async finishRefund(refund: DoneRefund, @MedusaContext() context: Sql = {}) {
    await finishRefund(sqlOf(context), refund)
  }

  /** Makes a quote the freight of an order whose total is open; answers whether it did. */
  @InjectTransactionManager()
  async quoteFreight(quote: FreightQuote, @MedusaContext() context: Sql = {}) {
    return await quoteFreight(sqlOf(context), quote)
  }

  /** Moves an order's payment if it is still in the state it leaves; answers whether it did. */
  @InjectTransactionManager()
  async movePayment(orderId: string, move: { from: PaymentStatus; to: PaymentStatus }, @MedusaContext() context: Sql = {}) {
    return await movePayment(sqlOf(context), orderId, move)
  }

  /** What was given back of an order's payment, and whether it is over. */
  @InjectTransactionManager()
  async notePayment(orderId: string, note: { refundedCents: number; closed: boolean }, @MedusaContext() context: Sql = {}) {
    await notePayment(sqlOf(context), orderId, note)
  }

  /** What a customer has ordered before, the latest first. */
  @InjectManager()
  async boughtItems(customerId: string, @MedusaContext() context: Sql = {}) {
    return await boughtItems(sqlOf(context), customerId)
  }

  /** The orders of the last day, but for those that are just being placed. */
  @InjectManager()
  async idsOfToday(@MedusaContext() context: Sql = {}): Promise<string[]> {
    return await idsOfToday(sqlOf(context))
  }

  /** What happened in the last day that buyers are told of. */
  @InjectManager()
  async tellingsOfToday(@MedusaContext() context: Sql = {}) {
    return await tellingsOfToday(sqlOf(context))
  }

  /** Takes orders placed since then whose last change was not told yet; each is somebody's for two minutes. */
  @InjectTransactionManager()
  async claimOutboxOrders(which: { since: Date; take: number }, @MedusaContext() context: Sql = {}) {
    return await claimOutboxOrders(sqlOf(context), which)
  }

  /** How many orders of the time since are still to be told, and since when. */
  @InjectManager()
  async outboxLength(since: Date, @MedusaContext() context: Sql = {}) {
    return await outboxLength(sqlOf(context), since)
  }

  /** Notes that an order was told as it was at that change. */
  @InjectTransactionManager()
  async finishOutboxOrder(told: OutboxOrder, @MedusaContext() context: Sql = {}) {
    await finishOutboxOrder(sqlOf(context), told)
  }

  /** Puts the telling of an order off. */
  @InjectTransactionManager()
  async postponeOutboxOrder(orderId: string, problem: string, @MedusaContext() context: Sql = {}) {
    await postponeOutboxOrder(sqlOf(context), orderId, problem)
  }

  /** Where somebody stands who knows every change of an order up to now. */
  @InjectManager()
  async cursorNow(@MedusaContext() context: Sql = {}) {
    return await cursorNow(sqlOf(context))
  }

  /** Orders placed and moved since a cursor, and the next cursor. */
  @InjectManager()
  async readOrderChanges(cursor: ChangeCursor, @MedusaContext() context: Sql = {}) {
    return await readOrderChanges(sqlOf(context), cursor)
  }

  @InjectManager()
  async claimKey(key: HeldKey, hash: string, @MedusaContext() context: Sql = {}) {
    return await claimKey(sqlOf(context), key, hash)
  }

  @InjectManager()
  async renewKey(key: HeldKey, @MedusaContext() context: Sql = {}) {
    await renewKey(sqlOf(context), key)
  }

  @InjectManager()
  async saveAnswer(key: HeldKey, status: number, answer: unknown, @MedusaContext() context: Sql = {}) {
    await saveAnswer(sqlOf(context), key, status, answer)
  }

  @InjectManager()
  async freeKey(key: HeldKey, @MedusaContext() context: Sql = {}) {
    await freeKey(sqlOf(context), key)
  }

  /** Gives a company's orders to the one it is merged into. */
  @InjectTransactionManager()
  async moveCompany(move: { fromId: string; intoId: string }, @MedusaContext() context: Sql = {}): Promise<void> {
    await sqlOf(context).execute("update metal_order_record set company_id = ? where company_id = ?", [move.intoId, move.fromId])
  }
}

export default MetalOrderService
