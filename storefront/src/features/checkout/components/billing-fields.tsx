"use client"

import { useTexts } from "#use-texts"
import { checkoutTexts } from "@/texts/en/checkout"
import { billedTo, billingField } from "../checkout-form"
import type { KnownAddresses } from "../known-addresses"
import { AddressChoice } from "./address-choice"
import styles from "./checkout.module.css"
import { OrderAddressFields } from "./order-address-fields"
import type { FormProps } from "./text-field"

/** Who is billed: an address the shop knows, where the metal goes, or one that is typed here. */
export function BillingFields({ known, ...props }: FormProps & { known: KnownAddresses }) {
  const t = useTexts(checkoutTexts)
  const { form, problems, onChange } = props
  return (
    <section className={styles.section} aria-labelledby="bill">
      <h2 id="bill">{t.billTo}</h2>
      <AddressChoice
        id="bill-to"
        label={t.billingAddress}
        known={known}
        value={form.billTo}
        others={[
          { value: "same", label: t.sameAsShipTo },
          { value: "other", label: t.anotherAddress },
        ]}
        problem={problems.billTo}
        onChoose={(billTo) => onChange(billedTo(form, billTo))}
      />
      {form.billTo === "other" && <OrderAddressFields {...props} section="billing" nameOf={billingField} />}
    </section>
  )
}
