import ts from "typescript"
import { createFormatter, createParser, DEFAULT_CONFIG, SchemaGenerator } from "ts-json-schema-generator"
import { CONTRACT, plainContract } from "./plain-contract.mjs"

const CONFIG = {
  ...DEFAULT_CONFIG,
  path: CONTRACT,
  expose: "export",
  additionalProperties: false,
  encodeRefs: false,
  skipTypeCheck: true,
  strictTuples: true,
}
/** Answers that are named after what they show. */
const VIEWS = ["BuyerView", "InvitationView", "ProfileView"]

function answerNames(program) {
  const checker = program.getTypeChecker()
  const contract = checker.getSymbolAtLocation(program.getSourceFile(CONTRACT))
  const isType = (symbol) =>
    Boolean((symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol).flags & ts.SymbolFlags.Type)
  return checker
    .getExportsOfModule(contract)
    .filter((symbol) => isType(symbol) && (symbol.name.endsWith("Answer") || VIEWS.includes(symbol.name)))
    .map(({ name }) => name)
    .sort()
}

/** JSON schemas of every answer of the contract, and of the types they are made of, by name. */
export function answerSchemas() {
  const program = plainContract()
  const generator = new SchemaGenerator(program, createParser(program, CONFIG), createFormatter(CONFIG), CONFIG)
  const { definitions } = generator.createSchema("ErrorAnswer")
  const all = answerNames(program).reduce(
    (known, name) => Object.assign(known, generator.createSchema(name).definitions),
    definitions,
  )
  const lines = Object.entries(all)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, schema]) => `${JSON.stringify(name)}:${JSON.stringify(schema)}`)
  return `{\n${lines.join(",\n").replaceAll('"#/definitions/', '"#/components/schemas/')}\n}\n`
}
