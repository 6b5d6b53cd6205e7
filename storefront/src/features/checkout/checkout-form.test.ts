import { checkoutProblems, formFieldOf, initialForm, toOrderBody } from "./checkout-form"

const address = {
  firstName: "Dana",
  lastName: "Reyes",
  company: "Lone Star",
  line1: "4100 Clinton Drive",
  city: "Houston",
  postalCode: "77020",
  country: "US",
}
const form = { ...initialForm(address, { firstName: "D", lastName: "R" }), purchaseOrderNumber: " PO-7 " }

describe("the checkout form", () => {
  it("opens with the company's address, and the buyer's name where it has none", () => {
    expect(form).toMatchObject({ firstName: "Dana", line1: "4100 Clinton Drive", line2: "", deliveryDate: "" })
    expect(initialForm(undefined, { firstName: "Dana", lastName: "Reyes" })).toMatchObject({ firstName: "Dana", line1: "" })
  })

  it("names what is missing", () => {
    expect(checkoutProblems(form)).toEqual({})
    expect(checkoutProblems({ ...form, purchaseOrderNumber: " ", line1: "" })).toEqual({
      purchaseOrderNumber: "Purchase order number is required",
      line1: "Shipping address line 1 is required",
    })
  })

  it("becomes an order with the total the buyer saw, blanks left out", () => {
    expect(toOrderBody(form, address, 12.5)).toEqual({
      paymentMethod: "ACCOUNT",
      purchaseOrderNumber: "PO-7",
      shippingAddress: address,
      billingAddress: address,
      expectedTotal: 12.5,
    })
  })

  it.each([
    ["shippingAddress.line1", "line1"],
    ["purchaseOrderNumber", "purchaseOrderNumber"],
    ["billingAddress.line1", null],
    ["", null],
  ])("finds the field of the refusal %j", (path, field) => {
    expect(formFieldOf(path)).toBe(field)
  })
})
