import type { Problem } from "@/lib/result"

export const OFFLINE: Problem = {
  status: 0,
  type: "unreachable",
  message: "The shop cannot be reached. Your cart is as it was; try again once you are online.",
  fields: [],
}

/** Runs a server action; one that does not get through, as when the browser is offline, becomes a Problem to show. */
export async function reach<R>(action: () => Promise<R>, problem = OFFLINE): Promise<R | { ok: false; problem: Problem }> {
  try {
    return await action()
  } catch (error) {
    console.error("The shop could not be reached", error)
    return { ok: false, problem }
  }
}
