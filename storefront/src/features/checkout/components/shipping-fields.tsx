"use client"

import { useTexts } from "#use-texts"
import { checkoutTexts } from "@/texts/en/checkout"
import { addressFields, chosenAddress } from "../checkout-form"
import { ADDRESS_KINDS, type KnownAddresses } from "../known-addresses"
import { AddressChoice } from "./address-choice"
import styles from "./checkout.module.css"
import { OrderAddressFields } from "./order-address-fields"
import type { FormProps } from "./text-field"

/** A place that is not known yet; who takes the metal there stays. */
const NOWHERE = { line1: "", line2: "", city: "", state: "", postalCode: "" }

/** Where the metal goes. */
export function ShippingFields({ known, ...props }: FormProps & { known: KnownAddresses }) {
  const t = useTexts(checkoutTexts)
  const shipTo = (kind: string) => {
    const address = ADDRESS_KINDS.flatMap((one) => (one === kind && known[one]) || [])[0]
    props.onChange(address ? addressFields(address) : NOWHERE)
  }
  return (
    <section className={styles.section} aria-labelledby="ship-to">
      <h2 id="ship-to">{t.shipTo}</h2>
      <AddressChoice
        id="known-address"
        label={t.address}
        known={known}
        value={chosenAddress(props.form, known)}
        others={[{ value: "other", label: t.anotherAddress }]}
        onChoose={shipTo}
      />
      <OrderAddressFields {...props} section="shipping" nameOf={(field) => field} />
    </section>
  )
}
