import type { BuyerView } from "@billet/backend/contract"
import { useTexts } from "#use-texts"
import { checkoutTexts } from "@/texts/en/checkout"
import { fill } from "@/texts/fill"

/** Why who is signed in may fill a cart but not order it; nothing for who may. */
export function MayNotOrder({ buyer }: { buyer: Pick<BuyerView, "canOrder" | "company"> }) {
  const t = useTexts(checkoutTexts)
  const { canOrder, company } = buyer
  if (canOrder) return null
  return (
    <p className="banner" role="status">
      {company?.role === "VIEWER" ? fill(t.inNameYouMayLook, { name: company.name }) : t.yourAccountMayNotOrder}
    </p>
  )
}
