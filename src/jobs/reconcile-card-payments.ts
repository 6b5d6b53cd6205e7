import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { METAL_ORDER } from "../modules/metal-order"
import type MetalOrderService from "../modules/metal-order/service"
import { cancelUnpaidOrderWorkflow } from "../workflows/payments/cancel-unpaid-order"
import { settleCardPaymentWorkflow } from "../workflows/payments/settle-card-payment"
import { takesCards } from "../workflows/payments/lib/takes-cards"
import { messageOf } from "../workflows/shared/message-of"
import { scheduleOf } from "../workflows/system/lib/job-schedules"
import { recordedJob, type JobReport } from "../workflows/system/lib/recorded-job"

/** The time a buyer has to pay by card while the metal is kept for them. */
const PAY_WITHIN_MILLISECONDS = 60 * 60_000
/** Messages come within seconds; younger payments are left to them. */
const QUIET_MILLISECONDS = 2 * 60_000
const AT_ONCE = 200
/**
 * A run ends before the next begins, unless the last order it looks at takes long; the next goes on from there: however many
 * wait to be paid, all are looked at in turn.
 */
const RUN_MILLISECONDS = 90_000

const OPEN = {
  payment_method: "STRIPE" as const,
  $or: [
    { order_status: { $ne: "CANCELLED" as const }, payment_status: ["PENDING" as const, "FAILED" as const] },
    { order_status: "CANCELLED" as const, payment_closed_at: null },
  ],
}

type Open = { order_id: string; order_number: string; order_status: string; placed_at: Date | string }

/** The order that was looked at last; none when the round is to begin anew. */
let last = ""

/** The next open payments that no message told of in time, in the order of their orders' ids. */
async function nextOpen(container: MedusaContainer): Promise<Open[]> {
  return await container
    .resolve<MetalOrderService>(METAL_ORDER)
    .listOrderRecords(
      { ...OPEN, placed_at: { $lt: new Date(Date.now() - QUIET_MILLISECONDS) }, order_id: { $gt: last } },
      { select: ["order_id", "order_number", "order_status", "placed_at"], order: { order_id: "ASC" }, take: AT_ONCE },
    )
}

/** Answers what is wrong with it; null for one that was looked at. */
async function lookAt(container: MedusaContainer, open: Open): Promise<string | null> {
  const { order_id: orderId, order_number: number, order_status: status, placed_at: placed } = open
  const late = status !== "CANCELLED" && Date.now() - new Date(placed).getTime() > PAY_WITHIN_MILLISECONDS
  const workflow = late ? cancelUnpaidOrderWorkflow : settleCardPaymentWorkflow
  try {
    await workflow(container).run({ input: { orderId } })
    return null
  } catch (error) {
    const problem = `The card payment of order ${number} could not be looked at, trying again: ${messageOf(error)}`
    container.resolve(ContainerRegistrationKeys.LOGGER).error(problem)
    return problem
  }
}

/** Asks the card provider about every payment that is open, told of or not; what was never paid is cancelled in time. */
async function reconcileCardPayments(container: MedusaContainer): Promise<JobReport> {
  if (!takesCards(container)) return {}
  const end = Date.now() + RUN_MILLISECONDS
  const problems: (string | null)[] = []
  for (;;) {
    const open = await nextOpen(container)
    for (const one of open) {
      if (Date.now() > end) return report(problems)
      problems.push(await lookAt(container, one))
      last = one.order_id
    }
    if (open.length === AT_ONCE) continue
    last = ""
    return report(problems)
  }
}

function report(problems: (string | null)[]): JobReport {
  return { done: problems.length, problems: problems.filter((one) => one !== null) }
}

export default recordedJob("reconcile-card-payments", reconcileCardPayments)

export const config = scheduleOf("reconcile-card-payments")
