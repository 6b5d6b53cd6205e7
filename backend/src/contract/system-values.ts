/** How a run of a scheduled job ended; RUNNING is under way, INTERRUPTED lost its process. */
export const JOB_OUTCOMES = ["RUNNING", "DONE", "PROBLEMS", "FAILED", "INTERRUPTED"] as const
export type JobOutcome = (typeof JOB_OUTCOMES)[number]
export const JOB_OUTCOME_LABELS: Record<JobOutcome, string> = {
  RUNNING: "Running",
  DONE: "Done",
  PROBLEMS: "Found problems",
  FAILED: "Failed",
  INTERRUPTED: "Interrupted",
}

/** Where a mail is: to be sent, being sent at this moment, sent, or given up. */
export const MAIL_STATES = ["WAITING", "SENDING", "SENT", "FAILED"] as const
export type MailState = (typeof MAIL_STATES)[number]
export const MAIL_STATE_LABELS: Record<MailState, string> = {
  WAITING: "Waiting",
  SENDING: "Being sent",
  SENT: "Sent",
  FAILED: "Given up",
}

/** What waits to be worked on, each until it is through. */
export const QUEUE_NAMES = ["MAILS", "WEBHOOKS", "PAYMENTS", "ERP_ORDERS"] as const
export type QueueName = (typeof QUEUE_NAMES)[number]
export const QUEUE_LABELS: Record<QueueName, string> = {
  MAILS: "Mails to send",
  WEBHOOKS: "Webhooks to send",
  PAYMENTS: "Payment messages to work on",
  ERP_ORDERS: "Orders to write to the ERP",
}

/** What a server process is doing. */
export const SERVER_STATES = ["RUNNING", "DRAINING", "STOPPED", "SILENT"] as const
export type ServerState = (typeof SERVER_STATES)[number]
export const SERVER_STATE_LABELS: Record<ServerState, string> = {
  RUNNING: "Running",
  DRAINING: "Draining",
  STOPPED: "Stopped",
  SILENT: "Not heard of",
}
