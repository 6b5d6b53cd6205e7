import { ErrorAnswerSchema } from "@billet/backend/contract"
import fc from "fast-check"
import type { Reply } from "./http-client"

const AT_ONCE = 20

/** What is wrong with an answer to input that may be bad: a failure of ours, or a refusal that does not say why. */
function fault({ status, body, text }: Reply): string | null {
  if (status >= 500) return `${status} ${text.slice(0, 200)}`
  if (status < 400) return null
  return ErrorAnswerSchema.safeParse(body).success || isPriceRefusal(body)
    ? null
    : `${status} without type and message: ${text.slice(0, 200)}`
}

/** The specification gives the price call an answer of its own (section 7). */
const isPriceRefusal = (body: unknown) =>
  typeof body === "object" &&
  body !== null &&
  "success" in body &&
  body.success === false &&
  "error" in body &&
  typeof body.error === "string"

/** Sends many inputs, 20 at once; fails with the smallest one whose answer is at fault. Answers how often each status came. */
export async function hammer<Input>(
  inputs: fc.Arbitrary<Input>,
  send: (input: Input) => Promise<Reply>,
  count = 2_000,
): Promise<Map<number, number>> {
  const statuses = new Map<number, number>()
  const property = fc.asyncProperty(fc.array(inputs, { minLength: AT_ONCE, maxLength: AT_ONCE }), async (batch) => {
    const replies = await Promise.all(batch.map(send))
    replies.forEach((reply, index) => {
      statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1)
      expect({ input: JSON.stringify(batch[index]), fault: fault(reply) }).toMatchObject({ fault: null })
    })
  })
  await fc.assert(property, { numRuns: count / AT_ONCE })
  return statuses
}
