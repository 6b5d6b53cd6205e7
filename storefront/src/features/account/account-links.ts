import { paths } from "../../lib/paths"

/** The four entries of the account's side navigation (specification section 2). */
export const ACCOUNT_LINKS = [
  { label: "Profile", href: paths.profile },
  { label: "Orders", href: paths.orders },
  { label: "Contact Us", href: paths.contact },
  { label: "FAQs", href: paths.questions },
] as const
