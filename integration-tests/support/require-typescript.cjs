const { readFileSync } = require("node:fs")
const { transformSync } = require("@swc/core")

/** Lets a process that a test starts by itself read the sources as they are. */
const options = {
  swcrc: false,
  jsc: { parser: { syntax: "typescript", decorators: true }, transform: { legacyDecorator: true, decoratorMetadata: true }, target: "es2022" },
  module: { type: "commonjs" },
}
require.extensions[".ts"] = (module, filename) =>
  module._compile(transformSync(readFileSync(filename, "utf8"), { ...options, filename }).code, filename)
