"use client"

import type { OrderAddress } from "@billet/backend/contract"
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
  other: { value: string; label: string }
  onChoose: (value: string) => void
}

const lineOf = ({ line1, city }: OrderAddress) => [line1, city].filter(Boolean).join(", ")

/** A choice among the addresses the shop knows of the buyer; none where it knows none. */
export function AddressChoice({ id, label, known, value, other, onChoose }: Props) {
  const t = useTexts(checkoutTexts)
  const kinds = ADDRESS_KINDS.flatMap((kind) => {
    const address = known[kind]
    return address ? [{ kind, text: fill(t.addressKinds[kind], { address: lineOf(address) }) }] : []
  })
  if (kinds.length === 0) return null
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} className="input" value={value} onChange={(event) => onChoose(event.target.value)}>
        {kinds.map(({ kind, text }) => (
          <option key={kind} value={kind}>
            {text}
          </option>
        ))}
        <option value={other.value}>{other.label}</option>
      </select>
    </div>
  )
}
