import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { AuthEvents } from "@medusajs/framework/utils"
import { mailSecondFactor } from "../workflows/accounts/lib/mail-second-factor"

type Changed = { auth_identity_id: string; mfa_id: string }

/** The owner hears of every change of the second step, whoever made it: buyers and staff. */
export default async function onSecondFactor({ event, container }: SubscriberArgs<Changed>): Promise<void> {
  await mailSecondFactor(container, { ...event.data, isOn: event.name === AuthEvents.MFA_ENABLED })
}

export const config: SubscriberConfig = { event: [AuthEvents.MFA_ENABLED, AuthEvents.MFA_DISABLED] }
