const format = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" })

/** Whole US cents as a mail writes them. */
export const usd = (cents: number) => format.format(cents / 100)
