import type { BuyerView } from "@billet/backend/contract"
import {
  billedTo,
  billingAddressOf,
  chosenAddress,
  formFieldOf,
  initialForm,
  paymentMethodsOf,
  toOrderBody,
} from "./checkout-form"

const address = {
  firstName: "Dana",
  lastName: "Reyes",
  company: "Lone Star",
  line1: "4100 Clinton Drive",
  city: "Houston",
  postalCode: "77020",
  country: "US",
}
const form = { ...initialForm({ company: address }, { firstName: "D", lastName: "R" }), purchaseOrderNumber: " PO-7 " }

describe("the checkout form", () => {
  it("opens with the company's address, and the buyer's name where it has none", () => {
    expect(form).toMatchObject({ firstName: "Dana", line1: "4100 Clinton Drive", line2: "", deliveryDate: "" })
    expect(initialForm({}, { firstName: "Dana", lastName: "Reyes" })).toMatchObject({ firstName: "Dana", line1: "" })
  })

  it("opens with where the buyer has things sent, and bills the company unless somebody else is chosen", () => {
    const depot = { ...address, line1: "1 Depot Road" }
    const known = { company: address, shipping: depot }
    const opened = initialForm(known, { firstName: "Dana", lastName: "Reyes" })
    expect([opened.line1, opened.billTo, chosenAddress(opened, known)]).toEqual(["1 Depot Road", "company", "shipping"])
    expect(chosenAddress({ ...opened, city: "Austin" }, known)).toBe("other")
    expect(billingAddressOf(opened, known)).toBe(address)
    expect(billingAddressOf({ ...opened, billTo: "same" }, known)).toBeUndefined()
    expect(billingAddressOf({ ...opened, billTo: "billing" }, known)).toBeUndefined()
  })

  it("bills an address that is typed, which begins with who takes the metal and is not overwritten", () => {
    const begun = { ...form, ...billedTo(form, "other") }
    expect(billingAddressOf(begun, {})).toEqual({ firstName: "Dana", lastName: "Reyes", company: "Lone Star", country: "US" })
    const typed = { ...begun, billingLine1: " PO box 9 ", billingCity: "Dallas", billingFirstName: "" }
    expect(billingAddressOf(typed, { company: address })).toEqual({
      ...{ lastName: "Reyes", company: "Lone Star", line1: "PO box 9", city: "Dallas", country: "US" },
    })
    expect(billedTo({ ...typed, billTo: "same" }, "other")).toEqual({ billTo: "other" })
    expect(billedTo(form, "same")).toEqual({ billTo: "same" })
  })

  it("becomes an order with the total the buyer saw, blanks left out", () => {
    expect(toOrderBody({ ...form, purchaseOrderNumber: " " }, "STRIPE", address, 12.5)).toMatchObject({
      paymentMethod: "STRIPE",
      purchaseOrderNumber: undefined,
    })
    expect(toOrderBody(form, "ACCOUNT", address, 12.5)).toEqual({
      paymentMethod: "ACCOUNT",
      purchaseOrderNumber: "PO-7",
      shippingAddress: address,
      billingAddress: address,
      expectedTotal: 12.5,
    })
  })

  it("offers the account to who has terms that stand, and the card where it is taken", () => {
    const terms = { limit: 100, openBalance: 0, days: 30, hold: false }
    const buyer = { canOrder: true, canPayByCard: true, accessLevel: "PREMIUM", company: { terms } } as BuyerView
    expect(paymentMethodsOf(buyer)).toEqual(["ACCOUNT", "STRIPE"])
    expect(paymentMethodsOf({ ...buyer, canPayByCard: false })).toEqual(["ACCOUNT"])
    expect(paymentMethodsOf({ ...buyer, accessLevel: "STANDARD" })).toEqual(["STRIPE"])
    expect(paymentMethodsOf({ ...buyer, company: null })).toEqual(["STRIPE"])
    const held = { ...buyer, company: { terms: { ...terms, hold: true } } } as BuyerView
    expect(paymentMethodsOf(held)).toEqual(["STRIPE"])
  })

  it.each([
    ["shippingAddress.line1", "company", "line1"],
    ["body.shippingAddress.phone", "company", "phone"],
    ["purchaseOrderNumber", "company", "purchaseOrderNumber"],
    ["billingAddress.line1", "other", "billingLine1"],
    ["billingAddress.phone", "other", "billingPhone"],
    ["billingAddress.line1", "company", "billTo"],
    ["billingAddress", "other", "billTo"],
    ["expectedTotal", "other", null],
    ["toString", "other", null],
    ["", "other", null],
  ])("finds the field of the refusal %j where %j is billed", (path, billTo, field) => {
    expect(formFieldOf(path, { billTo })).toBe(field)
  })
})
