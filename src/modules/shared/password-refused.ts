/** What stands before the reason when a password may not be chosen: Medusa hands on an error's text alone. */
export const PASSWORD_REFUSED = "Password refused: "
