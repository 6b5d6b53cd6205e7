"use client"

import { useSay, useTexts } from "#use-texts"
import { useCountries } from "@/lib/use-countries"
import { checkoutTexts } from "@/texts/en/checkout"
import { addressFields, chosenAddress, type CheckoutForm, type CheckoutProblems } from "../checkout-form"
import { ADDRESS_KINDS, type KnownAddresses } from "../known-addresses"
import { AddressChoice } from "./address-choice"
import styles from "./checkout.module.css"
import { TextField } from "./text-field"

type Props = {
  form: CheckoutForm
  problems: CheckoutProblems
  known: KnownAddresses
  onChange: (change: Partial<CheckoutForm>) => void
}

/** A place that is not known yet; who takes the metal there stays. */
const NOWHERE = { line1: "", line2: "", city: "", state: "", postalCode: "" }

/** Where the metal goes, and who is billed. */
export function ShippingFields({ known, ...props }: Props) {
  const t = useTexts(checkoutTexts)
  const countries = useCountries()
  const say = useSay()
  const { form, problems, onChange } = props
  const shipTo = (kind: string) => {
    const address = ADDRESS_KINDS.flatMap((one) => (one === kind && known[one]) || [])[0]
    onChange(address ? addressFields(address) : NOWHERE)
  }
  return (
    <section className={styles.section} aria-labelledby="ship-to">
      <h2 id="ship-to">{t.shipTo}</h2>
      <AddressChoice
        id="known-address"
        label={t.address}
        known={known}
        value={chosenAddress(form, known)}
        other={{ value: "other", label: t.anotherAddress }}
        onChoose={shipTo}
      />
      <div className={styles.pair}>
        <TextField {...props} name="firstName" label={t.firstName} autoComplete="shipping given-name" required />
        <TextField {...props} name="lastName" label={t.lastName} autoComplete="shipping family-name" required />
      </div>
      <TextField {...props} name="company" label={t.company} autoComplete="shipping organization" />
      <TextField {...props} name="line1" label={t.addressLine1} autoComplete="shipping address-line1" required />
      <TextField {...props} name="line2" label={t.addressLine2Optional} autoComplete="shipping address-line2" />
      <div className={styles.triple}>
        <TextField {...props} name="city" label={t.city} autoComplete="shipping address-level2" required />
        <TextField {...props} name="state" label={t.stateProvince} autoComplete="shipping address-level1" />
        <TextField {...props} name="postalCode" label={t.postalCode} autoComplete="shipping postal-code" required />
      </div>
      <div className={styles.pair}>
        <div className="field">
          <label htmlFor="country">{t.country}</label>
          <select
            id="country"
            name="country"
            className="input"
            autoComplete="shipping country"
            value={form.country}
            aria-invalid={Boolean(problems.country)}
            aria-describedby={problems.country ? "country-problem" : undefined}
            onChange={(event) => onChange({ country: event.target.value })}
          >
            <option value="">{t.selectCountry}</option>
            {countries.map((country) => (
              <option key={country.code} value={country.code}>
                {country.name}
              </option>
            ))}
          </select>
          {problems.country && (
            <p id="country-problem" className="field-error">
              {say(problems.country)}
            </p>
          )}
        </div>
        <TextField {...props} name="phone" label={t.phoneOptional} type="tel" autoComplete="shipping tel" />
      </div>
      <AddressChoice
        id="bill-to"
        label={t.billTo}
        known={known}
        value={form.billTo}
        other={{ value: "same", label: t.sameAsShipTo }}
        onChoose={(billTo) => onChange({ billTo })}
      />
    </section>
  )
}
