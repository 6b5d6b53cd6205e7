import { Icon } from "@/components/icon"

/** Says that it is done, and what happens next. */
export function ConfirmationNote() {
  return (
    <p className="banner success" role="status">
      <Icon name="check" />
      <span>
        <strong>Order placed.</strong> The stock is reserved. Next we check the cut; you can follow every step under Orders.
      </span>
    </p>
  )
}
