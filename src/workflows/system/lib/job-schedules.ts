/** Every scheduled job, and when it runs: as cron has it in the time zone of the process, or every so many milliseconds. */
export const JOB_SCHEDULES = {
  "check-heat-feed": "30 3 * * *",
  "check-stock-feed": "30 2 * * *",
  "process-payment-events": "* * * * *",
  "prune-locks": "*/10 * * * *",
  "prune-price-changes": "*/10 * * * *",
  "prune-sign-ins": "47 * * * *",
  "prune-stock-changes": "*/10 * * * *",
  "prune-webhooks": "17 * * * *",
  "read-erp-changes": "* * * * *",
  "read-erp-heats": "7,37 * * * *",
  "read-erp-stock": "45 2 * * *",
  "reconcile-card-payments": "*/2 * * * *",
  "reconcile-orders": "*/10 * * * *",
  "report-broken-prices": "*/5 * * * *",
  "resume-feed-imports": "* * * * *",
  "send-mails": "* * * * *",
  "send-webhooks": { interval: 5_000, concurrency: "forbid" },
  "settle-checkouts": "* * * * *",
  "tell-of-orders": "* * * * *",
  "track-shipments": "*/5 * * * *",
  "write-erp-orders": "* * * * *",
} as const

export type JobName = keyof typeof JOB_SCHEDULES
export type JobSchedule = (typeof JOB_SCHEDULES)[JobName]

/** What a job's file exports as its `config`. */
export const scheduleOf = (name: JobName) => ({ name, schedule: JOB_SCHEDULES[name] })
