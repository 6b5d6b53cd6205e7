import { catalogue } from "../catalogue"

/** Entries of the account's side navigation, which the header's menu repeats. */
export const accountLinkTexts = catalogue("accountLink", {
  links: {
    profile: "Profile",
    orders: "Orders",
    lists: "Lists",
    company: "Company",
    credit: "Credit",
    contact: "Contact Us",
    questions: "FAQs",
  },
})
