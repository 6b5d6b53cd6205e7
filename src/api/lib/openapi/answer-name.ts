import schemas from "./answer-schemas.json"

/** A type of the contract whose schema `npm run openapi` has written. */
export type AnswerName = keyof typeof schemas
