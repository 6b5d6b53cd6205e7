/** What is locked while a buyer's one open cart is looked for, made or joined with another. */
export const buyerLock = (customerId: string) => `metal-buyer:${customerId}`
