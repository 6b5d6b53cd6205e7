import type { MedusaContainer } from "@medusajs/framework/types"
import { METAL_SYSTEM } from "../modules/metal-system"
import type MetalSystemService from "../modules/metal-system/service"
import { sendClaimedMail } from "../workflows/mail/lib/send-claimed-mail"
import { scheduleOf } from "../workflows/system/lib/job-schedules"
import { recordedJob, type JobReport } from "../workflows/system/lib/recorded-job"

/** A run ends so that the next one looks for what is new. */
const RUN_MILLISECONDS = 50_000

/** Sends the mails that could not be sent before, or whose process died. */
async function sendMails(container: MedusaContainer): Promise<JobReport> {
  const system = container.resolve<MetalSystemService>(METAL_SYSTEM)
  const end = Date.now() + RUN_MILLISECONDS
  let [done, failed] = [0, 0]
  while (Date.now() < end) {
    const mail = await system.claimDueMail()
    if (!mail) break
    if (await sendClaimedMail(container, mail)) done++
    else failed++
  }
  await system.pruneMails()
  return { done, problems: failed ? [`${failed} could not be sent`] : [] }
}

export default recordedJob("send-mails", sendMails)

export const config = scheduleOf("send-mails")
