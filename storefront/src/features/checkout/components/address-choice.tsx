"use client"

import type { OrderAddress } from "@billet/backend/contract"
import { useSay } from "#use-say"
import { useTexts } from "#use-texts"
import { checkoutTexts } from "@/texts/en/checkout"
import { fill } from "@/texts/fill"
import { ADDRESS_KINDS, type KnownAddresses } from "../known-addresses"

type Props = {
  id: string
  label: string
  known: KnownAddresses
  value: string
  /** What may be chosen besides the known addresses. */
  others: { value: string; label: string }[]
  /** What is wrong with the chosen address. */
  problem?: string | undefined
  onChoose: (value: string) => void
}

const lineOf = ({ line1, city }: OrderAddress) => [line1, city].filter(Boolean).join(", ")

/** A choice among the addresses the shop knows of the buyer and others; none where there is no choice. */
export function AddressChoice({ id, label, known, value, others, problem, onChoose }: Props) {
  const t = useTexts(checkoutTexts)
  const say = useSay()
  const kinds = ADDRESS_KINDS.flatMap((kind) => {
    const address = known[kind]
    return address ? [{ value: kind as string, label: fill(t.addressKinds[kind], { address: lineOf(address) }) }] : []
  })
  const choices = [...kinds, ...others]
  if (choices.length < 2) return null
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="input"
        value={value}
        aria-invalid={Boolean(problem)}
        aria-describedby={problem ? `${id}-problem` : undefined}
        onChange={(event) => onChoose(event.target.value)}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
      {problem && (
        <p id={`${id}-problem`} className="field-error">
          {say(problem)}
        </p>
      )}
    </div>
  )
}
