import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { METAL_ORDER } from "../../../modules/metal-order"
import type MetalOrderService from "../../../modules/metal-order/service"
import type { TrackedShipment } from "../../../modules/metal-order/sql/track-shipment"
import { CarrierError } from "../../../modules/shared/carrier-call"
import { UpsClient } from "../../../modules/ups-fulfillment/ups-client"
import { SYSTEM_MOVER } from "../../orders/lib/order-verb-input"
import { messageOf } from "../../shared/message-of"
import type { JobReport } from "../../system/lib/recorded-job"
import { deliverShipmentWorkflow } from "../deliver-shipment"

const SHIPMENTS_OF_A_RUN = 50
/** A run ends before the next begins, and one that asks for a shipment before it is another's. */
const RUN_MILLISECONDS = 4 * 60_000
const SHIPMENT_MILLISECONDS = 4 * 60_000
/** A carrier that is away is left alone until the next run. */
const AWAY_AFTER = 3
const NOT_FOUND = 404

type Scene = { orders: MetalOrderService; ups: UpsClient; container: MedusaContainer }
type Answers = Pick<TrackedShipment, "id" | "asks"> & {
  tracked: NonNullable<TrackedShipment["tracked"]>
  isComplete: boolean
  isAway: boolean
  problems: string[]
}

/** Asks for every package that is not delivered yet; one that UPS does not answer for does not keep the others waiting. */
async function ask({ ups }: Scene, { id, asks, tracking_numbers, tracked }: TrackedShipment): Promise<Answers> {
  const answers: Answers = { id, asks, tracked: { ...tracked }, isComplete: true, isAway: false, problems: [] }
  const end = Date.now() + SHIPMENT_MILLISECONDS
  for (const number of tracking_numbers) {
    if (answers.tracked[number]?.step === "DELIVERED") continue
    if (answers.isAway || Date.now() > end) return { ...answers, isComplete: false }
    try {
      answers.tracked[number] = await ups.track(number.replaceAll(" ", ""))
    } catch (error) {
      answers.isComplete = false
      answers.isAway = error instanceof CarrierError && error.problem === "unreachable"
      // A number that was just made is not known for hours.
      const isNew = error instanceof CarrierError && error.status === NOT_FOUND
      if (!isNew) answers.problems.push(`UPS could not be asked about ${number}, trying again: ${messageOf(error)}`)
    }
  }
  return answers
}

/** The last day that a package was delivered; null while one is under way, or has no number to ask for. */
function deliveredOn({ shipped_on, packages, tracking_numbers }: TrackedShipment, { tracked }: Answers): string | null {
  const seen = tracking_numbers.map((number) => tracked[number])
  if (seen.length < packages || seen.some((one) => one?.step !== "DELIVERED")) return null
  const days = seen.flatMap((one) => one?.at?.slice(0, 10) ?? one?.deliveryDay ?? [])
  return days.length ? ([...days, shipped_on].sort().at(-1) ?? null) : null
}

async function follow(scene: Scene, shipment: TrackedShipment): Promise<Answers> {
  const { orders, container } = scene
  const answers = await ask(scene, shipment)
  const { id, asks, tracked, isComplete } = answers
  const day = deliveredOn(shipment, answers)
  if (!(await orders.noteTracking({ id, asks, tracked, isComplete })) || !day) return answers
  const delivery = { orderId: shipment.order_id, shipmentId: id, deliveredOn: day }
  await deliverShipmentWorkflow(container).run({
    input: { ...delivery, mover: SYSTEM_MOVER, reason: null, requestKey: `tracked:${id}` },
  })
  return answers
}

/**
 * Asks UPS about shipments under way, the longest not asked about first, and writes down what it says; the buyer has what is
 * delivered. Nothing to do without an account.
 */
export async function trackShipments(container: MedusaContainer): Promise<JobReport> {
  const orders = container.resolve<MetalOrderService>(METAL_ORDER)
  if (!orders.ups) return {}
  const scene = { orders, container, ups: new UpsClient(orders.ups) }
  const end = Date.now() + RUN_MILLISECONDS
  const problems: string[] = []
  let [done, away] = [0, 0]
  while (done < SHIPMENTS_OF_A_RUN && away < AWAY_AFTER && Date.now() < end) {
    const shipment = await orders.claimTracking()
    if (!shipment) break
    done += 1
    try {
      const answers = await follow(scene, shipment)
      away = answers.isAway ? away + 1 : 0
      problems.push(...answers.problems)
    } catch (error) {
      problems.push(`Shipment ${shipment.id} could not be followed, trying again: ${messageOf(error)}`)
    }
  }
  for (const problem of problems) container.resolve(ContainerRegistrationKeys.LOGGER).warn(problem)
  return { done, problems }
}
