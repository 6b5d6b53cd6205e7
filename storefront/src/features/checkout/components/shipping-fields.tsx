"use client"

import { COUNTRIES } from "@billet/backend/contract"
import type { CheckoutForm, CheckoutProblems } from "../checkout-form"
import styles from "./checkout.module.css"
import { TextField } from "./text-field"

type Props = { form: CheckoutForm; problems: CheckoutProblems; onChange: (change: Partial<CheckoutForm>) => void }

/** Where the metal goes; opens with the company's address. */
export function ShippingFields(props: Props) {
  const { form, problems, onChange } = props
  return (
    <section className={styles.section} aria-labelledby="ship-to">
      <h2 id="ship-to">Ship to</h2>
      <div className={styles.pair}>
        <TextField {...props} name="firstName" label="First name" autoComplete="shipping given-name" required />
        <TextField {...props} name="lastName" label="Last name" autoComplete="shipping family-name" required />
      </div>
      <TextField {...props} name="company" label="Company" autoComplete="shipping organization" />
      <TextField {...props} name="line1" label="Address Line 1" autoComplete="shipping address-line1" required />
      <TextField {...props} name="line2" label="Address Line 2 (optional)" autoComplete="shipping address-line2" />
      <div className={styles.triple}>
        <TextField {...props} name="city" label="City" autoComplete="shipping address-level2" required />
        <TextField {...props} name="state" label="State/Province" autoComplete="shipping address-level1" />
        <TextField {...props} name="postalCode" label="Postal Code" autoComplete="shipping postal-code" required />
      </div>
      <div className={styles.pair}>
        <div className="field">
          <label htmlFor="country">Country</label>
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
            <option value="">Select Country *</option>
            {COUNTRIES.map((country) => (
              <option key={country.code} value={country.code}>
                {country.name}
              </option>
            ))}
          </select>
          {problems.country && (
            <p id="country-problem" className="field-error">
              {problems.country}
            </p>
          )}
        </div>
        <TextField {...props} name="phone" label="Phone (optional)" type="tel" autoComplete="shipping tel" />
      </div>
    </section>
  )
}
