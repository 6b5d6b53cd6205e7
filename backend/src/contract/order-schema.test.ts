import { OrderBillingAddressSchema, OrderShippingAddressSchema, PlaceOrderBodySchema } from "./order-schema"

const address = {
  firstName: "Zoë",
  lastName: "O’Brien-Núñez Jr.",
  line1: "4100 Clinton Drive, Bldg #3",
  city: "Houston",
  postalCode: "77020",
  country: "us",
}

function problemsOf(changes: Record<string, unknown>, schema = OrderShippingAddressSchema): [string, string][] {
  const result = schema.safeParse({ ...address, ...changes })
  return (result.error?.issues ?? []).map((issue) => [issue.path.join("."), issue.message])
}

describe("an address of an order", () => {
  it("is trimmed, its blanks are left out and its country is in upper case", () => {
    const typed = { ...address, lastName: " Reyes ", company: " ", line2: "", state: null, phone: " +1 (713) 555-0100 " }
    expect(OrderShippingAddressSchema.parse(typed)).toEqual({
      ...{ ...address, lastName: "Reyes", country: "US", phone: "+1 (713) 555-0100" },
    })
  })

  it.each([
    ["firstName", "", "First name is required"],
    ["firstName", undefined, "First name is required"],
    ["firstName", "A".repeat(51), "First name must be less than 50 characters"],
    ["firstName", "Dana 2", "First name contains invalid characters"],
    ["lastName", "<b>", "Last name contains invalid characters"],
    ["company", "A".repeat(101), "Company name must be less than 100 characters"],
    ["company", "Lone Star; Ltd", "Company name contains invalid characters"],
    ["line1", "", "Shipping address line 1 is required"],
    ["line1", "5 Mill <Road>", "Address contains invalid characters"],
    ["line2", "A".repeat(101), "Shipping address line 2 must be less than 100 characters"],
    ["city", "Houston 5", "City contains invalid characters"],
    ["state", "A".repeat(51), "State must be less than 50 characters"],
    ["postalCode", "", "Postal code is required"],
    ["postalCode", "ZZ", "Postal code is invalid"],
    ["country", "QQ", "Country is not in the list"],
    ["phone", "123456", "Phone number must be at least 7 digits"],
    ["phone", "1".repeat(19), "Phone number must be less than 18 characters"],
    ["phone", "0713555010", "Invalid phone number format"],
    ["phone", "call the gate", "Invalid phone number format"],
  ])("is refused for %s %j with one message", (field, value, message) => {
    expect(problemsOf({ [field]: value })).toEqual([[field, message]])
  })

  it("says of a bill's first line that it is the bill's", () => {
    expect(problemsOf({ line1: " " }, OrderBillingAddressSchema)).toEqual([["line1", "Billing address line 1 is required"]])
  })
})

describe("an order that is placed", () => {
  it("is refused with every field that breaks a rule, of both addresses", () => {
    const body = {
      ...{ paymentMethod: "ACCOUNT", purchaseOrderNumber: "x".repeat(41), expectedTotal: 1, customerNotes: "x".repeat(1001) },
      shippingAddress: { ...address, city: "Houston 5" },
      billingAddress: { ...address, phone: "0" },
    }
    const issues = PlaceOrderBodySchema.safeParse(body).error?.issues ?? []
    expect(issues.map(({ path, message }) => [path.join("."), message])).toEqual([
      ["purchaseOrderNumber", "Purchase order number must be less than 40 characters"],
      ["shippingAddress.city", "City contains invalid characters"],
      ["billingAddress.phone", "Phone number must be at least 7 digits"],
      ["customerNotes", "Notes must be less than 1000 characters"],
    ])
  })
})
