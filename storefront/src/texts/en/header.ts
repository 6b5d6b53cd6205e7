import { catalogue } from "../catalogue"

export const headerTexts = catalogue("header", {
  signIn: "Sign in",
  signOut: "Sign out",
  countLines: {
    one: "{count} line",
    other: "{count} lines",
  },
  cartCount: "Cart, {count}",
  cart: "Cart",
  servedFrom: "Served from",
  deliverTo: "Deliver to",
  stock: "Stock",
  searchStock: "Search stock",
  codeGradeUnsOrSize: "Code, grade, UNS or size, such as 4.5 bar",
})
