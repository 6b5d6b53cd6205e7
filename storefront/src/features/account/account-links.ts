import { paths } from "../../lib/paths"

/** The account's side navigation: the specification's four entries (section 2), with lists, company and credit among them. */
export const ACCOUNT_LINKS = [
  { name: "profile", href: paths.profile },
  { name: "orders", href: paths.orders },
  { name: "lists", href: paths.lists },
  { name: "company", href: paths.company },
  { name: "credit", href: paths.credit },
  { name: "contact", href: paths.contact },
  { name: "questions", href: paths.questions },
] as const
