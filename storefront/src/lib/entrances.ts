import { withQuery } from "./with-query"

/** The addresses every page leads to; of all the others (`paths`) a page's first script needs none. */
export const entrances = {
  home: "/home",
  products: "/products",
  cart: "/cart",
  contact: "/contact",
  search: (text: string) => withQuery("/products", { search: text }),
  signIn: (callbackUrl?: string, error?: string) => withQuery("/auth/signin", { error, callbackUrl }),
} as const
