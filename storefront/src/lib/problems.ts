import type { Problem } from "./result"

/** What a form says that was sent after the session had ended. */
export const SIGNED_OUT: Problem = {
  status: 401,
  type: "unauthorized",
  message: "You were signed out. Sign in again in another tab, then send this form once more.",
  fields: [],
}

/** What a change comes to that did not get through. */
export const NOT_SAVED: Problem = {
  status: 0,
  type: "unreachable",
  message: "The shop cannot be reached. Nothing was saved; try again once you are online.",
  fields: [],
}
