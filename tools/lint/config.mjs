import eslint from "@eslint/js"
import medusa from "@medusajs/eslint-plugin"
import { createNodeResolver, importX } from "eslint-plugin-import-x"
import reactHooks from "eslint-plugin-react-hooks"
import tseslint from "typescript-eslint"
import { NAME_ZONES, pathZones, PURITY, TEXTS_IN_CATALOGUE } from "./boundaries.mjs"

const TYPESCRIPT = ["**/*.{ts,tsx,mts,cts}"]
const TESTS = ["**/*.{test,spec}.{ts,tsx,mjs}", "**/__tests__/**/*", "integration-tests/**/*", "storefront/e2e/**/*"]
const NODE_GLOBALS = ["process", "console", "Buffer", "URL", "AbortSignal", "AbortController", "fetch", "performance"]
const TIMERS = ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "setImmediate"]
const JEST_GLOBALS = ["describe", "it", "test", "expect", "jest", "beforeAll", "beforeEach", "afterAll", "afterEach"]

/**
 * The whole house's lint configuration.
 * @param {string} root the repository
 */
export function houseConfig(root) {
  return [
    { ignores: ["**/node_modules/", "**/dist/", "**/.next/", "**/.medusa/", ".billet/", "**/next-env.d.ts", "**/test-results/", "tools/bench/stock-medusa/", "integration-tests/support/api-types.d.ts"] },
    { linterOptions: { reportUnusedDisableDirectives: "error" } },
    eslint.configs.recommended,
    ...tseslint.configs.strict.map((config) => ({ files: TYPESCRIPT, ...config })),
    ...medusaRules(),
    houseStyle(),
    { files: TYPESCRIPT, rules: TYPESCRIPT_RULES },
    { files: ["**/*.{js,mjs,cjs}"], languageOptions: { globals: readonly([...NODE_GLOBALS, ...TIMERS, "module", "exports", "require", "__dirname"]) } },
    { files: ["**/*.cjs", "jest.config.js"], languageOptions: { sourceType: "commonjs" } },
    { files: [...TESTS, "tools/jest/*"], languageOptions: { globals: readonly(JEST_GLOBALS) } },
    { files: ["storefront/**/*.{ts,tsx}", "src/admin/**/*.{ts,tsx}"], ...reactHooks.configs.flat.recommended },
    ...boundaries(root),
    ...EXCEPTIONS,
  ]
}

const TYPESCRIPT_RULES = {
  "no-undef": "off",
  "@typescript-eslint/no-explicit-any": "error",
  "@typescript-eslint/no-non-null-assertion": "error",
  "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_", ignoreRestSiblings: true }],
  // Medusa's services and workflows are classes and functions without a body of their own.
  "@typescript-eslint/no-extraneous-class": ["error", { allowEmpty: true, allowWithDecorator: true }],
}

const EXCEPTIONS = [
  { files: TESTS, rules: { "@typescript-eslint/no-empty-function": "off" } },
  // Written by `medusa db:generate`.
  { files: ["src/modules/*/migrations/**/*"], rules: { semi: "off", quotes: "off", "max-len": "off" } },
  // A resource folder lists its own middlewares; src/api/middlewares.ts gathers them.
  { files: ["src/api/*/**/middlewares.ts"], rules: { "@medusajs/middlewares-file-location-and-name": "off" } },
  // What fails here fails at boot or on a command line, not in an answer to a client.
  { files: ["src/config/**/*", "src/scripts/**/*"], rules: { "@medusajs/use-medusa-error-not-generic-error": "off" } },
  // The type of a workflow's input when it has none.
  { files: ["src/workflows/**/*"], rules: { "@typescript-eslint/no-invalid-void-type": "off" } },
  { files: ["tools/**/*", "storefront/e2e/**/*"], rules: { "no-console": "off" } },
]

function houseStyle() {
  return {
    rules: {
      semi: ["error", "never", { beforeStatementContinuationChars: "always" }],
      quotes: ["error", "double", { avoidEscape: true, allowTemplateLiterals: true }],
      "max-len": ["error", { code: 130, ignoreUrls: true, ignoreStrings: true, ignoreTemplateLiterals: true, ignoreRegExpLiterals: true }],
      eqeqeq: ["error", "always", { null: "ignore" }],
      "no-console": ["error", { allow: ["warn", "error"] }],
      // Text from outside is checked for control characters here and there: they are meant.
      "no-control-regex": "off",
    },
  }
}

/** Medusa's recommended rules, kept to src: their patterns would also match folders of the storefront. */
function medusaRules() {
  return medusa.configs.recommended
    .filter((config) => config.rules || config.plugins)
    .map((config) => ({
      ...config,
      ...(config.files ? { files: config.files.map((pattern) => ["src/**/*", pattern]), ignores: [...(config.ignores ?? []), ...TESTS] } : {}),
    }))
}

function boundaries(root) {
  return [
    {
      files: ["src/**/*", "backend/**/*", "storefront/**/*"],
      ignores: TESTS,
      plugins: { "import-x": importX },
      settings: { "import-x/resolver-next": [createNodeResolver({ extensions: [".ts", ".tsx", ".mjs", ".js", ".json"] })] },
      rules: { "import-x/no-restricted-paths": ["error", { basePath: root, zones: pathZones(root) }] },
    },
    ...NAME_ZONES.map(({ files, patterns }) => ({ files, rules: { "no-restricted-imports": ["error", { patterns }] } })),
    { files: ["backend/src/**/*.ts"], ignores: TESTS, rules: PURITY },
    textsInCatalogue(),
  ]
}

function textsInCatalogue() {
  const { files, ignores, selectors, message } = TEXTS_IN_CATALOGUE
  return { files, ignores, rules: { "no-restricted-syntax": ["error", ...selectors.map((selector) => ({ selector, message }))] } }
}

function readonly(names) {
  return Object.fromEntries(names.map((name) => [name, "readonly"]))
}
