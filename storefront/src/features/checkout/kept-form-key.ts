/** The checkout that was begun last in this browser stands under this key. */
export const KEPT_FORM_KEY = "checkout"
