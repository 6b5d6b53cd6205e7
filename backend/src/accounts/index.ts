export {
  BillingAddressSchema,
  CompanyAddressSchema,
  CompanyDetailsSchema,
  ContactSchema,
  PersonSchema,
  ProfileSchema,
  ShippingAddressSchema,
  addressSchemaOf,
  type AddressKind,
  type PostalAddress,
  type Profile,
  type ProfileInput,
} from "../contract"
export * from "./account-transitions"
export * from "./admin-routes/admin-access"
export * from "./admin-routes/admin-routes"
export * from "./admin-routes/hidden-relations"
export * from "./auto-approval"
export * from "./buyer-rights"
export * from "./company-match"
export * from "./company-merge"
export * from "./company-name"
export * from "./company-roles"
export * from "./free-mail-domains"
export * from "./mask-secrets"
export * from "./password-problem"
export * from "./permissions"
export * from "./provider-person"
export * from "./second-factor"
export * from "./session-limits"
export * from "./sign-in-limits"
export * from "./seen-notifications"
export * from "./spending-limit"
export * from "./trigram-similarity"
export * from "./trust-score"
export * from "./verification-requests"
