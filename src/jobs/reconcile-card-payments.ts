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

const OPEN = {
  payment_method: "STRIPE" as const,
  $or: [
    { order_status: { $ne: "CANCELLED" as const }, payment_status: ["PENDING" as const, "FAILED" as const] },
    { order_status: "CANCELLED" as const, payment_closed_at: null },
  ],
}

/** Asks the card provider about every payment that is open, told of or not; what was never paid is cancelled in time. */
async function reconcileCardPayments(container: MedusaContainer): Promise<JobReport> {
  if (!takesCards(container)) return {}
  const now = Date.now()
  const open = await container
    .resolve<MetalOrderService>(METAL_ORDER)
    .listOrderRecords(
      { ...OPEN, placed_at: { $lt: new Date(now - QUIET_MILLISECONDS) } },
      { select: ["order_id", "order_number", "order_status", "placed_at"], order: { updated_at: "ASC" }, take: AT_ONCE },
    )
  const problems: string[] = []
  for (const { order_id: orderId, order_number: number, order_status: status, placed_at: placed } of open) {
    const late = status !== "CANCELLED" && now - new Date(placed).getTime() > PAY_WITHIN_MILLISECONDS
    const workflow = late ? cancelUnpaidOrderWorkflow : settleCardPaymentWorkflow
    await workflow(container)
      .run({ input: { orderId } })
      .catch((error: unknown) => {
        const problem = `The card payment of order ${number} could not be looked at, trying again: ${messageOf(error)}`
        container.resolve(ContainerRegistrationKeys.LOGGER).error(problem)
        problems.push(problem)
      })
  }
  return { done: open.length, problems }
}

export default recordedJob("reconcile-card-payments", reconcileCardPayments)

export const config = scheduleOf("reconcile-card-payments")
