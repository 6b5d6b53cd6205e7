import { problemText, reasonText, type Problem } from "./result"

const refused = (message: string, ...fields: Problem["fields"]): Problem => ({
  status: 400,
  type: "invalid_data",
  message,
  fields,
})
const CITY = { field: "shippingAddress.city", reason: "City contains invalid characters" }
const say = (sentence: string) => sentence.replace("City", "Ciudad")

describe("why a request was refused", () => {
  it.each([
    [
      "its fields' reasons without their names",
      refused(`${CITY.field}: ${CITY.reason}`, CITY),
      "Ciudad contains invalid characters",
    ],
    ["a reason once", refused("", CITY, { ...CITY, field: "billingAddress.city" }), "Ciudad contains invalid characters"],
    ["every reason", refused("", CITY, { field: "line1", reason: "Too long" }), "Ciudad contains invalid characters; Too long"],
    ["its message where no field is named", refused("City is not served"), "Ciudad is not served"],
  ])("is %s", (_, problem, text) => expect(reasonText(problem, say)).toBe(text))
})

describe("the sentence of a problem", () => {
  it.each([
    [refused("City is not served"), "Ciudad is not served"],
    [refused("Nothing was saved", CITY), "Nothing was saved (shippingAddress.city: Ciudad contains invalid characters)"],
    [refused("Nothing was saved", { field: "", reason: "City is closed" }), "Nothing was saved (Ciudad is closed)"],
  ])("%o", (problem, text) => expect(problemText(problem, say)).toBe(text))
})
