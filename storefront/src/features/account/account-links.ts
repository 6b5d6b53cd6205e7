import { paths } from "../../lib/paths"

/** The account's side navigation: the specification's four entries (section 2), with lists, company and credit among them. */
export const ACCOUNT_LINKS = [
  { label: "Profile", href: paths.profile },
  { label: "Orders", href: paths.orders },
  { label: "Lists", href: paths.lists },
  { label: "Company", href: paths.company },
  { label: "Credit", href: paths.credit },
  { label: "Contact Us", href: paths.contact },
  { label: "FAQs", href: paths.questions },
] as const
