import { migrateBackAndForward } from "./migrations.mjs"
import { restoreToAMoment } from "./restores.mjs"

/** Measured by a part of the bench of its own. */
export const PAYMENTS_TITLE = "Messages of the card provider"

/** What is measured when everything was broken once, each with a text of its own in the report. */
export const SECTIONS = [
  { title: "Restore to a moment", measure: restoreToAMoment },
  { title: "Migrations back and forward", measure: migrateBackAndForward },
]
