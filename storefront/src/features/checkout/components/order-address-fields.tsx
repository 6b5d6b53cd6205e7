"use client"

import { useSay } from "#use-say"
import { useTexts } from "#use-texts"
import { useCountries } from "@/lib/use-countries"
import { checkoutTexts } from "@/texts/en/checkout"
import type { AddressField, CheckoutForm } from "../checkout-form"
import styles from "./checkout.module.css"
import { TextField, type FormProps } from "./text-field"

type Props = FormProps & {
  /** What browsers call the address when they fill it in. */
  section: "shipping" | "billing"
  /** The form's name of a part of the address. */
  nameOf: (field: AddressField) => keyof CheckoutForm
}

/** An address and who is named there. */
export function OrderAddressFields({ section, nameOf, ...props }: Props) {
  const t = useTexts(checkoutTexts)
  const field = (part: AddressField, autofill: string) => ({
    ...props,
    name: nameOf(part),
    autoComplete: `${section} ${autofill}`,
  })
  return (
    <>
      <div className={styles.pair}>
        <TextField {...field("firstName", "given-name")} label={t.firstName} required />
        <TextField {...field("lastName", "family-name")} label={t.lastName} required />
      </div>
      <TextField {...field("company", "organization")} label={t.company} />
      <TextField {...field("line1", "address-line1")} label={t.addressLine1} required />
      <TextField {...field("line2", "address-line2")} label={t.addressLine2Optional} />
      <div className={styles.triple}>
        <TextField {...field("city", "address-level2")} label={t.city} required />
        <TextField {...field("state", "address-level1")} label={t.stateProvince} />
        <TextField {...field("postalCode", "postal-code")} label={t.postalCode} required />
      </div>
      <div className={styles.pair}>
        <CountryField {...field("country", "country")} />
        <TextField {...field("phone", "tel")} label={t.phoneOptional} type="tel" />
      </div>
    </>
  )
}

type CountryProps = FormProps & { name: keyof CheckoutForm; autoComplete: string }

function CountryField({ name, autoComplete, form, problems, onChange, onTouch }: CountryProps) {
  const t = useTexts(checkoutTexts)
  const say = useSay()
  const countries = useCountries()
  const problem = problems[name]
  return (
    <div className="field">
      <label htmlFor={name}>{t.country}</label>
      <select
        id={name}
        name={name}
        className="input"
        autoComplete={autoComplete}
        value={form[name]}
        aria-invalid={Boolean(problem)}
        aria-describedby={problem ? `${name}-problem` : undefined}
        onBlur={() => onTouch(name)}
        onChange={(event) => onChange({ [name]: event.target.value })}
      >
        <option value="">{t.selectCountry}</option>
        {countries.map((country) => (
          <option key={country.code} value={country.code}>
            {country.name}
          </option>
        ))}
      </select>
      {problem && (
        <p id={`${name}-problem`} className="field-error">
          {say(problem)}
        </p>
      )}
    </div>
  )
}
