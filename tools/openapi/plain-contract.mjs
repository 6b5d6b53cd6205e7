import { join } from "node:path"
import ts from "typescript"
import { ROOT } from "../lib/places.mjs"

/** The file that exports the whole contract. */
export const CONTRACT = join(ROOT, "backend/src/contract/index.ts")
const INFERRED = /^z\.(infer|input|output)$/
const WRITE =
  ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.InTypeAlias | ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType

function optionsOf() {
  const path = join(ROOT, "backend/tsconfig.json")
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(path, ts.sys.readFile).config,
    ts.sys,
    join(ROOT, "backend"),
  )
  return { ...options, noEmit: true, incremental: false, composite: false, tsBuildInfoFile: undefined }
}

/** Every type a schema infers in a file, with what it is written out. */
function inferredIn(file, checker) {
  const found = []
  const visit = (node) => {
    if (ts.isTypeReferenceNode(node) && INFERRED.test(node.typeName.getText())) {
      found.push({
        from: node.getStart(),
        to: node.end,
        text: checker.typeToString(checker.getTypeFromTypeNode(node), undefined, WRITE),
      })
    } else ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

function withPlainTypes(file, checker) {
  return inferredIn(file, checker).reduceRight(
    (text, { from, to, text: plain }) => `${text.slice(0, from)}(${plain})${text.slice(to)}`,
    file.text,
  )
}

/**
 * The contract as a TypeScript program in which the types that zod infers are written out: what reads types by their
 * syntax understands them then.
 */
export function plainContract() {
  const options = optionsOf()
  const program = ts.createProgram([CONTRACT], options)
  const checker = program.getTypeChecker()
  const texts = new Map(
    program
      .getSourceFiles()
      .filter(({ fileName }) => fileName.includes("/backend/src/"))
      .map((file) => [file.fileName, withPlainTypes(file, checker)]),
  )
  const host = ts.createCompilerHost(options)
  const { getSourceFile } = host
  host.getSourceFile = (name, version, ...rest) =>
    texts.has(name) ? ts.createSourceFile(name, texts.get(name), version, true) : getSourceFile.call(host, name, version, ...rest)
  return ts.createProgram([CONTRACT], options, host)
}
