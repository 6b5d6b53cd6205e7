/** The lock under which an address gets its account. */
export const registrationLock = (email: string): string => `metal-registration:${email}`
