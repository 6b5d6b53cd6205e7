/** Every condition of a rule in one form, {field, operator, value}: its lists and its days are conditions too. */
export function conditionsOf(rule) {
  const list = (field, value) => (value.length > 0 ? [{ field, operator: "IN", value }] : [])
  return [
    ...list("productCode", rule.productCodes),
    ...list("customerSegment", rule.customerSegments),
    ...list("coid", rule.coids),
    ...rule.conditions,
    ...(rule.effectiveDate ? [{ field: "day", operator: "GREATER_THAN_OR_EQUAL", value: dayNumber(rule.effectiveDate) }] : []),
    ...(rule.expiryDate ? [{ field: "day", operator: "LESS_THAN_OR_EQUAL", value: dayNumber(rule.expiryDate) }] : []),
  ]
}

/** A line's facts as one flat object, as the peers take them. */
export function flatFacts({ item, line, buyer, coid, date }) {
  const quantity = Math.round(Number(line.amount) * line.pieces * 1e4) / 1e4
  return { ...item, ...buyer, coid, quantity, pieces: line.pieces, day: dayNumber(date) }
}

function dayNumber(date) {
  return Math.floor(Date.parse(date) / 86_400_000)
}
