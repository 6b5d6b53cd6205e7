/** For all projects: TypeScript by SWC, with the decorators Medusa's services use. */
const swc = [
  "@swc/jest",
  {
    jsc: {
      target: "es2022",
      parser: { syntax: "typescript", tsx: true, decorators: true },
      transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: "automatic" } },
    },
    module: { type: "commonjs" },
    sourceMaps: "inline",
  },
]

const common = {
  rootDir: __dirname,
  cacheDirectory: "<rootDir>/node_modules/.cache/billet/jest",
  testEnvironment: "node",
  setupFilesAfterEnv: ["<rootDir>/tools/jest/patience.cjs"],
  transform: { "\\.[cm]?[jt]sx?$": swc },
  moduleFileExtensions: ["ts", "tsx", "js", "mjs", "cjs", "json", "node"],
  // Build outputs carry copies of package.json and would confuse Jest's map of the tree.
  modulePathIgnorePatterns: ["<rootDir>/.medusa/", "<rootDir>/storefront/.next/", "<rootDir>/tools/bench/", "<rootDir>/.billet/"],
}

const withDatabase = { setupFiles: ["<rootDir>/tools/jest/environment.cjs"] }

module.exports = {
  // What the shops of one file leave behind adds up: the process is a new one when it has grown so far.
  workerIdleMemoryLimit: "1200MB",
  projects: [
    {
      ...common,
      displayName: "unit",
      testMatch: [
        "<rootDir>/backend/src/**/*.test.ts",
        "<rootDir>/storefront/src/**/*.test.{ts,tsx}",
        "<rootDir>/src/{workflows,api,config,admin,modules,scripts,search}/**/*.test.{ts,tsx}",
        "<rootDir>/tools/__tests__/**/*.test.mjs",
      ],
      moduleNameMapper: { "^@/(.*)$": "<rootDir>/storefront/src/$1" },
    },
    {
      ...common,
      ...withDatabase,
      displayName: "module",
      testMatch: ["<rootDir>/src/modules/**/__tests__/**/*.spec.ts", "<rootDir>/tools/__tests__/**/*.spec.mjs"],
    },
    { ...common, ...withDatabase, displayName: "http", testMatch: ["<rootDir>/integration-tests/http/**/*.spec.ts"] },
  ],
}
