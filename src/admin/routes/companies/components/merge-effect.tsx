import type { MergeCounts, MergePreview, MergeSide } from "@billet/backend/contract"
import { Heading, Text } from "@medusajs/ui"
import { addressText, termsText } from "../../../lib/account-texts"
import { counted, total } from "../../../lib/format"

const NOUNS: Record<keyof MergeCounts, string> = {
  people: "person",
  addresses: "address",
  orders: "order",
  customPrices: "custom price",
  domains: "trusted domain",
  openRequests: "open request",
  purchaseRequests: "cart waiting for approval",
  integrationKeys: "integration key",
}
const PLURALS: Partial<Record<keyof MergeCounts, string>> = {
  people: "people",
  addresses: "addresses",
  purchaseRequests: "carts waiting for approval",
}

function countText(name: keyof MergeCounts, value: number): string {
  const plural = PLURALS[name]
  return plural && value !== 1 ? `${String(value)} ${plural}` : counted(value, NOUNS[name])
}

function Side({ title, side }: { title: string; side: MergeSide }) {
  return (
    <div className="border-ui-border-base min-w-0 rounded-md border px-3 py-2">
      <Text size="xsmall" className="text-ui-fg-muted">
        {title}
      </Text>
      <Text size="small" weight="plus" className="break-words">
        {side.name}
      </Text>
      {[addressText(side.address), termsText(side.terms, side.hold), `owes ${total(side.openBalance)}`].map((text) => (
        <Text key={text} size="small" className="text-ui-fg-subtle break-words">
          {text}
        </Text>
      ))}
    </div>
  )
}

/** What conflicts are decided how; empty where there are none. */
function conflictsOf({ after, doublePrices, demoted, invitations, givenUp, into, from }: MergePreview): string[] {
  const limit = after.terms?.limit ?? 0
  return [
    from.terms && into.terms ? `The terms of ${into.name} stay: ${termsText(into.terms, false)}.` : "",
    after.openBalance > limit && after.openBalance > 0
      ? `It will owe ${total(after.openBalance)}, above its limit of ${total(limit)}: no orders on account until it pays.`
      : "",
    from.hold !== into.hold ? "One of them is on hold: the company that stays will be." : "",
    doublePrices ? `${counted(doublePrices, "price")} agreed with both: that of ${into.name} stays.` : "",
    demoted ? `${counted(demoted, "administrator")} of ${from.name} will be a buyer: ${into.name} has administrators.` : "",
    invitations ? `${counted(invitations, "open invitation")} of ${from.name} will end.` : "",
    ...givenUp.map(({ label, value }) => `${label} “${value}” of ${from.name} is given up: ${into.name} has another.`),
  ].filter(Boolean)
}

function List({ title, texts }: { title: string; texts: string[] }) {
  return (
    <section>
      <Heading level="h3">{title}</Heading>
      <ul className="txt-small text-ui-fg-subtle mt-1 list-disc pl-5">
        {texts.map((text) => (
          <li key={text} className="break-words">
            {text}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What a merge would do, before it is done. */
export function MergeEffect({ merge }: { merge: MergePreview }) {
  const { from, into, moves, after } = merge
  const moved = (Object.keys(moves) as (keyof MergeCounts)[])
    .filter((name) => name in NOUNS && moves[name] > 0)
    .map((name) => countText(name, moves[name]))
  const conflicts = conflictsOf(merge)
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2">
        <Side title="Goes" side={from} />
        <Side title="Stays" side={into} />
      </div>
      <List title="Goes over" texts={moved.length ? moved : ["Nothing belongs to the company that goes"]} />
      {conflicts.length > 0 && <List title="Where both have something" texts={conflicts} />}
      <List
        title="Afterwards"
        texts={[
          termsText(after.terms, after.hold),
          `owes ${total(after.openBalance)}`,
          `address: ${addressText(into.address)}`,
          ...(after.taxExemptUntil ? [`tax exempt until ${after.taxExemptUntil} by ${after.taxCertificate ?? ""}`] : []),
        ]}
      />
    </>
  )
}
