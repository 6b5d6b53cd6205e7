import type { OrderStatus, PaymentStatus } from "../../contract"
import { settleCard, type CardIntent, type CardOrder, type CardSettlement } from "../card-payment"

/** What may happen, besides to the buyer and the bank, to the messages between the provider and us. */
export const STEPS = [
  "pay",
  "refuse",
  "challenge",
  "bank-works",
  "cancel",
  "deliver",
  "deliver-stale",
  "repeat",
  "drop",
  "crash",
] as const
export type Step = (typeof STEPS)[number]

/** One order, one payment and the messages about it; settled as the shop does it, by asking for what is. */
export class CardHistory {
  readonly moves: [PaymentStatus, PaymentStatus][] = []
  /** How often something was changed, here or at the provider. */
  effects = 0
  private order: CardOrder
  private intent: CardIntent = { status: "requires_payment_method", receivedCents: 0, refundedCents: 0, failed: false }
  private messages = 0
  private lastSeen: CardIntent | null = null

  constructor(private readonly total: number) {
    this.order = { orderStatus: "PENDING", paymentStatus: "PENDING", totalCents: total }
  }

  take(step: Step, choice: number): void {
    if (step === "pay") this.change({ status: "succeeded", receivedCents: this.total, failed: false })
    else if (step === "refuse") this.change({ status: "requires_payment_method", failed: true })
    else if (step === "challenge") this.change({ status: "requires_action", failed: false })
    else if (step === "bank-works") this.change({ status: "processing", failed: false })
    else if (step === "cancel") this.cancel()
    else if (step === "drop") this.messages = Math.max(0, this.messages - 1)
    else if (step === "repeat") this.messages += 1
    else if (step === "crash") this.settle(this.intent, choice % 3)
    else if (this.messages > 0) this.receive(step === "deliver-stale")
  }

  /** What the job does in the end: asks until nothing changes. The bank has made up its mind by then. */
  reconcile(): void {
    if (this.intent.status === "processing") this.change({ status: "succeeded", receivedCents: this.total })
    for (let round = 0; round < 3; round += 1) this.settle(this.intent)
  }

  books() {
    const { orderStatus, paymentStatus } = this.order
    return { orderStatus, paymentStatus, kept: this.intent.receivedCents - this.intent.refundedCents }
  }

  /** Cancelled orders keep nothing; orders that stand are paid in full or not at all, and say which. */
  expectedBooks() {
    const { orderStatus, paymentStatus } = this.order
    if (orderStatus === "CANCELLED") return { orderStatus, paymentStatus, kept: 0 }
    const paid = this.intent.status === "succeeded"
    return { orderStatus, paymentStatus: paid ? "PAID" : this.intent.failed ? "FAILED" : "PENDING", kept: paid ? this.total : 0 }
  }

  private change(to: Partial<CardIntent>): void {
    const over = this.intent.status === "succeeded" || this.intent.status === "canceled"
    if (over) return
    this.lastSeen = this.intent
    this.intent = { ...this.intent, ...to }
    this.messages += 1
  }

  private cancel(): void {
    const cancellable: OrderStatus[] = ["PENDING"]
    if (cancellable.includes(this.order.orderStatus)) this.order = { ...this.order, orderStatus: "CANCELLED" }
  }

  private receive(stale: boolean): void {
    this.messages -= 1
    this.settle(stale && this.lastSeen ? this.lastSeen : this.intent)
  }

  /** Acts on what was seen; a crash stops after some of the effects. */
  private settle(seen: CardIntent, until = Number.POSITIVE_INFINITY): void {
    const settled = settleCard(this.order, seen)
    const effects = [...settled.moves.map((to) => () => this.move(to)), ...this.atProvider(settled)]
    for (const effect of effects.slice(0, until)) effect()
  }

  private move(to: PaymentStatus): void {
    this.moves.push([this.order.paymentStatus, to])
    this.order = { ...this.order, paymentStatus: to }
    this.effects += 1
  }

  /** The provider refuses to withdraw what is over, and to give back more than it has. */
  private atProvider({ cancelIntent, refundCents }: CardSettlement): (() => void)[] {
    const withdraw = () => {
      if (this.intent.status === "succeeded" || this.intent.status === "processing" || this.intent.status === "canceled") return
      this.intent = { ...this.intent, status: "canceled" }
      this.effects += 1
    }
    const refund = () => {
      if (this.intent.refundedCents + refundCents > this.intent.receivedCents) return
      this.intent = { ...this.intent, refundedCents: this.intent.refundedCents + refundCents }
      this.effects += 1
    }
    return [...(cancelIntent ? [withdraw] : []), ...(refundCents > 0 ? [refund] : [])]
  }
}
