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
export * from "./auto-approval"
export * from "./buyer-rights"
export * from "./company-match"
export * from "./company-name"
export * from "./free-mail-domains"
export * from "./permissions"
export * from "./trigram-similarity"
export * from "./trust-score"
export * from "./verification-requests"
