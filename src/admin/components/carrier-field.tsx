import { CARRIER_NAMES } from "@billet/backend/contract"
import { PromptField } from "./prompt-field"

/** A carrier's name, any; the ones the shop knows are offered. */
export function CarrierField({ name }: { name: string | null }) {
  return (
    <>
      <PromptField name="carrier" label="Carrier" list="prompt-carriers" maxLength={60} required defaultValue={name ?? ""} />
      <datalist id="prompt-carriers">
        <option value={CARRIER_NAMES.UPS} />
        <option value={CARRIER_NAMES.ABF} />
      </datalist>
    </>
  )
}
